### Cards for newcomers

coach-card = Was es bringt
coach-close = Diesen Hinweis schließen
