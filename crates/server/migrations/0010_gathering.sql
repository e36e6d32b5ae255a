-- Whether a table begins by itself once every seat is taken.
ALTER TABLE matches ADD COLUMN starts_full BIGINT NOT NULL DEFAULT 0;

-- Before the game: for whom a free seat is kept.
ALTER TABLE seats ADD COLUMN kept TEXT;

-- To one seat of a running game, by whoever may give it away. It is void once it was used or `person` may no longer.
CREATE TABLE invitations (
    code     TEXT PRIMARY KEY,
    match_id TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    person   TEXT NOT NULL,
    at       BIGINT NOT NULL
);
