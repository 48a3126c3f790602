# Finding players: fetched with that page, and during a search.

lobby-tab = Find players · Bastide
lobby-tab-waiting = Looking for players … · Bastide
lobby-title = Find players
lobby-coming = Looking who is here …
lobby-lost = Connection lost. Reconnecting.
lobby-sockets-blocked = This browser or network blocks WebSockets. Finding players needs one.
lobby-guest = Guest
lobby-more = Clock, rated
lobby-players = Players
lobby-find = Find a table
lobby-find-line = First come, first served. The game starts by itself.
lobby-open = Open your own table
lobby-waiting = Looking for players …
lobby-time = Waiting for
lobby-what = { $game }, { $seats } players
lobby-alone = A player did not come. Your search continues, in the same place.
lobby-offer = No one has come yet. Play with bots, or keep waiting.
lobby-bots = Start with bots
lobby-stop = Cancel search
lobby-walk = Keep browsing; we’ll take you to the table.
lobby-look = Show
lobby-found = Opponent found
lobby-found-line = Your table is open and waiting for you.
lobby-found-do = Go to table
lobby-empty = No one is waiting right now
lobby-empty-line = Start a search and we’ll pair you with the next player. Or open a table to everyone and send the link to friends.
lobby-seeks = Waiting for others
lobby-join = Play
lobby-join-name = Play with { $name }
lobby-tables = Open tables
lobby-sit = Sit down
lobby-away = no one there right now
lobby-games = Games to watch
lobby-watch = Watch
lobby-left = { $left ->
    [one] one tile left
   *[other] { $left } tiles left
}
lobby-watchers = { $watchers ->
    [one] one spectator
   *[other] { $watchers } spectators
}
lobby-friends = Friends
lobby-friends-guest = With an account you can add friends: see when they are here, watch their games, and invite them to a table.
lobby-friends-account = Sign in or sign up
lobby-friends-none = No friends here yet. Add someone by account name.
lobby-friend-name = Account name
lobby-friend-ask = Add friend
lobby-friend-asked = Request sent to { $name }.
lobby-follow = Follow
lobby-friend-state = { $state ->
    [plays] is playing now
    [waits] is waiting at an open table
    [here] is here
    [asked] has your request
   *[away] is not here
}
lobby-part = Remove { $name }
lobby-unfollow = Unfollow { $name }
lobby-asked = { $name } wants to be friends
lobby-accept = Accept
lobby-decline = Decline { $name }
lobby-invited = { $name } invites you to a table
lobby-invite = Invite friends
lobby-invite-done = Invitation sent to { $name }.
lobby-blocked = Blocked players: { $count }
lobby-unblock = Unblock
lobby-unblock-name = Unblock { $name }
lobby-badge = { $count ->
    [one] One person is waiting for your answer
   *[other] { $count } people are waiting for your answer
}
lobby-turns = Your turn
lobby-turn = It is your turn: { $table }
