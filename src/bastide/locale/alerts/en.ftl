# Being told of one's turn while the page is closed: what the server says, and the page's switch. Fetched with it.

## What the server says. { $who } is the name of a person, { $table } that of a table.

alerts-say-turn = It is your turn
alerts-say-late = Your time is running out
alerts-say-left = { $hours ->
    [one] { $table }: one hour left
   *[other] { $table }: { $hours } hours left
}
alerts-say-invited = { $who } invites you to a game
alerts-say-paired = Somebody wants to play with you now
alerts-say-round = Your game of the tournament has begun
alerts-say-consent = { $who } asks you something at a table

## The switch

alerts-title = Your turn
alerts-switch = Tell me when it is my turn
alerts-off-line = Also when this page is closed: by a message of your browser.
alerts-on-line = This browser tells you, also when the page is closed.
alerts-tab-line = While this page is open in another tab. When it is closed, this browser cannot tell you.
alerts-denied-line = The browser does not allow it. You can change that in its settings for this page.
alerts-home-line = On an iPhone or iPad, put this page on your home screen first, and open it from there.
alerts-none-line = This browser cannot do that.
alerts-secure-line = That takes a secure connection (https), which this server does not have.
alerts-others = { $count ->
    [one] One other browser of yours is told as well.
   *[other] { $count } other browsers of yours are told as well.
}
alerts-end = Tell none any more
alerts-ended = No browser is told any more.
alerts-begun = You will be told.
alerts-error-bad-push-address = Messages cannot be sent to this browser's push service.
alerts-error-no-service = The browser's push service does not answer. Try again later.

## Asked at a table where people take days for a move

alerts-ask = You need not keep this page open.
alerts-not-now = Not now
