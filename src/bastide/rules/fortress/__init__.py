"""The fortress of Conquest & Defence (CON-02 to CON-10, CON-40 to CON-53): its board, its walls, who mans them, and
the counterattacks. It can be played without the besiegers (CON-11)."""
