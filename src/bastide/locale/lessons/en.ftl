# The words of the lessons (src/bastide/data/lessons; docs/extend/lessons.md says how they go together). One or two short
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

### Fields

lesson-fields-name = Fields
lesson-fields-about = A farmer lies down and waits for cities.
lesson-fields-land = Roads and walls part the land into fields. The closed city touches two of them here.
lesson-fields-place = Lay the tile beside the city. It joins the land above with the strip along the road.
lesson-fields-place-hint = It fits there too. Beside the city it makes one large field.
lesson-fields-farmer = Lay a farmer into the large field. He stays there until the game ends.
lesson-fields-farmer-hint = Choose the large field.
lesson-fields-farmer-hint-none = A field without a farmer pays nobody. Lay one into the large field.
lesson-fields-farmer-hint-small = The road parts this corner off, and no city touches it. Choose the large field.
lesson-fields-farmer-hint-road = That would be a highwayman. Lay the figure into the field this time.
lesson-fields-rival = The other player begins a city beside your field. Open, it pays your farmer nothing.
lesson-fields-close = Close that city. It pays the knight now, and your farmer at the end.
lesson-fields-close-hint = There the city stays open. Close it at the top.
lesson-fields-keep = Behind the wall lies another field with one city. Keep your figure.
lesson-fields-keep-hint = You could, but farmers never come back before the end. Choose no figure.
lesson-fields-paid = { $points ->
    [one] The end: two closed cities touch your field, 3 points each. Your farmer brings { $points } point.
   *[other] The end: two closed cities touch your field, 3 points each. Your farmer brings { $points } points.
}
lesson-fields-known-farmer = A farmer stays in the field until the end.
lesson-fields-known-bounds = Roads, walls and rivers part fields.
lesson-fields-known-pay = Each closed city beside the field pays 3 points.
lesson-fields-known-most = Most farmers in the field take it all. A tie pays both.

### The river

lesson-river-name = River
lesson-river-about = From the spring to the lake.
lesson-river-spring = The game begins at a spring. Continue the river: water must meet water.
lesson-river-spring-hint = Lay the tile where the river flows.
lesson-river-monk = River tiles take figures like all others. Put a monk into the monastery.
lesson-river-monk-hint = Choose the monastery.
lesson-river-monk-hint-none = You may. But the monastery will soon have tiles around it.
lesson-river-monk-hint-road = The road is yours too if you like. This time choose the monastery.
lesson-river-bends = The river turned right here. It may not turn right again at the very next bend.
lesson-river-bend = So a bend must turn left now. The tile turns by itself when you choose the place.
lesson-river-bend-hint = Lay the bend at the end of the river.
lesson-river-highwayman = Roads beside the river are roads as usual. Take this one.
lesson-river-highwayman-hint = Choose the road.
lesson-river-highwayman-hint-none = You may keep the figure. This time put it on the road.
lesson-river-lake = You both laid on, and only the lake is left. It ends the river.
lesson-river-lake-hint = Lay the lake at the end of the river.
lesson-river-land = From here on come the usual tiles, and they go anywhere along the river.
lesson-river-known-first = The river tiles are laid before all others.
lesson-river-known-bends = Two bends in a row never turn to the same hand.
lesson-river-known-points = The river parts fields. It never pays, and nobody stands on it.

### The abbot

lesson-abbot-name = Abbot
lesson-abbot-about = A figure that comes home when you call.
lesson-abbot-garden = This tile shows a garden. Lay it where many tiles are around it.
lesson-abbot-garden-hint = It fits there. But at the marked place more tiles are around it.
lesson-abbot-abbot = You have one more figure, the abbot. Only he may stand in a garden: put him there.
lesson-abbot-abbot-hint = Choose the abbot in the garden.
lesson-abbot-abbot-hint-none = The garden pays only if your abbot stands there.
lesson-abbot-abbot-hint-road = That would be a highwayman. This time send the abbot into the garden.
lesson-abbot-around = A garden counts like a monastery: 1 for itself and 1 for each tile around, up to 9.
lesson-abbot-place = Lay this tile beside the garden too.
lesson-abbot-place-hint = It fits there, but away from your garden.
lesson-abbot-recall = Instead of placing a figure you may call the abbot home. He counts at once: do it.
lesson-abbot-recall-hint = Choose the abbot who goes home.
lesson-abbot-recall-hint-none = You may wait for all nine points. This time call him home.
lesson-abbot-recall-hint-road = One thing a turn: a figure down or the abbot home. Call him home.
lesson-abbot-monastery = { $points ->
    [one] He brought { $points } point: his own tile and those around it. Now lay the monastery.
   *[other] He brought { $points } points: his own tile and those around it. Now lay the monastery.
}
lesson-abbot-monastery-hint = It fits there too. The marked place has more tiles around it.
lesson-abbot-again = The abbot is free again. A monastery takes him as well: send him in.
lesson-abbot-again-hint = Choose the abbot in the monastery.
lesson-abbot-again-hint-none = An empty monastery pays nobody. Send the abbot in.
lesson-abbot-again-hint-monk = A monk would stay until all is full. The abbot can come home at any time.
lesson-abbot-known-garden = Only the abbot stands in gardens. They count like monasteries.
lesson-abbot-known-recall = Instead of placing a figure you may call the abbot home.
lesson-abbot-known-monastery = He may stand in a monastery too, instead of a monk.

