## Come gioca ogni livello dei bot: per sceglierne uno, nel terminale e nella pagina

level-novice = Prende ciò che ha davanti, salta troppo e dimentica spesso i dadi bianchi degli altri.
level-casual = Evita i salti più grandi, ogni tanto non vede una crocetta, pensa a un’azione alla volta.
level-club = Valuta bene i salti, pensa a entrambe le azioni e tiene d’occhio la fine.
level-expert = Giudica la posizione intera, ma valuta spesso male una crocetta; non prevede che cosa fanno gli altri.
level-champion = Giudica la posizione intera e sbaglia di rado; non prevede che cosa fanno gli altri.
level-master = Non gli sfugge nulla, giudica la posizione intera e fa i conti con gli altri.
level-own = Un bot aggiunto da chi gestisce questo server.

# Nomi di battesimo dei bot di ogni livello: almeno cinque, nessuno due volte
bot-names-novice = Pino, Mimma, Gigi, Lella, Beppe, Titti
bot-names-casual = Gina, Sandro, Marta, Luca, Paola, Dino
bot-names-club = Nora, Enzo, Chiara, Matteo, Silvia, Ugo
bot-names-expert = Vera, Bruno, Elena, Fabio, Laura, Corrado
bot-names-champion = Carla, Renzo, Ornella, Guido, Marina, Sergio
bot-names-master = Irene, Vittorio, Sofia, Leonardo, Beatrice, Achille

# Lo stile di ogni personaggio, in una frase
character-any = Uno qualsiasi
new-bot-character = Personaggio del bot al posto { $number }
character-toby = Non sa resistere a un numero blu, per quanto lontano.
character-poppy = Ha paura del lucchetto e lascia aperte le righe troppo a lungo.
character-alfie = Arraffa tutto ciò che capita, e di rado dimentica i dadi bianchi.
character-gina = Adora il rosso e per averlo salta avanti.
character-sam = Vede tutto ciò che è vicino, ma sonnecchia mentre tirano gli altri.
character-ruby = Punta dritto al lucchetto, costi quel che costi.
character-nora = Di rado le sfuggono i dadi bianchi degli altri, ma è distratta con i suoi.
character-owen = Corre a chiudere le righe prima di tutti.
character-grace = Ha un debole per il verde.
character-vera = Tiene aperte le righe finché può.
character-simon = Raccoglie giallo ovunque appena conviene.
character-clara = Segue ogni lancio, ma si fida troppo dell’istinto.
character-maud = Chiude presto le righe e finisce in fretta le partite.
character-lionel = Costruisce prima di tutto sul blu.
character-stella = Le basta vincere di poco, e gioca sul sicuro.
character-irene = Chiude le righe prima che chiunque se lo aspetti.
character-victor = Gioca per un gran vantaggio, non solo per la vittoria.
character-astrid = Perfetta in tutto, e un po’ innamorata del verde.
