import type { Dictionary } from '../en';

/** Paarung, Feinwertungen und Funktionen: was nicht stimmt, und Bemerkungen zu Partien. */
export const pairing: Dictionary = {
  'problem.tiebreakTwice': '{name|settingName}: {tiebreak|value} steht zweimal da.',
  'mend.tiebreakTwice': 'Streichen Sie das zweite: es entscheidet nie.',
  'problem.resultInSeeding': '{name|settingName}: {tiebreak|value} ist vor Runde 1 für alle gleich.',
  'mend.resultInSeeding': 'Nehmen Sie Rating, vorige Reihenfolge, Kategorie oder Los.',
  'problem.tiebreakW1': '{setting|settingName}: mehr als eines von SOS-2, SOS-1 und SOS.',
  'mend.tiebreakW1': 'Behalten Sie eines davon.',
  'problem.tiebreakW2': '{setting|settingName}: nicht die Reihenfolge der EGF-Regeln.',
  'mend.tiebreakW2':
    'Die Reihenfolge ist: Brettpunkte, direkter Vergleich, SOS-2, SOS-1, SOS, Rating, vorige Reihenfolge, Los.',
  'problem.tiebreakW3':
    '{setting|settingName}: Brettpunkte gibt es nur in Mannschaftsturnieren, und dort zuerst.',
  'mend.tiebreakW3': 'Streichen Sie BOARDWINS, oder setzen Sie es in einem Mannschaftsturnier an den Anfang.',
  'problem.tiebreakW4': '{setting|settingName}: SOS ist nur für McMahon und Schweizer System.',
  'mend.tiebreakW4': 'Nehmen Sie den direkten Vergleich.',
  'problem.tiebreakW5': '{setting|settingName}: was hinter dem Los steht, entscheidet nie.',
  'mend.tiebreakW5': 'Setzen Sie das Los ans Ende.',
  'problem.tiebreakW6': '{setting|settingName}: eine Feinwertung, die die EGF-Regeln nicht kennen.',
  'mend.tiebreakW6': 'Die EGF empfiehlt direkten Vergleich für das Endergebnis und SOS für die Paarung.',
  'problem.notComputable': 'Das lässt sich aus der Liste nicht berechnen.',
  'mend.notComputable': 'Geben Sie die ganze Turniertabelle an: in diesem Bereich fehlen Gegner.',
  'problem.unknownPlayer': 'In der Liste gibt es keinen Spieler „{text}“.',
  'mend.unknownPlayer': 'Geben Sie die Nummer oder den genauen Namen an.',
  'problem.resultsMissing': 'In Runde {round} fehlen Ergebnisse: {games}.',
  'mend.resultsMissing':
    'Tragen Sie sie ein; wer nicht gespielt hat, bekommt 0= oder 0-, wer abgereist ist, kommt in die Spalte „Fehlt“.',
  'problem.allRoundsPaired': 'Alle {rounds} Runden sind gepaart.',
  'mend.allRoundsPaired': 'Fügen Sie eine Spalte für eine weitere Runde an, oder zeigen Sie den Endstand.',
  'problem.tooFewPlayers': 'Für eine Paarung sind zu wenige Spieler da.',
  'mend.tooFewPlayers': 'Mindestens zwei Spieler dürfen in der Runde nicht fehlen.',
  'problem.noPairingWithoutRepeat':
    'Runde {round} lässt sich nicht paaren, ohne dass sich Spieler wieder treffen: {pairs}.',
  'mend.noPairingWithoutRepeat':
    'Spielen Sie mit den gezeigten Wiederholungen, oder beenden Sie hier das Turnier.',
  'problem.tooManyForbiddenPairs': 'Die verbotenen Paarungen lassen keine Paarung zu: {pairs}.',
  'mend.tooManyForbiddenPairs': 'Streichen Sie mindestens eine davon.',
  'problem.pairingNotProved':
    'Dass die Paarung der Runde {round} die beste ist, ließ sich nicht beweisen: {fault}',
  'mend.pairingNotProved':
    'Es wurde nichts eingetragen. Bitte schicken Sie die Liste den Autoren, und paaren Sie diese Runde von Hand.',
  'problem.byeNotPlaying': 'Spieler {number} soll das Freilos bekommen und ist in Runde {round} nicht frei.',
  'mend.byeNotPlaying': 'Geben Sie die Nummer eines anderen Spielers an, oder „automatisch“.',
  'problem.anotherBye': '{player} hat in Runde {round} das Freilos und hatte schon eins.',
  'mend.anotherBye':
    'Tragen Sie 0+ für den Spieler ein, der es haben soll, oder seine Nummer in die Einstellung „Freilos“.',
  'problem.topGroupSize':
    'Die Spitzengruppe hat {players} Spieler; bei {rounds} Runden sind {from} bis {to} üblich.',
  'mend.topGroupSize': 'Verschieben Sie die obere Bar.',
  'problem.topGroupTooBig':
    'Mit {players} Spielern in der Spitzengruppe können nach {rounds} Runden mehrere ungeschlagen sein; es sollten höchstens {to} sein.',
  'mend.topGroupTooBig': 'Setzen Sie die obere Bar höher oder spielen Sie mehr Runden.',
  'problem.fixedPairIncomplete':
    '{player} spielt laut Eintrag in Runde {round} gegen {opponent}, aber dort steht es anders.',
  'mend.fixedPairIncomplete': 'Bringen Sie die beiden Zellen in Einklang.',
  'problem.forbiddenFixedPair':
    '{player} – {opponent}, eingetragen in Runde {round}, ist eine verbotene Paarung.',
  'mend.forbiddenFixedPair': 'Ändern Sie die Paarung, oder streichen Sie sie unter den verbotenen.',
  'problem.onlyRepeatsLeft': 'In Runde {round} ist keine Paarung ohne Wiederholung mehr möglich.',
  'mend.onlyRepeatsLeft':
    'Tragen Sie die Paare, die sich wieder treffen sollen, mit ? in Runde {round} ein, oder beenden Sie das Turnier.',
  'problem.roundsAdvice':
    '{players} Spieler sollten bei der Paarung nach Punkten {from} bis {to} Runden spielen, am besten {best}; es sind {rounds}.',
  'mend.roundsAdvice': 'Ändern Sie die Zahl der Runden, wenn die Zeit dafür reicht.',
  'problem.unknownStart': '{name} hat weder Start noch Rang noch Rating.',
  'mend.unknownStart': 'Tragen Sie einen Rang ein, oder die Startpunkte in die Spalte „Start“.',
  'problem.systemNotPaired': 'Für das System {system|value} gibt es noch keine Paarung.',
  'mend.systemNotPaired': 'Wählen Sie McMahon oder Schweizer System.',

  'problem.diagonalWon': '{player} hat gewonnen: {by|wonBy}.',
  'mend.diagonalWon': 'Zeigen Sie den Endstand.',
  'problem.nobodyHasWon': 'Nach Runde {round} hat noch niemand gewonnen: {players} spielen weiter.',
  'mend.nobodyHasWon': 'Fügen Sie eine Spalte R{next} hinzu und lassen Sie die Einstellung „Runden“ leer.',
  'problem.lengthsMissing':
    'Die Längen dieser Partien entscheiden über den Sieg und sind nicht bekannt: {games}.',
  'mend.lengthsMissing':
    'Tragen Sie die Zahl der Züge hinter dem Ergebnis ein, etwa 5+/b#231, oder im Blatt der Runde; bei einer aufgegebenen Partie so viele, wie noch nötig gewesen wären.',
  'problem.diagonalCellDiffers':
    '{player} müsste in Runde {round} gegen {opponents} spielen; dort stehen andere Partien.',
  'mend.diagonalCellDiffers':
    'Leeren Sie die Zellen der Runde, dann wird sie gepaart, oder tragen Sie alle Partien selbst ein.',
  'problem.diagonalLate': '{player} war in der ersten Runde nicht dabei und spielt nicht mit.',
  'mend.diagonalLate': 'Einsteigen kann man nur, bevor die erste Runde Ergebnisse hat.',
  'problem.diagonalWithdrawal': '{player} spielt Runde {round} nicht und scheidet aus.',
  'mend.diagonalWithdrawal': 'Nehmen Sie Runde {round} aus der Spalte „Fehlt“, wenn das nicht gemeint ist.',
  'problem.ratingMissing': '{player} hat weder Wertungszahl noch Rang und gilt als schwächster Spieler.',
  'mend.ratingMissing': 'Tragen Sie eine Wertungszahl oder einen Rang ein.',
  'wonBy.last': 'alle anderen sind ausgeschieden',
  'wonBy.fewest losses': 'alle sind ausgeschieden, die wenigsten Verluste',
  'wonBy.direct comparison': 'alle sind ausgeschieden, direkter Vergleich bei den wenigsten Verlusten',
  'wonBy.lengths': 'alle sind ausgeschieden, kürzere Partien bei den wenigsten Verlusten',

  'remark.scoreDifference': 'Punktdifferenz {points}: {down} ist heruntergelost, {up} hochgelost.',
  'remark.repeat': 'Sie haben schon in Runde {round} gespielt.',
  'remark.sameClub': 'Derselbe Verein.',
  'remark.sameCountry': 'Dasselbe Land.',
  'remark.thirdBlack': 'Zum dritten Mal in Folge Schwarz für {player}.',
  'remark.thirdWhite': 'Zum dritten Mal in Folge Weiß für {player}.',
  'remark.handicap': 'Vorgabe {stones}.',
  'remark.fixed': 'Von Hand eingetragen.',
  'remark.bye': 'Freilos.',
  'remark.anotherBye': 'Freilose vorher: {before}.',
  'problem.forbiddenByTable': '{player} – {opponent} ist eine verbotene Paarung, und Runde {round} hat sie.',
  'mend.forbiddenByTable':
    'Tragen Sie andere Paare mit ? ein, oder nehmen Sie sie aus den verbotenen Paarungen.',
  'problem.outOfTable': '{player} fehlt in Runde {round}, also gewinnt {opponent} kampflos.',
  'problem.tooFewRounds': '{players} Spieler brauchen {needed} Runden, und es gibt {rounds}.',
  'mend.tooFewRounds': 'Fügen Sie Spalten für die Runden hinzu, und sehen Sie die Einstellung Runden an.',
  'problem.tableLeft':
    'Die bisherigen Partien sind nicht die der Tabelle, deshalb hat Runde {round} Partien, die noch fehlen.',
  'problem.noGroup': 'Spieler ohne Gruppe: {players}.',
  'mend.noGroup': 'Tragen Sie für alle eine Gruppe in die Spalte Gruppe ein, zum Beispiel {proposal}.',
  'problem.groupOfOne': 'Gruppe {group} hat nur einen Spieler: {player}.',
  'mend.groupOfOne': 'Geben Sie ihm eine andere Gruppe.',
  'problem.groupTooSmall': 'Gruppe {group} hat {players} Spieler, und aus jeder kommen {qualifiers} weiter.',
  'mend.groupTooSmall':
    'Machen Sie die Gruppen größer oder die Zahl der Qualifizierten kleiner; sonst gibt es Freilose.',
  'problem.qualifiersTied': 'Gleichstand um den letzten Platz, der weiterkommt {group}: {players}.',
  'mend.qualifiersTied':
    'Fügen Sie Los zu den Feinwertungen für Preise hinzu, oder lassen Sie darum spielen.',
  'problem.knockoutDraw':
    '{player} – {opponent} endete in Runde {round} unentschieden, und ein K.-o. braucht einen Sieger.',
  'mend.knockoutDraw':
    'Lassen Sie noch einmal spielen und tragen Sie die neue Partie in beide Zellen ein: {own} und {theirs}.',
  'problem.knockoutContradiction': 'In Runde {round} haben sowohl {player} als auch {opponent} gewonnen.',
  'mend.knockoutContradiction': 'Verbessern Sie die falsche Zelle.',
  'problem.knockoutOver': 'Das K.-o. ist entschieden: {player} hat gewonnen.',
  'mend.knockoutOver': 'Zeigen Sie den Endstand.',
  'problem.knockoutWithdrawal': '{player} fehlt in Runde {round} und scheidet aus dem K.-o. aus.',
  'mend.knockoutWithdrawal':
    'Der Gegner kommt ohne Partie weiter. Ist das Paar schon eingetragen, schreiben Sie +! und -!.',
  'problem.knockoutPaired': '{player} steht in Runde {round} und ist nicht mehr im K.-o.',
  'mend.knockoutPaired':
    'Leeren Sie die beiden Zellen, oder verbessern Sie das Ergebnis, mit dem {player} ausgeschieden ist.',
  'problem.nobodyThrough': 'In Runde {round} kommt aus {player} – {opponent} niemand weiter.',
  'mend.nobodyThrough': 'Wenn das stimmt, kommt der nächste Gegner ohne Partie weiter.',
};