### The river of two springs

lesson-river20-name = River of two springs
lesson-river20-about = Two rivers from one tile.
lesson-river20-springs = A tile of double size lies first. Two rivers begin on it.
lesson-river20-begin = A river tile goes to either river. Lay this one at the lower river.
lesson-river20-begin-hint = Lay it at the lower river.
lesson-river20-begin-hint-upper = The upper river is open too. This time take the lower one.
lesson-river20-knight = Put a knight into a city of this tile.
lesson-river20-knight-hint = Choose a city.
lesson-river20-knight-hint-none = You may. But a city with a river tile begins well.
lesson-river20-ends = You may go on at either river. Take the lower one again.
lesson-river20-ends-hint = It fits so too. Let the river turn towards the marked side.
lesson-river20-ends-hint-upper = The upper river is open too. This time take the lower one.
lesson-river20-bridge = The other player chose the upper river. Go on at yours.
lesson-river20-bridge-hint = Lay it at the lower river.
lesson-river20-bridge-hint-upper = That river is open to you too. This time stay at the lower one.
lesson-river20-monk = Put a monk into the monastery.
lesson-river20-monk-hint = Choose the monastery.
lesson-river20-monk-hint-none = An empty monastery pays nobody.
lesson-river20-monk-hint-road = The road goes as well. This time choose the monastery.
lesson-river20-apart = The two rivers may never meet or touch. Bend yours away from the other.
lesson-river20-apart-hint = It fits there. But keep to the marked place.
lesson-river20-apart-hint-near = The rules still allow it. But the rivers would come close, with little room left.
lesson-river20-apart-hint-upper = That is the other river. Bend the lower one.
lesson-river20-lakes = Two lakes come last, one for each river. Then the usual tiles follow.
lesson-river20-known-double = The double tile counts as two.
lesson-river20-known-ends = Each river tile goes to either river.
lesson-river20-known-touch = The two rivers never meet or touch.
lesson-river20-known-lakes = Two lakes end the rivers. Then the other tiles come.

### Arrow tiles

lesson-arrows-name = Arrow tiles
lesson-arrows-about = Three signs and what wakes them.
lesson-arrows-arrow = This tile has an arrow with a sign. Continue the road with it.
lesson-arrows-arrow-hint = It fits there too. Lay it at the marked place, the arrow pointing up.
lesson-arrows-empty = { $points ->
    [one] The arrow points at an empty place: { $points } point at once. Put a figure on the road.
   *[other] The arrow points at an empty place: { $points } points at once. Put a figure on the road.
}
lesson-arrows-empty-hint = Choose the road.
lesson-arrows-empty-hint-none = You will want a figure on this road. Put one there.
lesson-arrows-target = Whoever lays a tile where an arrow points wakes its sign. Do it before the other player.
lesson-arrows-target-hint = The arrow does not point there. Lay it above the arrow.
lesson-arrows-reinforce = Reinforce: one more figure may join one of yours. Make your road two strong.
lesson-arrows-reinforce-hint = Choose the road with your figure.
lesson-arrows-reinforce-hint-none = Nobody has to use a sign. This time try it.
lesson-arrows-reinforce-hint-road = That is a figure as usual. Try the sign instead.
lesson-arrows-aim = A sign also wakes if its own arrow points at a tile. Aim this one at your road.
lesson-arrows-aim-hint = Lay it beside your road, the arrow pointing back at it.
lesson-arrows-aim-hint-away = Turned like that the arrow points at nothing, for 2 points. Turn it towards the tile.
lesson-arrows-knight = The hourglass gives you an extra turn. First put a knight into the city.
lesson-arrows-knight-hint = Choose the city.
lesson-arrows-knight-hint-none = In a moment you can close this city. Put a knight there.
lesson-arrows-extra = You may play once more, a whole turn. Take it.
lesson-arrows-extra-hint = Choose to play once more.
lesson-arrows-extra-hint-none = You may decline it. But who would?
lesson-arrows-close = Close your city with this tile.
lesson-arrows-close-hint = Your city would stay open. Lay it above the city.
lesson-arrows-gate = { $points ->
    [one] The city paid { $points } point. The last sign is a gate: lay it so that its arrow points at the road.
   *[other] The city paid { $points } points. The last sign is a gate: lay it so that its arrow points at the road.
}
lesson-arrows-gate-hint = Lay it at the left end of the road, the arrow pointing at it.
lesson-arrows-portal = Portal: your figure may go to a free place of any tile. Take the other road.
lesson-arrows-portal-hint = Choose a free road far away.
lesson-arrows-portal-hint-none = Nobody has to. This time use the portal.
lesson-arrows-known-empty = An arrow laid towards an empty place pays 2 points.
lesson-arrows-known-sign = Where arrow and tile meet, the later one wakes the sign.
lesson-arrows-known-reinforce = Reinforce: one more figure where one of yours stands.
lesson-arrows-known-extra = Hourglass: one more whole turn.
lesson-arrows-known-portal = Portal: a figure to a free place on any tile.

