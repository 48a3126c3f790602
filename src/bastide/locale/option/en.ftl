# Options of the rules: modules hold them. The page loads them with the pages that set up a game.
