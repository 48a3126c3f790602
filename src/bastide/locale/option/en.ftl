# Options of the rules: modules hold them. The page loads them with the pages that set up a game.

option-more = More options
option-more-line = Clock, aids, expansions, house rules, your own tiles
option-remember = Remember as my game
option-remember-line = Kept on this device, also for “Play with friends”
option-favourite = My game
option-forget = Forget my game
option-remembered = This is your game on this device
option-forgotten = Your game is no longer remembered