### Mist and ghosts

lesson-mist-name = Mist and ghosts
lesson-mist-about = Send ghosts to others and spare your own.
lesson-mist-grow = Some tiles show mist. Turn yours at the marked place so that mist meets mist.
lesson-mist-grow-hint = There no mist meets mist. Put it at the marked place.
lesson-mist-grow-hint-clear = Turned like this, a clear side meets the mist: the ghost would come to you.
lesson-mist-spook = The mist grows: send a ghost to the other player. Choose the knight: his city is nearly closed.
lesson-mist-spook-hint = Choose the knight.
lesson-mist-spook-hint-road = This road may never be finished. At the end a ghost costs only 1.
lesson-mist-guard = You have two guards besides. No ghost ever comes to a guard: put one into the city.
lesson-mist-guard-hint = Choose the guard for the city.
lesson-mist-guard-hint-meeple = Ghosts can come to this figure. Choose the guard this time.
lesson-mist-guard-hint-none = Then the city is free for others. Put a guard into it.
lesson-mist-less = { $rival ->
    [one] This city was worth 4, but a ghost costs 2. The other player gets { $rival } point.
   *[other] This city was worth 4, but a ghost costs 2. The other player gets { $rival } points.
}
lesson-mist-break = This tile closes your road and a city. But a clear side meets mist: a ghost comes to you.
lesson-mist-break-hint = That avoids the ghost and brings nothing. Put it at the marked place.
lesson-mist-own = You say which of yours gets it. The finished road counts right now: spare it and take the other.
lesson-mist-own-hint = Choose the highwayman whose road is open.
lesson-mist-own-hint-now = This road is counted in this turn. There the ghost would cost 2 at once.
lesson-mist-knight = The city is closed and nobody is in it. Put a figure there and take its points.
lesson-mist-knight-hint = New roads bring nothing yet. Choose the closed city.
lesson-mist-knight-hint-none = Then the city brings nobody anything. Put a figure there.
lesson-mist-paid = { $points ->
    [one] 3 for the road and 4 for the city: { $points } point. The ghost stays with your other highwayman.
   *[other] 3 for the road and 4 for the city: { $points } points. The ghost stays with your other highwayman.
}
lesson-mist-known-grow = Mist meets mist: a ghost goes to an opponent.
lesson-mist-known-break = A clear side meets mist: a ghost comes to you.
lesson-mist-known-cost = A ghost costs 2 when its figure scores, 1 at the end.
lesson-mist-known-third = The third ghost drives a figure off the map.
lesson-mist-known-guard = No ghost ever comes to a guard.

### Cemeteries

lesson-cemeteries-name = Cemeteries
lesson-cemeteries-about = A gravedigger brings one more guard.
lesson-cemeteries-place = Your tile shows a cemetery. Put it where six tiles lie around it already.
lesson-cemeteries-place-hint = It fits there too, but with fewer tiles around it.
lesson-cemeteries-digger = Put a figure on the cemetery. There it is a gravedigger.
lesson-cemeteries-digger-hint = Choose the cemetery in the middle of the tile.
lesson-cemeteries-digger-hint-road = The road is a good choice too. This time choose the cemetery.
lesson-cemeteries-digger-hint-none = Without a gravedigger the cemetery brings nothing.
lesson-cemeteries-ring = All eight cells around a cemetery must hold tiles. Fill the last one.
lesson-cemeteries-ring-hint = There your cemetery stays unfinished. Fill the hole beside it.
lesson-cemeteries-figure = The cemetery is finished. Put a figure into the city or keep it, as you like.
lesson-cemeteries-gained = The gravedigger is home and has brought a guard from the stock. It is yours for the whole game.
lesson-cemeteries-known-digger = A figure on a cemetery is a gravedigger.
lesson-cemeteries-known-guard = Eight tiles around it bring you a guard, but no points.
lesson-cemeteries-known-end = An unfinished cemetery brings nothing at the end.

