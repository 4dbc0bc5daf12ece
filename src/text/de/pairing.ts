import type { Dictionary } from '../en';

/** Pairing a round: what is wrong and how to mend it, and remarks on games and byes. */
export const pairing: Dictionary = {
  'problem.resultsMissing': 'In Runde {round} fehlen Ergebnisse: {games}.',
  'mend.resultsMissing':
    'Tragen Sie sie ein; wer nicht gespielt hat, bekommt 0= (abgemeldet) oder 0-, wer abgereist ist, kommt in die Spalte „Fehlt“.',
  'problem.nothingInRound': 'In Runde {round} steht weder Partie noch Freilos noch Fehlen bei {players}.',
  'mend.nothingInRound':
    'Tragen Sie ein, was fehlt: die Partie, 0+ für ein Freilos, 0= (abgemeldet) oder 0- für ein Fehlen; wer abgereist ist, kommt in die Spalte „Fehlt“.',
  'problem.notInStage': 'Nicht in dem Abschnitt, der mit Runde {round} beginnt: {players}.',
  'mend.notInStage':
    'Wie viele weiterkommen, sagt die Einstellung {name|settingName}. Wer in der ersten Runde des Abschnitts fehlt, überlässt den Platz dem Nächsten.',
  'problem.allRoundsPaired': 'Runde {rounds}, die letzte, ist gepaart.',
  'mend.allRoundsPaired': 'Fügen Sie eine Spalte für eine weitere Runde an, oder zeigen Sie die Rangliste.',
  'problem.nobodyLeft': 'Alle, die Runde {round} spielen würden, fehlen.',
  'mend.nobodyLeft': 'Zeigen Sie die Rangliste; oder leeren Sie die Spalte „Fehlt“ bei denen, die spielen.',
  'problem.roundOfNobody': 'Runde {round} spielt niemand: Alle fehlen in ihr.',
  'mend.roundOfNobody':
    'Soll Runde {round} gespielt werden, nehmen Sie sie aus der Spalte „Fehlt“; sonst geht es weiter, und sie zählt für alle als Fehlen.',
  'problem.tooFewPlayers': 'Für eine Paarung sind zu wenige Spieler da.',
  'mend.tooFewPlayers': 'Mindestens zwei Spieler dürfen in der Runde nicht fehlen.',
  'problem.noPairingWithoutRepeat':
    'Runde {round} lässt sich nicht paaren, ohne dass sich Spieler wieder treffen: {pairs}.',
  'mend.noPairingWithoutRepeat':
    'Spielen Sie mit den gezeigten Wiederholungen, oder beenden Sie hier das Turnier.',
  'problem.groupsMixed':
    'Runde {round} lässt sich innerhalb der Gruppen nicht ohne verbotene Paarung oder Wiederholung paaren; deshalb sind diese Partien zwischen Gruppen: {pairs}.',
  'mend.groupsMixed': 'So lassen, andere Paare mit ? eintragen oder das Turnier hier beenden.',
  'problem.tooManyForbiddenPairs': 'Die verbotenen Paarungen lassen keine Paarung zu: {pairs}.',
  'mend.tooManyForbiddenPairs': 'Streichen Sie mindestens eine davon.',
  'problem.pairingNotProved':
    'Dass die Paarung der Runde {round} die beste ist, ließ sich nicht beweisen: {fault}',
  'mend.pairingNotProved':
    'Es wurde nichts eingetragen. Schicken Sie die Liste den Autoren, und paaren Sie diese Runde von Hand.',
  'problem.byeNotPlaying': '{player} soll das Freilos bekommen und ist in Runde {round} nicht frei.',
  'mend.byeNotPlaying': 'Geben Sie die Nummer eines anderen Spielers an, oder „automatisch“.',
  'problem.anotherBye': '{player} hat in Runde {round} das Freilos und hatte schon eins.',
  'mend.anotherBye':
    'Tragen Sie 0+ für den Spieler ein, der es haben soll, oder seine Nummer in die Einstellung „Freilos“.',
  'problem.topGroupOffered':
    'Keine McMahon-Bar ist eingetragen: Zur Spitzengruppe gehören alle, die mit {score} oder mehr beginnen, {players}: {names}.',
  'mend.topGroupOffered':
    '{rank} als McMahon-Bar eintragen, um sie selbst festzulegen, oder einen anderen Rang.',
  'problem.topGroupNamed':
    'Keine McMahon-Bar ist eingetragen: Zur Spitzengruppe gehören alle, die mit {score} oder mehr beginnen, {players}: {names}.',
  'mend.topGroupNamed': 'Einen Rang als McMahon-Bar eintragen, um sie selbst festzulegen.',
  'problem.barAboveStarts':
    'Die McMahon-Bar {bar} bedeutet {score} Punkte, und kein eingetragener Start erreicht sie: der höchste ist {start}.',
  'mend.barAboveStarts': 'Als Nullpunkt den Rang wählen, dessen Start 0 ist, oder die McMahon-Bar senken.',
  'problem.startBeatsSupergroup':
    '{name} ist für die Supergruppe markiert, die mit {score} beginnt; es zählt der eingetragene Start, {start}.',
  'mend.startBeatsSupergroup': 'Start leeren oder die Markierung entfernen.',
  'problem.startBeatsOut':
    '{name} fehlt in Runden und würde höchstens mit {score} beginnen; es zählt der eingetragene Start, {start}.',
  'mend.startBeatsOut': 'Start leeren oder senken.',
  'problem.strongAbsent': '{name} beginnt in der Spitzengruppe und wird Runden versäumen.',
  'mend.strongAbsent':
    'Manche Turniere lassen solche Spieler unter der McMahon-Bar beginnen: „Start von Abwesenden“ so einstellen oder einen niedrigeren Start eintragen. Vorher bekannt geben.',
  'problem.handicapUnknown':
    '{name} hat weder Rang noch Rating, deshalb spielen solche Spieler ohne Vorgabe ({players}).',
  'mend.handicapUnknown': 'Einen Rang oder ein Rating eintragen.',
  'problem.ratingPairsEarly':
    '„Frühe Runden“ ist 0, also entscheidet von der ersten Runde an das Rating, wer gegen wen spielt. Die EGF sieht das nur für Turniere mit mehreren Abschnitten vor.',
  'mend.ratingPairsEarly': '„Frühe Runden“ leeren oder Rating aus den Feinwertungen für die Paarung nehmen.',
  'problem.ratingLeftOut':
    'In den ersten {rounds} Runden entscheidet das Rating nicht, wer gegen wen spielt, wie es die Regeln der EGF für ein Turnier mit einem Abschnitt vorsehen.',
  'mend.ratingLeftOut': 'Wenn es das soll: „Frühe Runden“ auf 0 setzen und bekannt geben.',
  'problem.boardWinsMissing':
    'In {setting|settingName} eines Mannschaftsturniers fehlen die Brettpunkte, die bei der EGF zuerst kommen.',
  'mend.boardWinsMissing': 'BOARDWINS an die erste Stelle setzen.',
  'problem.departures': 'Anders als nach den Regeln der EGF, oder ungewöhnlich: {what}.',
  'mend.departures': 'Es ist nichts zu tun, wenn es so angekündigt war.',
  'departure.metTwice': 'Paare, die sich wieder trafen ({count})',
  'departure.byeTwice': 'zweite Freilose ({count})',
  'departure.opponentDisagrees': 'Partien mit zwei Ergebnissen ({count})',
  'departure.rankRatingApart': 'Rang weit vom Rating ({count})',
  'departure.secondAbsence': 'zweite Abwesenheiten ({count})',
  'departure.topGroupSize': 'Größe der Spitzengruppe',
  'departure.topGroupTooBig': 'große Spitzengruppe',
  'problem.byeOutOfTurn':
    '{player} hat in Runde {round} das Freilos, obwohl {first} an der Reihe wäre: Das ginge nur mit verbotener Paarung oder Wiederholung.',
  'mend.byeOutOfTurn': 'So lassen, oder 0+ bei dem eintragen, der es trotzdem haben soll.',
  'problem.moreByes': 'Runde {round} hat {byes} Freilose, wo {needed} genügen; eingetragen: {players}.',
  'mend.moreByes':
    'Leeren Sie die Zelle des Freiloses, das nicht gemeint ist; sind alle gemeint, ist nichts falsch.',
  'problem.byeFollows':
    'Runde {round} hat {byes} Freilose, wo {needed} genügen: eingetragen für {players}, ein weiteres für {bye} folgt daraus.',
  'mend.byeFollows': 'Leeren Sie die Zelle von {players}, wenn dieses Freilos nicht gemeint ist.',
  'problem.byeNotDue':
    '{player} hat in Runde {round} das Freilos, obwohl es zuerst anderen zusteht, nach den wenigsten Freilosen und dann den wenigsten Punkten: {first}.',
  'mend.byeNotDue': 'Geben Sie einem von ihnen das Freilos, oder lassen Sie es, wenn es so gemeint ist.',
  'problem.topGroupSize':
    'Spieler in der Spitzengruppe: {players}; bei {rounds} Runden sind {from} bis {to} üblich.',
  'mend.topGroupSize': 'Verschieben Sie die McMahon-Bar.',
  'problem.topGroupTooBig':
    'Mit {players} Spielern in der Spitzengruppe können nach {rounds} Runden mehrere ungeschlagen sein; es sollten höchstens {to} sein.',
  'mend.topGroupTooBig': 'Setzen Sie die McMahon-Bar höher oder spielen Sie mehr Runden.',
  'problem.fixedPairIncomplete':
    '{player} spielt laut Eintrag in Runde {round} gegen {opponent}, aber dort steht es anders.',
  'mend.fixedPairIncomplete': 'Bringen Sie die beiden Zellen in Einklang.',
  'problem.forbiddenFixedPair':
    '{player} – {opponent}, eingetragen in Runde {round}, ist eine verbotene Paarung.',
  'mend.forbiddenFixedPair': 'Ändern Sie die Paarung, oder streichen Sie sie unter den verbotenen.',
  'problem.mustMeetCannot':
    '{player} – {opponent} sollen sich nach den Einstellungen in Runde {round} treffen und können es nicht: einer von ihnen hat in ihr keinen freien Platz, oder die Paarung ist verboten.',
  'mend.mustMeetCannot':
    'Leeren Sie die Zelle oder das Fehlt des Spielers, oder nehmen Sie die Paarung aus „Müssen sich treffen“.',
  'problem.thirdColour':
    '{player} – {opponent} in Runde {round}: zum dritten Mal in Folge dieselbe Farbe für {players}.',
  'mend.thirdColour':
    'Tauschen Sie die Farben, oder ändern Sie die Paarung, oder lassen Sie sie, wenn sie so gemeint ist.',
  'problem.coloursUndue':
    '{player} – {opponent} in Runde {round}: beide bekommen die Farbe, die sie schon öfter hatten.',
  'mend.coloursUndue': 'Tauschen Sie die Farben, oder lassen Sie sie, wenn sie so gemeint sind.',
  'problem.needlessDifferences':
    'Runde {round}, wie sie dasteht, hat Punktunterschiede, die sie nicht braucht: {pairs}. Partien zwischen verschiedenen Punktzahlen in der besten Paarung: {best}.',
  'mend.needlessDifferences':
    'Leeren Sie die Zellen der Runde, um sie paaren zu lassen, oder lassen Sie sie, wenn sie so gemeint sind.',
  'problem.onlyRepeatsLeft': 'In Runde {round} ist keine Paarung ohne Wiederholung mehr möglich.',
  'mend.onlyRepeatsLeft':
    'Tragen Sie die Paare, die sich wieder treffen sollen, mit ? in Runde {round} ein, oder beenden Sie das Turnier.',
  'problem.roundsAdvice':
    '{players} Spieler sollten bei der Paarung nach Punkten {from} bis {to} Runden spielen, am besten {best}; es sind {rounds}.',
  'mend.roundsAdvice': 'Ändern Sie die Zahl der Runden, wenn die Zeit dafür reicht.',
  'problem.numbersByRating':
    'Die Nummern folgen den Ratings vom Stärksten an, und die Paarung nach Punkten will sie ausgelost: So, wie sie sind, treffen sich in Runde 1 die Stärksten.',
  'mend.numbersByRating':
    'Vor der Paarung von Runde 1 im Panel auf „Nummern auslosen“ klicken, oder mit LOTTERY neben den Namen auslosen und das Ergebnis in die Spalte „Nr.“ eintragen.',
  'problem.lotsWithoutColumn':
    'Die Liste hat keine Spalte „Nr.“, in die ausgeloste Nummern eingetragen werden könnten.',
  'mend.lotsWithoutColumn': 'Geben Sie einer leeren Spalte diesen Titel.',
  'problem.lotsOverText': 'Wo eine ausgeloste Nummer stünde, steht „{text}“, und ersetzt werden nur Nummern.',
  'mend.lotsOverText': 'Leeren Sie die Zelle oder tragen Sie eine Nummer ein.',
  'problem.lotsTooLate': 'Eine Runde hat schon Einträge oder ist gepaart; darum bleiben die Nummern.',
  'mend.lotsTooLate': 'Nehmen Sie es erst zurück, wenn die Nummern neu ausgelost werden sollen.',
  'problem.lotsInSetting':
    '{name|settingName} nennt Spieler mit ihren Nummern; durch das Los wären es andere.',
  'mend.lotsInSetting':
    'Leeren Sie die Einstellung, losen Sie die Nummern aus und tragen Sie sie dann mit den neuen ein.',
  'problem.lotsWithoutSeed': '{name|settingName} ist leer, und daraus wird gelost.',
  'mend.lotsWithoutSeed': 'Tragen Sie etwas ein, etwa öffentlich geworfene Würfel.',
  'problem.tooManyRounds':
    '{players} Spieler können höchstens {most} Runden ohne Wiederholung und ohne zweites Freilos spielen; es sind {rounds}.',
  'mend.tooManyRounds':
    'Spielen Sie weniger Runden, nehmen Sie verbotene Paare heraus, oder rechnen Sie mit Wiederholungen.',
  'problem.unknownStart': '{name} hat weder Start noch Rang noch Rating.',
  'mend.unknownStart': 'Tragen Sie einen Rang ein, oder die Startpunkte in die Spalte „Start“.',
  'problem.noStarts': 'Niemand hat Start, Rang oder Rating; so ist keine McMahon-Punktzahl bekannt.',
  'mend.noStarts':
    'Ergänzen und füllen Sie eine Spalte „Rang“, „Rating“ oder „Start“, oder wählen Sie in den Einstellungen ein anderes System.',
  'remark.scoreDifference': 'Punktdifferenz {points}: {down} ist heruntergelost, {up} hochgelost.',
  'remark.match': '{teams}, Brett {board}.',
  'remark.matchScores': 'Punktdifferenz {points}: {down} ist heruntergelost, {up} hochgelost.',
  'remark.repeat': 'Sie haben schon in Runde {round} gespielt.',
  'remark.otherCategory': 'Zwei Kategorien: {black} und {white}.',
  'remark.otherGroup': 'Zwei Gruppen: {black} und {white}.',
  'remark.sameClub': 'Derselbe Verein.',
  'remark.clubsAsOne': 'Vereine, die als einer zählen: {clubs}.',
  'remark.ratherNot': 'Lieber nicht diese beiden.',
  'remark.sameCountry': 'Dasselbe Land.',
  'remark.thirdBlack': 'Zum dritten Mal in Folge Schwarz für {player}.',
  'remark.thirdWhite': 'Zum dritten Mal in Folge Weiß für {player}.',
  'remark.coloursUndue': 'Beide hatten diese Farbe schon öfter.',
  'remark.handicap': 'Vorgabe {stones}.',
  'remark.fixed': 'Von Hand eingetragen.',
  'remark.mustMeet': 'Nach der Einstellung „Müssen sich treffen“.',
  'remark.byDefault': '{player} gewinnt kampflos.',
  'remark.thirdPlace': 'Um Platz 3.',
  'remark.losersBracket': 'Verliererrunde.',
  'remark.grandFinal': 'Finale.',
  'remark.playoff': 'Stichkampf um Platz {place}.',
  'remark.bye': 'Freilos.',
  'remark.anotherBye': 'Freilose vorher: {before}.',
};
