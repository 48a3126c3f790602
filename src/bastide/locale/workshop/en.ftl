# The workshop: tiles of one's own. Fetched with that page.

workshop-title = Workshop
workshop-tab = { $what } · Workshop · Bastide
workshop-line = Make the tiles of your own box here, or put ours right where we had to guess. What you make can be saved, shared by a link, and played with at every table.
workshop-coming = One moment…
workshop-gone = There is no such set
workshop-gone-line = It lies on another device, was taken back by whoever shared it, or its link is incomplete.
workshop-to-all = All catalogues
workshop-full = This device takes no more. Save your set as a file: what you change now is lost with this page.
workshop-offline = The server cannot be reached. What you change is kept; it is drawn and checked once the server is back.

## The overview
workshop-mine = My sets
workshop-mine-none = None yet. Choose a catalogue below and begin from its tiles, or load a file.
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
workshop-removed = “{ $name }” is deleted.
workshop-catalogues = Catalogues
workshop-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
workshop-ask = { $count ->
    [one] One guess: do you own the box?
   *[other] { $said } guesses: do you own the box?
}
workshop-provenance = Where it is known from
workshop-provenance-documented = known
workshop-provenance-owner = copied from a box
workshop-provenance-partly-documented = partly known
workshop-provenance-reconstructed = guess
workshop-provenance-none = not said
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
workshop-own-line = Then you can replace a guess with the real tile. You can also hand it in, so that everyone gets it.
workshop-own-first = Open the first guess
workshop-source-wiki-picture = Source: a small picture of this tile on a page of the fan wiki.
workshop-source-wiki-name = Source: the fan wiki names it beside the same tile of the first river. We have not seen its picture.
workshop-source-first-river = We took it from the first river: both seem to have the same tiles under the same letters.
workshop-source-rulebook = Source: an example, a caption or a footnote of the rulebook.
workshop-source-reviews = Source: a footnote of the rules and two public reviews of the box.
workshop-source-counts = We only know how many tiles the box has. We made this tile up.

## Files
workshop-load = Load a file
workshop-file-large = “{ $file }” is too large: a set has at most { $most } KiB.
workshop-file-not-json = “{ $file }” cannot be read: it is no JSON.
workshop-file-no-set = “{ $file }” is no tile set.
workshop-file-no-tiles = “{ $file }” has no list of tiles.
workshop-file-other-format = “{ $file }” is no tile set, or one of another version of Bastide.
workshop-file-no-catalogue = “{ $file }” belongs to a catalogue that this server does not have.
workshop-file-other = “{ $file }” holds tiles of another catalogue: { $catalogue }.
workshop-file-many = “{ $file }” has too many tiles: { $most } at most.
workshop-file-one-tile = “{ $file }” holds one tile. Load it in the workshop to put it into a set.

## A set
workshop-begin = Put it right: begin with these
workshop-begin-empty = Begin with none
workshop-my-box = My { $name }
workshop-keep = Take a copy
workshop-chosen = “{ $name }” is chosen.
workshop-load-for = Load a file: { $catalogue }
workshop-not-used = These rules use no tiles that could be replaced.
workshop-play = Play with it
workshop-share = Share
workshop-undo = Undo
workshop-redo = Redo
workshop-more-with = More about this set
workshop-to-tiles = All tiles
workshop-new = New tile
workshop-none = No tile yet.
workshop-none-found = No tile like that.
workshop-faulty = { $count ->
    [one] In one place something is wrong.
   *[other] In { $count } places something is wrong.
}
workshop-fine = Nothing is wrong: this set can be played.
workshop-counts = Needed in every set
workshop-count-here = here { $have }
workshop-find = Find a tile
workshop-find-example = CRFF, name, note
workshop-sort = Show only
workshop-with-faults = Faults
workshop-grid = Tiles
workshop-tile-n = Tile { $n }
workshop-tile-name = { $id }: { $what }, × { $count }{ $faults ->
    [0] {""}
    [one] , one fault
   *[other] , { $faults } faults
}
workshop-tile-known = { $id }: { $what }, × { $count }, { $how }{ $faults ->
    [0] {""}
    [one] , one fault
   *[other] , { $faults } faults
}
workshop-copies = × { $count }
workshop-only-field = Nothing but field.

