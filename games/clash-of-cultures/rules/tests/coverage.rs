//! Every rule is named by a test or an example, in both languages.

#[test]
fn coverage() {
    testkit::covered(testkit::beside!(".."));
}
