-- Where an account is told by mail that it is its turn. `id` names the row in links by which mails end. The address counts
-- from `confirmed_ms` on (0: not yet); until then `token` is the hash of the link that was sent (''), good until `until_ms`,
-- and a mail with such a link is to be sent at `due_ms` (0: none), after so many `tries`. `refused_ms`: the address takes
-- no mail. `busy_ms`: until then a process writes to it. On `day` (since 1970) so many were `sent`.
CREATE TABLE mails (
    device       TEXT PRIMARY KEY REFERENCES accounts (device) ON DELETE CASCADE,
    id           TEXT NOT NULL UNIQUE,
    address      TEXT NOT NULL,
    language     TEXT NOT NULL,
    made_ms      INTEGER NOT NULL,
    confirmed_ms INTEGER NOT NULL,
    token        TEXT NOT NULL,
    until_ms     INTEGER NOT NULL,
    due_ms       INTEGER NOT NULL,
    tries        INTEGER NOT NULL,
    refused_ms   INTEGER NOT NULL,
    busy_ms      INTEGER NOT NULL,
    day          INTEGER NOT NULL,
    sent         INTEGER NOT NULL
);

CREATE INDEX mails_by_token ON mails (token) WHERE token != '';
CREATE INDEX mails_due ON mails (due_ms) WHERE due_ms > 0;

-- Addresses that somebody was asked at lately, as keyed hashes: of none more than once a day, whoever names it, and
-- (`never`) not again where its reader does not want it. `id` as above.
CREATE TABLE mail_asked (
    hash  TEXT PRIMARY KEY,
    id    TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    never INTEGER NOT NULL
);

CREATE INDEX mail_asked_by_id ON mail_asked (id);
