# What the signs on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

signs-title = What is this?
signs-all = Signs
signs-none = No sign is here.
signs-how-touch = Hold a finger on a sign to see what it means.
signs-how-mouse = Right-click on a sign to see what it means.

signs-ready-name = Solid place
signs-ready-line = The tile fits here as it lies.
signs-turn-name = Dashed place
signs-turn-line = The tile fits here once you turn it.
signs-news-name = Coloured frame
signs-news-line = Laid last, by the player of this colour.
signs-shield-name = Shield
signs-shield-line = Counts in its city like one more tile.
signs-monastery-name = Monastery
signs-monastery-line = Pays 1 for itself and 1 for each of the eight tiles around it.
signs-crossing-name = Crossing
signs-crossing-line = Every road ends here.
signs-knight-name = Knight
signs-knight-line = Stands in a city. Most knights get its points.
signs-highwayman-name = Highwayman
signs-highwayman-line = Stands on a road, which pays 1 for each tile.
signs-monk-name = Monk
signs-monk-line = Stands in a monastery until eight tiles lie around it.
signs-fill-name = Number and percent in a cell
signs-fill-line = So many tiles fit here, and the chance that one of them comes here.
signs-owners-name = Pattern with a letter
signs-owners-line = Whose roads, cities and fields these are: a pattern and a letter for each player.
