# Die Worte der Lektionen (src/bastide/data/lessons; docs/lessons.md sagt, wie sie zusammengehören).

### Das Grundspiel

lesson-base-name = Das Grundspiel
lesson-base-about = Plättchen legen, Figuren setzen, punkten.
lesson-base-map = Mit diesem Plättchen beginnt es. Plättchen für Plättchen entsteht darum herum das Land.
lesson-base-place = Das ist dein Plättchen. Setz die Straße fort: Straße an Straße, Wiese an Wiese.
lesson-base-place-hint = Auch dort passt es. Leg es diesmal an die markierte Stelle.
lesson-base-place-hint-west = Auch dort ginge die Straße weiter. Beginn auf der markierten Seite.
lesson-base-place-hint-away = Das geht auch. Setz diesmal die Straße fort.
lesson-base-highwayman = Setz eine Figur auf die Straße. Dort ist sie ein Wegelagerer, und die Straße gehört dir.
lesson-base-highwayman-hint = Wähl den Platz auf der Straße.
lesson-base-highwayman-hint-none = Du darfst die Figur behalten. Ohne sie bringt dir die Straße aber nichts.
lesson-base-turn = Das war ein Zug: Plättchen, Figur, Wertung. Jetzt zieht dein Gegner.
lesson-base-rival-city = { $rival ->
    [one] Mauer trifft Mauer, die Stadt ist fertig. Ihr Ritter bekommt { $rival } Punkt und geht heim.
   *[other] Mauer trifft Mauer, die Stadt ist fertig. Ihr Ritter bekommt { $rival } Punkte und geht heim.
}
lesson-base-monastery = Ein Kloster beendet deine Straße. Das Plättchen dreht sich so, dass Straße an Straße liegt.
lesson-base-monastery-hint = Dort passt es, aber abseits deiner Straße. Es gehört an ihr anderes Ende.
lesson-base-monk = Auf der Straße steht schon eine Figur, keine weitere darf dazu. Setz einen Mönch ins Kloster.
lesson-base-monk-hint = Wähl das Kloster in der Mitte des Plättchens.
lesson-base-monk-hint-none = Ein leeres Kloster bringt niemandem etwas. Setz eine Figur hinein.
lesson-base-around = Ein Kloster bringt 1 für sich und 1 für jedes der acht Plättchen ringsum, wer immer sie legt.
lesson-base-crossing = Eine Kreuzung beendet eine Straße. Schließ deine damit ab, gedreht, wie du magst.
lesson-base-crossing-hint = Dort bleibt deine Straße offen. Leg sie an das freie Ende.
lesson-base-keep = Zwei neue Straßen beginnen hier. Heb deine Figuren für Besseres auf.
lesson-base-keep-hint = Das ginge, doch jede Figur bleibt, bis ihre Straße endet. Setz diesmal keine.
lesson-base-road-paid = { $points ->
    [one] Deine Straße ist fertig: 1 für jedes Plättchen, zusammen { $points } Punkt. Die Figur ist wieder im Vorrat.
   *[other] Deine Straße ist fertig: 1 für jedes Plättchen, zusammen { $points } Punkte. Die Figur ist wieder im Vorrat.
}
lesson-base-city = Ein Stück Stadtmauer. Gründe an der markierten Stelle deine eigene Stadt.
lesson-base-city-hint = Auch dort passt es. An der markierten Stelle kann deine Stadt aber wachsen.
lesson-base-knight = Setz eine Figur in die Stadt. Dort ist sie ein Ritter.
lesson-base-knight-hint = Wähl die Stadt.
lesson-base-knight-hint-none = Ohne Ritter gehört die Stadt nicht dir. Setz eine Figur hinein.
lesson-base-shield = Dieses Stück hat ein Wappen, das wie ein weiteres Plättchen zählt. Vergrößere deine Stadt.
lesson-base-shield-hint = Das wäre eine Stadt ohne deinen Ritter. Setz deine fort.
lesson-base-wall = Ein Stück fehlt noch. Schließ die Mauer.
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
lesson-base-known-most = Wer dort die meisten Figuren hat, punktet. Bei Gleichstand beide.
lesson-base-known-end = Figuren kommen heim, wenn ihr Bau fertig ist, nicht vorher.

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
lesson-river-monk = Auf Flussplättchen stehen Figuren wie sonst auch. Setz einen Mönch ins Kloster.
lesson-river-monk-hint = Wähl das Kloster.
lesson-river-monk-hint-none = Das darfst du. Doch um das Kloster liegen bald Plättchen.
lesson-river-monk-hint-road = Die Straße geht auch. Wähl diesmal das Kloster.
lesson-river-bends = Hier bog der Fluss nach rechts. Beim nächsten Bogen darf er nicht wieder nach rechts.
lesson-river-bend = Ein Bogen muss nun nach links. Das Plättchen dreht sich an der Stelle von selbst.
lesson-river-bend-hint = Leg den Bogen an das Ende des Flusses.
lesson-river-highwayman = Straßen am Fluss sind Straßen wie sonst. Nimm diese.
lesson-river-highwayman-hint = Wähl die Straße.
lesson-river-highwayman-hint-none = Du darfst die Figur behalten. Setz sie diesmal auf die Straße.
lesson-river-lake = Ihr habt weitergelegt, nur der See ist noch da. Er beendet den Fluss.
lesson-river-lake-hint = Leg den See an das Ende des Flusses.
lesson-river-land = Ab hier kommen die üblichen Plättchen, überall am Fluss entlang.
lesson-river-known-first = Die Flussplättchen kommen vor allen anderen.
lesson-river-known-bends = Zwei Bögen hintereinander führen nie zur selben Seite.
lesson-river-known-points = Der Fluss trennt Wiesen. Er bringt nichts, und niemand steht auf ihm.

