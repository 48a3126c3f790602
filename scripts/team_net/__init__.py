"""Makes the net by which a team mate judges positions (src/bastide/data/team_net.json), from its own games: self-play,
labels, fit, match against the last. docs/training.md tells how, and what it costs.

    python -m scripts.team_net [--rounds 6] [--games 3000] [--match 400] [--seed 1] [--jobs 2 | --ray ADDRESS]
                               [--to FILE] [--anew] [--keep FOLDER]

In every round teams of 1 to 5 play so many games, looking at one turn; of a hundred turns ten are any of the six most
promising ones. What their positions add up to (bots/coop/team_features.py) and whether the game was won is what the net
is fitted to, with the games of the rounds before as far as `run.REMEMBERED`. Half of the games of a level are played
with the numbers of its row, the others with numbers around them, so that the net knows what they mean. Then the net and
the last one play the same deals, and it takes the place of the last unless it wins clearly fewer. Without `--anew` the
first round is played by the net there is, else by the outlook in points alone.

The same seed and first net give the same games and the same net, whoever plays them.
"""
