//! Measures the server with Age of Discovery: `cargo run --release -p server --example load -- [SECONDS] [CLIENTS...]`.

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> anyhow::Result<()> {
    let numbers: Vec<usize> = std::env::args().skip(1).map(|a| a.parse()).collect::<Result<_, _>>()?;
    let (seconds, clients) = numbers.split_first().map_or((5, &[50, 200, 1000][..]), |(s, rest)| (*s, rest));
    let games = || vec![server::game::<age_of_discovery_table::Atlas>()];
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report =
        runtime.block_on(server::bench::bench(games, "age-of-discovery", clients, seconds as u64))?;
    println!("{}", serde_json::to_string_pretty(&report)?);
    Ok(())
}
