# Options of the rules: modules hold them, and the page fetches them when somebody sets up a game.
