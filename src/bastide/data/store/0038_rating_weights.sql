-- How much a rated game counts. `short`: somebody left before half of the tiles were drawn, other than by time.
-- `among_new`: nobody in it had played enough different people, so numbers stay near the middle (server/rating/weights.py).
-- `same_network`: accounts that were used from one network played in it, which moderators see. Games of before count whole.
ALTER TABLE rated_games ADD COLUMN short INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rated_games ADD COLUMN among_new INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rated_games ADD COLUMN same_network INTEGER NOT NULL DEFAULT 0;

-- The part of the full change by which the game moved the number of a seat's person.
ALTER TABLE rated_seats ADD COLUMN weight DOUBLE PRECISION NOT NULL DEFAULT 1;
