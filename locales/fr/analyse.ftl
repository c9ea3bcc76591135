## L'analyse dans le terminal : `lucchetto analyse`

help-analyse = ce que chaque décision a coûté, et la chance qu’ont donnée les dés
    .examples =
        {"  "}lucchetto analyse game.jsonl                 erreurs, chance, un graphique
        {"  "}lucchetto analyse game.jsonl --seat 2        les décisions d’un joueur
        {"  "}lucchetto analyse game.jsonl -o game.html
        {"  "}lucchetto analyse --json game.jsonl          pour les programmes
help-analyse-json = écrire toute l’analyse en JSON
help-analyse-output = écrire l’analyse comme page autonome, dans un fichier qui ne doit pas exister
help-analyse-deep = vérifier les décisions serrées par des milliers de parties jouées jusqu’au bout (nécessite l’extra lab) ; Ctrl-C garde ce qui est fait
help-analyse-seat = seulement les décisions et la chance de cette place, à partir de 1
analyse-bad-seat = --seat doit être une place de 1 à { $most }
analyse-reading = Analyse en cours
analyse-page-at = L’analyse est dans { $file }
analyse-title = Analyse : { $record }
analyse-exact = Tous les chiffres sont exacts : d’après les valeurs du solveur, en points attendus.
analyse-network-points = Jugée par le réseau du maître, en points attendus.
analyse-network-win = Jugée par le réseau du maître, en chances de gagner.
analyse-checks = { $decisions ->
    [0] Aucune décision n’était serrée : aucune partie n’a été prolongée.
    [one] Une décision serrée a été vérifiée par { $games } parties.
   *[other] { $decisions } décisions serrées ont été vérifiées par { $games } parties.
}
analyse-unchecked = Évaluation rapide : aucune décision n’a été vérifiée en prolongeant la partie. Il faut l’extra lab ; --deep le compile.
analyse-interrupted = Les vérifications ont été interrompues ; les décisions suivantes ont une évaluation rapide.
analyse-so-far = La partie n’est pas finie : voici où elle en est.
analyse-players = Les joueurs
analyse-player = Joueur
analyse-points = Points
analyse-luck = Chance
analyse-lost = Perdu
analyse-adjusted = Sans la chance
analyse-inaccuracies = Imprécisions
analyse-mistakes = Erreurs
analyse-blunders = Grosses erreurs
analyse-rating = Niveau
analyse-no-rating = Trop peu de décisions pour juger
analyse-percent = { $value } %
analyse-points-amount = { $value } points
analyse-chart-win = Chances de gagner
analyse-chart-points = Points attendus
analyse-legend = ? erreur   + lancer chanceux   − lancer malchanceux
analyse-worst = Ce qui a été perdu
analyse-nothing-lost = Rien de notable.
analyse-lapse = { $name }, tour { $turn }, ligne { $line } : { $chosen } au lieu de { $best }
# $mark is a word such as “Erreur”.
analyse-verdict = { $mark } { $cost } :
analyse-rolls = Lancers chanceux et malchanceux
analyse-no-rolls = Aucun lancer n’a décidé grand-chose à lui seul.
analyse-rolled = Tour { $turn }, ligne { $line } : { $dice }
analyse-for = pour { $name } { $luck }
analyse-as-table = Le graphique en tableau
analyse-line = Ligne
analyse-turn = Tour
analyse-made-with = Réalisé avec Lucchetto { $version }.
