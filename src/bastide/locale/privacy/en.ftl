# What is kept of people: fetched with that page.

privacy-tab = Privacy · Bastide
privacy-line = To play here you need no account and no mail address. There is no advertising, nothing follows you, and nothing is loaded from other servers.
privacy-stored = What this server stores
privacy-stored-cookie = A cookie with a random token, so that your seats are yours. The server keeps only its hash, and the cookie serves nothing else.
privacy-stored-names = The names that you type for people and tables. They need not be yours.
privacy-stored-account = With an account: its name, a hash of the password, the public keys of passkeys, which browsers are signed in since when, and your bots with hashes of their tokens. The networks it was last used from and the names it gave up are kept for a year as hashes.
privacy-stored-moves = Your moves, with the moment of each, so that a game can go on, be looked back at and be verified.
privacy-stored-games = What you make of your games: your own names for them, and which you hide or delete. Nobody else sees it.
privacy-stored-learnt = How far you have come in lessons, and how your first tries at puzzles came out, with your rating; which turns of your games became puzzles, and whether you have solved them.
privacy-stored-words = What people say at a table: at most the last 50 remarks, in the server's memory only, and no longer than the table is in use. Words of one's own can be typed only where the host allows it.
privacy-stored-sets = Sets of tiles that you share by a link: the file, and the day. They go when you take the link back or erase what belongs to this browser, or when nobody has asked for them as long as an ended game is kept.
privacy-stored-rated = Of rated games, for accounts: the results, your ratings and the points by kind. If you erase your account the results stay, without you.
privacy-stored-meeting = Whom you look for while you look; with an account your friends, whom you follow and who invites you; and whom you never want to be paired with.
privacy-stored-tournaments = The tournaments that you have made or entered, and how they went.
privacy-stored-vacations = Days off that you have taken from clocks that count days.
privacy-stored-alerts = Where messages to a browser of yours go, if you want to be told of your turn while the page is closed: its push service, which is the maker's of the browser, its keys, and of which table you were told. The push service cannot read what is said.
privacy-stored-mail = Your mail address, if you want to be told of your turn by mail: as long as you want it, or 30 days where nobody confirmed it; and of an address that was asked a keyed hash for a day, or 400 days if it is not to be written to.
privacy-stored-order = What you report, with the last remarks at that table and its names, and what was decided about it, for a year; and whether a moderator or the operator has restrained this browser.
privacy-stored-network = Your network address, as a keyed hash and for a day at most, so that nobody takes more than his share.
privacy-stored-nothing = Settings, sounds and language stay in this browser.
privacy-seen = Who sees it
privacy-seen-line = Whoever has the address of a table sees its names, its board and its moves, unless its host has closed it to others.
privacy-kept = For how long
privacy-kept-cookie = { $days ->
    [one] The cookie: a day after your first visit.
   *[other] The cookie: { $days } days after your first visit.
}
privacy-kept-lobby = { $days ->
    [0] A table whose game never began: until the operator deletes it.
    [one] A table whose game never began: a day.
   *[other] A table whose game never began: { $days } days.
}
privacy-kept-game = { $days ->
    [0] A game that nobody goes on with stays open.
    [one] A game that nobody goes on with ends after a day, unless its table says otherwise.
   *[other] A game that nobody goes on with ends after { $days } days, unless its table says otherwise.
}
privacy-kept-over = { $days ->
    [0] A game that has ended: until the operator deletes it.
    [one] A game that has ended: a day.
   *[other] A game that has ended: { $days } days.
}
privacy-yours = What is yours
privacy-yours-line = You can take a copy of what belongs to this browser, erase it, or move your seats to another device: under Settings.
privacy-who = Who answers for it
privacy-nobody = Whoever runs this server has not said so here. Ask the one who gave you its address.
