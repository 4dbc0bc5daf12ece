import type { Dictionary } from '../en';

export const audit: Dictionary = {
  'audit.sidesDiffer': 'Runde {round}: Die Zellen von {games} widersprechen sich.',
  'audit.twice': 'Runde {round}: {player} hat mehr als einen Eintrag.',
  'audit.nothing': 'Runde {round}: {player} hat weder Partie noch Freilos noch Abwesenheit.',
  'audit.outPlays': 'Runde {round}: {player} ist als abwesend eingetragen und spielt.',
  'audit.forbidden': 'Runde {round}: Die Einstellungen verbieten {games}.',
  'audit.repeat':
    'Runde {round}: {games} gab es schon in Runde {last}, und eine Paarung ohne Wiederholung war möglich.',
  'audit.repeatNeeded':
    'Runde {round}: {games} gab es schon in Runde {last}; ohne Wiederholung war keine Paarung mehr möglich.',
  'audit.byes': 'Runde {round}: Freilose {found}, nötig {due}: {players}.',
  'audit.handicap': 'Runde {round}: {games} hat Vorgabe {found}, nach den Regeln {due}.',
  'audit.colour': 'Runde {round}: {games}: Nach den Regeln hat {due} Schwarz.',
  'audit.colourByLot': 'Runde {round}: {games}: Das Los gab {due} Schwarz.',
  'audit.dearer': 'Runde {round}: {games} statt {best} macht die Runde im Ganzen schlechter: {parts}.',
  'audit.cost': 'Kosten des Unterschieds, wie im Bericht über eine Runde: {cost}.',
  'audit.worse':
    'Runde {round}: {games} statt {best} ist schlechter. Der erste dieser Punkte entscheidet: {parts}.',
  'audit.equal': 'Runde {round}: {games} statt {best} ist genauso gut.',
  'audit.other': 'Runde {round}: {games}; nach den Regeln ist es {best}.',
  'audit.byHand': 'Runde {round}: vor der Paarung von Hand eingetragen: {games}.',
  'audit.decided':
    'Runde {round}, in der Vorschau von Hand geändert: {decided}. Gegenüber der besten Paarung: {costs}',
  'audit.kept': 'Runde {round} wurde neu gepaart; diese Partien blieben: {games}.',
  'audit.added': 'Runde {round}: {games} war noch nicht bekannt, als die Runde gepaart wurde.',
  'audit.corrected':
    'Runde {round} wurde gepaart, als {games} in Runde {of} {was} lautete; jetzt lautet es {now}. Beurteilt wird die Paarung nach dem, was bekannt war.',
  'audit.settingsChanged':
    'Runde {round} wurde mit anderen Einstellungen gepaart als den jetzigen: {settings|settingName}. Beurteilt wird die Paarung nach den damaligen.',
  'audit.notReplayed': 'Runde {round} lässt sich nicht noch einmal paaren. {reason}',
  'audit.notInLog':
    'Runde {round} wurde nicht mit diesem Programm gepaart, oder sein Protokoll weiß davon nichts.',
  'audit.acts': 'Eingriffe nach Runden: von Hand entschieden, berichtigt oder bestätigt',
  'audit.place': '{player} hat Platz {found}, nach den Regeln {due}.',
  'audit.prize': '{player} hat den Preis {found}, nach den Regeln {due}.',
  'audit.round': 'Runde {round} ({from}): {legal}, {optimal}.',
  'audit.legal': 'regelgerecht',
  'audit.notLegal': 'nicht regelgerecht',
  'audit.same': 'die beste Paarung',
  'audit.asGood': 'so gut wie die beste Paarung',
  'audit.given': 'die beste Paarung um die Partien herum, die feststanden',
  'audit.notBest': 'nicht die beste Paarung',
  'audit.unknown': 'nicht noch einmal zu paaren',
  'audit.byLog': 'nach dem Protokoll',
  'audit.byList': 'nach der Liste',
  'sidebar.audit.clean': 'Geprüfte Runden: {rounds}. Alles ist, wie es die Regeln verlangen.',
  'sidebar.audit.departures': 'Geprüfte Runden: {rounds}. Abweichungen von den Regeln: {count}.',
  'audit.placesRight': 'Die Plätze in der Liste sind, was die Regeln ergeben.',
  'menu.audit': 'Das ganze Turnier prüfen',
  'sidebar.audit.title': 'Das ganze Turnier',
  'sidebar.audit.ask': 'Das ganze Turnier prüfen',
  'sidebar.audit.progress': 'Runde {done} von {rounds} ist geprüft…',
};
