## La introducción interactiva. Un mensaje es un paso: qué saber, luego .task (qué tocar);
## .right y .wrong responden al toque.

learn-lead = Elige un juego. Lo aprendes en la hoja de juego, en pocos pasos.
learn-classic = El juego con el que empezó todo. Empieza por aquí.
learn-longo = Para quien conoce el Clásico: las novedades.
learn-duel = Peones en vez de cruces, y un rival en tu camino.
learn-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
learn-rather-read = Prefiero leer las reglas
learn-of = Aprende: { $game }
learn-progress = Paso { $step } de { $steps }
learn-dice = Dados
learn-opponent = Rival
learn-pass = Paso
learn-pass-penalty = Marcar el fallo
learn-pass-missed = Tirada fallida
learn-back = Atrás
learn-skip = Saltar
learn-next = Siguiente
learn-done = ¡Ya puedes jugar!
learn-done-text = La mesa te enseña cada jugada posible y lo que hace. Todos los detalles están en las reglas.
learn-again = Otra vez

## Clásico

learn-classic-white = Uno tira y juegan todos: cada uno puede tachar la suma de los dos dados blancos en una fila.
    .task = Tacha un 7, en el color que quieras.
    .right = ¡Tu primera cruz! Lo que queda a su izquierda se ha perdido: en cada fila solo se va de izquierda a derecha.
    .wrong = Los dados blancos suman 7. Vale cualquiera de los cuatro 7.
learn-classic-down = La roja y la amarilla suben del 2 al 12; la verde y la azul bajan del 12 al 2.
    .task = La suma blanca es 11: ¿dónde te saltas menos números?
    .right = Eso es: la verde y la azul empiezan en el 12, así que el 11 es el segundo número.
    .wrong = Se puede, pero en la roja y la amarilla te saltarías nueve números. La verde y la azul empiezan en el 12.
learn-classic-order = En cada fila solo se sigue hacia la derecha.
    .task = La suma blanca es 5: ¿dónde puedes tacharla?
    .right = Exacto: en la amarilla es el número siguiente, y la verde y la azul aún están vacías. Valen las tres.
    .wrong = En la roja ya has tachado el 6: el 5 queda a su izquierda y está perdido.
learn-classic-skip = Puedes saltarte números, pero entonces se pierden.
    .task = La suma es 9: ¿qué 9 no se salta ninguno?
    .right = Eso es: después del 10 azul viene el 9. La paciencia tiene premio.
    .wrong = Se puede, pero se salta números que quizá necesites. Uno de los 9 no se salta ninguno.
learn-classic-pass = Nunca tienes que tachar. Cuando ha tirado otro, pasar no cuesta nada.
    .task = ¿Qué harías con este 11?
    .right = Bien hecho. Mientras no sea tu turno, pasar es gratis.
    .wrong = Se puede, pero perderías al menos cuatro números por una sola cruz. Mejor pasar.
learn-classic-own = Ahora es tu turno. Tiras todos los dados y tienes dos acciones: primero la suma blanca, como todos, y luego otra solo para ti.
    .task = Primero la suma blanca, 7: ¿qué 7 no se salta nada?
    .right = Bien: después del 6 rojo viene el 7. Ahora, los colores.
    .wrong = Se puede, pero se salta números. En la roja, el 7 es el siguiente.
learn-classic-colour = La misma tirada, acción 2: un dado blanco más un dado de color, tachado en la fila de ese color. Solo puedes hacerlo tú, porque es tu turno.
    .task = Busca una cruz que no se salte nada.
    .right = Muy bien: dos cruces en un solo turno.
    .wrong = La suma es correcta, pero se salta números. Mira la verde y la azul.
learn-classic-free = Otra vez tu turno. Con los dados blancos has tachado el 8 rojo; ahora viene la acción 2.
    .task = ¿Qué harías con estos dados de color?
    .right = Bien hecho. Ya has tachado la suma blanca, así que pasar la acción 2 es gratis.
    .wrong = Se puede, pero se salta al menos tres números. Ya has usado los dados blancos: pasar no cuesta nada.
learn-classic-penalty = Otra vez tu turno, y nada encaja: ni la suma blanca ni un color. Si no tachas nada en tu turno, marcas un fallo.
    .task = No hay escapatoria.
    .right = 5 puntos menos. Solo pasa en tu propio turno, y el cuarto fallo termina la partida.
    .wrong = Aquí no hay otra cosa que hacer: marca el fallo.
learn-classic-closing = Para tachar el último número necesitas antes cinco cruces en esa fila. Puedes saltar a él desde cualquier sitio, como a todo número posterior.
    .task = La suma es 12: ¿qué fila puedes cerrar?
    .right = ¡Clic! Del 7 directo al 12. El candado cuenta como una cruz más, la fila queda cerrada para todos y el dado rojo sale del juego.
    .wrong = La amarilla solo tiene cuatro cruces, y antes del último número hacen falta cinco.
