"""Finished games: lists, exports, replays, pictures, films and analyses."""
