import type { Dictionary } from '../en';

/** Reading a wall list: what is wrong with it and how to mend it, and the titles of its columns. */
export const list: Dictionary = {
  'problem.emptyRange': 'Der Bereich ist leer.',
  'mend.emptyRange': 'Geben Sie den Bereich der Turniertabelle an, mit der Titelzeile.',
  'problem.noPlayers': 'Noch keine Spieler.',
  'mend.noPlayers': 'Tragen Sie die Spieler unter der Titelzeile ein, einen je Zeile, mit Namen.',
  'problem.noRounds': 'Es wurde keine Spalte einer Runde gefunden.',
  'mend.noRounds':
    'Nehmen Sie die Titelzeile mit auf: eine Spalte „Name“ und Spalten „R1“, „R2“ und so weiter.',
  'problem.roundsUntitled': 'Keine Spalte hat den Titel einer Runde. Spalten mit Ergebnissen: {columns|a1}.',
  'mend.roundsUntitled': 'Geben Sie diesen Spalten die Titel R1, R2 und so weiter.',
  'problem.textInOneColumn': 'Die Liste steht als Text in einer Spalte.',
  'mend.textInOneColumn':
    'Öffnen Sie die Seitenleiste (Erweiterungen, Wallist) und drücken Sie „In Spalten teilen“.',
  'problem.unreadableCell': '„{text}“ ist kein Ergebnis.',
  'mend.unreadableCell':
    'Schreiben Sie die Nummer des Gegners mit + (gewonnen), - (verloren), = (Jigo) oder ? (noch nicht gespielt); 0+ für ein Freilos, 0= (abgemeldet) oder 0- für eine nicht gespielte Runde.',
  'problem.resultsInOtherForm':
    '{count} Zellen haben Ergebnisse in einer Form, die nicht gelesen wird, etwa „{text}“.',
  'mend.resultsInOtherForm':
    'Schreiben Sie Nummern: 3+ für einen Sieg gegen die Person mit Nr 3, 3- für eine Niederlage, 3= für Jigo, 3? wenn noch nicht gespielt ist; 0+ für ein Freilos, 0= (abgemeldet) oder 0- für eine nicht gespielte Runde.',
  'problem.resultMissing': '„{text}“ nennt einen Gegner und kein Ergebnis.',
  'mend.resultMissing':
    'Schreiben Sie „{text}?“, wenn die Partie noch nicht gespielt ist, sonst +, - oder = dahinter.',
  'problem.worthMissing': '„{text}“ sagt nicht, was die freie Runde zählt.',
  'mend.worthMissing': 'Schreiben Sie 0+ (Freilos), 0= (abgemeldet) oder 0- (unentschuldigt gefehlt).',
  'problem.twoMeanings': '„{text}“ kann gewonnen heißen oder Weiß.',
  'mend.twoMeanings':
    'Schreiben Sie {no}+ für einen Sieg oder {no}?/w für eine noch nicht gespielte Partie mit Weiß.',
  'problem.turnedIntoDate': 'Die Tabelle hat aus dieser Zelle ein Datum gemacht, {date}.',
  'mend.turnedIntoDate':
    'Formatieren Sie die Zelle als Text (Format, Zahl, Nur Text) und tragen Sie sie neu ein; es war vielleicht „{guess}“.',
  'problem.turnedIntoNumber': 'Die Tabelle hat aus dieser Zelle die Zahl {number} gemacht.',
  'mend.turnedIntoNumber':
    'Formatieren Sie die Zelle als Text (Format, Zahl, Nur Text) und tragen Sie sie neu ein; es war vielleicht „{guess}“.',
  'problem.errorInCell': 'Eine Formel in dieser Zelle endet mit {text}.',
  'mend.errorInCell': 'Berichtigen Sie die Formel oder tragen Sie den Wert ein.',
  'problem.selfPlay': '{name} hat die Nummer {no} und kann nicht auch der Gegner sein.',
  'mend.selfPlay': 'Tragen Sie die Nummer des Gegners ein.',
  'problem.twoGamesInRound': '{name} hat in Runde {round} mehr als einen Eintrag.',
  'mend.twoGamesInRound':
    'Lassen Sie einen stehen. Mehrere Partien je Runde gibt es nur in Diagonal und K.-o.',
  'problem.duplicateNumber': 'Die Nummer {no} ist mehrfach vergeben, deshalb zählen für Gegner die Zeilen.',
  'mend.duplicateNumber': 'Geben Sie jedem Spieler eine eigene Nummer.',
  'problem.unreadableRank': '„{text}“ ist kein Rang.',
  'mend.unreadableRank': 'Schreiben Sie 3d, 12k oder 2p.',
  'problem.unreadableNumber': '„{text}“ ist keine Zahl für {column|column}.',
  'mend.unreadableNumber': 'Tragen Sie eine Zahl ein oder lassen Sie die Zelle leer.',
  'problem.unreadableStart': '„{text}“ ist kein Startwert: das sind ganze oder halbe Punkte bis 9999.',
  'mend.unreadableStart': 'Tragen Sie eine solche Zahl ein oder lassen Sie die Zelle leer.',
  'problem.unreadableOut': '„{text}“ sagt nicht, welche Runden nicht gespielt werden.',
  'mend.unreadableOut':
    'Schreiben Sie 3, oder 1-2, oder 5- für Runde 5 und alle späteren, mit Kommas dazwischen.',
  'problem.duplicateColumn': 'Bei {cell|a1} gibt es noch eine Spalte „{title}“; nur jene wird gelesen.',
  'mend.duplicateColumn': 'Benennen Sie eine der beiden um.',
  'problem.secondList': 'Bei {cell|a1} beginnt eine zweite Liste; nur die erste wird gelesen.',
  'mend.secondList': 'Geben Sie der Formel die Zellen einer Liste.',
  'problem.startNotRead':
    '„{title}“ wird nicht als Start gelesen: Es enthält anderes als Zahlen oder den Punktstand nach den Runden.',
  'mend.startNotRead': 'Nennen Sie die Spalte „Start“, wenn die Spieler dort beginnen.',
  'problem.numbersByRow':
    '{column} hat Lücken oder Gleichstände, ist also ein Platz; für Gegner zählen die Zeilen.',
  'mend.numbersByRow': 'Sind es Nummern der Spieler, so geben Sie jedem eine eigene.',
  'problem.numberMissing': '{name} hat keine Nummer und gilt als Nummer {no}.',
  'mend.numberMissing': 'Tragen Sie eine Nummer ein, die sonst niemand hat.',
  'problem.nameMissing':
    'Diese Zeile hat Ergebnisse oder Angaben zu einer Person und keinen Namen und wird deshalb nicht gelesen.',
  'mend.nameMissing': 'Tragen Sie den Namen ein oder leeren Sie die Zeile.',
  'problem.roundColumnMissing': 'Es gibt Spalten für spätere Runden und keine für Runde {round}.',
  'mend.roundColumnMissing': 'Fügen Sie eine Spalte R{round} ein oder zählen Sie die Runden ohne Lücke.',
  'problem.columnIgnored': 'Diese Spalte gilt nicht als Runde, weil „{text}“ kein Ergebnis ist.',
  'mend.columnIgnored':
    'Berichtigen Sie die Zelle, falls es eine Runde ist, oder nehmen Sie die Titelzeile mit auf.',
  'problem.besideNotRead': 'Neben den Runden wird „{title}“ nicht gelesen: {columns|a1}.',
  'mend.besideNotRead':
    'Farben werden in einer Spalte Farbe gelesen, Vorgabesteine in einer Spalte Vorgabe neben jeder Runde. Alles andere bleibt Ihres.',
  'problem.roundsGuessed':
    'Spalten ohne Titel, die als Runden gelten, weil Ergebnisse darin stehen: {columns|a1}.',
  'mend.roundsGuessed': 'Stimmt das nicht, geben Sie den Spalten der Runden die Titel R1, R2 und so weiter.',
  'problem.resultOutside': '„{text}“ steht in keiner Spalte einer Runde.',
  'mend.resultOutside':
    'Rücken Sie die Zellen dieser Zeile unter die der anderen, oder geben Sie den Spalten der Runden die Titel R1, R2 und so weiter.',
  'problem.rowsLeftOut': 'Zeilen, die nicht als Spieler gelten: {rows|a1}. In der ersten steht „{text}“.',
  'mend.rowsLeftOut':
    'Ist ein Spieler darunter, tragen Sie neben dem Namen eine Nummer, einen Rang oder ein Ergebnis ein.',
  'problem.onlyNames':
    'Zeilen mit nur einem Namen, die als Spieler gelten: {rows|a1}. Die erste ist „{text}“.',
  'mend.onlyNames': 'Ist eine davon kein Spieler, lassen Sie darüber eine Zeile frei oder löschen Sie sie.',
  'problem.unlistedOpponent': '{name} spielt gegen Nummer {no}, die nicht in der Liste steht.',
  'mend.unlistedOpponent':
    'Prüfen Sie die Nummer. Fehlt der Spieler nur in diesem Bereich, ist alles in Ordnung.',
  'problem.opponentDisagrees':
    '{name} hat „{own}“ ({ownSays|outcome}) und {opponent} hat „{theirs}“ ({theirsSays|outcome}, {cell|a1}); beides zählt wie eingetragen.',
  'mend.opponentDisagrees':
    'Prüfen Sie das Ergebnis und berichtigen Sie die falsche Zelle; hat der Schiedsrichter so entschieden, setzen Sie ! dahinter.',
  'problem.opponentEmpty': '{name} spielt gegen {opponent}, dort ist die Zelle {cell|a1} leer.',
  'mend.opponentEmpty': 'Tragen Sie {mirror} in {cell|a1} ein oder berichtigen Sie hier die Nummer.',
  'problem.opponentElsewhere': '{name} spielt gegen {opponent}, aber in {cell|a1} steht „{theirs}“.',
  'mend.opponentElsewhere': 'Klären Sie, wer gegen wen gespielt hat, und berichtigen Sie die falsche Zelle.',
  'problem.colourDisagrees':
    '{name} hat „{own}“ und {opponent} hat „{theirs}“ ({cell|a1}): die Farben passen nicht.',
  'mend.colourDisagrees': 'Einer der beiden hat Schwarz (b), der andere Weiß (w).',
  'problem.handicapDisagrees':
    '{name} hat „{own}“ und {opponent} hat „{theirs}“ ({cell|a1}): die Vorgaben passen nicht.',
  'mend.handicapDisagrees': 'Tragen Sie in beiden Zellen dieselbe Zahl von Steinen ein.',
  'problem.halfOutsideSwiss':
    '„0=“ zählt für {name} nichts: ½ für Abwesenheit gibt es nur in McMahon und Schweizer System.',
  'mend.halfOutsideSwiss': 'Schreiben Sie 0- oder wählen Sie in den Einstellungen ein anderes System.',
  'problem.duplicateName': 'Der Name {name} steht auch in {cell|a1}.',
  'mend.duplicateName': 'Entfernen Sie eine der Zeilen oder unterscheiden Sie die Namen.',
  'problem.byeTwice': '{name} hat in Runde {first} und wieder in Runde {round} ein Freilos.',
  'mend.byeTwice': 'Niemand soll ein zweites Freilos bekommen: geben Sie es einem anderen Spieler.',
  'problem.worthNotEgf': '{name|settingName} ist {value}; nach den Regeln der EGF ist es {egf}.',
  'mend.worthNotEgf': 'Vor Beginn bekannt geben oder den Wert leeren.',
  'problem.absenceAboveBye':
    'Eine Abwesenheit zählt {absence}, ein Freilos {bye}: Wer fehlt, bekommt mehr als jemand, der da ist und keinen Gegner hat.',
  'mend.absenceAboveBye': '{absenceName|settingName} höchstens so groß machen wie {byeName|settingName}.',
  'problem.byeOfAnotherWorth':
    '{name} hat ein Freilos im Wert von {worth}; nach den Einstellungen zählt ein Freilos {value}.',
  'mend.byeOfAnotherWorth':
    '0+ eintragen, das zählt, was die Einstellungen sagen, oder {setting|settingName} ändern. Wenn es so gemeint ist, stimmt alles.',
  'problem.metTwice': '{name} und {opponent} haben in Runde {first} und wieder in Runde {round} gespielt.',
  'mend.metTwice': 'Prüfen Sie die Nummern; haben sie wirklich zweimal gespielt, ist alles in Ordnung.',
  'problem.outButPlaying': '{name} fehlt laut Eintrag in Runde {round} und hat dort eine Partie.',
  'mend.outButPlaying': 'Berichtigen Sie die Spalte „Fehlt“ oder die Zelle der Runde.',
  'column.no': 'Nr.',
  'column.name': 'Name',
  'column.surname': 'Nachname',
  'column.firstName': 'Vorname',
  'column.rank': 'Rang',
  'column.rating': 'Rating',
  'column.maximumRating': 'Höchstes Rating',
  'column.ratingList': 'Ratingliste',
  'column.country': 'Land',
  'column.club': 'Verein',
  'column.pin': 'PIN',
  'column.membership': 'Mitgliedschaft',
  'column.start': 'Start',
  'column.category': 'Kategorie',
  'column.group': 'Gruppe',
  'column.supergroup': 'Supergruppe',
  'column.previousOrder': 'Vorige Reihenfolge',
  'column.team': 'Mannschaft',
  'column.board': 'Brett',
  'column.out': 'Fehlt',
};
