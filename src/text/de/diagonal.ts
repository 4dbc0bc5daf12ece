import type { Dictionary } from '../en';

/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal: Dictionary = {
  'problem.diagonalWon': '{player} hat gewonnen: {by|wonBy}.',
  'mend.diagonalWon': 'Zeigen Sie die Rangliste.',
  'problem.nobodyHasWon': 'Nach Runde {round} hat noch niemand gewonnen: {players} spielen weiter.',
  'mend.nobodyHasWon': 'Fügen Sie eine Spalte R{next} hinzu und lassen Sie die Einstellung „Runden“ leer.',
  'problem.lengthsMissing':
    'Die Längen dieser Partien entscheiden über den Sieg und sind nicht bekannt: {games}.',
  'mend.lengthsMissing':
    'Tragen Sie die Zahl der Züge hinter dem Ergebnis ein, etwa 5+/b#231, oder im Blatt der Runde. Bei einer aufgegebenen Partie so viele, wie noch nötig gewesen wären.',
  'problem.diagonalCellDiffers':
    '{player} müsste in Runde {round} gegen {opponents} spielen; dort stehen andere Partien.',
  'mend.diagonalCellDiffers':
    'Leeren Sie die Zellen der Runde, dann wird sie gepaart, oder tragen Sie alle Partien selbst ein.',
  'problem.joinsTooLate': '{player} war in der ersten Runde nicht dabei und kann nicht mehr einsteigen.',
  'mend.joinsTooLate': 'Einsteigen kann man nur, bevor die erste Runde Ergebnisse hat.',
  'problem.diagonalWithdrawal': '{player} spielt Runde {round} nicht und scheidet aus.',
  'mend.diagonalWithdrawal': 'Nehmen Sie Runde {round} aus der Spalte „Fehlt“, wenn das nicht gemeint ist.',
  'problem.ratingMissing': '{player} hat weder Rating noch Rang und gilt als schwächster Spieler.',
  'mend.ratingMissing': 'Tragen Sie ein Rating oder einen Rang ein.',
  'problem.ratingsMissing':
    'Niemand hat Rating oder Rang, deshalb entscheidet das Los über die Reihenfolge der Spieler.',
  'mend.ratingsMissing':
    'Tragen Sie Ratings oder Ränge ein: Die erste Runde bringt gleich starke Spieler zusammen.',
  'wonBy.last': 'alle anderen sind ausgeschieden',
  'wonBy.fewest losses': 'alle sind ausgeschieden, die wenigsten Verluste',
  'wonBy.direct comparison': 'alle sind ausgeschieden, direkter Vergleich bei den wenigsten Verlusten',
  'wonBy.lengths': 'alle sind ausgeschieden, kürzere Partien bei den wenigsten Verlusten',
};
