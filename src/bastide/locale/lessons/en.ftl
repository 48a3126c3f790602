# The words of the lessons (src/bastide/data/lessons; docs/extend/lessons.md says how they go together). One or two short
# sentences for each step. $points and $rival are what the learner and the other player have gained since the step
# before, $score and $rivals what they have.

### The base game

lesson-base-name = The base game
lesson-base-about = Place tiles, place meeples, score points.
lesson-base-map = This is the start tile. Tile by tile, you build the map around it.
lesson-base-place = This is your tile. Extend the road: road must meet road, field must meet field.
lesson-base-place-hint = The tile fits there too. For now, use the marked place.
lesson-base-place-hint-west = You could extend the road there too. This time start on the marked side.
lesson-base-place-hint-away = That works, but this time extend the road.
lesson-base-highwayman = Place a meeple on the road. It becomes a highwayman, and the road is yours.
lesson-base-highwayman-hint = Choose the spot on the road.
lesson-base-highwayman-hint-none = You may keep your meeple. But without one, the road pays you nothing.
lesson-base-turn = That was a turn: place a tile, place a meeple, score. Now it’s the other player’s turn.
lesson-base-rival-city = { $rival ->
    [one] Wall meets wall, so this city is complete. Its knight scores { $rival } point and goes home to its owner.
   *[other] Wall meets wall, so this city is complete. Its knight scores { $rival } points and goes home to its owner.
}
lesson-base-monastery = A monastery ends your road. The tile is turned so that road meets road.
lesson-base-monastery-hint = It fits there, but away from your road. Place it at the other end of the road.
lesson-base-monk = The road already has a meeple, so no other may join it. Place a monk in the monastery.
lesson-base-monk-hint = Choose the monastery in the middle of the tile.
lesson-base-monk-hint-none = An empty monastery pays no one. Place a meeple there.
lesson-base-around = A monastery pays 1 point for itself and 1 for each of the eight tiles around it. It doesn’t matter who places them.
lesson-base-crossing = A crossing ends a road. Close your road with it. Any way round will do.
lesson-base-crossing-hint = That leaves your road open. Place it at the free end.
lesson-base-keep = Two new roads start here. Save your meeples for something better.
lesson-base-keep-hint = You could, but a meeple stays until its road is complete. This time, place none.
lesson-base-road-paid = { $points ->
    [one] Your road is complete: 1 for each tile, { $points } point in all. The meeple is back in your supply.
   *[other] Your road is complete: 1 for each tile, { $points } points in all. The meeple is back in your supply.
}
lesson-base-city = This tile has a piece of city. Start your own city at the marked place.
lesson-base-city-hint = It fits there. But your city has more room to grow at the marked place.
lesson-base-knight = Place a meeple in the city. It becomes a knight.
lesson-base-knight-hint = Choose the city.
lesson-base-knight-hint-none = Without a knight the city is not yours. Place a meeple there.
lesson-base-shield = This tile has a shield, which counts like another tile. Make your city bigger.
lesson-base-shield-hint = That would be a city without your knight. Extend your own.
lesson-base-wall = One tile is missing. Complete your city.
lesson-base-wall-hint = That leaves your city open. Close it at the top.
lesson-base-city-paid = { $points ->
    [one] Complete: 2 for each tile and 2 for the shield, { $points } point. Now comes the last tile.
   *[other] Complete: 2 for each tile and 2 for the shield, { $points } points. Now comes the last tile.
}
lesson-base-final = { $points ->
    [one] Unfinished features score at the end too, but less. Your monastery pays { $points } point.
   *[other] Unfinished features score at the end too, but less. Your monastery pays { $points } points.
}
lesson-base-result = { $score ->
    [one] You have { $score } point, the other player has { $rivals }. The most points win.
   *[other] You have { $score } points, the other player has { $rivals }. The most points win.
}
lesson-base-known-turn = A turn: place a tile, place a meeple if you like, score.
lesson-base-known-road = A completed road pays 1 for each tile.
lesson-base-known-city = A completed city pays 2 for each tile and shield.
lesson-base-known-monastery = A monastery with all eight tiles around it pays 9.
lesson-base-known-most = The most meeples in a feature win its points. If it’s a tie, both score.
lesson-base-known-end = Meeples come home when their feature is complete, not before.

### Fields

lesson-fields-name = Fields
lesson-fields-about = A farmer lies down and waits for cities.
lesson-fields-land = Roads and walls divide the land into fields. The completed city here touches two of them.
lesson-fields-place = Place the tile beside the city. It joins the land above to the strip along the road.
lesson-fields-place-hint = It fits there too. Beside the city it makes one large field.
lesson-fields-farmer = Place a farmer in the large field. It stays there until the game ends.
lesson-fields-farmer-hint = Choose the large field.
lesson-fields-farmer-hint-none = A field without a farmer pays no one. Place one in the large field.
lesson-fields-farmer-hint-small = The road cuts off this corner, and no city touches it. Choose the large field.
lesson-fields-farmer-hint-road = That would be a highwayman. This time, place the meeple in the field.
lesson-fields-rival = The other player starts a city beside your field. While it is open, it pays your farmer nothing.
lesson-fields-close = Complete that city. It pays its knight now, and your farmer at the end.
lesson-fields-close-hint = That leaves the city open. Close it at the top.
lesson-fields-keep = Behind the wall is another field with one city. Keep your meeple.
lesson-fields-keep-hint = You could, but farmers never come back before the end. This time, place none.
lesson-fields-paid = { $points ->
    [one] The end: two completed cities touch your field, 3 points each. Your farmer scores { $points } point.
   *[other] The end: two completed cities touch your field, 3 points each. Your farmer scores { $points } points.
}
lesson-fields-known-farmer = A farmer stays in the field until the end.
lesson-fields-known-bounds = Roads, walls and rivers divide fields.
lesson-fields-known-pay = Each completed city beside the field pays 3 points.
lesson-fields-known-most = The player with the most farmers takes it all. If it’s a tie, both score.

### The river

