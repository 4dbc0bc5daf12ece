import type { Dictionary } from '../en';

/** Players, rows that moved, and what Check offers to mend. */
export const registration: Dictionary = {
  'outcome.won': 'victoire',
  'outcome.lost': 'défaite',
  'outcome.jigo': 'jigo',
  'outcome.unknown': 'pas encore jouée',
  'outcome.black': 'Noir',
  'outcome.white': 'Blanc',
  'problem.duplicatePin': '{name} a le même numéro {pin} que {other} ({cell|a1}).',
  'mend.duplicatePin':
    'Si c’est la même personne deux fois, videz l’une des lignes ; sinon, corrigez le numéro.',
  'problem.rankRatingApart':
    '{name} a le niveau {rank} et l’échelle {rating} : plus de huit niveaux les séparent.',
  'mend.rankRatingApart': 'Corrigez celui qui est faux.',
  'problem.startAboveBar': '{name} commence à {start}, au-dessus de la barre à {score}.',
  'mend.startAboveBar':
    'Mettez le départ au plus à la barre, ou videz-le : le niveau décide alors. Si c’est voulu, tout va bien.',
  'action.mend': 'Correction : {what}',
  'repair.take': 'Garder « {name} : {says|outcome} »',
  'repair.takeList': 'Garder le tableau : {says|result}',
  'repair.takeSheet': 'Garder la feuille : {says|result}',
  'repair.type': 'Taper {text} en {cell|a1}',
  'repair.newSettings': 'Créer une nouvelle feuille de réglages',
  'repair.announcement': 'Renouveler l’annonce',
  'repair.set': 'Mettre {name} à {value}',
  'repair.language': 'Mettre les feuilles en {now}',
  'repair.replay': 'Partie rejouée : {name} a gagné',
  'repair.addRound': 'Ajouter la ronde {round}',
  'repair.title': 'Redonner le titre {title}',
  'repair.emptyRounds': 'Vider la ronde {rounds}',
  'repair.followList': 'Continuer la liste de {from}',
  'repair.widen': 'Étendre {cells}',
  'repair.columns': 'Montrer {now} à côté de la liste',
  'sidebar.mend.more': '{count} autres de ce genre',
  'sidebar.mend.goTo': 'Aller à {sheet}, {cell}',
  'sidebar.mend.writing': 'Correction en cours…',
  'matters.unread': 'D’ici là, rien n’y compte et aucune ronde ne peut être appariée.',
  'matters.twoWords': 'Pour chacun compte sa propre cellule : points et places peuvent être faux.',
  'matters.who': 'Les résultats trouvent leur joueur par le numéro et le nom.',
  'matters.strength': 'Le départ, le handicap et les adversaires en dépendent.',
  'matters.rules': 'Le tournoi ne se déroulerait pas comme annoncé.',
  'problem.numbersMoved':
    'Les lignes ont été triées, pas les numéros : {count} joueurs ont un autre numéro que sur la feuille de la ronde, d’abord {name} ({was}, maintenant {now}).',
  'mend.numbersMoved': 'Rendez à chacun le numéro sous lequel ses parties sont notées.',
  'problem.rowsMoved':
    'Des lignes ont été triées, insérées ou supprimées, et les adversaires se comptent par lignes : {count} joueurs sont sur une autre ligne qu’à l’appariement, d’abord {name} ({was}, maintenant {now}).',
  'mend.rowsMoved': 'Faites suivre les noms par les numéros des adversaires.',
  'problem.rowsGone':
    'Des joueurs d’une ronde appariée ne sont plus dans la liste : {count}, d’abord {name} (numéro {was}).',
  'mend.rowsGone':
    'Ramenez les lignes sous les autres, avec les résultats qu’ont les adversaires ; qui part reçoit ses rondes dans la colonne « Absent ». Les données autres que le niveau sont à retaper.',
  'problem.namesMended':
    '{was} s’appelle maintenant {name} dans le tableau ; les feuilles des rondes ont l’ancien nom (noms : {count}).',
  'mend.namesMended':
    'Si c’est la même personne, écrivez le nouveau nom dans les feuilles ; si c’est quelqu’un d’autre, donnez-lui un numéro et une ligne à part.',
  'repair.rows': 'Remettre les lignes en ordre',
  'repair.names': 'Écrire les nouveaux noms dans les feuilles des rondes',
  'problem.notSortable': 'Cette liste ne peut pas être triée par places.',
  'mend.notSortable':
    'Dates, cases à cocher et formules ne suivent pas un joueur, et sans la feuille des réglages personne ne saurait les tirages. Le classement montre l’ordre.',
  'action.sortByPlace': 'Trier par places et renuméroter',
  'sidebar.sortByPlace': 'Trier par places et renuméroter',
  'problem.playersClosed':
    'Plus aucune ronde ne peut être changée ici : toutes sont appariées, ou la liste n’a pas de colonne d’absences.',
  'mend.playersClosed':
    'Pour une partie appariée, utilisez le bouton des absents ; sinon ajoutez une colonne intitulée « Absent ».',
  'absence.missesPlayer': 'Manque la ronde {round}',
  'absence.missesPlayerMeans': 'N’y est pas apparié et rejoue ensuite.',
  'absence.withdrawsPlayer': 'Se retire à partir de la ronde {round}',
  'absence.withdrawsPlayerMeans': 'N’est plus apparié ; les résultats acquis restent.',
  'absence.returnsPlayer': 'Joue à partir de la ronde {round}',
  'absence.returnsPlayerMeans': 'Est de nouveau apparié ; les rondes manquées le restent.',
  'action.player': '{player} : {what}',
  'sidebar.players': 'Joueurs',
  'sidebar.players.who': 'Qui',
  'sidebar.players.what': 'Ce qui change à partir de la ronde {round}',
  'sidebar.players.write': 'Inscrire dans la liste',
  'sidebar.players.done': 'Inscrit : {what}',
};
