//! The worked examples, as files.

use clash_of_cultures::ClashOfCultures;

#[test]
fn examples() {
    testkit::check_folder::<ClashOfCultures>(testkit::beside!("../examples"));
}