lesson-river-name = River
lesson-river-about = From the spring to the lake.
lesson-river-spring = The game starts at a spring. Extend the river: water must meet water.
lesson-river-spring-hint = Place the tile where the river flows.
lesson-river-monk = You can place meeples on river tiles too. Place a monk in the monastery.
lesson-river-monk-hint = Choose the monastery.
lesson-river-monk-hint-none = You may. But the monastery will soon have tiles around it.
lesson-river-monk-hint-road = The road is free too. This time choose the monastery.
lesson-river-bends = The river turned right here. It may not turn right again at the very next bend.
lesson-river-bend = So this bend must turn left. The tile turns by itself when you choose the place.
lesson-river-bend-hint = Place the bend at the end of the river.
lesson-river-highwayman = Roads beside the river work as usual. Claim this one.
lesson-river-highwayman-hint = Choose the road.
lesson-river-highwayman-hint-none = You may keep your meeple. This time place it on the road.
lesson-river-lake = After a few more turns, only the lake is left. It ends the river.
lesson-river-lake-hint = Place the lake at the end of the river.
lesson-river-land = From now on you draw ordinary tiles. They go anywhere they fit.
lesson-river-known-first = The river tiles come before all others.
lesson-river-known-bends = Two bends in a row never turn the same way.
lesson-river-known-points = The river divides fields. It never pays, and no meeple goes on it.

### The abbot

lesson-abbot-name = Abbot
lesson-abbot-about = A meeple you can call home.
lesson-abbot-garden = This tile has a garden. Place it where it has many tiles around it.
lesson-abbot-garden-hint = It fits there. But the marked place has more tiles around it.
lesson-abbot-abbot = You also have an abbot. Only the abbot can go in a garden: place yours there.
lesson-abbot-abbot-hint = Choose the abbot in the garden.
lesson-abbot-abbot-hint-none = The garden pays only if your abbot is in it.
lesson-abbot-abbot-hint-road = That would be a highwayman. This time place the abbot in the garden.
lesson-abbot-around = A garden counts like a monastery: 1 for itself and 1 for each tile around, up to 9.
lesson-abbot-place = Place this tile beside the garden too.
lesson-abbot-place-hint = It fits there, but away from your garden.
lesson-abbot-recall = Instead of placing a meeple, you may call your abbot home. It scores at once: try it.
lesson-abbot-recall-hint = Choose to call your abbot home.
lesson-abbot-recall-hint-none = You may wait for all nine points. This time call the abbot home.
lesson-abbot-recall-hint-road = You do one or the other: place a meeple or call the abbot home. Call it home.
lesson-abbot-monastery = { $points ->
    [one] Your abbot scored { $points } pointfor its own tile and those around it. Now place the monastery.
   *[other] Your abbot scored { $points } pointsfor its own tile and those around it. Now place the monastery.
}
lesson-abbot-monastery-hint = It fits there too. The marked place has more tiles around it.
lesson-abbot-again = The abbot is free again, and can go in a monastery too. Place it there.
lesson-abbot-again-hint = Choose the abbot in the monastery.
lesson-abbot-again-hint-none = An empty monastery pays no one. Place the abbot in it.
lesson-abbot-again-hint-monk = A monk would stay until it is complete. The abbot can come home any time.
lesson-abbot-known-garden = Only an abbot can go in a garden. Gardens score like monasteries.
lesson-abbot-known-recall = Instead of placing a meeple, you may call your abbot home.
lesson-abbot-known-monastery = The abbot can go in a monastery too, like a monk.

### The river of two springs

lesson-river20-name = River of two springs
lesson-river20-about = Two rivers from one tile.
lesson-river20-springs = The game starts with a double tile. Two rivers begin on it.
lesson-river20-begin = A river tile may extend either river. Place this one at the lower river.
lesson-river20-begin-hint = Place it at the lower river.
lesson-river20-begin-hint-upper = You could use the upper river too. This time take the lower one.
lesson-river20-knight = Place a knight in a city on this tile.
lesson-river20-knight-hint = Choose a city.
lesson-river20-knight-hint-none = You may. But a city on a river tile is a good start.
lesson-river20-ends = You may extend either river. Take the lower one again.
lesson-river20-ends-hint = It fits that way too. Turn the river towards the marked side.
lesson-river20-ends-hint-upper = You could use the upper river too. This time take the lower one.
lesson-river20-bridge = The other player chose the upper river. Extend the lower one.
lesson-river20-bridge-hint = Place it at the lower river.
lesson-river20-bridge-hint-upper = You could use that river too. This time stay with the lower one.
lesson-river20-monk = Place a monk in the monastery.
lesson-river20-monk-hint = Choose the monastery.
lesson-river20-monk-hint-none = An empty monastery pays no one.
lesson-river20-monk-hint-road = The road is free too. This time choose the monastery.
lesson-river20-apart = The two rivers may never meet or touch. Bend yours away from the other.
lesson-river20-apart-hint = It fits there. But this time use the marked place.
lesson-river20-apart-hint-near = The rules allow it. But the rivers would come close and have little room left.
lesson-river20-apart-hint-upper = That is the other river. Bend the lower one.
lesson-river20-lakes = Two lakes come last, one for each river. Then the ordinary tiles follow.
lesson-river20-known-double = The double tile counts as two.
lesson-river20-known-ends = Each river tile may extend either river.
lesson-river20-known-touch = The two rivers never meet or touch.
lesson-river20-known-lakes = Two lakes end the rivers. Then the other tiles come.

### Arrow tiles

