"""Tables in memory, their connected clients, bots and timers."""