## A tile
workshop-tile-of = { $n } of { $all }
workshop-opened = { $id }, tile { $n } of { $all }
workshop-picture = Picture of { $id }
workshop-turn = Turn
workshop-copy = Copy this tile
workshop-delete = Delete this tile
workshop-previous = Previous tile
workshop-next = Next tile
workshop-count = In the box
workshop-less = Less: { $what }
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
workshop-over = { $kind } over the { $side } side
workshop-over-gone = No { $kind } over the { $side } side
workshop-cells = Parts of the piece
workshop-cell = Part { $n }
workshop-one = Join: { $kind }
workshop-joined = { $sides } joined
workshop-apart = { $sides } apart
workshop-some = Only some of them
workshop-pair = { $kind }: { $sides } joined
workshop-through = straight through
workshop-part = { $kind } { $sides }
workshop-inside = Inside
workshop-whole = On the whole tile
workshop-rare = What follows by itself
workshop-no-mark = None
workshop-follows = As it follows
workshop-with-letter = { $name } ({ $letter })
workshop-corner = { $corner ->
    [NE] north-east
    [SE] south-east
    [SW] south-west
   *[NW] north-west
}
workshop-meadows = Fields
workshop-field-n = Field { $n }
workshop-meadows-line = { $count ->
    [0] No field reaches a side.
    [one] One field.
   *[other] { $count } fields.
}
workshop-meadows-do = Join or part
workshop-meadows-how = Press a number on the tile; that half of the side becomes
workshop-meadows-new = A new field
workshop-meadows-anew = As they follow from the rest
workshop-half = { $side } side, { $half ->
    [north] northern
    [east] eastern
    [south] southern
   *[west] western
} half: field { $n }
workshop-id = Name
workshop-notes = Note
workshop-keys = Keys: arrows choose a side; letters as shown; T turns, J joins; numbers for what is counted; Shift with ↑ and ↓ for the box; Enter is the next tile; Ctrl+D copies, Ctrl+Z undoes, / finds.

## What can be done with a set
workshop-panel-more = This set
workshop-panel-share = Share by a link
workshop-panel-compare = Compare with ours
workshop-panel-trial = Try it out
workshop-panel-send = Hand in the whole set
workshop-panel-board = Board
workshop-name = Name of the set
workshop-about = About it
workshop-save = Save as a file
workshop-another = Copy of this set
workshop-copy-of = { $name } (copy)
workshop-share-line = The set is kept on the server. Whoever has the link sees its tiles, plays with them or takes a copy.
workshop-share-licence = By sharing it you give it to everybody: you keep no rights in it (CC0 1.0).
workshop-licence = Whoever shared this set has given it to everybody and kept no rights in it (CC0 1.0).
workshop-report = Report
workshop-share-do = Make a link
workshop-share-faulty = First put right what is wrong; then it can be shared.
workshop-share-older = The link that you made earlier shows the set as it was then.
workshop-unshare = Take the link back
workshop-unshared = The link is taken back.
workshop-send-line = Did you copy these tiles from a box? Then everybody can have them: send us the file.
workshop-send-1 = Save the file here.
workshop-send-2 = Write which edition and printing it is, and what you are not sure of.
workshop-send-3 = Attach it to an issue on the page of the project, or send it to whoever runs this server.
workshop-send-faulty = Something in it is still wrong; say so when you send it.
workshop-not-there = not there
workshop-ours = Ours
workshop-compared = { $same } alike, { $changed } different, { $added } only here, { $removed } only in ours.
workshop-board-line = Numbers and words as the data file has them; several words are parted by commas.
workshop-board-cell = { $column }, row { $n }

## One tile is handed in
workshop-tile-correct-guess = I have this tile: replace the guess
workshop-tile-correct = Put this tile right
workshop-tile-hand-in = Hand in this tile
workshop-tile-hand-in-line = Is it as on the tile of your box? You can hand it in alone, without the rest of the set.
workshop-tile-hand-in-title = Hand in { $id }
workshop-tile-replaces = Instead of our tile
workshop-tile-replaces-none = None: ours lacks it
workshop-tile-about = Edition and printing, and what you are not sure of
workshop-tile-what = What happens with it
workshop-tile-what-1 = You save the tile as a file, or make a link. With a link, this server keeps the tile, and anyone with the link sees it. You can take the link back.
workshop-tile-what-2 = Send the file or the link: in an issue on the project's page, or to the operator of this server.
workshop-tile-what-3 = A maintainer compares it with ours. If it is right, everyone gets it in a later version. Until then, no game changes.
workshop-tile-licence = When you hand it in, you give it to everyone and keep no rights in it (CC0 1.0).
workshop-tile-given = The owner who handed in this tile has given it to everyone and kept no rights in it (CC0 1.0).
workshop-tile-faulty = First put right what is wrong with this tile. Then you can hand it in.
workshop-tile-saved = The tile is saved as a file.
workshop-tile-done = Thank you. In your set, this tile is now marked as copied from a box.
workshop-tile-one = one tile, from an owner of the box
workshop-tile-take = Put it into a set of mine
workshop-next-guess = Next guess: { $id }

