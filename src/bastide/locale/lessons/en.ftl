# The words of the lessons (src/bastide/data/lessons; docs/lessons.md says how they go together). One or two short
# sentences for each step. $points and $rival are what the learner and the other player have gained since the step
# before, $score and $rivals what they have.

### The base game

lesson-base-name = The base game
lesson-base-about = Lay tiles, place figures, score points.
lesson-base-map = This tile is the beginning. Tile by tile you build the map around it.
lesson-base-place = This is your tile. Continue the road: road must meet road, field must meet field.
lesson-base-place-hint = The tile fits there too. For now put it at the marked place.
lesson-base-place-hint-west = The road could go on there as well. Begin on the marked side.
lesson-base-place-hint-away = Nothing is wrong with that. This time continue the road.
lesson-base-highwayman = Put a figure on the road. There it is a highwayman, and the road is yours.
lesson-base-highwayman-hint = Choose the spot on the road.
lesson-base-highwayman-hint-none = You may keep the figure. But without one the road pays you nothing.
lesson-base-turn = That was a turn: tile, figure, count. Now the other player has one.
lesson-base-rival-city = { $rival ->
    [one] Wall meets wall, so this city is closed. Its knight takes { $rival } point and goes home.
   *[other] Wall meets wall, so this city is closed. Its knight takes { $rival } points and goes home.
}
lesson-base-monastery = A monastery ends your road. The tile turns so that road meets road.
lesson-base-monastery-hint = It fits there, but away from your road. Put it at the other end of the road.
lesson-base-monk = The road has a figure already, so no other may join it. Send a monk into the monastery.
lesson-base-monk-hint = Choose the monastery in the middle of the tile.
lesson-base-monk-hint-none = An empty monastery pays nobody. Put a figure there.
lesson-base-around = A monastery pays 1 for itself and 1 for each of the eight tiles around it, whoever lays them.
lesson-base-crossing = A crossing ends a road. Close your road with it, turned as you like.
lesson-base-crossing-hint = Here it leaves your road open. Put it at the free end.
lesson-base-keep = Two new roads begin here. Keep your figures for something better.
lesson-base-keep-hint = You could, but each figure stays until its road ends. Choose no figure this time.
lesson-base-road-paid = { $points ->
    [one] Your road is closed: 1 for each tile, { $points } point in all. The figure is back in your supply.
   *[other] Your road is closed: 1 for each tile, { $points } points in all. The figure is back in your supply.
}
lesson-base-city = A piece of city wall. Begin a city of your own at the marked place.
lesson-base-city-hint = It fits there. But at the marked place your city has room to grow.
lesson-base-knight = Put a figure into the city. There it is a knight.
lesson-base-knight-hint = Choose the city.
lesson-base-knight-hint-none = Without a knight the city is not yours. Put a figure there.
lesson-base-shield = This piece has a shield, which counts like another tile. Make your city bigger.
lesson-base-shield-hint = That would be a city without your knight. Continue your own.
lesson-base-wall = One piece is missing. Close the wall.
lesson-base-wall-hint = Your city would stay open. Close it at the top.
lesson-base-city-paid = { $points ->
    [one] Closed: 2 for each tile and 2 for the shield, { $points } point. Now the last tile comes.
   *[other] Closed: 2 for each tile and 2 for the shield, { $points } points. Now the last tile comes.
}
lesson-base-final = { $points ->
    [one] At the end unfinished things count too, but less. Your monastery pays { $points } point.
   *[other] At the end unfinished things count too, but less. Your monastery pays { $points } points.
}
lesson-base-result = { $score ->
    [one] You have { $score } point, the other player has { $rivals }. Most points win.
   *[other] You have { $score } points, the other player has { $rivals }. Most points win.
}
lesson-base-known-turn = A turn is a tile, perhaps a figure, then counting.
lesson-base-known-road = A closed road pays 1 for each tile.
lesson-base-known-city = A closed city pays 2 for each tile and shield.
lesson-base-known-monastery = A monastery with all eight tiles around it pays 9.
lesson-base-known-most = Most figures in a feature take its points. A tie pays both.
lesson-base-known-end = Figures come home when a feature is closed, not before.
