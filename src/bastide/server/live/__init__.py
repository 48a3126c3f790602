"""Tables in memory: the hub, WebSocket clients, presence, chat, clocks and bot turns."""
