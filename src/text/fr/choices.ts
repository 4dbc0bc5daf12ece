import type { Dictionary } from '../en';

/** The panel: choosing a system, and questions about a pairing. */
export const choices: Dictionary = {
  'sidebar.create.teams': 'Équipes',
  'sidebar.create.teamsHint':
    'Les équipes se rencontrent sur plusieurs gobans : le tableau reçoit les colonnes Équipe et Goban.',
  'sidebar.create.rated': 'Compte pour l’échelle d’une fédération',
  'sidebar.create.ratedHint': 'Le tableau reçoit la colonne PIN, pour le numéro que chacun y a.',
  'sidebar.create.language': 'Langue',
  'sidebar.create.languageHint': 'Des feuilles, de ce panneau et de tout ce qui s’imprime.',
  'sidebar.create.handicap': 'Handicap',
  'sidebar.handicap.none': 'Aucun : toutes les parties à égalité',
  'sidebar.handicap.EGF': 'EGF : à partir de 15k et au-dessous',
  'sidebar.handicap.rank': 'Par niveau',
  'sidebar.handicap.MMS': 'Par score McMahon',
  'sidebar.create.noHandicap': 'sans handicap',
  'sidebar.create.another': 'Un autre',
  'sidebar.create.anotherHint': 'Catégories, groupes avec finale, appariement par score, Diagonal.',
  'sidebar.create.otherSystem': 'Système',
  'sidebar.systemShort.McMahon': 'Les forts partent plus haut. La plupart des tournois ouverts.',
  'sidebar.systemShort.Swiss': 'Tous partent à égalité.',
  'sidebar.systemShort.Knock-out': 'Qui perd est éliminé.',
  'sidebar.systemShort.Double elimination': 'Qui perd deux fois est éliminé.',
  'sidebar.systemShort.Round robin': 'Chacun rencontre chacun.',
  'sidebar.create.draw': 'Tirage',
  'sidebar.draw.seeded': 'Têtes de série par niveau',
  'sidebar.draw.seededMeans': 'Les plus forts se rencontrent le plus tard possible.',
  'sidebar.draw.lot': 'Par tirage',
  'sidebar.draw.lotMeans': 'Tiré avant chaque ronde.',
  'sidebar.create.theRest': 'Le reste : {parts}',
  'sidebar.create.order': 'Classer par points, puis',
  'sidebar.order.EGF': 'comme l’EGF : confrontation directe, SOS sans les deux plus bas',
  'sidebar.order.OpenGotha': 'comme OpenGotha : SOS, SOSOS',
  'sidebar.order.WMSG 2008': 'comme les WMSG 2008 : SOS, puis sans les plus bas un à un',
  'sidebar.order.AGA': 'comme l’AGA : SOS, SODOS, confrontation directe, tirage',
  'sidebar.order.own': 'Je choisis moi-même',
  'sidebar.create.rest': 'Départages dans leur ordre',
  'sidebar.create.restHint':
    'Par exemple SOS, SOSOS, Confrontation directe. SOS : les points des adversaires ; SOSOS : ceux des leurs. Tous sont dans les réglages.',
  'sidebar.system.McMahon':
    'Chacun commence avec un score selon son niveau et rencontre des adversaires de même score.',
  'sidebar.system.Swiss': 'Chacun commence à zéro et rencontre des adversaires de même score.',
  'sidebar.system.Swiss by categories':
    'Un suisse dans chaque catégorie, par exemple une par niveau ou par âge.',
  'sidebar.system.Score pairing':
    'Le suisse des Jeux mondiaux des sports de l’esprit 2008 : les appariements suivent de la seule liste, sans ordinateur.',
  'sidebar.system.Knock-out': 'Qui perd est éliminé ; le dernier restant a gagné.',
  'sidebar.system.Double elimination':
    'Qui perd deux fois est éliminé. Qui a perdu une fois joue avec ceux qui ont une défaite ; le dernier d’entre eux rencontre en finale celui qui n’a pas perdu.',
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
  'sidebar.rounds.Double elimination':
    '8 joueurs ont besoin de 7 rondes au plus, 16 joueurs de 8, 32 joueurs de 10.',
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
  'sidebar.why.answer': 'Réponse',
  'sidebar.why.games': 'Parties qui seraient nouvelles : {count}',
  'sidebar.why.asking': 'Nouvel appariement…',
  'sidebar.report.write': 'Rapport dans une feuille',
  'sidebar.report.writing': 'Écriture du rapport…',
  'sidebar.report.heading': 'Le rapport est écrit',
  'sidebar.report.text': 'Ce que l’appariement coûte selon chaque critère est dans la feuille « {sheet} ».',
  'sidebar.report.open': 'Ouvrir le rapport',
  'sidebar.costs.write': 'Coûts de toutes les paires dans une feuille',
  'sidebar.costs.writing': 'Écriture des coûts…',
  'sidebar.costs.heading': 'Les coûts sont écrits',
  'sidebar.costs.text':
    'Ce qu’une partie entre deux joueurs quelconques coûterait est dans la feuille « {sheet} ».',
  'sidebar.costs.part':
    'Elle a {shown} joueurs sur {all}, ceux autour de {around}. Pour d’autres, demandez d’abord « {ask} » avec l’un d’eux.',
  'sidebar.costs.open': 'Ouvrir les coûts',

  // The help
  'help.topics': 'Autres sujets',
  'help.more': 'Plus dans la documentation',
  'help.keys':
    'Au clavier : F6 ou Ctrl+F6 mène de la grille aux menus, au panneau, puis de nouveau à la grille ; avec Maj dans l’autre sens.',
  'help.create': 'Commencer',
  'help.create.1': '« {create} » demande le système et les rondes, et crée les feuilles.',
  'help.create.2': 'Un fichier d’OpenGotha, de l’EGF ou de la FFG, ou un CSV, s’ouvre par « {open} ».',
  'help.create.3':
    'Votre propre liste convient aussi : une colonne de noms, une colonne par ronde. Sélectionnez sa feuille : le panneau la voit.',
  'help.players': 'Joueurs',
  'help.players.1': 'Une ligne chacun : nom et niveau. Collez-les d’où vous voulez.',
  'help.players.2':
    'Qui manque des rondes les a dans la colonne « {out} » : 3, 5- est la ronde 3 et tout à partir de la ronde 5.',
  'help.players.3':
    '« {players} », à côté de la ronde suivante, retire quelqu’un ou le fait revenir. Les joueurs peuvent signaler leur présence par un formulaire Google ; la page dit comment.',
  'help.pairing': 'Apparier une ronde',
  'help.pairing.1': '« {pair} » montre d’abord les parties. Rien n’est écrit avant le bouton bleu.',
  'help.pairing.2':
    'Les paires que vous tapez restent : 14? dans une ligne est une partie contre le numéro 14.',
  'help.pairing.3': '« {byHand} » échange des joueurs. « {undo} » annule la ronde.',
  'help.results': 'Résultats',
  'help.results.1':
    'Une touche par partie : b pour Noir, w pour Blanc, = pour jigo. Ou tapez dans la feuille de la ronde.',
  'help.results.2': '« {record} » les met dans le tableau. Le score et les places suivent aussitôt.',
  'help.results.3':
    'Dans le tableau, 14+ est une victoire contre le numéro 14, 14- une défaite, 14= un jigo. Les joueurs peuvent envoyer leurs résultats par un formulaire Google ; la page dit comment.',
  'help.accidents': 'Absents et corrections',
  'help.accidents.1':
    'Quelqu’un n’est pas là : « {absent} » à côté de la partie dit ce que chaque choix signifie.',
  'help.accidents.2':
    'Retapez un résultat faux dans le tableau. Ce qui en découle est demandé avant tout changement.',
  'help.accidents.3': '« {undo} » annule la dernière action. Toutes sont dans la feuille « {log} ».',
  'help.check': 'Quand quelque chose ne va pas',
  'help.check.1': '« {check} » nomme chaque cellule illisible et dit comment la corriger.',
  'help.check.2':
    'Les erreurs arrêtent l’appariement, les avertissements non. Un bouton corrige ce qui est sûr.',
  'help.check.3': 'Des lignes triées sans leurs numéros sont remises en ordre par un bouton.',
  'help.standings': 'Classement et prix',
  'help.standings.1': '« {standings} » crée une feuille des places. Elle suit chaque changement.',
  'help.standings.2': 'Tapez les prix place par place. Les ex æquo les partagent.',
  'help.standings.3': 'Avant le dernier résultat il est provisoire, et le dit.',
  'help.files': 'Papier, site, fédération',
  'help.files.1':
    '« {files} » crée des listes et des billets à imprimer, une page pour un site et les fichiers des fédérations.',
  'help.files.2': '« {paper} » donne tout ce qu’il faut si ce programme tombe en panne.',
  'help.files.3': 'Ce qui est créé reste sur cet ordinateur jusqu’à ce que vous l’envoyiez.',
  'help.formulas': 'Formules',
  'help.formulas.1':
    '=SOS2(WallList; Settings) dans la première ligne à côté de la liste remplit toute la colonne.',
  'help.formulas.2': '=EXPLAIN(WallList; 7; "SOS2"; Settings) dit d’où vient un nombre.',
  'help.formulas.3': 'Barre, plancher, handicap et départages sont dans la feuille « {settings} ».',
};
