### The rules, written for players. The authority is docs/rules.md.
### One message is one section, in the order of reading; a blank line starts a new paragraph.

## Classic

rules-classic = Clásico
    .summary = De dos a cinco jugadores tachan números en cuatro filas de colores, siempre de izquierda a derecha, y al final las cierran con el candado.

rules-classic-goal =
    Tacha tantos números como puedas en tus cuatro filas de colores. En cada fila, cada cruz vale más que la anterior; cada fallo te cuesta 5 puntos.

    Gana el total más alto. Pueden jugar de dos a cinco personas, y también puedes jugar en solitario.
    .title = El objetivo

rules-classic-sheet =
    Cada jugador tiene una hoja con cuatro filas. La roja ▲ y la amarilla ● van del 2 al 12; la verde ■ y la azul ◆, del 12 al 2. Cada fila termina en un candado, y hay cuatro casillas para fallos.

    En cada fila se tacha de izquierda a derecha. Puedes saltarte números, pero un número saltado se pierde para siempre.
    .title = La hoja

rules-classic-turn =
    El primer jugador activo se sortea; después de cada turno le toca al siguiente en el sentido de las agujas del reloj.

    El jugador activo tira todos los dados que siguen en juego: los dos blancos y uno por cada fila que no esté cerrada. Luego vienen la acción blanca, para todos, y la acción de color, para el jugador activo, siempre en este orden.
    .title = El turno

rules-classic-white =
    Se suman los dos dados blancos. Todos los jugadores, incluido el activo, pueden tachar esa suma blanca en una fila de su elección.

    Nunca es obligatorio: puedes pasar.
    .title = La acción blanca (acción 1)

rules-classic-together =
    En la acción blanca cada uno decide sin ver lo que eligen los demás, y todas las decisiones se aplican a la vez.

    Así, varios jugadores pueden cerrar la misma fila en la misma acción blanca, y cada uno consigue el candado, siempre que ya tenga al menos cinco cruces en ella. Sin ellas no puedes tachar el último número, hagan lo que hagan los demás. Todas las cruces elegidas en la acción que cierra una fila siguen siendo válidas.
    .title = Todos a la vez

rules-classic-colour =
    Cuando la acción blanca ha quedado resuelta para todos, el jugador activo, y solo él, puede sumar un dado blanco y un dado de color y tachar el resultado en la fila de ese color. Él decide qué dado blanco y qué color usa, y también puede pasar.

    La cruz que acaba de hacer en la acción blanca ya cuenta: si la nueva va en la misma fila, tiene que quedar a su derecha.
    .title = La acción de color (acción 2)

rules-classic-penalty =
    Si eres el jugador activo y no tachas nada en ninguna de las dos acciones, marcas un fallo: 5 puntos menos. Puedes pasar dos veces a propósito, aunque pudieras tachar algo.

    Solo el jugador activo marca fallos. A los demás, pasar no les cuesta nada.
    .title = Los fallos

rules-classic-closing =
    Solo puedes tachar el último número de una fila (el 12 en la roja y la amarilla, el 2 en la verde y la azul) si ya tienes al menos cinco cruces en esa fila. Una cruz hecha en la acción blanca del mismo turno cuenta.

    Junto con el último número, en la misma jugada, tachas también el candado, que cuenta como una cruz más. El candado nunca se tacha solo.

    La fila queda cerrada para todos y su dado sale del juego en el acto. Por eso, una fila cerrada en la acción blanca ya no se puede usar en la acción de color del mismo turno.
    .title = Cerrar una fila

