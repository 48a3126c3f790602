-- Whether a bot sits at the table: after a start only these go on by themselves.
-- Tables from before this column are taken to have one; their next event tells.
ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 1;
