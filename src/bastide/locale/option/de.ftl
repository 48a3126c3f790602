# Optionen der Regeln: Sie stehen bei den Modulen und werden geholt, wenn jemand ein Spiel vorbereitet.

option-more = Weitere Optionen
option-more-line = Uhr, Hilfen, Erweiterungen, Hausregeln, eigene Plättchen
option-remember = Als mein Spiel merken
option-remember-line = Bleibt auf diesem Gerät, auch für „Mit Freunden spielen“
option-favourite = Mein Spiel
option-forget = Mein Spiel vergessen
option-remembered = Das ist dein Spiel auf diesem Gerät
option-forgotten = Dein Spiel ist nicht mehr gemerkt
