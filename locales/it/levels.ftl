## Come gioca ogni livello dei bot: per sceglierne uno, nel terminale e nella pagina

level-novice = Gli sfugge molto e prende quasi tutto ciò che vede.
level-casual = Evita i grandi salti, ogni tanto non vede una crocetta, pensa a un’azione per volta.
level-club = Valuta bene i salti, pensa a entrambe le azioni e tiene d’occhio la fine.
level-expert = Giudica la posizione intera, a volte sbaglia, non prevede che cosa fanno gli altri.
level-master = Non gli sfugge nulla, giudica la posizione intera e fa i conti con gli altri.
