//! Colours that are mixed of others.

use crate::sheet::parts;

/// `color-mix(in srgb, #aaa 30%, #bbb)` as one colour; none where it is something else.
pub fn mixed(value: &str) -> Option<String> {
    let inside = value.trim().strip_prefix("color-mix(in srgb,")?.strip_suffix(')')?;
    let [one, other] = parts(inside, ',')[..] else { return None };
    let (one, share) = shared(one)?;
    let (other, rest) = shared(other)?;
    let share = share.or(rest.map(|rest| 1.0 - rest)).unwrap_or(0.5);
    let mix: [u8; 4] = std::array::from_fn(|i| {
        (f32::from(one[i]) * share + f32::from(other[i]) * (1.0 - share)).round() as u8
    });
    Some(format!("#{:02x}{:02x}{:02x}{:02x}", mix[0], mix[1], mix[2], mix[3]))
}

/// A colour and how much of it, as a part of one.
fn shared(text: &str) -> Option<([u8; 4], Option<f32>)> {
    let text = text.trim();
    match text.strip_suffix('%').and_then(|text| text.rsplit_once(' ')) {
        Some((colour, percent)) => Some((rgba(colour.trim())?, Some(percent.parse::<f32>().ok()? / 100.0))),
        None => Some((rgba(text)?, None)),
    }
}

/// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`.
fn rgba(text: &str) -> Option<[u8; 4]> {
    if text == "transparent" {
        return Some([0; 4]);
    }
    let digits: Vec<u8> =
        text.strip_prefix('#')?.chars().map(|c| c.to_digit(16).map(|n| n as u8)).collect::<Option<_>>()?;
    let channels: Vec<u8> = match digits.len() {
        3 | 4 => digits.iter().map(|n| n * 17).collect(),
        6 | 8 => digits.chunks(2).map(|two| two[0] * 16 + two[1]).collect(),
        _ => return None,
    };
    Some(std::array::from_fn(|i| channels.get(i).copied().unwrap_or(255)))
}

#[cfg(test)]
mod tests {
    use super::mixed;

    #[test]
    fn two_colours_make_one() {
        assert_eq!(mixed("color-mix(in srgb, #000 25%, #fff)").as_deref(), Some("#bfbfbfff"));
        assert_eq!(mixed("color-mix(in srgb, #102030, #304050)").as_deref(), Some("#203040ff"));
        assert_eq!(mixed("color-mix(in srgb, #000, #fff 25%)").as_deref(), Some("#404040ff"));
        assert_eq!(mixed("color-mix(in oklab, #000, #fff)"), None);
        assert_eq!(mixed("color-mix(in srgb, red, #fff)"), None);
    }
}
