# What the signs on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

signs-title = Co to je?
signs-all = Symboly
signs-none = Tady není žádný symbol.
signs-how-touch = Podrž na symbolu prst a uvidíš, co znamená.
signs-how-mouse = Klikni na symbol pravým tlačítkem a uvidíš, co znamená.

signs-ready-name = Plný okraj
signs-ready-line = Kartička sem takhle pasuje.
signs-turn-name = Čárkovaný okraj
signs-turn-line = Kartička sem pasuje, když ji otočíš.
signs-news-name = Barevný rám
signs-news-line = Poslední kartička, v barvě hráče.
signs-shield-name = Erb
signs-shield-line = Ve městě se počítá jako další kartička.
signs-monastery-name = Klášter
signs-monastery-line = Přinese 1 za sebe a 1 za každou z osmi kartiček kolem.
signs-crossing-name = Křižovatka
signs-crossing-line = Každá cesta tu končí.
signs-knight-name = Rytíř
signs-knight-line = Stojí ve městě. Boduje hráč s nejvíce rytíři.
signs-highwayman-name = Lupič
signs-highwayman-line = Stojí na cestě, ta přinese 1 za každou kartičku.
signs-monk-name = Mnich
signs-monk-line = Stojí v klášteře, dokud kolem neleží osm kartiček.
signs-fill-name = Číslo a procenta na políčku
signs-fill-line = Kolik kartiček sem pasuje a jaká je šance, že sem některá přijde.
signs-owners-name = Vzor s písmenem
signs-owners-line = Komu patří cesty, města a louky: každý hráč má vzor a písmeno.
