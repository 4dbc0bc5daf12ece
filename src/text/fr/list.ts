import type { Dictionary } from '../en';

/** Reading a wall list: what is wrong with it and how to mend it, and the titles of its columns. */
export const list: Dictionary = {
  'problem.emptyRange': 'La plage est vide.',
  'mend.emptyRange': 'Indiquez la plage du tableau, avec sa ligne de titres.',
  'problem.noPlayers': 'Pas encore de joueurs.',
  'mend.noPlayers': 'Saisissez les joueurs sous la ligne de titres, un par ligne, avec un nom.',
  'problem.noRounds': 'Aucune colonne de ronde n’a été trouvée.',
  'mend.noRounds': 'Incluez la ligne de titres : une colonne « Nom » et des colonnes « R1 », « R2 », etc.',
  'problem.roundsUntitled':
    'Aucune colonne n’a le titre d’une ronde. Colonnes avec des résultats : {columns|a1}.',
  'mend.roundsUntitled': 'Donnez à ces colonnes les titres R1, R2 et ainsi de suite.',
  'problem.textInOneColumn': 'La liste est du texte dans une seule colonne.',
  'mend.textInOneColumn': 'Ouvrez le panneau (Extensions, Wallist) et appuyez sur « Répartir en colonnes ».',
  'problem.unreadableCell': '« {text} » n’est pas un résultat.',
  'mend.unreadableCell':
    'Tapez le numéro de l’adversaire avec + (gagné), - (perdu), = (jigo) ou ? (pas encore joué) ; 0+ pour un exempt, 0= (convenu) ou 0- pour une ronde non jouée.',
  'problem.resultsInOtherForm':
    '{count} cellules ont des résultats sous une forme qui n’est pas lue, comme « {text} ».',
  'mend.resultsInOtherForm':
    'Écrivez des numéros : 3+ pour une victoire contre le joueur Nº 3, 3- pour une défaite, 3= pour un jigo, 3? si ce n’est pas encore joué ; 0+ pour un exempt, 0= (convenu) ou 0- pour une ronde non jouée.',
  'problem.resultMissing': '« {text} » désigne un adversaire, sans résultat.',
  'mend.resultMissing': 'Mettez « {text}? » si la partie n’est pas encore jouée, ou ajoutez +, - ou =.',
  'problem.worthMissing': '« {text} » ne dit pas ce que vaut la ronde sans partie.',
  'mend.worthMissing': 'Mettez 0+ (exempt), 0= (absence convenue) ou 0- (absence).',
  'problem.twoMeanings': '« {text} » peut dire gagné, ou Blanc.',
  'mend.twoMeanings':
    'Écrivez {no}+ pour une victoire, ou {no}?/w pour une partie avec Blanc qui n’est pas encore jouée.',
  'problem.turnedIntoDate': 'Le tableur a transformé cette cellule en date, {date}.',
  'mend.turnedIntoDate':
    'Mettez la cellule au format texte (Format, Nombre, Texte brut) et saisissez-la de nouveau ; c’était peut-être « {guess} ».',
  'problem.turnedIntoNumber': 'Le tableur a transformé cette cellule en nombre, {number}.',
  'mend.turnedIntoNumber':
    'Mettez la cellule au format texte (Format, Nombre, Texte brut) et saisissez-la de nouveau ; c’était peut-être « {guess} ».',
  'problem.errorInCell': 'Une formule de cette cellule échoue avec {text}.',
  'mend.errorInCell': 'Corrigez la formule ou tapez la valeur.',
  'problem.selfPlay': '{name} a le numéro {no} et ne peut pas être aussi l’adversaire.',
  'mend.selfPlay': 'Tapez le numéro de l’adversaire.',
  'problem.twoGamesInRound': '{name} a plus d’une inscription à la ronde {round}.',
  'mend.twoGamesInRound':
    'Gardez-en une. Seuls les systèmes Diagonal et à élimination ont plusieurs parties par ronde.',
  'problem.duplicateNumber':
    'Le numéro {no} est donné à plusieurs joueurs ; les adversaires sont donc comptés par lignes.',
  'mend.duplicateNumber': 'Donnez à chaque joueur son propre numéro.',
  'problem.unreadableRank': '« {text} » n’est pas un niveau.',
  'mend.unreadableRank': 'Tapez 3d, 12k ou 2p.',
  'problem.unreadableNumber': '« {text} » n’est pas un nombre pour {column|column}.',
  'mend.unreadableNumber': 'Tapez un nombre, ou laissez la cellule vide.',
  'problem.unreadableStart':
    '« {text} » n’est pas un départ : ce sont des points entiers ou demis jusqu’à 9999.',
  'mend.unreadableStart': 'Tapez un tel nombre, ou laissez la cellule vide.',
  'problem.unreadableOut': '« {text} » ne dit pas quelles rondes ne sont pas jouées.',
  'mend.unreadableOut': 'Tapez 3, ou 1-2, ou 5- pour la ronde 5 et les suivantes, séparés par des virgules.',
  'problem.duplicateColumn': 'Il y a une autre colonne « {title} » en {cell|a1} ; seule celle-là est lue.',
  'mend.duplicateColumn': 'Renommez l’une des deux.',
  'problem.secondList': 'Une deuxième liste commence en {cell|a1} ; seule la première est lue.',
  'mend.secondList': 'Donnez à la formule les cellules d’une seule liste.',
  'problem.startNotRead':
    '« {title} » n’est pas lu comme le départ : la colonne contient autre chose que des nombres, ou le score après les rondes.',
  'mend.startNotRead': 'Intitulez-la « Départ » si c’est le score de départ.',
  'problem.numbersByRow':
    '{column} a des trous ou des ex æquo : c’est une place, et les adversaires sont comptés par lignes.',
  'mend.numbersByRow': 'Si ce sont les numéros des joueurs, donnez à chacun le sien.',
  'problem.numberMissing': '{name} n’a pas de numéro et reçoit le numéro {no}.',
  'mend.numberMissing': 'Tapez un numéro qu’aucun autre joueur n’a.',
  'problem.nameMissing':
    'Cette ligne a des résultats ou les données d’un joueur mais pas de nom ; elle n’est pas lue.',
  'mend.nameMissing': 'Tapez le nom du joueur, ou videz la ligne.',
  'problem.roundColumnMissing':
    'Il y a des colonnes pour des rondes suivantes, mais aucune pour la ronde {round}.',
  'mend.roundColumnMissing': 'Ajoutez une colonne R{round}, ou numérotez les rondes sans trou.',
  'problem.columnIgnored':
    'Cette colonne n’est pas lue comme une ronde, car « {text} » n’est pas un résultat.',
  'mend.columnIgnored': 'Corrigez la cellule si c’est une ronde, ou incluez la ligne de titres.',
  'problem.besideNotRead': 'À côté des rondes, « {title} » n’est pas lu : {columns|a1}.',
  'mend.besideNotRead':
    'Les couleurs se lisent dans une colonne Couleur, les pierres de handicap dans une colonne Handicap à côté de chaque ronde. Le reste est à vous.',
  'problem.roundsGuessed':
    'Colonnes sans titre lues comme des rondes, car elles contiennent des résultats : {columns|a1}.',
  'mend.roundsGuessed': 'Si c’est faux, donnez aux colonnes des rondes les titres R1, R2 et ainsi de suite.',
  'problem.resultOutside': '« {text} » n’est dans aucune colonne d’une ronde.',
  'mend.resultOutside':
    'Déplacez les cellules de cette ligne sous celles des autres, ou donnez aux colonnes des rondes les titres R1, R2 et ainsi de suite.',
  'problem.rowsLeftOut':
    'Lignes qui ne sont pas lues comme des joueurs : {rows|a1}. La première dit « {text} ».',
  'mend.rowsLeftOut':
    'Si l’une d’elles est un joueur, tapez un numéro, un niveau ou un résultat à côté du nom.',
  'problem.onlyNames':
    'Lignes avec un nom seulement, lues comme des joueurs : {rows|a1}. La première est « {text} ».',
  'mend.onlyNames':
    'Si l’une d’elles n’est pas un joueur, laissez une ligne vide au-dessus, ou supprimez-la.',
  'problem.unlistedOpponent': '{name} joue contre le numéro {no}, qui n’est pas dans la liste.',
  'mend.unlistedOpponent': 'Vérifiez le numéro. Si ce joueur est seulement hors de la plage, tout va bien.',
  'problem.opponentDisagrees':
    '{name} a « {own} » ({ownSays|outcome}) et {opponent} a « {theirs} » ({theirsSays|outcome}, {cell|a1}) ; chacun compte tel qu’il est tapé.',
  'mend.opponentDisagrees':
    'Vérifiez le résultat et corrigez la cellule fausse ; si l’arbitre en a décidé ainsi, ajoutez !.',
  'problem.opponentEmpty': '{name} joue contre {opponent}, dont la cellule {cell|a1} est vide.',
  'mend.opponentEmpty': 'Tapez {mirror} en {cell|a1}, ou corrigez le numéro ici.',
  'problem.opponentElsewhere': '{name} joue contre {opponent}, mais {cell|a1} contient « {theirs} ».',
  'mend.opponentElsewhere': 'Trouvez qui a joué contre qui, et corrigez la cellule fausse.',
  'problem.colourDisagrees':
    '{name} a « {own} » et {opponent} a « {theirs} » ({cell|a1}) : les couleurs ne vont pas ensemble.',
  'mend.colourDisagrees': 'L’un des deux a Noir (b), l’autre Blanc (w).',
  'problem.handicapDisagrees':
    '{name} a « {own} » et {opponent} a « {theirs} » ({cell|a1}) : les handicaps ne vont pas ensemble.',
  'mend.handicapDisagrees': 'Tapez le même nombre de pierres dans les deux cellules.',
  'problem.halfOutsideSwiss':
    '« 0= » ne vaut rien pour {name} : seuls McMahon et suisse donnent ½ pour une absence.',
  'mend.halfOutsideSwiss': 'Tapez 0-, ou choisissez un autre système dans les réglages.',
  'problem.duplicateName': 'Le nom {name} est aussi en {cell|a1}.',
  'mend.duplicateName': 'Supprimez l’une des lignes, ou distinguez les noms.',
  'problem.byeTwice': '{name} est exempt à la ronde {first} et de nouveau à la ronde {round}.',
  'mend.byeTwice': 'Personne ne devrait être exempt deux fois : choisissez un autre joueur.',
  'problem.worthNotEgf': '{name|settingName} est {value} ; selon les règles de l’EGF, c’est {egf}.',
  'mend.worthNotEgf': 'L’annoncer avant le début, ou vider la valeur.',
  'problem.absenceAboveBye':
    'Une absence vaut {absence} et une exemption {bye} : qui est absent reçoit plus que qui est là sans adversaire.',
  'mend.absenceAboveBye': 'Mettre {absenceName|settingName} à {byeName|settingName} au plus.',
  'problem.byeOfAnotherWorth':
    '{name} a une exemption qui vaut {worth} ; selon les réglages, une exemption vaut {value}.',
  'mend.byeOfAnotherWorth':
    'Saisir 0+, qui vaut ce que disent les réglages, ou changer {setting|settingName}. Si c’est voulu, tout va bien.',
  'problem.metTwice': '{name} et {opponent} ont joué à la ronde {first} et de nouveau à la ronde {round}.',
  'mend.metTwice': 'Vérifiez les numéros ; s’ils ont bien joué deux fois, tout va bien.',
  'problem.outButPlaying': '{name} est noté absent à la ronde {round} et y a une partie.',
  'mend.outButPlaying': 'Corrigez la colonne « Absent » ou la cellule de la ronde.',
  'column.no': 'No',
  'column.name': 'Nom',
  'column.surname': 'Nom de famille',
  'column.firstName': 'Prénom',
  'column.rank': 'Niveau',
  'column.rating': 'Échelle',
  'column.maximumRating': 'Échelle maximale',
  'column.ratingList': 'Liste d’échelle',
  'column.country': 'Pays',
  'column.club': 'Club',
  'column.pin': 'PIN',
  'column.membership': 'Adhésion',
  'column.start': 'Départ',
  'column.category': 'Catégorie',
  'column.group': 'Groupe',
  'column.supergroup': 'Supergroupe',
  'column.previousOrder': 'Ordre précédent',
  'column.team': 'Équipe',
  'column.board': 'Goban',
  'column.out': 'Absent',
};
