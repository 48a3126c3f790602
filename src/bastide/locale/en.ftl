# The words of Bastide in English, for the page, the server and the command line.
# Keys are kebab-case; the prefix says where they are used. Sentences have at most
# 60 characters, buttons (keys ending in -do) at most 18; no exclamation marks.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

### Answers of the rules and the server (why-, rule-, error-)
