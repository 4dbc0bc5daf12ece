import type { Dictionary } from '../en';

/** The panel: choosing a system, and questions about a pairing. */
export const choices: Dictionary = {
  'sidebar.create.teams': 'Équipes',
  'sidebar.create.teamsHint':
    'Les équipes se rencontrent sur plusieurs gobans : la liste reçoit les colonnes Équipe et Goban.',
  'sidebar.create.seed': 'Graine du tirage',
  'sidebar.create.seedHint':
    'Vide : elle est tirée maintenant. Ou saisissez ce que des dés ont donné en public.',
  'sidebar.create.language': 'Langue',
  'sidebar.create.languageHint': 'Des feuilles, de ce panneau et de tout ce qui s’imprime.',
  'sidebar.create.handicap': 'Handicap',
  'sidebar.handicap.none': 'Aucun : toutes les parties à égalité',
  'sidebar.handicap.EGF': 'EGF : à partir de 15k et au-dessous',
  'sidebar.handicap.rank': 'Selon le niveau',
  'sidebar.handicap.MMS': 'Selon le score McMahon',
  'sidebar.system.McMahon':
    'Chacun commence avec un score selon son niveau et rencontre des adversaires de même score.',
  'sidebar.system.Swiss': 'Chacun commence à zéro et rencontre des adversaires de même score.',
  'sidebar.system.Swiss by categories':
    'Un suisse dans chaque catégorie, par exemple une par niveau ou par âge.',
  'sidebar.system.Score pairing':
    'Le suisse des Jeux mondiaux des sports de l’esprit 2008 : les appariements suivent de la seule liste, sans ordinateur.',
  'sidebar.system.Knock-out': 'Qui perd est éliminé ; le dernier restant a gagné.',
  'sidebar.system.Round robin': 'Chacun rencontre chacun.',
  'sidebar.system.Diagonal':
    'Plusieurs adversaires par ronde, deux parties contre chacun ; quatre parties perdues éliminent.',
  'sidebar.system.Groups + knock-out':
    'Chacun rencontre chacun dans un groupe ; puis les meilleurs de chaque groupe jouent en élimination directe.',
  'sidebar.rounds.McMahon': 'D’ordinaire 3 à 10.',
  'sidebar.rounds.Swiss': 'D’ordinaire 3 à 10 : pour un vainqueur clair, 5 suffisent à 32 joueurs.',
  'sidebar.rounds.Swiss by categories': 'D’ordinaire 3 à 10 ; autant pour toutes les catégories.',
  'sidebar.rounds.Score pairing': '16 joueurs jouent 8 rondes, 17 à 32 joueurs 10, 33 à 64 joueurs 12.',
  'sidebar.rounds.Knock-out': '8 joueurs ont besoin de 3 rondes, 16 joueurs de 4, 32 joueurs de 5.',
  'sidebar.rounds.Round robin':
    'Une de moins que de joueurs ; autant que de joueurs si leur nombre est impair.',
  'sidebar.rounds.Diagonal':
    'Personne ne le sait d’avance : autant de colonnes sont créées, et vous pouvez en ajouter à tout moment.',
  'sidebar.rounds.Groups + knock-out':
    'Celles du plus grand groupe et de l’élimination directe : deux groupes de quatre et les quatre meilleurs demandent 3 + 2.',
  'sidebar.why.ask': 'Pourquoi pas ces deux-là ?',
  'sidebar.why.hint': 'Deux joueurs, par numéro ou nom ; « exempt » en second interroge sur l’exempt.',
  'sidebar.why.first': 'Premier joueur',
  'sidebar.why.second': 'Second joueur',
  'sidebar.why.submit': 'Dites-le-moi',
  'sidebar.why.missing': 'Saisissez deux joueurs.',
  'sidebar.why.game': 'Pourquoi cette partie ?',
  'sidebar.why.gameAt': 'Pourquoi cette partie ? (table {table})',
  'sidebar.why.answer': 'Réponse',
  'sidebar.why.games': 'Parties qui seraient nouvelles : {count}',
  'sidebar.why.asking': 'Nouvel appariement…',
  'sidebar.report.write': 'Rapport dans une feuille',
  'sidebar.report.writing': 'Écriture du rapport…',
  'sidebar.report.heading': 'Le rapport est écrit',
  'sidebar.report.text': 'Ce que l’appariement coûte selon chaque critère est dans la feuille « {sheet} ».',
  'sidebar.report.open': 'Ouvrir le rapport',
};
