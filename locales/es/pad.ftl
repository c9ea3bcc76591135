## La hoja de puntos: se juega con dados de verdad y solo se anotan las cruces.

pad-title = Hoja de puntos
pad-lead = Dados de verdad, sin papel: cada cual tacha en su propio teléfono, o todos en una tableta en el centro. Los candados se comparten y los puntos se cuentan solos.
pad-lead-here = Dados de verdad, sin papel: todos tachan en este dispositivo, en el centro de la mesa. Los puntos se cuentan solos.
pad-open = Abrir la hoja
pad-here = ¿Quién más anota en este dispositivo?
pad-here-how = Nadie, si todos tienen teléfono: se unen con un enlace o un código.
pad-here-only = Aquí todos anotan en este dispositivo: añade una hoja por cada persona más.
pad-here-duel = El Duelo tiene un solo tablero: ambos anotan en este dispositivo.
pad-here-more = Añadir a alguien
pad-join = Elige un nombre y tendrás tu propia hoja.
pad-cells = Números de { $name }
pad-penalty = el fallo
pad-penalty-add = Fallo −5
pad-missed = el fallo
pad-missed-add = Fallo de { $name }
pad-undo = Deshacer { $mark }
pad-undo-none = Nada que deshacer
pad-undo-this = ¿Deshacer { $mark }? Los puntos se actualizan.
pad-undo-yes = Deshacer
pad-keep = Dejarlo
pad-still-open = Fila cerrada por otra persona: { $colours }. Si la usas con la misma tirada, anótalo ahora.
pad-turn = Girar la hoja de { $name }
pad-turn-board = Girar el tablero
pad-who = ¿Quién coloca un peón?
pad-others = Los demás
pad-away = teléfono ausente
pad-write-for = El teléfono de { $name } no está conectado: puedes anotar aquí.
pad-ended = La partida ha terminado: { $reasons }.
pad-ended-last = Anotad las cruces de la última tirada y haced el recuento.
pad-count-up = Hacer el recuento
pad-count-early = Según las reglas la partida no ha terminado. ¿Hacer el recuento de todos modos? Después no se puede cambiar nada.
pad-play-on = Seguir jugando
pad-invite = Invitar
pad-free = { $count ->
    [one] Puede unirse una persona más, incluso a mitad de partida.
   *[other] Pueden unirse { $count } personas más, incluso a mitad de partida.
}
pad-no-free = Todas las hojas están ocupadas.
pad-house-rules = Reglas de la casa
pad-house-on = Activar
pad-house-off = Desactivar
pad-house-on-how = La hoja comprueba el orden, los candados y las cruces necesarias para cerrar. Con las reglas de la casa lo acepta todo, para todos.
pad-house-off-how = La hoja volverá a comprobar. Lo anotado se queda.
pad-house-note = Reglas de la casa: no se comprueba nada.
