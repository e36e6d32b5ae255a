//! Between the data of a game and JSON values, by way of text. A game has hundreds of types, and `serde_json` has a reader
//! and a writer for text and another pair for values: with one way in and out each type is compiled once, not twice.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Data as a value.
///
/// ```
/// assert_eq!(kernel::to_json(&kernel::Seat(2)), serde_json::json!(2));
/// ```
pub fn to_json<T: Serialize>(data: &T) -> Value {
    let text = serde_json::to_string(data).expect("data of a game is plain");
    serde_json::from_str(&text).expect("what was written can be read")
}

/// Data from a value, or why it is none.
///
/// ```
/// assert_eq!(kernel::from_json::<kernel::Seat>(&serde_json::json!(2)), Ok(kernel::Seat(2)));
/// assert!(kernel::from_json::<kernel::Seat>(&serde_json::json!("two")).is_err());
/// ```
pub fn from_json<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| {
        let said = error.to_string();
        // Where in a text that nobody wrote helps nobody.
        said.rsplit_once(" at line ").map_or(said.clone(), |(why, _)| why.to_owned())
    })
}
