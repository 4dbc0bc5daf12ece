import type { Dictionary } from '../en';

export const meanings: Dictionary = {
  'setting.preset': 'Les règles qui valent partout où une valeur reste vide.',
  'setting.system':
    'Comment on trouve les adversaires. Vide : McMahon si la liste a une colonne « Départ », sinon suisse.',
  'setting.stages': 'Plusieurs systèmes l’un après l’autre, comme R1-R5 Swiss; R6-R8 Knock-out.',
  'setting.rounds': 'Combien de rondes sont jouées. Automatique : autant que le tableau a de colonnes.',
  'setting.throughRound':
    'Classement à l’issue de cette ronde. Automatique : la dernière ronde avec un résultat.',
  'setting.upperBar': 'Les joueurs de ce niveau et au-dessus commencent ensemble en haut (McMahon).',
  'setting.lowerBar': 'Les joueurs de ce niveau et au-dessous commencent ensemble en bas (McMahon).',
  'setting.teams':
    'Si des équipes se rencontrent : les joueurs sont appariés goban par goban selon les colonnes « Équipe » et « Goban », et ce sont les matchs qui comptent.',
  'setting.boards':
    'Combien de gobans a un match ; les joueurs de gobans plus hauts sont remplaçants. Automatique : autant que dans les matchs joués, avant cela autant que la plupart des équipes ont de joueurs.',
  'setting.scoreZeroAt': 'Le niveau dont le score McMahon est 0. Cela ne change que l’affichage.',
  'setting.supergroup':
    'Si les joueurs marqués dans la colonne « Supergroupe » commencent un point au-dessus de la barre.',
  'setting.absentStart':
    'D’où partent les joueurs qui manquent des rondes (colonne « Absent ») : comme les autres, ou un point sous la barre au plus (McMahon). Un départ saisi compte.',
  'setting.ranksOfLists':
    'Quel niveau est repris d’une liste d’échelle, à l’accueil et par « Liste d’échelle » : celui de la liste, ou celui que l’échelle représente. Chaque fois : comme on le choisit à l’accueil, ailleurs celui de la liste.',
  'setting.tiebreaks': 'Ce qui départage les scores égaux au classement final, le plus important d’abord.',
  'setting.pairingTiebreaks': 'L’ordre des joueurs à égalité quand on apparie la ronde suivante.',
  'setting.seedingTiebreaks': 'L’ordre des joueurs avant la première ronde.',
  'setting.prizeTiebreaks':
    'Ce qui décide à place égale : qui reçoit un prix indivisible et qui se qualifie. Vide : la liste finale, puis le tirage.',
  'setting.prizeUnit':
    'La plus petite somme d’argent versée : les parts sont arrondies vers le bas à un multiple de celle-ci. Les points d’une série sont partagés au centième.',
  'setting.disqualifiedUnplaced':
    'Si qui est disqualifié, avec 5-! dans la colonne « Absent », n’a pas de place : les suivants avancent, pour les prix aussi. Les parties restent, pour les adversaires et leur SOS.',
  'setting.onePrize':
    'Qui a droit à plusieurs prix garde le plus précieux, et pour les autres les suivants avancent. L’argent et les objets d’une place forment un prix ; les titres n’en sont pas.',
  'setting.globalTiebreaks':
    'Ce qui départage les places égales de groupes différents, après les départages dans le groupe.',
  'setting.sosFlavour':
    'SOS-1 et SOS-2 laissent de côté les adversaires les plus faibles (EGF) ou les premières rondes (WMSG).',
  'setting.roundDownDirectComparison':
    'Si ½ est arrondi vers le bas dans la confrontation directe, en McMahon et en suisse.',
  'setting.defaultGamesInDirectComparison':
    'Si une partie gagnée par forfait compte dans la confrontation directe.',
  'setting.handicapInSos': 'Si le score d’un adversaire est corrigé du handicap de la partie.',
  'setting.rounding':
    'En McMahon et en suisse, on arrondit vers le bas tout (EGF), seulement absences et exemptions, ou rien.',
  'setting.opponentsUnplayed':
    'Ce qu’une ronde non jouée par un adversaire ajoute au SOS : comme compté, ou ½.',
  'setting.ownUnplayed': 'Ce qu’une propre ronde sans adversaire ajoute au SOS.',
  'setting.byeValue':
    'Ce qu’une exemption vaut au score : 0, ½ ou 1. C’est ce que vaut 0+ et ce qui est écrit (0+, bye=, bye-) ; une exemption saisie avec une autre valeur vaut celle-ci.',
  'setting.byeWins':
    'Ce qu’une exemption compte en victoires. Automatique : comme au score. Seul le McMahon distingue les deux.',
  'setting.absenceValue':
    'Ce qu’une absence convenue (0=) vaut au score d’un McMahon ou d’un système suisse : 0, ½ ou 1. Une absence non convenue (0-) ne vaut rien.',
  'setting.absenceWins':
    'Ce qu’une absence convenue (0=) compte en victoires. Automatique : comme au score, ou rien si « Absences dans les victoires » le dit.',
  'setting.absencesInWins':
    'Si une absence convenue compte dans les victoires, quand « Victoires pour une absence » est automatique.',
  'setting.absence':
    'Ce qui est écrit pour une ronde où un joueur est absent : absence convenue (0=) ou non (0-).',
  'setting.agreedAbsences':
    'Combien d’absences convenues (0=) un joueur peut avoir : les suivantes sont écrites comme non convenues (0-). Aucun : autant qu’il y en a, et une deuxième est demandée.',
  'setting.noAbsencesIn':
    'Rondes telles que 6-7 où aucune absence n’est convenue : qui y manque reçoit 0-. Pour un seul joueur, 0- saisi dans la ronde suffit.',
  'setting.performance':
    'Performance : l’échelle dont on attendrait ce score (EGF), ou la moyenne des adversaires et 400 points (Elo).',
  'setting.tournamentClass': 'La classe du tournoi pour l’EGF, qui pondère les changements d’échelle.',
  'setting.earlySeeding':
    'Qui rencontre qui à égalité dans les premières rondes : au hasard, ou selon l’ordre.',
  'setting.seeding':
    'Rondes suivantes : moitié haute contre moitié basse, premier contre dernier, ou au hasard.',
  'setting.earlyRounds': 'Combien de rondes sont les premières.',
  'setting.drawUpFrom': 'De quelle partie d’un groupe on fait monter des joueurs.',
  'setting.drawDownFrom': 'De quelle partie d’un groupe on fait descendre des joueurs.',
  'setting.geography':
    'Où l’on évite les parties entre joueurs d’un même club ou pays : quand les deux commencent sous la barre, comme le veut l’EGF ; partout, pour que dans chaque groupe de points les étrangers rencontrent les joueurs du pays ; ou jamais.',
  'setting.geographyWins':
    'Au-delà de ce nombre de parties gagnées, le club et le pays d’un joueur ne comptent plus : en tête, il importe davantage de savoir qui gagne. Aucun : ils comptent à toutes les rondes.',
  'setting.homeGap':
    'Plutôt cet écart de points que deux joueurs d’un même club ou pays : une telle partie coûte autant que deux parties avec cet écart. Aucun : les points passent d’abord.',
  'setting.clubGroups':
    'Les clubs qui comptent pour un seul, quel que soit leur pays : Berlin + Potsdam; Ulm + Neu-Ulm.',
  'setting.homeClub':
    'Le club du lieu : s’il est indiqué, ses membres sont séparés et rencontrent les visiteurs, et les visiteurs d’un même club peuvent se rencontrer. Vide : tous les clubs de la même façon.',
  'setting.groups':
    'Si les joueurs du même texte dans la colonne « Groupe » jouent entre eux et sont classés ensemble (séparés), ou jouent avec tous (mélangés).',
  'setting.sectionSplit':
    'Appariement par score : à égalité, la moitié haute joue contre la basse, ou les voisins jouent entre eux.',
  'setting.colourLimit':
    'Appariement par score : combien de parties de plus avec une couleur qu’avec l’autre un joueur peut avoir, tant que la ronde peut être appariée ainsi sans répétition. Aucun : les couleurs ne décident jamais qui se rencontre.',
  'setting.cycles': 'Combien de fois chacun rencontre chacun ; 2 : la seconde fois, couleurs inversées.',
  'setting.leavers':
    'Ce que deviennent les parties de qui quitte un toutes rondes avant la moitié : elles comptent, même celles perdues par forfait, ou le joueur est retiré du tableau avec toutes ses parties.',
  'setting.knockoutDraw':
    'Élimination directe : tirage avant chaque ronde, tirage unique d’un tableau, ou tableau avec têtes de série.',
  'setting.thirdPlace': 'Si les perdants des demi-finales jouent pour la troisième place.',
  'setting.qualifiers':
    'Combien passent à la phase suivante, de chaque groupe s’il y a des groupes. Automatique : 2 par groupe, ou autant que ses rondes le permettent.',
  'setting.notQualified':
    'Ce que font ceux qui ne sont pas qualifiés pour une phase suivante : arrêter, ou continuer selon les règles de la phase précédente.',
  'setting.playoffRounds':
    'Des rondes comme 6 ou 6-7, après toutes les autres, où des joueurs à égalité jouent pour leurs places. Elles ne comptent dans aucun score.',
  'setting.playoffPlaces':
    'Les égalités aux premières places, jusqu’à ce nombre, sont jouées en barrage ; 1 : seulement pour la première.',
  'setting.gamesPerOpponent':
    'Combien de parties une paire joue par ronde du système Diagonal ; 2 : une avec chaque couleur.',
  'setting.diagonalOrder':
    'Diagonal : si les joueurs sont ordonnés par leur échelle ou par la colonne Échelle maximale (par l’échelle là où elle est vide).',
  'setting.fewPlayersUpTo':
    'Diagonal : quand il reste autant de joueurs ou moins, chacun joue contre deux voisins, en cercle.',
  'setting.middlePlayer':
    'Diagonal, ronde 1 à nombre impair : si le joueur du milieu a deux adversaires (première moitié) ou trois.',
  'setting.forbiddenPairs': 'Les joueurs qui ne doivent pas se rencontrer, par numéros : 3×14, 5×9.',
  'setting.ratherNot':
    'Les paires évitées là où peu s’y oppose, par numéros : 3×14. Couples, frères et sœurs, même voiture, même professeur. Elles pèsent comme une partie au sein d’un club, au-dessus de la barre aussi.',
  'setting.mustMeet':
    'Les paires qui se rencontrent à une ronde, par numéros : R3 5×9. Le reste est apparié autour d’elles ; quand c’est impossible, c’est dit.',
  'setting.excludedTables': 'Les numéros de table qui ne servent pas : 1-4, 9.',
  'setting.fixedTables':
    'Les joueurs assis à la même table à chaque ronde, par exemple en fauteuil roulant : 12@4 est le joueur 12 à la table 4.',
  'setting.rooms':
    'Quelles tables sont dans quelle salle, par exemple A: 1-20, B: 21-40. La salle est imprimée à côté du numéro de la table.',
  'setting.bye': 'Le numéro du prochain exempt, ou automatique.',
  'setting.defaultsAsByes':
    'Si une partie gagnée par forfait compte comme exemption quand la suivante est donnée : qui a eu l’une ou l’autre passe après ceux qui n’en ont pas eu.',
  'setting.seed':
    'Le texte dont viennent tous les tirages. Même texte, mêmes tirages ; annoncez-le à l’avance.',
  'setting.handicap':
    'Pierres de handicap : aucune, celles de l’EGF (15k et moins), par niveau ou par score McMahon.',
  'setting.handicapReduction':
    'Combien de pierres de moins que la différence ; -1 : une de plus. Sans différence, il n’y en a pas.',
  'setting.handicapLimit': 'Le plus de pierres qu’on donne.',
  'setting.handicapFrom': 'Les joueurs plus forts que ce niveau jouent sans handicap.',
  'setting.komi': 'Komi d’une partie à égalité.',
  'setting.criteria':
    'Si les critères d’appariement sont pondérés entre eux, ou si chacun ne décide qu’à égalité de tous les précédents. Dans l’ordre, un poids supérieur à 0 dit que le critère compte.',
  'setting.expert':
    'Si les poids ci-dessous peuvent être des nombres. Les autres disent désactivé, faible, normal, fort ou premier.',
  'setting.weightScore':
    'À quel point les parties entre scores différents sont évitées. Le critère de plus grand poids passe avant.',
  'setting.weightFloat': 'À quel point les montées et descentes déséquilibrées sont évitées.',
  'setting.weightSeeding': 'À quel point l’ordre du placement est respecté.',
  'setting.weightColour': 'À quel point les parties qui déséquilibrent les couleurs sont évitées.',
  'setting.weightHandicap': 'À quel point chaque pierre de handicap est évitée.',
  'setting.weightCountry':
    'À quel point les parties entre joueurs d’un même pays sont évitées, là où cela compte (Club et pays).',
  'setting.weightClub':
    'À quel point les parties entre joueurs d’un même club sont évitées, là où cela compte (Club et pays).',
  'setting.eventName': 'Le nom du tournoi, pour les fédérations et les titres.',
  'setting.eventPlace': 'La ville où l’on joue.',
  'setting.eventCountry': 'Le pays où l’on joue, en deux lettres.',
  'setting.eventBegins': 'Le premier jour, par exemple 2026-07-06.',
  'setting.eventEnds': 'Le dernier jour.',
  'setting.eventDirector': 'Qui dirige le tournoi et tranche les réclamations.',
  'setting.timeLimits':
    'Le temps de réflexion : 60 min + 30 s byo-yomi, 60 min + 300 s / 15 moves, 45 min + 15 s Fischer. La classe de l’EGF en découle.',
  'setting.rulesOfPlay': 'Les règles des parties, par exemple japonaises, chinoises ou AGA.',
  'setting.lateness': 'Après combien de minutes un absent a perdu la partie. Aucun : rien n’est dit.',
  'setting.timetable': 'Quand les rondes commencent, par exemple R1 2026-07-06 10:00, R2 14:30.',
  'setting.boardSize': 'Le nombre de lignes du goban.',
  'setting.online': 'Si le tournoi se joue sur un serveur.',
  'setting.wallListSheet': 'La feuille du tableau, quand plusieurs feuilles en ont un.',
  'setting.language': 'La langue des feuilles créées.',
  'setting.version':
    'La version de Wallist avec laquelle le tournoi se tient. Le panneau demande avant qu’une autre la remplace.',
  'setting.confirmedChanges':
    'Ce qui a été changé après la première ronde et confirmé dans le panneau, une ligne chacun. Cela reste sur l’annonce.',
  'setting.ratedResults':
    'Les parties qui comptent ici telles que dans le tableau, et qui ont un autre résultat dans les fichiers pour l’échelle : R2 5×3 0-1.',
  'setting.lotNumbers':
    'Les numéros que les joueurs avaient avant que la liste soit renumérotée, dans l’ordre des nouveaux. Tirages et tables les connaissent par ceux-ci, pour qu’aucun tirage ne change. Écrit par « Trier par places et renuméroter ».',
};
