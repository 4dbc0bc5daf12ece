import type { Dictionary } from '../en';

/** Teams, categories and the supergroup: what is wrong and how to mend it. */
export const teams: Dictionary = {
  'problem.noTeams': 'Selon les réglages, des équipes se rencontrent, et aucun joueur n’a d’équipe.',
  'mend.noTeams': 'Tapez les équipes dans la colonne « Équipe », ou mettez le réglage « Équipes » sur non.',
  'problem.tooFewTeams': 'Il y a trop peu d’équipes pour un appariement.',
  'mend.tooFewTeams':
    'Tapez les équipes dans la colonne « Équipe » ; les joueurs absents de toutes les rondes ne comptent pas.',
  'problem.teamMissing': '{name} n’a pas d’équipe.',
  'mend.teamMissing':
    'Tapez l’équipe dans la colonne « Équipe », ou 1- dans « Absent » si {name} ne joue pas.',
  'problem.teamOfOne': '{name} est seul dans l’équipe {team}.',
  'mend.teamOfOne':
    'Comparez l’orthographe du nom de l’équipe. Une équipe d’un seul joueur joue à un goban et perd les autres.',
  'problem.teamShort': '{team} a {players} joueurs pour {boards} gobans.',
  'mend.teamShort':
    'Ajoutez des joueurs, ou tapez le nombre de gobans dans le réglage « Gobans ». Un goban sans joueur est perdu.',
  'problem.noBoard':
    'Sans goban à la ronde {round} : {players}. La composition de l’équipe est complète, déjà faite ou absente.',
  'mend.noBoard':
    'Un match compte {boards} gobans, ce que change le réglage {name|settingName}. Qui doit encore jouer est tapé dans la ronde avec son adversaire ; qui est parti, dans la colonne « Absent ».',
  'problem.sameBoard': '{name} et {other} ont tous deux le goban {board} de {team}.',
  'mend.sameBoard':
    'Donnez à chaque joueur d’une équipe son propre goban ; les remplaçants ont les numéros les plus hauts.',
  'problem.sameBoardInRound':
    'À la ronde {round}, {name} et {other} ont tous deux le goban {board} de {team}.',
  'mend.sameBoardInRound':
    'Donnez à chacun son propre goban dans la colonne de la ronde ; 0 laisse un joueur de côté.',
  'problem.teammatesMeet':
    '{name} et {opponent} jouent l’un contre l’autre à la ronde {round}, et tous deux sont de {team}.',
  'mend.teammatesMeet': 'Corrigez l’adversaire, ou l’équipe.',
  'problem.twoMatches': '{name} joue contre {opponent} à la ronde {round}, et {team} contre {other}.',
  'mend.twoMatches':
    'Une équipe a un seul match par ronde : corrigez l’adversaire, ou un nom dans la colonne « Équipe ».',
  'problem.teamDraw':
    '{player} – {opponent} est nul à la ronde {round}, et une élimination directe exige un vainqueur.',
  'mend.teamDraw':
    'Faites rejouer un goban ou tous, et ajoutez la nouvelle partie aux cellules de ses joueurs : 5= 5+ et 3= 3-.',
  'problem.teamsOff':
    'Des joueurs ont une équipe et un goban, et selon les réglages on les apparie un par un.',
  'mend.teamsOff': 'Si des équipes se rencontrent, mettez le réglage « Équipes » sur oui.',
  'problem.supergroupOff':
    'La colonne « Supergroupe » a des marques ({players}), la première pour {name}, et le réglage « Supergroupe » est sur non : ces joueurs partent à la barre.',
  'mend.supergroupOff':
    'Si un supergroupe a été annoncé, choisissez oui dans le réglage ; sinon, videz la colonne.',
  'problem.categoryMissing': '{name} n’a pas de catégorie, et les joueurs d’une catégorie jouent entre eux.',
  'mend.categoryMissing': 'Tapez-la dans la colonne « Catégorie », ou choisissez le système suisse.',
  'problem.categoryColumnMissing':
    'La liste n’a pas de colonne « Catégorie », et les joueurs d’une catégorie jouent entre eux.',
  'mend.categoryColumnMissing':
    'Ajoutez une colonne intitulée « Catégorie » et tapez-en une pour chacun, comme A, B ou 1, 2.',
};
