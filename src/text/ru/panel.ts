import type { Dictionary } from '../en';

/** The words of the panel's frame and of its screens for a round. */
export const panel: Dictionary = {
  'sidebar.place.line': 'Турнир',
  'sidebar.place.players': 'Игроки',
  'sidebar.place.places': 'Места',
  'sidebar.place.round': 'Тур {round}',
  'sidebar.place.complete': '{place}, завершён',
  'sidebar.place.playing': '{place}, идёт, результатов: {known} из {total}',
  'sidebar.place.written': '{place}, записан, не объявлен',
  'sidebar.place.next': '{place}, следующий',
  'sidebar.place.later': '{place}, позже',
  'sidebar.place.earlierRounds': 'Предыдущие туры',
  'sidebar.place.laterRounds': 'Следующие туры, всего {rounds}',
  'sidebar.menu': 'Меню',
  'sidebar.menu.rounds': 'Все туры',
  'sidebar.menu.files': 'Печать и файлы',
  'sidebar.menu.check': 'Проверить список',
  'sidebar.menu.standings': 'Таблица и призы',
  'sidebar.menu.settings': 'Настройки',
  'sidebar.menu.simulate': 'Попробовать (моделирование)',
  'sidebar.help.close': 'Закрыть справку',
  'sidebar.later.heading': 'Сначала тур {first}',
  'sidebar.later.text': 'Тур {round} составляется, когда завершён тур {first}.',
  'sidebar.places.nobody': 'Мест пока ни у кого нет.',
};