### Castles

lesson-castles-name = Castles
lesson-castles-about = Mist around a castle brings points.
lesson-castles-place = Your tile shows a castle. Put it where there is much mist around it.
lesson-castles-place-hint = It fits there too, but with less mist around it.
lesson-castles-place-hint-turned = Turned like this, a clear side meets mist. Turn it until mist meets mist.
lesson-castles-steward = Put a figure into the castle. There it is a steward.
lesson-castles-steward-hint = Choose the castle.
lesson-castles-steward-hint-none = A castle can be taken only now. Put a figure into it.
lesson-castles-around = A castle needs all eight tiles around it. Each of the nine with mist brings 2. Four have mist already.
lesson-castles-close = One tile is missing. Fill the hole with this one: it has mist too.
lesson-castles-close-hint = There the castle stays unfinished. Fill the hole beside it.
lesson-castles-figure = The castle is finished. Put a figure on the road or keep it, as you like.
lesson-castles-paid = { $points ->
    [one] Five of the nine tiles show mist, 2 for each: { $points } point. The steward is home again.
   *[other] Five of the nine tiles show mist, 2 for each: { $points } points. The steward is home again.
}
lesson-castles-known-mist = A finished castle brings 2 for each tile with mist.
lesson-castles-known-end = At the end: 1 for itself, 1 for each misty tile around.
lesson-castles-known-ghosts = Ghosts come to a steward too, but not to a guard.

### The fortress

lesson-fortress-name = Fortress
lesson-fortress-about = Man the walls and take their points.
lesson-fortress-place = The fortress lies in the middle of the map. Put this piece of city at its side.
lesson-fortress-place-hint = It fits there too. This time put it at the marked place.
lesson-fortress-knight = Put a knight into the city. A knight opens the way to a wall.
lesson-fortress-knight-hint = A farmer comes later. First choose the city.
lesson-fortress-knight-hint-none = Without a figure here none may go to a wall.
lesson-fortress-man = Now one more figure may go to the wall of the knights. Send it there.
lesson-fortress-man-hint = Choose the wall of the knights.
lesson-fortress-man-hint-none = You may skip it. But each figure on a wall brings 3 points later.
lesson-fortress-other = Three of the four spaces are taken, two of them by you. Place another knight.
lesson-fortress-other-hint = Only a knight opens the way to this wall. Choose the city.
lesson-fortress-other-hint-none = Then the last space stays free. Put a knight into the city.
lesson-fortress-last = One space is free. Fill the wall.
lesson-fortress-last-hint = Choose the wall of the knights.
lesson-fortress-last-hint-none = Then the other player can take the last space and 3 points more.
lesson-fortress-counter = { $points ->
    [one] A full wall strikes back: 3 for each figure on it. You get { $points } point, and all of them go home.
   *[other] A full wall strikes back: 3 for each figure on it. You get { $points } points, and all of them go home.
}
lesson-fortress-farmer = A farmer can come to the fortress as well. Put one into the field.
lesson-fortress-farmer-hint = Choose one of the two fields.
lesson-fortress-farmer-hint-road = That would lead to the wall of the highwaymen. Try a farmer.
lesson-fortress-farmer-hint-none = Without a figure here none may go to the fortress.
lesson-fortress-farm = With a farmer one more goes to the farmer space of any wall. Choose one.
lesson-fortress-farm-hint = Choose one of the three farmer spaces.
lesson-fortress-farm-hint-none = A farmer space has room for all and brings 3 at the end. Send somebody.
lesson-fortress-end = { $points ->
    [one] The end. All walls strike back: 3 for you. Your farmer: 3, the fortress is a finished city. Three open cities: 1 each. { $points } point in all.
   *[other] The end. All walls strike back: 3 for you. Your farmer: 3, the fortress is a finished city. Three open cities: 1 each. { $points } points in all.
}
lesson-fortress-known-wall = Knight, highwayman or monk: one more for the matching wall.
lesson-fortress-known-counter = A full wall brings 3 for each figure on it.
lesson-fortress-known-farmer = With a farmer one more goes to any farmer space.
lesson-fortress-known-end = At the end all three walls strike back.

### Besiegers