lesson-arrows-name = Arrow tiles
lesson-arrows-about = Three symbols, and what makes them work.
lesson-arrows-arrow = This tile has an arrow with a symbol. Extend the road with it.
lesson-arrows-arrow-hint = It fits there too. Use the marked place, with the arrow pointing up.
lesson-arrows-empty = { $points ->
    [one] The arrow points at an empty place: { $points } point at once. Place a meeple on the road.
   *[other] The arrow points at an empty place: { $points } points at once. Place a meeple on the road.
}
lesson-arrows-empty-hint = Choose the road.
lesson-arrows-empty-hint-none = You will want a meeple on this road. Place one there.
lesson-arrows-target = Place a tile where an arrow points, and you may use its symbol. Do it before the other player does.
lesson-arrows-target-hint = The arrow does not point there. Place it above the arrow.
lesson-arrows-reinforce = Reinforce: add a second meeple where you already have one. Do it on your road.
lesson-arrows-reinforce-hint = Choose the road with your meeple.
lesson-arrows-reinforce-hint-none = You don’t have to use a symbol. But try it this time.
lesson-arrows-reinforce-hint-road = That is a normal meeple. Try the symbol instead.
lesson-arrows-aim = A symbol also works if its own arrow points at a tile. Point this one at your road.
lesson-arrows-aim-hint = Place it beside your road, with the arrow pointing back at it.
lesson-arrows-aim-hint-away = That way the arrow points at an empty place, for 2 points. Point it at the tile instead.
lesson-arrows-knight = The hourglass gives you an extra turn. First place a knight in the city.
lesson-arrows-knight-hint = Choose the city.
lesson-arrows-knight-hint-none = You can complete this city in a moment. Place a knight there.
lesson-arrows-extra = You may take another whole turn. Go ahead.
lesson-arrows-extra-hint = Choose to take another turn.
lesson-arrows-extra-hint-none = You could say no. But who would?
lesson-arrows-close = Complete your city with this tile.
lesson-arrows-close-hint = That leaves your city open. Place it above the city.
lesson-arrows-gate = { $points ->
    [one] The city paid { $points } point. The last symbol is a portal. Place its tile so that the arrow points at the road.
   *[other] The city paid { $points } points. The last symbol is a portal. Place its tile so that the arrow points at the road.
}
lesson-arrows-gate-hint = Place it at the left end of the road, with the arrow pointing at it.
lesson-arrows-portal = Portal: your meeple may go to a free spot on any tile. Claim the other road.
lesson-arrows-portal-hint = Choose a free road far away.
lesson-arrows-portal-hint-none = You don’t have to. But this time use the portal.
lesson-arrows-known-empty = An arrow that points at an empty place pays 2 points.
lesson-arrows-known-sign = When an arrow points at a tile, the player who placed the later one uses the symbol.
lesson-arrows-known-reinforce = Reinforce: one more meeple where you already have one.
lesson-arrows-known-extra = Hourglass: another whole turn.
lesson-arrows-known-portal = Portal: a meeple to a free spot on any tile.

### Mage & Witch

lesson-mage-name = Mage & Witch
lesson-mage-about = One piece raises points, the other halves them.
lesson-mage-sign = This tile has a magic symbol. Place it below your road.
lesson-mage-sign-hint = It fits there too. This time place it as marked.
lesson-mage-mage = Now you must move the mage or the witch. Put the mage on your road: each tile will pay 1 more.
lesson-mage-mage-hint = Choose the mage on your road.
lesson-mage-mage-hint-witch = Not the witch: she would halve your own road.
lesson-mage-again = Another magic symbol. Extend your road with it.
lesson-mage-again-hint = That would work too. This time place it as marked.
lesson-mage-witch = The mage can stay. Put the witch in the other player’s city: it will be worth half.
lesson-mage-witch-hint = Choose the witch in the other player’s city.
lesson-mage-witch-hint-mage = The mage is on your road already. Keep the mage there.
lesson-mage-close = Complete your road with this crossing.
lesson-mage-close-hint = That leaves your road open. Place the crossing at its end.
lesson-mage-paid = Your five tiles pay 10 instead of 5, and the mage leaves the board. Now the other player completes the city.
lesson-mage-end = A city of four tiles usually pays 8. The witch made it 4.
lesson-mage-known-mage = With the mage, a road or city pays 1 more for each tile.
lesson-mage-known-witch = With the witch, it pays half, rounded up.
lesson-mage-known-leave = Both leave the board when their feature is completed.

### Mist and ghosts

lesson-mist-name = Mist and ghosts
lesson-mist-about = Send ghosts to others and spare your own meeples.
lesson-mist-grow = Some tiles show mist. Place yours at the marked place so that mist meets mist.
lesson-mist-grow-hint = Mist does not meet mist there. Use the marked place.
lesson-mist-grow-hint-clear = Turned this way, a clear side meets the mist, and the ghost would come to you.
lesson-mist-spook = The mist grows: send a ghost to the other player. Choose the knight: its city is nearly complete.
lesson-mist-spook-hint = Choose the knight.
lesson-mist-spook-hint-road = This road may never be completed. At the end a ghost costs only 1 point.
lesson-mist-guard = You also have two guards. Ghosts never come to a guard: place one in the city.
lesson-mist-guard-hint = Choose the guard for the city.
lesson-mist-guard-hint-meeple = Ghosts can come to this meeple. Choose the guard this time.
lesson-mist-guard-hint-none = Then the city is free for others. Place a guard in it.
lesson-mist-less = { $rival ->
    [one] This city was worth 4, but a ghost costs 2. The other player scores { $rival } point.
   *[other] This city was worth 4, but a ghost costs 2. The other player scores { $rival } points.
}
lesson-mist-break = This tile completes your road and a city. But a clear side meets mist: a ghost comes to you.
lesson-mist-break-hint = That avoids the ghost, but gains nothing. Use the marked place.
lesson-mist-own = You choose which of your meeples gets it. The completed road scores right now, so choose the other one.
lesson-mist-own-hint = Choose the highwayman whose road is open.
lesson-mist-own-hint-now = This road scores this turn. The ghost would cost you 2 points at once.
lesson-mist-knight = The city is complete, and no one is in it. Place a meeple there and take its points.
lesson-mist-knight-hint = The new roads pay nothing yet. Choose the completed city.
lesson-mist-knight-hint-none = Then no one scores the city. Place a meeple there.
lesson-mist-paid = { $points ->
    [one] 3 for the road and 4 for the city: { $points } point. The ghost stays with your other highwayman.
   *[other] 3 for the road and 4 for the city: { $points } points. The ghost stays with your other highwayman.
}
lesson-mist-known-grow = Mist next to mist: a ghost goes to an opponent.
lesson-mist-known-break = A clear side next to mist: a ghost comes to you.
lesson-mist-known-cost = A ghost costs 2 points when its meeple scores, 1 at the end.
lesson-mist-known-third = The third ghost drives a meeple off the map.
lesson-mist-known-guard = Ghosts never come to a guard.

### Cemeteries

