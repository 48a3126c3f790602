# What the symbols on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

signs-title = What is this?
signs-all = Symbols
signs-none = There is no symbol here.
signs-how-touch = Touch and hold a symbol to see what it means.
signs-how-mouse = Right-click a symbol to see what it means.

signs-ready-name = Solid outline
signs-ready-line = The tile fits here as is.
signs-turn-name = Dashed outline
signs-turn-line = Rotate the tile to make it fit here.
signs-news-name = Coloured frame
signs-news-line = The last tile, in the colour of its player.
signs-shield-name = Shield
signs-shield-line = Counts in its city like one more tile.
signs-monastery-name = Monastery
signs-monastery-line = Scores 1 for itself and 1 for each of the eight tiles around it.
signs-crossing-name = Crossing
signs-crossing-line = Every road ends here.
signs-knight-name = Knight
signs-knight-line = In a city. The player with the most knights scores it.
signs-highwayman-name = Highwayman
signs-highwayman-line = On a road, which scores 1 for each tile.
signs-monk-name = Monk
signs-monk-line = In a monastery until eight tiles surround it.
signs-fill-name = Number and percent in a cell
signs-fill-line = How many tiles fit here, and the chance that one lands here.
signs-owners-name = Pattern with a letter
signs-owners-line = Who owns which roads, cities and fields: a pattern and a letter for each player.
