-- Browsers that take messages while their owner is away: where they are sent, and what they are sealed with.
CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    created  BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person);

-- What this server keeps for itself, such as the key that push services know it by.
CREATE TABLE server_keys (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- A way back in for whoever forgot their password: the hash of a code, and until when it counts.
CREATE TABLE resets (
    token_hash TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    until      BIGINT NOT NULL
);

-- `kind` is friend or block. Blocks are nobody's business but their maker's.
CREATE TABLE bonds (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind   TEXT NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

-- A name as it looks, whatever letters it is made of: two accounts must not look alike. Empty for older accounts.
ALTER TABLE accounts ADD COLUMN looks TEXT NOT NULL DEFAULT '';
CREATE INDEX accounts_looks ON accounts (looks);