lesson-cemeteries-name = Cemeteries
lesson-cemeteries-about = A gravedigger earns one more guard.
lesson-cemeteries-place = Your tile has a cemetery. Place it where there are already six tiles around it.
lesson-cemeteries-place-hint = It fits there too, but with fewer tiles around it.
lesson-cemeteries-digger = Place a meeple on the cemetery. It becomes a gravedigger.
lesson-cemeteries-digger-hint = Choose the cemetery in the middle of the tile.
lesson-cemeteries-digger-hint-road = The road is a good choice too. This time choose the cemetery.
lesson-cemeteries-digger-hint-none = Without a gravedigger the cemetery earns you nothing.
lesson-cemeteries-ring = A cemetery is complete when there are tiles on all eight places around it. Fill the last one.
lesson-cemeteries-ring-hint = That leaves your cemetery incomplete. Fill the gap beside it.
lesson-cemeteries-figure = The cemetery is complete. Place a meeple in the city or keep it, as you like.
lesson-cemeteries-gained = The gravedigger is home and has brought you another guard. It is yours for the whole game.
lesson-cemeteries-known-digger = A meeple on a cemetery is a gravedigger.
lesson-cemeteries-known-guard = Eight tiles around it earn you a guard, but no points.
lesson-cemeteries-known-end = An incomplete cemetery earns nothing at the end.

### Castles

lesson-castles-name = Castles
lesson-castles-about = Mist around a castle scores points.
lesson-castles-place = Your tile has a castle. Place it where there is plenty of mist around it.
lesson-castles-place-hint = It fits there too, but with less mist around it.
lesson-castles-place-hint-turned = Turned this way, a clear side meets mist. Turn it until mist meets mist.
lesson-castles-steward = Place a meeple in the castle. It becomes a steward.
lesson-castles-steward-hint = Choose the castle.
lesson-castles-steward-hint-none = You can claim a castle only now. Place a meeple in it.
lesson-castles-around = A castle needs eight tiles around it. Each of the nine tiles with mist pays 2. Four have mist already.
lesson-castles-close = One tile is missing. Fill the gap with this one: it has mist too.
lesson-castles-close-hint = That leaves the castle incomplete. Fill the gap beside it.
lesson-castles-figure = The castle is complete. Place a meeple on the road or keep it, as you like.
lesson-castles-paid = { $points ->
    [one] Five of the nine tiles show mist, 2 for each: { $points } point. The steward is home again.
   *[other] Five of the nine tiles show mist, 2 for each: { $points } points. The steward is home again.
}
lesson-castles-known-mist = A completed castle pays 2 for each tile with mist.
lesson-castles-known-end = At the end: 1 for its own tile, 1 for each misty tile around it.
lesson-castles-known-ghosts = Ghosts come to a steward too, but not to a guard.

### The fortress

lesson-fortress-name = Fortress
lesson-fortress-about = Man the walls and score their points.
lesson-fortress-place = The fortress is in the middle of the map. Place this piece of city beside it.
lesson-fortress-place-hint = It fits there too. This time use the marked place.
lesson-fortress-knight = Place a knight in the city. A knight opens the way to a wall.
lesson-fortress-knight-hint = A farmer comes later. First choose the city.
lesson-fortress-knight-hint-none = You must place a meeple here before another can go to a wall.
lesson-fortress-man = Now another meeple may go to the knights’ wall. Send it there.
lesson-fortress-man-hint = Choose the knights’ wall.
lesson-fortress-man-hint-none = You may skip it. But each meeple on a wall scores 3 points later.
lesson-fortress-other = Three of the four spaces are taken, two of them by you. Place another knight.
lesson-fortress-other-hint = Only a knight opens the way to this wall. Choose the city.
lesson-fortress-other-hint-none = Then the last space stays free. Place a knight in the city.
lesson-fortress-last = One space is free. Fill the wall.
lesson-fortress-last-hint = Choose the knights’ wall.
lesson-fortress-last-hint-none = Then the other player can take the last space and its 3 points.
lesson-fortress-counter = { $points ->
    [one] A full wall strikes back: 3 for each meeple on it. You score { $points } point, and they all go home.
   *[other] A full wall strikes back: 3 for each meeple on it. You score { $points } points, and they all go home.
}
lesson-fortress-farmer = A farmer can help the fortress too. Place one in the field.
lesson-fortress-farmer-hint = Choose one of the two fields.
lesson-fortress-farmer-hint-road = That would lead to the highwaymen’s wall. Try a farmer.
lesson-fortress-farmer-hint-none = You must place a meeple here before another can go to the fortress.
lesson-fortress-farm = With a farmer, another meeple may go to the farmer space of any wall. Choose one.
lesson-fortress-farm-hint = Choose one of the three farmer spaces.
lesson-fortress-farm-hint-none = A farmer space never fills up and pays 3 at the end. Send a meeple.
lesson-fortress-end = { $points ->
    [one] The end. All walls strike back: 3 for you. Your farmer: 3, as the fortress counts as a completed city. Three open cities: 1 each. { $points } point in all.
   *[other] The end. All walls strike back: 3 for you. Your farmer: 3, as the fortress counts as a completed city. Three open cities: 1 each. { $points } points in all.
}
lesson-fortress-known-wall = A knight, highwayman or monk lets another meeple join the matching wall.
lesson-fortress-known-counter = A full wall pays 3 for each meeple on it.
lesson-fortress-known-farmer = A farmer lets another meeple go to any farmer space.
lesson-fortress-known-end = At the end all three walls strike back.

### Besiegers

