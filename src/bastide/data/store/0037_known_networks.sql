-- The networks from which an account was used last, as keyed hashes: wrong passwords from elsewhere close none of them.
CREATE TABLE account_networks (
    device  TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    network TEXT NOT NULL,
    used_ms INTEGER NOT NULL,
    PRIMARY KEY (device, network)
);

-- Names that an account gave up, as keyed hashes of how they read and look. Until the moment only `holder`, the device of
-- that account or of a bot's owner, may take one again; '' is nobody.
CREATE TABLE former_names (
    hash     TEXT PRIMARY KEY,
    holder   TEXT NOT NULL,
    until_ms INTEGER NOT NULL
);

CREATE INDEX former_names_by_holder ON former_names (holder);
