# Ratings, leaderboards and profiles: fetched with their pages.

rating-tab = Ratings · Bastide
rating-title = Ratings
rating-intro = Rated games need an account. They have no aids and no take-backs.
rating-family = { $family ->
    [base] Base game
    [large] With large expansions
   *[mixed] Other combinations
}
rating-speed = { $speed ->
    [fast] Fast
    [slow] Slow
    [correspondence] Correspondence
   *[untimed] No clock
}
rating-kind = { $kind ->
    [pair] Two players
   *[several] Three or more
}
rating-pick-family = Game
rating-pick-speed = Time
rating-pick-kind = Players
rating-none = No ranked players yet
rating-none-line = Players appear here after enough rated games within three months.
rating-play = Play a rated game
rating-place = Rank
rating-name = Name
rating-rating = Rating
rating-games = Games
rating-won = Won
rating-your-place = You are ranked number { $place }.
rating-earlier = Previous
rating-later = Next
rating-page = Ranks { $from } to { $to } of { $count }
rating-coming = Just a moment …
rating-account = has an account
rating-guest = guest
rating-profile = { $name }’s profile
rating-bot = bot
rating-moderator = moderator
rating-you = you
rating-since = Here since { $day }
rating-provisional = provisional
rating-provisional-line = Few games so far, or none for a long time: the rating can still change a lot.
rating-question = A question mark means few games so far, or none for a long time. The rating can still change a lot.
rating-unknown = no rating yet
rating-hidden = Too few games for a rating
rating-deviation = ± { $points }
rating-none-yet = No rated games yet
rating-none-yet-line = Ratings, points by kind and games appear here after the first rated game.
rating-points = Points by kind and game
rating-points-line = { $games ->
    [one] From one rated game played to the end.
   *[other] From { $games } rated games played to the end.
}
rating-curve = Rating over time
rating-curve-list = Rating after each game, latest first
rating-curve-item = { $day }: { $rating }
rating-last = Last rated games
rating-against = against { $names }
rating-open-game = Open the game
rating-erased = a former player
rating-of-games = { $games ->
    [one] one game, { $won } won
   *[other] { $games } games, { $won } won
}
rating-profile-tab = { $name } · Bastide
rating-result = Ratings after this game
rating-to-board = Go to ratings
