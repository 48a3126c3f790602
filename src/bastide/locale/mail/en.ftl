# Emails about a player's turn: their text, and the messages of the page. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Is this your email address?
mail-say-asked = Someone with an account at { $house } wants to receive an email here when it is their turn in a game. If that is you, open this link and confirm:
mail-say-asked-good = The link works once, within { $hours } hours.
mail-say-asked-not = If it is not you, you do not have to do anything: we will not write again. With this link, this server never writes to you again:
mail-say-turn = It is your turn: { $table }
mail-say-round = Your tournament game has started: { $table }
mail-say-consent = The other players need your answer: { $table }
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
mail-say-stop = Stop these emails:

## On the page of the account

mail-title = Email when it is your turn
mail-line = For tables with days per turn, when no browser could notify you, and before your time runs out. At most a few emails a day. We use the address for nothing else.
mail-address = Email address
mail-do = Save address
mail-asked-said = We have sent you an email. Open its link.
mail-asked = We have sent a link to { $address }. Open it within two hours; until then we send nothing else.
mail-lapsed = No one opened the link to { $address } in time. Save the address again for another link, at most once a day.
mail-confirmed = We notify you at { $address }.
mail-refused = { $address } rejects our emails, so we no longer send any. Enter another address, or this one again.
mail-change = Another address…
mail-remove = Stop emails
mail-removed = Address deleted. You get no more emails.
mail-error-bad-mail-address = This is not a valid address. Addresses look like anna@mail.example, with letters a to z.
mail-error-mail-asked = We sent an email to this address within the last day. Please look in your spam folder, too.
mail-error-no-mail = This server does not send email.
mail-error-too-often = Too many tries today. Please try again tomorrow.

## Where links in mails lead

mail-confirm-tab = Email address · Bastide
mail-confirm-title = Is this your email address?
mail-confirm-line = You then get an email when it is your turn at a table with days per turn.
mail-confirm-do = Yes, it is mine
mail-confirm-done = Thank you. From now on you get an email when it is your turn.
mail-stop-title = Stop emails
mail-stop-line = We then send nothing to this address any more, and delete it.
mail-stop-do = Stop emails
mail-stop-done = Done. You get no more emails.
mail-link-lapsed = This link was used before or is too old. You can request another one on your account page.
mail-link-none = This link does not belong to this server.
mail-to-account = Account
