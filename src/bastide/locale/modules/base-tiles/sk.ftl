### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Kartičky základnej hry
option-gardens = Záhrady na kartičkách
option-gardens-about = Prvé vydanie ich nemalo.
summary-gardens = bez záhrad na kartičkách
summary-gardens-version = záhrady podľa verzie { $value } pravidla HOUSE-4
option-base-tiles = Vlastné kartičky: základná hra
option-base-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-base-tiles = vlastné kartičky (základná hra)

## The workshop
workshop-catalogue-base = Základná hra
workshop-catalogue-base-about = 72 kartičiek zo škatule, známych po poloviciach strán z dvoch nezávislých opisov.
error-no-such-set = Taká sada tu nie je. Možno sa už nezdieľa.
error-own-tiles-garden = Bez záhrad potrebuje { $tile } rovnakú kartičku bez záhrady.
error-bad-set = Túto sadu nemôžeme prečítať.
error-bad-tiles = V tejto sade sú chyby. Najprv ju skontroluj v dielni.
error-no-such-catalogue = Taký katalóg nie je.
error-too-many-sets = Zdieľaš už sád: { $most }. Najprv niektorú prestaň zdieľať.
error-not-with-these = Tieto kartičky sa v tejto hre použiť nedajú.
error-trial-busy = Práve beží príliš veľa skúšobných hier. Skús to o chvíľu.
error-no-such-trial = Tieto skúšobné hry sa skončili a ich výsledky už nie sú.