lesson-catapult-name = Besiegers
lesson-catapult-about = Symbols bring catapults, and catapults attack.
lesson-catapult-sign = The symbol on your tile brought a catapult to the knights’ wall. Place the tile at the marked place.
lesson-catapult-sign-hint = It fits there too. This time use the marked place.
lesson-catapult-knight = The next symbol like that attacks. Place a knight in the city.
lesson-catapult-knight-hint = Choose the city.
lesson-catapult-knight-hint-none = You must place a knight before a meeple can go to the knights’ wall.
lesson-catapult-man = If you have a meeple at the wall, you are safe. Send one there.
lesson-catapult-man-hint = Choose the knights’ wall.
lesson-catapult-man-hint-none = With no meeple there, an attack would cost you a knight.
lesson-catapult-attack = { $points ->
    [one] The other player drew that symbol: attack! Your meeple on the wall scores { $points } point. The other player has none there, so a knight has to go.
   *[other] The other player drew that symbol: attack! Your meeple on the wall scores { $points } points. The other player has none there, so a knight has to go.
}
lesson-catapult-besiege = A question mark lets you choose. Besiege the highwaymen: there is a catapult, and you have a meeple there.
lesson-catapult-besiege-hint = That would only bring a catapult there. The highwaymen’s wall already has one.
lesson-catapult-raid = { $points ->
    [one] Your meeple scores { $points } point and goes home. The other player has none there, so a highwayman has to go.
   *[other] Your meeple scores { $points } points and goes home. The other player has none there, so a highwayman has to go.
}
lesson-catapult-flee = { $rival ->
    [one] Now you are attacked: { $rival } point for the other player, and one of your knights must go. Keep the one with the shield.
   *[other] Now you are attacked: { $rival } points for the other player, and one of your knights must go. Keep the one with the shield.
}
lesson-catapult-flee-hint = Choose the knight in the small city.
lesson-catapult-flee-hint-shield = This city has a shield and is worth more. Give up the other knight.
lesson-catapult-lost = The knight is back in your supply, and the city is free again. You lose no points.
lesson-catapult-known-sign = A symbol brings a catapult. The next one at that wall attacks.
lesson-catapult-known-attack = An attack pays 3 for each meeple at the wall.
lesson-catapult-known-safe = If you have none there, you lose a meeple of that kind.
lesson-catapult-known-farmer = A meeple on the farmer space protects you just as well.

### Inns & Cathedrals

lesson-inns-name = Inns & Cathedrals
lesson-inns-about = More points, more risk, one large meeple.
lesson-inns-inn = The house by the lake is an inn: its road pays double. Extend the road with it.
lesson-inns-inn-hint = It fits that way too. This time place it as marked.
lesson-inns-highwayman = Place a meeple on the road. A small one will do.
lesson-inns-highwayman-hint = Choose the small meeple on the road.
lesson-inns-highwayman-hint-none = Without a meeple the road pays you nothing, inn or not.
lesson-inns-highwayman-hint-large = You may. But no one else wants this road, so keep the large one.
lesson-inns-close = A road with an inn pays nothing if it stays open. Complete it with this crossing.
lesson-inns-close-hint = That leaves your road open. Place the crossing at its free end.
lesson-inns-beside = { $points ->
    [one] Complete: 2 for each tile, { $points } point. Now place this piece of city near the city with the cathedral.
   *[other] Complete: 2 for each tile, { $points } points. Now place this piece of city near the city with the cathedral.
}
lesson-inns-beside-hint = It fits there. But at the marked place it can join that city.
lesson-inns-large = The other player has a knight in that city. Place your large meeple: it counts as two.
lesson-inns-large-hint = Choose the large meeple in the city.
lesson-inns-large-hint-none = Without a meeple you have no share in that city.
lesson-inns-large-hint-small = A small one would only tie with the other knight. Choose the large one.
lesson-inns-join = This corner joins the two cities and completes them. Place it between them.
lesson-inns-join-hint = That leaves the cities apart. Use the marked place.
lesson-inns-paid = { $points ->
    [one] You have two there, the other player one. With a cathedral, each tile and shield pays 3: { $points } point.
   *[other] You have two there, the other player one. With a cathedral, each tile and shield pays 3: { $points } points.
}
lesson-inns-risk = A city with a cathedral pays nothing if it stays open. Place the last tile at the other player’s city.
lesson-inns-risk-hint = That would work too. This time place it as marked.
lesson-inns-nothing = The open city pays nothing now. Without the cathedral it would pay 1 for each tile and shield.
lesson-inns-known-inn = A completed road with an inn pays 2 for each tile.
lesson-inns-known-cathedral = A completed city with a cathedral pays 3 for each tile and shield.
lesson-inns-known-open = If they are still open at the end, they pay nothing.
lesson-inns-known-large = The large meeple counts as two for the majority.

### Mists, level 1

lesson-mists-1-name = Mists, level 1
lesson-mists-1-about = You all play together against the ghosts.
lesson-mists-1-ghosts = You all play together. Some ghosts are in the mist, others wait in the bank. If you need one and the bank is empty, you all lose.
lesson-mists-1-join = Turn your tile until mist joins mist. Then one ghost fewer comes: here, none.
lesson-mists-1-join-hint = It fits there too. This time use the marked place.
lesson-mists-1-guard = Place a guard in the city. With two players, each of you plays two colours: use either one.
lesson-mists-1-guard-hint = Choose the city.
lesson-mists-1-guard-hint-none = Without a guard the city scores no points and sends no ghosts away.
lesson-mists-1-close = The other player has made your city bigger. Complete it.
lesson-mists-1-close-hint = That leaves the city open. Close it at its end.
lesson-mists-1-take = Take the points, or send up to three ghosts away from one tile. Here, choose the points.
lesson-mists-1-take-hint = Take the points.
lesson-mists-1-take-hint-ghosts = There are plenty of ghosts in the bank. Take the points: the team needs 50.
lesson-mists-1-paid = { $points ->
    [one] 2 for each of three tiles and 2 for the shield: { $points } point for the team. You win at 50.
   *[other] 2 for each of three tiles and 2 for the shield: { $points } points for the team. You win at 50.
}
lesson-mists-1-seal = Two more ghosts have come. Close the mist at the top, so that every misty side touches mist.
lesson-mists-1-seal-hint = The mist would stay open, and its ghosts would stay. Use the marked place.
lesson-mists-1-road = Closing the mist has sent its two ghosts back. The short road is complete too: place a guard on it.
lesson-mists-1-road-hint = Choose the completed road, at the bottom.
lesson-mists-1-road-hint-none = Only a feature with a guard can send ghosts away.
lesson-mists-1-send = This road is worth only 2. Send two ghosts away from the crossing instead.
lesson-mists-1-send-hint = Choose the tile with two ghosts.
lesson-mists-1-send-hint-points = Two points are not much. Ghosts in the bank are worth more here.
lesson-mists-1-send-hint-one = You can send more away at once. Choose two.
lesson-mists-1-bank = One ghost is left on the map, and the bank is nearly full. That keeps the team safe.
lesson-mists-1-known-mist = Closed mist sends all its ghosts back to the bank.
lesson-mists-1-known-choice = A completed feature with a guard: points, or up to three ghosts away.
lesson-mists-1-known-lost = You need a ghost and the bank is empty: you all lose.
lesson-mists-1-known-won = At 50 points, you all win.

