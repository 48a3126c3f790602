"""Makes the net by which a team mate evaluates positions (src/bastide/data/team_net.json): self-play, labels, fit, and
a match against the last net. docs/bots/training.md describes it and its costs.

    python -m scripts.team_net [--rounds 6] [--games 3000] [--match 400] [--seed 1] [--jobs 2 | --ray ADDRESS]
                               [--to FILE] [--anew] [--keep FOLDER]

In every round teams of 1 to 5 play so many games and look one turn ahead. Ten of a hundred turns are random among the
six most promising ones. The net is fitted to the features of their positions (bots/coop/team_net.py) and to
whether the game was won, with the games of earlier rounds as far as `run.REMEMBERED`. Half of the games of a level use
the numbers of its row, the others numbers near them, so that the net learns what they mean. Then the net and the last
one play the same deals, and it replaces the last one unless it wins clearly fewer. The first round is played by the
current net, or with `--anew` by the outlook in points alone.

The same seed and first net give the same games and the same net on any number of processes.
"""
