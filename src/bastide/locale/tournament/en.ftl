# Tournaments: fetched with their pages.

tournament-tab = Tournaments · Bastide
tournament-tab-of = { $name } · Bastide
tournament-title = Tournaments
tournament-intro = Duels over several rounds: play when it suits you both, or all at once. Everybody may look on; taking part needs an account.
tournament-show = Show
tournament-list-open = Open
tournament-list-running = Running
tournament-list-over = Finished
tournament-list-mine = Mine
tournament-none-open = No tournament is waiting for people
tournament-none-running = No tournament is running
tournament-none-over = No tournament has ended yet
tournament-none-mine = You have not joined a tournament yet
tournament-none-line = Make one: two people are enough.
tournament-coming = One moment …
tournament-people = { $people } of { $most }
tournament-new = New tournament
tournament-name = Its name
tournament-kind = How it is played
tournament-kind-robin = Everybody against everybody
tournament-kind-robin-line = The fairest, for up to 16 people.
tournament-kind-swiss = Swiss
tournament-kind-swiss-line = In every round you meet somebody with about as many points, and nobody twice.
tournament-kind-knockout = Knock-out
tournament-kind-knockout-line = Who loses a duel is out. After a draw whoever is ahead in points goes on, then whoever joined first.
tournament-duels = { $count ->
    [one] one game a duel
   *[other] up to { $count } games a duel
}
tournament-games = Games of a duel
tournament-games-line = Who begins changes from game to game. A duel ends as soon as nobody can catch up.
tournament-rounds = Rounds
tournament-rounds-auto = As many as it takes
tournament-most = Places
tournament-time = Time for a round
tournament-time-line = When it is over, what has been finished counts.
tournament-no-hurry = no hurry
tournament-hours = { $count ->
    [one] one hour a round
   *[other] { $count } hours a round
}
tournament-days = { $count ->
    [one] one day a round
   *[other] { $count } days a round
}
tournament-deal = Same tiles for all
tournament-deal-line = All boards of a round draw the same tiles in the same order, so luck is shared. Only who plays there may look until the round is over.
tournament-deal-told = All boards of a round draw the same tiles in the same order.
tournament-aids = Aids on the board
tournament-aids-line = Points, places and owners are shown to both.
tournament-rated = Rated
tournament-rated-line = Results move the ratings of those who play. There are no aids.
tournament-make = Make the tournament
tournament-back = Back
tournament-account = Sign in or make an account
tournament-host = made by { $name }
tournament-round = Round { $round } of { $rounds }
tournament-round-n = Round { $round }
tournament-left = { $hours ->
    [one] less than an hour left
   *[other] { $hours } hours left
}
tournament-winner = { $names } won
tournament-phase-open = { $people } of { $most } places taken
tournament-phase-running = Running
tournament-phase-over = Finished
tournament-phase-cancelled = Called off
tournament-play = To your game
tournament-join = Take part
tournament-leave = Do not take part
tournament-start = Begin
tournament-give-up = Leave the tournament
tournament-leave-line = You lose what is not finished and are not paired again. This cannot be taken back.
tournament-cancel = Call it off
tournament-cancel-line = It ends for everybody, without a winner. Games that are under way can be played on.
tournament-said-join = You take part.
tournament-said-leave = You do not take part any more.
tournament-said-start = The first round has begun.
tournament-said-cancel = The tournament was called off.
tournament-wait = Your duel of this round is decided. The next round begins when all are.
tournament-entrants = Who takes part
tournament-nobody = Nobody yet.
tournament-standings = Standings
tournament-place = Place
tournament-person = Name
tournament-points = Points
tournament-record = Won · drawn · lost
tournament-buchholz = Buchh.
tournament-buchholz-line = Buchholz: the points of all whom one has met
tournament-margin = Ahead
tournament-margin-line = Points of the games by which one was ahead
tournament-gone = left
tournament-free = nobody to play: one point
tournament-game = Game { $game }: { $score }
tournament-game-on = being played
tournament-game-left = not finished
tournament-won = won
tournament-said = by word or by time
tournament-award = Decide
tournament-award-line = If they could not play it out. What was played stays as it is.
tournament-award-to = { $name } wins
tournament-award-drawn = A draw
tournament-award-none = Nobody wins
tournament-secrets = Check the draws
tournament-secrets-line = With these secrets anybody can verify that no tile was chosen: bastide verify LOG --secret SECRET.
tournament-secret = Round { $round }, game { $game }:
tournament-error-account-needed = This takes a name that lasts: sign in, or make an account.
tournament-error-tournament-full = All { $most } places are taken.
tournament-error-tournament-closed = It has begun, has ended, or was called off already.
tournament-error-too-few = It takes two to play: wait until somebody has joined.
tournament-error-no-such-tournament = There is no tournament of this name.
tournament-error-team-tournament = In a tournament everybody plays for himself: choose other rules.
tournament-error-no-such-duel = There is no such duel in the round that is being played.