learn-classic-together = Con los dados blancos todos deciden en secreto, y todas las decisiones cuentan en el mismo momento. Tú y otra persona tenéis cinco cruces rojas cada uno, y la suma es 12.
    .task = Si los dos tacháis el 12 rojo, ¿cuántos conseguís el candado?
    .right = ¡Los dos! Las decisiones cuentan en el mismo momento: nadie llega tarde.
    .wrong = No del todo: las decisiones cuentan en el mismo momento, así que nadie llega antes.
learn-classic-locked = Otra persona ha cerrado la verde. Tus tres cruces verdes conservan sus puntos, pero no puedes añadir más.
    .task = La suma es 7: ¿dónde puedes tacharla todavía?
    .right = Sí. La fila verde también se ha acabado para ti, aunque estaba a medias. Vigila las filas que otros pueden cerrar.
    .wrong = La verde está cerrada para todos, y su dado ha salido del juego.
learn-classic-end = La verde está cerrada. Es tu turno, y con el 12 blanco cierras la roja: es la segunda fila cerrada.
    .task = ¿Cuántas cruces más puedes hacer en este turno?
    .right = Ninguna: con la segunda fila cerrada la partida termina en el acto, antes de la acción 2. Entonces nadie marca un fallo.
    .wrong = Dos filas cerradas terminan la partida en el acto: ya no hay acción 2.
learn-classic-score = La partida termina cuando hay dos filas cerradas o alguien tiene cuatro fallos. En cada fila la primera cruz vale 1 punto, la siguiente 2, luego 3…
    .task = ¿Cuánto valen las cuatro cruces rojas?
    .right = 1 + 2 + 3 + 4 = 10. Las filas largas dan más. Cada fallo resta 5, y gana el total más alto.
    .wrong = No del todo: suma 1 + 2 + 3 + 4.

## Longo

learn-longo-white = El Longo tiene dados de ocho caras y filas hasta el 16.
    .task = La suma blanca es 13: ¿dónde te cuesta menos?
    .right = Bien: la verde y la azul empiezan en el 16, así que solo te saltas tres números.
    .wrong = Se puede, pero en la roja y la amarilla te saltarías once números. La verde y la azul empiezan por arriba.
learn-longo-lucky = Cada jugador tiene dos números de la suerte; los tuyos son el 6 y el 11. Cuando uno de ellos es la suma blanca, puedes tachar en su lugar la casilla siguiente de tu fila más vacía.
    .task = La suma es 6: ¡usa tu suerte!
    .right = La verde estaba vacía, así que su primera casilla es tuya: sin saltarte nada, y con un 6.
    .wrong = Un 6 normal se puede, pero se salta números. Es tu número de la suerte: busca la estrella.
learn-longo-others = Ha tirado otra persona, y la suma blanca es 11. Tus números de la suerte valen en todas las tiradas, no solo en las tuyas.
    .task = ¡Usa tu suerte también aquí!
    .right = Eso es: la siguiente casilla verde es tuya, con la tirada de otro.
    .wrong = Un 11 normal se puede, pero se salta números. Busca la estrella.
learn-longo-fewest = La cruz de la suerte va donde tienes menos cruces. En caso de empate, eliges tú.
    .task = La suma es 11: ¿dónde puede ir la cruz de la suerte?
    .right = Exacto: la verde y la azul solo tienen una cruz. La casilla siguiente es tuya.
    .wrong = Esa fila tiene más cruces que otras. La suerte ayuda donde tienes menos.
learn-longo-blocked = Aquí la roja es la que tiene menos cruces, y su casilla siguiente es el 15. Pero el 15 cierra la fila y antes necesita seis cruces. La suma es 6, uno de tus números de la suerte.
    .task = ¿En cuántas filas puede ir la cruz de la suerte?
    .right = En ninguna: la fila con menos cruces está bloqueada, y ninguna otra ocupa su lugar. Un 6 normal sí se puede.
    .wrong = No: solo cuenta la fila con menos cruces, y en ella el 15 todavía no se puede tachar.
learn-longo-six = Para cerrar una fila necesitas antes seis cruces en ella.
    .task = La suma es 15: ¿qué fila puedes cerrar?
    .right = ¡Clic! En el Longo basta el 15: cualquiera de los dos últimos números cierra la fila.
    .wrong = La amarilla solo tiene cinco cruces; en el Longo hacen falta seis.
learn-longo-either = Cualquiera de los dos últimos números tacha también el candado. Es tu turno: el 1 verde con un dado blanco da 2 o 3.
    .task = Cierra la fila verde.
    .right = ¡Cerrada! Tomes el que tomes, el candado va con él y la fila se acaba para todos.
    .wrong = Tanto el 3 como el 2 cierran la fila verde.
