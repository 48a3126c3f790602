"""The besiegers of Conquest & Defence (CON-20 to CON-32): symbols on tiles, catapults, attacks."""
