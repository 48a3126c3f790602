# Volby pravidel: mají je moduly a stránka je načte, když někdo připravuje hru.
