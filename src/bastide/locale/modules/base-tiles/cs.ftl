### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Kartičky základní hry
option-gardens = Zahrady na kartičkách
option-gardens-about = První vydání je nemělo.
summary-gardens = bez zahrad na kartičkách
summary-gardens-version = zahrady podle verze { $value } pravidla HOUSE-4
option-base-tiles = Vlastní kartičky: základní hra
option-base-tiles-about = Tvoje sada místo našich kartiček.
summary-base-tiles = vlastní kartičky (základní hra)

## The workshop
workshop-catalogue-base = Základní hra
workshop-catalogue-base-about = 72 kartiček z krabice, známých po polovinách stran ze dvou nezávislých popisů.
error-no-such-set = Taková sada tu není. Možná už se nesdílí.
error-own-tiles-garden = Bez zahrad potřebuje { $tile } stejnou kartičku bez zahrady.
error-bad-set = Tuto sadu nemůžeme přečíst.
error-bad-tiles = V této sadě jsou chyby. Nejdřív ji zkontroluj v dílně.
error-no-such-catalogue = Takový katalog není.
error-too-many-sets = Sdílíš už sad: { $most }. Nejdřív některou přestaň sdílet.
error-not-with-these = Tyto kartičky v této hře použít nejde.
error-trial-busy = Právě běží příliš mnoho zkušebních her. Zkus to za chvíli.
error-no-such-trial = Tyto zkušební hry skončily a jejich výsledky už nejsou.
