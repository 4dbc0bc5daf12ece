import type { Dictionary } from '../en';

/** The Tournament system sheet (R10): what is announced before the start. */
export const system: Dictionary = {
  'system.heading': '{name} – Turniersystem',
  'system.announce':
    'Die EGF verlangt, dass System und alle Einzelheiten vor Beginn angekündigt werden. Dieses Blatt ausdrucken oder zeigen; spätere Änderungen stehen im Protokoll.',
  'system.notApproved':
    'Die Paarungen werden mit Wallist gemacht. Dieses Programm ist von der Regelkommission der EGF nicht zugelassen.',
  'system.tournament': 'Turnier',
  'system.standingsList': 'Rangliste: Punkte, dann',
  'system.pairingList': 'Paarung: Punkte, dann',
  'system.seedingList': 'Setzliste: Punkte, dann',
  'system.prizeList': 'Unteilbare Preise: Punkte, dann',
  'system.none': 'keine',
  'system.share': 'Gleiche teilen sich den Platz',
  'system.roundsOpen': 'bis ein Spieler übrig ist',
  'system.teams':
    'ja. Was unten von Spielern gesagt ist, gilt für Mannschaften; einen Kampf gewinnt die Mannschaft mit mehr Punkten an ihren Brettern.',
  'system.boards': 'so viele, wie die meisten Mannschaften Spieler haben',
  'system.inGroups': 'in den Gruppen',
  'system.pairs': 'Paare',
  'system.pairs.McMahon':
    'Jeder beginnt nach seinem Rang, zwischen den Bars, oder mit dem, was in der Spalte Start steht, und spielt gegen Punktgleiche oder möglichst Punktnahe.',
  'system.pairs.Swiss': 'Jeder spielt gegen Punktgleiche oder möglichst Punktnahe.',
  'system.pairs.Swiss by categories':
    'Jeder spielt gegen Punktgleiche oder möglichst Punktnahe seiner Kategorie. Kategorien treffen nur aufeinander, wo sich eine nicht für sich paaren lässt.',
  'system.pairs.Score pairing':
    'In Runde 1 treffen sich Nachbarn in der Ordnung der Nummern, 1 und 2, 3 und 4 und so weiter; wer fehlt, wird übergangen. Danach stehen die Spieler in der Ordnung der Punkte, Gleiche nach diesen Nummern, die auszulosen sind: in ungeraden Runden die kleinere zuerst, in geraden die größere. Die Gruppen gleicher Punkte werden nacheinander gepaart, in ungeraden Runden von oben, in geraden von unten. Ist eine Gruppe ungerade oder ohne Wiederholung oder verbotenes Paar nicht zu paaren, kommen Spieler in die nächste.',
  'system.pairs.lot': 'Durch Los vor jeder Runde, Spieler eines Landes möglichst getrennt.',
  'system.pairs.bracket by lot':
    'Durch Los vor der ersten Runde, Spieler eines Landes möglichst getrennt; danach nach dem Turnierbaum.',
  'system.pairs.seeded': 'Nach einem Turnierbaum, in dem die Ersten der Setzliste weit auseinander stehen.',
  'system.pairs.afterGroups':
    'Nach einem Turnierbaum, in dem die Gruppenersten vor den Zweiten gesetzt sind und so weiter: Die Ersten stehen weit auseinander, und Spieler einer Gruppe treffen sich so spät wie möglich.',
  'system.pairsUnbeaten': 'Ohne Niederlage:',
  'system.pairsBeaten':
    'Mit einer Niederlage: vor jeder Runde ausgelost, so dass möglichst wenige sich wieder treffen und, wer eben verloren hat, möglichst jemanden trifft, der nicht eben verloren hat. Die letzten zwei spielen das Finale.',
  'system.pairs.Round robin': 'Jeder trifft jeden, nach der Berger-Tabelle in der Reihenfolge der Nummern.',
  'system.pairs.groups':
    'Jeder trifft jeden in der Gruppe, nach der Berger-Tabelle in der Reihenfolge der Nummern.',
  'system.pairs.drawnTable':
    'Jeder trifft jeden, nach einer Berger-Tabelle, deren Nummern so ausgelost werden, dass frühere Gegner möglichst spät wieder aufeinandertreffen.',
  'system.pairs.Diagonal':
    'In der Ordnung der Ratings. In Runde 1 trifft jeder die zwei Plätze über und unter ihm; von zwei Plätzen über der Mitte an abwärts auch den vier Plätze tiefer. Was über die Enden hinausreicht, wird von dort zurückgezählt. Später trifft jeder die ein Drittel des Feldes über und unter ihm, über die Enden hinweg; die letzten wenigen sitzen im Kreis und treffen ihre Nachbarn.',
  'system.score': 'Punkte',
  'system.scoreMcMahon': 'Startpunkte nach dem Rang und Zahl der Siege.',
  'system.scoreWins': 'Zahl der Siege.',
  'system.scoreCategory': 'Zahl der Siege. Die Plätze zählen innerhalb jeder Kategorie.',
  'system.scoreGroups':
    'Zahl der Siege. Die Plätze zählen innerhalb jeder Gruppe; wer in verschiedenen Gruppen denselben Platz hat, ist gleich bis auf die Feinwertungen über Gruppen hinweg.',
  'system.scorePoints': '2 Punkte für einen Sieg.',
  'system.scoreRounds': 'Zahl der überstandenen Runden.',
  'system.scoreRoundsUnbeaten':
    'Zahl der überstandenen Runden, dazu ½ für alle, die ohne Niederlage noch dabei sind.',
  'system.scorePerformance': 'Der Sieger ist Erster; alle anderen folgen nach ihrer Performance.',
  'system.draws': 'Unentschiedene Partien (Jigo)',
  'system.drawsHalf': '½ für beide Spieler.',
  'system.drawsPoint': '1 Punkt für beide Spieler.',
  'system.drawsAgain': 'Werden mit der verbliebenen Bedenkzeit wiederholt, bis jemand gewinnt.',
  'system.drawsHalfLoss': 'Eine viertel Niederlage für beide Spieler.',
  'system.drawsLoss': 'Eine halbe Niederlage für beide Spieler.',
  'system.out': 'Wer ausscheidet',
  'system.outLost':
    'Wer verliert. Die Verlierer einer Runde teilen sich den Platz, wenn sie nicht darum spielen.',
  'system.outTwice': 'Wer zweimal verliert. Wer in derselben Runde ausscheidet, teilt sich den Platz.',
  'system.outHalfLosses':
    'Wer zwei Niederlagen hat. Eine verlorene Partie ist eine halbe Niederlage, es sind also vier verlorene Partien.',
  'system.outLosses': 'Wer zwei Niederlagen hat. Eine verlorene Partie ist eine Niederlage.',
  'system.winner': 'Sieger',
  'system.winnerTwice':
    'Wer übrig bleibt. Verliert der Ungeschlagene das Finale, spielen die beiden noch einmal.',
  'system.winnerDiagonal':
    'Wer übrig bleibt. Scheiden alle in derselben Runde aus: die wenigsten Niederlagen, dann die Partien untereinander, dann die kürzeren gewonnenen Partien; wer noch gleich ist, spielt weiter.',
  'system.equal': 'dann gleich',
  'system.byes': 'Freilose',
  'system.byesText': 'Ein Freilos zählt als Sieg.',
  'system.byesWorth':
    '{score} bei den Punkten und {wins} bei den Siegen; das ist nicht der Wert der EGF (1).',
  'system.byeFor': 'Wer das Freilos hat',
  'system.byeFewest':
    'Bei ungerader Zahl jemand mit den wenigsten Freilosen bisher, unter diesen mit den wenigsten Punkten; andere nur, wo sich die Runde sonst nicht ohne verbotene Paarung oder Wiederholung paaren ließe.',
  'system.byeCategory':
    'Bei ungerader Zahl jemand mit den wenigsten Freilosen bisher, unter diesen jemand aus der letzten Kategorie mit ungerader Zahl, dort mit den wenigsten Punkten; andere nur, wo sich die Runde sonst nicht ohne verbotene Paarung oder Wiederholung paaren ließe.',
  'system.byeApart':
    'Spielen Gruppen unter sich, bleibt von einer ungeraden einer übrig: der Letzte derer mit den wenigsten Freilosen. Unter diesen und denen ohne Gruppe gilt:',
  'system.byesPoints':
    'Bei ungerader Zahl der Punktletzte derer mit den wenigsten Freilosen, wenn sich die anderen dann ohne verbotene Paarung oder Wiederholung paaren lassen; Punkte: {points}, und nichts für SOS.',
  'system.byesLot':
    'Sind es zu wenige Spieler für eine volle Runde, wird zusammen mit den Paaren ausgelost, wer ohne Partie weiterkommt.',
  'system.byesSeeds':
    'Sind es zu wenige Spieler für eine volle Runde, kommen die Ersten der Setzliste ohne Partie weiter.',
  'system.byesGroups':
    'Sind es zu wenige Spieler für eine volle Runde, kommen die Gruppenersten ohne Partie weiter, dann die Zweiten und so weiter.',
  'system.byesBracket':
    'In späteren Runden kommt ohne Partie weiter, wessen Gegner nach dem Turnierbaum nicht kommt.',
  'system.byesBeaten':
    'Ist die Zahl der Spieler mit einer Niederlage ungerade, kommt einer von ihnen ohne Partie weiter, so dass möglichst wenige sich wieder treffen: einer mit den wenigsten Freilosen, davon wer zuletzt verloren hat, dann das Los. Wer als Einziger ohne Niederlage ist, wartet auf das Finale.',
  'system.byesRest': 'Bei ungerader Zahl ist in jeder Runde jemand spielfrei: keine Partie, kein Punkt.',
  'system.byesNone': 'Keine: Stattdessen haben manche mehr Gegner als andere.',
  'system.absences': 'Vereinbarte Pausen',
  'system.absencesHalf': 'Ein halber Punkt je Runde; die Summe wird abgerundet, wie es die Rundung sagt.',
  'system.absencesWorth':
    '{score} je Runde bei den Punkten und {wins} bei den Siegen; das ist nicht der Wert der EGF (½). Die Summe wird abgerundet, wie es die Rundung sagt.',
  'system.absencesNothing': 'Kein Punkt.',
  'system.absent': 'Fehlende Spieler',
  'system.absentOut': 'Wer in einer Runde fehlt, scheidet aus.',
  'system.absentLost': 'Wer in einer Runde fehlt, verliert diese Partie kampflos.',
  'system.colours': 'Farben',
  'system.coloursText':
    'In einer Gleichaufpartie: vertauschte Farben, wenn zwei wieder aufeinandertreffen; sonst Schwarz, bei wem Schwarz minus Weiß kleiner ist; bei Gleichheit wechseln die Farben, sonst entscheidet das Los.',
  'system.coloursStones': 'Wer Vorgabesteine bekommt, hat Schwarz.',
  'system.coloursBoards':
    'Die Mannschaft mit Schwarz an Brett 1 hat Weiß an Brett 2 und so weiter; Spieler, die wieder aufeinandertreffen, haben trotzdem vertauschte Farben.',
  'system.earlierStages': 'Frühere Abschnitte zählen mit.',
  'system.coloursWalk':
    'Vertauschte Farben, wenn zwei wieder aufeinandertreffen; sonst so gleichmäßig, wie es die Partien der Runde zulassen.',
  'system.coloursPoints':
    'Schwarz hat, bei wem die Zahl von Schwarz minus Weiß kleiner ist; bei Gleichheit in ungeraden Runden der höher Stehende, in geraden der niedriger Stehende.',
  'system.coloursTable': 'Nach der Berger-Tabelle; vertauschte Farben, wenn zwei wieder aufeinandertreffen.',
  'system.coloursBoth': 'Ein Paar spielt mit jeder Farbe eine Partie.',
  'system.forbiddenKept':
    '{pairs}. Ein Turnierplan wird so nummeriert, dass sie nicht aufeinandertreffen oder so spät, wie er es zulässt.',
  'system.repeats': 'Wiederholte Partien',
  'system.repeatsText':
    'Zwei Spieler treffen nur dann wieder aufeinander, wenn es ohne verbotene Paare keine andere Paarung der Runde gibt.',
  'system.repeatsNever':
    'Niemand trifft denselben Gegner zweimal; wo das unmöglich ist, werden die Paare von Hand eingetragen.',
  'system.repeatsFew':
    'Wenige: Spieler tauschen in der Ordnung die Plätze, wo sie sich schon getroffen haben; bis zu acht Spielern so wenige wie möglich.',
  'system.byHand': 'Von Hand',
  'system.groupsApart':
    'Die Spieler einer Gruppe (Spalte Gruppe) spielen unter sich; gegen andere nur, wo eine Gruppe ungerade ist oder sich sonst nicht ohne verbotene Paarung oder Wiederholung paaren ließe.',
  'system.byHandText':
    'Ein Paar, eine Farbe, ein Freilos oder ein Ergebnis, das die Turnierleitung in die Liste einträgt, gilt, was auch immer hier steht.',
  'system.prizes': 'Preise',
  'system.prizesText':
    'Gleichplatzierte teilen Platz und Titel; das Geld ihrer Plätze wird zusammengezählt und gleich verteilt.',
  'system.playoff': 'Stichkampf',
  'system.playoffText':
    'In den Stichkampfrunden spielen nur die, die nach Punkten für einen solchen Platz gleich sind, wen auch immer sie schon getroffen haben; was hier von Paaren, Freilosen und Wiederholungen steht, gilt für die anderen Runden.',
  'system.seedHash': 'Prüfcode der Lose (SHA-256 ihres Startwerts)',
};
