import type { Dictionary } from '../en';

export const meanings: Dictionary = {
  'setting.preset': 'Die Regeln, die gelten, wo ein Wert leer bleibt.',
  'setting.system':
    'Wie Gegner gefunden werden. Leer: McMahon, wenn die Liste eine Spalte „Start“ hat, sonst Schweizer System.',
  'setting.stages': 'Mehrere Systeme nacheinander, etwa R1-R5 Swiss; R6-R8 Knock-out.',
  'setting.rounds':
    'Wie viele Runden gespielt werden. Automatisch: so viele, wie die Turniertabelle Spalten hat.',
  'setting.throughRound': 'Stand nach dieser Runde. Automatisch: nach der letzten Runde mit einem Ergebnis.',
  'setting.upperBar': 'Spieler dieses Rangs und darüber beginnen gemeinsam an der Spitze (McMahon).',
  'setting.lowerBar': 'Spieler dieses Rangs und darunter beginnen gemeinsam am Ende (McMahon).',
  'setting.teams':
    'Ob Mannschaften gegeneinander spielen: Gepaart wird Brett für Brett nach den Spalten „Mannschaft“ und „Brett“, und es zählen die Mannschaftskämpfe.',
  'setting.boards':
    'Wie viele Bretter ein Kampf hat; Spieler an höheren Brettern sind Ersatz. Automatisch: so viele, wie bisher gespielt wurden, vor der ersten Runde so viele, wie die meisten Mannschaften Spieler haben.',
  'setting.scoreZeroAt': 'Der Rang mit McMahon-Punktzahl 0. Das ändert nur die Anzeige.',
  'setting.supergroup':
    'Ob Spieler mit einem Zeichen in der Spalte „Supergruppe“ einen Punkt über der McMahon-Bar beginnen.',
  'setting.absentStart':
    'Wo Spieler beginnen, die in Runden fehlen (Spalte „Fehlt“): wie andere, oder höchstens eins unter der McMahon-Bar. Ein eingetragener Start zählt.',
  'setting.ranksOfLists':
    'Welcher Rang aus einer Ratingliste übernommen wird, bei der Anmeldung und durch „Ratingliste“: der aus der Liste oder der, für den das Rating steht. Jedes Mal: wie es an der Anmeldung gewählt wird, sonst der aus der Liste.',
  'setting.tiebreaks': 'Was bei gleicher Punktzahl im Endstand entscheidet, das Wichtigste zuerst.',
  'setting.pairingTiebreaks': 'Die Ordnung punktgleicher Spieler, wenn die nächste Runde gepaart wird.',
  'setting.seedingTiebreaks': 'Die Ordnung der Spieler vor der ersten Runde.',
  'setting.prizeTiebreaks':
    'Was innerhalb eines Platzes entscheidet: wer einen unteilbaren Preis bekommt und wer weiterkommt. Leer: die Endwertung, dann das Los.',
  'setting.prizeUnit':
    'Der kleinste Geldbetrag, der ausgezahlt wird: Anteile werden auf ein Vielfaches davon abgerundet. Punkte einer Serie werden auf Hundertstel geteilt.',
  'setting.disqualifiedUnplaced':
    'Ob, wer mit 5-! in der Spalte „Fehlt“ disqualifiziert ist, keinen Platz hat: Die anderen rücken auf, auch bei den Preisen. Die Partien bleiben, für die Gegner und deren SOS.',
  'setting.onePrize':
    'Wem mehrere Preise zustehen, der behält den wertvollsten; bei den anderen rücken die Nächsten auf. Geld und Sachen für einen Platz sind ein Preis, Titel sind keiner.',
  'setting.globalTiebreaks':
    'Was zwischen gleichen Plätzen verschiedener Gruppen entscheidet, nach den Feinwertungen in der Gruppe.',
  'setting.sosFlavour':
    'SOS-1 und SOS-2 lassen die schwächsten Gegner weg (EGF) oder die ersten Runden (WMSG).',
  'setting.roundDownDirectComparison':
    'Ob ½ im direkten Vergleich in McMahon und Schweizer System abgerundet wird.',
  'setting.defaultGamesInDirectComparison': 'Ob eine kampflos gewonnene Partie im direkten Vergleich zählt.',
  'setting.handicapInSos': 'Ob die Punkte eines Gegners um die Vorgabe der Partie berichtigt werden.',
  'setting.rounding':
    'Abgerundet wird in McMahon und Schweizer System alles (EGF), nur Abwesenheiten und Freilose, oder nichts.',
  'setting.opponentsUnplayed':
    'Was eine vom Gegner nicht gespielte Runde zum SOS beiträgt: wie gewertet oder ½.',
  'setting.ownUnplayed': 'Was eine eigene Runde ohne Gegner zum SOS beiträgt.',
  'setting.byeValue':
    'Was ein Freilos als Punkte zählt: 0, ½ oder 1. Das zählt 0+, und das wird eingetragen (0+, bye=, bye-); ein Freilos mit anderem Wert zählt, was dasteht.',
  'setting.byeWins':
    'Was ein Freilos als Siege zählt. Automatisch: wie bei den Punkten. Nur McMahon unterscheidet beides.',
  'setting.absenceValue':
    'Was eine abgemeldete Runde (0=) in McMahon und Schweizer System als Punkte zählt: 0, ½ oder 1. Unabgemeldet (0-) zählt sie nichts.',
  'setting.absenceWins':
    'Was eine abgemeldete Runde (0=) als Siege zählt. Automatisch: wie bei den Punkten, oder nichts, wenn „Abwesenheiten in Siegen“ das sagt.',
  'setting.absencesInWins':
    'Ob eine abgemeldete Runde als Sieg zählt, wo „Siege für eine Abwesenheit“ automatisch ist.',
  'setting.absence':
    'Was für eine Runde eingetragen wird, in der ein Spieler fehlt: abgemeldet (0=) oder nicht (0-).',
  'setting.agreedAbsences':
    'Wie viele vereinbarte Abwesenheiten (0=) jemand haben darf: Weitere werden als nicht vereinbart (0-) eingetragen. Keine: beliebig viele, und nach einer zweiten wird gefragt.',
  'setting.noAbsencesIn':
    'Runden wie 6-7, in denen keine Abwesenheit vereinbart ist: Wer in ihnen fehlt, bekommt 0-. Einem Einzelnen wird sie mit 0- in der Runde versagt.',
  'setting.performance':
    'Performance: das Rating, von dem diese Punktzahl zu erwarten wäre (EGF), oder der mittlere Gegner und 400 Punkte (Elo).',
  'setting.tournamentClass':
    'Die Klasse des Turniers bei der EGF, nach der sich die Änderungen der Ratings gewichten.',
  'setting.earlySeeding':
    'Wer unter Gleichen in den frühen Runden gegen wen spielt: nach Los oder nach der Ordnung.',
  'setting.seeding': 'Spätere Runden: obere gegen untere Hälfte, Erster gegen Letzten, oder zufällig.',
  'setting.earlyRounds': 'Wie viele Runden früh sind.',
  'setting.drawUpFrom': 'Aus welchem Teil einer Punktgruppe hochgelost wird.',
  'setting.drawDownFrom': 'Aus welchem Teil einer Punktgruppe heruntergelost wird.',
  'setting.geography':
    'Wo Partien im selben Verein oder Land vermieden werden: wenn beide unter der McMahon-Bar beginnen, wie es die EGF will; überall, sodass in jeder Punktgruppe Gäste aus dem Ausland auf Einheimische treffen; oder nie.',
  'setting.geographyWins':
    'Wer mehr Partien gewonnen hat, dessen Verein und Land zählen nicht mehr: oben ist wichtiger, wer gewinnt. Keine: sie zählen in allen Runden.',
  'setting.homeGap':
    'Lieber so viele Punkte Abstand als zwei aus einem Verein oder Land: eine Partie in einem von beiden kostet so viel wie zwei Partien mit diesem Abstand. Kein: zuerst zählen die Punkte.',
  'setting.clubGroups':
    'Vereine, die als einer zählen, gleich in welchem Land: Berlin + Potsdam; Ulm + Neu-Ulm.',
  'setting.homeClub':
    'Der Verein des Ortes: ist er eingetragen, werden seine Mitglieder auseinandergehalten und treffen auf Gäste, und Gäste desselben Vereins dürfen sich treffen. Leer: alle Vereine gleich.',
  'setting.groups':
    'Ob Spieler mit gleichem Text in der Spalte „Gruppe“ unter sich spielen und gemeinsam gewertet werden (getrennt), oder mit allen spielen (gemischt).',
  'setting.sectionSplit':
    'Paarung nach Punkten: Bei gleichen Punkten spielt die obere Hälfte gegen die untere, oder Nachbarn spielen gegeneinander.',
  'setting.colourLimit':
    'Paarung nach Punkten: wie viele Partien mehr mit einer Farbe als mit der anderen jemand haben darf, solange sich die Runde so ohne Wiederholung paaren lässt. Keine: Die Farben entscheiden nie, wer sich trifft.',
  'setting.cycles': 'Wie oft jeder gegen jeden spielt; 2: beim zweiten Mal mit getauschten Farben.',
  'setting.leavers':
    'Was aus den Partien dessen wird, der ein Rundenturnier vor der Hälfte verlässt: Sie zählen, auch die kampflos verlorenen, oder der Spieler wird mit allen aus der Tabelle gestrichen.',
  'setting.knockoutDraw':
    'K.-o.: Los vor jeder Runde, einmaliges Los für einen Turnierbaum oder ein Turnierbaum mit Setzliste.',
  'setting.thirdPlace': 'Ob die Verlierer der Halbfinale um Platz 3 spielen.',
  'setting.qualifiers':
    'Wie viele in den nächsten Abschnitt kommen, aus jeder Gruppe, wenn es Gruppen gibt. Automatisch: 2 je Gruppe oder so viele, wie die Runden zulassen.',
  'setting.notQualified':
    'Was die tun, die sich für einen späteren Abschnitt nicht qualifiziert haben: aufhören, oder nach den Regeln des vorigen Abschnitts weiterspielen.',
  'setting.playoffRounds':
    'Runden wie 6 oder 6-7, nach allen anderen, in denen gleiche Spieler um ihre Plätze spielen. Sie zählen in keiner Wertung.',
  'setting.playoffPlaces':
    'Gleichstände auf so vielen ersten Plätzen werden ausgespielt; 1: nur der um Platz 1.',
  'setting.gamesPerOpponent':
    'Wie viele Partien ein Paar in einer Runde des Diagonal-Systems spielt; 2: eine mit jeder Farbe.',
  'setting.diagonalOrder':
    'Diagonal: ob die Spieler nach ihrem Rating geordnet werden oder nach der Spalte Höchstes Rating (wo diese leer ist, nach dem Rating).',
  'setting.fewPlayersUpTo':
    'Diagonal: Sind noch so viele Spieler übrig oder weniger, spielt jeder gegen zwei Nachbarn im Kreis.',
  'setting.middlePlayer':
    'Diagonal, Runde 1 bei ungerader Zahl: ob der mittlere Spieler zwei Gegner hat (erste Hälfte) oder drei.',
  'setting.forbiddenPairs': 'Spieler, die sich nicht treffen dürfen, nach Nummern: 3×14, 5×9.',
  'setting.ratherNot':
    'Paare, die vermieden werden, wo wenig dagegen spricht, nach Nummern: 3×14. Paare, Geschwister, ein Auto, ein Lehrer. Sie wiegen wie eine Partie im selben Verein, auch oberhalb der McMahon-Bar.',
  'setting.mustMeet':
    'Paare, die sich in einer Runde treffen, nach Nummern: R3 5×9. Die übrigen werden um sie herum gepaart; wo es nicht geht, wird es gesagt.',
  'setting.excludedTables': 'Tischnummern, die nicht benutzt werden: 1-4, 9.',
  'setting.fixedTables':
    'Spieler, die in jeder Runde an einem Tisch sitzen, etwa mit Rollstuhl: 12@4 ist Spieler 12 an Tisch 4.',
  'setting.rooms':
    'Welche Tische in welchem Raum stehen, etwa A: 1-20, B: 21-40. Der Raum wird neben der Tischnummer gedruckt.',
  'setting.bye': 'Die Nummer des Spielers, der das nächste Freilos bekommt, oder automatisch.',
  'setting.defaultsAsByes':
    'Ob eine kampflos gewonnene Partie als Freilos zählt, wenn das nächste vergeben wird: Wer eines von beiden hatte, kommt dann hinter allen, die keines hatten.',
  'setting.seed':
    'Der Text, aus dem alle Lose gezogen werden. Gleicher Text, gleiche Lose; geben Sie ihn vorher bekannt.',
  'setting.handicap':
    'Vorgabesteine: keine, die der EGF (ab 15k abwärts), nach Rang oder nach McMahon-Punkten.',
  'setting.handicapReduction':
    'Wie viele Steine weniger als der Unterschied; -1: einer mehr. Ohne Unterschied gibt es keine.',
  'setting.handicapLimit': 'Die meisten Steine, die gegeben werden.',
  'setting.handicapFrom': 'Spieler über diesem Rang spielen ohne Vorgabe.',
  'setting.komi': 'Komi einer Partie ohne Vorgabe.',
  'setting.criteria':
    'Ob die Kriterien der Paarung gegeneinander gewichtet werden, oder jedes nur entscheidet, wo alle vor ihm gleich sind. Der Reihe nach sagt ein Gewicht über 0, dass ein Kriterium zählt.',
  'setting.expert':
    'Ob die Gewichte darunter Zahlen sein dürfen. Alle anderen sagen aus, niedrig, normal, hoch oder zuerst.',
  'setting.weightScore':
    'Wie stark Partien zwischen verschiedenen Punktzahlen vermieden werden. Das Kriterium mit mehr Gewicht geht vor.',
  'setting.weightFloat': 'Wie stark unausgeglichenes Hoch- und Herunterlosen vermieden wird.',
  'setting.weightSeeding': 'Wie stark an der Setzordnung festgehalten wird.',
  'setting.weightColour': 'Wie stark Partien vermieden werden, die jemandes Farben unausgeglichen machen.',
  'setting.weightHandicap': 'Wie stark jeder Vorgabestein vermieden wird.',
  'setting.weightCountry':
    'Wie stark Partien zwischen Spielern eines Landes vermieden werden, wo das zählt (Verein und Land).',
  'setting.weightClub':
    'Wie stark Partien zwischen Spielern eines Vereins vermieden werden, wo das zählt (Verein und Land).',
  'setting.eventName': 'Der Name der Veranstaltung, wie Verbände und Überschriften ihn haben.',
  'setting.eventPlace': 'Die Stadt, in der gespielt wird.',
  'setting.eventCountry': 'Das Land, in dem gespielt wird, in zwei Buchstaben.',
  'setting.eventBegins': 'Der erste Tag, etwa 2026-07-06.',
  'setting.eventEnds': 'Der letzte Tag.',
  'setting.eventDirector': 'Wer das Turnier leitet und über Proteste entscheidet.',
  'setting.timeLimits':
    'Die Bedenkzeit: 60 min + 30 s byo-yomi, 60 min + 300 s / 15 moves, 45 min + 15 s Fischer. Die Klasse der EGF folgt daraus.',
  'setting.rulesOfPlay': 'Die Regeln, nach denen gespielt wird, etwa japanisch, chinesisch oder AGA.',
  'setting.lateness':
    'Nach wie vielen Minuten die Partie verloren ist, wenn jemand nicht da ist. Keine: nichts ist gesagt.',
  'setting.timetable': 'Wann die Runden beginnen, etwa R1 2026-07-06 10:00, R2 14:30.',
  'setting.boardSize': 'Wie viele Linien das Brett hat.',
  'setting.online': 'Ob auf einem Server gespielt wird.',
  'setting.wallListSheet': 'Das Blatt mit der Turniertabelle, wenn mehrere Blätter eine haben.',
  'setting.language': 'Die Sprache der Blätter, die angelegt werden.',
  'setting.version':
    'Die Version von Wallist, mit der das Turnier läuft. Das Panel fragt, bevor eine andere übernimmt.',
  'setting.confirmedChanges':
    'Was nach der ersten Runde geändert und im Panel bestätigt wurde, je eine Zeile. Es bleibt in der Ausschreibung stehen.',
  'setting.ratedResults':
    'Partien, die hier zählen, wie sie in der Liste stehen, und in Dateien für die Ratings ein anderes Ergebnis haben: R2 5×3 0-1.',
  'setting.lotNumbers':
    'Die Nummern, die die Spieler hatten, bevor die Liste neu nummeriert wurde, in der Reihenfolge der neuen. Lose und Tabellen kennen sie unter diesen, damit keine Auslosung anders ausfällt. Eingetragen von „Nach Plätzen sortieren und neu nummerieren“.',
};
