//! How much room letters take on a board, where nothing wraps by itself. The widths are those of the widest faces that the
//! styles may fall back on, so what fits here fits everywhere.

/// A face of letters, as the boards use them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letters {
    /// Without serifs.
    Plain,
    /// Bold, without serifs.
    Bold,
    /// Bold letters with serifs: titles and names.
    Serif,
}

/// From the space to the tilde, in hundredths of the size.
const PLAIN: [u8; 95] = [
    28, 28, 35, 56, 56, 89, 67, 19, 33, 33, 39, 58, 28, 33, 28, 28, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56,
    28, 28, 58, 58, 58, 56, 102, 67, 67, 72, 72, 67, 61, 78, 72, 28, 50, 67, 56, 83, 72, 78, 67, 78, 72, 67,
    61, 72, 67, 94, 67, 67, 61, 28, 28, 28, 47, 56, 33, 56, 56, 50, 56, 56, 28, 56, 56, 22, 22, 50, 22, 83,
    56, 56, 56, 56, 33, 50, 28, 56, 50, 72, 50, 50, 50, 33, 26, 33, 58,
];
const BOLD: [u8; 95] = [
    28, 33, 47, 56, 56, 89, 72, 24, 33, 33, 39, 58, 28, 33, 28, 28, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56,
    33, 33, 58, 58, 58, 61, 98, 72, 72, 72, 72, 67, 61, 78, 72, 28, 56, 72, 61, 83, 72, 78, 67, 78, 72, 67,
    61, 72, 67, 94, 67, 67, 61, 33, 28, 33, 58, 56, 33, 56, 61, 56, 61, 56, 33, 61, 61, 28, 28, 56, 28, 89,
    61, 61, 61, 61, 39, 56, 33, 61, 56, 78, 56, 56, 50, 39, 28, 39, 58,
];
const SERIF: [u8; 95] = [
    35, 44, 52, 84, 70, 95, 90, 31, 47, 47, 52, 84, 35, 42, 35, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    37, 37, 84, 84, 84, 59, 100, 78, 85, 80, 87, 76, 71, 85, 94, 47, 47, 87, 70, 111, 91, 87, 75, 87, 83, 72,
    74, 87, 78, 112, 78, 71, 73, 47, 37, 47, 84, 50, 50, 65, 70, 61, 70, 64, 43, 70, 73, 38, 36, 69, 38, 106,
    73, 67, 70, 70, 53, 56, 46, 73, 58, 86, 60, 58, 57, 64, 36, 64, 84,
];

/// A letter without its accent, or a sign that is as wide.
fn plain(c: char) -> char {
    match c {
        'à' | 'â' | 'ä' | 'á' | 'ã' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        'À' | 'Â' => 'A',
        'É' | 'È' | 'Ê' => 'E',
        'Î' => 'I',
        'Ô' => 'O',
        'Ç' => 'C',
        '’' | '‘' => '\'',
        '·' => '.',
        '–' => '0',
        '−' | '×' => '+',
        '\u{a0}' | '\u{202f}' => ' ',
        ' '..='~' => c,
        // The widest there is.
        _ => 'M',
    }
}

impl Letters {
    /// Width of a line.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let widths = match self {
            Letters::Plain => &PLAIN,
            Letters::Bold => &BOLD,
            Letters::Serif => &SERIF,
        };
        let hundredths: u32 = text.chars().map(|c| widths[plain(c) as usize - ' ' as usize] as u32).sum();
        hundredths as f32 * size / 100.0
    }

    /// The size, or as much less as the room asks for, but never less than `least`.
    pub fn fit(self, text: &str, size: f32, least: f32, room: f32) -> f32 {
        let width = self.width(text, size);
        if width <= room { size } else { (size * room / width).max(least) }
    }

    /// Breaks a text between words into lines that fit; a word that is too long has a line of its own.
    pub fn lines(self, text: &str, size: f32, room: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ') {
            match lines.last_mut() {
                Some(line)
                    if self.width(line, size) + self.width(" ", size) + self.width(word, size) <= room =>
                {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::Letters;

    #[test]
    fn accents_take_no_room() {
        assert_eq!(Letters::Plain.width("Pérou", 12.0), Letters::Plain.width("Perou", 12.0));
        assert!(Letters::Serif.width("Peru", 12.0) > Letters::Plain.width("Peru", 12.0));
    }

    #[test]
    fn lines_break_between_words_and_fit() {
        let text = "À chaque tour\u{a0}: un colon gratuit sur la case X du quai des colons.";
        let lines = Letters::Plain.lines(text, 11.5, 100.0);
        assert_eq!(lines.join(" "), text);
        assert!(
            lines.len() > 2 && lines.iter().all(|line| Letters::Plain.width(line, 11.5) <= 100.0),
            "{lines:?}"
        );
    }

    #[test]
    fn what_does_not_fit_is_written_smaller() {
        let size = Letters::Serif.fit("Nouvelle-Angleterre", 14.0, 11.0, 130.0);
        assert!((11.0..14.0).contains(&size), "{size}");
        assert_eq!(Letters::Serif.fit("Peru", 14.0, 11.0, 130.0), 14.0);
    }
}
