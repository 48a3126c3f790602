"""Connected clients: sockets, streams, send queues and broadcasts."""
