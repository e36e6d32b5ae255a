-- How somebody wants to hear of their tables while they are away. `often` is now, daily or never. A mail address counts
-- once `mail_token` (a hash) is empty: whoever owns the address followed the link. `off_token` (a hash) is in every
-- message and turns them off. `next_try` is also a claim: of several processes one delivers.
CREATE TABLE reminders (
    person     TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    often      TEXT NOT NULL,
    hook       TEXT NOT NULL,
    mail       TEXT NOT NULL,
    mail_token TEXT NOT NULL,
    off_token  TEXT NOT NULL,
    last       BIGINT NOT NULL,
    failures   BIGINT NOT NULL,
    next_try   BIGINT NOT NULL,
    trouble    TEXT NOT NULL
);
CREATE INDEX reminders_off ON reminders (off_token);

-- When it was delivered; 0 until then. `done` stays for what its reader has seen at the table.
ALTER TABLE outbox ADD COLUMN sent BIGINT NOT NULL DEFAULT 0;
