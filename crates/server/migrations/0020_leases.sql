-- Processes that serve this database together. Each says again and again that it is there; one that has not until `until` is
-- gone. Times are of the database's own clock: those of the processes may differ.
CREATE TABLE nodes (
    id    TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);
-- What one process does for all: the bots, stand-ins and standing answers of a table (by its id), what is done once a server
-- ('reminders'), an analysis ('analysis:' and the id of the match). It is held as long as its process is there; `number` grows
-- when another takes it, and whoever writes on behalf of a lease names the number they were given.
CREATE TABLE leases (
    name   TEXT PRIMARY KEY,
    node   TEXT NOT NULL,
    number BIGINT NOT NULL
);
CREATE INDEX leases_node ON leases (node);
