# Die Worte der Lektionen (src/bastide/data/lessons; docs/extend/lessons.md sagt, wie sie zusammengehören).

### Das Grundspiel

lesson-base-name = Das Grundspiel
lesson-base-about = Plättchen legen, Figuren setzen, Punkte machen.
lesson-base-map = Das ist das Startplättchen. Plättchen für Plättchen baut ihr darum herum das Land.
lesson-base-place = Das ist dein Plättchen. Setz die Straße fort: Straße an Straße, Wiese an Wiese.
lesson-base-place-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-base-place-hint-west = Auch dort ginge die Straße weiter. Beginn auf der markierten Seite.
lesson-base-place-hint-away = Das geht auch. Setz diesmal die Straße fort.
lesson-base-highwayman = Setz eine Figur auf die Straße. Dort ist sie ein Wegelagerer, und die Straße gehört dir.
lesson-base-highwayman-hint = Wähl den Platz auf der Straße.
lesson-base-highwayman-hint-none = Du darfst die Figur behalten. Ohne sie bringt dir die Straße aber nichts.
lesson-base-turn = Das war ein Zug: Plättchen, Figur, Wertung. Jetzt ist dein Gegner dran.
lesson-base-rival-city = { $rival ->
    [one] Mauer trifft Mauer, die Stadt ist fertig. Ihr Ritter bekommt { $rival } Punkt und geht heim.
   *[other] Mauer trifft Mauer, die Stadt ist fertig. Ihr Ritter bekommt { $rival } Punkte und geht heim.
}
lesson-base-monastery = Ein Kloster beendet deine Straße. Das Plättchen dreht sich so, dass Straße an Straße liegt.
lesson-base-monastery-hint = Dort passt es, aber abseits deiner Straße. Es gehört an ihr anderes Ende.
lesson-base-monk = Auf der Straße steht schon eine Figur, keine weitere darf dazu. Setz einen Mönch ins Kloster.
lesson-base-monk-hint = Wähl das Kloster in der Mitte des Plättchens.
lesson-base-monk-hint-none = Ein leeres Kloster bringt niemandem etwas. Setz eine Figur hinein.
lesson-base-around = Ein Kloster bringt 1 für sich und 1 für jedes der acht Plättchen ringsum. Wer sie legt, ist egal.
lesson-base-crossing = Eine Kreuzung beendet eine Straße. Schließ deine damit ab. Wie du sie drehst, ist egal.
lesson-base-crossing-hint = Dort bleibt deine Straße offen. Leg die Kreuzung an das freie Ende.
lesson-base-keep = Zwei neue Straßen beginnen hier. Heb deine Figuren für Besseres auf.
lesson-base-keep-hint = Das ginge, doch jede Figur bleibt, bis ihre Straße endet. Setz diesmal keine.
lesson-base-road-paid = { $points ->
    [one] Deine Straße ist fertig: 1 für jedes Plättchen, zusammen { $points } Punkt. Die Figur ist wieder im Vorrat.
   *[other] Deine Straße ist fertig: 1 für jedes Plättchen, zusammen { $points } Punkte. Die Figur ist wieder im Vorrat.
}
lesson-base-city = Hier ist ein Stück Stadt. Gründe an der markierten Stelle deine eigene Stadt.
lesson-base-city-hint = Auch dort passt es. An der markierten Stelle kann deine Stadt aber wachsen.
lesson-base-knight = Setz eine Figur in die Stadt. Dort ist sie ein Ritter.
lesson-base-knight-hint = Wähl die Stadt.
lesson-base-knight-hint-none = Ohne Ritter gehört die Stadt nicht dir. Setz eine Figur hinein.
lesson-base-shield = Dieses Plättchen hat ein Wappen, das wie ein weiteres Plättchen zählt. Vergrößere deine Stadt.
lesson-base-shield-hint = Das wäre eine Stadt ohne deinen Ritter. Setz deine fort.
lesson-base-wall = Ein Plättchen fehlt noch. Schließ die Mauer.
lesson-base-wall-hint = Deine Stadt bliebe offen. Schließ sie oben ab.
lesson-base-city-paid = { $points ->
    [one] Fertig: 2 für jedes Plättchen und 2 für das Wappen, { $points } Punkt. Jetzt kommt das letzte Plättchen.
   *[other] Fertig: 2 für jedes Plättchen und 2 für das Wappen, { $points } Punkte. Jetzt kommt das letzte Plättchen.
}
lesson-base-final = { $points ->
    [one] Am Ende zählt auch Unfertiges, aber weniger. Dein Kloster bringt { $points } Punkt.
   *[other] Am Ende zählt auch Unfertiges, aber weniger. Dein Kloster bringt { $points } Punkte.
}
lesson-base-result = { $score ->
    [one] Du hast { $score } Punkt, dein Gegner { $rivals }. Wer die meisten Punkte hat, gewinnt.
   *[other] Du hast { $score } Punkte, dein Gegner { $rivals }. Wer die meisten Punkte hat, gewinnt.
}
lesson-base-known-turn = Ein Zug: ein Plättchen, vielleicht eine Figur, dann Wertung.
lesson-base-known-road = Eine fertige Straße bringt 1 je Plättchen.
lesson-base-known-city = Eine fertige Stadt bringt 2 je Plättchen und Wappen.
lesson-base-known-monastery = Ein Kloster mit acht Plättchen ringsum bringt 9.
lesson-base-known-most = Wer im Gebiet die meisten Figuren hat, punktet. Bei Gleichstand beide.
lesson-base-known-end = Figuren kommen heim, wenn ihr Gebiet fertig ist, nicht vorher.

### Wiesen

lesson-fields-name = Wiesen
lesson-fields-about = Ein Bauer legt sich hin und wartet auf Städte.
lesson-fields-land = Straßen und Mauern teilen das Land in Wiesen. Die fertige Stadt hier grenzt an zwei davon.
lesson-fields-place = Leg das Plättchen neben die Stadt. Es verbindet das Land darüber mit dem Streifen an der Straße.
lesson-fields-place-hint = Auch dort passt es. Neben der Stadt entsteht aber eine große Wiese.
lesson-fields-farmer = Leg einen Bauern auf die große Wiese. Er bleibt dort bis zum Ende.
lesson-fields-farmer-hint = Wähl die große Wiese.
lesson-fields-farmer-hint-none = Eine Wiese ohne Bauer bringt niemandem etwas. Leg einen auf die große Wiese.
lesson-fields-farmer-hint-small = Diese Ecke trennt die Straße ab, keine Stadt berührt sie. Wähl die große Wiese.
lesson-fields-farmer-hint-road = Das wäre ein Wegelagerer. Leg die Figur diesmal auf die Wiese.
lesson-fields-rival = Dein Gegner beginnt eine Stadt an deiner Wiese. Offen bringt sie deinem Bauern nichts.
lesson-fields-close = Mach diese Stadt fertig. Sie zahlt dem Ritter sofort und deinem Bauern am Ende.
lesson-fields-close-hint = Dort bleibt die Stadt offen. Schließ sie oben ab.
lesson-fields-keep = Hinter der Mauer liegt eine andere Wiese mit nur einer Stadt. Behalt deine Figur.
lesson-fields-keep-hint = Das ginge, doch Bauern kommen bis zum Ende nicht zurück. Setz keine Figur.
lesson-fields-paid = { $points ->
    [one] Das Ende: Zwei fertige Städte grenzen an deine Wiese, je 3 Punkte. Dein Bauer bringt { $points } Punkt.
   *[other] Das Ende: Zwei fertige Städte grenzen an deine Wiese, je 3 Punkte. Dein Bauer bringt { $points } Punkte.
}
lesson-fields-known-farmer = Ein Bauer bleibt bis zum Ende auf der Wiese.
lesson-fields-known-bounds = Straßen, Mauern und Flüsse trennen Wiesen.
lesson-fields-known-pay = Jede fertige Stadt an der Wiese bringt 3 Punkte.
lesson-fields-known-most = Wer die meisten Bauern hat, bekommt alles. Bei Gleichstand beide.

### Der Fluss

