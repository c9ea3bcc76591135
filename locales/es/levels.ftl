## Cómo juega cada nivel de los bots: para elegir uno, en la terminal y en la página

level-novice = Se le escapa mucho y toma casi todo lo que ve.
level-casual = Evita los saltos grandes, a veces no ve una cruz, piensa en una acción cada vez.
level-club = Calcula bien los saltos, planea las dos acciones y vigila el final.
level-expert = Juzga la posición entera, a veces falla, no prevé lo que hacen los demás.
level-master = No se le escapa nada, juzga la posición entera y cuenta con los demás.

# Nombres de pila de los bots de cada nivel: al menos cinco, ninguno dos veces
bot-names-novice = Pepe, Lola, Nico, Pili, Chema, Tere
bot-names-casual = Carmen, Paco, Rosa, Luis, Inés, Hugo
bot-names-club = Nora, Javier, Elena, Mateo, Pilar, Andrés
bot-names-expert = Vera, Simón, Clara, Álvaro, Lucía, Bruno
bot-names-master = Irene, Víctor, Sofía, Leonardo, Beatriz, Rafael
