### Cards for newcomers

coach-card = What it scores
coach-close = Close this card
