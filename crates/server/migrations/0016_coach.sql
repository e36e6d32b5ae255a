-- Whether a person wants to be told before a doubtful choice.
ALTER TABLE people ADD COLUMN coach BIGINT NOT NULL DEFAULT 0;
