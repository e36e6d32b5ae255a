-- Questions that somebody does not want to be asked again: they are declined for them. `scope` is turn (until they answer
-- something else) or game. It counts while the same person sits there.
CREATE TABLE standing_answers (
    match_id TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    question TEXT NOT NULL,
    person   TEXT NOT NULL,
    scope    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat, question)
);
