# Being told of one's turn by mail: what the mails say, and the page's words. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Is this your mail address?
mail-say-asked = Somebody with an account at { $house } wants to be told here when it is his turn in a game. If that is you, open this link and confirm it:
mail-say-asked-good = The link works once, and for { $hours } hours.
mail-say-asked-not = If it is not you, you need do nothing: no further mail comes. With this link this server does not write to you again:
mail-say-turn = It is your turn: { $table }
mail-say-round = Your game of the tournament has begun: { $table }
mail-say-consent = You are asked something, and your answer counts: { $table }
mail-say-late = { $hours ->
    [one] Your time is running out: { $table }, one hour left
   *[other] Your time is running out: { $table }, { $hours } hours left
}
mail-say-tables = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
mail-say-more = { $count ->
    [one] And at one more table.
   *[other] And at { $count } more tables.
}
mail-say-stop = No more such mails:

## On the page of the account

mail-title = Mail when it is your turn
mail-line = At tables with days for a move, when no browser could tell you; and before your time runs out. At most a few mails a day. The address serves nothing else.
mail-address = Mail address
mail-do = Save the address
mail-asked-said = A mail is on its way to you. Open its link.
mail-asked = We have sent a link to { $address }. Open it within two hours; until then nothing else is sent.
mail-lapsed = The link to { $address } was not opened in time. Save the address again for another one, at most once a day.
mail-confirmed = You are told at { $address }.
mail-refused = { $address } does not take our mail, so nothing is sent there any more. Give another address, or this one again.
mail-change = Another address…
mail-remove = No more mail
mail-removed = The address is forgotten. No more mail is sent.
mail-error-bad-mail-address = Nothing can be mailed there. An address is like anna@mail.example, with letters of English.
mail-error-mail-asked = A mail has gone to this address within a day. Look for it, also among unwanted mail.
mail-error-no-mail = This server sends no mail.
mail-error-too-often = That was often enough for a day. Come again tomorrow.

## Where links in mails lead

mail-confirm-tab = Mail address · Bastide
mail-confirm-title = Is this your mail address?
mail-confirm-line = Then you are told by mail when it is your turn at a table with days for a move.
mail-confirm-do = Yes, it is mine
mail-confirm-done = Thank you. From now on you are told by mail.
mail-stop-title = No more mail
mail-stop-line = Then nothing is sent to this address any more, and the server forgets it.
mail-stop-do = No more mail
mail-stop-done = Done. No more mail comes.
mail-link-lapsed = This link was used, or it is too old. On the page of your account you can ask for another one.
mail-link-none = This is no link of this server.
mail-to-account = Account
