-- A game of a tournament is stored together with its table. The server opens a game again that an older version stored without one.
DELETE FROM duel_games WHERE result = '' AND table_id NOT IN (SELECT id FROM tables);
