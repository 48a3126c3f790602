# What the signs on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

symbols-title = Was ist das?
symbols-all = Symbole
symbols-none = Hier ist kein Symbol.
symbols-how-touch = Halte den Finger auf ein Symbol, um zu sehen, was es bedeutet.
symbols-how-mouse = Klicke ein Symbol mit rechts an, um zu sehen, was es bedeutet.

symbols-ready-name = Durchgezogener Rand
symbols-ready-line = Das Plättchen passt hier so.
symbols-turn-name = Gestrichelter Rand
symbols-turn-line = Das Plättchen passt hier, wenn du es drehst.
symbols-news-name = Farbiger Rahmen
symbols-news-line = Das letzte Plättchen, in der Farbe des Spielers.
symbols-shield-name = Wappen
symbols-shield-line = Zählt in seiner Stadt wie ein weiteres Plättchen.
symbols-monastery-name = Kloster
symbols-monastery-line = Bringt 1 für sich und 1 für jedes der acht Plättchen ringsum.
symbols-crossing-name = Kreuzung
symbols-crossing-line = Hier endet jede Straße.
symbols-knight-name = Ritter
symbols-knight-line = Steht in einer Stadt. Wer dort die meisten hat, bekommt die Punkte.
symbols-highwayman-name = Wegelagerer
symbols-highwayman-line = Steht auf einer Straße, die 1 für jedes Plättchen bringt.
symbols-monk-name = Mönch
symbols-monk-line = Steht im Kloster, bis ringsum acht Plättchen liegen.
symbols-fill-name = Zahl und Prozent in einem Feld
symbols-fill-line = Wie viele Plättchen hier passen und wie wahrscheinlich eines hierher kommt.
symbols-owners-name = Muster mit Buchstabe
symbols-owners-line = Wem Straßen, Städte und Wiesen gehören: jedem ein Muster und ein Buchstabe.
