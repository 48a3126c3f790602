# Accounts: fetched with that page.

account-tab = Account · Bastide
account-title = Account
account-mine = My account
account-coming = One moment…
account-line = You can play without an account. With one you keep your name, reach your games from any browser, and can play rated games, add friends and enter tournaments. No email address is needed.
account-do = What would you like to do?
account-mode-in = Sign in
account-mode-up = New account
account-mode-lost = Lost access
account-name = Account name
account-name-hint = 3 to 24 letters and digits. Everyone can see it.
account-password = Password
account-password-new = New password
account-password-old = Current password
account-password-hint = At least 8 characters. Three or four words work well and are easy to remember.
account-look = Show password
account-in-do = Sign in
account-in-key = With a passkey
account-up-do = Create account
account-up-key = With a passkey instead
account-key-line = Your device stores a passkey and unlocks it with your finger, face or PIN. You need no password.
account-no-keys = Passkeys need https and a domain name. Please use a password here.
account-games = { $games ->
    [one] The game in this browser moves to your account.
   *[other] The { $games } games in this browser move to your account.
}
account-bring = { $games ->
    [one] Take along the game played here
   *[other] Take along the { $games } games played here
}
account-bring-line = Otherwise you can no longer reach them.
account-lost-line = You received recovery codes when you created the account. One of them and a new password let you in; all other browsers are signed out.
account-lost-do = Set the password and sign in
account-code = Recovery code
account-made = Welcome, { $name }. Your account is ready.
account-came = { $tables ->
    [0] You are signed in.
    [one] You are signed in, and a game came with you.
   *[other] You are signed in, and { $tables } games came with you.
}
account-since = since { $day }
account-role-bot = bot
account-role-moderator = moderator
account-profile = Profile and ratings
account-order = Reports
account-rename = Rename…
account-rename-do = Rename
account-renamed = Your name has changed.
account-out = Sign out
account-out-said = You have signed out.
account-ways = Sign-in methods
account-key = Passkey
account-key-of = Passkey · { $browser }
account-key-add = Add a passkey
account-key-added = Passkey added.
account-key-remove = Remove
account-key-gone = Passkey removed. Delete it on your device, too.
account-password-change = Change the password…
account-password-set = Set a password…
account-password-do = Save the password
account-password-line = This signs out all other browsers.
account-password-said = Password changed. All other browsers are signed out.
account-codes = { $codes ->
    [0] You have no recovery code left.
    [one] You have one recovery code left.
   *[other] You have { $codes } recovery codes left.
}
account-codes-do = New codes
account-codes-said = Here are your new codes. The old ones no longer work.
account-codes-new = Your recovery codes
account-codes-new-line = If you lose your password or your device, each code lets you in once. Keep them in a safe place: you can see them only now.
account-codes-save = Save as a file
account-codes-copy = Copy
account-codes-kept = I have saved them
account-sessions = Where you are signed in
account-browser = Browser
account-here = This browser
account-used = last used { $day }
account-end = Sign out there
account-ended = Signed out there.
account-end-others = Sign out everywhere else
account-bots = Bots
account-bots-line = Your own program can play here under its own name. Everyone sees that it is a bot. It plays no rated games, and its token is good for playing only.
account-bots-none = You have no bot yet.
account-bots-full = An account can have up to { $most } bots.
account-bots-how = How programs play
account-bots-how-line = Your program sends its token with every request. This example opens a public table and plays at random:
account-bots-docs = { $file } lists all requests and messages.
account-bot-new = New bot…
account-bot-name = Name of the bot
account-bot-hint = 3 to { $most } letters and digits. Tables add “(bot)” to it.
account-bot-do = Create bot
account-bot-made = Your bot is ready. Give it a token.
account-bot-shown = { $name } (bot)
account-bot-erase = Delete this bot…
account-bot-erase-line = { $name } leaves its seats, its tokens stop working, and its name becomes free.
account-bot-erase-do = Delete bot
account-bot-erased = The bot is deleted.
account-tokens-none = Without a token no program can play for this bot.
account-token-new = New token…
account-token-name = What is the token for?
account-token-hint = A name to tell it apart, such as “at home”.
account-token-do = Create token
account-token-of = Token of { $name }
account-token-once = Anyone who has it can play for this bot. Save it where your program can find it: you can see it only now.
account-token-kept = I have saved it
account-token-unused = not used yet
account-token-end = Revoke this token
account-token-ended = Token revoked. Programs that used it are cut off.
account-data = Your data
account-data-line = Download everything stored about you, or delete it all.
account-erase = Delete the account…
account-erase-line = This permanently deletes your account, and your names and seats in all games. Other players’ games stay, without your name.
account-confirm = Is it you?
account-confirm-line = Please confirm that it is really you.
account-confirm-do = Confirm
account-confirm-key = Use a passkey
account-error-wrong-password = The name and the password do not match. Check both, or use a recovery code.
account-error-wrong-code = The name and the code do not match, or the code was used before. Each works once.
account-error-wrong-passkey = This passkey does not match. Try another one, or the password.
account-error-unknown-passkey = This server no longer knows that passkey. Sign in another way.
account-error-late-passkey = That took too long. Please try again.
account-error-no-passkeys = Passkeys need a domain name. Please use a password here.
account-error-no-passkey-shown = No passkey was used. Try again, or use the password.
account-error-known-passkey = This device already has a passkey for the account.
account-error-too-many-passkeys = You have too many passkeys. Remove one first.
account-error-no-such-passkey = This passkey is already gone.
account-error-last-way-in = This is your only way in. Set a password first, or add another passkey.
account-error-bad-password = Passwords have { $least } to { $most } characters.
account-error-weak-password = This password is known or easy to guess. Use three or four unrelated words.
account-error-bad-account-name = Names have { $least } to { $most } letters and digits of one alphabet; single spaces, dots or hyphens are allowed between them.
account-error-bad-name = Names have 3 to 24 visible characters.
account-error-reserved-name = This name is reserved. Please choose another.
account-error-name-taken = { $name } is already taken here, or very similar to another name. Choose another.
account-error-too-often = Too many tries. Wait a quarter of an hour, or use a passkey or a browser where you are signed in.
account-error-busy = Many people are signing in right now. Try again in a minute.
account-error-signed-in = You are already signed in here. Reload the page.
account-error-not-signed-in = You are no longer signed in. Please sign in again.
account-error-no-such-session = That browser is already signed out.
account-error-own-session = That is this browser. Sign out here instead.
account-error-long-bot-name = Names of bots have up to { $most } characters.
account-error-too-many-bots = An account can have up to { $most } bots. Delete one first.
account-error-no-such-bot = You have no bot with that name.
account-error-too-many-tokens = This bot has too many tokens. Revoke one first.
account-error-token-name-taken = This bot already has a token called { $name }.
account-error-no-such-token = That token no longer exists.
