-- A game of a tournament is stored together with its table. One that an older version named without a table is opened anew.
DELETE FROM duel_games WHERE result = '' AND table_id NOT IN (SELECT id FROM tables);
