export const ownLists = {
  'problem.printedScoreByBars':
    'Die Spalte {title} hat andere Punkte, als die Liste ergibt ({count}: {rows|a1}). Mit {what} sind es alle die nach Runde {round}.',
  'mend.printedScoreByBars':
    'Wenn das Turnier so gespielt wird, tragen Sie es in die Einstellungen ein (oder in die Formeln, so wie es hier steht).',
  'problem.printedScoreByStarts':
    'Die Spalte {title} hat andere Punkte, als die Liste ergibt ({count}: {rows|a1}). Mit einer Spalte Start und {what} sind es alle die nach Runde {round}.',
  'mend.printedScoreByStarts': 'Wenn das die Startpunkte sind, fügen Sie eine Spalte Start mit ihnen hinzu.',
  'problem.printedScoreDiffers':
    'Die Spalte {title} hat andere Punkte, als die Liste ergibt ({count}: {rows|a1}).',
  'mend.printedScoreDiffers':
    'Vergleichen Sie Ergebnisse und Ränge dieser Spieler; keine Bar ergibt die ganze Spalte.',
  'problem.inOtherNotation':
    '{count} Zellen nennen Gegner oder Ergebnis anders als mit Nummer und Zeichen, etwa „{text}“, das heißt {after}.',
  'mend.inOtherNotation':
    'Sehen Sie nach, was aus jeder Zelle wird, und schreiben Sie es. Was nicht sicher ist, bleibt und steht hier für sich.',
  'mendBy.inNumbers': 'Nummern in die Zellen schreiben ({count})',
  'sidebar.mend.becomes': 'Was aus jeder Zelle wird ({count})',
  'problem.opponentUnknown': '„{text}“: Niemand sonst in der Liste heißt {name}.',
  'mend.opponentUnknown':
    'Schreiben Sie die Nummer des Gegners mit + (gewonnen), - (verloren), = (Jigo) oder ?.',
  'problem.opponentTwice': '„{text}“ kann {players} sein.',
  'mend.opponentTwice': 'Wählen Sie die richtige Person, oder schreiben Sie die Nummer.',
  'problem.winnerUnknown': '„{text}“ sagt nicht, wer von beiden gewonnen hat.',
  'mend.winnerUnknown':
    'Wählen Sie, was stimmt: + ist ein Sieg der Person in dieser Zeile, - eine Niederlage.',
  'problem.crossTable':
    'Das ist eine Kreuztabelle von {count} Personen: Sie sagt, wer gegen wen gewonnen hat, aber nicht in welcher Runde.',
  'mend.crossTable':
    'Fügen Sie für jede Runde eine Spalte R1, R2 … hinzu und schreiben Sie hinein, wer gegen wen spielte: Aus 1 in Spalte 3 wird 3+ in der Runde dieser Partie, aus 0 wird 3-. Geben Sie den Spalten der Tabelle Titel, die keine Zahlen sind, etwa „gg. 1“.',
  'problem.crossTableOnly':
    'Das ist eine Kreuztabelle von {count} Personen: Sie sagt, wer gegen wen gewonnen hat, aber nicht in welcher Runde.',
  'mend.crossTableOnly':
    'Machen Sie eine Turniertabelle daraus: eine Spalte Name mit allen untereinander und für jede Runde eine Spalte R1, R2 …: 3+ für einen Sieg gegen die dritte Person, 3- für eine Niederlage, 3= für ein Jigo.',
  'problem.resultsWithoutOpponent':
    '{count} Zellen sagen gewonnen oder verloren, aber nicht gegen wen, etwa „{text}“.',
  'mend.resultsWithoutOpponent':
    'Schreiben Sie die Nummer des Gegners vor das Zeichen: 3+ für einen Sieg gegen die Person mit Nr 3, 3- für eine Niederlage. Ohne Gegner gibt es außer Siegen nichts, wonach man reihen oder auslosen kann.',
  'problem.resultsOfTeams':
    '{count} Zellen sind Ergebnisse von Mannschaften mit Brettpunkten, etwa „{text}“.',
  'mend.resultsOfTeams':
    'Führen Sie eine Zeile je Person mit den Spalten Mannschaft und Brett, und schreiben Sie die Partien an den Brettern: 3+, 3-. Oder lassen Sie die Punkte weg, eine Zeile je Mannschaft: 18+.',
  'problem.numbersElsewhere':
    'Die Gegner sind Nummern der Spalte {title}, die nicht als Nummer gelesen wird; nach den Zeilen passen die Partien nicht.',
  'mend.numbersElsewhere': 'Geben Sie der Spalte den Titel {after}.',
} as const;
