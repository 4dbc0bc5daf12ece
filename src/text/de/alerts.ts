import type { Dictionary } from '../en';

export const alerts: Dictionary = {
  'alert.yes': 'JA: {what}',
  'alert.no': 'NEIN: {what}',
  'alert.cancel': 'ABBRECHEN: {what}',
  'alert.leave': 'nichts wird geschrieben',
  'alert.enough': 'das ist alles',
  'alert.nothing': 'Es wurde nichts geschrieben.',
  'alert.more': 'und {count} weitere',
  'alert.panel':
    'Google zeigt die Seitenleiste hier nicht, deshalb fragt das Menü auf diese Weise. Wie man sie bekommt: {more} → {help}.',
  'alert.help':
    'Alles, was ein Turnier braucht, steht in diesem Menü, auch ohne Seitenleiste: anlegen, Spieler, paaren, eintragen, prüfen, Rangliste, rückgängig machen. Formeln brauchen gar keine Erlaubnis. Für die Seitenleiste fragt Google nach einer zweiten Erlaubnis: beide Kästchen ankreuzen. Wo Google sie sperrt, hilft ein anderes Konto oder wer das Konto der Schule oder Firma verwaltet; oder das Manifest mit beiden Erlaubnissen.',
  'alert.askAgain': 'Google fragt noch einmal nach der Erlaubnis',
  'alert.onlyPanel': 'Das geht nur in der Seitenleiste, und Google zeigt sie hier nicht.',
  'alert.noList': 'In dieser Tabelle gibt es keine Turnierliste. „{create}“ legt eine an.',
  'alert.create':
    'Name; System; Runden eingeben. Beispiel: {example}. OK ohne Eingabe legt das Beispiel an. Alles andere lässt sich in den Einstellungen ändern. Die Systeme:',
  'alert.exampleName': 'Stadtturnier',
  'alert.notRead': '„{typed}“ ist nicht lesbar.',
  'alert.typeNumber': 'Die Nummer dessen eingeben, was geschehen soll. OK ohne Eingabe ändert nichts.',
  'alert.thenPlayers': 'Wenn die Spieler eingetragen sind: „{pair}“.',
  'alert.thenPair': 'Alle Ergebnisse sind da. Weiter mit „{pair}“.',
  'alert.thenRecord': 'Ergebnisse ins Blatt der Runde eintragen, dann „{record}“.',
  'alert.thenStandings': 'Weiter mit „{standings}“.',
  'alert.games': 'Partien: {count}',
  'alert.showGames': 'alle Partien kommen in ein Blatt, um sie erst zu lesen',
  'alert.shown':
    'Alle Partien stehen im Blatt „{sheet}“. Die Runde ist noch nicht geschrieben: „{pair}“ noch einmal wählen.',
  'alert.written': 'Partien: {count}. Blatt: „{sheet}“.',
  'alert.takeBack': 'Rückgängig: {more} → {undo}. Drucken: in diesem Blatt Datei → Drucken.',
  'alert.progress': '{known} von {total} Ergebnissen stehen in der Liste',
  'alert.missingTables': 'Es fehlen die Tische:',
  'alert.typeResults':
    'Tisch und Gewinner eingeben, mehrere mit Leerzeichen dazwischen: 12s Schwarz gewann · 7w Weiß gewann · 3= Jigo · 9s! kampflos · 15x beide verlieren · 4? nimmt Tisch 4 zurück · 12s/2 mit 2 Vorgabesteinen gespielt. OK ohne Eingabe beendet.',
  'alert.black': 's',
  'alert.white': 'w',
  'alert.in': 'Eingetragen: {count}',
  'alert.notIn': 'NICHT eingetragen:',
  'alert.noTable': 'diesen Tisch gibt es nicht',
  'alert.noResult': 'nicht lesbar',
  'alert.inAlready': 'schon eingetragen: {stands}. Zum Ändern {change} eingeben',
  'alert.meanwhile': 'inzwischen wurde ein anderes Ergebnis eingetragen',
  'alert.enterMore': 'Ergebnisse der Runde {round} eingeben oder ändern',
  'alert.nothingToUndo': 'Es gibt nichts rückgängig zu machen.',
  'alert.undoes': 'es wird zurückgenommen; seither geänderte Zellen bleiben und werden genannt',
  'alert.enterThem':
    'Tragen Sie nach den Partien die Ergebnisse in das Blatt der Runde ein, oder setzen Sie in der Liste +, - oder = statt des ?.',
  'alert.goOn': 'die Paarung geht mit den Nummern weiter, wie sie sind',
  'alert.showNumbers': 'die gelosten Nummern werden erst gezeigt',
  'alert.numbersWritten': 'Die Nummern sind geschrieben. Weiter mit „{pair}“.',
  'alert.whichList':
    'Hier gibt es mehrere Listen. Die Nummer der gemeinten eingeben. OK ohne Eingabe nimmt „{list}“.',
  'alert.typePlayers':
    'Nummer und was geschieht eingeben, mehrere mit Komma dazwischen: 12 {out} steigt aus · 12 {in} spielt wieder · 12 {out} 3 fehlt in Runde 3 · 12 {in} 3 spielt Runde 3 · 41 {seat}: wer spät kommt, bekommt den Platz des Freiloses in der laufenden Runde. OK ohne Eingabe beendet.',
  'alert.wordOut': 'aus',
  'alert.wordIn': 'ein',
  'alert.wordSeat': 'platz',
  'alert.noPlayer': 'diesen Spieler gibt es nicht',
  'alert.noRound': 'diese Runde steht nicht bevor',
  'alert.noSeat': 'in der laufenden Runde ist kein Platz',
};
