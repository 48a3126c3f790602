### Cards for newcomers

coach-card = Čo prinesie
coach-close = Zavrieť túto kartu
