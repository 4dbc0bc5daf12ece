import type { Dictionary } from '../en';

/** Players, rows that moved, and what Check offers to mend. */
export const registration: Dictionary = {
  'outcome.won': 'ein Sieg',
  'outcome.lost': 'eine Niederlage',
  'outcome.jigo': 'ein Jigo',
  'outcome.unknown': 'noch nicht gespielt',
  'outcome.black': 'Schwarz',
  'outcome.white': 'Weiß',
  'problem.duplicatePin': '{name} hat dieselbe Nummer {pin} wie {other} ({cell|a1}).',
  'mend.duplicatePin':
    'Steht jemand doppelt in der Liste, leeren Sie eine der Zeilen; sonst berichtigen Sie die Nummer.',
  'problem.rankRatingApart':
    '{name} hat den Rang {rank} und die Wertung {rating}: dazwischen liegen mehr als acht Ränge.',
  'mend.rankRatingApart': 'Berichtigen Sie, was nicht stimmt.',
  'problem.startAboveBar': '{name} beginnt bei {start}, über der McMahon-Bar bei {score}.',
  'mend.startAboveBar':
    'Setzen Sie den Start höchstens auf die McMahon-Bar, oder leeren Sie die Zelle: Dann entscheidet der Rang. Ist es gewollt, ist nichts falsch.',
  'action.mend': 'Behoben: {what}',
  'repair.take': '„{name}: {says|outcome}“ gilt',
  'repair.takeList': 'Die Tabelle gilt: {says|result}',
  'repair.takeSheet': 'Das Blatt gilt: {says|result}',
  'repair.type': '{text} in {cell|a1} eintragen',
  'repair.newSettings': 'Neues Blatt Einstellungen anlegen',
  'repair.announcement': 'Ausschreibung erneuern',
  'repair.set': '{name} auf {value} setzen',
  'repair.language': 'Blätter auf {now} umstellen',
  'repair.replay': 'Wiederholung: {name} hat gewonnen',
  'repair.addRound': 'Runde {round} hinzufügen',
  'repair.title': 'Wieder {title} nennen',
  'repair.emptyRounds': 'Runde {rounds} leeren',
  'repair.followList': 'Liste von {from} weiterführen',
  'repair.widen': '{cells} erweitern',
  'repair.columns': '{now} neben der Liste zeigen',
  'sidebar.mend.more': '{count} weitere dieser Art',
  'sidebar.mend.goTo': 'Zu {sheet}, {cell}',
  'sidebar.mend.writing': 'Wird behoben…',
  'matters.unread': 'Bis dahin zählt dort nichts, und keine Runde kann gepaart werden.',
  'matters.twoWords': 'Für beide zählt die eigene Zelle; Punkte und Plätze können falsch sein.',
  'matters.who': 'Ergebnisse finden ihren Spieler über Nummer und Namen.',
  'matters.strength': 'Start, Vorgabe und Gegner hängen davon ab.',
  'matters.rules': 'Das Turnier liefe nicht wie angekündigt.',
  'problem.numbersMoved':
    'Die Zeilen wurden sortiert, die Nummern nicht: {count} Spieler haben eine andere Nummer als im Blatt der Runde, zuerst {name} ({was}, jetzt {now}).',
  'mend.numbersMoved': 'Geben Sie allen die Nummer zurück, unter der ihre Partien stehen.',
  'problem.rowsMoved':
    'Zeilen wurden sortiert, eingefügt oder gelöscht, und Gegner zählen nach Zeilen: {count} Spieler stehen in einer anderen Zeile als bei der Paarung, zuerst {name} ({was}, jetzt {now}).',
  'mend.rowsMoved': 'Lassen Sie die Nummern der Gegner den Namen folgen.',
  'problem.rowsGone':
    'Spieler einer gepaarten Runde stehen nicht mehr in der Liste: {count}, zuerst {name} (Nummer {was}).',
  'mend.rowsGone':
    'Holen Sie die Zeilen unter den anderen zurück, mit den Ergebnissen der Gegner; wer geht, bekommt die Runden in die Spalte „Fehlt“. Angaben außer dem Rang sind neu einzutragen.',
  'problem.namesMended':
    '{was} heißt in der Turniertabelle jetzt {name}; die Rundenblätter haben den alten Namen (Namen: {count}).',
  'mend.namesMended':
    'Ist es dieselbe Person, den neuen Namen in die Blätter schreiben; ist es jemand anderes, ihm eine eigene Nummer und Zeile geben.',
  'repair.rows': 'Zeilen in Ordnung bringen',
  'repair.names': 'Die neuen Namen in die Rundenblätter schreiben',
  'problem.notSortable': 'Diese Liste lässt sich nicht nach Plätzen sortieren.',
  'mend.notSortable':
    'Daten, Kontrollkästchen und Formeln wandern nicht mit, und ohne das Blatt der Einstellungen wüsste niemand mehr die Lose. Die Reihenfolge steht in der Rangliste.',
  'action.sortByPlace': 'Nach Plätzen sortieren und neu nummerieren',
  'sidebar.sortByPlace': 'Nach Plätzen sortieren und neu nummerieren',
  'problem.playersClosed':
    'Hier lässt sich keine Runde mehr ändern: alle sind gepaart, oder die Liste hat keine Spalte für Ausfälle.',
  'mend.playersClosed':
    'Bei einer gepaarten Partie den Knopf für Nichterschienene benutzen; sonst eine Spalte mit dem Titel „Fehlt“ anlegen.',
  'absence.missesPlayer': 'Setzt in Runde {round} aus',
  'absence.missesPlayerMeans': 'Wird darin nicht gepaart und spielt danach weiter.',
  'absence.withdrawsPlayer': 'Steigt ab Runde {round} aus',
  'absence.withdrawsPlayerMeans': 'Wird nicht mehr gepaart; die bisherigen Ergebnisse bleiben.',
  'absence.returnsPlayer': 'Spielt ab Runde {round} mit',
  'absence.returnsPlayerMeans': 'Wird wieder gepaart; versäumte Runden bleiben versäumt.',
  'action.player': '{player}: {what}',
  'sidebar.players': 'Spieler',
  'sidebar.players.who': 'Wer',
  'sidebar.players.what': 'Was sich ab Runde {round} ändert',
  'sidebar.players.write': 'In die Liste eintragen',
  'sidebar.players.done': 'Eingetragen: {what}',
};
