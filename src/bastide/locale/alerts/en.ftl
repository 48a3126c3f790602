# Notifications while the page is closed: what the server sends, and the page's switch. Fetched with it.

## What the server sends. { $who } is the name of a person, { $table } that of a table.

alerts-say-turn = It is your turn
alerts-say-late = Your time is running out
alerts-say-left = { $hours ->
    [one] { $table }: one hour left
   *[other] { $table }: { $hours } hours left
}
alerts-say-invited = { $who } invites you to a game
alerts-say-paired = Someone wants to play with you now
alerts-say-round = Your tournament game has started
alerts-say-consent = { $who } has a question for you at a table

## The switch

alerts-title = Your turn
alerts-switch = Notify me when it is my turn
alerts-off-line = Even when this page is closed, by a browser notification.
alerts-on-line = This browser notifies you, even when the page is closed.
alerts-tab-line = While this page is open in another tab. When it is closed, this browser cannot notify you.
alerts-denied-line = Your browser blocks it. You can change that in its settings for this page.
alerts-home-line = On an iPhone or iPad, add this page to your home screen first, and open it from there.
alerts-none-line = This browser cannot do this.
alerts-secure-line = This needs a secure connection (https), which this server does not have.
alerts-others = { $count ->
    [one] One other browser of yours gets notifications, too.
   *[other] { $count } other browsers of yours get notifications, too.
}
alerts-end = Turn off everywhere
alerts-ended = All notifications are off.
alerts-begun = Notifications are on.
alerts-error-bad-push-address = The server cannot send to the push service of this browser.
alerts-error-no-service = Your browser’s push service is not responding. Try again later.

## Offered at a table with days per turn

alerts-ask = You can close this page while you wait.
alerts-not-now = Not now
