# What is kept of people: fetched with that page.

privacy-tab = Súkromie · Bastide
privacy-line = Na hranie tu nepotrebuješ účet ani e-mail. Nie sú tu reklamy, nikto ťa nesleduje a z iných serverov sa nič nenačítava.
privacy-stored = Čo tento server ukladá
privacy-stored-cookie = Cookie s náhodným tajným znakom, aby tvoje miesta boli tvoje. Server pozná len jeho odtlačok a cookie na nič iné neslúži.
privacy-stored-names = Mená ľudí a stolov, ktoré napíšeš. Nemusia byť skutočné.
privacy-stored-account = S účtom: jeho meno, odtlačok hesla, verejné kľúče prístupových kľúčov, ktoré prehliadače sú odkedy prihlásené, a tvoji boti s odtlačkami svojich tokenov. Siete, z ktorých sa naposledy používal, a opustené mená zostávajú rok ako odtlačky.
privacy-stored-moves = Tvoje ťahy a okamih každého z nich, aby hra mohla pokračovať, dala sa prehrať a overiť.
privacy-stored-games = Čo urobíš so svojimi partiami: ako ich pomenuješ a ktoré skryješ alebo zmažeš. Nikto iný to nevidí.
privacy-stored-learnt = Ako ďaleko si v lekciách a ako dopadli tvoje prvé pokusy o hádanky, s tvojím hodnotením; z ktorých ťahov tvojich hier sú hádanky a či sú vyriešené.
privacy-stored-words = Čo ľudia pri stole povedia: najviac posledných 50 viet, len v pamäti servera a len dovtedy, kým sa stôl používa. Vlastnými slovami sa dá písať len tam, kde to hostiteľ dovolí.
privacy-stored-sets = Sady kartičiek, ktoré zdieľaš odkazom: súbor a deň. Zmiznú, keď vezmeš odkaz späť alebo vymažeš, čo patrí tomuto prehliadaču, alebo keď o ne nikto nepožiada tak dlho, ako sa uchováva skončená hra.
privacy-stored-rated = Pri účtoch z hodnotených hier: výsledky, tvoje hodnotenia a body podľa druhov. Ak účet zmažeš, výsledky zostanú, ale bez teba.
privacy-stored-meeting = Koho hľadáš, kým hľadáš; s účtom tvoji priatelia, koho sleduješ a kto ťa pozýva; a s kým nikdy nechceš hrať.
privacy-stored-tournaments = Turnaje, ktoré založíš alebo do ktorých sa prihlásiš, a ako dopadnú.
privacy-stored-vacations = Dni voľna, ktoré si vezmeš z hodín počítaných na dni.
privacy-stored-alerts = Kam idú správy tvojmu prehliadaču, ak chceš vedieť, že si na ťahu, aj keď je stránka zavretá: služba, ktorú pre ne má výrobca prehliadača, jeho kľúče a o ktorom stole už správa odišla. Táto služba nemôže správy čítať.
privacy-stored-mail = Tvoja e-mailová adresa, ak sa chceš o svojom ťahu dozvedať e-mailom: kým o to stojíš, alebo 30 dní, keď ju nikto nepotvrdil; a z adresy, ktorej sme sa pýtali, odtlačok s kľúčom na deň, alebo na 400 dní, keď sa na ňu písať nemá.
privacy-stored-order = Čo nahlásiš, s poslednými slovami pri tom stole a jeho menami, a ako sa o tom rozhodlo, počas roka; a či tento prehliadač obmedzil moderátor alebo správca.
privacy-stored-network = Adresu tvojej siete, len ako odtlačok s kľúčom a najdlhšie deň, aby si nikto nebral viac než svoj diel.
privacy-stored-nothing = Nastavenia, zvuky a jazyk ostávajú v tomto prehliadači.
privacy-seen = Kto to vidí
privacy-seen-line = Kto má adresu stola, vidí jeho mená, mapu a ťahy, ak ho hostiteľ ostatným nezavrel.
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
    [one] Hra, v ktorej nikto nepokračuje, sa skončí o jeden deň, ak jej stôl nehovorí inak.
    [few] Hra, v ktorej nikto nepokračuje, sa skončí o { $days } dni, ak jej stôl nehovorí inak.
   *[other] Hra, v ktorej nikto nepokračuje, sa skončí o { $days } dní, ak jej stôl nehovorí inak.
}
privacy-kept-over = { $days ->
    [0] Hra, ktorá sa skončila: kým ju správca nezmaže.
    [one] Hra, ktorá sa skončila: jeden deň.
    [few] Hra, ktorá sa skončila: { $days } dni.
   *[other] Hra, ktorá sa skončila: { $days } dní.
}
privacy-yours = Čo je tvoje
privacy-yours-line = Môžeš si vziať kópiu toho, čo patrí tomuto prehliadaču, zmazať to alebo preniesť svoje miesta do iného zariadenia: v Nastaveniach.
privacy-who = Kto za to zodpovedá
privacy-nobody = Správca tohto servera to tu neuviedol. Opýtaj sa toho, od koho máš jeho adresu.
