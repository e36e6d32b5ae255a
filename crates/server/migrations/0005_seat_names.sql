-- What a seat is called where one person plays several; else it is called like its person.
ALTER TABLE seats ADD COLUMN name TEXT;

-- Whoever opens a table keeps it in their list, with a seat or without.
CREATE INDEX matches_creator ON matches (creator);
