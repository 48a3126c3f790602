"""Identity: accounts, sessions, passkeys, passwords, tokens, restrictions and bans."""
