## Le solveur exact : `lucchetto solve` ; et ce que dit une commande sans l’extra lab

needs-extra = { $package } manque ; installe ce qu’il faut à cette commande : pip install 'lucchetto[{ $extra }]'
broken-extra = impossible de charger { $package } ({ $why }) ; installe ce qu’il faut à cette commande : pip install 'lucchetto[{ $extra }]'
# Before the first use; shown until the work begins.
compiling = Compilation (une seule fois)…
solving = Calcul
solve-lucky = avec les nombres porte-bonheur { $pair }
solve-value = Score moyen du jeu parfait : { $value }
solve-deviation = Son écart type : { $value }
solve-turns = Tours, en moyenne : { $value }
solve-penalties = Pénalités, en moyenne : { $value }
solve-states = États résolus : { $states }
solve-seconds = Secondes de calcul : { $seconds }
solve-seat = Place { $seat } sur { $players } : { $value }
solve-answer = ligne { $line } : { $to_come } à venir, { $total } jusqu’ici

help-solve = calculer exactement le jeu parfait en solitaire
    .examples =
        {"  "}lucchetto solve classic                    ce que vaut une partie
        {"  "}lucchetto solve longo --lucky 5+8          des minutes, la première fois
        {"  "}lucchetto solve classic --players 2        avec d’autres à leur tour
        {"  "}lucchetto solve classic --query FILE       ce que valent des feuilles
help-solve-lucky = Longo : les nombres porte-bonheur, comme 5+8
help-solve-players = de 1 à 5 : ton tour vient une fois sur N, entre-temps les sommes blanches, les autres ne font que jouer leur tour
help-solve-query = feuilles en JSON Lines, rangées comme dans les parties enregistrées et "penalties" : les points à venir de chacune ; - est l’entrée standard
help-solve-json = écrire du JSON