lesson-catapult-name = Besiegers
lesson-catapult-about = Signs bring catapults, and catapults attack.
lesson-catapult-sign = The sign on your tile brought a catapult to the knights. Put the tile at the marked place.
lesson-catapult-sign-hint = It fits there too. This time put it at the marked place.
lesson-catapult-knight = The next such sign attacks. Put a knight into the city.
lesson-catapult-knight-hint = Choose the city.
lesson-catapult-knight-hint-none = Without a knight none may go to the wall of the knights.
lesson-catapult-man = Whoever is at the wall is safe. Send one more figure there.
lesson-catapult-man-hint = Choose the wall of the knights.
lesson-catapult-man-hint-none = With nobody there an attack would take one of your knights.
lesson-catapult-attack = { $points ->
    [one] The other player drew that sign: attack. Your figure on the wall brings { $points } point. The other player has none there and loses a knight.
   *[other] The other player drew that sign: attack. Your figure on the wall brings { $points } points. The other player has none there and loses a knight.
}
lesson-catapult-besiege = With a question mark you choose. Besiege the highwaymen: a catapult is there, and so are you.
lesson-catapult-besiege-hint = That would only bring a catapult there. At the highwaymen one stands already.
lesson-catapult-raid = { $points ->
    [one] Your figure brings { $points } point and goes home. The other player has none there and loses a highwayman.
   *[other] Your figure brings { $points } points and goes home. The other player has none there and loses a highwayman.
}
lesson-catapult-flee = { $rival ->
    [one] Now an attack hits you: { $rival } point for the other player, and one of your knights must go. Keep the one with the shield.
   *[other] Now an attack hits you: { $rival } points for the other player, and one of your knights must go. Keep the one with the shield.
}
lesson-catapult-flee-hint = Choose the knight in the small city.
lesson-catapult-flee-hint-shield = This city has a shield and is worth more. Give up the other one.
lesson-catapult-lost = The knight is back in your supply, and the city is free again. You lose no points.
lesson-catapult-known-sign = A sign brings a catapult; the next one at that wall attacks.
lesson-catapult-known-attack = An attack brings 3 for each figure at the wall.
lesson-catapult-known-safe = Whoever has none there loses a figure of that kind.
lesson-catapult-known-farmer = A figure on the farmer space protects just as well.

### Inns & Cathedrals

lesson-inns-name = Inns & Cathedrals
lesson-inns-about = More points, more risk, one large meeple.
lesson-inns-inn = The house at the lake is an inn: its road pays double. Continue the road with it.
lesson-inns-inn-hint = It fits like that too. This time lay it as it is marked.
lesson-inns-highwayman = Put a figure on the road. A small one will do.
lesson-inns-highwayman-hint = Choose the small figure on the road.
lesson-inns-highwayman-hint-none = Without a figure the road pays you nothing, inn or not.
lesson-inns-highwayman-hint-large = You may. But nobody disputes this road, so keep the large one.
lesson-inns-close = A road with an inn pays nothing if it stays open. Close it with this crossing.
lesson-inns-close-hint = There your road would stay open. Lay the crossing at its free end.
lesson-inns-beside = { $points ->
    [one] Closed: 2 for each tile, { $points } point. Now lay this wall near the city with the cathedral.
   *[other] Closed: 2 for each tile, { $points } points. Now lay this wall near the city with the cathedral.
}
lesson-inns-beside-hint = It fits there. But at the marked place it can grow into that city.
lesson-inns-large = The other player’s knight stands in that city. Put in your large meeple, it counts as two.
lesson-inns-large-hint = Choose the large meeple in the city.
lesson-inns-large-hint-none = Without a figure you have no share in that city.
lesson-inns-large-hint-small = A small one would only tie with the other knight. Choose the large one.
lesson-inns-join = This corner joins the two cities and closes them. Lay it in between.
lesson-inns-join-hint = There the cities stay apart. Lay it at the marked place.
lesson-inns-paid = { $points ->
    [one] You count two there, the other player one. With the cathedral 3 for each tile and shield: { $points } point.
   *[other] You count two there, the other player one. With the cathedral 3 for each tile and shield: { $points } points.
}
lesson-inns-risk = A city with a cathedral pays nothing if it stays open. Lay the last tile at the other player’s city.
lesson-inns-risk-hint = That would do as well. This time lay it where it is marked.
lesson-inns-nothing = The open city pays nothing now. Without the cathedral: 1 for each tile and shield.
lesson-inns-known-inn = A closed road with an inn pays 2 for each tile.
lesson-inns-known-cathedral = A closed city with a cathedral pays 3 for tiles and shields.
lesson-inns-known-open = If they stay open to the end, they pay nothing.
lesson-inns-known-large = The large meeple counts as two where the most figures win.

### Mists, level 1

