-- The event log of each table is the truth; `sitting` and the columns of `tables` after `secret`
-- are made from it in the same transaction, to find tables without reading their logs.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    phase      TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    -- Whether a bot sits at the table: after a start only these go on by themselves.
    -- Tables from before this column are taken to have one; their next event tells.
    bots INTEGER NOT NULL DEFAULT 1,
    -- What tables of a campaign have in common, made from their logs as the columns before: the campaign's name ("" for
    -- none), the level that the table plays, and how it ended ("", won, lost).
    campaign TEXT NOT NULL DEFAULT '',
    level INTEGER NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT '',
    -- How many events a table has: a log that lost its end is found.
    head INTEGER NOT NULL DEFAULT 0,
    -- How tables age. `served_ms` is the moment of the last event on the clock of service, which goes on only while somebody
    -- serves this folder: a clock that jumps, or a server that was away, makes no table old. Tables from before this column
    -- are as old as the clock says, but at most sixty days.
    -- `bot_due`: a bot decides now, so after a start only these tables need to be loaded; tables from before are taken to
    -- wait for one where one sits, loading them tells. `alone`: nobody but its host has sat there, and hardly anything has
    -- happened. `period`: days that the game may lie untouched, 0 being this server's.
    served_ms INTEGER NOT NULL DEFAULT 0,
    bot_due INTEGER NOT NULL DEFAULT 0,
    alone INTEGER NOT NULL DEFAULT 0,
    period INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0,
    -- What lists of tables show of each, as JSON made from its log with every append (server/summary.py), so that no list
    -- loads a table. '' where it is not known: tables from before this column, and those whose people were erased or moved;
    -- whoever lists them loads them once and notes it.
    summary TEXT NOT NULL DEFAULT '',
    -- A house of several processes: which of them has a table, since how many owners (every append names the number, so that
    -- one who was thought dead stores nothing more), and which processes there are. One process alone leaves all that empty.
    owner TEXT NOT NULL DEFAULT '',
    epoch INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX tables_by_phase ON tables (phase, changed_ms);
CREATE INDEX tables_by_campaign ON tables (campaign, created_ms) WHERE campaign != '';
CREATE INDEX tables_by_age ON tables (phase, served_ms);
CREATE INDEX tables_not_archived ON tables (served_ms) WHERE phase IN ('over', 'abandoned') AND archived = 0;
-- A process that goes gives back what it has without looking through all tables.
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner != '';

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    schema   INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    body     BLOB NOT NULL,
    -- Each event carries the hash of the chain up to itself (storage/chain.py). Events from before this column have none but
    -- for the last one of each table, which upgrades.py seals, so that no large database is written anew.
    chain BLOB,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables (id),
    cid      TEXT NOT NULL,
    device   TEXT NOT NULL,
    n        INTEGER NOT NULL,
    PRIMARY KEY (table_id, cid)
) WITHOUT ROWID;

