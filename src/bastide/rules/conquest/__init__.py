"""Conquest & Defence (CON ids), a room per part: fortress.py with board.py, walls.py and man_walls.py can be played
alone; catapult.py with besiege.py and flee.py are the besiegers, on top of it (CON-11)."""
