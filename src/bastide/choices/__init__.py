"""What a seat is offered: actions, places and figures, and what follows or is to be won from each."""
