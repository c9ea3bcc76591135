## Lo que el navegador puede tener que decir, en cada página.

page-again = Reintentar
page-offline = Sin conexión. Para jugar con otros hace falta la red; las partidas contra bots y en este dispositivo, la hoja de puntos, las reglas y la introducción funcionan sin ella.
page-problem = Algo ha salido mal. Inténtalo de nuevo.
not-loaded = No se ha podido cargar esta página
