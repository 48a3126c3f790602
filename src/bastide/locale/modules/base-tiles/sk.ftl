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
error-no-such-set = Taká sada tu nie je; možno ju vzal späť, kto ju zdieľal.
error-own-tiles-garden = Bez záhrad potrebuje { $tile } rovnakú kartičku bez záhrady.
error-bad-set = Sada sa nedá prečítať.
error-bad-tiles = V tejto sade niečo nesedí; najprv ju skontroluj.
error-no-such-catalogue = Taký katalóg nie je.
error-too-many-sets = Zdieľaš už sád: { $most }. Najprv vezmi niektorú späť.
error-not-with-these = Táto hra sa hrá bez týchto kartičiek.
error-trial-busy = Skúša sa mnoho sád; skús to o chvíľu.
error-no-such-trial = Tieto hry sa skončili a nikto si ich nepamätá.