lesson-river-name = Fluss
lesson-river-about = Von der Quelle zum See.
lesson-river-spring = Das Spiel beginnt an einer Quelle. Setz den Fluss fort: Wasser an Wasser.
lesson-river-spring-hint = Leg das Plättchen dorthin, wohin der Fluss fließt.
lesson-river-monk = Auch auf Flussplättchen kannst du Figuren setzen. Setz einen Mönch ins Kloster.
lesson-river-monk-hint = Wähl das Kloster.
lesson-river-monk-hint-none = Das geht. Doch um das Kloster liegen bald Plättchen.
lesson-river-monk-hint-road = Die Straße ginge auch. Wähl diesmal das Kloster.
lesson-river-bends = Hier bog der Fluss nach rechts ab. Beim nächsten Bogen darf er nicht wieder nach rechts.
lesson-river-bend = Dieser Bogen muss nun nach links. Das Plättchen dreht sich von selbst, wenn du die Stelle wählst.
lesson-river-bend-hint = Leg den Bogen an das Ende des Flusses.
lesson-river-highwayman = Straßen am Fluss zählen wie sonst. Nimm diese.
lesson-river-highwayman-hint = Wähl die Straße.
lesson-river-highwayman-hint-none = Du darfst die Figur behalten. Setz sie diesmal auf die Straße.
lesson-river-lake = Nach ein paar Zügen ist nur noch der See übrig. Er beendet den Fluss.
lesson-river-lake-hint = Leg den See an das Ende des Flusses.
lesson-river-land = Ab jetzt ziehst du die üblichen Plättchen. Sie passen überall, wo die Seiten stimmen.
lesson-river-known-first = Die Flussplättchen kommen vor allen anderen.
lesson-river-known-bends = Zwei Bögen hintereinander führen nie zur selben Seite.
lesson-river-known-points = Der Fluss trennt Wiesen. Er bringt nichts, und Figuren kommen nicht auf ihn.

### Der Abt

lesson-abbot-name = Abt
lesson-abbot-about = Eine Figur, die du heimrufen kannst.
lesson-abbot-garden = Dieses Plättchen hat einen Garten. Leg es dorthin, wo ringsum viele Plättchen liegen.
lesson-abbot-garden-hint = Dort passt es. An der markierten Stelle liegen aber mehr ringsum.
lesson-abbot-abbot = Du hast auch einen Abt. Nur er darf in einen Garten: Setz ihn hinein.
lesson-abbot-abbot-hint = Wähl den Abt im Garten.
lesson-abbot-abbot-hint-none = Der Garten zahlt nur, wenn dein Abt darin steht.
lesson-abbot-abbot-hint-road = Das wäre ein Wegelagerer. Setz diesmal den Abt in den Garten.
lesson-abbot-around = Ein Garten zählt wie ein Kloster: 1 für sich und 1 je Plättchen ringsum, höchstens 9.
lesson-abbot-place = Leg auch dieses Plättchen an den Garten.
lesson-abbot-place-hint = Dort passt es, aber abseits deines Gartens.
lesson-abbot-recall = Statt eine Figur zu setzen, kannst du den Abt heimrufen. Er wird sofort gewertet: Probier es.
lesson-abbot-recall-hint = Wähl, dass der Abt heimgeht.
lesson-abbot-recall-hint-none = Du kannst auf alle neun Punkte warten. Ruf ihn diesmal heim.
lesson-abbot-recall-hint-road = Je Zug nur eins: Figur setzen oder Abt heimrufen. Ruf ihn heim.
lesson-abbot-monastery = { $points ->
    [one] Er brachte { $points } Punkt: sein Plättchen und die ringsum. Leg nun das Kloster.
   *[other] Er brachte { $points } Punkte: sein Plättchen und die ringsum. Leg nun das Kloster.
}
lesson-abbot-monastery-hint = Auch dort passt es. Um die markierte Stelle liegen mehr Plättchen.
lesson-abbot-again = Der Abt ist wieder frei. Auch ins Kloster darf er: Setz ihn hinein.
lesson-abbot-again-hint = Wähl den Abt im Kloster.
lesson-abbot-again-hint-none = Ein leeres Kloster bringt niemandem etwas. Setz den Abt hinein.
lesson-abbot-again-hint-monk = Ein Mönch bliebe, bis das Kloster fertig ist. Der Abt kann jederzeit heim.
lesson-abbot-known-garden = Nur ein Abt darf in einen Garten. Gärten zählen wie Klöster.
lesson-abbot-known-recall = Statt eine Figur zu setzen, darfst du den Abt heimrufen.
lesson-abbot-known-monastery = Wie ein Mönch darf er auch ins Kloster.

### Der Fluss mit zwei Quellen

lesson-river20-name = Fluss mit zwei Quellen
lesson-river20-about = Zwei Flüsse aus einem Plättchen.
lesson-river20-springs = Das Spiel beginnt mit einem Doppelplättchen. Darauf entspringen zwei Flüsse.
lesson-river20-begin = Ein Flussplättchen darf an jeden der beiden Flüsse. Leg dieses an den unteren.
lesson-river20-begin-hint = Leg es an den unteren Fluss.
lesson-river20-begin-hint-upper = Der obere Fluss ginge auch. Nimm diesmal den unteren.
lesson-river20-knight = Setz einen Ritter in eine Stadt auf diesem Plättchen.
lesson-river20-knight-hint = Wähl eine Stadt.
lesson-river20-knight-hint-none = Das darfst du. Doch eine Stadt am Fluss ist ein guter Anfang.
lesson-river20-ends = Du darfst an jedem Fluss weitermachen. Nimm wieder den unteren.
lesson-river20-ends-hint = Auch so passt es. Lass den Fluss zur markierten Seite abbiegen.
lesson-river20-ends-hint-upper = Der obere Fluss ginge auch. Nimm diesmal den unteren.
lesson-river20-bridge = Dein Gegner nahm den oberen Fluss. Mach am unteren weiter.
lesson-river20-bridge-hint = Leg es an den unteren Fluss.
lesson-river20-bridge-hint-upper = Dieser Fluss ginge auch. Bleib diesmal beim unteren.
lesson-river20-monk = Setz einen Mönch ins Kloster.
lesson-river20-monk-hint = Wähl das Kloster.
lesson-river20-monk-hint-none = Ein leeres Kloster bringt niemandem etwas.
lesson-river20-monk-hint-road = Die Straße ginge auch. Wähl diesmal das Kloster.
lesson-river20-apart = Die beiden Flüsse dürfen sich nie treffen oder berühren. Bieg deinen vom anderen weg.
lesson-river20-apart-hint = Dort passt es. Nimm diesmal aber die markierte Stelle.
lesson-river20-apart-hint-near = Die Regeln erlauben es noch. Doch die Flüsse kämen sich nahe, mit wenig Platz.
lesson-river20-apart-hint-upper = Das ist der andere Fluss. Bieg den unteren.
lesson-river20-lakes = Zuletzt kommen zwei Seen, einer je Fluss. Dann folgen die üblichen Plättchen.
lesson-river20-known-double = Das doppelte Plättchen zählt als zwei.
lesson-river20-known-ends = Jedes Flussplättchen darf an jeden der beiden Flüsse.
lesson-river20-known-touch = Die beiden Flüsse treffen und berühren sich nie.
lesson-river20-known-lakes = Zwei Seen beenden die Flüsse. Dann kommen die anderen Plättchen.

### Pfeilplättchen

