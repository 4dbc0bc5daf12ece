import type { Dictionary } from '../en';

/** The panel: choosing a system, and questions about a pairing. */
export const choices: Dictionary = {
  'sidebar.create.teams': 'Mannschaften',
  'sidebar.create.teamsHint':
    'Mannschaften treffen sich an mehreren Brettern: die Liste bekommt die Spalten Mannschaft und Brett.',
  'sidebar.create.rated': 'Wird von einem Verband gewertet',
  'sidebar.create.ratedHint': 'Die Liste bekommt die Spalte PIN für die Nummer, die jeder dort hat.',
  'sidebar.create.seed': 'Startwert der Lose',
  'sidebar.create.seedHint':
    'Leer: Er wird jetzt ausgelost. Oder das Ergebnis eines öffentlichen Wurfs eintragen.',
  'sidebar.create.language': 'Sprache',
  'sidebar.create.languageHint': 'Der Blätter, dieses Panels und all dessen, was gedruckt wird.',
  'sidebar.create.handicap': 'Vorgabe',
  'sidebar.handicap.none': 'Keine: alle Partien gleichauf',
  'sidebar.handicap.EGF': 'EGF: ab 15k abwärts',
  'sidebar.handicap.rank': 'Nach Rang',
  'sidebar.handicap.MMS': 'Nach McMahon-Punkten',
  'sidebar.system.McMahon': 'Jeder beginnt mit Punkten nach seinem Rang und spielt gegen Punktgleiche.',
  'sidebar.system.Swiss': 'Jeder beginnt bei null und spielt gegen Punktgleiche.',
  'sidebar.system.Swiss by categories':
    'Ein Schweizer System in jeder Kategorie, etwa je Spielstärke oder Alter.',
  'sidebar.system.Score pairing':
    'Das Schweizer System der World Mind Sports Games 2008: die Paarungen folgen aus der Liste allein, ohne Computer.',
  'sidebar.system.Knock-out': 'Wer verliert, scheidet aus; wer übrig bleibt, hat gewonnen.',
  'sidebar.system.Round robin': 'Jeder trifft jeden.',
  'sidebar.system.Diagonal':
    'Mehrere Gegner je Runde, zwei Partien gegen jeden; wer vier Partien verloren hat, scheidet aus.',
  'sidebar.system.Groups + knock-out':
    'In der Gruppe trifft jeder jeden; dann spielen die Besten jeder Gruppe im K.-o.-System.',
  'sidebar.rounds.McMahon': 'Üblich sind 3 bis 10.',
  'sidebar.rounds.Swiss': 'Üblich sind 3 bis 10: für einen klaren Sieger reichen 5 bei 32 Spielern.',
  'sidebar.rounds.Swiss by categories': 'Üblich sind 3 bis 10; für alle Kategorien gleich viele.',
  'sidebar.rounds.Score pairing': '16 Spieler spielen 8 Runden, 17 bis 32 Spieler 10, 33 bis 64 Spieler 12.',
  'sidebar.rounds.Knock-out': '8 Spieler brauchen 3 Runden, 16 Spieler 4, 32 Spieler 5.',
  'sidebar.rounds.Round robin': 'Eine weniger als Spieler; bei ungerader Zahl so viele wie Spieler.',
  'sidebar.rounds.Diagonal':
    'Das weiß niemand vorher: so viele Spalten werden angelegt, weitere sind jederzeit möglich.',
  'sidebar.rounds.Groups + knock-out':
    'Die der größten Gruppe und der K.-o.-Runden: zwei Vierergruppen und die vier Besten brauchen 3 + 2.',
  'sidebar.why.ask': 'Warum nicht diese beiden?',
  'sidebar.why.hint': 'Zwei Spieler, mit Nummer oder Namen; „Freilos“ als zweiter fragt nach dem Freilos.',
  'sidebar.why.first': 'Erster Spieler',
  'sidebar.why.second': 'Zweiter Spieler',
  'sidebar.why.submit': 'Begründen',
  'sidebar.why.missing': 'Zwei Spieler eingeben.',
  'sidebar.why.answer': 'Antwort',
  'sidebar.why.games': 'Partien, die neu wären: {count}',
  'sidebar.why.asking': 'Es wird neu gepaart…',
  'sidebar.report.write': 'Bericht als Blatt',
  'sidebar.report.writing': 'Der Bericht wird angelegt…',
  'sidebar.report.heading': 'Der Bericht ist angelegt',
  'sidebar.report.text': 'Was die Paarung nach jedem Kriterium kostet, steht im Blatt „{sheet}“.',
  'sidebar.report.open': 'Den Bericht öffnen',

  // The help
  'help.topics': 'Andere Themen',
  'help.more': 'Mehr in der Dokumentation (englisch)',
  'help.keys':
    'Mit der Tastatur: F6 oder Strg+F6 führt von der Tabelle zu den Menüs, zum Panel und zurück zur Tabelle; mit Umschalt andersherum.',
  'help.create': 'Anfangen',
  'help.create.1': '„{create}“ fragt nach System und Runden und legt die Blätter an.',
  'help.create.2': 'Eine Datei von OpenGotha, EGF oder FFG oder eine CSV-Datei öffnet „{open}“.',
  'help.create.3':
    'Eine eigene Liste ist genauso gut: eine Spalte mit Namen, eine Spalte je Runde. Ihr Blatt auswählen: Das Panel sieht es.',
  'help.players': 'Spieler',
  'help.players.1': 'Je eine Zeile: Name und Rang. Aus jeder Quelle lassen sie sich einfügen.',
  'help.players.2':
    'Wer Runden auslässt, hat sie in der Spalte „{out}“: 3, 5- heißt Runde 3 und alles ab Runde 5.',
  'help.players.3': '„{players}“ neben der nächsten Runde nimmt jemanden heraus oder wieder hinein.',
  'help.pairing': 'Eine Runde paaren',
  'help.pairing.1': '„{pair}“ zeigt zuerst die Partien. Vor dem blauen Knopf wird nichts eingetragen.',
  'help.pairing.2': 'Getippte Paarungen bleiben: 14? in einer Zeile ist eine Partie gegen Nummer 14.',
  'help.pairing.3': '„{byHand}“ tauscht Spieler. „{undo}“ nimmt die Runde zurück.',
  'help.results': 'Ergebnisse',
  'help.results.1':
    'Eine Taste je Partie: b für Schwarz, w für Weiß, = für Jigo. Oder ins Blatt der Runde tippen.',
  'help.results.2': '„{record}“ bringt sie in die Turniertabelle. Punkte und Plätze folgen sofort.',
  'help.results.3':
    'In der Turniertabelle ist 14+ ein Sieg gegen Nummer 14, 14- eine Niederlage, 14= ein Jigo.',
  'help.accidents': 'Fehlende und Korrekturen',
  'help.accidents.1': 'Jemand ist nicht da: „{absent}“ bei der Partie sagt, was jede Wahl bedeutet.',
  'help.accidents.2':
    'Ein falsches Ergebnis in der Turniertabelle überschreiben. Was daraus folgt, wird gefragt, bevor sich etwas ändert.',
  'help.accidents.3': '„{undo}“ nimmt die letzte Aktion zurück. Alle stehen im Blatt „{log}“.',
  'help.check': 'Wenn etwas nicht stimmt',
  'help.check.1': '„{check}“ nennt jedes Feld, das nicht lesbar ist, und wie man es behebt.',
  'help.check.2': 'Fehler halten die Paarung auf, Warnungen nicht. Ein Knopf behebt, was sicher ist.',
  'help.check.3': 'Ohne ihre Nummern sortierte Zeilen ordnet ein Knopf.',
  'help.standings': 'Rangliste und Preise',
  'help.standings.1': '„{standings}“ legt ein Blatt mit den Plätzen an. Es folgt jeder Änderung.',
  'help.standings.2': 'Preise Platz für Platz eintippen. Gleiche teilen sie.',
  'help.standings.3': 'Vor dem letzten Ergebnis ist es vorläufig, und das steht dabei.',
  'help.files': 'Papier, Website, Verband',
  'help.files.1':
    '„{files}“ macht Listen und Zettel zum Drucken, eine Seite fürs Web und die Dateien der Verbände.',
  'help.files.2': '„{paper}“ gibt alles, was das Turnier braucht, falls dieses Programm ausfällt.',
  'help.files.3': 'Was entsteht, bleibt auf diesem Rechner, bis Sie es senden.',
  'help.formulas': 'Formeln',
  'help.formulas.1': '=SOS2(WallList; Settings) in der ersten Zeile neben der Liste füllt die ganze Spalte.',
  'help.formulas.2': '=EXPLAIN(WallList; 7; "SOS2"; Settings) sagt, woher eine Zahl kommt.',
  'help.formulas.3': 'McMahon-Bars, Vorgabe und Feinwertungen stehen im Blatt „{settings}“.',
};
