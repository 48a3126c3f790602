# Volby pravidel: mají je moduly a stránka je načte, když někdo připravuje hru.

option-more = Další možnosti
option-more-line = Hodiny, pomůcky, rozšíření, domácí pravidla, vlastní kartičky
option-remember = Zapamatovat jako moji hru
option-remember-line = Zůstane v tomto zařízení, i pro „Hrát s přáteli“
option-favourite = Moje hra
option-forget = Zapomenout moji hru
option-remembered = Toto je tvoje hra v tomto zařízení
option-forgotten = Tvoje hra už není zapamatovaná
