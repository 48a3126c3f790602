### Cards for newcomers

coach-card = Co přinese
coach-close = Zavřít tuto kartu