lesson-arrows-name = Pfeilplättchen
lesson-arrows-about = Drei Symbole und wie sie wirken.
lesson-arrows-arrow = Dieses Plättchen hat einen Pfeil mit einem Symbol. Setz damit die Straße fort.
lesson-arrows-arrow-hint = Auch dort passt es. Leg es an die markierte Stelle, der Pfeil nach oben.
lesson-arrows-empty = { $points ->
    [one] Der Pfeil zeigt auf ein leeres Feld: sofort { $points } Punkt. Setz eine Figur auf die Straße.
   *[other] Der Pfeil zeigt auf ein leeres Feld: sofort { $points } Punkte. Setz eine Figur auf die Straße.
}
lesson-arrows-empty-hint = Wähl die Straße.
lesson-arrows-empty-hint-none = Auf dieser Straße wirst du eine Figur brauchen. Setz eine darauf.
lesson-arrows-target = Leg ein Plättchen dorthin, wohin ein Pfeil zeigt, und du darfst sein Symbol nutzen. Komm deinem Gegner zuvor.
lesson-arrows-target-hint = Dorthin zeigt der Pfeil nicht. Leg es über den Pfeil.
lesson-arrows-reinforce = Verstärkung: Eine weitere Figur darf zu einer von dir. Mach deine Straße zwei Figuren stark.
lesson-arrows-reinforce-hint = Wähl die Straße mit deiner Figur.
lesson-arrows-reinforce-hint-none = Du musst kein Symbol nutzen. Probier es diesmal trotzdem.
lesson-arrows-reinforce-hint-road = Das ist eine normale Figur. Probier stattdessen das Symbol.
lesson-arrows-aim = Ein Symbol wirkt auch, wenn sein eigener Pfeil auf ein Plättchen zeigt. Richte es auf deine Straße.
lesson-arrows-aim-hint = Leg es neben deine Straße, der Pfeil zeigt zurück auf sie.
lesson-arrows-aim-hint-away = So zeigt der Pfeil ins Leere, für 2 Punkte. Dreh ihn zum Plättchen.
lesson-arrows-knight = Die Sanduhr gibt dir einen Extrazug. Setz erst einen Ritter in die Stadt.
lesson-arrows-knight-hint = Wähl die Stadt.
lesson-arrows-knight-hint-none = Gleich kannst du diese Stadt abschließen. Setz einen Ritter hinein.
lesson-arrows-extra = Du darfst noch einen ganzen Zug machen. Nur zu.
lesson-arrows-extra-hint = Wähl den weiteren Zug.
lesson-arrows-extra-hint-none = Du kannst ablehnen. Aber warum?
lesson-arrows-close = Schließ mit diesem Plättchen deine Stadt.
lesson-arrows-close-hint = Deine Stadt bliebe offen. Leg es über die Stadt.
lesson-arrows-gate = { $points ->
    [one] Die Stadt brachte { $points } Punkt. Das letzte Symbol ist ein Portal. Leg sein Plättchen so, dass der Pfeil auf die Straße zeigt.
   *[other] Die Stadt brachte { $points } Punkte. Das letzte Symbol ist ein Portal. Leg sein Plättchen so, dass der Pfeil auf die Straße zeigt.
}
lesson-arrows-gate-hint = Leg es an das linke Ende der Straße, mit dem Pfeil zu ihr.
lesson-arrows-portal = Portal: Deine Figur darf auf einen freien Platz irgendeines Plättchens. Nimm die andere Straße.
lesson-arrows-portal-hint = Wähl eine freie Straße in der Ferne.
lesson-arrows-portal-hint-none = Du musst nicht. Nutz diesmal aber das Portal.
lesson-arrows-known-empty = Ein Pfeil auf ein leeres Feld bringt 2 Punkte.
lesson-arrows-known-sign = Zeigt ein Pfeil auf ein Plättchen, nutzt sein Symbol, wer das spätere der beiden gelegt hat.
lesson-arrows-known-reinforce = Verstärkung: eine Figur mehr, wo du schon eine hast.
lesson-arrows-known-extra = Sanduhr: noch ein ganzer Zug.
lesson-arrows-known-portal = Portal: eine Figur auf einen freien Platz irgendeines Plättchens.

### Mage & Witch

lesson-mage-name = Magier & Hexe
lesson-mage-about = Der Magier erhöht Punkte, die Hexe halbiert sie.
lesson-mage-sign = Dieses Plättchen hat ein Zaubersymbol. Leg es unter deine Straße.
lesson-mage-sign-hint = Dort passt es auch. Leg es diesmal an die markierte Stelle.
lesson-mage-mage = Jetzt musst du den Magier oder die Hexe versetzen. Stell den Magier auf deine Straße: Sie bringt dann 1 Punkt mehr je Plättchen.
lesson-mage-mage-hint = Wähl den Magier auf deiner Straße.
lesson-mage-mage-hint-witch = Nicht die Hexe: Sie würde deine eigene Straße halbieren.
lesson-mage-again = Noch ein Zaubersymbol. Verlängere damit deine Straße.
lesson-mage-again-hint = Das ginge auch. Leg es diesmal an die markierte Stelle.
lesson-mage-witch = Der Magier darf bleiben. Stell die Hexe in die Stadt deines Gegners: Sie ist dann die Hälfte wert.
lesson-mage-witch-hint = Wähl die Hexe in der Stadt deines Gegners.
lesson-mage-witch-hint-mage = Der Magier ist schon auf deiner Straße. Lass ihn dort.
lesson-mage-close = Schließ deine Straße mit dieser Kreuzung ab.
lesson-mage-close-hint = So bleibt deine Straße offen. Leg die Kreuzung an ihr Ende.
lesson-mage-paid = Fünf Plättchen bringen dir 10 statt 5 Punkte, und der Magier geht vom Spielplan. Jetzt wird die Stadt deines Gegners fertig.
lesson-mage-end = Eine Stadt aus vier Plättchen bringt 8. Mit der Hexe sind es 4.
lesson-mage-known-mage = Mit dem Magier bringt eine Straße oder Stadt 1 Punkt mehr je Plättchen.
lesson-mage-known-witch = Mit der Hexe bringt sie die Hälfte, aufgerundet.
lesson-mage-known-leave = Beide gehen vom Spielplan, wenn ihr Gebiet fertig ist.

### Nebel und Geister

lesson-mist-name = Nebel und Geister
lesson-mist-about = Schick Geister zum Gegner und schone deine Figuren.
lesson-mist-grow = Manche Plättchen zeigen Nebel. Dreh deines so, dass Nebel an Nebel liegt.
lesson-mist-grow-hint = Dort liegt kein Nebel an Nebel. Leg es an die markierte Stelle.
lesson-mist-grow-hint-clear = So liegt eine klare Seite am Nebel: Der Geist käme zu dir.
lesson-mist-spook = Der Nebel wächst, du schickst einen Geist zum Gegner. Wähl den Ritter: Seine Stadt ist fast fertig.
lesson-mist-spook-hint = Wähl den Ritter.
lesson-mist-spook-hint-road = Diese Straße wird vielleicht nie fertig. Am Ende kostet ein Geist nur 1.
lesson-mist-guard = Du hast auch zwei Wächter. Zu einem Wächter kommt nie ein Geist: Setz einen in die Stadt.
lesson-mist-guard-hint = Wähl den Wächter für die Stadt.
lesson-mist-guard-hint-meeple = Zu dieser Figur können Geister kommen. Wähl diesmal den Wächter.
lesson-mist-guard-hint-none = Dann ist die Stadt für andere frei. Setz einen Wächter hinein.
lesson-mist-less = { $rival ->
    [one] Diese Stadt war 4 wert, doch ein Geist kostet 2. Dein Gegner bekommt { $rival } Punkt.
   *[other] Diese Stadt war 4 wert, doch ein Geist kostet 2. Dein Gegner bekommt { $rival } Punkte.
}
lesson-mist-break = Dieses Plättchen schließt deine Straße und eine Stadt. Doch eine klare Seite trifft Nebel: Ein Geist kommt zu dir.
lesson-mist-break-hint = So kommt kein Geist, aber du gewinnst nichts. Leg es an die markierte Stelle.
lesson-mist-own = Du bestimmst, welche deiner Figuren ihn bekommt. Die fertige Straße zählt sofort: Nimm lieber die andere.
lesson-mist-own-hint = Wähl den Wegelagerer auf der offenen Straße.
lesson-mist-own-hint-now = Diese Straße zählt noch in diesem Zug. Der Geist würde gleich 2 kosten.
lesson-mist-knight = Die Stadt ist fertig und leer. Setz eine Figur hinein und nimm ihre Punkte.
lesson-mist-knight-hint = Neue Straßen bringen noch nichts. Wähl die fertige Stadt.
lesson-mist-knight-hint-none = Dann bringt die Stadt niemandem etwas. Setz eine Figur hinein.
lesson-mist-paid = { $points ->
    [one] 3 für die Straße und 4 für die Stadt: { $points } Punkt. Der Geist bleibt bei deinem anderen Wegelagerer.
   *[other] 3 für die Straße und 4 für die Stadt: { $points } Punkte. Der Geist bleibt bei deinem anderen Wegelagerer.
}
lesson-mist-known-grow = Nebel an Nebel: Ein Geist geht zum Gegner.
lesson-mist-known-break = Eine klare Seite am Nebel: Ein Geist kommt zu dir.
lesson-mist-known-cost = Ein Geist kostet 2, wenn seine Figur zählt, am Ende 1.
lesson-mist-known-third = Der dritte Geist verjagt eine Figur.
lesson-mist-known-guard = Zu einem Wächter kommt nie ein Geist.

### Friedhöfe

