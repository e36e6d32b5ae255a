-- Written now and then to know that it can be: `/health` asks for no more than one row.
CREATE TABLE pulse (
    name TEXT PRIMARY KEY,
    at   BIGINT NOT NULL
);