rules-classic-example =
    Juegan Ada, Leo y Mia. Es el turno de Ada, que saca blanco 2 y 5, rojo 4, amarillo 3, verde 5 y azul 3. Hasta ahora ha tachado el 3 y el 6 rojos, el 4 y el 5 amarillos, el 11 verde y el 10 y el 9 azules.

    La suma blanca es 7. Los tres eligen en secreto: Ada tacha el 7 rojo, Leo el 7 amarillo y Mia pasa, lo que no le cuesta nada.

    Ahora sigue solo Ada: 5 blanco más 5 verde suman 10, así que tacha el 10 verde. Son dos cruces en un turno. Sin ninguna habría marcado un fallo.

    Así queda su hoja: rojo 3, 6, 7; amarillo 4, 5; verde 11, 10; azul 10, 9. En la roja, el 2, el 4 y el 5 se han perdido.
    .title = Un turno de ejemplo

rules-classic-end =
    La partida termina en el acto cuando un jugador marca su cuarto fallo o cuando hay dos filas cerradas, sin importar quién las haya cerrado. Como en una misma acción blanca se pueden cerrar dos, puede haber incluso tres.

    Si la segunda fila se cierra en la acción blanca, ya no hay acción de color, y el jugador activo que no haya tachado nada no marca ningún fallo.
    .title = El final

rules-classic-score =
    Cuenta tus cruces en cada fila, candado incluido. De 1 a 12 cruces valen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 y 78 puntos. Suma las cuatro filas y resta 5 por cada fallo.

    Ejemplo: 4 cruces rojas, 3 amarillas, 7 verdes y 8 azules con 2 fallos dan 10 + 6 + 28 + 36 − 10 = 70.

    Gana el total más alto; en caso de empate, la victoria se comparte.
    .title = La puntuación

rules-classic-solitaire =
    Si juegas en solitario, siempre eres el jugador activo: en cada turno tienes la acción blanca y la acción de color, y un fallo si no usas ninguna de las dos. Todo lo demás sigue igual.

    El juego impreso es para un grupo de dos a cinco jugadores; el solitario es un añadido nuestro.
    .title = El solitario

## Longo

rules-longo = Longo
    .summary = El Clásico con dados de ocho caras, filas más largas y dos números de la suerte para cada jugador.

rules-longo-goal =
    Todo es como en el Clásico: el objetivo, el turno, las dos acciones, los fallos, decidir a la vez e incluso el solitario. Solo cambia lo que lees aquí.
    .title = El objetivo

rules-longo-sheet =
    Todos los dados tienen ocho caras. La fila roja ▲ y la amarilla ● van del 2 al 16; la verde ■ y la azul ◆, del 16 al 2.

    Cada hoja muestra además dos números de la suerte, distintos para cada jugador: 5 y 8, 6 y 11, 7 y 12, 10 y 13 o 4 y 9. En su lugar puedes fijar dos números diferentes cualesquiera del 2 al 16, y en ese caso varios jugadores pueden incluso compartirlos.
    .title = La hoja

rules-longo-closing =
    Una fila se cierra con cualquiera de sus dos últimos números: el 15 o el 16 en la roja y la amarilla, el 3 o el 2 en la verde y la azul. Antes necesitas al menos seis cruces en esa fila.

    Taches el que taches, con él tachas también el candado, y la fila queda cerrada en el acto para todos. Por eso nunca consigues ambos, y una fila contiene como máximo 15 cruces, candado incluido.
    .title = Cerrar una fila

rules-longo-lucky =
    Cuando la suma blanca es uno de tus números de la suerte, puedes usar tu acción blanca de otra manera: en lugar de la suma, tacha la casilla siguiente en la fila en la que tengas menos cruces. La casilla siguiente es la que va justo después de tu última cruz o, en una fila vacía, la primera. Si hay varias filas empatadas, eliges tú.

    Puedes hacerlo cada vez que salga tu número, seas o no el jugador activo.

    Ejemplo: tus números de la suerte son el 6 y el 11, la suma blanca es 6 y tu fila verde está vacía. Puedes tachar el 16 verde en lugar de un 6.
    .title = Los números de la suerte

