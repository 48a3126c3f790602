# What is kept of people: fetched with that page.

privacy-tab = Súkromie · Bastide
privacy-line = Na hranie tu nepotrebuješ účet ani e-mail. Nie sú tu reklamy ani sledovanie a z iných serverov sa nič nenačítava.
privacy-stored = Čo tento server ukladá
privacy-stored-cookie = Cookie s náhodným kľúčom, aby ti zostali tvoje miesta. Server ukladá len jeho odtlačok a cookie na nič iné nepoužíva.
privacy-stored-names = Mená hráčov a stolov, ktoré zadáš. Nemusia byť skutočné.
privacy-stored-account = S účtom: jeho meno, odtlačok hesla, verejné kľúče prístupových kľúčov, ktoré prehliadače sú odkedy prihlásené, a tvoji boti s odtlačkami svojich tokenov. Siete, z ktorých sa naposledy používal, a opustené mená zostávajú rok ako odtlačky.
privacy-stored-moves = Tvoje ťahy a ich čas, aby hra mohla pokračovať, dala sa prehrať a overiť.
privacy-stored-games = Tvoje vlastné názvy partií a ktoré skryješ alebo zmažeš. Nikto iný to nevidí.
privacy-stored-learnt = Tvoj postup v lekciách, prvé pokusy o hádanky a tvoje hodnotenie z hádaniek; z ktorých ťahov tvojich hier sú hádanky a či sú vyriešené.
privacy-stored-words = Správy pri stole: najviac posledných 50, len v pamäti servera a len dovtedy, kým sa stôl používa. Vlastné správy sa dajú písať len tam, kde to hostiteľ dovolí.
privacy-stored-sets = Sady kartičiek, ktoré zdieľaš odkazom: súbor a dátum. Zmažú sa, keď vezmeš odkaz späť, keď zmažeš svoje dáta, alebo keď ich nikto nepoužije tak dlho, ako sa uchováva skončená hra.
privacy-stored-rated = Pri hodnotených hrách účtov: výsledky, tvoje hodnotenia a body podľa druhov. Ak účet zmažeš, výsledky zostanú bez tvojho mena.
privacy-stored-meeting = Akú hru hľadáš, kým hľadáš; s účtom tvoji priatelia, koho sleduješ, tvoje pozvánky a blokovaní hráči.
privacy-stored-tournaments = Turnaje, ktoré založíš alebo do ktorých sa prihlásiš, a ako dopadnú.
privacy-stored-vacations = Dovolenka, ktorú si vezmeš z korešpondenčných partií.
privacy-stored-alerts = Ak chceš oznámenia aj so zavretou stránkou: adresa a kľúče služby na oznámenia, ktorá patrí výrobcovi tvojho prehliadača, a pri ktorých stoloch ťa upozornila. Táto služba správy čítať nemôže.
privacy-stored-mail = Tvoja e-mailová adresa, ak chceš e-maily o svojom ťahu: kým ich chceš, alebo 30 dní, keď ju nikto nepotvrdil. Z adresy, ktorej sme sa pýtali, odtlačok s kľúčom na deň, alebo na 400 dní, keď e-maily nechce.
privacy-stored-order = Tvoje hlásenia, s poslednými správami a menami pri tom stole a s rozhodnutím, počas roka; a či tento prehliadač obmedzil moderátor alebo správca.
privacy-stored-network = Adresu tvojej siete, len ako odtlačok s kľúčom a najdlhšie deň, aby si nikto nebral viac než svoj diel.
privacy-stored-nothing = Nastavenia, zvuky a jazyk ostávajú v tomto prehliadači.
privacy-seen = Kto to vidí
privacy-seen-line = Každý, kto má adresu stola, vidí jeho mená, mapu a ťahy, ak ho hostiteľ ostatným nezavrel.
privacy-kept = Ako dlho
privacy-kept-cookie = { $days ->
    [one] Cookie: deň po tvojej prvej návšteve.
    [few] Cookie: { $days } dni po tvojej prvej návšteve.
   *[other] Cookie: { $days } dní po tvojej prvej návšteve.
}
privacy-kept-lobby = { $days ->
    [0] Stôl, pri ktorom sa hra nezačala: kým ho správca nezmaže.
    [one] Stôl, pri ktorom sa hra nezačala: jeden deň.
    [few] Stôl, pri ktorom sa hra nezačala: { $days } dni.
   *[other] Stôl, pri ktorom sa hra nezačala: { $days } dní.
}
privacy-kept-game = { $days ->
    [0] Hra, v ktorej nikto nepokračuje, ostáva otvorená.
    [one] Hra, v ktorej nikto nepokračuje, sa skončí o jeden deň, ak stôl nemá inú lehotu.
    [few] Hra, v ktorej nikto nepokračuje, sa skončí o { $days } dni, ak stôl nemá inú lehotu.
   *[other] Hra, v ktorej nikto nepokračuje, sa skončí o { $days } dní, ak stôl nemá inú lehotu.
}
privacy-kept-over = { $days ->
    [0] Hra, ktorá sa skončila: kým ju správca nezmaže.
    [one] Hra, ktorá sa skončila: jeden deň.
    [few] Hra, ktorá sa skončila: { $days } dni.
   *[other] Hra, ktorá sa skončila: { $days } dní.
}
privacy-yours = Tvoje dáta
privacy-yours-line = V nastaveniach môžeš stiahnuť dáta tohto prehliadača, zmazať ich, alebo preniesť svoje miesta do iného zariadenia.
privacy-who = Kto zodpovedá
privacy-no-operator = Správca tohto servera tu neuviedol meno. Opýtaj sa toho, od koho máš jeho adresu.
