# Voľby pravidiel: majú ich moduly a stránka ich načíta, keď niekto pripravuje hru.
