"""Several processes on one database: membership, forwarding of requests, and messages between them."""
