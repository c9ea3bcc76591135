## Come gioca ogni livello dei bot: per sceglierne uno, nel terminale e nella pagina

level-novice = Gli sfugge molto e prende quasi tutto ciò che vede.
level-casual = Evita i grandi salti, ogni tanto non vede una crocetta, pensa a un’azione per volta.
level-club = Valuta bene i salti, pensa a entrambe le azioni e tiene d’occhio la fine.
level-expert = Giudica la posizione intera, a volte sbaglia, non prevede che cosa fanno gli altri.
level-master = Non gli sfugge nulla, giudica la posizione intera e fa i conti con gli altri.

# Nomi di battesimo dei bot di ogni livello: almeno cinque, nessuno due volte
bot-names-novice = Pino, Mimma, Gigi, Lella, Beppe, Titti
bot-names-casual = Gina, Sandro, Marta, Luca, Paola, Dino
bot-names-club = Nora, Enzo, Chiara, Matteo, Silvia, Ugo
bot-names-expert = Vera, Bruno, Elena, Fabio, Laura, Corrado
bot-names-master = Irene, Vittorio, Sofia, Leonardo, Beatrice, Achille
