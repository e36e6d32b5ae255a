-- A practice game: what dice and cards showed may be taken back, too, if everybody agrees.
ALTER TABLE matches ADD COLUMN practice BIGINT NOT NULL DEFAULT 0;

-- Who asked to take a step back, and how long the log was: a question counts only while it is as long. `agreed` are seats, a
-- bit each. `fate` is asked, taken, refused or withdrawn; what was asked and went by stays asked.
CREATE TABLE take_backs (
    match_id TEXT NOT NULL,
    entries  BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    agreed   BIGINT NOT NULL,
    fate     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, entries)
);
