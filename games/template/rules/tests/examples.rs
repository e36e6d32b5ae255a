//! Worked examples, one file each.

use template::Template;

#[test]
fn examples() {
    testkit::check_folder::<Template>(testkit::beside!("../examples"));
}
