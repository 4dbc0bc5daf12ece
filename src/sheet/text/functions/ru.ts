import type { FunctionTexts } from './en';

export const ruFunctions: FunctionTexts = {
  'at.cell': 'строка {row}, столбец {column}',
  'at.titledCell': 'строка {row}, столбец {column} ({title})',
  'at.settings': 'настройки',
  'at.settingsCell': 'настройки, строка {row}, столбец {column}',
  'function.oneMore': '{sentence} (И ещё 1 замечание: см. CHECKWALLLIST.)',
  'function.more': '{sentence} (Других замечаний: {count}, см. CHECKWALLLIST.)',
  'function.k': 'k должно быть целым числом от 0, а не «{text}».',

  'missing.outside': '№ {no} (R{round}) вне диапазона',
  'missing.noStart': 'старт неизвестен',
  'missing.noRating': 'нет рейтинга',
  'missing.notListed': 'нет в списке',
  'missing.noEvenGames': 'нет партий на равных',
  'missing.noTeams': 'нет команд',
  'missing.unknown': 'неизвестно',
  'dc.alone': 'нет равенства',
  'dc.notPlayed': '{first}–{second} не играли',
  'dc.playedLess': '{first}–{second} играли реже других',

  'title.place': 'Место',
  'title.lottery': 'Жребий',
  'title.dcReason': 'Не сравнивались',
  'prizes.left': 'Остаток',
  'prizes.prize': 'Приз',
  'prizes.things': 'Вещи',
  'prizes.tied': '{item} (равны: {players})',
  'prizes.none': 'Впишите призы в диапазон, по строке на место.',
  'prizes.unreadable': 'Строка {row}, столбец {column} призов: «{text}» — не сумма.',

  'next.table': 'Стол',
  'next.blackNo': 'Чёрные №',
  'next.black': 'Чёрные',
  'next.whiteNo': 'Белые №',
  'next.white': 'Белые',
  'next.handicap': 'Фора',
  'next.komi': 'Коми',
  'next.remarks': 'Примечания',
  'next.rest': 'отдых',
  'bracket.winner': 'Победитель',
  'bracket.thirdPlace': 'Третье место',
  'bracket.notDrawn': 'Плей-офф ещё не начат: составьте пары его первого тура.',

  'check.none': 'Замечаний нет',
  'check.row': 'Строка',
  'check.column': 'Столбец',
  'check.what': 'Что не так',
  'check.mend': 'Как исправить',
  'check.settings': 'Настройки',

  'menu.create': 'Создать турнир',
  'menu.pair': 'Провести жеребьёвку тура',
  'menu.record': 'Внести результаты',
  'menu.check': 'Проверить таблицу',
  'menu.standings': 'Итоги и призы',
  'menu.more': 'Ещё',
  'menu.selfTest': 'Самопроверка',
  'menu.help': 'Справка',
  'help.title': 'Как начать',
  'help.text':
    'В турнирной таблице у каждого игрока своя строка, есть столбец с именами и столбец для каждого тура (R1, R2 …). ' +
    '«Создать турнир» сделает такую таблицу с примерами игроков. Справа от неё введите формулу, например ' +
    '=SOS2(WallList). «Провести жеребьёвку тура» показывает пары до записи. «Проверить таблицу» говорит, что не так и ' +
    'как исправить. Данные не покидают эту таблицу.',
};
