//! Randomness from the operating system, for seeds, tokens and ids.

/// `N` random bytes. Without them nothing here is safe, so there is no way on.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(why) = getrandom::fill(&mut bytes) {
        tracing::error!("the operating system gives no randomness: {why}");
        std::process::abort();
    }
    bytes
}

/// 256 bits as hexadecimal digits: a token nobody can guess.
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// A short name for a table, a person or an invitation: `len` letters and digits that are not mistaken for others.
pub fn name(len: usize) -> String {
    const SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789z";
    let bytes = bytes::<32>();
    bytes.iter().take(len.min(32)).map(|b| SIGNS[(b % 31) as usize] as char).collect()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// 0 to `n - 1`, for bots; 0 of nothing.
pub fn below(n: usize) -> usize {
    (u64::from_le_bytes(bytes()) % n.max(1) as u64) as usize
}
