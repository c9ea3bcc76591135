"""HTTP routes and the WebSocket endpoint, one module per resource."""