rules-longo-lucky-details =
    Para buscar la fila con menos cruces solo cuentan las filas que siguen abiertas. Si en ella todavía no puedes tachar la casilla siguiente (el 15 en la roja y la amarilla, o el 3 en la verde y la azul, con menos de seis cruces), esa fila no ofrece ninguna cruz de la suerte, y la segunda fila con menos cruces no ocupa su lugar.

    Una cruz de la suerte también puede cerrar una fila si cumples todas las condiciones para cerrarla. Cuenta como tu acción blanca y libra al jugador activo del fallo.

    Si la suma y la cruz de la suerte llevan a la misma casilla, se te ofrecen las dos; el efecto es el mismo.
    .title = Los números de la suerte en detalle

rules-longo-example =
    Los números de la suerte de Ada son el 6 y el 11. Es su turno, y saca blanco 2 y 4, rojo 3, amarillo 1, verde 7 y azul 8. Hasta ahora ha tachado el 2 y el 4 rojos, el 3 amarillo y el 15 y el 13 azules; la verde está vacía.

    La suma blanca es 6, su número de la suerte. La verde es la fila con menos cruces, así que en lugar de un 6 tacha el 16 verde. Leo tiene otros números de la suerte y tacha el 6 rojo.

    Después, Ada suma el 4 blanco y el 8 azul y tacha el 12 azul.

    Así queda su hoja: rojo 2, 4; amarillo 3; verde 16; azul 15, 13, 12.
    .title = Un turno de ejemplo

rules-longo-score =
    Como en el Clásico, y a partir de ahí: en una fila, 12 cruces valen 78 puntos, 13 valen 91, 14 valen 105 y 15 valen 120. Cada fallo cuesta 5 puntos.

    Ejemplo: 4 cruces rojas, 3 amarillas, 9 verdes y 8 azules con 2 fallos dan 10 + 6 + 45 + 36 − 10 = 87.
    .title = La puntuación

rules-longo-end =
    Como en el Clásico, la partida termina en el acto con el cuarto fallo de un jugador o cuando hay dos filas cerradas, sin importar quién las haya cerrado. Como en una misma acción blanca se pueden cerrar varias, puede haber incluso más de dos.

    Si esto ocurre en la acción blanca, ya no hay acción de color, y el jugador activo que no haya tachado nada no marca ningún fallo.
    .title = El final

## The Duel

rules-duel = El Duelo
    .summary = Dos jugadores en un mismo tablero colocan peones, se expulsan el uno al otro y levantan pilas que ya nadie puede quitar.

rules-duel-goal =
    Dos jugadores comparten un tablero. Coloca tantos peones como puedas en las cuatro filas: en cada fila, cada peón vale más que el anterior. Cada peón tuyo en las tiradas fallidas te cuesta 5 puntos.

    Gana el total más alto.
    .title = El objetivo

rules-duel-board =
    Las cuatro filas son como en el Clásico: la roja ▲ y la amarilla ● van del 2 al 12; la verde ■ y la azul ◆, del 12 al 2. Después de su último número, cada fila tiene una casilla para el candado. También hay una columna para las tiradas fallidas.

    Cada uno tiene 22 peones de un solo color. Los dados son los del Clásico: de seis caras, dos blancos y cuatro de colores.
    .title = El tablero

rules-duel-turn =
    El primer jugador se sortea y después los turnos se alternan. El jugador activo tira todos los dados que siguen en juego, y solo él actúa, en las dos acciones.

    Acción blanca (acción 1): puedes colocar un peón en la suma blanca, en cualquier fila. Acción de color (acción 2): después puedes colocar un peón en la suma de un dado blanco y un dado de color, en la fila de ese color. En ambas puedes pasar.

    En la acción de color no puedes usar la casilla que usaste en la acción blanca del mismo turno.
    .title = El turno

