## Lo que muestra un enlace compartido antes de abrirlo: título, texto e imagen.

preview-home = Tira, tacha, cierra.
    .text = Juegos de dados en el navegador: Clásico, Longo y El Duelo. Con amigos en sus móviles, en un solo dispositivo o contra bots.
preview-daily = La partida del día
    .text = Una partida en solitario, los mismos dados para todos. ¿Qué tal te irá hoy?
preview-learn = Apréndelo en dos minutos
    .text = Unos pasos en la hoja de juego te enseñan cómo va.
preview-rules = Las reglas
    .text = Tres juegos de una familia, cada uno en una página.
preview-lobby = Mesas abiertas
    .text = Ocupa un sitio libre o crea tu propia mesa.
preview-explore = Explorador
    .text = Prepara cualquier posición y mira cuánto vale cada opción.
preview-analysis = Análisis
    .text = Lo que costó cada decisión y cuánto fue suerte.
preview-join = Te han invitado
    .text = Elige un nombre y siéntate.
preview-gone = Esta mesa ya no existe
    .text = Pide otro enlace o crea tu propia mesa.
preview-invites = { $host } te invita a jugar: { $game }
preview-about-classic = Cuatro filas, seis dados: tacha números de izquierda a derecha y cierra la fila.
preview-about-longo = Dados de ocho caras, filas más largas y números de la suerte solo tuyos.
preview-about-duel = Dos jugadores, un tablero: expulsa peones, levanta pilas, defiende el frente.
preview-free = { $count ->
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
}
preview-full = Todos los sitios están ocupados.
preview-playing = { $game }: { $names }
preview-playing-text = La partida está en marcha. Abre el enlace para mirar.
preview-over-text = { $game }: { $names }. Abre el enlace para ver las hojas.
