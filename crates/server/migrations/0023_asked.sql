-- Who has yet to answer a question that was put to a table, while it is open: for lists and messages. What is asked stands in
-- `table_log`; these rows are a copy of where it leads.
CREATE TABLE asked (
    match_id TEXT NOT NULL,
    n        BIGINT NOT NULL,
    person   TEXT NOT NULL,
    PRIMARY KEY (match_id, n, person)
);
CREATE INDEX asked_person ON asked (person);

CREATE INDEX seats_kept ON seats (kept);