lesson-cemeteries-name = Friedhöfe
lesson-cemeteries-about = Ein Totengräber holt einen Wächter.
lesson-cemeteries-place = Dein Plättchen zeigt einen Friedhof. Leg es dorthin, wo ringsum schon sechs Plättchen liegen.
lesson-cemeteries-place-hint = Auch dort passt es, doch ringsum liegen weniger Plättchen.
lesson-cemeteries-digger = Setz eine Figur auf den Friedhof. Dort ist sie ein Totengräber.
lesson-cemeteries-digger-hint = Wähl den Friedhof in der Mitte des Plättchens.
lesson-cemeteries-digger-hint-road = Auch die Straße ginge. Wähl diesmal den Friedhof.
lesson-cemeteries-digger-hint-none = Ohne Totengräber bringt der Friedhof nichts.
lesson-cemeteries-ring = Ein Friedhof ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen. Füll das letzte.
lesson-cemeteries-ring-hint = Dort bleibt dein Friedhof unfertig. Füll die Lücke daneben.
lesson-cemeteries-figure = Der Friedhof ist fertig. Setz eine Figur in die Stadt oder behalt sie, wie du magst.
lesson-cemeteries-gained = Der Totengräber ist daheim und bringt einen Wächter mit. Du behältst ihn das ganze Spiel.
lesson-cemeteries-known-digger = Eine Figur auf einem Friedhof ist ein Totengräber.
lesson-cemeteries-known-guard = Acht Plättchen ringsum bringen einen Wächter, keine Punkte.
lesson-cemeteries-known-end = Ein unfertiger Friedhof bringt am Ende nichts.

### Burgen

lesson-castles-name = Burgen
lesson-castles-about = Nebel um eine Burg bringt Punkte.
lesson-castles-place = Dein Plättchen zeigt eine Burg. Leg es dorthin, wo ringsum viel Nebel ist.
lesson-castles-place-hint = Auch dort passt es, doch ringsum ist weniger Nebel.
lesson-castles-place-hint-turned = So trifft eine klare Seite auf Nebel. Dreh es, bis Nebel an Nebel liegt.
lesson-castles-steward = Setz eine Figur in die Burg. Dort ist sie ein Burgvogt.
lesson-castles-steward-hint = Wähl die Burg.
lesson-castles-steward-hint-none = Eine Burg kannst du nur jetzt besetzen. Setz eine Figur hinein.
lesson-castles-around = Eine Burg braucht alle acht Plättchen ringsum. Jedes der neun mit Nebel bringt 2. Vier haben schon Nebel.
lesson-castles-close = Ein Plättchen fehlt noch. Füll die Lücke mit diesem: Es hat auch Nebel.
lesson-castles-close-hint = Dort bleibt die Burg unfertig. Füll die Lücke daneben.
lesson-castles-figure = Die Burg ist fertig. Setz eine Figur auf die Straße oder behalt sie, wie du magst.
lesson-castles-paid = { $points ->
    [one] Fünf der neun Plättchen zeigen Nebel, je 2: { $points } Punkt. Der Burgvogt ist wieder daheim.
   *[other] Fünf der neun Plättchen zeigen Nebel, je 2: { $points } Punkte. Der Burgvogt ist wieder daheim.
}
lesson-castles-known-mist = Eine fertige Burg bringt 2 je Plättchen mit Nebel.
lesson-castles-known-end = Am Ende: 1 für sich und 1 je Nebelplättchen ringsum.
lesson-castles-known-ghosts = Geister kommen auch zum Burgvogt, nicht aber zum Wächter.

### Die Festung

lesson-fortress-name = Festung
lesson-fortress-about = Mauern besetzen und dort punkten.
lesson-fortress-place = Mitten im Land liegt die Festung. Leg dieses Stück Stadt an sie an.
lesson-fortress-place-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-fortress-knight = Setz einen Ritter in die Stadt. Er öffnet den Weg zu einer Mauer.
lesson-fortress-knight-hint = Der Bauer kommt später. Wähl zuerst die Stadt.
lesson-fortress-knight-hint-none = Erst wenn du hier eine Figur setzt, darf eine auf eine Mauer.
lesson-fortress-man = Jetzt darf noch eine Figur auf die Mauer der Ritter. Schick sie hin.
lesson-fortress-man-hint = Wähl die Mauer der Ritter.
lesson-fortress-man-hint-none = Du darfst verzichten. Doch jede Figur auf einer Mauer bringt später 3.
lesson-fortress-other = Drei der vier Felder sind besetzt, zwei von dir. Setz noch einen Ritter.
lesson-fortress-other-hint = Nur ein Ritter öffnet den Weg zu dieser Mauer. Wähl die Stadt.
lesson-fortress-other-hint-none = Dann bleibt das letzte Feld frei. Setz einen Ritter in die Stadt.
lesson-fortress-last = Ein Feld ist noch frei. Mach die Mauer voll.
lesson-fortress-last-hint = Wähl die Mauer der Ritter.
lesson-fortress-last-hint-none = Dann kann dein Gegner das letzte Feld nehmen und 3 Punkte mehr holen.
lesson-fortress-counter = { $points ->
    [one] Volle Mauer: Gegenangriff, 3 für jede Figur darauf. Du bekommst { $points } Punkt, und alle gehen heim.
   *[other] Volle Mauer: Gegenangriff, 3 für jede Figur darauf. Du bekommst { $points } Punkte, und alle gehen heim.
}
lesson-fortress-farmer = Auch ein Bauer kann zur Festung. Leg einen auf die Wiese.
lesson-fortress-farmer-hint = Wähl eine der beiden Wiesen.
lesson-fortress-farmer-hint-road = Das führt zur Mauer der Wegelagerer. Probier einen Bauern.
lesson-fortress-farmer-hint-none = Erst wenn du hier eine Figur setzt, darf eine in die Festung.
lesson-fortress-farm = Nach einem Bauern darf noch eine Figur auf ein Bauernfeld. Wähl eine der Mauern.
lesson-fortress-farm-hint = Wähl eines der drei Bauernfelder.
lesson-fortress-farm-hint-none = Ein Bauernfeld wird nie voll und bringt am Ende 3. Schick eine Figur hin.
lesson-fortress-end = { $points ->
    [one] Ende. Gegenangriff auf allen Mauern: 3 für dich. Dein Bauer: 3, die Festung ist eine fertige Stadt. Drei offene Städte: je 1. Zusammen { $points } Punkt.
   *[other] Ende. Gegenangriff auf allen Mauern: 3 für dich. Dein Bauer: 3, die Festung ist eine fertige Stadt. Drei offene Städte: je 1. Zusammen { $points } Punkte.
}
lesson-fortress-known-wall = Ritter, Wegelagerer, Mönch: noch eine Figur auf ihre Mauer.
lesson-fortress-known-counter = Eine volle Mauer bringt 3 für jede Figur darauf.
lesson-fortress-known-farmer = Nach einem Bauern darf noch eine Figur auf ein beliebiges Bauernfeld.
lesson-fortress-known-end = Am Ende folgt ein Gegenangriff auf allen drei Mauern.

### Belagerer

lesson-catapult-name = Belagerer
lesson-catapult-about = Symbole bringen Katapulte, und Katapulte greifen an.
lesson-catapult-sign = Das Symbol auf deinem Plättchen brachte ein Katapult zur Mauer der Ritter. Leg es an die markierte Stelle.
lesson-catapult-sign-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-catapult-knight = Das nächste solche Symbol greift an. Setz einen Ritter in die Stadt.
lesson-catapult-knight-hint = Wähl die Stadt.
lesson-catapult-knight-hint-none = Erst nach einem Ritter darf eine Figur auf die Mauer der Ritter.
lesson-catapult-man = Hast du eine Figur an der Mauer, bist du sicher. Schick eine hin.
lesson-catapult-man-hint = Wähl die Mauer der Ritter.
lesson-catapult-man-hint-none = Ohne Figur dort kostet dich ein Angriff einen Ritter.
lesson-catapult-attack = { $points ->
    [one] Dein Gegner zog dieses Symbol: Angriff. Deine Figur auf der Mauer bringt { $points } Punkt. Dein Gegner hat dort keine und verliert einen Ritter.
   *[other] Dein Gegner zog dieses Symbol: Angriff. Deine Figur auf der Mauer bringt { $points } Punkte. Dein Gegner hat dort keine und verliert einen Ritter.
}
lesson-catapult-besiege = Beim Fragezeichen wählst du. Belagere die Wegelagerer: Dort steht ein Katapult, und du hast dort eine Figur.
lesson-catapult-besiege-hint = Dorthin käme nur ein Katapult. Bei den Wegelagerern steht schon eines.
lesson-catapult-raid = { $points ->
    [one] Deine Figur bringt { $points } Punkt und geht heim. Dein Gegner hat dort keine und verliert einen Wegelagerer.
   *[other] Deine Figur bringt { $points } Punkte und geht heim. Dein Gegner hat dort keine und verliert einen Wegelagerer.
}
lesson-catapult-flee = { $rival ->
    [one] Jetzt trifft es dich: { $rival } Punkt für deinen Gegner, und einer deiner Ritter muss weg. Behalt den mit dem Wappen.
   *[other] Jetzt trifft es dich: { $rival } Punkte für deinen Gegner, und einer deiner Ritter muss weg. Behalt den mit dem Wappen.
}
lesson-catapult-flee-hint = Wähl den Ritter in der kleinen Stadt.
lesson-catapult-flee-hint-shield = Diese Stadt hat ein Wappen und ist mehr wert. Gib den anderen Ritter auf.
lesson-catapult-lost = Der Ritter ist wieder im Vorrat, die Stadt wieder frei. Punkte verlierst du nicht.
lesson-catapult-known-sign = Ein Symbol bringt ein Katapult, das nächste dort greift an.
lesson-catapult-known-attack = Ein Angriff bringt 3 für jede Figur an der Mauer.
lesson-catapult-known-safe = Hast du dort keine, verlierst du eine Figur dieser Art.
lesson-catapult-known-farmer = Eine Figur auf dem Bauernfeld schützt genauso.

