"""A second, slow Bastide: the rules by flood fill, for checking the engine.

Law: nothing here imports the package. The tile catalogue is read as plain JSON, every feature is searched
afresh at every position, and nothing is kept between two questions. What is clear is preferred to what is fast.
"""
