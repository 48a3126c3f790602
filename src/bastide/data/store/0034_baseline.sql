-- The event log of each table is the truth. `sitting` and most columns of `tables` are derived from it in the same
-- transaction, to find tables without reading their logs.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    phase      TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    -- Whether a bot sits at the table. Only these tables go on by themselves after a start.
    bots INTEGER NOT NULL DEFAULT 1,
    -- Tables of one campaign: the campaign's name ('' for none), the level that the table plays, and its result ('', won, lost).
    campaign TEXT NOT NULL DEFAULT '',
    level INTEGER NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT '',
    -- The number of events, to detect a log that lost its end.
    head INTEGER NOT NULL DEFAULT 0,
    -- How tables age. `served_ms` is the time of the last event on the service clock. That clock runs only while the server
    -- does, so a wrong clock or a long stop makes no table old. `bot_due`: a bot is to move, so the table is loaded at a
    -- start. `alone`: only its host has sat there, with hardly any moves. `period`: days that the game may stay untouched
    -- (0: the server's default).
    served_ms INTEGER NOT NULL DEFAULT 0,
    bot_due INTEGER NOT NULL DEFAULT 0,
    alone INTEGER NOT NULL DEFAULT 0,
    period INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0,
    -- The summary that lists of tables show, as JSON. '' if it is not known: the next list loads the table and stores it.
    summary TEXT NOT NULL DEFAULT '',
    -- In a cluster: the process that owns the table, and the number of owners so far. Every append names that number, so a
    -- process that lost its lease stores nothing. Empty with one process.
    owner TEXT NOT NULL DEFAULT '',
    epoch INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX tables_by_phase ON tables (phase, changed_ms);
CREATE INDEX tables_by_campaign ON tables (campaign, created_ms) WHERE campaign != '';
CREATE INDEX tables_by_age ON tables (phase, served_ms);
CREATE INDEX tables_not_archived ON tables (served_ms) WHERE phase IN ('over', 'abandoned') AND archived = 0;
-- Finds the tables of a process that stops.
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner != '';

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    schema   INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    body     BLOB NOT NULL,
    -- The hash chain up to this event (storage/event_log.py). Old logs have it at their last event only.
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

-- Progress of each device in each lesson, derived from logs: the table to continue at ('' for none), the step reached
-- there, and whether the lesson was ever finished.
CREATE TABLE lessons (
    device     TEXT NOT NULL,
    lesson     TEXT NOT NULL,
    table_id   TEXT NOT NULL,
    reached    INTEGER NOT NULL,
    done       INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    PRIMARY KEY (device, lesson)
) WITHOUT ROWID;

-- The secret that determines a table's draws, apart from all that may be shown. `sealed_by` names the key that encrypts
-- it ('' for none).
CREATE TABLE secrets (
    table_id  TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret    BLOB NOT NULL,
    sealed_by TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

-- The number of events ever stored in the database, and a hash over them.
CREATE TABLE head (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    database TEXT NOT NULL,
    events   INTEGER NOT NULL,
    hash     BLOB NOT NULL
);

-- The service clock: how long this folder has been served, and the wall clock at that time.
CREATE TABLE service (
    served_ms INTEGER NOT NULL,
    wall_ms   INTEGER NOT NULL,
    -- `served_ms` without the time that the server was stopped. Players' clocks use it.
    open_ms INTEGER NOT NULL DEFAULT 0
);

-- The packed events of an old table (storage/archive.py). Later events are in `events` again.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY,
    body     BLOB NOT NULL
);

-- Who opened which table when, on the service clock, so that quotas survive a restart. `address` is a keyed hash of the
-- network, deleted after a day.
CREATE TABLE openings (
    table_id  TEXT NOT NULL,
    served_ms INTEGER NOT NULL,
    device    TEXT NOT NULL,
    address   TEXT NOT NULL
);

CREATE INDEX openings_by_table ON openings (table_id);
CREATE INDEX openings_by_device ON openings (device, served_ms);
CREATE INDEX openings_by_address ON openings (address, served_ms) WHERE address != '';

-- The key of those hashes, made by this server.
CREATE TABLE salts (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

-- The tables that a device ever sat at or opened, derived from logs: what is exported and erased with it.
CREATE TABLE known (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;

CREATE INDEX known_by_table ON known (table_id);

-- Banned devices and networks, until a time (0: for ever).
CREATE TABLE bans (
    who      TEXT PRIMARY KEY,
    made_ms  INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    note     TEXT NOT NULL
) WITHOUT ROWID;

-- The code with which another browser takes over a device's seats, hashed. It works once.
CREATE TABLE codes (
    hash     TEXT PRIMARY KEY,
    device   TEXT NOT NULL UNIQUE,
    until_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- The tables that use a custom tile set, by the set's name (art/own.py). A picture that is no longer in memory is drawn
-- from the log of such a table.
CREATE TABLE own_sets (
    name     TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (name, table_id)
) WITHOUT ROWID;

CREATE INDEX own_sets_by_table ON own_sets (table_id);

-- Since when, on the service clock, a device with a seat has been away. Only for tables with a rule about absence.
CREATE TABLE absences (
    table_id TEXT NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    served_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, device)
) WITHOUT ROWID;

-- A device's own settings for a table it sat at: hidden from its lists, removed for ever (`gone`), and its own title
-- ('': the table's). Private to the device.
CREATE TABLE mine (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    name     TEXT NOT NULL DEFAULT '',
    hidden   INTEGER NOT NULL DEFAULT 0,
    gone     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;

CREATE INDEX mine_by_table ON mine (table_id);

-- The first attempt of each device at each puzzle, and the Elo ratings of both after it. Not derived from logs: a rating
-- depends on all attempts before it.
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

-- The analysis of a finished game, packed, one for each depth. It can be computed again.
CREATE TABLE analyses (
    table_id TEXT NOT NULL REFERENCES tables (id),
    depth    INTEGER NOT NULL,
    engine   TEXT NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (table_id, depth)
) WITHOUT ROWID;

-- Tile sets shared by a link, named by their content, with the devices that shared each and the time of the last use on
-- the service clock. Unused sets expire.
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

-- Turns of analysed games that are puzzles for the players of that game (puzzles/own.py), from the deepest analysis.
-- `body` has what the game's log does not. `solved` is empty until the device has tried. Once 1 it stays 1.
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

-- An account is a device that any browser can reach by signing in. Seats, lists and limits only know the device.
-- `folded` and `shape` are how a name reads and looks (common/names.py): no two accounts look alike. `handle` is the
-- account's id for passkeys, `password` an argon2id hash or ''. `owner` is the account that owns a bot, '' for people.
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

-- A signed-in browser: the hash of its cookie's token. `proved_ms`: the last time it gave a password or passkey.
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

-- Recovery codes, hashed. Each signs in once without the password.
CREATE TABLE recovery_codes (
    hash   TEXT PRIMARY KEY,
    device TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE
);

CREATE INDEX recovery_codes_by_device ON recovery_codes (device);

-- Challenges for passkeys, hashed. Each is answered once, and expires soon.
CREATE TABLE challenges (
    hash     TEXT PRIMARY KEY,
    purpose  TEXT NOT NULL,
    until_ms INTEGER NOT NULL
);

-- Tokens with which programs play for a bot account, hashed.
CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY,
    device  TEXT NOT NULL REFERENCES accounts (device) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL
);

CREATE INDEX tokens_by_device ON tokens (device);

-- A player who waits for a game: the terms as JSON, and the number of players. `beat_ms` is the last sign of life of
-- their page on the wall clock: without it the seek is deleted. `table_id` is the table found, until its game begins.
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

-- Public tables, while strangers can sit down or watch. `seen_ms` is when a player was last there, and `watchers` the
-- number of spectators, both noted now and then.
CREATE TABLE public_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    made_ms  INTEGER NOT NULL,
    seen_ms  INTEGER NOT NULL,
    watchers INTEGER NOT NULL DEFAULT 0
);

-- Devices that a device does not want to be paired with, by the name they had.
CREATE TABLE blocks (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    name    TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX blocks_by_other ON blocks (other);

-- The running clock of a seat: since when its decision is open, and when its time is over at the latest (0: check), on
-- the service clock. Time used before is in the log.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    device   TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    due_ms   INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX clocks_by_due ON clocks (due_ms);
CREATE INDEX clocks_by_device ON clocks (device);

-- Vacations of players, on the same clock. Clocks with days stand still during them.
CREATE TABLE vacations (
    device   TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (device, since_ms)
) WITHOUT ROWID;

-- Rated games. The ledger is `rated_games` in the order of `n` with its rows in `rated_seats`. All else follows from it
-- (features/ratings). It holds no names: a person is a number, and `rated_people` maps it to a device ('' once erased).
-- A row of `rated_seats` without a place belongs to a game that has begun.
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

-- `points` is the JSON of the points by kind of feature, '' if the game did not end normally. The rating before the game
-- is that of its start, with a deviation that has grown since the last game.
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

-- The current rating of each person. From `sure_until_ms` on it is provisional again without a game.
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

-- Points by kind of feature over all rated games that ended normally. `games` is their number.
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

-- Tournaments: the plan as JSON, the progress, and the deadline of the round on the service clock (0: none). `secret`
-- determines the draws of rounds in which all boards play the same tiles.
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
    -- The tournament that this one continues as the next season.
    season_of TEXT NOT NULL DEFAULT ''
);

CREATE INDEX tournaments_by_phase ON tournaments (phase, changed_ms);
CREATE INDEX tournaments_by_host ON tournaments (host);
CREATE INDEX tournaments_by_season ON tournaments (season_of);

-- Entrants. `seed` is the number by which duels name them, -1 before the start.
CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    device        TEXT NOT NULL,
    name          TEXT NOT NULL,
    seed          INTEGER NOT NULL,
    withdrawn     INTEGER NOT NULL DEFAULT 0,
    joined_ms     INTEGER NOT NULL,
    -- Of people: the rating by which they were seeded (0: none), and their team (-1: none) once they have `accepted` it.
    rating INTEGER NOT NULL DEFAULT 0,
    team INTEGER NOT NULL DEFAULT -1,
    accepted INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (tournament_id, device)
);

CREATE INDEX entrants_by_device ON entrants (device);

-- Pairings. `two` is -1 for a bye. `said`: the host entered the result.
CREATE TABLE duels (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    board         INTEGER NOT NULL,
    one           INTEGER NOT NULL,
    two           INTEGER NOT NULL,
    result        TEXT NOT NULL,
    said          INTEGER NOT NULL DEFAULT 0,
    -- With more than two at a table: the other entrants, and the place of each, as numbers with commas. `team_match`: the
    -- team match that the board belongs to (-1: none).
    others TEXT NOT NULL DEFAULT '',
    places TEXT NOT NULL DEFAULT '',
    team_match INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY (tournament_id, round, board)
);

-- The games of each duel, by their tables.
CREATE TABLE duel_games (
    tournament_id TEXT NOT NULL,
    round         INTEGER NOT NULL,
    board         INTEGER NOT NULL,
    n             INTEGER NOT NULL,
    table_id      TEXT NOT NULL UNIQUE,
    result        TEXT NOT NULL,
    points_one    INTEGER NOT NULL DEFAULT 0,
    points_two    INTEGER NOT NULL DEFAULT 0,
    -- The points and places of all players, in the order of the duel.
    points TEXT NOT NULL DEFAULT '',
    places TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, round, board, n)
);

-- Moderation (features/moderation). A report with the chat attached, as JSON. It names both devices until they are
-- erased. It is done once a moderator has decided.
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

-- Restrictions of devices until a time (0: for ever): 'mute' and 'bar'.
CREATE TABLE restraints (
    device   TEXT NOT NULL,
    what     TEXT NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (device, what)
);

-- The audit log of moderators. Rows are only added. Each has the hash chain up to itself.
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

-- Friends: 'asks' until the other account agrees, then 'friend' in both directions.
CREATE TABLE friends (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    state   TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX friends_by_other ON friends (other);

-- Accounts whose public games an account follows.
CREATE TABLE follows (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX follows_by_other ON follows (other);

-- Invitations of friends to a table. They expire.
CREATE TABLE invitations (
    device   TEXT NOT NULL,
    inviter  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    made_ms  INTEGER NOT NULL,
    PRIMARY KEY (device, inviter, table_id)
);

CREATE INDEX invitations_by_inviter ON invitations (inviter);
CREATE INDEX invitations_by_table ON invitations (table_id);

-- Browsers with web push (RFC 8030): the address and keys of each. `session` is that of the account signed in there,
-- '' for a guest. The browser is deleted with its session.
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

-- Notifications for a player who is away from a table, and when they are due. `sent_ms`: those sent since the player was
-- last there. `missing` are the browsers not reached yet.
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

-- Jobs that any machine of a cluster may take (server/jobs). `edition`: what must be equal where the job runs. `said`: the
-- job's input. `line`: its last output. `file`: its result. The worker renews its lease `until_ms`. A job is wanted while
-- a process polls it. Empty with one process.
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

-- Processes that only do jobs (`bastide work`), and the kinds that each takes.
CREATE TABLE workers (
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    edition TEXT NOT NULL,
    beat_ms INTEGER NOT NULL,
    PRIMARY KEY (name, kind)
) WITHOUT ROWID;

-- Teams by number. `line_up`: who sits at which board in the next round, as devices with commas ('': in the order of
-- joining). `seed` as of entrants.
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

-- Team matches. `two` is -1 for a bye.
CREATE TABLE team_matches (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    n             INTEGER NOT NULL,
    one           INTEGER NOT NULL,
    two           INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, round, n)
);

-- Decisions of the host, with the reason. Rows are only added.
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

-- Substitutes for a tournament that has begun or is full.
CREATE TABLE standbys (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    device        TEXT NOT NULL,
    name          TEXT NOT NULL,
    joined_ms     INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, device)
);

CREATE INDEX standbys_by_device ON standbys (device);

-- Mail addresses for notifications. `id` names the row in unsubscribe links. The address is used from `confirmed_ms` on
-- (0: not yet). Until then `token` is the hash of the link that was sent (''), valid until `until_ms`, and the mail with
-- the link is due at `due_ms` (0: none) after `tries` attempts. `refused_ms`: the address takes no mail. `busy_ms`: a
-- process writes to it until then. `sent`: the number of mails on `day` (days since 1970).
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

-- Addresses that got a confirmation mail lately, as keyed hashes: at most one a day, and (`never`) none any more if the
-- reader refused. `id` as above.
CREATE TABLE mail_asked (
    hash  TEXT PRIMARY KEY,
    id    TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    never INTEGER NOT NULL
);

CREATE INDEX mail_asked_by_id ON mail_asked (id);

-- Accounts with an open page, and the process of the cluster. Empty with one process.
CREATE TABLE here (
    process TEXT NOT NULL,
    device  TEXT NOT NULL,
    PRIMARY KEY (process, device)
);

CREATE INDEX here_by_device ON here (device);
