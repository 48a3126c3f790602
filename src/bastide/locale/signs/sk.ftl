# What the signs on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

signs-title = Čo to je?
signs-all = Symboly
signs-none = Tu nie je žiadny symbol.
signs-how-touch = Podrž na symbole prst a uvidíš, čo znamená.
signs-how-mouse = Klikni na symbol pravým tlačidlom a uvidíš, čo znamená.

signs-ready-name = Plný okraj
signs-ready-line = Kartička sem takto pasuje.
signs-turn-name = Čiarkovaný okraj
signs-turn-line = Kartička sem pasuje, keď ju otočíš.
signs-news-name = Farebný rám
signs-news-line = Posledná kartička, vo farbe hráča.
signs-shield-name = Erb
signs-shield-line = V meste sa počíta ako ďalšia kartička.
signs-monastery-name = Kláštor
signs-monastery-line = Prinesie 1 za seba a 1 za každú z ôsmich kartičiek okolo.
signs-crossing-name = Križovatka
signs-crossing-line = Každá cesta sa tu končí.
signs-knight-name = Rytier
signs-knight-line = Stojí v meste. Boduje hráč s najviac rytiermi.
signs-highwayman-name = Lupič
signs-highwayman-line = Stojí na ceste, tá prinesie 1 za každú kartičku.
signs-monk-name = Mních
signs-monk-line = Stojí v kláštore, kým okolo neleží osem kartičiek.
signs-fill-name = Číslo a percentá na políčku
signs-fill-line = Koľko kartičiek sem pasuje a aká je šanca, že sem niektorá príde.
signs-owners-name = Vzor s písmenom
signs-owners-line = Komu patria cesty, mestá a lúky: každý hráč má vzor a písmeno.
