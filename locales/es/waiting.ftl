## La sala de espera de una mesa, y los amigos que llegan tarde y quieren jugar la próxima partida.

waiting-invites = { $host } te invita a jugar: { $game }
waiting-hosting = Tu invitación: { $game }
waiting-about-classic = Cuatro filas, seis dados: tacha números de izquierda a derecha y cierra la fila.
waiting-about-longo = Dados de ocho caras, filas más largas y números de la suerte solo tuyos.
waiting-about-duel = Dos jugadores, un tablero: expulsa peones, levanta pilas, defiende el frente.
waiting-rules = Cómo se juega
waiting-qr = Código QR del enlace a esta mesa
waiting-scan = Escanéalo con un móvil para unirte, o envía el enlace.

# Qué hacer ahora
waiting-next-visitor = Elige un nombre y siéntate.
waiting-next-host-open = Invita a tus amigos y empieza la partida.
waiting-next-host-full = Todos los sitios están ocupados: empieza cuando todo el mundo esté a punto.
waiting-next-guest = Di cuándo estás a punto. La partida la empieza { $host }.
waiting-next-ready = Estás a punto. La partida la empieza { $host }.

# Los sitios
waiting-seat-open = Esperando a un amigo
waiting-seat-closed = Cerrado: aquí no se sienta nadie
waiting-seat-bot = Bot, nivel: { $level }
waiting-seat-own-bot = Bot de este servidor
waiting-ready-state = a punto ✓
waiting-not-ready = todavía no
waiting-away = ahora no está
waiting-ready = Estoy a punto
waiting-unready = Un momento, todavía no
waiting-rename = Cambiar el nombre
waiting-new-name = Nombre nuevo
waiting-save = Guardar
waiting-open-seat = Volver a abrir el sitio { $number }
waiting-free-seat = Dejar el sitio { $number } para un amigo
waiting-add-seat = Añadir un sitio

# El anfitrión quita a alguien
waiting-remove = Quitar a { $name }
waiting-remove-title = ¿Quitar a { $name }?
waiting-remove-text = { $name } recibe un aviso y el sitio queda libre. Podrá mirar, pero no volver a sentarse en esta mesa.
waiting-remove-no = Dejar a { $name }
waiting-removed-title = El anfitrión te ha quitado de esta mesa
waiting-removed-text = Puedes mirar, pedir sitio en la próxima partida o crear tu propia mesa.

# Empezar antes de que todos estén a punto
waiting-start-unready = { $count ->
    [one] { $names } todavía no está a punto. Puedes empezar de todos modos.
   *[other] { $names } todavía no están a punto. Puedes empezar de todos modos.
}

# Amigos que llegan tarde
waiting-full-text = Todos los sitios están ocupados, así que miras. Puedes pedir sitio: { $host } lo ve y puede añadir uno.
waiting-late-playing = Esta partida empezó sin ti, así que miras. ¿Quieres jugar la próxima?
waiting-late-over = Esta partida ha terminado. ¿Quieres jugar la próxima?
waiting-late-rematch = La próxima partida está preparada.
waiting-late-go = Ir a la mesa
waiting-ask = Pedir sitio
waiting-asked = Has pedido sitio. Quédate en esta página: te avisaremos cuando la próxima partida esté preparada.
waiting-withdraw = Retirar la petición
waiting-asking = { $count ->
    [one] { $names } quiere jugar la próxima partida y tendrá sitio en la revancha.
   *[other] { $names } quieren jugar la próxima partida y tendrán sitio en la revancha.
}
waiting-asking-seat = { $count ->
    [one] { $names } quiere un sitio: añade uno.
   *[other] { $names } quieren sitio: añade más.
}
waiting-decline = Rechazar a { $name }
waiting-own-table = Crear mi propia mesa