### Der Abt

lesson-abbot-name = Abt
lesson-abbot-about = Eine Figur, die kommt, wenn du sie rufst.
lesson-abbot-garden = Dieses Plättchen zeigt einen Garten. Leg es dorthin, wo viele Plättchen liegen.
lesson-abbot-garden-hint = Dort passt es. An der markierten Stelle liegen aber mehr ringsum.
lesson-abbot-abbot = Du hast noch eine Figur, den Abt. Nur er darf in einen Garten: Setz ihn hinein.
lesson-abbot-abbot-hint = Wähl den Abt im Garten.
lesson-abbot-abbot-hint-none = Der Garten zahlt nur, wenn dein Abt darin steht.
lesson-abbot-abbot-hint-road = Das wäre ein Wegelagerer. Setz diesmal den Abt in den Garten.
lesson-abbot-around = Ein Garten zählt wie ein Kloster: 1 für sich und 1 je Plättchen ringsum, höchstens 9.
lesson-abbot-place = Leg auch dieses Plättchen an den Garten.
lesson-abbot-place-hint = Dort passt es, aber abseits deines Gartens.
lesson-abbot-recall = Statt eine Figur zu setzen, kannst du den Abt heimrufen. Er zählt sofort: Tu es.
lesson-abbot-recall-hint = Wähl den Abt, der heimgeht.
lesson-abbot-recall-hint-none = Du darfst auf alle neun Punkte warten. Ruf ihn diesmal heim.
lesson-abbot-recall-hint-road = Je Zug nur eins: Figur setzen oder Abt heimrufen. Ruf ihn heim.
lesson-abbot-monastery = { $points ->
    [one] Er brachte { $points } Punkt: sein Plättchen und die ringsum. Leg nun das Kloster.
   *[other] Er brachte { $points } Punkte: sein Plättchen und die ringsum. Leg nun das Kloster.
}
lesson-abbot-monastery-hint = Auch dort passt es. Um die markierte Stelle liegen mehr Plättchen.
lesson-abbot-again = Der Abt ist wieder frei. Auch ins Kloster darf er: Setz ihn hinein.
lesson-abbot-again-hint = Wähl den Abt im Kloster.
lesson-abbot-again-hint-none = Ein leeres Kloster bringt niemandem etwas. Setz den Abt hinein.
lesson-abbot-again-hint-monk = Ein Mönch bliebe, bis alles voll ist. Der Abt kann jederzeit heim.
lesson-abbot-known-garden = Nur der Abt steht in Gärten. Sie zählen wie Klöster.
lesson-abbot-known-recall = Statt eine Figur zu setzen, darfst du den Abt heimrufen.
lesson-abbot-known-monastery = Statt eines Mönchs darf er auch ins Kloster.

### Der Fluss mit Gabelung

lesson-river20-name = Fluss mit Gabelung
lesson-river20-about = Ein Fluss mit zwei Enden.
lesson-river20-fork = Nach der Quelle kommt ein doppelt großes Plättchen. Leg es geradeaus: Hier gabelt sich der Fluss.
lesson-river20-fork-hint = Auch so gedreht passt es. Leg es diesmal geradeaus.
lesson-river20-knight = Es zählt als zwei Plättchen, nimmt aber eine Figur. Setz einen Ritter in die Stadt.
lesson-river20-knight-hint = Wähl die Stadt.
lesson-river20-knight-hint-none = Das darfst du. Doch eine Stadt am Fluss ist ein guter Anfang.
lesson-river20-ends = Der Fluss hat nun zwei Enden, und du wählst eines. Nimm das untere.
lesson-river20-ends-hint = Auch so passt es. Lass den Fluss zur markierten Seite biegen.
lesson-river20-ends-hint-upper = Auch das obere Ende ist offen. Nimm diesmal das untere.
lesson-river20-bridge = Dein Gegner nahm das obere Ende. Mach an deinem weiter.
lesson-river20-bridge-hint = Leg es an das untere Ende.
lesson-river20-bridge-hint-upper = Auch dieses Ende steht dir offen. Bleib diesmal unten.
lesson-river20-monk = Setz einen Mönch ins Kloster.
lesson-river20-monk-hint = Wähl das Kloster.
lesson-river20-monk-hint-none = Ein leeres Kloster bringt niemandem etwas.
lesson-river20-monk-hint-road = Die Straße geht auch. Wähl diesmal das Kloster.
lesson-river20-apart = Die beiden Arme dürfen sich nie treffen oder berühren. Bieg deinen vom anderen weg.
lesson-river20-apart-hint = Dort passt es. Bleib aber an der markierten Stelle.
lesson-river20-apart-hint-near = Die Regeln erlauben es noch. Doch die Arme kämen sich nahe, mit wenig Platz.
lesson-river20-apart-hint-upper = Das ist der andere Arm. Bieg den unteren.
lesson-river20-lakes = Zuletzt kommen zwei Seen, einer je Ende. Dann folgen die üblichen Plättchen.
lesson-river20-known-double = Das doppelte Plättchen zählt als zwei und nimmt eine Figur.
lesson-river20-known-ends = Jedes Flussplättchen darf an eines der beiden Enden.
lesson-river20-known-touch = Die beiden Arme treffen und berühren sich nie.
lesson-river20-known-lakes = Zwei Seen beenden den Fluss. Dann kommen die anderen Plättchen.