lesson-mists-1-name = Mists, level 1
lesson-mists-1-about = All together against the ghosts.
lesson-mists-1-ghosts = You all play together. Ghosts stand in the mist, others wait in the bank. If one is needed and none is left, you all lose.
lesson-mists-1-join = Turn your tile until mist joins mist. One ghost less comes then: here none.
lesson-mists-1-join-hint = It fits there too. This time put it at the marked place.
lesson-mists-1-guard = Put a guard into the city. With two players you lead two colours: take either one.
lesson-mists-1-guard-hint = Choose the city.
lesson-mists-1-guard-hint-none = Without a guard the city brings no points and sends no ghost away.
lesson-mists-1-close = The other player has made your city bigger. Close it.
lesson-mists-1-close-hint = Then the city stays open. Close it at its end.
lesson-mists-1-take = Take its points, or send up to three ghosts of one tile away. Here choose the points.
lesson-mists-1-take-hint = Take the points.
lesson-mists-1-take-hint-ghosts = The bank is still well filled. Take the points: the team needs 50.
lesson-mists-1-paid = { $points ->
    [one] 2 for each of three tiles and 2 for the shield: { $points } point for the team. Fifty win.
   *[other] 2 for each of three tiles and 2 for the shield: { $points } points for the team. Fifty win.
}
lesson-mists-1-seal = Two new ghosts have come. Close the mist at the top: then mist lies at each misty side.
lesson-mists-1-seal-hint = Then the mist stays open and its ghosts stay. Put the tile at the marked place.
lesson-mists-1-road = The closed mist has sent its two ghosts back. The short road is finished too: put a guard on it.
lesson-mists-1-road-hint = Choose the road that is finished: the one at the bottom.
lesson-mists-1-road-hint-none = Only a feature with a guard can send ghosts away.
lesson-mists-1-send = This road is worth only 2. Send two ghosts away from the crossing instead.
lesson-mists-1-send-hint = Choose the tile with two ghosts.
lesson-mists-1-send-hint-points = Two points are little. Ghosts in the bank are worth more here.
lesson-mists-1-send-hint-one = More may leave at once. Choose two.
lesson-mists-1-bank = One ghost is left on the map, and the bank is nearly full. That is how a team stays safe.
lesson-mists-1-known-mist = Closed mist sends all its ghosts back to the bank.
lesson-mists-1-known-choice = Finished with a guard: points, or up to three ghosts away.
lesson-mists-1-known-lost = A ghost is needed and the bank is empty: all lose.
lesson-mists-1-known-won = At 50 points all win.

### Mists, level 2

lesson-mists-2-name = Mists, level 2
lesson-mists-2-about = Castles and cemeteries come in.
lesson-mists-2-mist = An open cemetery lies on the left. Your tile shows two ghosts, one less where mist joins mist. Put it above.
lesson-mists-2-mist-hint = It fits there too. This time put it at the marked place.
lesson-mists-2-guard = One ghost came to the mist, and so one more to the open cemetery. Put a guard into the city.
lesson-mists-2-guard-hint = Choose the city.
lesson-mists-2-guard-hint-none = Without a guard the city brings you nothing. Put one there.
lesson-mists-2-close = Close the cemetery: it needs a tile at each of its four sides.
lesson-mists-2-close-hint = Then the cemetery stays open. One side is missing.
lesson-mists-2-bury = A closed cemetery buries a guard for the rest of the game. Choose the one on the short road.
lesson-mists-2-bury-hint = Choose the guard on the short road.
lesson-mists-2-bury-hint-city = This city is worth most. Without its guard the team gets nothing for it.
lesson-mists-2-buried = The ghost of the cemetery is back in the bank. The team plays on with one guard less.
lesson-mists-2-castle = This tile shows a castle. Put it where mist lies around it.
lesson-mists-2-castle-hint = It fits there too, but with less mist around it.
lesson-mists-2-castle-hint-turned = Turned like this, its mist can never be closed. Turn it around.
lesson-mists-2-steward = Put a guard into the castle. It can be taken only now.
lesson-mists-2-steward-hint = Choose the castle.
lesson-mists-2-steward-hint-none = Later nobody can take this castle. Put a guard into it.
lesson-mists-2-worth = Once eight tiles lie around, each of the nine with mist brings 2. Three have it so far.
lesson-mists-2-known-ghost = When mist gets ghosts, an open cemetery gets one more.
lesson-mists-2-known-grave = Closed at four sides, a cemetery buries a guard.
lesson-mists-2-known-castle = A finished castle brings 2 for each tile with mist.

### Mists, level 3