### Wirtshäuser & Kathedralen

lesson-inns-name = Wirtshäuser & Kathedralen
lesson-inns-about = Mehr Punkte, mehr Risiko, ein großer Meeple.
lesson-inns-inn = Das Haus am See ist ein Wirtshaus: Seine Straße zählt doppelt. Setz die Straße damit fort.
lesson-inns-inn-hint = So passt es auch. Leg es diesmal wie markiert.
lesson-inns-highwayman = Setz eine Figur auf die Straße. Eine kleine reicht.
lesson-inns-highwayman-hint = Wähl die kleine Figur auf der Straße.
lesson-inns-highwayman-hint-none = Ohne Figur bringt dir auch diese Straße nichts.
lesson-inns-highwayman-hint-large = Das ginge. Doch diese Straße will sonst keiner: Heb den großen auf.
lesson-inns-close = Bleibt eine Straße mit Wirtshaus offen, bringt sie nichts. Schließ sie mit dieser Kreuzung ab.
lesson-inns-close-hint = Dort bleibt deine Straße offen. Leg die Kreuzung an ihr freies Ende.
lesson-inns-beside = { $points ->
    [one] Fertig: 2 für jedes Plättchen, { $points } Punkt. Leg nun diese Mauer nah an die Stadt mit der Kathedrale.
   *[other] Fertig: 2 für jedes Plättchen, { $points } Punkte. Leg nun diese Mauer nah an die Stadt mit der Kathedrale.
}
lesson-inns-beside-hint = Dort passt es. An der markierten Stelle kann es aber mit der Stadt zusammenwachsen.
lesson-inns-large = In dieser Stadt steht ein Ritter deines Gegners. Setz deinen großen Meeple, er zählt als zwei.
lesson-inns-large-hint = Wähl den großen Meeple in der Stadt.
lesson-inns-large-hint-none = Ohne Figur hast du keinen Anteil an dieser Stadt.
lesson-inns-large-hint-small = Ein kleiner wäre nur gleich stark wie der andere Ritter. Wähl den großen.
lesson-inns-join = Diese Ecke verbindet beide Städte und schließt sie ab. Leg sie dazwischen.
lesson-inns-join-hint = Dort bleiben die Städte getrennt. Es gehört an die markierte Stelle.
lesson-inns-paid = { $points ->
    [one] Du zählst dort zwei, dein Gegner eins. Mit Kathedrale 3 für jedes Plättchen und Wappen: { $points } Punkt.
   *[other] Du zählst dort zwei, dein Gegner eins. Mit Kathedrale 3 für jedes Plättchen und Wappen: { $points } Punkte.
}
lesson-inns-risk = Bleibt eine Stadt mit Kathedrale offen, bringt sie nichts. Leg das letzte Plättchen an die deines Gegners.
lesson-inns-risk-hint = Das ginge ebenso. Leg es diesmal an die markierte Stelle.
lesson-inns-nothing = Die offene Stadt bringt nun nichts. Ohne Kathedrale wäre es 1 für jedes Plättchen und Wappen.
lesson-inns-known-inn = Fertige Straße mit Wirtshaus: 2 je Plättchen.
lesson-inns-known-cathedral = Fertige Stadt mit Kathedrale: 3 je Plättchen und Wappen.
lesson-inns-known-open = Bleiben sie bis zum Ende offen, bringen sie nichts.
lesson-inns-known-large = Der große Meeple zählt bei der Mehrheit als zwei.

### Nebel, Stufe 1

lesson-mists-1-name = Nebel, Stufe 1
lesson-mists-1-about = Alle gemeinsam gegen die Geister.
lesson-mists-1-ghosts = Ihr spielt alle zusammen. Geister stehen im Nebel, andere warten im Vorrat. Braucht ihr einen und ist keiner da, habt ihr alle verloren.
lesson-mists-1-join = Dreh dein Plättchen, bis Nebel an Nebel liegt. Dann kommt ein Geist weniger: hier keiner.
lesson-mists-1-join-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-mists-1-guard = Setz einen Wächter in die Stadt. Zu zweit führst du zwei Farben: Nimm eine davon.
lesson-mists-1-guard-hint = Wähl die Stadt.
lesson-mists-1-guard-hint-none = Ohne Wächter bringt die Stadt nichts und vertreibt keinen Geist.
lesson-mists-1-close = Deine Stadt ist inzwischen gewachsen. Schließ sie.
lesson-mists-1-close-hint = So bleibt die Stadt offen. Schließ sie an ihrem Ende.
lesson-mists-1-take = Nimm Punkte oder schick bis zu drei Geister eines Plättchens weg. Wähl hier die Punkte.
lesson-mists-1-take-hint = Nimm die Punkte.
lesson-mists-1-take-hint-ghosts = Der Vorrat ist noch gut gefüllt. Nimm die Punkte: Das Team braucht 50.
lesson-mists-1-paid = { $points ->
    [one] 2 für jedes der drei Plättchen und 2 für das Wappen: { $points } Punkt für das Team. Mit 50 gewinnt ihr.
   *[other] 2 für jedes der drei Plättchen und 2 für das Wappen: { $points } Punkte für das Team. Mit 50 gewinnt ihr.
}
lesson-mists-1-seal = Zwei neue Geister sind da. Schließ oben den Nebel: Dann liegt an jeder Nebelseite Nebel.
lesson-mists-1-seal-hint = So bleibt der Nebel offen, und die Geister bleiben. Leg es an die markierte Stelle.
lesson-mists-1-road = Der geschlossene Nebel gab zwei Geister zurück. Auch die kurze Straße ist fertig: Setz einen Wächter darauf.
lesson-mists-1-road-hint = Wähl die Straße, die fertig ist: die untere.
lesson-mists-1-road-hint-none = Nur wo ein Wächter steht, lassen sich Geister wegschicken.
lesson-mists-1-send = Diese Straße ist nur 2 wert. Schick lieber zwei Geister von der Kreuzung weg.
lesson-mists-1-send-hint = Wähl das Plättchen mit zwei Geistern.
lesson-mists-1-send-hint-points = Zwei Punkte sind wenig. Geister im Vorrat sind hier mehr wert.
lesson-mists-1-send-hint-one = Es dürfen mehr auf einmal gehen. Wähl zwei.
lesson-mists-1-bank = Ein Geist ist noch im Spiel, der Vorrat fast voll. So bleibt ein Team sicher.
lesson-mists-1-known-mist = Geschlossener Nebel gibt alle seine Geister zurück.
lesson-mists-1-known-choice = Fertig mit Wächter: Punkte oder bis zu drei Geister weg.
lesson-mists-1-known-lost = Ihr braucht einen Geist, und der Vorrat ist leer: Alle verlieren.
lesson-mists-1-known-won = Mit 50 Punkten gewinnen alle.

### Nebel, Stufe 2

