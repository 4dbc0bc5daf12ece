import type { Dictionary } from '../en';

export const alerts: Dictionary = {
  'alert.yes': 'OUI : {what}',
  'alert.no': 'NON : {what}',
  'alert.cancel': 'ANNULER : {what}',
  'alert.leave': 'rien n’est écrit',
  'alert.enough': 'c’est tout',
  'alert.nothing': 'Rien n’a été écrit.',
  'alert.more': 'et {count} de plus',
  'alert.panel':
    'Google n’affiche pas le panneau ici : le menu pose donc ses questions ainsi. Pour obtenir le panneau : {more} → {help}.',
  'alert.help':
    'Tout ce qu’il faut à un tournoi est dans ce menu, sans le panneau : créer, joueurs, apparier, enregistrer, vérifier, classement, annuler. Les formules ne demandent aucune autorisation. Pour le panneau, Google demande une deuxième autorisation : cocher les deux cases. Si Google la bloque, un autre compte convient, ou l’administrateur du compte de l’école ou de l’entreprise ; ou encore le manifeste aux deux autorisations.',
  'alert.askAgain': 'Google demande de nouveau l’autorisation',
  'alert.onlyPanel': 'Cela ne se fait que dans le panneau, et Google ne l’affiche pas ici.',
  'alert.noList': 'Il n’y a pas de liste de tournoi dans cette feuille de calcul. « {create} » en crée une.',
  'alert.create':
    'Tapez nom ; système ; rondes. Exemple : {example}. OK sans rien taper crée l’exemple. Tout le reste se change dans les réglages. Les systèmes :',
  'alert.exampleName': 'Tournoi de la ville',
  'alert.notRead': '« {typed} » est illisible.',
  'alert.typeNumber': 'Tapez le numéro de ce qu’il faut faire. OK sans rien taper ne fait rien.',
  'alert.thenPlayers': 'Quand les joueurs sont tapés, choisissez « {pair} ».',
  'alert.thenPair': 'Tous les résultats y sont. Ensuite : « {pair} ».',
  'alert.thenRecord': 'Tapez les résultats dans la feuille de la ronde, puis « {record} ».',
  'alert.thenStandings': 'Ensuite : « {standings} ».',
  'alert.games': 'Parties : {count}',
  'alert.showGames': 'toutes les parties vont dans une feuille, pour les lire d’abord',
  'alert.shown':
    'Toutes les parties sont dans la feuille « {sheet} ». La ronde n’est pas encore écrite : choisissez de nouveau « {pair} ».',
  'alert.written': 'Parties : {count}. Feuille : « {sheet} ».',
  'alert.takeBack': 'Pour annuler : {more} → {undo}. Pour imprimer : Fichier → Imprimer sur cette feuille.',
  'alert.progress': '{known} résultats sur {total} sont dans la liste',
  'alert.missingTables': 'Tables manquantes :',
  'alert.typeResults':
    'Tapez une table et le gagnant, plusieurs séparés par une espace : 12n Noir a gagné · 7w Blanc a gagné · 3= jigo · 9n! par forfait · 15x les deux perdent · 4? retire celui de la table 4 · 12n/2 joué avec 2 pierres. OK sans rien taper termine.',
  'alert.black': 'n',
  'alert.white': 'w',
  'alert.in': 'Enregistrés : {count}',
  'alert.notIn': 'NON enregistrés :',
  'alert.noTable': 'cette table n’existe pas',
  'alert.noResult': 'illisible',
  'alert.inAlready': 'déjà enregistré : {stands}. Pour le changer, tapez {change}',
  'alert.meanwhile': 'un autre résultat a été enregistré entre-temps',
  'alert.enterMore': 'enregistrer ou changer des résultats de la ronde {round}',
  'alert.nothingToUndo': 'Il n’y a rien à annuler.',
  'alert.undoes': 'c’est annulé ; les cellules changées depuis restent et sont nommées',
  'alert.enterThem':
    'Après les parties, saisissez les résultats dans la feuille de la ronde, ou mettez +, - ou = à la place du ? dans la liste.',
  'alert.goOn': 'l’appariement continue avec les numéros tels quels',
  'alert.showNumbers': 'les numéros tirés au sort sont d’abord montrés',
  'alert.numbersWritten': 'Les numéros sont écrits. Ensuite : « {pair} ».',
  'alert.whichList':
    'Il y a plusieurs tableaux ici. Saisissez le numéro de celui qui est visé. OK sans rien saisir prend « {list} ».',
  'alert.typePlayers':
    'Saisissez un numéro et l’action, plusieurs séparés par une virgule : 12 {out} abandonne · 12 {in} rejoue · 12 {out} 3 manque la ronde 3 · 12 {in} 3 joue la ronde 3 · 41 {seat} : un retardataire prend la place de l’exempt dans la ronde en cours. OK sans rien saisir termine.',
  'alert.wordOut': 'absent',
  'alert.wordIn': 'joue',
  'alert.wordSeat': 'place',
  'alert.noPlayer': 'ce joueur n’existe pas',
  'alert.noRound': 'cette ronde n’est pas à venir',
  'alert.noSeat': 'il n’y a pas de place dans la ronde en cours',
};
