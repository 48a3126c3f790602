"""Bot turns, hints, forecasts, and the fair-play checks that limit them."""
