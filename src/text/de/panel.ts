import type { Dictionary } from '../en';

/** The words of the panel's frame and of its screens for a round. */
export const panel: Dictionary = {
  'sidebar.place.line': 'Turnier',
  'sidebar.place.players': 'Spieler',
  'sidebar.place.places': 'Stand',
  'sidebar.place.round': 'Runde {round}',
  'sidebar.place.complete': '{place}, vollständig',
  'sidebar.place.playing': '{place}, läuft, {known} von {total} Ergebnissen',
  'sidebar.place.written': '{place}, geschrieben, nicht veröffentlicht',
  'sidebar.place.next': '{place}, als Nächstes',
  'sidebar.place.later': '{place}, später',
  'sidebar.place.earlierRounds': 'Frühere Runden',
  'sidebar.place.laterRounds': 'Spätere Runden, insgesamt {rounds}',
  'sidebar.menu': 'Menü',
  'sidebar.menu.rounds': 'Alle Runden',
  'sidebar.menu.files': 'Drucken und Dateien',
  'sidebar.menu.check': 'Liste prüfen',
  'sidebar.menu.standings': 'Rangliste und Preise',
  'sidebar.menu.settings': 'Einstellungen',
  'sidebar.menu.simulate': 'Ausprobieren (simulieren)',
  'sidebar.help.close': 'Hilfe schließen',
  'sidebar.later.heading': 'Zuerst kommt Runde {first}',
  'sidebar.later.text': 'Runde {round} wird ausgelost, sobald Runde {first} vollständig ist.',
  'sidebar.places.nobody': 'Noch hat niemand einen Platz.',
};