lesson-mists-3-name = Mists, level 3
lesson-mists-3-about = Two hounds and three piles.
lesson-mists-3-close = The tiles lie in three piles. You need 15 points before the first runs out. Close this city.
lesson-mists-3-close-hint = Then the city stays open. Close it at the top.
lesson-mists-3-road = Put a guard on the new road. You will see at once what for.
lesson-mists-3-road-hint = Choose the road.
lesson-mists-3-road-hint-none = A hound goes to a guard on the map. Have more than one to choose from.
lesson-mists-3-take = Take the points of the city. With them you pass 15.
lesson-mists-3-take-hint = Take the points.
lesson-mists-3-take-hint-ghosts = The hound will chase ghosts in a moment. First take the points.
lesson-mists-3-hound = The hound is here. It chases ghosts around its guard: give it to the one in the misty city.
lesson-mists-3-hound-hint = Choose the guard with most ghosts around.
lesson-mists-3-hound-hint-road = Few ghosts are near this road. Choose the other guard.
lesson-mists-3-chase = From two tiles around, up to three ghosts each return to the bank. Begin with these two.
lesson-mists-3-chase-hint = Choose both ghosts beside the guard.
lesson-mists-3-piles = Three ghosts are gone. The rest of the first pile now lies on the second.
lesson-mists-3-home = The hound waits beside its guard. Close this city on the right.
lesson-mists-3-home-hint = Then the city of the hound stays open.
lesson-mists-3-bring = Take the points. The hound adds 1 for each ghost on the map.
lesson-mists-3-bring-hint = Take the points.
lesson-mists-3-bring-hint-ghosts = Each ghost that stays brings a point now. Take the points.
lesson-mists-3-paid = { $points ->
    [one] 8 for the city and 1 for each ghost on the map: { $points } point. The hound goes its way.
   *[other] 8 for the city and 1 for each ghost on the map: { $points } points. The hound goes its way.
}
lesson-mists-3-known-piles = Reach each hound before its pile runs out.
lesson-mists-3-known-chase = A hound clears two tiles around its guard.
lesson-mists-3-known-home = When its guard scores, it brings 1 for each ghost left.

### Mists, level 4

lesson-mists-4-name = Mists, level 4
lesson-mists-4-about = Fewer ghosts, more points: join forces.
lesson-mists-4-few = The bank holds fewer ghosts, and you need 120 points. So what you build must bring more.
lesson-mists-4-join = Two cities, each with a guard of another colour. Join them into one.
lesson-mists-4-join-hint = Then the two cities stay apart. Put the tile into the corner between them.
lesson-mists-4-take = Every colour with a guard here brings the whole value. Take the points.
lesson-mists-4-take-hint = Take the points.
lesson-mists-4-take-hint-ghosts = This city counts twice. Keep such chances for points.
lesson-mists-4-twice = { $points ->
    [one] Four tiles are worth 8, and two colours bring it: { $points } point. Nobody compares numbers here.
   *[other] Four tiles are worth 8, and two colours bring it: { $points } points. Nobody compares numbers here.
}
lesson-mists-4-road = New ghosts have come. End the short road on the left, turned as you like.
lesson-mists-4-road-hint = Then the short road stays open. Put the crossing at its end.
lesson-mists-4-guard = This road is finished and free. Put a guard on it.
lesson-mists-4-guard-hint = The other roads are still open. Choose the finished one.
lesson-mists-4-guard-hint-none = Without a guard no ghost leaves. Put one on the road.
lesson-mists-4-send = The road is worth only 2. Send two ghosts away, from a tile of your choice.
lesson-mists-4-send-hint = Choose a tile with two ghosts.
lesson-mists-4-send-hint-points = Small features are good for ghosts, big ones for points.
lesson-mists-4-send-hint-one = More may leave at once. Choose two.
lesson-mists-4-bank = The bank has ghosts to spare again. Look at it before every choice.
lesson-mists-4-known-twice = Each colour with a guard brings the whole value.
lesson-mists-4-known-send = Take points for what is big, ghosts for what is small.
lesson-mists-4-known-mist = Closed mist frees the bank and costs nothing.

### Mists, level 5

lesson-mists-5-name = Mists, level 5
lesson-mists-5-about = Haunted cemeteries and tiles face down.
lesson-mists-5-place = Cemeteries are haunted now: each misty tile around gets a ghost. Put yours away from the mist.
lesson-mists-5-place-hint = It fits there too. This time put it at the marked place.
lesson-mists-5-place-hint-mist = Mist lies around there, and ghosts would come. Look for a place without.
lesson-mists-5-guard = No ghost has come. Put a guard into the city.
lesson-mists-5-guard-hint = Choose the city.
lesson-mists-5-guard-hint-none = Without a guard the city brings you nothing. Put one there.
lesson-mists-5-down = Each turn an open cemetery gets a tile face down beside it. Choose a cell that harms nothing.
lesson-mists-5-down-hint = Another cell is better. Choose the marked one.
lesson-mists-5-down-hint-city = There it shuts your city up for good. Choose the marked cell.
lesson-mists-5-open = What touches a tile face down can never be finished. So fill the cells around the cemetery soon.
lesson-mists-5-close = Two cells are left around the cemetery. Take the one that closes your city.
lesson-mists-5-close-hint = Then a tile face down may shut your city up. Close it now.
lesson-mists-5-take = Take the points of the city.
lesson-mists-5-take-hint = Take the points.
lesson-mists-5-take-hint-ghosts = The bank is still well filled. Take the points.
lesson-mists-5-bury = The last cell got a tile face down, and a guard is buried. Choose the one in the city that is shut up now.
lesson-mists-5-bury-hint = Choose the guard in the city.
lesson-mists-5-bury-hint-road = This road can still be finished. Bury the guard who is stuck.
lesson-mists-5-buried = All eight cells are filled, the cemetery is closed. No more tiles come face down for it.
lesson-mists-5-known-haunt = A cemetery sends a ghost to each misty tile around it.
lesson-mists-5-known-down = A tile face down only helps to close cemeteries.
lesson-mists-5-known-grave = Eight tiles around close it, and a guard is buried.