lesson-mists-2-name = Nebel, Stufe 2
lesson-mists-2-about = Burgen und Friedhöfe kommen dazu.
lesson-mists-2-mist = Leg das Plättchen über den offenen Friedhof. Es zeigt zwei Geister, an anderem Nebel kommt einer weniger.
lesson-mists-2-mist-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-mists-2-guard = Ein Geist kam in den Nebel, darum auch einer auf den Friedhof. Setz einen Wächter in die Stadt.
lesson-mists-2-guard-hint = Wähl die Stadt.
lesson-mists-2-guard-hint-none = Ohne Wächter bringt euch die Stadt nichts. Setz einen hinein.
lesson-mists-2-close = Schließ den Friedhof: Er braucht ein Plättchen an jeder seiner vier Seiten.
lesson-mists-2-close-hint = So bleibt der Friedhof offen. Eine Seite fehlt.
lesson-mists-2-bury = Der geschlossene Friedhof begräbt einen Wächter bis zum Spielende. Wähl den auf der kurzen Straße.
lesson-mists-2-bury-hint = Wähl den Wächter auf der kurzen Straße.
lesson-mists-2-bury-hint-city = Diese Stadt ist am meisten wert. Ohne Wächter bekommt das Team nichts dafür.
lesson-mists-2-buried = Der Geist vom Friedhof ist wieder im Vorrat. Das Team spielt mit einem Wächter weniger weiter.
lesson-mists-2-castle = Dieses Plättchen zeigt eine Burg. Leg es dorthin, wo ringsum Nebel ist.
lesson-mists-2-castle-hint = Auch dort passt es, doch ringsum ist weniger Nebel.
lesson-mists-2-castle-hint-turned = So lässt sich ihr Nebel nie mehr schließen. Dreh es um.
lesson-mists-2-steward = Setz einen Wächter in die Burg. Besetzen lässt sie sich nur jetzt.
lesson-mists-2-steward-hint = Wähl die Burg.
lesson-mists-2-steward-hint-none = Später kann niemand mehr in diese Burg. Setz einen Wächter hinein.
lesson-mists-2-worth = Sind acht Plättchen ringsum, bringt jedes der neun mit Nebel 2. Bisher sind es drei.
lesson-mists-2-known-ghost = Kommen Geister in den Nebel, kommt einer auf den Friedhof.
lesson-mists-2-known-grave = An vier Seiten geschlossen, begräbt ein Friedhof einen Wächter.
lesson-mists-2-known-castle = Eine fertige Burg bringt 2 je Plättchen mit Nebel.

### Nebel, Stufe 3

lesson-mists-3-name = Nebel, Stufe 3
lesson-mists-3-about = Zwei Hunde und drei Stapel.
lesson-mists-3-close = Die Plättchen liegen in drei Stapeln. Ihr braucht 15 Punkte, bevor der erste leer ist. Schließ diese Stadt.
lesson-mists-3-close-hint = So bleibt die Stadt offen. Schließ sie oben.
lesson-mists-3-road = Setz einen Wächter auf die neue Straße. Gleich siehst du, wozu.
lesson-mists-3-road-hint = Wähl die Straße.
lesson-mists-3-road-hint-none = Ein Hund geht zu einem Wächter auf dem Plan. Besser hast du mehr als einen zur Wahl.
lesson-mists-3-take = Nimm die Punkte der Stadt. Damit kommt ihr über 15.
lesson-mists-3-take-hint = Nimm die Punkte.
lesson-mists-3-take-hint-ghosts = Geister verjagt gleich der Hund. Nimm zuerst die Punkte.
lesson-mists-3-hound = Der Hund ist da. Er verjagt Geister um seinen Wächter: Gib ihn dem in der Stadt am Nebel.
lesson-mists-3-hound-hint = Wähl den Wächter mit den meisten Geistern ringsum.
lesson-mists-3-hound-hint-road = An dieser Straße sind wenige Geister. Wähl den anderen Wächter.
lesson-mists-3-chase = Von zwei Plättchen ringsum gehen je bis zu drei Geister. Beginn mit diesen zwei.
lesson-mists-3-chase-hint = Wähl beide Geister beim Wächter.
lesson-mists-3-piles = Drei Geister sind fort. Der Rest des ersten Stapels liegt jetzt auf dem zweiten.
lesson-mists-3-home = Der Hund wartet bei seinem Wächter. Schließ dessen Stadt rechts.
lesson-mists-3-home-hint = So bleibt die Stadt mit dem Hund offen.
lesson-mists-3-bring = Nimm die Punkte. Der Hund bringt 1 für jeden Geist im Spiel dazu.
lesson-mists-3-bring-hint = Nimm die Punkte.
lesson-mists-3-bring-hint-ghosts = Jeder Geist, der bleibt, bringt jetzt einen Punkt. Nimm die Punkte.
lesson-mists-3-paid = { $points ->
    [one] 8 für die Stadt und 1 für jeden Geist im Spiel: { $points } Punkt. Der Hund zieht weiter.
   *[other] 8 für die Stadt und 1 für jeden Geist im Spiel: { $points } Punkte. Der Hund zieht weiter.
}
lesson-mists-3-known-piles = Erreicht jeden Hund, bevor sein Stapel leer ist.
lesson-mists-3-known-chase = Ein Hund räumt zwei Plättchen um seinen Wächter.
lesson-mists-3-known-home = Zählt sein Wächter, bringt der Hund 1 je Geist im Spiel.

### Nebel, Stufe 4

lesson-mists-4-name = Nebel, Stufe 4
lesson-mists-4-about = Weniger Geister, mehr Punkte: gemeinsam.
lesson-mists-4-few = Im Vorrat sind weniger Geister, und ihr braucht 120 Punkte. Also muss jedes Gebiet mehr bringen.
lesson-mists-4-join = Zwei Städte, in jeder ein Wächter einer anderen Farbe. Verbinde sie.
lesson-mists-4-join-hint = So bleiben die Städte getrennt. Leg es in die Ecke zwischen ihnen.
lesson-mists-4-take = Jede Farbe mit einem Wächter hier bringt den ganzen Wert. Nimm die Punkte.
lesson-mists-4-take-hint = Nimm die Punkte.
lesson-mists-4-take-hint-ghosts = Diese Stadt zählt doppelt. Nimm dafür lieber Punkte.
lesson-mists-4-twice = { $points ->
    [one] Vier Plättchen sind 8 wert, und zwei Farben bringen es: { $points } Punkt. Eine Mehrheit gibt es hier nicht.
   *[other] Vier Plättchen sind 8 wert, und zwei Farben bringen es: { $points } Punkte. Eine Mehrheit gibt es hier nicht.
}
lesson-mists-4-road = Neue Geister sind da. Beende links die kurze Straße. Wie du das Plättchen drehst, ist egal.
lesson-mists-4-road-hint = So bleibt die kurze Straße offen. Leg die Kreuzung an ihr Ende.
lesson-mists-4-guard = Diese Straße ist fertig und frei. Setz einen Wächter darauf.
lesson-mists-4-guard-hint = Die anderen Straßen sind noch offen. Wähl die fertige.
lesson-mists-4-guard-hint-none = Ohne Wächter geht kein Geist. Setz einen auf die Straße.
lesson-mists-4-send = Die Straße ist nur 2 wert. Schick zwei Geister weg, von welchem Plättchen du magst.
lesson-mists-4-send-hint = Wähl ein Plättchen mit zwei Geistern.
lesson-mists-4-send-hint-points = Kleine Gebiete sind gut gegen Geister, große für Punkte.
lesson-mists-4-send-hint-one = Es dürfen mehr auf einmal gehen. Wähl zwei.
lesson-mists-4-bank = Im Vorrat sind wieder genug Geister. Sieh vor jeder Wahl nach.
lesson-mists-4-known-twice = Jede Farbe mit Wächter bringt den ganzen Wert.
lesson-mists-4-known-send = Für Großes Punkte, für Kleines Geister.
lesson-mists-4-known-mist = Geschlossener Nebel füllt den Vorrat und kostet nichts.

### Nebel, Stufe 5

