-- What is left of a match that is over. `analyses` is a cache: any row may be deleted at any time.
CREATE TABLE analyses (
    match_id TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    entries  BIGINT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL
);
CREATE INDEX analyses_game ON analyses (game, at);
-- A variation: the match it was played on from, after how many steps, the match at the root of the study, and what is said
-- of it. `seeds_before` has the seeds that chance came from until then, as JSON.
ALTER TABLE matches ADD COLUMN parent TEXT;
ALTER TABLE matches ADD COLUMN parent_step BIGINT;
ALTER TABLE matches ADD COLUMN study TEXT;
ALTER TABLE matches ADD COLUMN comment TEXT;
ALTER TABLE matches ADD COLUMN seeds_before TEXT;
CREATE INDEX matches_study ON matches (study);
