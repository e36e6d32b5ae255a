-- One text for SQLite and PostgreSQL: TEXT and BIGINT only; ids are made by the program; times are milliseconds.
-- The schema is the log. `entries` never hold a name or a word of chat, nor does anything of a match file.

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    lang     TEXT NOT NULL,
    theme    TEXT NOT NULL,
    created  BIGINT NOT NULL
);

CREATE TABLE accounts (
    person   TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    login    TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created  BIGINT NOT NULL
);

-- `kind` is device (a cookie) or bot (a bearer token of the API).
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    label      TEXT NOT NULL,
    created    BIGINT NOT NULL,
    seen       BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

-- `status`: waiting, running, finished, frozen, abandoned. What follows `commitment` is known from the start on.
CREATE TABLE matches (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    title      TEXT NOT NULL,
    seats      BIGINT NOT NULL,
    options    TEXT NOT NULL,
    status     TEXT NOT NULL,
    private    BIGINT NOT NULL,
    invite     TEXT NOT NULL UNIQUE,
    creator    TEXT NOT NULL,
    idle       TEXT NOT NULL,
    idle_after BIGINT NOT NULL,
    created    BIGINT NOT NULL,
    changed    BIGINT NOT NULL,
    next       TEXT,
    revision   BIGINT,
    seed       TEXT,
    setup      TEXT,
    setup_hash TEXT,
    setup_open BIGINT,
    standing   TEXT,
    trouble    TEXT
);
CREATE INDEX matches_status ON matches (status, changed);

-- The key is the guard: two owners cannot both append. `hash` is that of the state the entry leads to, `open` the
-- seats asked after it, `msg` the client's message, so that a resend is recognised after a restart too.
CREATE TABLE entries (
    match_id TEXT NOT NULL,
    seq      BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    body     TEXT NOT NULL,
    hash     TEXT NOT NULL,
    open     BIGINT NOT NULL,
    msg      TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

-- A cache. Any row may be deleted at any time.
CREATE TABLE snapshots (
    match_id TEXT PRIMARY KEY,
    seq      BIGINT NOT NULL,
    hash     TEXT NOT NULL,
    body     TEXT NOT NULL
);

-- A seat with a person and a bot is handed to the bot until its person takes it back.
CREATE TABLE seats (
    match_id TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    person   TEXT,
    bot      TEXT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_person ON seats (person);

CREATE TABLE chat (
    match_id TEXT NOT NULL,
    seq      BIGINT NOT NULL,
    person   TEXT NOT NULL,
    body     TEXT NOT NULL,
    msg      TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE TABLE notes (
    match_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, person)
);

-- Written in the same commit as what it tells of; `done` is 0 until it was delivered or overtaken.
CREATE TABLE outbox (
    match_id TEXT NOT NULL,
    seq      BIGINT NOT NULL,
    person   TEXT NOT NULL,
    kind     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    done     BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq, person, kind)
);
CREATE INDEX outbox_open ON outbox (person, done);
