import type { Dictionary } from '../en';

/** The Tournament system sheet (R10): what is announced before the start. */
export const system: Dictionary = {
  'system.heading': '{name} – système du tournoi',
  'system.announce':
    'L’EGF demande que le système et tous ses détails soient annoncés avant le début. Imprimez cette feuille ou montrez-la ; les changements ultérieurs sont dans le journal.',
  'system.notApproved':
    'Les appariements sont faits avec Wallist. Ce programme n’a pas été approuvé par la commission des règles de l’EGF.',
  'system.tournament': 'Tournoi',
  'system.standingsList': 'Classement final : score, puis',
  'system.pairingList': 'Appariement : score, puis',
  'system.seedingList': 'Ordre de départ : score, puis',
  'system.prizeList': 'Prix indivisibles : score, puis',
  'system.none': 'aucun',
  'system.share': 'les joueurs à égalité partagent la place',
  'system.roundsOpen': 'jusqu’à ce qu’il ne reste qu’un joueur',
  'system.teams':
    'oui. Ce qui est dit plus bas des joueurs vaut pour les équipes ; une équipe gagne un match si elle a plus de points sur ses gobans que l’autre.',
  'system.boards': 'autant que la plupart des équipes ont de joueurs',
  'system.inGroups': 'dans les groupes',
  'system.pairs': 'Paires',
  'system.pairs.McMahon':
    'Chacun part selon son niveau, entre le plancher et la barre, ou avec ce que dit la colonne Départ, et joue contre des adversaires de même score ou d’un score aussi proche que possible.',
  'system.pairs.Swiss':
    'Chacun rencontre des adversaires de même score ou d’un score aussi proche que possible.',
  'system.pairs.Swiss by categories':
    'Chacun rencontre des adversaires de sa catégorie, de même score ou d’un score aussi proche que possible. Les catégories ne se rencontrent que si l’une d’elles ne peut pas être appariée seule.',
  'system.pairs.Score pairing':
    'À la ronde 1, les voisins dans l’ordre des numéros se rencontrent, 1 et 2, 3 et 4, etc. ; les absents sont sautés. Ensuite les joueurs sont classés par points, les ex æquo par ces numéros, qui doivent être tirés au sort : le plus petit d’abord aux rondes impaires, le plus grand aux rondes paires. Les groupes de mêmes points sont appariés l’un après l’autre, d’en haut aux rondes impaires, d’en bas aux rondes paires. Si un groupe est impair ou ne peut être apparié sans répétition ni paire interdite, des joueurs passent au suivant.',
  'system.pairs.lot':
    'Tirage au sort avant chaque ronde, les joueurs d’un même pays séparés autant que possible.',
  'system.pairs.bracket by lot':
    'Tirage au sort avant la première ronde, les joueurs d’un même pays séparés autant que possible ; ensuite selon l’arbre.',
  'system.pairs.seeded': 'Selon un arbre où les premiers de l’ordre de départ sont loin les uns des autres.',
  'system.pairs.afterGroups':
    'Selon un arbre où les premiers des groupes sont placés avant les deuxièmes, et ainsi de suite : les premiers sont loin les uns des autres, et les joueurs d’un même groupe se rencontrent le plus tard possible.',
  'system.pairsUnbeaten': 'Sans défaite :',
  'system.pairsBeaten':
    'Avec une défaite : par tirage au sort avant chaque ronde, de sorte que le moins possible se rencontrent de nouveau et que celui qui vient de perdre rencontre autant que possible quelqu’un qui ne vient pas de perdre. Les deux derniers jouent la finale.',
  'system.pairs.Round robin': 'Chacun rencontre chacun, selon la table de Berger dans l’ordre des numéros.',
  'system.pairs.groups':
    'Chacun rencontre chacun dans le groupe, selon la table de Berger dans l’ordre des numéros.',
  'system.pairs.drawnTable':
    'Chacun rencontre chacun, selon une table de Berger dont les numéros sont tirés au sort de sorte que ceux qui se sont déjà rencontrés se retrouvent le plus tard possible.',
  'system.pairs.Diagonal':
    'Dans l’ordre des échelles. À la ronde 1, chacun rencontre ceux qui sont deux places au-dessus et au-dessous ; à partir de deux places au-dessus du milieu et vers le bas, aussi celui qui est quatre places plus bas. Ce qui dépasse les bouts se compte en revenant. Ensuite, chacun rencontre ceux qui sont un tiers du champ au-dessus et au-dessous, en passant par les bouts ; les derniers restants sont en cercle et rencontrent leurs voisins.',
  'system.score': 'Score',
  'system.scoreMcMahon': 'Score de départ selon le niveau et nombre de victoires.',
  'system.scoreWins': 'Nombre de victoires.',
  'system.scoreCategory': 'Nombre de victoires. Les places sont comptées dans chaque catégorie.',
  'system.scoreGroups':
    'Nombre de victoires. Les places comptent dans chaque groupe ; ceux qui ont la même place dans des groupes différents sont égaux, sauf par les départages entre groupes.',
  'system.scorePoints': '2 points pour une victoire.',
  'system.scoreRounds': 'Nombre de rondes passées.',
  'system.scoreRoundsUnbeaten': 'Nombre de rondes passées, et ½ de plus pour qui reste en lice sans défaite.',
  'system.scorePerformance': 'Le vainqueur est premier ; tous les autres suivent selon leur performance.',
  'system.draws': 'Parties nulles (jigo)',
  'system.drawsHalf': '½ pour les deux joueurs.',
  'system.drawsPoint': '1 point pour les deux joueurs.',
  'system.drawsAgain': 'Rejouées avec le temps restant jusqu’à ce que quelqu’un gagne.',
  'system.drawsHalfLoss': 'Un quart de défaite pour les deux joueurs.',
  'system.drawsLoss': 'Une demi-défaite pour les deux joueurs.',
  'system.out': 'Qui est éliminé',
  'system.outLost': 'Qui perd. Les perdants d’une même ronde partagent la place, sauf s’ils la jouent.',
  'system.outTwice': 'Qui perd deux fois. Ceux qui sont éliminés à la même ronde partagent la place.',
  'system.outHalfLosses':
    'Qui a deux défaites. Une partie perdue est une demi-défaite ; il en faut donc quatre.',
  'system.outLosses': 'Qui a deux défaites. Une partie perdue est une défaite.',
  'system.winner': 'Vainqueur',
  'system.winnerTwice':
    'Le dernier restant. Si celui qui n’a pas perdu perd la finale, les deux jouent encore une fois.',
  'system.winnerDiagonal':
    'Le dernier restant. Si tous sont éliminés à la même ronde : le moins de défaites, puis les parties entre eux, puis les parties gagnées les plus courtes ; qui reste à égalité joue encore.',
  'system.equal': 'puis à égalité',
  'system.byes': 'Exempts',
  'system.byesText': 'Être exempt vaut une victoire.',
  'system.byesWorth': '{score} au score et {wins} en victoires ; ce n’est pas la valeur de l’EGF (1).',
  'system.byeFor': 'Qui est exempt',
  'system.byeFewest':
    'Si le nombre est impair, quelqu’un qui a été exempt le moins souvent et, parmi ceux-là, au score le plus bas ; d’autres seulement si la ronde ne pouvait être appariée autrement sans paire interdite ni répétition.',
  'system.byeCategory':
    'Si le nombre est impair, quelqu’un qui a été exempt le moins souvent ; parmi ceux-là, quelqu’un de la dernière catégorie en nombre impair, au score le plus bas ; d’autres seulement si la ronde ne pouvait être appariée autrement sans paire interdite ni répétition.',
  'system.byeApart':
    'Si les groupes jouent à part, il reste un joueur d’un groupe impair : le dernier de ceux qui ont été exempts le moins souvent. Parmi ceux-ci et les joueurs sans groupe :',
  'system.byesPoints':
    'Si le nombre est impair, le dernier aux points parmi ceux qui ont été exempts le moins souvent, si les autres peuvent alors être appariés sans paire interdite ni répétition ; points : {points}, et rien pour le SOS.',
  'system.byesLot':
    'S’il y a trop peu de joueurs pour une ronde complète, ceux qui passent sans jouer sont tirés au sort avec les paires.',
  'system.byesSeeds':
    'S’il y a trop peu de joueurs pour une ronde complète, les premiers de l’ordre de départ passent sans jouer.',
  'system.byesGroups':
    'S’il y a trop peu de joueurs pour une ronde complète, les premiers des groupes passent sans jouer, puis les deuxièmes, et ainsi de suite.',
  'system.byesBracket':
    'Aux rondes suivantes, celui dont l’adversaire selon l’arbre ne vient pas passe sans jouer.',
  'system.byesBeaten':
    'Si les joueurs avec une défaite sont en nombre impair, l’un d’eux passe sans jouer, de sorte que le moins possible se rencontrent de nouveau : un de ceux qui ont été le moins exempts, parmi eux celui qui a perdu en dernier, puis par tirage au sort. Qui est seul sans défaite attend la finale.',
  'system.byesRest': 'À nombre impair, un joueur est au repos à chaque ronde : ni partie ni point.',
  'system.byesNone': 'Aucun : à la place, certains ont plus d’adversaires que d’autres.',
  'system.absences': 'Absences convenues',
  'system.absencesHalf': 'Un demi-point par ronde ; le total est arrondi vers le bas selon l’arrondi.',
  'system.absencesWorth':
    '{score} par ronde au score et {wins} en victoires ; ce n’est pas la valeur de l’EGF (½). Le total est arrondi vers le bas selon l’arrondi.',
  'system.absencesNothing': 'Aucun point.',
  'system.absent': 'Joueurs absents',
  'system.absentOut': 'Qui est absent d’une ronde est éliminé.',
  'system.absentLost': 'Qui est absent d’une ronde perd cette partie par forfait.',
  'system.colours': 'Couleurs',
  'system.coloursText':
    'Dans une partie à égalité : couleurs inversées quand deux joueurs se rencontrent à nouveau ; sinon Noir pour celui dont Noir moins Blanc est le plus petit ; à égalité, les couleurs alternent, sinon on tire au sort.',
  'system.coloursStones': 'Avec des pierres de handicap, Noir est celui qui les reçoit.',
  'system.coloursBoards':
    'L’équipe qui a Noir au goban 1 a Blanc au goban 2, et ainsi de suite ; deux joueurs qui se rencontrent à nouveau ont quand même les couleurs inversées.',
  'system.earlierStages': 'Les phases précédentes comptent aussi.',
  'system.coloursWalk':
    'Couleurs inversées quand deux joueurs se rencontrent à nouveau ; sinon aussi également que les parties de la ronde le permettent.',
  'system.coloursPoints':
    'Noir revient à celui dont le nombre de Noir moins le nombre de Blanc est le plus petit ; à égalité, au mieux placé aux rondes impaires et au moins bien placé aux rondes paires.',
  'system.coloursTable':
    'Comme dans la table de Berger ; couleurs inversées quand deux joueurs se rencontrent à nouveau.',
  'system.coloursBoth': 'Une paire joue une partie avec chaque couleur.',
  'system.forbiddenKept':
    '{pairs}. Une table ou un schéma est numéroté de sorte qu’elles ne se rencontrent pas, ou le plus tard possible.',
  'system.repeats': 'Parties répétées',
  'system.repeatsText':
    'Deux joueurs ne se rencontrent à nouveau que s’il n’existe pas d’autre appariement de la ronde sans paires interdites.',
  'system.repeatsNever':
    'Personne ne rencontre deux fois le même adversaire ; là où c’est impossible, les paires sont saisies à la main.',
  'system.repeatsFew':
    'Peu : les joueurs échangent leurs places dans l’ordre quand ils se sont déjà rencontrés ; jusqu’à huit joueurs, le moins possible.',
  'system.byHand': 'À la main',
  'system.groupsApart':
    'Les joueurs d’un groupe (colonne Groupe) jouent entre eux ; contre d’autres seulement si un groupe est impair ou ne pouvait être apparié autrement sans paire interdite ni répétition.',
  'system.byHandText':
    'Une paire, une couleur, une exemption ou un résultat que l’organisation saisit dans la liste compte, quoi qu’il soit dit ici.',
  'system.prizes': 'Prix',
  'system.prizesText':
    'Les joueurs à égalité partagent place et titre ; l’argent de leurs places est additionné et partagé à parts égales.',
  'system.playoff': 'Barrage',
  'system.playoffText':
    'Aux rondes de barrage ne jouent que ceux qui ont le même score pour une telle place, même s’ils se sont déjà rencontrés ; ce qui est dit ici des paires, des exempts et des répétitions vaut pour les autres rondes.',
  'system.seedHash': 'Code de contrôle du tirage (SHA-256 de sa graine)',
};
