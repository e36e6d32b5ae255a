-- Whether people at the table may ask what a bot would do.
ALTER TABLE matches ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;