### Pfeilplättchen

lesson-arrows-name = Pfeilplättchen
lesson-arrows-about = Drei Zeichen und was sie weckt.
lesson-arrows-arrow = Dieses Plättchen hat einen Pfeil mit einem Zeichen. Setz damit die Straße fort.
lesson-arrows-arrow-hint = Auch dort passt es. Leg es an die markierte Stelle, der Pfeil nach oben.
lesson-arrows-empty = { $points ->
    [one] Der Pfeil zeigt auf ein leeres Feld: sofort { $points } Punkt. Setz eine Figur auf die Straße.
   *[other] Der Pfeil zeigt auf ein leeres Feld: sofort { $points } Punkte. Setz eine Figur auf die Straße.
}
lesson-arrows-empty-hint = Wähl die Straße.
lesson-arrows-empty-hint-none = Auf dieser Straße wirst du eine Figur brauchen. Setz eine darauf.
lesson-arrows-target = Wer dorthin legt, wohin ein Pfeil zeigt, weckt sein Zeichen. Komm deinem Gegner zuvor.
lesson-arrows-target-hint = Dorthin zeigt der Pfeil nicht. Leg es über den Pfeil.
lesson-arrows-reinforce = Verstärkung: Eine weitere Figur darf zu einer von dir. Mach deine Straße zwei Figuren stark.
lesson-arrows-reinforce-hint = Wähl die Straße mit deiner Figur.
lesson-arrows-reinforce-hint-none = Niemand muss ein Zeichen nutzen. Probier es diesmal.
lesson-arrows-reinforce-hint-road = Das ist eine Figur wie sonst. Probier stattdessen das Zeichen.
lesson-arrows-aim = Ein Zeichen erwacht auch, wenn sein Pfeil auf ein Plättchen zeigt. Ziel auf deine Straße.
lesson-arrows-aim-hint = Leg es neben deine Straße, der Pfeil zeigt zurück auf sie.
lesson-arrows-aim-hint-away = So zeigt der Pfeil ins Leere, für 2 Punkte. Dreh ihn zum Plättchen.
lesson-arrows-knight = Die Sanduhr gibt dir einen Extrazug. Setz erst einen Ritter in die Stadt.
lesson-arrows-knight-hint = Wähl die Stadt.
lesson-arrows-knight-hint-none = Gleich kannst du diese Stadt abschließen. Setz einen Ritter hinein.
lesson-arrows-extra = Du darfst noch einmal ziehen, einen ganzen Zug. Nimm ihn.
lesson-arrows-extra-hint = Wähl, noch einmal zu spielen.
lesson-arrows-extra-hint-none = Ablehnen darfst du ihn. Aber warum?
lesson-arrows-close = Schließ mit diesem Plättchen deine Stadt.
lesson-arrows-close-hint = Deine Stadt bliebe offen. Leg es über die Stadt.
lesson-arrows-gate = { $points ->
    [one] Die Stadt brachte { $points } Punkt. Das letzte Zeichen ist ein Tor: Leg es so, dass der Pfeil auf die Straße zeigt.
   *[other] Die Stadt brachte { $points } Punkte. Das letzte Zeichen ist ein Tor: Leg es so, dass der Pfeil auf die Straße zeigt.
}
lesson-arrows-gate-hint = Leg es an das linke Ende der Straße, der Pfeil zeigt auf sie.
lesson-arrows-portal = Portal: Deine Figur darf an eine freie Stelle jedes Plättchens. Nimm die andere Straße.
lesson-arrows-portal-hint = Wähl eine freie Straße in der Ferne.
lesson-arrows-portal-hint-none = Niemand muss. Nutz diesmal das Portal.
lesson-arrows-known-empty = Ein Pfeil auf ein leeres Feld bringt 2 Punkte.
lesson-arrows-known-sign = Treffen Pfeil und Plättchen zusammen, weckt das spätere das Zeichen.
lesson-arrows-known-reinforce = Verstärkung: eine Figur mehr, wo eine von dir steht.
lesson-arrows-known-extra = Sanduhr: ein ganzer Zug mehr.
lesson-arrows-known-portal = Portal: eine Figur an eine freie Stelle jedes Plättchens.
