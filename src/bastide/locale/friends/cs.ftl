# Přátelé u jednoho stolu.

friends-this-table = Tento stůl
friends-seats = Hráči a diváci
friends-invite = Pozvat
friends-invite-line = odkaz nebo kód, i pro diváky
friends-say = Něco říct
friends-say-line = věty a reakce
friends-heard = Uvidí to { $names } a diváci
friends-takeback = Požádat o vrácení tahu
friends-asks-names = potřebuje souhlas: { $names }
friends-takeback-alone = tvůj poslední krok a co po něm přišlo
friends-away = Ať za mě hraje robot
friends-away-line = než se vrátím
friends-back = Jsem zpět
friends-back-line = robot uvolní tvé místo
friends-resign = Vzdát to
friends-resign-line = hra pokračuje; na místo usedne robot
friends-resign-ask = Vzdát tuto hru?
friends-resign-ask-line = Robot dohraje s tvými figurkami. Vyhrát ani vrátit se už nejde.
friends-resign-last-line = hned vítězí { $name }
friends-resign-last-ask-line = Hra skončí a vítězí { $name }.
friends-play-on = Hrát dál
friends-end = Ukončit hru pro všechny
friends-end-alone = není tu nikdo jiný, koho se ptát
friends-end-ask = Ukončit hru pro všechny?
friends-end-ask-line = Hra hned skončí a nevyhraje nikdo. Vše odehrané se uchová.
friends-end-do = Ukončit hru
friends-asks-end = { $name } navrhuje ukončit hru pro všechny
friends-asks-takeback = { $name } žádá o vrácení tahu
friends-asks-end-line = Hra hned skončí a nevyhraje nikdo.
friends-asks-takeback-line = Vrátí se i to, co přišlo po něm; dobere se zase stejná kartička.
friends-agree = Souhlasím
friends-decline = Ne, hrajeme dál
friends-you-asked-end = Navrhuješ ukončit hru
friends-you-asked-takeback = Žádáš o vrácení svého tahu
friends-waiting-for = Čeká se na odpověď: { $names }
friends-waits-until = Platí do { $until }. Bez odpovědi to znamená ne.
friends-withdraw = Nechat být
friends-not-agreed = Bez dohody: hra pokračuje.
friends-stand-in = Hraje za tebe robot
friends-nudge = Šťouchnout
friends-nudge-name = Šťouchnout: { $name }
friends-nudged = Výzva odeslána: { $name }.
friends-called = { $name } tě popohání: jsi na tahu.
friends-mute = Ztlumit
friends-mute-name = Skrýt zprávy: { $name }
friends-report = Nahlásit
friends-report-name = Nahlásit: { $name }
friends-report-title = Nahlásit název stolu
friends-remove = Odebrat
friends-remove-name = Odebrat: { $name }
friends-remove-ask = Odebrat hráče { $name }?
friends-remove-line = Na místo usedne robot. { $name } se může dál dívat.
friends-remove-lobby = Místo je zase volné. { $name } se může dál dívat.
friends-remove-for-good = Zakázat přístup
friends-remove-for-good-line = nemůže tu hrát ani se dívat
friends-removed = { $name } už tu nemá místo.
friends-keep = Nechat místo
friends-line-you = ty
friends-line-choosing = na tahu
friends-line-here = je tady
friends-line-away = pryč
friends-line-bot = robot
friends-line-stand-in = zatím tu hraje robot
friends-line-resigned = vzdáno; dohrává robot
friends-line-free = volné místo
friends-watch-as = Tvoje jméno mezi diváky
friends-watch-do = Ukázat
friends-watch-done = Ostatní teď vidí tvé jméno.
friends-phrase-well-played = Dobře zahráno
friends-phrase-good-luck = Hodně štěstí
friends-phrase-thinking = Přemýšlím…
friends-phrase-oh-no = Ale ne
friends-phrase-thanks = Díky
friends-phrase-one-more = Ještě jednu?
friends-phrase-back-soon = Za 5 min jsem zpět
friends-phrase-sorry = Promiň
friends-sign-smile = úsměv
friends-sign-heart = srdce
friends-sign-crown = koruna
friends-sign-star = hvězda
friends-sign-clock = hodiny
friends-signs = Reakce
friends-phrases = Věty
friends-text = Vlastními slovy
friends-send = Poslat
friends-past = Dřívější zprávy
friends-says = { $name }: { $words }
friends-why-hush = To bylo moc najednou. Chvilku počkej.
friends-why-nudged-already = Výzva už odešla. Chvilku počkej.
friends-why-player-absent = { $name } teď u stolu není.
friends-why-no-player-to-nudge = Teď není na tahu nikdo jiný.
friends-why-no-chat = U tohoto stolu jde posílat jen hotové věty.
friends-why-nothing-said = Není co poslat.
friends-why-bad-text = Neviditelné znaky a navršená diakritická znaménka poslat nejde.
friends-move = { $n } · { $name }
friends-move-bot = { $n } · Robot, za tebe
friends-show-me = Ukaž mi to
friends-turn = Jsi na tahu
friends-name-of-table = Název stolu
friends-rename = Přejmenovat stůl
friends-rename-do = Uložit
friends-change = Změnit
friends-change-game = Změnit hru
friends-change-line = Odkaz platí dál a všichni zůstanou sedět.
friends-changed = Hostitel změnil hru: { $game }
friends-unseen = novou hru ještě neviděl
friends-more-seats = Přidat místo
friends-fewer-seats = Odebrat volné místo
friends-colour = Barva
friends-colour-of = Barva, kterou má { $name }
friends-played = Co se bude hrát
friends-seats-line = { $seats ->
    [one] 1 místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $watching ->
    [0] bez diváků
    [one] 1 divák
    [few] { $watching } diváci
   *[other] { $watching } diváků
}
friends-watching = { $count ->
    [0] Bez diváků
    [one] 1 divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
friends-guests = { $count ->
    [one] 1 host
    [few] { $count } hosté
   *[other] { $count } hostů
}
friends-were-away = { $unit ->
    [days] { $n ->
        [one] Po dni zpět u stolu
        [few] Po { $n } dnech zpět u stolu
       *[other] Po { $n } dnech zpět u stolu
    }
    [hours] { $n ->
        [one] Po hodině zpět u stolu
        [few] Po { $n } hodinách zpět u stolu
       *[other] Po { $n } hodinách zpět u stolu
    }
   *[minutes] { $n ->
        [one] Po minutě zpět u stolu
        [few] Po { $n } minutách zpět u stolu
       *[other] Po { $n } minutách zpět u stolu
    }
}
friends-block = Zablokovat
friends-block-name = Zablokovat: { $name }
friends-blocked = Blokovaný hráč: { $name }. Nedozví se o tom.
