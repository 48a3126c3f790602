"""Where people meet who do not know each other yet: seeks and pairs, open tables, games to look at.

Law: the store decides who is paired with whom, in one transaction; what is told here is made from it. No device is
named to anybody.
"""