lesson-mists-5-name = Nebel, Stufe 5
lesson-mists-5-about = Spukfriedhöfe und verdeckte Plättchen.
lesson-mists-5-place = Auf Friedhöfen spukt es: Jedes Nebelplättchen ringsum bekommt einen Geist. Leg deinen fern vom Nebel.
lesson-mists-5-place-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-mists-5-place-hint-mist = Dort ist ringsum Nebel, und Geister kämen. Such eine Stelle ohne.
lesson-mists-5-guard = Kein Geist ist gekommen. Setz einen Wächter in die Stadt.
lesson-mists-5-guard-hint = Wähl die Stadt.
lesson-mists-5-guard-hint-none = Ohne Wächter bringt euch die Stadt nichts. Setz einen hinein.
lesson-mists-5-down = Jeden Zug kommt ein verdecktes Plättchen neben einen offenen Friedhof. Wähl ein Feld, wo es nicht stört.
lesson-mists-5-down-hint = Ein anderes Feld ist besser. Wähl das markierte.
lesson-mists-5-down-hint-city = Dort sperrt es deine Stadt für immer. Wähl das markierte Feld.
lesson-mists-5-open = Was an ein verdecktes Plättchen stößt, wird nie fertig. Füllt also die Felder um den Friedhof bald.
lesson-mists-5-close = Um den Friedhof sind zwei Felder frei. Nimm das, das deine Stadt schließt.
lesson-mists-5-close-hint = Dann kann ein verdecktes Plättchen deine Stadt sperren. Schließ sie jetzt.
lesson-mists-5-take = Nimm die Punkte der Stadt.
lesson-mists-5-take-hint = Nimm die Punkte.
lesson-mists-5-take-hint-ghosts = Der Vorrat ist noch gut gefüllt. Nimm die Punkte.
lesson-mists-5-bury = Ein verdecktes Plättchen füllt das letzte Feld, also begräbst du einen Wächter. Wähl den in der gesperrten Stadt.
lesson-mists-5-bury-hint = Wähl den Wächter in der Stadt.
lesson-mists-5-bury-hint-road = Diese Straße kann noch fertig werden. Begrab den Wächter, der feststeckt.
lesson-mists-5-buried = Alle acht Felder sind belegt, der Friedhof ist geschlossen. Für ihn kommt kein verdecktes Plättchen mehr.
lesson-mists-5-known-haunt = Ein Friedhof bringt jedem Nebelplättchen ringsum 1 Geist.
lesson-mists-5-known-down = Verdeckte Plättchen helfen nur, Friedhöfe zu schließen.
lesson-mists-5-known-grave = Acht Plättchen schließen ihn und begraben einen Wächter.

### Nebel, Stufe 6

lesson-mists-6-name = Nebel, Stufe 6
lesson-mists-6-about = Jede Farbe braucht eigene Punkte.
lesson-mists-6-each = Jetzt hat jede Farbe eigene Punkte, und jede braucht 50. Bei euch beiden hat je eine Farbe begonnen.
lesson-mists-6-place = Setz die Straße rechts fort.
lesson-mists-6-place-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-mists-6-second = Eine deiner Farben hat Punkte, die andere keine. Setz einen Wächter der anderen auf die Straße.
lesson-mists-6-second-hint = Wähl die Straße und deine zweite Farbe.
lesson-mists-6-second-hint-first = Diese Farbe hat schon Punkte. Wähl die ohne.
lesson-mists-6-second-hint-none = Ohne Wächter bekommt keine Farbe die Punkte der Straße.
lesson-mists-6-close = Eine Kreuzung beendet die Straße. Leg sie ans Ende. Wie du sie drehst, ist egal.
lesson-mists-6-close-hint = So bleibt deine Straße offen. Leg die Kreuzung an ihr Ende.
lesson-mists-6-keep = Du hast wenige Wächter je Farbe. Heb sie diesmal auf.
lesson-mists-6-keep-hint = Jeder Wächter bleibt, bis seine Straße endet. Setz diesmal keinen.
lesson-mists-6-take = Nimm die Punkte für deine zweite Farbe.
lesson-mists-6-take-hint = Dann bleibt diese Farbe ohne Punkte. Nimm sie diesmal.
lesson-mists-6-paid = { $points ->
    [one] 1 je Plättchen: { $points } Punkt nur für deine zweite Farbe. Ihr gewinnt, wenn auch die letzte Farbe 50 hat.
   *[other] 1 je Plättchen: { $points } Punkte nur für deine zweite Farbe. Ihr gewinnt, wenn auch die letzte Farbe 50 hat.
}
lesson-mists-6-known-each = Punkte bekommen nur die Farben, die dort stehen.
lesson-mists-6-known-last = Hilf der Farbe mit den wenigsten: Alle brauchen 50.
lesson-mists-6-known-both = Stehen dort mehrere, bekommt jede den ganzen Wert.

### Händler & Baumeister

lesson-traders-name = Händler & Baumeister
lesson-traders-about = Waren, ein zweites Plättchen und ein Schwein.
lesson-traders-goods = In der Stadt deines Gegners gibt es Wein. Schließ sie mit diesem Plättchen: Dann bekommst du die Waren.
lesson-traders-goods-hint = Dort bleibt die Stadt offen. Schließ sie an der markierten Stelle.
lesson-traders-farmer = Die Punkte bekommt dein Gegner, der Wein gehört bald dir. Leg einen Bauern auf die Wiese an dieser Stadt.
lesson-traders-farmer-hint = Wähl den Bauern.
lesson-traders-farmer-hint-none = Ohne Bauern bringt dir diese Wiese nichts. Und du brauchst ihn für das Schwein.
lesson-traders-wine = Du hast jetzt den meisten Wein, darum ist er umrahmt. Am Ende bringt das 10.
lesson-traders-road = Auf dieser Straße steht dein Wegelagerer. Setz sie fort.
lesson-traders-road-hint = Auch das ginge. Leg es diesmal an die markierte Stelle.
lesson-traders-builder = Ein Baumeister kommt zu einer Figur von dir. Setz ihn auf die Straße.
lesson-traders-builder-hint = Wähl den Baumeister auf der Straße.
lesson-traders-builder-hint-none = Setz den Baumeister gleich: Er wirkt ab deinem nächsten Zug.
lesson-traders-builder-hint-pig = Das Schwein kann warten. Zuerst der Baumeister, er bringt Plättchen.
lesson-traders-builder-hint-small = Das geht. Setz diesmal aber den Baumeister auf die Straße.
lesson-traders-on = Setz die Straße des Baumeisters fort: Das bringt dir in diesem Zug ein zweites Plättchen.
lesson-traders-on-hint = Davon hat dein Baumeister nichts. Setz seine Straße fort.
lesson-traders-pig = Beende zuerst diesen Teil. Deine Wiese ist gewachsen: Setz das Schwein zu deinem Bauern.
lesson-traders-pig-hint = Wähl das Schwein.
lesson-traders-pig-hint-none = Du kannst warten, aber mit dem Schwein zählt jede Stadt an dieser Wiese 4.
lesson-traders-pig-hint-small = Das geht. Wähl diesmal aber das Schwein.
lesson-traders-second = Zieh jetzt dein zweites Plättchen.
lesson-traders-second-hint = Nur zu, es kostet nichts.
lesson-traders-second-hint-none = Du darfst ablehnen, aber ein zweites Plättchen kostet nichts. Nur zu.
lesson-traders-close = Schließ deine Straße mit dieser Kreuzung. Ein drittes Plättchen bringt das nicht.
lesson-traders-close-hint = Dort bleibt deine Straße offen. Leg die Kreuzung an ihr Ende.
lesson-traders-home = Die Straße ist gewertet. Wegelagerer und Baumeister sind zu Hause, du kannst beide wieder setzen.
lesson-traders-end = Der meiste Wein bringt 10 und deine Wiese mit dem Schwein 4 für ihre Stadt. Die Waren der offenen Stadt bekommt niemand.
lesson-traders-known-goods = Wer eine Stadt schließt, nimmt ihre Waren. Die meisten einer Art bringen 10.
lesson-traders-known-builder = Setz die Straße oder Stadt deines Baumeisters fort, und du spielst ein zweites Plättchen.
lesson-traders-known-once = Ein drittes Plättchen gibt es in einem Zug nie.
lesson-traders-known-pig = Wo dein Schwein ist, bringt dir die Wiese 4 je Stadt.
lesson-phantom-name = Das Phantom
lesson-phantom-about = Ein zweiter Meeple auf demselben Plättchen.
lesson-phantom-tile = Das Plättchen hat ein Kloster und eine Straße. Leg es unter die Kreuzung: Damit ist die Straße fertig.
lesson-phantom-tile-hint = Es passt auch dort. Leg es diesmal wie markiert.
lesson-phantom-monk = Setz einen Meeple in das Kloster.
lesson-phantom-monk-hint = Wähl das Kloster.
lesson-phantom-monk-hint-none = Wenn du jetzt passt, darfst du auch das Phantom nicht setzen.
lesson-phantom-monk-hint-early = Du darfst das Phantom schon jetzt setzen, aber dann gibt es keine zweite Figur. Setz zuerst einen Meeple.
lesson-phantom-monk-hint-road = Die Straße kommt gleich. Setz den Meeple in das Kloster.
lesson-phantom-phantom = Jetzt das Phantom: Es darf auf ein anderes freies Gebiet dieses Plättchens. Setz es auf die Straße.
lesson-phantom-phantom-hint = Wähl die Straße.
lesson-phantom-phantom-hint-none = Du darfst passen, aber die Straße ist frei und fertig: Sie bringt 2 Punkte.
lesson-phantom-again = Die Straße hat 2 gebracht, und das Phantom ist schon zurück. Verlängere mit diesem Plättchen die andere Straße.
lesson-phantom-again-hint = Es passt auch dort. Leg es diesmal wie markiert.
lesson-phantom-knight = Setz einen Meeple in die Stadt.
lesson-phantom-knight-hint = Wähl die Stadt.
lesson-phantom-knight-hint-none = Wenn du jetzt passt, darfst du auch das Phantom nicht setzen.
lesson-phantom-knight-hint-early = Dann gibt es keine zweite Figur. Setz zuerst einen Meeple.
lesson-phantom-knight-hint-road = Die Straße kommt gleich. Setz den Meeple in die Stadt.
lesson-phantom-second = Setz jetzt das Phantom auf die Straße.
lesson-phantom-second-hint = Wähl die Straße.
lesson-phantom-second-hint-none = Du darfst passen, aber das Phantom ist zu Hause und die Straße frei.
lesson-phantom-end = Kloster, Stadt und Straße: drei Meeple in zwei Zügen. Das Phantom zählt wie jeder andere.
lesson-phantom-known-second = Nach deiner Figur darf das Phantom auf ein anderes freies Gebiet desselben Plättchens.
lesson-phantom-known-pass = Wenn du im Schritt mit der Figur passt, darfst du auch das Phantom nicht setzen.
lesson-phantom-known-home = Das Phantom kommt nach Hause wie jeder Meeple. Im nächsten Zug hast du es wieder.
lesson-goldmines-name = Die Goldminen
lesson-goldmines-about = Barren auf Plättchen, und wer sie nimmt.
lesson-goldmines-mine = Dieses Plättchen hat eine Goldmine. Verlängere damit deine Straße.
lesson-goldmines-mine-hint = Dort passt es auch. Die markierte Stelle verlängert aber deine Straße.
lesson-goldmines-second = Ein Barren liegt auf der Mine. Leg den zweiten auf ein anderes Plättchen deiner Straße.
lesson-goldmines-second-hint = Wähl das Plättchen deiner Straße.
lesson-goldmines-second-hint-away = Über dieses Plättchen führt deine Straße nicht. Leg den Barren auf deine Straße.
lesson-goldmines-none = Behalt deine Figuren diesmal.
lesson-goldmines-none-hint = Setz keinen Meeple.
lesson-goldmines-none-hint-road = Das darfst du. Behalte den Meeple aber diesmal.
lesson-goldmines-close = Dieses Kloster macht deine Straße fertig.
lesson-goldmines-close-hint = So bleibt die Straße offen. Leg es an ihr Ende.
lesson-goldmines-monk = Setz einen Mönch ins Kloster: Er nimmt Barren von seinem Plättchen und den acht rundherum.
lesson-goldmines-monk-hint = Wähl das Kloster.
lesson-goldmines-monk-hint-none = Setz einen Mönch: Auf die Plättchen rundherum kann noch Gold kommen.
lesson-goldmines-taken = Deine Straße ist gewertet, und du hast beide Barren darauf genommen. Sie stehen neben deinem Namen.
lesson-goldmines-end = Zwei Barren bringen je 1 Punkt. Mit vier brächte jeder 2, mit zehn jeder 4.
lesson-goldmines-known-lay = Ein Plättchen mit einer Mine bringt zwei Barren: einen darauf, einen auf ein Plättchen rundherum.
lesson-goldmines-known-take = Wer in einer fertigen Straße oder Stadt oder einem fertigen Kloster die Mehrheit hat, nimmt die Barren dort.
lesson-goldmines-known-worth = Je mehr Barren du hast, desto mehr bringt jeder: 1 bis 4 Punkte.

