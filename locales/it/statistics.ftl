## Own statistics, and the house's dice

statistics-title = Statistiche
