-- Where something was said: at the table, or among those who watch it.
ALTER TABLE chat ADD COLUMN room TEXT NOT NULL DEFAULT 'table';
