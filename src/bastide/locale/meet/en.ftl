# Finding players: fetched with that page, and during a search.

meet-tab = Find players · Bastide
meet-tab-waiting = Looking for players … · Bastide
meet-title = Find players
meet-coming = Looking who is here …
meet-lost = Connection lost. Reconnecting.
meet-sockets-blocked = This browser or network blocks WebSockets. Finding players needs one.
meet-guest = Guest
meet-more = Clock, rated
meet-players = Players
meet-find = Find a table
meet-find-line = First come, first served. The game starts by itself.
meet-open = Open your own table
meet-waiting = Looking for players …
meet-time = Waiting for
meet-what = { $game }, { $seats } players
meet-alone = A player did not come. Your search continues, in the same place.
meet-offer = No one has come yet. Play with bots, or keep waiting.
meet-bots = Start with bots
meet-stop = Cancel search
meet-walk = Keep browsing; we’ll take you to the table.
meet-look = Show
meet-found = Opponent found
meet-found-line = Your table is open and waiting for you.
meet-found-do = Go to table
meet-nobody = No one is waiting right now
meet-nobody-line = Start a search and we’ll pair you with the next player. Or open a table to everyone and send the link to friends.
meet-seeks = Waiting for others
meet-join = Play
meet-join-name = Play with { $name }
meet-tables = Open tables
meet-sit = Sit down
meet-away = no one there right now
meet-games = Games to watch
meet-watch = Watch
meet-left = { $left ->
    [one] one tile left
   *[other] { $left } tiles left
}
meet-watchers = { $watchers ->
    [one] one spectator
   *[other] { $watchers } spectators
}
meet-friends = Friends
meet-friends-guest = With an account you can add friends: see when they are here, watch their games, and invite them to a table.
meet-friends-account = Sign in or sign up
meet-friends-none = No friends here yet. Add someone by account name.
meet-friend-name = Account name
meet-friend-ask = Add friend
meet-friend-asked = Request sent to { $name }.
meet-follow = Follow
meet-friend-state = { $state ->
    [plays] is playing now
    [waits] is waiting at an open table
    [here] is here
    [asked] has your request
   *[away] is not here
}
meet-part = Remove { $name }
meet-unfollow = Unfollow { $name }
meet-asked = { $name } wants to be friends
meet-accept = Accept
meet-decline = Decline { $name }
meet-invited = { $name } invites you to a table
meet-invite = Invite friends
meet-invite-done = Invitation sent to { $name }.
meet-blocked = Blocked players: { $count }
meet-unblock = Unblock
meet-unblock-name = Unblock { $name }
meet-badge = { $count ->
    [one] One person is waiting for your answer
   *[other] { $count } people are waiting for your answer
}
meet-turns = Your turn
meet-turn = It is your turn: { $table }
