import type { Dictionary } from '../en';

/** Two copies of an event that become one. */
export const merge: Dictionary = {
  'problem.copyWithoutList': 'In {name} wurde keine Turniertabelle gefunden.',
  'mend.copyWithoutList':
    'Die Kopie dieses Turniers öffnen: ein gespeichertes Turnier oder seine Turniertabelle mit Titeln.',
  'problem.copyOfOther':
    '{name} ist die Kopie eines anderen Turniers: Spieler, oder Name und Auslosung, sind andere. Nichts wurde zusammengeführt.',
  'mend.copyOfOther': 'Die Kopie dieses Turniers öffnen.',
  'problem.copyNewer':
    'Die Kopie ist von einer neueren Version gespeichert als dieser. Nichts wurde zusammengeführt.',
  'mend.copyNewer': 'Mit der neueren Version zusammenführen.',
  'problem.copyUnreadable': 'Die Kopie lässt sich nicht lesen: {sentence}',
  'mend.copyUnreadable': 'In der Kopie berichtigen, sie speichern und wieder öffnen.',
  'problem.copyNamesakes':
    '{name} steht in beiden mehrmals unter anderen Nummern, sodass niemand sagen kann, wer wer ist.',
  'mend.copyNamesakes': 'Ihnen in beiden dieselben Nummern geben.',
  'problem.copyWithoutRoom': 'Die Tabelle hat keinen Platz für die neuen Spieler der Kopie ({players}).',
  'mend.copyWithoutRoom': 'Unter dem letzten Spieler Zeilen einfügen.',
  'problem.copyHasRound': 'Die Kopie hat Runde {round}, diese Tabelle nur {rounds} Runden.',
  'mend.copyHasRound': 'Spalten der Runden anfügen; danach sehen Sie, was aus der Kopie kommt.',
  'problem.copyUnsure':
    'Die Tabelle wäre nicht so zu lesen, wie sie gemeint ist; darum wurde nichts zusammengeführt.',
  'mend.copyUnsure': 'In beiden die Prüfung ansehen und noch einmal zusammenführen.',
  'problem.copyWithoutRow':
    '{name} trifft in Runde {round} auf Nummer {no}, deren Zeile die Kopie nicht hat.',
  'mend.copyWithoutRow':
    'Dort den Filter aufheben oder die ganze Liste kopieren und noch einmal zusammenführen.',
  'problem.mendBeforeMerge':
    'Einige Zellen hier lassen sich nicht lesen; darum kann nichts zusammengeführt werden.',
  'mend.mendBeforeMerge': 'Die Prüfung ansehen und sie zuerst berichtigen.',
  'problem.recordBeforeMerge': 'Das Blatt von Runde {round} hat Ergebnisse, die nicht übernommen sind.',
  'mend.recordBeforeMerge': 'Zuerst die Ergebnisse übernehmen.',
  'action.merge': 'Zusammengeführt: {name}',
  'merge.asHere': 'hier: {value}',
  'merge.asCopy': 'in der Kopie: {value}',
  'merge.nothing': 'nichts',
  'merge.who': 'Hier {here}, in der Kopie {copy}: eine Person oder zwei?',
  'merge.onePerson': 'eine Person, {name}',
  'merge.twoPeople': 'zwei Personen',
  'merge.pairing': 'Runde {round} ist auf zwei Arten gepaart; Spieler, bei denen es anders ist: {players}.',
  'merge.entry': 'Runde {round}, {who}',
  'merge.noResult': 'noch kein Ergebnis',
  'merge.bye': 'Freilos, {cell}',
  'merge.agreed': 'fehlt nach Absprache, {cell}',
  'merge.absent': 'fehlt, {cell}',
  'merge.detail': '{player}: {kind|column}',
  'merge.setting': 'Einstellung {name}',
  'merge.new': 'Neu: {player}',
  'merge.newNumber': 'Neu: {player}, in der Kopie Nummer {no}',
  'merge.games': 'Runde {round}: Partien {games}',
  'merge.inRound': 'Runde {round}, {who}: {value}',
  'merge.renamed': '{player} heißt {name}',
  'merge.taken': '{player}: {kind|column} {value}',
  'merge.settingTaken': 'Einstellung {name}: {value}',
  'merge.sheet': 'Das Blatt {sheet}',
  'merge.onlyHere': 'Spieler, die nur hier sind, bleiben: {count}',
  'merge.lacking': 'Nicht genommen, weil diese Tabelle keine solche Spalte hat: {kinds}',
  'merge.noSettings':
    'Die Einstellungen der Kopie werden nicht genommen: Diese Tabelle hat kein Blatt mit Einstellungen.',
  'sidebar.merge': 'Eine Kopie zusammenführen',
  'sidebar.merge.text':
    'Das Turnier ging an zwei Orten weiter? Öffnen Sie die andere Kopie: ein Turnier, das die Werkbank gespeichert hat, eine als .xlsx heruntergeladene Google-Tabelle, eine Tabelle von LibreOffice (.ods), oder ihre Turniertabelle als .tsv oder CSV. Zuerst sehen Sie, was aus ihr kommt.',
  'sidebar.merge.paste': 'Oder ihre Turniertabelle mit den Titeln einfügen',
  'sidebar.merge.pasted': 'eingefügte Turniertabelle',
  'sidebar.merge.undecided': 'Entscheiden Sie, was in beiden anders ist; dann wird zusammengeführt.',
  'sidebar.merge.ready': 'Das kommt aus der Kopie. Noch ist nichts eingetragen.',
  'sidebar.merge.nothing': 'Diese Tabelle hat alles, was die Kopie hat. Nichts würde sich ändern.',
  'sidebar.merge.open': 'In beiden, aber nicht gleich; zu entscheiden: {count}',
  'sidebar.merge.decided': 'In beiden, aber nicht gleich: entschieden',
  'sidebar.merge.allHere': 'Offene ({count}): wie hier',
  'sidebar.merge.allCopy': 'Offene ({count}): wie in der Kopie',
  'sidebar.merge.comes': 'Kommt aus der Kopie: {count}',
  'sidebar.merge.stays': 'Zur Kenntnis',
  'sidebar.merge.write': 'Zusammenführen',
  'sidebar.merged.heading': '{name} ist zusammengeführt',
  'sidebar.merged.text': 'Die Kopie selbst wurde nicht geändert.',
};
