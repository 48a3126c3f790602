# The workshop: tiles of one's own. Fetched with that page.

workshop-title = Workshop
workshop-tab = { $what } · Workshop · Bastide
workshop-line = Make the tiles of your own box here, or correct ours where we had to guess. You can save your tiles, share them by a link, and play with them at any table.
workshop-coming = One moment…
workshop-gone = Set not found
workshop-gone-line = It is on another device or is no longer shared. Or the link is incomplete.
workshop-to-all = All catalogues
workshop-full = This device has no room left. Save your set as a file, or you will lose your changes when you leave this page.
workshop-offline = No connection to the server. Your changes are kept. We will draw and check them as soon as the server is back.

## The overview
workshop-mine = My sets
workshop-mine-none = None yet. Choose a catalogue below and start from its tiles, or load a file.
workshop-mine-do = Start with { $catalogue }
workshop-size = { $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
workshop-changed = Changed { $when }
workshop-remove = Delete “{ $name }”
workshop-removed = “{ $name }” has been deleted.
workshop-catalogues = Catalogues
workshop-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
workshop-ask = { $count ->
    [one] One guess: do you own the box?
   *[other] { $said } guesses: do you own the box?
}
workshop-provenance = Source of the tile
workshop-provenance-documented = known
workshop-provenance-owner = copied from a box
workshop-provenance-partly-documented = partly known
workshop-provenance-reconstructed = guess
workshop-provenance-none = not stated
workshop-known-documented = { $count ->
    [one] one known
   *[other] { $said } known
}
workshop-known-owner = { $count ->
    [one] one copied from a box
   *[other] { $said } copied from a box
}
workshop-known-partly-documented = { $count ->
    [one] one partly known
   *[other] { $said } partly known
}
workshop-known-reconstructed = { $count ->
    [one] one guess
   *[other] { $said } guesses
}
workshop-own = Do you own this box?
workshop-own-line = Then you can replace a guess with the real tile. You can also submit it, so that everyone gets it.
workshop-own-first = Open the first guess
workshop-source-wiki-picture = Source: a small picture of this tile on a page of the fan wiki.
workshop-source-wiki-name = Source: the fan wiki lists it as the same tile as in the first river. We have not seen its picture.
workshop-source-first-river = We took it from the first river. Both rivers seem to have the same tiles under the same letters.
workshop-source-rulebook = Source: an example, a caption or a footnote of the rulebook.
workshop-source-reviews = Source: a footnote of the rules and two public reviews of the box.
workshop-source-counts = We only know how many tiles the box has. We made this tile up.

## Files
workshop-load = Load a file
workshop-file-large = “{ $file }” is too large. A set can have up to { $most } KiB.
workshop-file-not-json = We cannot read “{ $file }”: it is not JSON.
workshop-file-no-set = “{ $file }” is not a tile set.
workshop-file-no-tiles = “{ $file }” has no list of tiles.
workshop-file-other-format = “{ $file }” is not a tile set, or it is from another version of Bastide.
workshop-file-no-catalogue = “{ $file }” belongs to a catalogue that this server does not have.
workshop-file-other = “{ $file }” has tiles from another catalogue: { $catalogue }.
workshop-file-many = “{ $file }” has too many tiles. The limit is { $most }.
workshop-file-one-tile = “{ $file }” holds a single tile. Load it in the workshop to add it to a set.

## A set
workshop-begin = Correct these
workshop-begin-empty = Start empty
workshop-my-box = My { $name }
workshop-keep = Duplicate
workshop-chosen = “{ $name }” is selected.
workshop-load-for = Load a file: { $catalogue }
workshop-not-used = These rules have no tiles that you can replace.
workshop-play = Play with it
workshop-share = Share
workshop-undo = Undo
workshop-redo = Redo
workshop-more-with = More about this set
workshop-to-tiles = All tiles
workshop-new = New tile
workshop-none = No tiles yet.
workshop-none-found = No tiles found.
workshop-faulty = { $count ->
    [one] There is one problem.
   *[other] There are { $count } problems.
}
workshop-fine = No problems found. You can play with this set.
workshop-counts = Required in every set
workshop-count-here = you have { $have }
workshop-find = Find a tile
workshop-find-example = CRFF, name, note
workshop-sort = Filter
workshop-with-faults = With problems
workshop-grid = Tiles
workshop-tile-n = Tile { $n }
workshop-tile-name = { $id }: { $what }, × { $count }{ $faults ->
    [0] {""}
    [one] , one problem
   *[other] , { $faults } problems
}
workshop-tile-known = { $id }: { $what }, × { $count }, { $how }{ $faults ->
    [0] {""}
    [one] , one problem
   *[other] , { $faults } problems
}
workshop-copies = × { $count }
workshop-only-field = Only fields.

## A tile
workshop-tile-of = { $n } of { $all }
workshop-opened = { $id }, tile { $n } of { $all }
workshop-picture = Picture of { $id }
workshop-turn = Turn
workshop-copy = Duplicate this tile
workshop-delete = Delete this tile
workshop-previous = Previous tile
workshop-next = Next tile
workshop-count = In the box
workshop-less = Fewer: { $what }
workshop-more = More: { $what }
workshop-tabs = Parts of the editor
workshop-tab-sides = Sides
workshop-tab-inside = Inside
workshop-tab-tile = About
workshop-sides = Sides
workshop-side = { $side }: { $kind }
workshop-side-is = { $side ->
    [N] North side
    [E] East side
    [S] South side
   *[W] West side
} is
workshop-over = { $kind } across the { $side } side
workshop-over-gone = No { $kind } across the { $side } side
workshop-cells = Squares of the tile
workshop-cell = Square { $n }
workshop-one = Join: { $kind }
workshop-joined = { $sides } joined
workshop-apart = { $sides } separate
workshop-some = Join only some of them
workshop-pair = { $kind }: { $sides } joined
workshop-through = straight through
workshop-part = { $kind } { $sides }
workshop-inside = Inside
workshop-whole = On the whole tile
workshop-rare = Set automatically
workshop-no-mark = None
workshop-follows = Automatic
workshop-with-letter = { $name } ({ $letter })
workshop-corner = { $corner ->
    [NE] north-east
    [SE] south-east
    [SW] south-west
   *[NW] north-west
}
workshop-field-list = Fields
workshop-field-n = Field { $n }
workshop-field-line = { $count ->
    [0] No fields reach a side.
    [one] One field.
   *[other] { $count } fields.
}
workshop-field-do = Join or split
workshop-field-how = Choose a field, then press a number on the tile to give it that half of a side:
workshop-field-new = A new field
workshop-field-reset = Reset to automatic
workshop-half = { $side } side, { $half ->
    [north] northern
    [east] eastern
    [south] southern
   *[west] western
} half: field { $n }
workshop-id = Name
workshop-notes = Note
workshop-keys = Keys: arrows choose a side; letters as shown; T turns, J joins; numbers set the counts; Shift with ↑ and ↓ changes the count in the box; Enter goes to the next tile; Ctrl+D duplicates, Ctrl+Z undoes, / finds.

## What can be done with a set
workshop-panel-more = This set
workshop-panel-share = Share a link
workshop-panel-compare = Compare with ours
workshop-panel-trial = Try it out
workshop-panel-send = Submit the whole set
workshop-panel-board = Board
workshop-name = Name of the set
workshop-about = Description
workshop-save = Save as a file
workshop-another = Duplicate this set
workshop-share-line = We keep the set on the server. Anyone with the link can see its tiles, play with them or copy them.
workshop-share-licence = By sharing it you give it to everyone and keep no rights in it (CC0 1.0).
workshop-licence = The author has given this set to everyone and kept no rights in it (CC0 1.0).
workshop-report = Report
workshop-share-do = Create a link
workshop-share-faulty = Fix the problems first. Then you can share it.
workshop-share-older = Your earlier link still shows the set as it was then.
workshop-unshare = Stop sharing
workshop-unshared = The link no longer works.
workshop-send-line = Did you copy these tiles from a real box? Send us the file, and everyone can have them.
workshop-send-1 = Save the file here.
workshop-send-2 = Tell us the edition and printing, and anything you are not sure of.
workshop-send-3 = Attach the file to an issue on the project’s page, or send it to the operator of this server.
workshop-send-faulty = It still has problems. Please mention them when you send it.
workshop-not-there = not there
workshop-ours = Ours
workshop-compared = { $same } the same, { $changed } different, { $added } only here, { $removed } only in ours.
workshop-board-line = Numbers and words as in the data file. Separate several words with commas.
workshop-board-cell = { $column }, row { $n }

## One tile is handed in
workshop-tile-correct-guess = I have this tile: replace the guess
workshop-tile-correct = Correct this tile
workshop-tile-hand-in = Submit this tile
workshop-tile-hand-in-line = Does it match the tile in your box? You can submit it alone, without the rest of the set.
workshop-tile-hand-in-title = Submit { $id }
workshop-tile-replaces = Instead of our tile
workshop-tile-replaces-none = None: ours does not have it
workshop-tile-about = Edition and printing, and anything you are not sure of
workshop-tile-what = What happens to it
workshop-tile-what-1 = You save the tile as a file, or create a link. This server keeps a linked tile, and anyone with the link can see it. You can stop sharing it.
workshop-tile-what-2 = Send the file or the link: in an issue on the project's page, or to the operator of this server.
workshop-tile-what-3 = A maintainer compares it with ours. If it is right, everyone gets it in a later version. Until then, no games change.
workshop-tile-licence = By submitting it you give it to everyone and keep no rights in it (CC0 1.0).
workshop-tile-given = The owner who submitted this tile has given it to everyone and kept no rights in it (CC0 1.0).
workshop-tile-faulty = Fix the problems of this tile first. Then you can submit it.
workshop-tile-saved = The tile has been saved as a file.
workshop-tile-done = Thank you. In your set, this tile is now marked as copied from a box.
workshop-tile-one = one tile, from an owner of the box
workshop-tile-take = Add it to one of my sets
workshop-next-guess = Next guess: { $id }

## Trial games
workshop-trial-line = Bots play with this set, and with ours from the same seeds. This shows whether the set works as a game.
workshop-trial-faulty = Fix the problems first. Then bots can play with it.
workshop-trial-rules = Game
workshop-trial-players = Players
workshop-trial-games = Games
workshop-trial-do = Start the games
workshop-trial-going = { $done } of { $games } games played
workshop-trial-stop = Stop
workshop-trial-done = All games are finished.
workshop-trial-stopped = You stopped the games.
workshop-trial-failed = The games did not work.
workshop-trial-waiting = The games are waiting for their turn.
workshop-trial-running = The games are running.
workshop-trial-error = A game stopped with an error (seed { $seed }): { $text }
workshop-trial-row-games = Games
workshop-trial-row-points = Points per player
workshop-trial-row-turns = Turns per game
workshop-trial-row-nowhere = Tiles that fit nowhere
workshop-trial-completed = Completed per game: { $kind }
workshop-trial-seldom = Placed less than half as often as the others:

## Kinds and marks of the land
workshop-kind-city = City
workshop-kind-road = Road
workshop-kind-river = River
workshop-kind-field = Field
workshop-kind-monastery = Monastery
workshop-kind-garden = Garden
workshop-mark-shields = Shields
workshop-mark-end = Ends at
workshop-mark-crossing = Village where roads meet
workshop-mark-start = Start tile
workshop-mark-bridge = Bridge
workshop-mark-branching = Road with a fork
workshop-mark-corner-split = City reaches a corner
workshop-mark-role = Role in the game
workshop-mark-unmanned = No meeples here
workshop-value-crossing = Village

## What is wrong with a set, and what is fixed
workshop-problem-no-set = A set is one object with a catalogue, a name and tiles.
workshop-problem-bad-format = The file must have the format { $format }.
workshop-problem-bad-catalogue = The catalogue must be { $known }.
workshop-problem-bad-text = “{ $key }” must be text of { $least } to { $most } characters.
workshop-problem-many-entries = A set can have up to { $most } kinds of tiles.
workshop-problem-unknown-key = There is no “{ $key }” here.
workshop-problem-no-board = This catalogue has tiles only.
workshop-problem-one-tile = The file must hold exactly one tile.
workshop-problem-not-ours = { $tile } is not one of our tiles in this catalogue.
workshop-problem-no-tile = A tile must be an object.
workshop-problem-bad-id = The name must have 1 to 40 letters, digits, dots and dashes.
workshop-problem-twice = Two tiles have the name { $tile }.
workshop-problem-taken = The name { $tile } belongs to a tile of another box.
workshop-problem-bad-count = The count must be a whole number from 1 to 99.
workshop-problem-no-list = There must be a list here.
workshop-problem-first-cell = The first square must be at 0, 0.
workshop-problem-same-cell = Two squares are at the same position.
workshop-problem-bad-place = The position of a square must be two whole numbers.
workshop-problem-bad-cells = A tile has up to { $most } squares, each beside another one.
workshop-problem-many-segments = A tile can show up to { $most } things.
workshop-problem-no-segment = Each thing on a tile must be an object.
workshop-problem-bad-kind = It must be one of { $known }.
workshop-problem-bad-sides = The sides are the letters N, E, S and W, each at most once.
workshop-problem-no-sides = It must reach a side of the tile.
workshop-problem-bad-numbers = “{ $key }” must be numbers from 0 to { $high }.
workshop-problem-bad-value = “{ $key }” must be { $type ->
    [bool] yes or no
    [int] a whole number from 0
    [str] a word
    [list] a list
   *[dict] an object
}.
workshop-problem-bad-choice = “{ $key }” is wrong. It must be { $values }.
workshop-problem-two-at-side =
    { $side ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }: two things are on this side.
workshop-problem-bad-halves = Half { $half } of the sides (0 is the left half in the north, then clockwise) belongs to { $found } fields instead of { $wanted }.
workshop-problem-no-city = A field names a city that is not a city (number { $segment }).
workshop-problem-one-cell = It must be a tile of one square.
workshop-problem-no-mark = No tile of this catalogue can be “{ $key }”.
workshop-problem-no-river = A land tile has no river.
workshop-problem-fixed-land = Land tiles: a set needs { $wanted }, not { $found }.
workshop-problem-fixed-tiles = Tiles: a set needs { $wanted }, not { $found }.
workshop-problem-fixed-start = Start tiles: a set needs { $wanted }, not { $found }.
workshop-fixed-land = Land tiles: { $need }
workshop-fixed-tiles = Tiles and pieces: { $need }
workshop-fixed-start = Start tiles: { $need }
