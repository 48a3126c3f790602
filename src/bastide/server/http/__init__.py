"""HTTP and WebSocket connections: limits, addresses, headers, bodies and compression."""
