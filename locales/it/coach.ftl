## Quello che dice il coach: nel terminale e nella pagina

accuracy = Precisione
mark-forced = Obbligata
mark-best = La migliore
mark-good = Buona
mark-inaccuracy = Imprecisione
mark-mistake = Errore
mark-blunder = Errore grave
checked-by-games = verificato con { $games } partite, ± { $error }
luck-lucky = Fortuna
luck-unlucky = Sfortuna
rating-master = Gioco da maestro
rating-champion = Gioco da campione
rating-expert = Gioco da esperto
rating-club = Gioco da socio del club
rating-casual = Gioco da dilettante
rating-novice = Gioco da principiante

## Perché una decisione era peggiore della migliore. $chosen è quella presa, $best la migliore, $move un'altra mossa
## dello stesso turno; tutte e tre si leggono come «rosso 9». Nessuna frase comincia con una di loro: sono minuscole.

remark-fourth-penalty = Passare qui costa il quarto lancio a vuoto e chiude la partita; con { $best } si evita.
remark-fourth-missed = Passare qui mette la quarta pedina tra i lanci mancati e chiude la partita; con { $best } si evita.
remark-last-pawn = Con { $chosen } finiscono le pedine e la partita, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di svantaggio.
remark-ends-behind = Con { $chosen } la partita finisce con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di svantaggio: meglio lasciarla continuare.
remark-ends-early = Con { $chosen } la partita finisce quando c’era ancora qualcosa da guadagnare.
remark-could-end = Con { $best } la partita finisce subito, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio.
remark-pass-ends-ahead = Passando, la partita finisce subito, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio.
remark-misses-lock = Con { $best } arriva anche il lucchetto: { $points } punti in una mossa sola.
remark-locks-early = Con { $chosen } la riga si chiude per sempre: { $skipped ->
    [0] qui è troppo presto.
    [one] lì { $skipped } numero è perso.
   *[other] lì { $skipped } numeri sono persi.
}
# $points è il costo di un lancio a vuoto.
remark-penalty = Passare qui costa un lancio a vuoto, cioè { $points } punti; con { $best } { $skipped ->
    [0] non si salta niente.
    [one] si salta solo { $skipped } numero.
   *[other] si saltano { $skipped } numeri, e costa meno.
}
remark-missed-throw = Passare qui costa una pedina e { $points } punti; con { $best } { $skipped ->
    [0] non si salta niente.
    [one] si salta solo { $skipped } numero.
   *[other] si saltano { $skipped } numeri, e costa meno.
}
remark-penalty-cheaper = Con { $chosen } { $skipped ->
    [one] si salta { $skipped } numero;
   *[other] si saltano { $skipped } numeri;
} il lancio a vuoto da { $points } punti costa meno di quel buco.
remark-missed-throw-cheaper = Con { $chosen } { $skipped ->
    [one] si salta { $skipped } numero;
   *[other] si saltano { $skipped } numeri;
} il lancio mancato da { $points } punti costa meno di quel buco.
remark-two-for-one = Si potevano prendere entrambi: prima { $best } con i dadi bianchi, poi { $chosen } con un dado colorato.
remark-in-the-way = Con { $chosen } si va oltre { $move }, che un dado colorato offriva ancora in questo turno.
remark-no-need = Con { $chosen } { $skipped ->
    [one] si salta { $skipped } numero
   *[other] si saltano { $skipped } numeri
} senza bisogno: un dado colorato offriva ancora { $move }.
remark-side-by-side = Prima { $best }, poi { $move } con un dado colorato: uno accanto all’altro, senza buchi.
remark-knock-off = Con { $best } si butta giù una pedina: l’avversario ne perde i punti, e anche la testa della riga.
remark-stack = Un’altra pedina su { $best }: una pila non si può mai buttare giù.
remark-exposed = Con { $chosen } resta in testa una pedina sola, che può essere buttata giù.
remark-behind-front = Su { $best } la pedina sta dietro la testa: niente la può buttare giù, e blocca la casella.
remark-lost-the-lock = Dopo { $chosen } restano troppo pochi numeri per le { $needed } crocette che servono al lucchetto del { $colour }.
remark-worse-than-passing = Perfino passare è meglio di { $chosen }, che salta { $skipped ->
    [one] { $skipped } numero;
   *[other] { $skipped } numeri;
} la scelta migliore è { $best }.
remark-lucky = La crocetta fortunata { $best } va nella casella subito dopo e non salta niente.
# $fewer è quanto salta $best; $colour è la riga di $chosen.
remark-gap = Con { $chosen } { $skipped ->
    [one] si salta { $skipped } numero;
   *[other] si saltano { $skipped } numeri;
} con { $best } { $fewer ->
    [0] nessuno
   *[other] solo { $fewer }
}, e il { $colour } resta aperto.
remark-gap-same-row = Nella stessa riga con { $chosen } { $skipped ->
    [one] si salta { $skipped } numero,
   *[other] si saltano { $skipped } numeri,
} con { $best } { $fewer ->
    [0] nessuno.
   *[other] solo { $fewer }.
}
remark-last-chance = Un altro giocatore può chiudere il { $colour } da un momento all’altro: adesso { $best } vale ancora.
remark-ready-to-lock = Con { $best } diventano { $needed } nel { $colour }: bastano per il lucchetto.
# $points è quanto vale $best, $fewer quanto vale $chosen.
remark-fuller-row = Più la riga è piena, più rende: { $best } vale { $points ->
    [one] { $points } punto,
   *[other] { $points } punti,
} { $chosen } solo { $fewer }.
remark-free-pass = Passare qui non costa niente; con { $chosen } { $skipped ->
    [one] si salta { $skipped } numero.
   *[other] si saltano { $skipped } numeri.
}
remark-frequent = Con { $chosen } si perde il numero { $number }, che esce spesso; con { $best } no.
remark-rare = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} esce di rado: con { $best } la riga comincia senza buchi.
remark-next-in-row = Passando si rinuncia a { $best }, che non salta niente.
remark-worth-the-gap = Con { $best } { $skipped ->
    [one] si salta { $skipped } numero
   *[other] si saltano { $skipped } numeri
}, eppure è meglio che passare.
# $room e $fewer: i numeri ancora da venire nelle due righe.
remark-more-room = Dopo { $best } nella riga restano { $room } numeri, dopo { $chosen } { $fewer ->
    [0] nessuno.
   *[other] solo { $fewer }.
}
remark-better-to-pass = Qui passare è meglio di { $chosen }.
remark-better = Alla lunga { $best } rende più di { $chosen }.
