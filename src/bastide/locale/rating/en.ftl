# Ratings, leaderboards and profiles: fetched with their pages.

rating-tab = Ratings · Bastide
rating-title = Ratings
rating-intro = Rated games are played with an account, without aids and without taking back.
rating-family = { $family ->
    [base] Base game
    [large] With large expansions
   *[mixed] Other mixtures
}
rating-speed = { $speed ->
    [fast] Fast
    [slow] Slow
    [correspondence] Over days
   *[untimed] Without a clock
}
rating-kind = { $kind ->
    [pair] Two players
   *[several] Three and more
}
rating-pick-family = Game
rating-pick-speed = Time
rating-pick-kind = Players
rating-none = Nobody stands here yet
rating-none-line = After some rated games within the last three months a rating is sure enough to be listed.
rating-play = Play a rated game
rating-place = Place
rating-name = Name
rating-rating = Rating
rating-games = Games
rating-won = Won
rating-your-place = You stand at place { $place }.
rating-earlier = Before
rating-later = Next
rating-page = Places { $from } to { $to } of { $count }
rating-coming = Just a moment …
rating-account = plays with an account
rating-guest = guest
rating-profile = The profile of { $name }
rating-bot = bot
rating-moderator = moderator
rating-you = you
rating-since = Here since { $day }
rating-provisional = provisional
rating-provisional-line = Few games so far, or none for long: it will still move a lot.
rating-question = A question mark means few games so far, or none for a long time. The rating can still change a lot.
rating-unknown = no rating yet
rating-hidden = Too few games for a number
rating-deviation = ± { $points }
rating-none-yet = No rated games yet
rating-none-yet-line = Ratings, points by kind and games appear here after the first rated game.
rating-points = Points by kind and game
rating-points-line = { $games ->
    [one] From one rated game played to the end.
   *[other] From { $games } rated games played to the end.
}
rating-curve = How the rating went
rating-curve-list = The rating after each game, the latest first
rating-curve-item = { $day }: { $rating }
rating-last = Last rated games
rating-against = against { $names }
rating-open-game = Open the game
rating-erased = somebody
rating-of-games = { $games ->
    [one] one game, { $won } won
   *[other] { $games } games, { $won } won
}
rating-profile-tab = { $name } · Bastide
rating-result = Ratings after this game
rating-to-board = To the ratings
