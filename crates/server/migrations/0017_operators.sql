-- What whoever runs the server says of people: `kind` is moderator, banned or muted; `until` is 0 for good.
CREATE TABLE marks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind   TEXT NOT NULL,
    until  BIGINT NOT NULL,
    why    TEXT NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, kind)
);

-- What people complain of: a person (`about`) at a table. `handled` is 0 until a moderator has said what comes of it.
CREATE TABLE complaints (
    id       TEXT PRIMARY KEY,
    match_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    about    TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    handled  BIGINT NOT NULL,
    verdict  TEXT NOT NULL
);
CREATE INDEX complaints_open ON complaints (handled, at);

-- What operators and moderators did, in order. `person` is the moderator, or nobody for the command line; `subject` is a table
-- or a person. Every running server reads on from where it was, so it is also how they hear of it.
CREATE TABLE interventions (
    seq     BIGINT PRIMARY KEY,
    at      BIGINT NOT NULL,
    person  TEXT NOT NULL,
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    why     TEXT NOT NULL
);

-- What a program's token is good for: play, or look. Devices have everything.
ALTER TABLE sessions ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';
