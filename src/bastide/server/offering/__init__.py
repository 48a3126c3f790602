"""What is told of an offer beside its action: where its spot lies, and what is to be won or lost there."""
