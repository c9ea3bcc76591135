## Was der Browser selbst zu sagen haben kann, auf jeder Seite.

page-again = Noch einmal versuchen
page-offline = Keine Verbindung. Mit anderen zu spielen braucht das Netz; Partien gegen Bots und an diesem Gerät, Punkteblock, Regeln und Einführung gehen auch ohne.
page-problem = Da ist etwas schiefgegangen. Bitte versuch es noch einmal.
not-loaded = Diese Seite konnte nicht geladen werden
