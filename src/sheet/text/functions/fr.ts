import type { FunctionTexts } from './en';

export const frFunctions: FunctionTexts = {
  'at.cell': 'ligne {row}, colonne {column}',
  'at.titledCell': 'ligne {row}, colonne {column} ({title})',
  'at.settings': 'réglages',
  'at.settingsCell': 'réglages, ligne {row}, colonne {column}',
  'function.placed': '{place} : {sentence}',
  'function.oneMore': '{sentence} (Et 1 autre problème : voir CHECKWALLLIST.)',
  'function.more': '{sentence} (Et {count} autres problèmes : voir CHECKWALLLIST.)',
  'function.k': 'k doit être un nombre entier, 0 ou plus, et non « {text} ».',

  'missing.outside': 'no {no} (R{round}) hors de la plage',
  'missing.noStart': 'score de départ inconnu',
  'missing.noRating': 'pas de niveau',
  'missing.notListed': 'hors liste',
  'missing.noEvenGames': 'pas de partie à égalité',
  'missing.noTeams': 'pas d’équipes',
  'missing.unknown': 'inconnu',
  'dc.alone': 'pas à égalité',
  'dc.notPlayed': '{first}–{second} non jouée',
  'dc.playedLess': '{first}–{second} moins jouée que d’autres',

  'title.place': 'Place',
  'title.lottery': 'Tirage',
  'title.dcReason': 'Non comparé',
  'prizes.left': 'Reste',
  'prizes.prize': 'Prix',
  'prizes.things': 'Lots',
  'prizes.tied': '{item} (à égalité : {players})',
  'prizes.none': 'Notez les prix dans une plage, une ligne par place.',
  'prizes.unreadable': 'Ligne {row}, colonne {column} des prix : « {text} » n’est pas un montant.',

  'next.table': 'Table',
  'next.blackNo': 'Noir no',
  'next.black': 'Noir',
  'next.whiteNo': 'Blanc no',
  'next.white': 'Blanc',
  'next.handicap': 'Handicap',
  'next.remarks': 'Remarques',
  'next.rest': 'repos',
  'bracket.winner': 'Vainqueur',
  'bracket.thirdPlace': 'Troisième place',
  'bracket.notDrawn': 'Il n’y a pas encore d’élimination directe : appariez sa première ronde.',

  'check.none': 'Aucun problème trouvé',
  'check.row': 'Ligne',
  'check.column': 'Colonne',
  'check.what': 'Ce qui ne va pas',
  'check.mend': 'Comment y remédier',
  'check.settings': 'Réglages',

  'menu.create': 'Créer un tournoi',
  'menu.pair': 'Apparier la ronde suivante',
  'menu.record': 'Enregistrer les résultats',
  'menu.check': 'Vérifier le tableau',
  'menu.standings': 'Classement et prix',
  'menu.more': 'Plus',
  'menu.selfTest': 'Autotest',
  'menu.help': 'Aide',
  'help.title': 'Pour commencer',
  'help.text':
    'Un tableau de tournoi a une ligne par joueur, une colonne avec les noms et une colonne par ronde (R1, R2 …). ' +
    '« Créer un tournoi » en fait un, avec des joueurs d’exemple. À sa droite, tapez une formule comme =SOS2(WallList). ' +
    '« Apparier la ronde suivante » montre l’appariement avant d’écrire quoi que ce soit. « Vérifier le tableau » dit ' +
    'ce qui ne va pas et comment y remédier. Rien ne quitte cette feuille de calcul.',
};
