# Optionen der Regeln: Sie stehen bei den Modulen und werden geholt, wenn jemand ein Spiel vorbereitet.
