import type { Dictionary } from '../en';

/** The words of the panel's frame and of its screens for a round. */
export const panel: Dictionary = {
  'sidebar.place.line': 'Torneo',
  'sidebar.place.players': 'Jugadores',
  'sidebar.place.places': 'Puestos',
  'sidebar.place.round': 'Ronda {round}',
  'sidebar.place.complete': '{place}, completa',
  'sidebar.place.playing': '{place}, en juego, {known} de {total} resultados',
  'sidebar.place.written': '{place}, escrita, sin publicar',
  'sidebar.place.next': '{place}, la siguiente',
  'sidebar.place.later': '{place}, más tarde',
  'sidebar.place.earlierRounds': 'Rondas anteriores',
  'sidebar.place.laterRounds': 'Rondas siguientes, {rounds} en total',
  'sidebar.menu': 'Menú',
  'sidebar.menu.rounds': 'Todas las rondas',
  'sidebar.menu.files': 'Imprimir y archivos',
  'sidebar.menu.check': 'Comprobar la lista',
  'sidebar.menu.standings': 'Clasificación y premios',
  'sidebar.menu.settings': 'Ajustes',
  'sidebar.menu.simulate': 'Probarlo (simular)',
  'sidebar.help.close': 'Cerrar la ayuda',
  'sidebar.later.heading': 'Antes viene la ronda {first}',
  'sidebar.later.text': 'La ronda {round} se empareja cuando la ronda {first} está completa.',
  'sidebar.places.nobody': 'Nadie tiene puesto todavía.',
};
