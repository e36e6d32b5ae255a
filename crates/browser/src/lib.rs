//! Tests of the table in a real browser: see `tests/`.
