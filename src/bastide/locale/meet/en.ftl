# Finding people: fetched with that page, and while somebody is looked for.

meet-tab = Find people · Bastide
meet-tab-waiting = Looking for people … · Bastide
meet-title = Find people
meet-coming = Looking who is here …
meet-lost = The line to the server is down. It is tried again.
meet-sockets-blocked = This browser or network blocks WebSockets. Finding players needs one.
meet-guest = Guest
meet-more = Time to think, rated
meet-players = Players
meet-find = Find a table
meet-find-line = Whoever waits longest comes first. The game begins by itself.
meet-open = Open a table of your own
meet-waiting = Looking for people …
meet-time = So long already
meet-what = { $game }, { $seats } players
meet-alone = Somebody did not come. The search goes on, in your old place.
meet-offer = Nobody has come yet. Play with bots, or wait on as long as you like.
meet-bots = Start with bots
meet-stop = Stop looking
meet-walk = You may walk about here meanwhile: you are led to the table.
meet-look = Show
meet-found = Somebody was found
meet-found-line = The table is open and waits for you.
meet-found-do = To the table
meet-nobody = Nobody waits just now
meet-nobody-line = Find a table all the same: whoever comes next is paired with you. Or open a table, let anybody join, and send the link to those you know.
meet-seeks = Waiting for others
meet-join = Play
meet-join-name = Play with { $name }
meet-tables = Open tables
meet-sit = Sit down
meet-away = nobody there right now
meet-games = Games to watch
meet-watch = Watch
meet-left = { $left ->
    [one] one tile left
   *[other] { $left } tiles left
}
meet-watchers = { $watchers ->
    [one] one watches
   *[other] { $watchers } watch
}
meet-friends = Friends
meet-friends-guest = With an account you have friends here: you see when they are there, watch them, and invite them to a table.
meet-friends-account = Sign in or sign up
meet-friends-none = No friends here yet. Ask somebody by the name of the account.
meet-friend-name = Name of an account
meet-friend-ask = Ask to be friends
meet-friend-asked = { $name } was asked.
meet-follow = Follow
meet-friend-state = { $state ->
    [plays] is playing now
    [waits] waits at an open table
    [here] is here
    [asked] has been asked
   *[away] is not here
}
meet-part = Take out { $name }
meet-unfollow = Do not follow { $name } any more
meet-asked = { $name } wants to be friends
meet-accept = Agree
meet-decline = No, { $name }
meet-invited = { $name } invites you to a table
meet-invite = Invite friends
meet-invite-done = { $name } is invited.
meet-blocked = Never paired with you: { $count }
meet-unblock = Allow again
meet-unblock-name = Allow { $name } again
meet-badge = { $count ->
    [one] One waits for your answer
   *[other] { $count } wait for your answer
}
meet-turns = Your turn
meet-turn = It is your turn: { $table }