### The Flying Machines

lesson-flier-name = Die Flugmaschinen
lesson-flier-about = Ein Flug in die Stadt deines Gegners.
lesson-flier-machine = Dieses Plättchen hat eine Flugmaschine. Verlängere damit deine Straße: Der Pfeil zeigt nach Norden.
lesson-flier-machine-hint = Dort passt es auch. Die markierte Stelle verlängert aber deine Straße.
lesson-flier-machine-hint-south = Dreh das Plättchen: Der Pfeil muss nach Norden zeigen, zur Stadt.
lesson-flier-fly = Dein Meeple darf 1, 2 oder 3 Felder nach Norden fliegen. Lass ihn fliegen.
lesson-flier-fly-hint = Wähl den Flug.
lesson-flier-fly-hint-none = Das darfst du. Aber ein Feld nördlich liegt eine Stadt, die du teilen kannst.
lesson-flier-land = Der Würfel zeigt 1. Lande in der Stadt: Sie darf schon besetzt sein.
lesson-flier-land-hint = Wähl die Stadt.
lesson-flier-land-hint-road = Das darfst du, die Straße ist frei. Diese Stadt bringt aber mehr.
lesson-flier-close = Mach die Stadt mit diesem Plättchen fertig.
lesson-flier-close-hint = So bleibt die Stadt offen. Mach sie an der markierten Stelle fertig.
lesson-flier-paid = Beide hatten einen Ritter, also brachte die Stadt beiden Punkte. Jetzt fliegt ein Meeple deines Gegners.
lesson-flier-back = Der Würfel zeigte 3, und dort liegt kein Plättchen. Der Meeple kam zurück.
lesson-flier-known-machine = Von einem Plättchen mit Flugmaschine darf ein Meeple wegfliegen, statt dort zu bleiben.
lesson-flier-known-die = Der Würfel entscheidet: 1, 2 oder 3 Felder in Richtung des Pfeils.
lesson-flier-known-land = Er landet auf einer offenen Straße, in einer offenen Stadt oder einem Kloster, auch wenn es besetzt ist.
lesson-flier-known-back = Kann er nicht landen, kommt er zu dir zurück.

### Crop Circles

lesson-crops-name = Kornkreise
lesson-crops-about = Eine Wahl für alle: eine Figur dazu oder eine weg.
lesson-crops-close = Deine Stadt ist im Norden offen. Mach sie mit diesem Plättchen fertig: Es hat einen Kornkreis mit Schild.
lesson-crops-close-hint = So bleibt deine Stadt offen. Mach sie an der markierten Stelle fertig.
lesson-crops-farmer = Die Stadt wird zuerst gewertet, dein Ritter ist also schon zu Hause. Setz jetzt einen Bauern daneben.
lesson-crops-farmer-hint = Wähl einen Bauern.
lesson-crops-farmer-hint-none = Das darfst du, aber ein Bauer bringt dir hier am Ende Punkte.
lesson-crops-farmer-hint-knight = Beim Kreis geht es um Ritter: Dieser müsste nach Hause. Setz einen Bauern.
lesson-crops-remove = Jetzt entscheidest du für alle. Du hast keinen Ritter, dein Gegner hat einen.
lesson-crops-remove-hint = Wähl „Alle nehmen eine Figur weg“.
lesson-crops-remove-hint-add = Dann könnte dein Gegner einen Ritter dazustellen. Lass alle einen wegnehmen.
lesson-crops-grow = Dein Gegner hat einen Kreis mit Gabel gelegt und „dazustellen“ gewählt. Du bist zuerst dran: Stell einen Bauern neben deinen.
lesson-crops-grow-hint = Wähl den Bauern.
lesson-crops-grow-hint-none = Du darfst ablehnen, aber ein zweiter Bauer macht deine Wiese sicher.
lesson-crops-end = Sonst hatte niemand einen Bauern. Deine Wiese bringt dir Punkte für ihre Städte.
lesson-crops-known-circle = Nach der Wertung eines Plättchens mit Kreis entscheidet, wer es gelegt hat, für alle: dazustellen oder wegnehmen.
lesson-crops-known-add = Dazu kommt eine Figur nur neben einer eigenen.
lesson-crops-known-remove = Nehmen alle eine weg, musst du eine nach Hause nehmen. Sie bringt keine Punkte.
