### Words of the module base-rules

## Modules and options of the rules (module-, option-)
module-base-rules = Base game
option-small-cities = Completed city of two tiles
option-small-cities-about = What it scores without shields.
option-small-cities-value = { $value ->
    [2] 2 points
   *[other] { $value } points
}
summary-small-cities = small cities score { $value }
option-hand = Tiles in hand
option-hand-about = With two, you choose which one to play.
option-hand-value = { $value ->
    [1] One
    [2] Two
   *[other] { $value }
}
summary-hand = { $value } tiles in hand
summary-draws = the game ends after { $value } tiles
summary-solo = solo practice

## Cards for newcomers (coach-)
coach-road = A road scores 1 point for each tile. When both its ends are closed, your highwayman comes back.
coach-city = A city scores 2 points for each tile and shield. When its wall is closed, your knight comes back. Unfinished at the end, it scores half.
coach-monastery = A monastery scores 9 points when all 8 tiles around it are placed. Then your monk comes back.
