-- The lesson a match is played for, and how far its reader is, as JSON; nothing for an ordinary match.
ALTER TABLE matches ADD COLUMN lesson TEXT;
