# What the signs on the board and beside it mean (client/src/table/legend/symbols.ts): a name and one line each.

signs-title = Was ist das?
signs-all = Symbole
signs-none = Hier ist kein Symbol.
signs-how-touch = Halte den Finger auf ein Symbol, um zu sehen, was es bedeutet.
signs-how-mouse = Klicke ein Symbol mit rechts an, um zu sehen, was es bedeutet.

signs-ready-name = Durchgezogener Rand
signs-ready-line = Das Plättchen passt hier so.
signs-turn-name = Gestrichelter Rand
signs-turn-line = Das Plättchen passt hier, wenn du es drehst.
signs-news-name = Farbiger Rahmen
signs-news-line = Das letzte Plättchen, in der Farbe des Spielers.
signs-shield-name = Wappen
signs-shield-line = Zählt in seiner Stadt wie ein weiteres Plättchen.
signs-monastery-name = Kloster
signs-monastery-line = Bringt 1 für sich und 1 für jedes der acht Plättchen ringsum.
signs-crossing-name = Kreuzung
signs-crossing-line = Hier endet jede Straße.
signs-knight-name = Ritter
signs-knight-line = Steht in einer Stadt. Wer dort die meisten hat, bekommt die Punkte.
signs-highwayman-name = Wegelagerer
signs-highwayman-line = Steht auf einer Straße, die 1 für jedes Plättchen bringt.
signs-monk-name = Mönch
signs-monk-line = Steht im Kloster, bis ringsum acht Plättchen liegen.
signs-fill-name = Zahl und Prozent in einem Feld
signs-fill-line = Wie viele Plättchen hier passen und wie wahrscheinlich eines hierher kommt.
signs-owners-name = Muster mit Buchstabe
signs-owners-line = Wem Straßen, Städte und Wiesen gehören: jedem ein Muster und ein Buchstabe.
