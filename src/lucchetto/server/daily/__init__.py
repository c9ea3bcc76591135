"""The daily game: one solitaire game per day with the same dice for everybody."""
