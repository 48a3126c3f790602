# Accounts: fetched with that page.

account-tab = Account · Bastide
account-title = Account
account-mine = My account
account-coming = One moment…
account-line = To play you need no account. With one you keep your name, reach your games from every browser, and play where a lasting name counts: rated games, friends, tournaments. No mail address is needed.
account-doors = What would you like to do?
account-door-in = Sign in
account-door-up = New account
account-door-lost = Lost access
account-name = Name of the account
account-name-hint = 3 to 24 letters and digits. Everybody sees it.
account-password = Password
account-password-new = New password
account-password-old = Password until now
account-password-hint = At least 8 characters. Three or four words are good, and easy to remember.
account-look = Show what is typed
account-in-do = Sign in
account-in-key = With a passkey
account-up-do = Make the account
account-up-key = With a passkey instead
account-key-line = A passkey is kept by your device and opens with your finger, face or PIN. Then no password is needed.
account-no-keys = Passkeys need an address with a name and https. Here it takes a password.
account-games = { $games ->
    [one] The game of this browser becomes the account's.
   *[other] The { $games } games of this browser become the account's.
}
account-bring = { $games ->
    [one] Bring along the game played here
   *[other] Bring along the { $games } games played here
}
account-bring-line = Otherwise nobody reaches them any more.
account-lost-line = When you made the account you were given recovery codes. One of them and a new password let you in; all other browsers are signed out.
account-lost-do = Set the password and sign in
account-code = Recovery code
account-made = Welcome, { $name }. The account is made.
account-came = { $tables ->
    [0] You are signed in.
    [one] You are signed in, and a game came along.
   *[other] You are signed in, and { $tables } games came along.
}
account-since = since { $day }
account-role-bot = bot
account-role-moderator = moderator
account-profile = Profile and ratings
account-order = Reports
account-rename = Another name…
account-rename-do = Change the name
account-renamed = The name is changed.
account-out = Sign out
account-out-said = You are signed out.
account-ways = How you come in
account-key = Passkey
account-key-of = Passkey · { $browser }
account-key-add = Add a passkey
account-key-added = The passkey is added.
account-key-remove = Remove
account-key-gone = The passkey is removed. Delete it on your device as well.
account-password-change = Change the password…
account-password-set = Set a password…
account-password-do = Save the password
account-password-line = All other browsers are signed out.
account-password-said = The password is changed. All other browsers are signed out.
account-codes = { $codes ->
    [0] No recovery code is left.
    [one] One recovery code is left.
   *[other] { $codes } recovery codes are left.
}
account-codes-do = New codes
account-codes-said = Here are the new codes. The old ones no longer work.
account-codes-new = Your recovery codes
account-codes-new-line = If you lose your password or your device, each of them lets you in once. Put them where you find them again: they are shown only now.
account-codes-save = Save as a file
account-codes-copy = Copy
account-codes-kept = I have kept them
account-sessions = Where you are signed in
account-browser = Browser
account-here = This browser
account-used = last used { $day }
account-end = Sign out there
account-ended = Signed out there.
account-end-others = Sign out everywhere else
account-bots = Bots
account-bots-line = A program of yours can play here under a name of its own. Everybody sees that it is a bot; it plays no rated games, and with its token it does nothing but play.
account-bots-none = You have no bot yet.
account-bots-full = An account has at most { $most } bots.
account-bots-how = How a program plays
account-bots-how-line = It sends its token with every request. This example opens a public table and plays by chance:
account-bots-docs = All it can ask and say stands in { $file }.
account-bot-new = New bot…
account-bot-name = Name of the bot
account-bot-hint = 3 to { $most } letters and digits. “(bot)” follows it at tables.
account-bot-do = Make the bot
account-bot-made = The bot is made. Give it a token.
account-bot-shown = { $name } (bot)
account-bot-erase = Erase this bot…
account-bot-erase-line = { $name } leaves its seats, its tokens end, and its name is free.
account-bot-erase-do = Erase the bot
account-bot-erased = The bot is erased.
account-tokens-none = Without a token no program can play for it.
account-token-new = New token…
account-token-name = What the token is for
account-token-hint = By this you tell it from the others, such as “at home”.
account-token-do = Make the token
account-token-of = Token of { $name }
account-token-once = Whoever has it plays for this bot. Put it where your program finds it: it is shown only now.
account-token-kept = I have kept it
account-token-unused = not used yet
account-token-end = End this token
account-token-ended = The token has ended. Programs that used it are cut off.
account-data = Your data
account-data-line = Everything that is stored about you, as a file; or away with all of it.
account-erase = Erase the account…
account-erase-line = This permanently deletes the account, and your names and seats in all games. Other players’ games stay, without your name.
account-confirm = Is it you?
account-confirm-line = For this the server wants to know that it is really you.
account-confirm-do = It is me
account-confirm-key = Use a passkey
account-error-wrong-password = The name and the password do not fit together. Look at both, or come in with a recovery code.
account-error-wrong-code = The name and the code do not fit together, or the code has been used. Each works once.
account-error-wrong-passkey = This passkey does not fit. Try another one, or the password.
account-error-unknown-passkey = This server does not know that passkey any more. Sign in another way.
account-error-late-passkey = That took too long. Try it again.
account-error-no-passkeys = Passkeys need an address with a name. Use a password here.
account-error-no-passkey-shown = No passkey was used. Try it again, or take the password.
account-error-known-passkey = This device has a passkey for the account already.
account-error-too-many-passkeys = There are very many passkeys already. Remove one first.
account-error-no-such-passkey = This passkey is gone already.
account-error-last-way-in = This is your only way in. Set a password first, or add another passkey.
account-error-bad-password = A password has { $least } to { $most } characters.
account-error-weak-password = This password is known or quickly guessed. Take three or four words that have nothing to do with each other.
account-error-bad-account-name = A name has { $least } to { $most } letters and digits of one alphabet; single spaces, dots or hyphens may stand between them.
account-error-bad-name = A name has 3 to 24 visible characters.
account-error-reserved-name = This name would be taken for the house or its bots. Choose another one.
account-error-name-taken = Somebody is called { $name } here, or much like it. Choose another name.
account-error-too-often = That was often enough for now. Wait a quarter of an hour, or use a passkey or a browser that is signed in.
account-error-busy = Very many people are signing in just now. Try again in a minute.
account-error-signed-in = You are signed in here already. Load the page again.
account-error-not-signed-in = You are not signed in any more. Sign in again.
account-error-no-such-session = That browser is signed out already.
account-error-own-session = That is this browser. Sign out here instead.
account-error-long-bot-name = The name of a bot has at most { $most } characters.
account-error-too-many-bots = An account has at most { $most } bots. Erase one first.
account-error-no-such-bot = You have no bot of that name.
account-error-too-many-tokens = This bot has very many tokens. End one first.
account-error-token-name-taken = A token of this bot is called { $name } already.
account-error-no-such-token = That token has ended already.
