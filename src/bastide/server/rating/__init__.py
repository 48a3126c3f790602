"""Ratings: numbers for how well people play, made from results alone.

Law: every number follows from the log of results (`rated_games`, `rated_seats`), in its order, and is made again from
it bit for bit. The log names nobody: a person is a number for ever, and which device has it stands apart.
"""
