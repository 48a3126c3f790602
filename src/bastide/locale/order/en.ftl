# Reports and moderators: fetched when they are wanted.

order-title = Report { $name }
order-line = A moderator sees it with the last messages and the names at this table. { $name } never learns who reported.
order-line-set = A moderator sees it with the tile set. The person who shares it never learns who reported.
order-line-title = A moderator sees it with the name. The person who chose it never learns who reported.
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
order-tab = Moderation · Bastide
order-page = Moderation
order-open = Open
order-done = Decided
order-log = Log
order-none = No reports
order-none-line = Reports from tables appear here.
order-of = { $name } at { $table }
order-of-set = The tile set “{ $name }”
order-of-cup = The name of the tournament “{ $name }”
order-of-team = The name of the team “{ $name }”
order-of-title = The name of the table “{ $name }”
order-look-set = View the tile set
order-look-cup = View the tournament
order-by = Reported by { $name }
order-guest = a guest
order-account = Account: { $name }
order-standing = Reports in 90 days: { $reports }, by { $people } people; left { $left } of { $rated } rated games; rated games with accounts on the same network: { $near }
order-said = Last messages
order-nothing-said = There were no messages.
order-phrase = “{ $text }”
order-holds = { $what ->
    [mute] muted until { $until }
   *[bar] banned until { $until }
}
order-forever = further notice
order-act = Decide
order-acts = { $act ->
    [nothing] Do nothing
    [mute] Mute
    [bar] Ban from public and rated tables
    [name] Give a neutral name
    [ban] Ban from the server
    [remove] Remove the tile set
    [title] Replace with a neutral name
   *[lift] Lift mute and ban
}
order-days = Days (0: permanent)
order-note = Note for the log
order-do = Confirm the decision
order-own = You reported this, so another moderator decides.
order-decided = Decided.
order-row = { $moderator }: { $act }
order-log-whole = The log is unchanged.
order-log-broken = Row { $n } of the log was changed!
order-more = More
order-watch = View the table
order-no-log = There are no decisions yet.
order-error-nobody-to-report = There is no one here to report.
order-error-no-words = Please write in a sentence what is wrong.
order-error-reported-already = You have already reported this; a moderator will look at it.
order-error-many-reports = You have reported a lot today; a moderator will look at it.
order-error-no-such-report = There is no such report.
order-error-own-report = You are part of this report, so another moderator decides.
order-error-bad-act = This decision does not fit the report.
order-error-no-name = No neutral name is free; try again.