### Mists, level 2

lesson-mists-2-name = Mists, level 2
lesson-mists-2-about = Castles and cemeteries join in.
lesson-mists-2-mist = There is an open cemetery on the left. Your tile shows two ghosts, and joining mist means one fewer. Place it above.
lesson-mists-2-mist-hint = It fits there too. This time use the marked place.
lesson-mists-2-guard = One ghost came to the mist, so another came to the open cemetery. Place a guard in the city.
lesson-mists-2-guard-hint = Choose the city.
lesson-mists-2-guard-hint-none = Without a guard the city pays you nothing. Place one there.
lesson-mists-2-close = Close the cemetery: it needs a tile on each of its four sides.
lesson-mists-2-close-hint = That leaves the cemetery open, with one side missing.
lesson-mists-2-bury = A closed cemetery buries a guard for the rest of the game. Choose the one on the short road.
lesson-mists-2-bury-hint = Choose the guard on the short road.
lesson-mists-2-bury-hint-city = This city is worth the most. Without its guard, the team gets nothing for it.
lesson-mists-2-buried = The cemetery’s ghost is back in the bank. The team plays on with one guard fewer.
lesson-mists-2-castle = This tile has a castle. Place it where there is mist around it.
lesson-mists-2-castle-hint = It fits there too, but with less mist around it.
lesson-mists-2-castle-hint-turned = Turned this way, its mist can never be closed. Turn it around.
lesson-mists-2-steward = Place a guard in the castle. You can claim it only now.
lesson-mists-2-steward-hint = Choose the castle.
lesson-mists-2-steward-hint-none = You cannot claim this castle later. Place a guard in it.
lesson-mists-2-worth = Once there are eight tiles around it, each of the nine with mist pays 2. Three have mist so far.
lesson-mists-2-known-ghost = When ghosts come to mist, one more comes to an open cemetery.
lesson-mists-2-known-grave = When a cemetery has tiles on all four sides, it buries a guard.
lesson-mists-2-known-castle = A completed castle pays 2 for each tile with mist.

### Mists, level 3

lesson-mists-3-name = Mists, level 3
lesson-mists-3-about = Two hounds and three piles.
lesson-mists-3-close = The tiles are in three piles. You need 15 points before the first one runs out. Complete this city.
lesson-mists-3-close-hint = That leaves the city open. Close it at the top.
lesson-mists-3-road = Place a guard on the new road. You will soon see why.
lesson-mists-3-road-hint = Choose the road.
lesson-mists-3-road-hint-none = A hound joins a guard on the map. Give yourself a choice.
lesson-mists-3-take = Take the points for the city. That brings you past 15.
lesson-mists-3-take-hint = Take the points.
lesson-mists-3-take-hint-ghosts = The hound will chase ghosts in a moment. Take the points first.
lesson-mists-3-hound = The hound is here. It chases ghosts around its guard: give it to the guard in the misty city.
lesson-mists-3-hound-hint = Choose the guard with the most ghosts around it.
lesson-mists-3-hound-hint-road = There are few ghosts near this road. Choose the other guard.
lesson-mists-3-chase = The hound clears up to three ghosts each from two of the tiles around it. Start with these two ghosts.
lesson-mists-3-chase-hint = Choose both ghosts beside the guard.
lesson-mists-3-piles = Three ghosts are gone. The rest of the first pile is now on top of the second.
lesson-mists-3-home = The hound waits beside its guard. Complete this city on the right.
lesson-mists-3-home-hint = That leaves the hound’s city open.
lesson-mists-3-bring = Take the points. The hound adds 1 for each ghost on the map.
lesson-mists-3-bring-hint = Take the points.
lesson-mists-3-bring-hint-ghosts = Each ghost that stays is worth a point now. Take the points.
lesson-mists-3-paid = { $points ->
    [one] 8 for the city and 1 for each ghost on the map: { $points } point. The hound leaves the game.
   *[other] 8 for the city and 1 for each ghost on the map: { $points } points. The hound leaves the game.
}
lesson-mists-3-known-piles = Reach each hound’s points before its pile runs out.
lesson-mists-3-known-chase = A hound clears ghosts from two tiles around its guard.
lesson-mists-3-known-home = When its guard scores, the hound adds 1 for each ghost left.

### Mists, level 4

lesson-mists-4-name = Mists, level 4
lesson-mists-4-about = Fewer ghosts, more points: work together.
lesson-mists-4-few = The bank holds fewer ghosts, and you need 120 points. So your features must pay more.
lesson-mists-4-join = These are two cities with guards of different colours. Join them into one.
lesson-mists-4-join-hint = That leaves the two cities apart. Place the tile in the corner between them.
lesson-mists-4-take = Every colour with a guard here scores the full value. Take the points.
lesson-mists-4-take-hint = Take the points.
lesson-mists-4-take-hint-ghosts = This city counts twice. Use such chances for points.
lesson-mists-4-twice = { $points ->
    [one] Four tiles are worth 8, and two colours score it: { $points } point. There is no majority here.
   *[other] Four tiles are worth 8, and two colours score it: { $points } points. There is no majority here.
}
lesson-mists-4-road = More ghosts have come. Complete the short road on the left. Any way round will do.
lesson-mists-4-road-hint = That leaves the short road open. Place the crossing at its end.
lesson-mists-4-guard = This road is complete and free. Place a guard on it.
lesson-mists-4-guard-hint = The other roads are still open. Choose the completed one.
lesson-mists-4-guard-hint-none = Without a guard no ghosts leave. Place one on the road.
lesson-mists-4-send = The road is worth only 2. Send two ghosts away, from any tile you like.
lesson-mists-4-send-hint = Choose a tile with two ghosts.
lesson-mists-4-send-hint-points = Use small features to send ghosts away, big ones for points.
lesson-mists-4-send-hint-one = You can send more away at once. Choose two.
lesson-mists-4-bank = The bank has ghosts to spare again. Look at it before every choice.
lesson-mists-4-known-twice = Each colour with a guard scores the full value.
lesson-mists-4-known-send = Take points for big features, send ghosts away for small ones.
lesson-mists-4-known-mist = Closing mist refills the bank and costs nothing.

### Mists, level 5