### Mists, level 6

lesson-mists-6-name = Mists, level 6
lesson-mists-6-about = Every colour needs its own points.
lesson-mists-6-each = Now every colour has points of its own, and each needs 50. One colour of each player has begun.
lesson-mists-6-place = Continue the road on the right.
lesson-mists-6-place-hint = It fits there too. This time put it at the marked place.
lesson-mists-6-second = One of your colours has points, the other has none. Put a guard of the other one on the road.
lesson-mists-6-second-hint = Choose the road and your second colour.
lesson-mists-6-second-hint-first = This colour has points already. Choose the one without any.
lesson-mists-6-second-hint-none = Without a guard no colour gets the points of the road.
lesson-mists-6-close = A crossing ends the road. Put it at the end, turned as you like.
lesson-mists-6-close-hint = Then your road stays open. Put the crossing at its end.
lesson-mists-6-keep = You have few guards of each colour. Keep them this time.
lesson-mists-6-keep-hint = Each guard stays until its road ends. Choose none this time.
lesson-mists-6-take = Take the points for your second colour.
lesson-mists-6-take-hint = Then this colour stays without points. Take them this time.
lesson-mists-6-paid = { $points ->
    [one] 1 for each tile: { $points } point for your second colour alone. You all win when the last colour has 50.
   *[other] 1 for each tile: { $points } points for your second colour alone. You all win when the last colour has 50.
}
lesson-mists-6-known-each = Points go only to the colours that stand there.
lesson-mists-6-known-last = Help the colour that has least: all need 50.
lesson-mists-6-known-both = Several colours there: each marks the whole value.

### Traders & Builders

lesson-traders-name = Traders & Builders
lesson-traders-about = Goods, a second tile, and a pig.
lesson-traders-goods = The other player’s city shows wine. Close it with this tile: the goods go to whoever closes it.
lesson-traders-goods-hint = There the city stays open. Close it at the marked place.
lesson-traders-farmer = The points are theirs, the wine will be yours. Lay a farmer in the field beside that city.
lesson-traders-farmer-hint = Choose the farmer.
lesson-traders-farmer-hint-none = Without a farmer this field pays you nothing. And you need one for the pig.
lesson-traders-wine = You have the most wine now, which is framed. At the end that pays 10.
lesson-traders-road = Your highwayman stands on this road. Continue it.
lesson-traders-road-hint = That would do as well. This time lay it where it is marked.
lesson-traders-builder = A builder joins a figure of yours. Put it on the road.
lesson-traders-builder-hint = Choose the builder on the road.
lesson-traders-builder-hint-none = Put the builder now: it works from your next turn on.
lesson-traders-builder-hint-pig = The pig can wait. First the builder, it brings tiles.
lesson-traders-builder-hint-small = You may. But this time put the builder on the road.
lesson-traders-on = Continue the builder’s road: that brings you a second tile in this turn.
lesson-traders-on-hint = Your builder gets nothing from that. Continue its road.
lesson-traders-pig = First this part is played to its end. Your field has grown: put the pig beside your farmer.
lesson-traders-pig-hint = Choose the pig.
lesson-traders-pig-hint-none = You may wait, but the pig makes each city at this field worth 4.
lesson-traders-pig-hint-small = You may. But this time choose the pig.
lesson-traders-second = Now draw your second tile.
lesson-traders-second-hint = Go on, it costs nothing.
lesson-traders-second-hint-none = You may decline, but a second tile costs nothing. Go on.
lesson-traders-close = Close your road with this crossing. That earns no third tile.
lesson-traders-close-hint = There your road stays open. Lay the crossing at its end.
lesson-traders-home = The road is paid. Highwayman and builder are home, and you may use both again.
lesson-traders-end = Most wine pays 10, and your field with the pig 4 for its city. Goods in the open city go to nobody.
lesson-traders-known-goods = Whoever closes a city takes its goods. The most of a kind pay 10.
lesson-traders-known-builder = Continue your builder’s road or city, and you play a second tile.
lesson-traders-known-once = There is never a third tile in a turn.
lesson-traders-known-pig = Where your pig is, your field pays 4 a city.
