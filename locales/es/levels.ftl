## Cómo juega cada nivel de los bots: para elegir uno, en la terminal y en la página

level-novice = Toma lo que tiene delante, se salta demasiado y olvida a menudo los dados blancos de los demás.
level-casual = Evita los huecos más grandes, de vez en cuando se le escapa una cruz, piensa en una acción cada vez.
level-club = Calcula bien los saltos, planea las dos acciones y vigila el final.
level-expert = Juzga la posición entera, pero a menudo valora mal una cruz; no prevé lo que hacen los demás.
level-champion = Juzga la posición entera y rara vez se equivoca mucho; no prevé lo que hacen los demás.
level-master = No se le escapa nada, juzga la posición entera y cuenta con los demás.
level-own = Un bot añadido por quienes administran este servidor.

# Nombres de pila de los bots de cada nivel: al menos cinco, ninguno dos veces
bot-names-novice = Pepe, Lola, Nico, Pili, Chema, Tere
bot-names-casual = Carmen, Paco, Rosa, Luis, Inés, Hugo
bot-names-club = Nora, Javier, Elena, Mateo, Pilar, Andrés
bot-names-expert = Vera, Simón, Clara, Álvaro, Lucía, Bruno
bot-names-champion = Marta, Diego, Teresa, Emilio, Raquel, Sergio
bot-names-master = Irene, Víctor, Sofía, Leonardo, Beatriz, Rafael

# El estilo de cada personaje, en una frase
character-any = Cualquiera
new-bot-character = Personaje del bot en el sitio { $number }
character-toby = No puede resistirse a un número azul, por lejos que esté.
character-poppy = Le asusta el candado y deja abiertas las filas demasiado tiempo.
character-alfie = Arrambla con todo lo que sale y rara vez olvida los dados blancos.
character-gina = Le encanta el rojo y salta lo que haga falta por él.
character-sam = Ve todo lo que está cerca, pero se duerme mientras tiran los demás.
character-ruby = Va directo al candado, cueste lo que cueste.
character-nora = Rara vez se le escapan los dados blancos de los demás, pero descuida los suyos.
character-owen = Corre a cerrar filas antes que nadie.
character-grace = Siente debilidad por el verde.
character-vera = Mantiene abiertas las filas mientras puede.
character-simon = Reúne amarillo allí donde compensa.
character-clara = Sigue cada tirada, pero se fía demasiado de su instinto.
character-maud = Cierra pronto las filas y acaba rápido las partidas.
character-lionel = Construye ante todo sobre el azul.
character-stella = Le basta ganar por poco y juega sobre seguro.
character-irene = Cierra las filas antes de lo que nadie espera.
character-victor = Juega por una gran ventaja, no solo por la victoria.
character-astrid = Perfecta en todo, y un poco enamorada del verde.
