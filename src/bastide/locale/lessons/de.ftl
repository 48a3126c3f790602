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
