# What the symbols on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

symbols-title = What is this?
symbols-all = Symbols
symbols-none = There is no symbol here.
symbols-how-touch = Touch and hold a symbol to see what it means.
symbols-how-mouse = Right-click a symbol to see what it means.

symbols-ready-name = Solid outline
symbols-ready-line = The tile fits here as is.
symbols-turn-name = Dashed outline
symbols-turn-line = Rotate the tile to make it fit here.
symbols-news-name = Coloured frame
symbols-news-line = The last tile, in the colour of its player.
symbols-shield-name = Shield
symbols-shield-line = Counts in its city like one more tile.
symbols-monastery-name = Monastery
symbols-monastery-line = Scores 1 for itself and 1 for each of the eight tiles around it.
symbols-crossing-name = Crossing
symbols-crossing-line = Every road ends here.
symbols-knight-name = Knight
symbols-knight-line = In a city. The player with the most knights scores it.
symbols-highwayman-name = Highwayman
symbols-highwayman-line = On a road, which scores 1 for each tile.
symbols-monk-name = Monk
symbols-monk-line = In a monastery until eight tiles surround it.
symbols-fill-name = Number and percent in a cell
symbols-fill-line = How many tiles fit here, and the chance that one lands here.
symbols-owners-name = Pattern with a letter
symbols-owners-line = Who owns which roads, cities and fields: a pattern and a letter for each player.
