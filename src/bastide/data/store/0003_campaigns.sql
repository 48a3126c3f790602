-- What tables of a campaign have in common, made from their logs as the columns before: the campaign's name ("" for
-- none), the level that the table plays, and how it ended ("", won, lost).
ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN level INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN result TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_campaign ON tables (campaign, created_ms) WHERE campaign != '';
