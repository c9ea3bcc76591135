## How each level of bots plays: for choosing one, in the terminal and on the page

level-novice = Se le escapa mucho y toma casi todo lo que ve.
level-casual = Evita los saltos grandes, a veces no ve una cruz, piensa en una acción cada vez.
level-club = Calcula bien los saltos, planea las dos acciones y vigila el final.
level-expert = Juzga la posición entera, a veces falla, no prevé lo que hacen los demás.
level-master = No se le escapa nada, juzga la posición entera y cuenta con los demás.
