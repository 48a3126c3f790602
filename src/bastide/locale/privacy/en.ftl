# What is stored about players: fetched with that page.

privacy-tab = Privacy · Bastide
privacy-line = You need no account and no email address to play here. There are no ads and no tracking, and nothing is loaded from other servers.
privacy-stored = What this server stores
privacy-stored-cookie = A cookie with a random token, so that your seats are yours. The server keeps only its hash and uses the cookie for nothing else.
privacy-stored-names = The names you enter for players and tables. They do not have to be real.
privacy-stored-account = With an account: its name, a hash of your password, the public keys of your passkeys, which browsers are signed in and since when, and your bots with hashes of their tokens. Hashes of the networks it was last used from, and of its former names, are kept for a year.
privacy-stored-moves = Your moves and their times, so that a game can go on, be replayed and be verified.
privacy-stored-games = Your own names for your games, and which ones you hide or delete. No one else sees this.
privacy-stored-learnt = Your progress in lessons, your first tries at puzzles, and your puzzle rating; which turns of your games became puzzles, and whether you solved them.
privacy-stored-words = Messages at a table: at most the last 50, in the server’s memory only, and no longer than the table is in use. Players can type messages only where the host allows it.
privacy-stored-sets = Tile sets that you share by a link: the file and the date. They are deleted when you take the link back, when you delete your data, or when no one has used them for as long as a finished game is kept.
privacy-stored-rated = For rated games of accounts: the results, your ratings and the points by kind. If you delete your account, the results stay without your name.
privacy-stored-meeting = What game you are looking for, while you look; with an account, your friends, the players you follow, your invitations, and the players you have blocked.
privacy-stored-tournaments = The tournaments you created or entered, and how they went.
privacy-stored-vacations = Your vacations from correspondence clocks.
privacy-stored-alerts = If you want notifications while the page is closed: the address and keys of the push service, which belongs to your browser’s maker, and the tables you were notified about. The push service cannot read the messages.
privacy-stored-mail = Your email address, if you want emails about your turn: for as long as you want them, or 30 days if it was never confirmed. Of an address that was asked, a keyed hash for a day, or for 400 days if it wants no emails.
privacy-stored-order = Your reports, with the last messages and names at that table, and the decision, for a year; and whether a moderator or the operator has restricted this browser.
privacy-stored-network = Your network address, as a keyed hash and for a day at most, so that no one takes more than their share.
privacy-stored-nothing = Settings, sounds and language stay in this browser.
privacy-seen = Who sees it
privacy-seen-line = Anyone with a table’s address can see its names, its board and its moves, unless the host has closed it to others.
privacy-kept = How long
privacy-kept-cookie = { $days ->
    [one] The cookie: a day after your first visit.
   *[other] The cookie: { $days } days after your first visit.
}
privacy-kept-lobby = { $days ->
    [0] A table whose game never started: until the operator deletes it.
    [one] A table whose game never started: a day.
   *[other] A table whose game never started: { $days } days.
}
privacy-kept-game = { $days ->
    [0] A game that no one continues stays open.
    [one] A game that no one continues ends after a day, unless its table has another limit.
   *[other] A game that no one continues ends after { $days } days, unless its table has another limit.
}
privacy-kept-over = { $days ->
    [0] A finished game: until the operator deletes it.
    [one] A finished game: a day.
   *[other] A finished game: { $days } days.
}
privacy-yours = Your data
privacy-yours-line = In the settings you can download the data of this browser, delete it, or move your seats to another device.
privacy-who = Who is responsible
privacy-no-operator = The operator of this server has not given a name here. Ask the person who gave you its address.
