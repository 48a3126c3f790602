"""A second, slow Bastide: the rules by flood fill, for checking the engine.

Law: nothing here imports the package. The tile catalogue is read as plain JSON, every feature is searched afresh at
every position, and nothing is carried over from one position to the next. What is clear is preferred to what is fast.
"""
