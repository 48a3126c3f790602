# Reports and moderators: fetched when they are wanted.

order-title = Report { $name }
order-line = A moderator sees it with the last remarks and the names at this table. { $name } is never told who reported.
order-line-set = A moderator sees it with the set. Whoever shares it is never told who reported.
order-line-title = A moderator sees it with the name. Whoever gave it is never told who reported.
order-reason = What is wrong?
order-reasons = { $reason ->
    [insult] Insults or threats
    [name] An offensive name
    [cheating] Cheating
    [stalling] Stalling on purpose
    [leaving] Leaving games
    [spam] Advertising
   *[other] Something else
}
order-words = In a sentence, if you like
order-words-needed = In a sentence
order-cancel = Cancel
order-send = Send the report
order-thanks = Thank you. A moderator will look at it.
order-tab = Order · Bastide
order-page = Order in the house
order-open = Open
order-done = Decided
order-log = Log
order-none = No reports
order-none-line = What people report at tables appears here.
order-of = { $name } at { $table }
order-of-set = The set of tiles “{ $name }”
order-of-cup = The name of the tournament “{ $name }”
order-of-team = The name of the team “{ $name }”
order-of-title = The name of the table “{ $name }”
order-look-set = Look at the set
order-look-cup = Look at the tournament
order-by = Reported by { $name }
order-guest = a guest
order-account = Account: { $name }
order-standing = Reports in 90 days: { $reports }, by people: { $people }; rated games left: { $left } of { $rated }; rated games with accounts of the same network: { $near }
order-said = What was said last
order-nothing-said = Nothing was said.
order-phrase = “{ $text }”
order-holds = { $what ->
    [mute] muted until { $until }
   *[bar] barred until { $until }
}
order-forever = further notice
order-act = Decide
order-acts = { $act ->
    [nothing] Nothing to do
    [mute] Mute
    [bar] Bar from public and rated tables
    [name] Give a neutral name
    [ban] Ban from the server
    [remove] Take the set away
    [title] Put a neutral name in its place
   *[lift] Lift mute and bar
}
order-days = Days (0: for good)
order-note = Note for the log
order-do = Confirm the decision
order-own = You reported this: somebody else decides.
order-decided = Decided.
order-row = { $moderator }: { $act }
order-log-whole = Nobody has changed the log.
order-log-broken = Row { $n } of the log was changed!
order-more = More
order-watch = Look at the table
order-no-log = Nothing has been decided yet.
order-error-nobody-to-report = Nobody sits here whom you could report.
order-error-no-words = Say in a sentence what is wrong.
order-error-reported-already = You have reported this already; a moderator will look at it.
order-error-many-reports = You have reported a lot today; a moderator will look at it.
order-error-no-such-report = There is no such report.
order-error-own-report = Somebody else decides about this one: you are part of it.
order-error-bad-act = This cannot be done about a report.
order-error-no-name = No neutral name is free; try again.
