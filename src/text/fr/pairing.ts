import type { Dictionary } from '../en';

/** Pairing a round: what is wrong and how to mend it, and remarks on games and byes. */
export const pairing: Dictionary = {
  'problem.resultsMissing': 'À la ronde {round}, il manque des résultats : {games}.',
  'mend.resultsMissing':
    'Tapez-les ; qui n’a pas joué reçoit 0= (convenu) ou 0-, qui est parti est noté dans la colonne « Absent ».',
  'problem.nothingInRound': 'À la ronde {round}, ni partie, ni exemption, ni absence pour {players}.',
  'mend.nothingInRound':
    'Tapez ce qui manque : la partie, 0+ pour une exemption, 0= (convenu) ou 0- pour une absence ; qui est parti est noté dans la colonne « Absent ».',
  'problem.notInStage': 'Ne sont pas dans la phase qui commence à la ronde {round} : {players}.',
  'mend.notInStage':
    'Le réglage {name|settingName} dit combien passent. Qui est absent à la première ronde de la phase laisse sa place au suivant.',
  'problem.allRoundsPaired': 'La ronde {rounds}, la dernière, est appariée.',
  'mend.allRoundsPaired': 'Ajoutez une colonne pour une autre ronde, ou affichez le classement.',
  'problem.nobodyLeft': 'Tous ceux qui joueraient la ronde {round} en sont absents.',
  'mend.nobodyLeft': 'Affichez le classement ; ou videz la colonne « Absent » pour ceux qui jouent.',
  'problem.roundOfNobody': 'Personne ne joue la ronde {round} : tous en sont absents.',
  'mend.roundOfNobody':
    'Si la ronde {round} doit être jouée, retirez-la de la colonne « Absent » ; sinon continuez, et elle compte comme absence pour tous.',
  'problem.tooFewPlayers': 'Il y a trop peu de joueurs pour un appariement.',
  'mend.tooFewPlayers': 'Au moins deux joueurs ne doivent pas être absents.',
  'problem.noPairingWithoutRepeat':
    'La ronde {round} ne peut pas être appariée sans que des joueurs se rencontrent de nouveau : {pairs}.',
  'mend.noPairingWithoutRepeat': 'Jouez avec les répétitions indiquées, ou terminez ici le tournoi.',
  'problem.groupsMixed':
    'La ronde {round} ne peut être appariée à l’intérieur des groupes sans paire interdite ni répétition ; ces parties sont donc entre groupes : {pairs}.',
  'mend.groupsMixed': 'Laissez tel quel, tapez d’autres paires avec ?, ou terminez ici le tournoi.',
  'problem.tooManyForbiddenPairs': 'Les paires interdites ne laissent aucun appariement : {pairs}.',
  'mend.tooManyForbiddenPairs': 'Retirez-en au moins une.',
  'problem.pairingNotProved':
    'Impossible de prouver que l’appariement de la ronde {round} est le meilleur : {fault}',
  'mend.pairingNotProved':
    'Rien n’a été écrit. Envoyez le tableau aux auteurs et appariez cette ronde à la main.',
  'problem.byeNotPlaying': '{player} devrait être exempt et n’est pas libre à la ronde {round}.',
  'mend.byeNotPlaying': 'Donnez le numéro d’un autre joueur, ou « automatique ».',
  'problem.anotherBye': '{player} est exempt à la ronde {round} et l’a déjà été.',
  'mend.anotherBye': 'Tapez 0+ pour le joueur voulu, ou son numéro dans le réglage « Exempt ».',
  'problem.topGroupOffered':
    'Aucune barre n’est saisie : le groupe de tête réunit ceux qui partent de {score} ou plus, {players} : {names}.',
  'mend.topGroupOffered': 'Pour la fixer, saisir {rank} comme barre, ou un autre niveau.',
  'problem.topGroupNamed':
    'Aucune barre n’est saisie : le groupe de tête réunit ceux qui partent de {score} ou plus, {players} : {names}.',
  'mend.topGroupNamed': 'Pour la fixer, saisir un niveau comme barre.',
  'problem.barAboveStarts':
    'La barre {bar} vaut {score} points, et aucun départ saisi ne l’atteint : le plus haut est {start}.',
  'mend.barAboveStarts':
    'Prendre pour « Zéro des scores » le niveau dont le départ est 0, ou baisser la barre.',
  'problem.startBeatsSupergroup':
    '{name} est dans le supergroupe, qui part de {score} ; c’est le départ saisi, {start}, qui compte.',
  'mend.startBeatsSupergroup': 'Vider le départ, ou enlever la marque.',
  'problem.startBeatsOut':
    '{name} manque des rondes et partirait de {score} au plus ; c’est le départ saisi, {start}, qui compte.',
  'mend.startBeatsOut': 'Vider le départ, ou le baisser.',
  'problem.strongAbsent': '{name} part dans le groupe de tête et manquera des rondes.',
  'mend.strongAbsent':
    'Certains tournois font partir ces joueurs sous la barre : régler « Départ des absents » ainsi, ou saisir un départ plus bas. L’annoncer.',
  'problem.handicapUnknown':
    '{name} n’a ni niveau ni échelle : les parties de ces joueurs sont à égalité ({players}).',
  'mend.handicapUnknown': 'Saisir un niveau ou une échelle.',
  'problem.ratingPairsEarly':
    '« Premières rondes » est 0 : l’échelle décide dès la première ronde qui joue contre qui. Les règles de l’EGF ne le prévoient que pour les tournois à plusieurs phases.',
  'mend.ratingPairsEarly': 'Vider ce réglage, ou enlever l’échelle des départages pour l’appariement.',
  'problem.ratingLeftOut':
    'Dans les {rounds} premières rondes, l’échelle ne décide pas qui joue contre qui, comme le veulent les règles de l’EGF pour un tournoi d’une seule phase.',
  'mend.ratingLeftOut': 'Si elle doit le faire, mettre « Premières rondes » à 0 et l’annoncer.',
  'problem.boardWinsMissing':
    '{setting|settingName} d’un tournoi par équipes : il manque les victoires individuelles, premières selon l’EGF.',
  'mend.boardWinsMissing': 'Mettre BOARDWINS en premier.',
  'problem.departures': 'Autrement que dans les règles de l’EGF, ou inhabituel : {what}.',
  'mend.departures': 'Rien à faire si c’était annoncé ainsi.',
  'departure.metTwice': 'paires qui se sont rencontrées de nouveau ({count})',
  'departure.byeTwice': 'secondes exemptions ({count})',
  'departure.opponentDisagrees': 'parties avec deux résultats ({count})',
  'departure.rankRatingApart': 'niveau loin de l’échelle ({count})',
  'departure.secondAbsence': 'secondes absences ({count})',
  'departure.topGroupSize': 'taille du groupe de tête',
  'departure.topGroupTooBig': 'grand groupe de tête',
  'problem.byeOutOfTurn':
    '{player} est exempt à la ronde {round}, bien que ce soit le tour de {first} : cela obligerait à une paire interdite ou à une répétition.',
  'mend.byeOutOfTurn': 'Laissez tel quel, ou tapez 0+ pour le joueur qui doit l’être malgré tout.',
  'problem.moreByes': 'La ronde {round} a {byes} exempts alors que {needed} suffiraient ; notés : {players}.',
  'mend.moreByes': 'Videz la cellule de l’exempt qui n’est pas voulu ; si tous le sont, rien n’est faux.',
  'problem.byeFollows':
    'La ronde {round} a {byes} exempts alors que {needed} suffiraient : noté pour {players}, et {bye}, qui en découle.',
  'mend.byeFollows': 'Videz la cellule de {players} si cet exempt n’est pas voulu.',
  'problem.byeNotDue':
    '{player} est exempt à la ronde {round}, bien que cela revienne d’abord à d’autres, selon le moins d’exemptions puis le score le plus bas : {first}.',
  'mend.byeNotDue': 'Exemptez l’un d’eux, ou laissez si c’est voulu.',
  'problem.topGroupSize':
    'Joueurs dans le groupe de tête : {players} ; pour {rounds} rondes, {from} à {to} sont d’usage.',
  'mend.topGroupSize': 'Déplacez la barre.',
  'problem.topGroupTooBig':
    'Avec {players} joueurs dans le groupe de tête, {rounds} rondes peuvent laisser plusieurs invaincus ; {to} au plus.',
  'mend.topGroupTooBig': 'Relevez la barre ou jouez plus de rondes.',
  'problem.fixedPairIncomplete':
    '{player} est noté contre {opponent} à la ronde {round}, mais la cellule de ce dernier ne le dit pas.',
  'mend.fixedPairIncomplete': 'Mettez les deux cellules en accord.',
  'problem.forbiddenFixedPair': '{player} – {opponent}, noté à la ronde {round}, est une paire interdite.',
  'mend.forbiddenFixedPair': 'Changez la paire, ou retirez-la des paires interdites.',
  'problem.mustMeetCannot':
    '{player} – {opponent} doivent se rencontrer à la ronde {round} selon les réglages, et ne le peuvent pas : l’un d’eux n’y est pas libre, ou la paire est interdite.',
  'mend.mustMeetCannot':
    'Videz la cellule ou l’absence de ce joueur, ou retirez la paire de « Doivent se rencontrer ».',
  'problem.thirdColour':
    '{player} – {opponent} à la ronde {round} : la même couleur pour la troisième fois de suite pour {players}.',
  'mend.thirdColour': 'Inversez les couleurs ou changez la paire, ou laissez-la si c’est voulu.',
  'problem.coloursUndue':
    '{player} – {opponent} à la ronde {round} : les deux ont la couleur qu’ils ont déjà eue plus souvent.',
  'mend.coloursUndue': 'Inversez les couleurs, ou laissez-les si c’est voulu.',
  'problem.needlessDifferences':
    'La ronde {round} telle quelle a des écarts de score dont elle n’a pas besoin : {pairs}. Parties entre scores différents dans le meilleur appariement : {best}.',
  'mend.needlessDifferences':
    'Videz les cellules de la ronde pour la faire apparier, ou laissez-les si c’est voulu.',
  'problem.onlyRepeatsLeft': 'La ronde {round} n’a plus d’appariement sans répétition.',
  'mend.onlyRepeatsLeft': 'Notez avec ? à la ronde {round} les paires qui doivent se revoir, ou arrêtez là.',
  'problem.roundsAdvice':
    'Avec {players} joueurs, l’appariement par score demande de {from} à {to} rondes, de préférence {best} ; il y en a {rounds}.',
  'mend.roundsAdvice': 'Changez le nombre de rondes, si le temps le permet.',
  'problem.numbersByRating':
    'Les numéros suivent l’échelle à partir du plus fort, or l’appariement par score les veut tirés au sort : ainsi les plus forts se rencontrent à la ronde 1.',
  'mend.numbersByRating':
    'Avant d’apparier la ronde 1, cliquez sur « Numéros par tirage au sort » dans le panneau, ou tirez-les avec LOTTERY à côté des noms et saisissez le résultat dans la colonne « No ».',
  'problem.lotsWithoutColumn': 'La liste n’a pas de colonne « No » où écrire les numéros tirés au sort.',
  'mend.lotsWithoutColumn': 'Donnez ce titre à une colonne vide.',
  'problem.lotsOverText':
    'À la place d’un numéro tiré au sort se trouve « {text} », et seuls des numéros sont remplacés.',
  'mend.lotsOverText': 'Videz la cellule ou tapez un numéro.',
  'problem.lotsTooLate': 'Une ronde a déjà des saisies ou est appariée ; les numéros restent donc.',
  'mend.lotsTooLate': 'Retirez-le d’abord si les numéros doivent être tirés de nouveau.',
  'problem.lotsInSetting':
    '{name|settingName} désigne des joueurs par leurs numéros ; après le tirage, ce seraient d’autres.',
  'mend.lotsInSetting': 'Videz ce réglage, tirez les numéros, puis saisissez-le avec les nouveaux.',
  'problem.lotsWithoutSeed': '{name|settingName} est vide, et le tirage en dépend.',
  'mend.lotsWithoutSeed': 'Saisissez-y par exemple des dés lancés en public.',
  'problem.tooManyRounds':
    '{players} joueurs peuvent jouer au plus {most} rondes sans se rencontrer de nouveau ni être exempts deux fois ; il y en a {rounds}.',
  'mend.tooManyRounds':
    'Jouez moins de rondes, retirez des paires interdites, ou attendez-vous à des répétitions.',
  'problem.unknownStart': '{name} n’a ni départ, ni niveau, ni échelle.',
  'mend.unknownStart': 'Tapez un niveau, ou le score de départ dans la colonne « Départ ».',
  'problem.noStarts': 'Personne n’a de départ, de niveau ni d’échelle : aucun score McMahon n’est connu.',
  'mend.noStarts':
    'Ajoutez et remplissez une colonne « Niveau », « Échelle » ou « Départ », ou choisissez un autre système dans les réglages.',
  'remark.scoreDifference': 'Écart de score {points} : {down} descend, {up} monte.',
  'remark.match': '{teams}, goban {board}.',
  'remark.matchScores': 'Écart de score {points} : {down} descend, {up} monte.',
  'remark.repeat': 'Déjà rencontrés à la ronde {round}.',
  'remark.otherCategory': 'Deux catégories : {black} et {white}.',
  'remark.otherGroup': 'Deux groupes : {black} et {white}.',
  'remark.sameClub': 'Même club.',
  'remark.clubsAsOne': 'Clubs qui comptent pour un seul : {clubs}.',
  'remark.ratherNot': 'Plutôt pas ces deux-là.',
  'remark.sameCountry': 'Même pays.',
  'remark.thirdBlack': 'Troisième fois Noir de suite pour {player}.',
  'remark.thirdWhite': 'Troisième fois Blanc de suite pour {player}.',
  'remark.coloursUndue': 'Les deux ont déjà eu cette couleur plus souvent.',
  'remark.handicap': 'Handicap {stones}.',
  'remark.fixed': 'Saisi à la main.',
  'remark.mustMeet': 'Selon le réglage « Doivent se rencontrer ».',
  'remark.byDefault': '{player} gagne par forfait.',
  'remark.thirdPlace': 'Pour la troisième place.',
  'remark.losersBracket': 'Tableau des perdants.',
  'remark.grandFinal': 'Finale.',
  'remark.playoff': 'Barrage pour la place {place}.',
  'remark.bye': 'Exempt.',
  'remark.anotherBye': 'Exemptions précédentes : {before}.',
};
