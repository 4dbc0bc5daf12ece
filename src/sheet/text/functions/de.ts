import type { FunctionTexts } from './en';

export const deFunctions: FunctionTexts = {
  'at.cell': 'Zeile {row}, Spalte {column}',
  'at.titledCell': 'Zeile {row}, Spalte {column} ({title})',
  'at.settings': 'Einstellungen',
  'at.settingsCell': 'Einstellungen, Zeile {row}, Spalte {column}',
  'function.oneMore': '{sentence} (Und 1 weiteres Problem: siehe CHECKWALLLIST.)',
  'function.more': '{sentence} (Und {count} weitere Probleme: siehe CHECKWALLLIST.)',
  'function.k': 'k muss eine ganze Zahl ab 0 sein und nicht „{text}“.',

  'missing.outside': 'Nr. {no} (R{round}) nicht im Bereich',
  'missing.noStart': 'Start unbekannt',
  'missing.noRating': 'kein Rating',
  'missing.notListed': 'nicht aufgeführt',
  'missing.noEvenGames': 'keine Partie ohne Vorgabe',
  'missing.noTeams': 'keine Mannschaften',
  'missing.unknown': 'unbekannt',
  'dc.alone': 'kein Gleichstand',
  'dc.notPlayed': '{first}–{second} nicht gespielt',
  'dc.playedLess': '{first}–{second} seltener gespielt als andere',

  'title.place': 'Platz',
  'title.lottery': 'Los',
  'title.dcReason': 'Nicht verglichen',
  'prizes.left': 'Übrig',
  'prizes.prize': 'Preis',
  'prizes.things': 'Sachpreise',
  'prizes.tied': '{item} (gleich: {players})',
  'prizes.none': 'Schreiben Sie die Preise in einen Bereich, eine Zeile je Platz.',
  'prizes.unreadable': 'Zeile {row}, Spalte {column} der Preise: „{text}“ ist kein Betrag.',

  'next.table': 'Tisch',
  'next.blackNo': 'Schwarz Nr.',
  'next.black': 'Schwarz',
  'next.whiteNo': 'Weiß Nr.',
  'next.white': 'Weiß',
  'next.handicap': 'Vorgabe',
  'next.remarks': 'Bemerkungen',
  'next.rest': 'spielfrei',
  'bracket.winner': 'Sieger',
  'bracket.thirdPlace': 'Platz 3',
  'bracket.notDrawn': 'Es gibt noch keine K.-o.-Runde: Paaren Sie die erste, mit dem Turniersystem K.-o.',

  'check.none': 'Keine Probleme gefunden',
  'check.row': 'Zeile',
  'check.column': 'Spalte',
  'check.what': 'Was nicht stimmt',
  'check.mend': 'Was zu tun ist',
  'check.settings': 'Einstellungen',

  'menu.create': 'Turnier anlegen',
  'menu.pair': 'Nächste Runde paaren',
  'menu.record': 'Ergebnisse übernehmen',
  'menu.check': 'Turniertabelle prüfen',
  'menu.standings': 'Endstand und Preise',
  'menu.more': 'Mehr',
  'menu.selfTest': 'Selbsttest',
  'menu.help': 'Hilfe',
  'help.title': 'Wie man anfängt',
  'help.text':
    'Eine Turniertabelle hat eine Zeile für jeden Spieler, eine Spalte mit den Namen und eine für jede Runde (R1, R2 …). ' +
    '„Turnier anlegen“ macht eine, mit Beispielspielern. Rechts daneben kommt eine Formel wie =SOS2(WallList). ' +
    '„Nächste Runde paaren“ zeigt die Paarung, bevor etwas geschrieben wird. „Turniertabelle prüfen“ sagt, was nicht ' +
    'stimmt und was zu tun ist. Nichts verlässt diese Tabelle.',
};
