# Ručně sestavená pozice: slova, která přijdou s její stránkou.

position-title = Editor pozic
position-tab = Editor pozic · Bastide
position-first = Vyber kartičku a polož ji
position-next = Další kartička, nebo klepni na některou na plánu
position-all-do = Pravidla a body
position-best-do = Nejlepší tahy
position-take-do = Hrát, sdílet, načíst
position-whose = Čí figurky se staví
position-whose-left = { $left ->
    [one] { $name }, zbývá jedna figurka
    [few] { $name }, zbývají { $left } figurky
   *[other] { $name }, zbývá { $left } figurek
}
position-lift-do = Odebrat kartičku
position-home-do = Odebrat figurku hráče { $name }
position-other-do = Jiná kartička
position-hand-do = Vzít do ruky
position-hand-away-do = Vrátit kartičku z ruky
position-holds = { $name } pokládá tuto kartičku
position-wrong = Tohle nejde
position-wrong-more = { $count ->
    [one] A ještě jeden problém.
    [few] A ještě { $count } problémy.
   *[other] A ještě { $count } problémů.
}
position-wrong-no-place = { $what }: kartička tam už nepasuje.
position-wrong-no-stand = { $what }: taková figurka tam nestojí.
position-wrong-no-tile = { $what }: tam žádná kartička není.
position-wrong-no-segment = { $what }: takové místo na kartičce není.
position-wrong-gone-home = { $what }: to je uzavřené, figurky se odtud vrátily.
position-wrong-too-many = Těchto kartiček nebo figurek je víc, než hra má.
position-wrong-too-many-tokens = Duchů je víc, než hra má.
position-wrong-no-tile-left = Už není co dobrat: hra by skončila.
position-wrong-fits-nowhere = Kartička v ruce nikam nepasuje.
position-drop-do = Vynechat
position-again-do = Zkusit znovu
position-points = Body a kdo je na tahu
position-points-of = Body: { $name }
position-to-move = na tahu
position-hand-line = Kartičku do ruky vybíráš na stránce: vyber kartičku a pak „Vzít do ruky“. Jinak se nějaká dobere.
position-rules-do = Jiná pravidla nebo hráči
position-rules-use-do = Použít tato pravidla
position-rules-note = S jinými pravidly začíná mapa prázdná; „Vzít zpět“ vrátí předchozí.
position-players = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
position-fewer-do = O hráče méně
position-more-do = O hráče více
position-empty-do = Začít s prázdnou mapou
position-best = Nejlepší tahy
position-best-comes = Hledají se nejlepší tahy…
position-best-hand = Nejdřív vezmi kartičku do ruky: vyber ji a pak „Vzít do ruky“.
position-best-wrong = Nejdřív oprav, co nejde.
position-best-first = Nejlepší
position-best-equal = Zhruba stejně dobrý
position-best-less = O { $loss } bodu méně
position-best-less-team = Šance na výhru o { $loss } % menší
position-play-do = Otevřít s ní stůl
position-play-line = S roboty nebo s přáteli, jako u každého stolu. Zbývající kartičky se dobírají náhodně.
position-link = Odkaz ke sdílení
position-link-long = Tato pozice je na odkaz příliš dlouhá. Zkopíruj její text.
position-text = Pozice na jednom řádku
position-copy-do = Zkopírovat text
position-take-wrong = Něco v této pozici není možné. Nejdřív to oprav; pak bude odkaz, text i stůl.
position-read = Načíst jinou pozici
position-read-do = Načíst
position-import-do = Hra ze souboru
position-new = Tento stůl začíná vlastní pozicí.
