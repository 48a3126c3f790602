"""Siege & Defense (CON ids), a file per part. fortress.py with walls.py and man_walls.py can be played without the
besiegers. catapult.py with besiege.py and flee.py are the besiegers, who require the fortress (CON-11)."""