CREATE TABLE sitting (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;

-- How far each device has come in each lesson, made from the logs of its tables: the table to go on at ("" for none),
-- the step reached there, and whether the lesson was ever finished.
CREATE TABLE lessons (
    device     TEXT NOT NULL,
    lesson     TEXT NOT NULL,
    table_id   TEXT NOT NULL,
    reached    INTEGER NOT NULL,
    done       INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    PRIMARY KEY (device, lesson)
) WITHOUT ROWID;

-- The secret from which the draws of a table follow lies apart from all that may be shown. `sealed_by` names the key
-- that it is encrypted with; '' where it is not.
CREATE TABLE secrets (
    table_id  TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret    BLOB NOT NULL,
    sealed_by TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

-- How far the whole database has come: events ever stored, and a hash over them. What the file beside the database
-- remembers of this row tells after a crash whether anything is missing.
CREATE TABLE head (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    database TEXT NOT NULL,
    events   INTEGER NOT NULL,
    hash     BLOB NOT NULL
);

-- The clock of service: how long this folder has been served, and what the clock on the wall said then.
CREATE TABLE service (
    served_ms INTEGER NOT NULL,
    wall_ms   INTEGER NOT NULL,
    -- How long the house has been open: `served_ms` without the time that it was away. Clocks of players go by it.
    open_ms INTEGER NOT NULL DEFAULT 0
);

-- The events of an old table, packed (storage/archive.py). What happens there afterwards stands in `events` again.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY,
    body     BLOB NOT NULL
);

-- Who opened which table when, on the clock of service: quotas count here, so that they outlive a restart. `address` is
-- a keyed hash of the network that asked, and is forgotten after a day.
CREATE TABLE openings (
    table_id  TEXT NOT NULL,
    served_ms INTEGER NOT NULL,
    device    TEXT NOT NULL,
    address   TEXT NOT NULL
);

CREATE INDEX openings_by_table ON openings (table_id);
CREATE INDEX openings_by_device ON openings (device, served_ms);
CREATE INDEX openings_by_address ON openings (address, served_ms) WHERE address != '';

-- The key of those hashes, made by this server for itself.
CREATE TABLE salts (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

-- At which tables a device ever sat, or which it made: what must be told and forgotten with it. Made from the logs.
CREATE TABLE known (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;

CREATE INDEX known_by_table ON known (table_id);

-- Devices and networks that the operator keeps away, until a moment (0: for good).
CREATE TABLE bans (
    who      TEXT PRIMARY KEY,
    made_ms  INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    note     TEXT NOT NULL
) WITHOUT ROWID;

-- The code by which another browser takes over a device's seats, hashed; it works once.
CREATE TABLE codes (
    hash     TEXT PRIMARY KEY,
    device   TEXT NOT NULL UNIQUE,
    until_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- The tables that are played with a set of tiles of somebody's own, by the name of the set (art/own.py): a picture of one
-- that is no longer in memory is drawn from the log of such a table. Tables from before are noted when they are loaded.
CREATE TABLE own_sets (
    name     TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (name, table_id)
) WITHOUT ROWID;

CREATE INDEX own_sets_by_table ON own_sets (table_id);

-- Since when, by the clock of service, a device that holds a seat has not been at its table. Only tables with a rule
-- about absence have rows here.
CREATE TABLE absences (
    table_id TEXT NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    served_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, device)
) WITHOUT ROWID;

-- What a device made of a table that it has sat at: hidden from its lists, out of them for good (`gone`), and a name of
-- its own for it ('': the table's). Nobody else is shown any of it. Only tables of which there is something to say have
-- a row.
CREATE TABLE mine (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    name     TEXT NOT NULL DEFAULT '',
    hidden   INTEGER NOT NULL DEFAULT 0,
    gone     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;

CREATE INDEX mine_by_table ON mine (table_id);

-- The first try of each device at each puzzle, and the Elo numbers of both after it. Not made from logs: what a number
-- was then depends on all tries before it.
CREATE TABLE tries (
    device TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    rating REAL NOT NULL,
    at_ms  INTEGER NOT NULL,
    PRIMARY KEY (device, puzzle)
) WITHOUT ROWID;

CREATE TABLE puzzles (
    puzzle TEXT PRIMARY KEY,
    rating REAL NOT NULL,
    tries  INTEGER NOT NULL
) WITHOUT ROWID;

-- The analysis of a finished game, packed, one for each depth. It can always be made anew.
CREATE TABLE analyses (
    table_id TEXT NOT NULL REFERENCES tables (id),
    depth    INTEGER NOT NULL,
    engine   TEXT NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (table_id, depth)
) WITHOUT ROWID;

-- Tile sets that people share by a link, named by what is in them, and the devices that shared each. When it was last
-- asked for, by the clock of service: one that nobody wants for long goes.
CREATE TABLE tilesets (
    id TEXT PRIMARY KEY,
    body BLOB NOT NULL,
    shared_ms INTEGER NOT NULL,
    served_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tileset_sharers (
    tileset_id TEXT NOT NULL REFERENCES tilesets (id),
    device     TEXT NOT NULL,
    at_ms      INTEGER NOT NULL,
    PRIMARY KEY (tileset_id, device)
) WITHOUT ROWID;

CREATE INDEX tileset_sharers_by_device ON tileset_sharers (device);

-- Turns of analysed games that are puzzles for whoever sat there (puzzles/own.py), as the deepest analysis has it. `body`
-- says what the game's log does not; `solved` is empty until the seat's device has tried, and once 1 it stays so.
CREATE TABLE own_puzzles (
    table_id TEXT NOT NULL REFERENCES tables (id),
    puzzle   TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    depth    INTEGER NOT NULL,
    body     BLOB NOT NULL,
    solved   INTEGER,
    PRIMARY KEY (table_id, puzzle)
) WITHOUT ROWID;

CREATE INDEX own_puzzles_by_name ON own_puzzles (puzzle);

-- An account is a device that can be reached by signing in from any browser: seats, lists and limits know the device and
-- nothing else. `folded` and `shape` are how a name reads and looks (server/people/names.py): no two accounts look alike.
-- `handle` is what a passkey calls the account, `password` an argon2id hash or ''. `owner` is the account that a bot's
-- account belongs to, '' for people's.
CREATE TABLE accounts (
    device   TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    folded   TEXT NOT NULL UNIQUE,
    shape    TEXT NOT NULL UNIQUE,
    role     TEXT NOT NULL DEFAULT '',
    made_ms  INTEGER NOT NULL,
    handle   TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL DEFAULT '',
    owner    TEXT NOT NULL DEFAULT ''
);

CREATE INDEX accounts_by_owner ON accounts (owner);

-- A browser that is signed in: the hash of its cookie's token. `proved_ms` is when it last showed a password or passkey.
CREATE TABLE sessions (
    hash      TEXT PRIMARY KEY,
    device    TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    made_ms   INTEGER NOT NULL,
    used_ms   INTEGER NOT NULL,
    proved_ms INTEGER NOT NULL,
    browser   TEXT NOT NULL
);

CREATE INDEX sessions_by_device ON sessions (device);

-- Public keys of passkeys, in base64url.
CREATE TABLE passkeys (
    id         TEXT PRIMARY KEY,
    device     TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    made_ms    INTEGER NOT NULL,
    used_ms    INTEGER NOT NULL
);

CREATE INDEX passkeys_by_device ON passkeys (device);

-- Codes that each let their owner in once without the password, hashed.
CREATE TABLE recovery_codes (
    hash   TEXT PRIMARY KEY,
    device TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE
);

CREATE INDEX recovery_codes_by_device ON recovery_codes (device);

-- What a passkey was asked to sign, hashed; each is answered once, and soon.
CREATE TABLE challenges (
    hash     TEXT PRIMARY KEY,
    purpose  TEXT NOT NULL,
    until_ms INTEGER NOT NULL
);

-- Tokens with which programs play for a bot's account, hashed.
CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY,
    device  TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL
);

CREATE INDEX tokens_by_device ON tokens (device);

-- What somebody wants who waits to be paired: the terms of the table as JSON, and for how many players. `beat_ms` is when
-- his page was heard of last, on the clock of the wall: a page that is gone takes its seek with it. `table_id` is the
-- table that was found for him, until its game begins.
CREATE TABLE seeks (
    device   TEXT PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    terms    TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    language TEXT NOT NULL,
    address  TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    beat_ms  INTEGER NOT NULL,
    table_id TEXT NOT NULL DEFAULT ''
);

CREATE INDEX seeks_by_table ON seeks (table_id);

-- Tables that strangers are shown, while they can sit down there or look on. `seen_ms` is when somebody was there last
-- and `watchers` how many look on, as far as that was noted (it is now and then); made from the logs otherwise.
CREATE TABLE public_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    made_ms  INTEGER NOT NULL,
    seen_ms  INTEGER NOT NULL,
    watchers INTEGER NOT NULL DEFAULT 0
);

-- Whom a device does not want to be paired with, under the name he had.
CREATE TABLE blocks (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    name    TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX blocks_by_other ON blocks (other);

-- Where the time of a seat runs: since when its decision is open, and when it is over (at the latest; 0: to be looked
-- at), on that clock. What was used before stands in the log.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    device   TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    due_ms   INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX clocks_by_due ON clocks (due_ms);
CREATE INDEX clocks_by_device ON clocks (device);

-- When somebody was or is on vacation, on the same clock: clocks of days stand meanwhile.
CREATE TABLE vacations (
    device   TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (device, since_ms)
) WITHOUT ROWID;

-- Rated games. The log of results is `rated_games` in the order of `n` with its rows in `rated_seats`; all else follows
-- from it (server/rating). It names nobody: a person is a number, `rated_people` says which device has it ('' once it
-- is erased). A row of `rated_seats` without a place belongs to a game that has begun.
CREATE TABLE rated_counts (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    games  INTEGER NOT NULL,
    people INTEGER NOT NULL
);

CREATE TABLE rated_people (
    person INTEGER PRIMARY KEY,
    device TEXT NOT NULL
);

CREATE UNIQUE INDEX rated_people_by_device ON rated_people (device) WHERE device != '';

CREATE TABLE rated_games (
    n         INTEGER PRIMARY KEY,
    table_id  TEXT NOT NULL UNIQUE,
    family    TEXT NOT NULL,
    speed     TEXT NOT NULL,
    kind      TEXT NOT NULL,
    first     INTEGER NOT NULL,
    advantage DOUBLE PRECISION NOT NULL,
    at_ms     INTEGER NOT NULL
);

-- `points` is the JSON of the points by kind of feature, '' where the game did not come to its end. The grade before the
-- game is that of its moment, with a deviation that has grown since the game before it.
CREATE TABLE rated_seats (
    table_id   TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    place      INTEGER,
    points     TEXT NOT NULL DEFAULT '',
    before     DOUBLE PRECISION,
    before_deviation DOUBLE PRECISION,
    rating     DOUBLE PRECISION,
    deviation  DOUBLE PRECISION,
    volatility DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX rated_seats_by_person ON rated_seats (person);

-- What every number is now. From `sure_until_ms` on it is provisional again if nothing is played.
CREATE TABLE ratings (
    person        INTEGER NOT NULL,
    family        TEXT NOT NULL,
    speed         TEXT NOT NULL,
    kind          TEXT NOT NULL,
    rating        DOUBLE PRECISION NOT NULL,
    deviation     DOUBLE PRECISION NOT NULL,
    volatility    DOUBLE PRECISION NOT NULL,
    games         INTEGER NOT NULL,
    wins          INTEGER NOT NULL,
    draws         INTEGER NOT NULL,
    at_ms         INTEGER NOT NULL,
    sure_until_ms INTEGER NOT NULL,
    PRIMARY KEY (person, family, speed, kind)
);

CREATE INDEX ratings_by_rating ON ratings (family, speed, kind, rating);

-- Points by kind of feature over all rated games that came to their end; `games` counts those games.
CREATE TABLE rated_points (
    person INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    points INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (person, kind)
);

CREATE TABLE processes (
    name    TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    beat_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- Tournaments: what was agreed on (`plan`, JSON), how far it has come, and by when its round is to be played (on the
-- clock of service; 0: no hurry). From `secret` follow the draws of rounds whose boards all play the same tiles.
CREATE TABLE tournaments (
    id         TEXT PRIMARY KEY,
    host       TEXT NOT NULL,
    name       TEXT NOT NULL,
    plan       TEXT NOT NULL,
    phase      TEXT NOT NULL,
    made_ms    INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    due_ms     INTEGER NOT NULL DEFAULT 0,
    secret     BLOB NOT NULL,
    -- The tournament after which this one is the next season.
    season_of TEXT NOT NULL DEFAULT ''
);

CREATE INDEX tournaments_by_phase ON tournaments (phase, changed_ms);
CREATE INDEX tournaments_by_host ON tournaments (host);
CREATE INDEX tournaments_by_season ON tournaments (season_of);

-- Who takes part. `seed` is the number by which duels name them, from the start on; before it -1.
CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    device        TEXT NOT NULL,
    name          TEXT NOT NULL,
    seed          INTEGER NOT NULL,
    withdrawn     INTEGER NOT NULL DEFAULT 0,
    joined_ms     INTEGER NOT NULL,
    -- Of people: the number by which they were seeded (0: none), and the team of which they are (-1: none), once they have
    -- `accepted` it.
    rating INTEGER NOT NULL DEFAULT 0,
    team INTEGER NOT NULL DEFAULT -1,
    accepted INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (tournament_id, device)
);

CREATE INDEX entrants_by_device ON entrants (device);

-- Who plays whom; `two` -1: nobody. `said`: the result was given by word.
CREATE TABLE duels (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    board         INTEGER NOT NULL,
    one           INTEGER NOT NULL,
    two           INTEGER NOT NULL,
    result        TEXT NOT NULL,
    said          INTEGER NOT NULL DEFAULT 0,
    -- Where more than two sit at a table: the entrants after the two, and the place of each, as numbers with commas. `team_match`:
    -- the match of two teams to which a board belongs (-1: none).
    others TEXT NOT NULL DEFAULT '',
    places TEXT NOT NULL DEFAULT '',
    team_match INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY (tournament_id, round, board)
);

-- The games of each duel by their tables. The name of a table is kept before the table is made.
CREATE TABLE duel_games (
    tournament_id TEXT NOT NULL,
    round         INTEGER NOT NULL,
    board         INTEGER NOT NULL,
    n             INTEGER NOT NULL,
    table_id      TEXT NOT NULL UNIQUE,
    result        TEXT NOT NULL,
    points_one    INTEGER NOT NULL DEFAULT 0,
    points_two    INTEGER NOT NULL DEFAULT 0,
    -- The points and places of all at a table, in the order of its duel.
    points TEXT NOT NULL DEFAULT '',
    places TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, round, board, n)
);

-- Order in the house (server/order). A report with what was said at the table, as JSON: it names the devices of both until
-- they are erased, and is done once a moderator has decided about it.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    at_ms    INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason   TEXT NOT NULL,
    words    TEXT NOT NULL,
    attached TEXT NOT NULL,
    done_ms  INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX reports_by_state ON reports (done_ms, at_ms);
CREATE INDEX reports_by_reported ON reports (reported, at_ms);
CREATE INDEX reports_by_reporter ON reports (reporter, at_ms);

-- What a device may not do until a moment (0: for good): 'mute' and 'bar'.
CREATE TABLE restraints (
    device   TEXT NOT NULL,
    what     TEXT NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (device, what)
);

-- What moderators did. Rows are only added; each has the hash of the chain up to itself, so that a changed one is found.
CREATE TABLE order_log (
    n         INTEGER PRIMARY KEY,
    at_ms     INTEGER NOT NULL,
    moderator TEXT NOT NULL,
    act       TEXT NOT NULL,
    report    TEXT NOT NULL,
    until_ms  INTEGER NOT NULL,
    note      TEXT NOT NULL,
    chain     TEXT NOT NULL
);

-- Accounts that know each other: 'asks' until the other one agrees, then 'friend' in both directions.
CREATE TABLE friends (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    state   TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX friends_by_other ON friends (other);

-- Whose public games an account wants to be told of.
CREATE TABLE follows (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX follows_by_other ON follows (other);

-- A friend asks an account to a table; told for a while.
CREATE TABLE invitations (
    device   TEXT NOT NULL,
    inviter  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    made_ms  INTEGER NOT NULL,
    PRIMARY KEY (device, inviter, table_id)
);

CREATE INDEX invitations_by_inviter ON invitations (inviter);
CREATE INDEX invitations_by_table ON invitations (table_id);

-- Browsers that hear while no page is open (RFC 8030): where their messages go, and the keys that close them. `session`
-- is that of the account that was signed in there, '' for a guest: with it goes the browser.
CREATE TABLE pushes (
    id       TEXT PRIMARY KEY,
    device   TEXT NOT NULL,
    session  TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    language TEXT NOT NULL,
    made_ms  INTEGER NOT NULL
);

CREATE INDEX pushes_by_device ON pushes (device);
CREATE INDEX pushes_by_session ON pushes (session) WHERE session != '';

-- What somebody who is away is to hear of a table, and from when on; and (`sent_ms`) what he has heard since he was last
-- there. `missing` are those of his browsers that could not be reached yet.
CREATE TABLE alerts (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind     TEXT NOT NULL,
    who      TEXT NOT NULL,
    due_ms   INTEGER NOT NULL,
    sent_ms  INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    missing  TEXT NOT NULL,
    PRIMARY KEY (device, table_id, kind)
);

CREATE INDEX alerts_due ON alerts (due_ms) WHERE sent_ms = 0;
CREATE INDEX alerts_by_table ON alerts (table_id);

-- A house of several processes: work for processes of their own that any machine may take (server/jobs). `edition`: what
-- must be the same where it is done; `said`: the line that its process reads; `line`: the last one that it told; `file`:
-- what it made. Whoever has it says so until `until_ms`; it is wanted as long as somebody looks at it. One process alone
-- leaves all that empty.
CREATE TABLE jobs (
    id        TEXT PRIMARY KEY,
    kind      TEXT NOT NULL,
    edition   TEXT NOT NULL,
    said      BLOB NOT NULL,
    state     TEXT NOT NULL,
    line      BLOB NOT NULL,
    file      BLOB,
    taken_by  TEXT NOT NULL,
    until_ms  INTEGER NOT NULL,
    tries     INTEGER NOT NULL,
    made_ms   INTEGER NOT NULL,
    wanted_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX jobs_by_age ON jobs (made_ms);

-- Processes that do nothing but such work (`bastide work`), and what each of them takes.
CREATE TABLE workers (
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    edition TEXT NOT NULL,
    beat_ms INTEGER NOT NULL,
    PRIMARY KEY (name, kind)
) WITHOUT ROWID;

-- Teams by number; `line_up`: who sits at which board in the next round, devices with commas ("": in the order of coming).
-- `seed` as of entrants.
CREATE TABLE teams (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    n             INTEGER NOT NULL,
    name          TEXT NOT NULL,
    captain       TEXT NOT NULL,
    seed          INTEGER NOT NULL DEFAULT -1,
    line_up       TEXT NOT NULL DEFAULT '',
    joined_ms     INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, n)
);

-- Which team plays against which; `two` -1: none.
CREATE TABLE team_matches (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    n             INTEGER NOT NULL,
    one           INTEGER NOT NULL,
    two           INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, round, n)
);

-- What the host decided by hand, and why. Rows are only added.
CREATE TABLE tournament_notes (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    n             INTEGER NOT NULL,
    at_ms         INTEGER NOT NULL,
    what          TEXT NOT NULL,
    whom          INTEGER NOT NULL DEFAULT -1,
    board         INTEGER NOT NULL DEFAULT -1,
    reason        TEXT NOT NULL,
    PRIMARY KEY (tournament_id, n)
);

-- Who is ready to step into a tournament that has begun, or has no place left.
CREATE TABLE standbys (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    device        TEXT NOT NULL,
    name          TEXT NOT NULL,
    joined_ms     INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, device)
);

CREATE INDEX standbys_by_device ON standbys (device);

-- Where an account is told by mail that it is its turn. `id` names the row in links by which mails end. The address counts
-- from `confirmed_ms` on (0: not yet); until then `token` is the hash of the link that was sent (''), good until `until_ms`,
-- and a mail with such a link is to be sent at `due_ms` (0: none), after so many `tries`. `refused_ms`: the address takes
-- no mail. `busy_ms`: until then a process writes to it. On `day` (since 1970) so many were `sent`.
CREATE TABLE mails (
    device       TEXT PRIMARY KEY REFERENCES accounts (device) ON DELETE CASCADE,
    id           TEXT NOT NULL UNIQUE,
    address      TEXT NOT NULL,
    language     TEXT NOT NULL,
    made_ms      INTEGER NOT NULL,
    confirmed_ms INTEGER NOT NULL,
    token        TEXT NOT NULL,
    until_ms     INTEGER NOT NULL,
    due_ms       INTEGER NOT NULL,
    tries        INTEGER NOT NULL,
    refused_ms   INTEGER NOT NULL,
    busy_ms      INTEGER NOT NULL,
    day          INTEGER NOT NULL,
    sent         INTEGER NOT NULL
);

CREATE INDEX mails_by_token ON mails (token) WHERE token != '';
CREATE INDEX mails_due ON mails (due_ms) WHERE due_ms > 0;

-- Addresses that somebody was asked at lately, as keyed hashes: of none more than once a day, whoever names it, and
-- (`never`) not again where its reader does not want it. `id` as above.
CREATE TABLE mail_asked (
    hash  TEXT PRIMARY KEY,
    id    TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    never INTEGER NOT NULL
);

CREATE INDEX mail_asked_by_id ON mail_asked (id);

-- Which accounts have a page open, at which process of a house; one process alone knows it without.
CREATE TABLE here (
    process TEXT NOT NULL,
    device  TEXT NOT NULL,
    PRIMARY KEY (process, device)
);

CREATE INDEX here_by_device ON here (device);
