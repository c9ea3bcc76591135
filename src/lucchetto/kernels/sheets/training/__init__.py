"""Training games of Classic and Longo, and what a network learns from them."""