lesson-mists-5-name = Mists, level 5
lesson-mists-5-about = Haunted cemeteries and face-down tiles.
lesson-mists-5-place = Cemeteries are haunted now: each misty tile around one gets a ghost. Place yours away from the mist.
lesson-mists-5-place-hint = It fits there too. This time use the marked place.
lesson-mists-5-place-hint-mist = There is mist around it there, so ghosts would come. Look for a place without mist.
lesson-mists-5-guard = No ghosts came. Place a guard in the city.
lesson-mists-5-guard-hint = Choose the city.
lesson-mists-5-guard-hint-none = Without a guard the city pays you nothing. Place one there.
lesson-mists-5-down = Each turn, a face-down tile goes beside an open cemetery. Choose a place where it does no harm.
lesson-mists-5-down-hint = There is a better place. Choose the marked one.
lesson-mists-5-down-hint-city = It would block your city for good there. Choose the marked place.
lesson-mists-5-open = A feature that touches a face-down tile can never be completed. So fill the places around the cemetery soon.
lesson-mists-5-close = Two places are left around the cemetery. Take the one that completes your city.
lesson-mists-5-close-hint = Then a face-down tile may block your city. Complete it now.
lesson-mists-5-take = Take the points for the city.
lesson-mists-5-take-hint = Take the points.
lesson-mists-5-take-hint-ghosts = There are plenty of ghosts in the bank. Take the points.
lesson-mists-5-bury = A face-down tile filled the last place, so a guard is buried. Choose the one in the blocked city.
lesson-mists-5-bury-hint = Choose the guard in the city.
lesson-mists-5-bury-hint-road = You can still complete this road. Bury the guard who is stuck.
lesson-mists-5-buried = All eight places are filled: the cemetery is closed. It brings no more face-down tiles.
lesson-mists-5-known-haunt = A new cemetery brings a ghost to each misty tile around it.
lesson-mists-5-known-down = A face-down tile only helps to close cemeteries.
lesson-mists-5-known-grave = With eight tiles around it, a cemetery closes and buries a guard.

### Mists, level 6

lesson-mists-6-name = Mists, level 6
lesson-mists-6-about = Each colour needs its own points.
lesson-mists-6-each = Now each colour has its own score, and each needs 50 points. Each player has one colour with points already.
lesson-mists-6-place = Extend the road on the right.
lesson-mists-6-place-hint = It fits there too. This time use the marked place.
lesson-mists-6-second = One of your colours has points, the other has none. Place a guard of the second one on the road.
lesson-mists-6-second-hint = Choose the road and your second colour.
lesson-mists-6-second-hint-first = This colour already has points. Choose the one without any.
lesson-mists-6-second-hint-none = Without a guard no colour scores the road.
lesson-mists-6-close = A crossing ends the road. Place it at the end. Any way round will do.
lesson-mists-6-close-hint = That leaves your road open. Place the crossing at its end.
lesson-mists-6-keep = You have few guards of each colour. Keep them this time.
lesson-mists-6-keep-hint = A guard stays until its road is complete. This time, place none.
lesson-mists-6-take = Take the points for your second colour.
lesson-mists-6-take-hint = Then this colour gets no points. Take them this time.
lesson-mists-6-paid = { $points ->
    [one] 1 for each tile: { $points } point for your second colour alone. You all win when every colour has 50.
   *[other] 1 for each tile: { $points } points for your second colour alone. You all win when every colour has 50.
}
lesson-mists-6-known-each = Points go only to the colours with a guard there.
lesson-mists-6-known-last = Help the colour with the fewest points: all need 50.
lesson-mists-6-known-both = If several colours are there, each scores the full value.

### Traders & Builders