rules-duel-placing =
    Un peón se coloca a la derecha de todos tus peones que estén en esa fila; la única excepción es la pila. Puedes dejar huecos.

    Una casilla contiene peones de un solo jugador. Puedes adelantar a los peones de tu rival, y también puedes usar una casilla libre por detrás de ellos, siempre que esté a la derecha de los tuyos.
    .title = Colocar peones

rules-duel-front =
    El frente de una fila es su casilla ocupada más a la derecha, sea de quien sea. Si allí hay un solo peón rival, con su número puedes expulsarlo: tu peón ocupa la casilla. El otro vuelve a su dueño, que puede colocarlo de nuevo; para la regla «a la derecha de todos tus peones» solo cuentan los peones que siguen en la fila.

    Un peón rival que no está en el frente bloquea su casilla.

    Ejemplo: en la fila roja tú estás en el 3, y tu rival en el 5 y, con un solo peón, en el 7. Puedes usar el 4, el 6, el 8, el 9, el 10 y el 11, o expulsar al peón del 7. El 5 está bloqueado, y para el 12 necesitas cinco peones tuyos.
    .title = El frente de la fila y la expulsión

rules-duel-stack =
    Si el frente es tuyo, con su número puedes poner otro peón encima, y subir tanto como quieras. Una pila de dos o más peones nunca se puede expulsar; tu rival solo puede adelantarla.

    En cuanto haya un peón más a la derecha, aunque sea tuyo, esa casilla ya no recibe más peones. Lo que cuenta es la fila en el momento de la jugada, así que un peón de tu acción blanca puede ser ya el nuevo frente en tu acción de color.
    .title = La pila

rules-duel-closing =
    Para el último número de una fila debes tener ya al menos cinco peones propios en ella. Cada peón de una pila cuenta; un peón expulsado, no.

    Cuando lo ocupas, pones otro peón en el candado, y cuentan los dos. El candado nunca se ocupa solo. La fila queda cerrada para ambos y su dado sale del juego en el acto, también para la acción de color del mismo turno.

    Si para el último número gastas el último peón que te queda, el candado se queda vacío. La fila está cerrada igualmente y la partida ha terminado.
    .title = Cerrar una fila

rules-duel-missed =
    Si eres el jugador activo y no usas ninguna de las dos acciones, aunque sea a propósito, uno de tus peones va a las tiradas fallidas: 5 puntos menos para ti.

    Ese peón cuenta como colocado: no vuelve.
    .title = Las tiradas fallidas

rules-duel-example =
    En la roja Ada está en el 3 y Leo, con un solo peón, en el 7, que es el frente. En la amarilla Leo tiene una pila de dos en el 4. Es el turno de Ada, que saca blanco 3 y 4, rojo 6, amarillo 2, verde 1 y azul 1.

    La suma blanca es 7: Ada expulsa el peón de Leo del 7 rojo. Él lo recupera y puede colocarlo de nuevo.

    Después, Ada suma el 4 blanco y el 2 amarillo y coloca un peón en el 6 amarillo, más allá de la pila de Leo. Ahora el frente de las dos filas es suyo, y la pila de Leo ya no crece.
    .title = Un turno de ejemplo

rules-duel-end =
    La partida termina en el acto, incluso a mitad de un turno, cuando un jugador no tiene más peones que colocar, cuando hay en total cuatro peones en las tiradas fallidas, sean de quien sean, o cuando hay dos filas cerradas, sin importar quién las haya cerrado.

    Si esto ocurre en la acción blanca, ya no hay ni acción de color ni tirada fallida. El último peón también pone fin a la partida si va a las tiradas fallidas.
    .title = El final

rules-duel-score =
    Cuenta tus peones en cada fila, incluidos todos los de una pila y el del candado, pero doce como máximo. De 1 a 12 peones valen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 y 78 puntos. Suma las cuatro filas y resta 5 por cada peón tuyo en las tiradas fallidas.

    Gana el total más alto; en caso de empate, la victoria se comparte.
    .title = La puntuación
