# Voľby pravidiel: majú ich moduly a stránka ich načíta, keď niekto pripravuje hru.

option-more = Ďalšie možnosti
option-more-line = Hodiny, pomôcky, rozšírenia, domáce pravidlá, vlastné kartičky
option-remember = Zapamätať ako moju hru
option-remember-line = Ostane v tomto zariadení, aj pre „Hrať s priateľmi“
option-favourite = Moja hra
option-forget = Zabudnúť moju hru
option-remembered = Toto je tvoja hra v tomto zariadení
option-forgotten = Tvoja hra už nie je zapamätaná