## Trial games
workshop-trial-line = Bots play with this set, and with ours on the same seeds, so that you see whether it works as a game.
workshop-trial-faulty = First put right what is wrong; then bots can play with it.
workshop-trial-rules = Game
workshop-trial-players = Players
workshop-trial-games = Games
workshop-trial-do = Let them play
workshop-trial-going = { $done } of { $games } games played
workshop-trial-stop = Stop
workshop-trial-done = All games are played.
workshop-trial-stopped = The games were stopped.
workshop-trial-failed = The games could not be played.
workshop-trial-waiting = The games wait for their turn.
workshop-trial-running = The games are played.
workshop-trial-error = A game broke off (seed { $seed }): { $text }
workshop-trial-row-games = Games
workshop-trial-row-points = Points a seat
workshop-trial-row-turns = Turns a game
workshop-trial-row-nowhere = Tiles that fitted nowhere
workshop-trial-completed = Completed a game: { $kind }
workshop-trial-seldom = Laid less than half as often as the others:

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
workshop-mark-branching = Road that branches
workshop-mark-corner-split = City reaches a corner
workshop-mark-role = Part in the game
workshop-mark-unmanned = No figure stands here
workshop-value-crossing = Village

## What is wrong with a set, and what is fixed
workshop-problem-no-set = A set is one object with its catalogue, its name and its tiles.
workshop-problem-bad-format = The file must say that it is of the form { $format }.
workshop-problem-bad-catalogue = The catalogue must be { $known }.
workshop-problem-bad-text = “{ $key }” must be text of { $least } to { $most } signs.
workshop-problem-many-entries = A set has at most { $most } kinds of tiles.
workshop-problem-unknown-key = Nothing is called “{ $key }” here.
workshop-problem-no-board = Nothing belongs to this catalogue beside its tiles.
workshop-problem-one-tile = The file must hold exactly one tile.
workshop-problem-not-ours = { $tile } is no tile of ours in this catalogue.
workshop-problem-no-tile = A tile is an object.
workshop-problem-bad-id = The name must have 1 to 40 letters, digits, dots and dashes.
workshop-problem-twice = Two tiles are called { $tile }.
workshop-problem-taken = The name { $tile } belongs to a tile of another box.
workshop-problem-bad-count = The count must be a whole number from 1 to 99.
workshop-problem-no-list = A list is missing here.
workshop-problem-first-cell = The first cell must lie at 0, 0.
workshop-problem-same-cell = Two cells lie at the same place.
workshop-problem-bad-place = The place of a cell must be two whole numbers.
workshop-problem-bad-cells = A piece has at most { $most } cells, each beside another one.
workshop-problem-many-segments = A tile shows at most { $most } things.
workshop-problem-no-segment = What a tile shows is told by an object.
workshop-problem-bad-kind = It must be one of { $known }.
workshop-problem-bad-sides = The sides are letters of NESW, each once.
workshop-problem-no-sides = It must reach a side of the tile.
workshop-problem-bad-numbers = “{ $key }” are numbers from 0 to { $high }.
workshop-problem-bad-value = “{ $key }” must be { $type ->
    [bool] yes or no
    [int] a whole number from 0
    [str] a word
    [list] a list
   *[dict] an object
}.
workshop-problem-bad-choice = “{ $key }” does not fit; it must be { $values }.
workshop-problem-two-at-side =
    { $side ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }: two things lie at this side.
workshop-problem-bad-halves = Half { $half } of the sides (0 is the left one in the north, then clockwise) belongs to { $found } fields instead of { $wanted }.
workshop-problem-no-city = A field names as its city something that is none (number { $segment }).
workshop-problem-one-cell = It must be a tile of one cell.
workshop-problem-no-mark = No tile of this catalogue is “{ $key }”.
workshop-problem-no-river = A land tile shows no river.
workshop-problem-fixed-land = A set has { $wanted } land tiles, not { $found }.
workshop-problem-fixed-tiles = A set has { $wanted } tiles, not { $found }.
workshop-problem-fixed-start = Start tiles in a set: { $wanted }, not { $found }.
workshop-fixed-land = Land tiles: { $need }
workshop-fixed-tiles = Tiles and pieces: { $need }
workshop-fixed-start = Start tiles: { $need }