learn-longo-score = Así que nadie tiene nunca los dos últimos números. Una fila tiene 15 números y un candado.
    .task = ¿Cuántas cruces puede tener como mucho, candado incluido?
    .right = 13 números, uno de los dos últimos y el candado: 15 cruces, que valen 120 puntos. Lo demás es como en el Clásico.
    .wrong = Uno de los dos últimos siempre queda libre, y además está el candado.

## El Duelo

learn-duel-place = Dos jugadores, un tablero. Solo actúa quien tiene el turno. Primero puedes colocar un peón en la suma blanca, en cualquier fila.
    .task = Coloca uno en un 6.
    .right = Tu peón está en el tablero. Cada peón más en la fila vale más: 1, 2, 3 … puntos.
    .wrong = Los dados blancos suman 6. Vale cualquiera de los cuatro.
learn-duel-order = Tu peón va a la derecha de los tuyos en esa fila. A los del rival puedes adelantarlos, o quedarte detrás.
    .task = La suma es 4: ¿dónde puedes ir?
    .right = Eso es. Para el orden solo cuentan tus peones.
    .wrong = En la roja ya estás en el 5, y el 4 queda a su izquierda.
learn-duel-knock = El peón más a la derecha de una fila es el frente. Si en el frente hay un solo peón rival, con su número puedes expulsarlo.
    .task = ¡La suma es 7!
    .right = Fuera, vuelve a la mano de tu rival. Ahora el frente es tuyo.
    .wrong = Se puede, pero hay algo mejor: en la roja tu rival tiene un peón suelto en el frente.
learn-duel-standing = Tu rival acaba de expulsar tu peón del 9 rojo. En la roja solo te queda el del 3, y solo cuentan los peones que siguen en pie.
    .task = La suma es 6: ¿dónde puedes ir?
    .right = Sí: el 6 queda a la derecha de tu 3, aunque antes estabas en el 9.
    .wrong = Ahí ya tienes un peón más a la derecha. En la roja, el del 9 ya no está.
learn-duel-blocked = Segunda acción: un dado blanco más un dado de color, en la fila de ese color. Los peones rivales detrás del frente bloquean su casilla.
    .task = El 3 rojo da 5 o 6: ¿dónde puedes ir?
    .right = Sí: el 6 está libre y a la derecha de tu 3.
    .wrong = En el 5 hay un peón que no está en el frente: la casilla está bloqueada.
learn-duel-stack = En la verde el frente es tuyo, en el 8, pero un peón suelto se puede expulsar.
    .task = La suma es 8: ponlo a salvo.
    .right = ¡Una pila! Dos o más nunca se pueden expulsar, y cada peón de la pila cuenta.
    .wrong = Se puede, pero tu peón del 8 verde sigue en peligro. Ponle otro encima.
learn-duel-same = Acabas de colocar un peón en el 7 rojo con los dados blancos. La segunda acción no puede usar la misma casilla en el mismo turno.
    .task = El 4 rojo da 7 u 8: ¿dónde puedes ir?
    .right = Eso es. Con las dos acciones de un turno no se puede hacer una pila.
    .wrong = Ya usaste el 7 rojo en la primera acción de este turno.
learn-duel-stays = En la azul tu rival tiene una pila en el frente.
    .task = El 3 azul da 4 o 5: ¿qué puedes hacer?
    .right = Exacto: adelantarla. Ahora el frente es tuyo y la pila ya no crece.
    .wrong = Una pila se queda para siempre. Solo puedes adelantarla.
learn-duel-missed = Nada encaja: todas las sumas quedan detrás de tus peones. Si en tu turno no usas ninguna acción, pones un peón en las tiradas fallidas.
    .task = No hay escapatoria.
    .right = 5 puntos menos para ti. Con cuatro tiradas fallidas en total, sean de quien sean, termina la partida.
    .wrong = Aquí no hay otra cosa que hacer: una tirada fallida.
learn-duel-closing = El último número necesita cinco peones tuyos en esa fila. Cada peón de una pila cuenta.
    .task = La suma es 12: ¡cierra una fila!
    .right = ¡Clic! Otro peón va al candado, cuentan los dos, y la fila queda cerrada para ambos.
    .wrong = En la roja solo tienes un peón, y el último número necesita cinco.
learn-duel-score = La partida termina cuando hay dos filas cerradas, cuatro tiradas fallidas o alguien ha colocado sus 22 peones. En la verde tienes cinco peones, dos de ellos en una pila.
    .task = ¿Cuánto valen?
    .right = 1 + 2 + 3 + 4 + 5 = 15. En una fila cuentan como mucho doce peones. ¡Te toca!
    .wrong = Cada peón cuenta: 1 + 2 + 3 + 4 + 5.
