-- The secret from which the draws of a table follow lies apart from all that may be shown. `sealed_by` names the key
-- that it is encrypted with; '' where it is not.
CREATE TABLE secrets (
    table_id  TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret    BLOB NOT NULL,
    sealed_by TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

INSERT INTO secrets (table_id, secret) SELECT id, secret FROM tables;

ALTER TABLE tables DROP COLUMN secret;
