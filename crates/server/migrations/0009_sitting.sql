-- What happens at a table beside its game, as JSON: who sits, whose time runs, what people agreed on. It is the truth; `seats`
-- and `terms` are copies of where it leads, for lists.
CREATE TABLE table_log (
    match_id TEXT NOT NULL,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

-- `terms` takes the place of `idle` and `idle_after`, which tables had that were opened before. A table that sleeps is woken at
-- `wake_at`, unless something happened after `looked_at`.
ALTER TABLE matches ADD COLUMN terms TEXT;
ALTER TABLE matches ADD COLUMN wake_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN looked_at BIGINT NOT NULL DEFAULT 0;
