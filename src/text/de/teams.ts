import type { Dictionary } from '../en';

/** Teams, categories and the supergroup: what is wrong and how to mend it. */
export const teams: Dictionary = {
  'problem.noTeams': 'Nach den Einstellungen spielen Mannschaften, und kein Spieler hat eine Mannschaft.',
  'mend.noTeams':
    'Tragen Sie die Mannschaften in die Spalte „Mannschaft“ ein, oder setzen Sie die Einstellung „Mannschaften“ auf nein.',
  'problem.tooFewTeams': 'Für eine Paarung sind zu wenige Mannschaften da.',
  'mend.tooFewTeams':
    'Tragen Sie die Mannschaften in die Spalte „Mannschaft“ ein; wer in allen Runden fehlt, zählt nicht.',
  'problem.teamMissing': '{name} hat keine Mannschaft.',
  'mend.teamMissing':
    'Tragen Sie die Mannschaft in die Spalte „Mannschaft“ ein, oder 1- unter „Fehlt“, wenn {name} nicht spielt.',
  'problem.teamOfOne': '{name} ist allein in der Mannschaft {team}.',
  'mend.teamOfOne':
    'Vergleichen Sie die Schreibweise der Mannschaft. Wer allein antritt, spielt an einem Brett und verliert die anderen.',
  'problem.teamShort': '{team} hat {players} Spieler für {boards} Bretter.',
  'mend.teamShort':
    'Fügen Sie Spieler hinzu, oder tragen Sie die Zahl der Bretter in die Einstellung „Bretter“ ein. Bretter ohne Spieler sind verloren.',
  'problem.noBoard':
    'Ohne Brett in Runde {round}: {players}. Die Aufstellung der Mannschaft ist voll, schon gemacht oder fehlt.',
  'mend.noBoard':
    'Ein Kampf hat {boards} Bretter, was die Einstellung {name|settingName} ändert. Wer noch ein Brett spielen soll, wird mit dem Gegner in die Runde eingetragen; wer abgereist ist, in die Spalte „Fehlt“.',
  'problem.sameBoard': '{name} und {other} haben beide das Brett {board} von {team}.',
  'mend.sameBoard':
    'Geben Sie jedem Spieler einer Mannschaft ein eigenes Brett; Ersatzspieler haben die höchsten Nummern.',
  'problem.sameBoardInRound': 'In Runde {round} haben {name} und {other} beide das Brett {board} von {team}.',
  'mend.sameBoardInRound':
    'Geben Sie jedem in der Spalte der Runde ein eigenes Brett; 0 lässt einen Spieler aus.',
  'problem.teammatesMeet':
    '{name} und {opponent} spielen in Runde {round} gegeneinander, und beide gehören zu {team}.',
  'mend.teammatesMeet': 'Berichtigen Sie den Gegner oder die Mannschaft.',
  'problem.twoMatches': '{name} spielt in Runde {round} gegen {opponent}, und {team} spielt gegen {other}.',
  'mend.twoMatches':
    'Eine Mannschaft hat je Runde einen Kampf: Berichtigen Sie den Gegner oder einen Namen in der Spalte „Mannschaft“.',
  'problem.teamDraw':
    '{player} – {opponent} endete in Runde {round} unentschieden, und ein K.-o. braucht einen Sieger.',
  'mend.teamDraw':
    'Lassen Sie ein Brett oder alle noch einmal spielen, und fügen Sie die neue Partie in den Zellen ihrer Spieler hinzu: 5= 5+ und 3= 3-.',
  'problem.teamsOff':
    'Spieler haben Mannschaft und Brett, und nach den Einstellungen werden sie einzeln gepaart.',
  'mend.teamsOff':
    'Wenn Mannschaften gegeneinander spielen, setzen Sie die Einstellung „Mannschaften“ auf ja.',
  'problem.supergroupOff':
    'Die Spalte „Supergruppe“ hat Zeichen ({players}), das erste bei {name}, und die Einstellung „Supergruppe“ ist nein: Diese Spieler beginnen an der McMahon-Bar.',
  'mend.supergroupOff':
    'Ist eine Supergruppe angekündigt, wählen Sie in der Einstellung ja; sonst leeren Sie die Spalte.',
  'problem.categoryMissing':
    '{name} hat keine Kategorie, und die Spieler einer Kategorie spielen unter sich.',
  'mend.categoryMissing':
    'Tragen Sie sie in die Spalte „Kategorie“ ein, oder wählen Sie das Schweizer System.',
  'problem.categoryColumnMissing':
    'Die Liste hat keine Spalte „Kategorie“, und die Spieler einer Kategorie spielen unter sich.',
  'mend.categoryColumnMissing':
    'Fügen Sie eine Spalte mit dem Titel „Kategorie“ hinzu, und tragen Sie für jeden eine ein, etwa A, B oder 1, 2.',
};
