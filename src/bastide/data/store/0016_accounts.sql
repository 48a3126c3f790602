-- An account is a device that can be reached by signing in from any browser: seats, lists and limits know the device and
-- nothing else. `folded` and `shape` are how a name reads and looks (server/people/names.py): no two accounts look alike.
-- `handle` is what a passkey calls the account, `password` an argon2id hash or ''. `owner` is the account that a bot's
-- account belongs to, '' for people's.
CREATE TABLE accounts (
    device   TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    folded   TEXT NOT NULL UNIQUE,
    shape    TEXT NOT NULL UNIQUE,
    role     TEXT NOT NULL DEFAULT '',
    made_ms  INTEGER NOT NULL,
    handle   TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL DEFAULT '',
    owner    TEXT NOT NULL DEFAULT ''
);

CREATE INDEX accounts_by_owner ON accounts (owner);

-- A browser that is signed in: the hash of its cookie's token. `proved_ms` is when it last showed a password or passkey.
CREATE TABLE sessions (
    hash      TEXT PRIMARY KEY,
    device    TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    made_ms   INTEGER NOT NULL,
    used_ms   INTEGER NOT NULL,
    proved_ms INTEGER NOT NULL,
    browser   TEXT NOT NULL
);

CREATE INDEX sessions_by_device ON sessions (device);

-- Public keys of passkeys, in base64url.
CREATE TABLE passkeys (
    id         TEXT PRIMARY KEY,
    device     TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    made_ms    INTEGER NOT NULL,
    used_ms    INTEGER NOT NULL
);

CREATE INDEX passkeys_by_device ON passkeys (device);

-- Codes that each let their owner in once without the password, hashed.
CREATE TABLE recovery_codes (
    hash   TEXT PRIMARY KEY,
    device TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE
);

CREATE INDEX recovery_codes_by_device ON recovery_codes (device);

-- What a passkey was asked to sign, hashed; each is answered once, and soon.
CREATE TABLE challenges (
    hash     TEXT PRIMARY KEY,
    purpose  TEXT NOT NULL,
    until_ms INTEGER NOT NULL
);

-- Tokens with which programs play for a bot's account, hashed.
CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY,
    device  TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL
);

CREATE INDEX tokens_by_device ON tokens (device);
