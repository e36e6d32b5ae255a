-- How fast a person wants to see what others do: instant, brisk, calm or one by one.
ALTER TABLE people ADD COLUMN pace TEXT NOT NULL DEFAULT 'brisk';