lesson-traders-name = Traders & Builders
lesson-traders-about = Goods, a second tile, and a pig.
lesson-traders-goods = The other player’s city has wine. Complete it with this tile: you then get its goods.
lesson-traders-goods-hint = That leaves the city open. Complete it at the marked place.
lesson-traders-farmer = They get the points, but you get the wine. Place a farmer in the field beside that city.
lesson-traders-farmer-hint = Choose the farmer.
lesson-traders-farmer-hint-none = Without a farmer this field pays you nothing. And you need one for the pig.
lesson-traders-wine = You now have the most wine, as the frame shows. That pays 10 at the end.
lesson-traders-road = Your highwayman is on this road. Extend it.
lesson-traders-road-hint = That would work too. This time place it as marked.
lesson-traders-builder = A builder joins one of your meeples. Place it on the road.
lesson-traders-builder-hint = Choose the builder on the road.
lesson-traders-builder-hint-none = Place the builder now: it works from your next turn on.
lesson-traders-builder-hint-pig = The pig can wait. The builder comes first: it brings you tiles.
lesson-traders-builder-hint-small = You may. But this time place the builder on the road.
lesson-traders-on = Extend the builder’s road: that gives you a second tile this turn.
lesson-traders-on-hint = Your builder gets nothing from that. Extend its road.
lesson-traders-pig = Finish this part of your turn first. Your field has grown: place the pig beside your farmer.
lesson-traders-pig-hint = Choose the pig.
lesson-traders-pig-hint-none = You may wait, but the pig makes each city at this field worth 4.
lesson-traders-pig-hint-small = You may. But this time choose the pig.
lesson-traders-second = Now draw your second tile.
lesson-traders-second-hint = Go ahead, it costs nothing.
lesson-traders-second-hint-none = You may say no, but a second tile costs nothing. Go ahead.
lesson-traders-close = Complete your road with this crossing. You won’t get a third tile.
lesson-traders-close-hint = That leaves your road open. Place the crossing at its end.
lesson-traders-home = The road has scored. Your highwayman and builder are home, and you can use both again.
lesson-traders-end = The most wine pays 10. Your field with the pig pays 4 for its city. Goods in the open city go to no one.
lesson-traders-known-goods = Complete a city, and you take its goods. The most of a kind pays 10.
lesson-traders-known-builder = Extend your builder’s road or city, and you play a second tile.
lesson-traders-known-once = You never get a third tile in a turn.
lesson-traders-known-pig = A field with your pig pays you 4 for each city.
lesson-phantom-name = The Phantom
lesson-phantom-about = A second meeple on the same tile.
lesson-phantom-tile = This tile has a monastery and a road. Place it below the crossing: that completes the road.
lesson-phantom-tile-hint = It fits there too. This time place it as marked.
lesson-phantom-monk = Place a meeple in the monastery.
lesson-phantom-monk-hint = Choose the monastery.
lesson-phantom-monk-hint-none = If you pass now, you cannot place the phantom either.
lesson-phantom-monk-hint-early = You could place the phantom now, but then you get no second piece. Place a meeple first.
lesson-phantom-monk-hint-road = The road comes next. Place the meeple in the monastery.
lesson-phantom-phantom = Now the phantom: it may go on another free feature of this tile. Place it on the road.
lesson-phantom-phantom-hint = Choose the road.
lesson-phantom-phantom-hint-none = You may pass, but the road is free and completed: it scores 2.
lesson-phantom-again = The road scored 2, and the phantom is back already. Extend the other road with this tile.
lesson-phantom-again-hint = It fits there too. This time place it as marked.
lesson-phantom-knight = Place a meeple in the city.
lesson-phantom-knight-hint = Choose the city.
lesson-phantom-knight-hint-none = If you pass now, you cannot place the phantom either.
lesson-phantom-knight-hint-early = Then you get no second piece. Place a meeple first.
lesson-phantom-knight-hint-road = The road comes next. Place the meeple in the city.
lesson-phantom-second = Now place the phantom on the road.
lesson-phantom-second-hint = Choose the road.
lesson-phantom-second-hint-none = You may pass, but the phantom is in your supply and the road is free.
lesson-phantom-end = Monastery, city and road: three meeples, placed in two turns. The phantom counts like any other.
lesson-phantom-known-second = After your meeple, the phantom may go on another free feature of the same tile.
lesson-phantom-known-pass = If you pass in the meeple step, you cannot place the phantom.
lesson-phantom-known-home = The phantom comes home like any meeple. You can use it again in your next turn.
lesson-goldmines-name = The Goldmines
lesson-goldmines-about = How ingots get on tiles, and who takes them.
lesson-goldmines-mine = This tile has a gold mine. Extend your road with it.
lesson-goldmines-mine-hint = It fits there too. But the marked place extends your road.
lesson-goldmines-second = One ingot is on the mine. Put the second one on another tile of your road.
lesson-goldmines-second-hint = Choose the tile of your road.
lesson-goldmines-second-hint-away = Your road does not cross that tile. Put the ingot on your road.
lesson-goldmines-none = Keep your meeples this time.
lesson-goldmines-none-hint = Choose not to place a meeple.
lesson-goldmines-none-hint-road = You may, but this time keep your meeple.
lesson-goldmines-close = This monastery completes your road.
lesson-goldmines-close-hint = That leaves the road open. Place it at the end of the road.
lesson-goldmines-monk = Place a monk in the monastery: it takes ingots on its tile and the eight around.
lesson-goldmines-monk-hint = Choose the monastery.
lesson-goldmines-monk-hint-none = Place a monk: more gold may still come to the tiles around it.
lesson-goldmines-taken = Your road has scored, and you took both ingots on it. They are beside your name.
lesson-goldmines-end = Two ingots pay 1 point each. With four they would pay 2 each, with ten 4 each.
lesson-goldmines-known-lay = A tile with a mine brings two ingots: one on it, one on any tile around it.
lesson-goldmines-known-take = The player with the majority in a completed road, city or monastery takes the ingots there.
lesson-goldmines-known-worth = The more ingots you have, the more each pays: 1 to 4 points.

### The Flying Machines

lesson-flier-name = The Flying Machines
lesson-flier-about = Fly into another player’s city.
lesson-flier-machine = This tile has a flying machine. Extend your road with it: the arrow points north.
lesson-flier-machine-hint = It fits there too. But the marked place extends your road.
lesson-flier-machine-hint-south = Turn the tile: the arrow must point north, at the city.
lesson-flier-fly = Your meeple may fly 1, 2 or 3 cells north. Let it fly.
lesson-flier-fly-hint = Choose the flight.
lesson-flier-fly-hint-none = You may, but there is a city to share one cell north.
lesson-flier-land = The die shows 1. Land in the city: it may be taken already.
lesson-flier-land-hint = Choose the city.
lesson-flier-land-hint-road = You may, and the road is free, but this city pays more.
lesson-flier-close = Complete the city with this tile.
lesson-flier-close-hint = That leaves the city open. Complete it at the marked place.
lesson-flier-paid = Each of you had one knight, so the city paid both. Now the other player’s meeple flies.
lesson-flier-back = The die showed 3, and there is no tile there. The meeple came back.
lesson-flier-known-machine = From a tile with a flying machine, a meeple may fly instead of staying there.
lesson-flier-known-die = A die decides: 1, 2 or 3 cells in the direction of the arrow.
lesson-flier-known-land = It lands on an incomplete road, or in an incomplete city or monastery, even a taken one.
lesson-flier-known-back = If it cannot land, it comes back to you.

### Crop Circles

lesson-crops-name = Crop Circles
lesson-crops-about = One choice for everyone: add or remove a meeple.
lesson-crops-close = Your city is open to the north. Complete it with this tile: it has a crop circle with a shield.
lesson-crops-close-hint = That leaves your city open. Complete it at the marked place.
lesson-crops-farmer = The city scores first, so your knight is already home. Now place a farmer beside it.
lesson-crops-farmer-hint = Choose a farmer.
lesson-crops-farmer-hint-none = You may, but a farmer here will pay you at the end.
lesson-crops-farmer-hint-knight = The circle is about knights: this one would have to go home. Place a farmer.
lesson-crops-remove = Now you choose for all players. You have no knight, and the other player has one.
lesson-crops-remove-hint = Choose “Everyone removes a meeple”.
lesson-crops-remove-hint-add = Then the other player could add a knight. Make everyone remove one.
lesson-crops-grow = The other player placed a circle with a fork and chose to add. You go first: add a farmer next to yours.
lesson-crops-grow-hint = Choose the farmer.
lesson-crops-grow-hint-none = You may pass, but a second farmer makes your field safe.
lesson-crops-end = No one else had a farmer. Your field pays you for its cities.
lesson-crops-known-circle = After scoring a tile with a circle, the player who placed it chooses for everyone: add or remove.
lesson-crops-known-add = You can only add a meeple next to one of yours.
lesson-crops-known-remove = If everyone removes one, you must take one home. It scores nothing.
