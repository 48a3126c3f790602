# What the signs on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

symbols-title = Čo to je?
symbols-all = Symboly
symbols-none = Tu nie je žiadny symbol.
symbols-how-touch = Podrž na symbole prst a uvidíš, čo znamená.
symbols-how-mouse = Klikni na symbol pravým tlačidlom a uvidíš, čo znamená.

symbols-ready-name = Plný okraj
symbols-ready-line = Kartička sem takto pasuje.
symbols-turn-name = Čiarkovaný okraj
symbols-turn-line = Kartička sem pasuje, keď ju otočíš.
symbols-news-name = Farebný rám
symbols-news-line = Posledná kartička, vo farbe hráča.
symbols-shield-name = Erb
symbols-shield-line = V meste sa počíta ako ďalšia kartička.
symbols-monastery-name = Kláštor
symbols-monastery-line = Prinesie 1 za seba a 1 za každú z ôsmich kartičiek okolo.
symbols-crossing-name = Križovatka
symbols-crossing-line = Každá cesta sa tu končí.
symbols-knight-name = Rytier
symbols-knight-line = Stojí v meste. Boduje hráč s najviac rytiermi.
symbols-highwayman-name = Lupič
symbols-highwayman-line = Stojí na ceste, tá prinesie 1 za každú kartičku.
symbols-monk-name = Mních
symbols-monk-line = Stojí v kláštore, kým okolo neleží osem kartičiek.
symbols-fill-name = Číslo a percentá na políčku
symbols-fill-line = Koľko kartičiek sem pasuje a aká je šanca, že sem niektorá príde.
symbols-owners-name = Vzor s písmenom
symbols-owners-line = Komu patria cesty, mestá a lúky: každý hráč má vzor a písmeno.
