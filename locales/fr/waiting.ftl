## La salle d’attente d’une table, et les amis en retard qui voudraient jouer la prochaine partie.

waiting-invites = { $host } t’invite à jouer : { $game }
waiting-hosting = Ton invitation : { $game }
waiting-about-classic = Quatre rangées, six dés : coche les nombres de gauche à droite et ferme la rangée.
waiting-about-longo = Des dés à huit faces, des rangées plus longues et tes nombres porte-bonheur.
waiting-about-duel = Deux joueurs, un plateau : éjecte des pions, bâtis des piles, tiens la tête.
waiting-rules = Comment jouer
waiting-qr = Code QR du lien vers cette table
waiting-scan = À scanner avec un téléphone pour rejoindre la table ; ou envoie le lien.

# Que faire maintenant
waiting-next-visitor = Choisis un nom et prends place.
waiting-next-host-open = Invite tes amis, puis lance la partie.
waiting-next-host-full = Toutes les places sont prises : lance la partie quand tout le monde y est.
waiting-next-guest = Dis quand c’est bon pour toi. { $host } lance la partie.
waiting-next-ready = C’est bon pour toi. { $host } lance la partie.

# Les places
waiting-seat-open = En attente d’un ami
waiting-seat-closed = Fermée : personne n’y prend place
waiting-seat-bot = Bot, niveau : { $level }
waiting-seat-own-bot = Bot de ce serveur
waiting-ready-state = c’est bon ✓
waiting-not-ready = pas encore
waiting-away = pas là pour l’instant
waiting-ready = C’est bon pour moi
waiting-unready = Un instant, pas encore
waiting-rename = Changer de nom
waiting-new-name = Nouveau nom
waiting-save = Enregistrer
waiting-open-seat = Rouvrir la place { $number }
waiting-free-seat = Libérer la place { $number } pour un ami
waiting-add-seat = Ajouter une place

# L’hôte retire quelqu’un
waiting-remove = Retirer { $name }
waiting-remove-title = Retirer { $name } ?
waiting-remove-text = { $name } en est averti, et la place redevient libre. Regarder reste possible, reprendre place à cette table non.
waiting-remove-no = Garder { $name }
waiting-removed-title = L’hôte t’a retiré de cette table
waiting-removed-text = Tu peux regarder, demander une place pour la prochaine partie ou créer ta propre table.

# Lancer avant que tout le monde y soit
waiting-start-unready = { $count ->
    [one] Pour { $names }, ce n’est pas encore bon. Tu peux lancer la partie quand même.
   *[other] Pour { $names }, ce n’est pas encore bon. Tu peux lancer la partie quand même.
}

# Amis en retard
waiting-full-text = Toutes les places sont prises, alors tu regardes. Tu peux demander une place : { $host } le voit et peut en ajouter une.
waiting-late-playing = Cette partie a commencé sans toi, alors tu regardes. Veux-tu jouer la prochaine ?
waiting-late-over = Cette partie est finie. Veux-tu jouer la prochaine ?
waiting-late-rematch = La prochaine partie est prête.
waiting-late-go = Aller à la table
waiting-ask = Demander une place
waiting-asked = Tu as demandé une place. Reste sur cette page : tu sauras quand la prochaine partie est prête.
waiting-withdraw = Retirer la demande
waiting-asking = { $count ->
    [one] { $names } voudrait jouer la prochaine partie et aura une place dans la revanche.
   *[other] { $names } voudraient jouer la prochaine partie et auront une place dans la revanche.
}
waiting-asking-seat = { $count ->
    [one] { $names } voudrait une place : ajoutes-en une.
   *[other] { $names } voudraient une place : ajoutes-en.
}
waiting-decline = Refuser { $name }
waiting-own-table = Créer ma propre table
