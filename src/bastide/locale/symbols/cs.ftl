# What the signs on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

symbols-title = Co to je?
symbols-all = Symboly
symbols-none = Tady není žádný symbol.
symbols-how-touch = Podrž na symbolu prst a uvidíš, co znamená.
symbols-how-mouse = Klikni na symbol pravým tlačítkem a uvidíš, co znamená.

symbols-ready-name = Plný okraj
symbols-ready-line = Kartička sem takhle pasuje.
symbols-turn-name = Čárkovaný okraj
symbols-turn-line = Kartička sem pasuje, když ji otočíš.
symbols-news-name = Barevný rám
symbols-news-line = Poslední kartička, v barvě hráče.
symbols-shield-name = Erb
symbols-shield-line = Ve městě se počítá jako další kartička.
symbols-monastery-name = Klášter
symbols-monastery-line = Přinese 1 za sebe a 1 za každou z osmi kartiček kolem.
symbols-crossing-name = Křižovatka
symbols-crossing-line = Každá cesta tu končí.
symbols-knight-name = Rytíř
symbols-knight-line = Stojí ve městě. Boduje hráč s nejvíce rytíři.
symbols-highwayman-name = Lupič
symbols-highwayman-line = Stojí na cestě, ta přinese 1 za každou kartičku.
symbols-monk-name = Mnich
symbols-monk-line = Stojí v klášteře, dokud kolem neleží osm kartiček.
symbols-fill-name = Číslo a procenta na políčku
symbols-fill-line = Kolik kartiček sem pasuje a jaká je šance, že sem některá přijde.
symbols-owners-name = Vzor s písmenem
symbols-owners-line = Komu patří cesty, města a louky: každý hráč má vzor a písmeno.
