"""Order in the house: reports of people at tables, what moderators do about them, and the log of it.

Law: nobody but moderators and the operator hears of a report, and never the person it is about. What a moderator does
is written down in the same transaction, in a log that is only added to.
"""
