## Lo que dice el entrenador: en la terminal y en la página

accuracy = Precisión
mark-forced = Forzada
mark-best = La mejor
mark-good = Buena
mark-inaccuracy = Imprecisión
mark-mistake = Error
mark-blunder = Error grave
checked-by-games = comprobado con { $games } partidas, ± { $error }
luck-lucky = Suerte
luck-unlucky = Mala suerte
rating-master = Juego de maestro
rating-champion = Juego de campeón
rating-expert = Juego de experto
rating-club = Juego de socio del club
rating-casual = Juego de aficionado
rating-novice = Juego de principiante

## Por qué una decisión era peor que la mejor. $chosen es la tomada, $best la mejor, $move otra jugada del mismo
## turno; las tres se leen como «rojo 9». Ninguna frase empieza por una de ellas: van en minúscula.

remark-fourth-penalty = Pasar aquí cuesta el cuarto fallo y termina la partida; con { $best } se evita.
remark-fourth-missed = Pasar aquí pone el cuarto peón en las tiradas fallidas y termina la partida; con { $best } se evita.
remark-last-pawn = Con { $chosen } se acaban los peones y la partida, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de desventaja.
remark-ends-behind = Con { $chosen } la partida termina con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de desventaja: mejor dejar que siga.
remark-ends-early = Con { $chosen } la partida termina cuando todavía había algo que ganar.
remark-could-end = Con { $best } la partida termina en el acto, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de ventaja.
remark-pass-ends-ahead = Al pasar, la partida termina en el acto, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de ventaja.
remark-misses-lock = Con { $best } llega también el candado: { $points } puntos en una sola jugada.
remark-locks-early = Con { $chosen } la fila se cierra para siempre: { $skipped ->
    [0] aquí es demasiado pronto.
    [one] en ella se pierde { $skipped } número.
   *[other] en ella se pierden { $skipped } números.
}
# $points es lo que cuesta un fallo.
remark-penalty = Pasar aquí cuesta un fallo de { $points } puntos; con { $best } { $skipped ->
    [0] no se salta nada.
    [one] solo se salta { $skipped } número.
   *[other] se saltan { $skipped } números, y sale más barato.
}
remark-missed-throw = Pasar aquí cuesta un peón y { $points } puntos; con { $best } { $skipped ->
    [0] no se salta nada.
    [one] solo se salta { $skipped } número.
   *[other] se saltan { $skipped } números, y sale más barato.
}
remark-penalty-cheaper = Con { $chosen } { $skipped ->
    [one] se salta { $skipped } número;
   *[other] se saltan { $skipped } números;
} el fallo de { $points } puntos sale más barato que ese hueco.
remark-missed-throw-cheaper = Con { $chosen } { $skipped ->
    [one] se salta { $skipped } número;
   *[other] se saltan { $skipped } números;
} la tirada fallida de { $points } puntos sale más barata que ese hueco.
remark-two-for-one = Se podían tomar los dos: primero { $best } con los dados blancos, luego { $chosen } con un dado de color.
remark-in-the-way = Con { $chosen } se deja atrás { $move }, que un dado de color aún ofrecía en este turno.
remark-no-need = Con { $chosen } { $skipped ->
    [one] se salta { $skipped } número
   *[other] se saltan { $skipped } números
} sin necesidad: un dado de color aún ofrecía { $move }.
remark-side-by-side = Primero { $best }, luego { $move } con un dado de color: uno junto al otro, sin huecos.
remark-knock-off = Con { $best } se expulsa un peón: el rival pierde sus puntos y el frente de la fila.
remark-stack = Otro peón en { $best }: una pila nunca se puede expulsar.
remark-exposed = Con { $chosen } queda un peón suelto en el frente, donde puede ser expulsado.
remark-behind-front = En { $best } el peón queda detrás del frente: nada puede expulsarlo, y bloquea la casilla.
remark-lost-the-lock = Después de { $chosen } quedan muy pocos números para las { $needed } cruces que pide el candado del { $colour }.
remark-worse-than-passing = Hasta pasar es mejor que { $chosen }, que se salta { $skipped ->
    [one] { $skipped } número;
   *[other] { $skipped } números;
} lo mejor es { $best }.
remark-lucky = La cruz de la suerte { $best } va a la casilla siguiente y no se salta nada.
# $fewer es lo que se salta $best; $colour es la fila de $chosen.
remark-gap = Con { $chosen } { $skipped ->
    [one] se salta { $skipped } número;
   *[other] se saltan { $skipped } números;
} con { $best }, { $fewer ->
    [0] ninguno
   *[other] solo { $fewer }
}, y el { $colour } sigue abierto.
remark-gap-same-row = En la misma fila, con { $chosen } { $skipped ->
    [one] se salta { $skipped } número;
   *[other] se saltan { $skipped } números;
} con { $best }, { $fewer ->
    [0] ninguno.
   *[other] solo { $fewer }.
}
remark-last-chance = Otro jugador puede cerrar el { $colour } en cualquier momento: ahora { $best } todavía cuenta.
remark-ready-to-lock = Con { $best } ya son { $needed } en el { $colour }: suficientes para el candado.
# $points es lo que vale $best, $fewer lo que vale $chosen.
remark-fuller-row = Cuanto más llena está la fila, más rinde: { $best } vale { $points ->
    [one] { $points } punto;
   *[other] { $points } puntos;
} { $chosen }, solo { $fewer }.
remark-free-pass = Pasar aquí no cuesta nada; con { $chosen } { $skipped ->
    [one] se salta { $skipped } número.
   *[other] se saltan { $skipped } números.
}
remark-frequent = Con { $chosen } se pierde el { $number }, que sale a menudo; con { $best }, no.
remark-rare = El { $number } sale pocas veces: con { $best } la fila empieza sin huecos.
remark-next-in-row = Al pasar se renuncia a { $best }, que no se salta nada.
remark-worth-the-gap = Con { $best } { $skipped ->
    [one] se salta { $skipped } número
   *[other] se saltan { $skipped } números
} y, aun así, es mejor que pasar.
# $room y $fewer: los números que quedan en las dos filas.
remark-more-room = Después de { $best } quedan { $room } números en la fila; después de { $chosen }, { $fewer ->
    [0] ninguno.
   *[other] solo { $fewer }.
}
remark-better-to-pass = Aquí pasar es mejor que { $chosen }.
remark-better = A la larga, { $best } rinde más que { $chosen }.
