-- Accounts that know each other: 'asks' until the other one agrees, then 'friend' in both directions.
CREATE TABLE friends (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    state   TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX friends_by_other ON friends (other);

-- Whose public games an account wants to be told of.
CREATE TABLE follows (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX follows_by_other ON follows (other);

-- A friend asks an account to a table; told for a while.
CREATE TABLE invitations (
    device   TEXT NOT NULL,
    inviter  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    made_ms  INTEGER NOT NULL,
    PRIMARY KEY (device, inviter, table_id)
);

CREATE INDEX invitations_by_inviter ON invitations (inviter);
CREATE INDEX invitations_by_table ON invitations (table_id);
