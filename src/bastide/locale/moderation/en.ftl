# Reports and moderators: fetched when they are wanted.

moderation-title = Report { $name }
moderation-line = A moderator sees it with the last messages and the names at this table. { $name } never learns who reported.
moderation-line-set = A moderator sees it with the tile set. The person who shares it never learns who reported.
moderation-line-title = A moderator sees it with the name. The person who chose it never learns who reported.
moderation-reason = What is wrong?
moderation-reasons = { $reason ->
    [insult] Insults or threats
    [name] An offensive name
    [cheating] Cheating
    [stalling] Stalling on purpose
    [leaving] Leaving games
    [spam] Advertising
   *[other] Something else
}
moderation-words = In a sentence, if you like
moderation-words-needed = In a sentence
moderation-cancel = Cancel
moderation-send = Send the report
moderation-thanks = Thank you. A moderator will look at it.
moderation-tab = Moderation · Bastide
moderation-page = Moderation
moderation-open = Open
moderation-done = Decided
moderation-log = Log
moderation-none = No reports
moderation-none-line = Reports from tables appear here.
moderation-of = { $name } at { $table }
moderation-of-set = The tile set “{ $name }”
moderation-of-cup = The name of the tournament “{ $name }”
moderation-of-team = The name of the team “{ $name }”
moderation-of-title = The name of the table “{ $name }”
moderation-look-set = View the tile set
moderation-look-cup = View the tournament
moderation-by = Reported by { $name }
moderation-guest = a guest
moderation-account = Account: { $name }
moderation-standing = Reports in 90 days: { $reports }, by { $people } people; left { $left } of { $rated } rated games; rated games with accounts on the same network: { $near }
moderation-said = Last messages
moderation-nothing-said = There were no messages.
moderation-phrase = “{ $text }”
moderation-holds = { $what ->
    [mute] muted until { $until }
   *[bar] banned until { $until }
}
moderation-forever = further notice
moderation-act = Decide
moderation-acts = { $act ->
    [nothing] Do nothing
    [mute] Mute
    [bar] Ban from public and rated tables
    [name] Give a neutral name
    [ban] Ban from the server
    [remove] Remove the tile set
    [title] Replace with a neutral name
   *[lift] Lift mute and ban
}
moderation-days = Days (0: permanent)
moderation-note = Note for the log
moderation-do = Confirm the decision
moderation-own = You reported this, so another moderator decides.
moderation-decided = Decided.
moderation-row = { $moderator }: { $act }
moderation-log-whole = The log is unchanged.
moderation-log-broken = Row { $n } of the log was changed!
moderation-more = More
moderation-watch = View the table
moderation-no-log = There are no decisions yet.
moderation-error-no-player-to-report = There is no one here to report.
moderation-error-no-words = Please write in a sentence what is wrong.
moderation-error-reported-already = You have already reported this; a moderator will look at it.
moderation-error-many-reports = You have reported a lot today; a moderator will look at it.
moderation-error-no-such-report = There is no such report.
moderation-error-own-report = You are part of this report, so another moderator decides.
moderation-error-bad-act = This decision does not fit the report.
moderation-error-no-name = No neutral name is free; try again.
