-- What somebody means to do when they are asked next: steps as JSON, each with what it was called. For the eyes of that seat
-- alone, while the same person sits there.
CREATE TABLE plans (
    match_id TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    person   TEXT NOT NULL,
    steps    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
