import type { Dictionary } from '../en';

/** The panel: choosing a system, and questions about a pairing. */
export const choices: Dictionary = {
  'sidebar.create.teams': 'Mannschaften',
  'sidebar.create.teamsHint':
    'Mannschaften treffen sich an mehreren Brettern: die Liste bekommt die Spalten Mannschaft und Brett.',
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
  'sidebar.why.game': 'Warum diese Partie?',
  'sidebar.why.gameAt': 'Warum diese Partie? (Tisch {table})',
  'sidebar.why.answer': 'Antwort',
  'sidebar.why.games': 'Partien, die neu wären: {count}',
  'sidebar.why.asking': 'Es wird neu gepaart…',
  'sidebar.report.write': 'Bericht als Blatt',
  'sidebar.report.writing': 'Der Bericht wird geschrieben…',
  'sidebar.report.heading': 'Der Bericht ist geschrieben',
  'sidebar.report.text': 'Was die Paarung nach jedem Kriterium kostet, steht im Blatt „{sheet}“.',
  'sidebar.report.open': 'Den Bericht öffnen',
};
