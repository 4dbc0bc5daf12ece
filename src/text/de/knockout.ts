import type { Dictionary } from '../en';

/** Tables, groups, knock-outs and playoffs: what is wrong and how to mend it. */
export const knockout: Dictionary = {
  'problem.forbiddenByTable': '{player} – {opponent} ist eine verbotene Paarung, und Runde {round} hat sie.',
  'mend.forbiddenByTable':
    'Tragen Sie andere Paare mit ? ein, oder nehmen Sie sie aus den verbotenen Paarungen.',
  'problem.forbiddenToCome': 'Verbotene Paarungen, die der Turnierplan nicht vermeiden kann: {pairs}.',
  'mend.forbiddenToCome':
    'Sie treffen so spät wie möglich aufeinander. Mit weniger Runden oder in einem anderen System müssen sie es nicht; oder streichen Sie sie aus den verbotenen Paarungen.',
  'problem.outOfTable': '{player} fehlt in Runde {round}, also gewinnt {opponent} kampflos.',
  'mend.outOfTable':
    'Soll die Partie später gespielt werden, nehmen Sie die Runde aus der Spalte „Fehlt“: Die Partie wird dann gepaart und bleibt offen.',
  'problem.tooFewRounds': '{players} Spieler brauchen {needed} Runden, und es gibt {rounds}.',
  'mend.tooFewRounds': 'Fügen Sie Spalten für die Runden hinzu, und sehen Sie die Einstellung „Runden“ an.',
  'problem.tooFewForKnockout':
    'Die Gruppen spielen bis Runde {table}, und das K.-o. von {players} Spielern danach bis Runde {needed}; es gibt {rounds}.',
  'mend.tooFewForKnockout':
    'Fügen Sie Spalten für die Runden hinzu, sehen Sie die Einstellung „Runden“ an, oder verkleinern Sie „Qualifizierte“.',
  'problem.tableLeft':
    'Die bisherigen Partien sind nicht die der Tabelle, deshalb hat Runde {round} Partien, die noch fehlen.',
  'mend.tableLeft':
    'So lassen, außer eine Nummer ist falsch; es braucht vielleicht mehr Runden, als die Tabelle hat.',
  'problem.pairTooOften':
    '{player} und {opponent} treffen in den Runden {rounds} aufeinander: öfter, als die Tabelle es vorsieht.',
  'mend.pairTooOften':
    'Prüfen Sie die Nummern in diesen Runden. Wie oft jeder jeden trifft, ist die Einstellung {name|settingName}: {cycles}.',
  'problem.cannotMeetAll':
    '{players} können nicht mehr alle treffen. Fehlende Partien: {games}; Runden übrig: {rounds}.',
  'mend.cannotMeetAll':
    'Prüfen Sie die von Hand eingetragenen Runden, oder fügen Sie eine Spalte für eine weitere Runde ein.',
  'problem.leftBeforeHalf':
    '{player} steigt aus, bevor die Hälfte gespielt ist, nach {played} von {games} Partien. {leavers|leaversDo}',
  'mend.leftBeforeHalf':
    'Wie angekündigt verfahren: Die Einstellung „{name|settingName}“ ist „{count|value}“ oder „{out|value}“.',
  'leaversDo.games count': 'Alle zählen, auch die kampflos verlorenen.',
  'leaversDo.taken out': 'Keine davon zählt: Der Spieler ist aus der Tabelle gestrichen.',
  'problem.noGroup': 'Spieler ohne Gruppe: {players}.',
  'mend.noGroup': 'Tragen Sie für alle eine Gruppe in die Spalte „Gruppe“ ein, zum Beispiel {proposal}.',
  'problem.groupOfOne': 'Gruppe {group} hat nur einen Spieler: {player}.',
  'mend.groupOfOne': 'Geben Sie diesem Spieler in der Spalte „Gruppe“ eine andere Gruppe.',
  'problem.groupTooSmall': 'Gruppe {group} hat {players} Spieler, und aus jeder kommen {qualifiers} weiter.',
  'mend.groupTooSmall':
    'Machen Sie die Gruppen größer oder die Einstellung „Qualifizierte“ kleiner; sonst gibt es Freilose.',
  'problem.qualifiersTied': 'Gleichstand um {where|lastPlace}: {players}.',
  'lastPlace.group': 'den letzten Platz der Gruppe {group}, der weiterkommt',
  'lastPlace.all': 'den letzten Platz, der weiterkommt',
  'mend.qualifiersTied':
    'Fügen Sie „Los“ zur Einstellung „Feinwertungen für Preise“ hinzu, oder lassen Sie darum spielen.',
  'problem.knockoutDraw':
    '{player} – {opponent} endete in Runde {round} unentschieden, und ein K.-o. braucht einen Sieger.',
  'mend.knockoutDraw':
    'Lassen Sie mit der verbliebenen Bedenkzeit noch einmal spielen und tragen Sie die neue Partie in beide Zellen ein: {own} und {theirs}.',
  'problem.knockoutContradiction': 'In Runde {round} haben sowohl {player} als auch {opponent} gewonnen.',
  'mend.knockoutContradiction': 'Verbessern Sie die falsche Zelle.',
  'problem.knockoutOver': 'Das K.-o. ist entschieden: {player} hat gewonnen.',
  'mend.knockoutOver': 'Zeigen Sie die Rangliste.',
  'problem.knockoutWithdrawal': '{player} fehlt in Runde {round} und scheidet aus dem K.-o. aus.',
  'mend.knockoutWithdrawal':
    'Der Gegner kommt ohne Partie weiter. Ist das Paar schon eingetragen, schreiben Sie +! für den einen und -! für den anderen.',
  'problem.seedsMoved':
    'In Runde {round} weichen Gesetzte, damit möglichst wenige und möglichst spät aufeinandertreffen, die sich schon begegnet sind oder nicht begegnen dürfen (Setznummer → Platz): {changes}.',
  'mend.seedsMoved': 'Es ist nichts zu tun. Ein von Hand eingetragenes Paar dieser Runde bleibt, wie es ist.',
  'problem.knockoutPaired': '{player} steht in Runde {round}, ist aber nicht mehr im K.-o.',
  'mend.knockoutPaired':
    'Leeren Sie die beiden Zellen, oder verbessern Sie das Ergebnis, mit dem {player} ausgeschieden ist.',
  'problem.bracketsCrossed':
    '{player} hat noch nicht verloren, {opponent} schon: In Runde {round} treffen sie sich vor dem Finale.',
  'mend.bracketsCrossed':
    'Prüfen Sie das Paar und die Ergebnisse der Runden davor. Wenn sie stimmen, lassen Sie es: Es zählt, wie oft jeder verloren hat.',
  'problem.nobodyThrough': 'In Runde {round} kommt aus {player} – {opponent} niemand weiter.',
  'mend.nobodyThrough': 'Wenn das stimmt, kommt der nächste Gegner ohne Partie weiter.',
  'problem.playoffNotNeeded':
    'Ein Stichkampf ist nicht nötig: Niemand teilt sich einen Platz, den er entscheiden würde (Stichkampfplätze: {places}).',
  'mend.playoffNotNeeded': 'Zeigen Sie die Rangliste.',
  'problem.playoffOver': 'Der Stichkampf ist entschieden.',
  'mend.playoffOver': 'Zeigen Sie die Rangliste.',
  'problem.playoffUndecided': 'Nach dem Stichkampf teilen sich {players} noch immer Platz {place}.',
  'mend.playoffUndecided':
    'Lassen Sie sie noch eine Runde spielen: mit einer neuen Spalte und einer Runde mehr in der Einstellung „Stichkampfrunden“. Sonst entscheiden die Feinwertungen.',
  'problem.playoffStranger':
    'Die Stichkampfpartie von {name} in Runde {round} entscheidet nichts: Der Spieler teilt sich keinen Platz, um den gespielt wird (Stichkampfplätze: {places}).',
  'mend.playoffStranger':
    'Prüfen Sie die Zelle und die Einstellungen „Stichkampfrunden“ und „Stichkampfplätze“.',
};
