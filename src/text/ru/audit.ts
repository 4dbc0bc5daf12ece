import type { Dictionary } from '../en';

/** What an audit of an event finds. */
export const audit: Dictionary = {
  'audit.sidesDiffer': 'Тур {round}: ячейки пары {games} противоречат друг другу.',
  'audit.twice': 'Тур {round}: у игрока {player} больше одной записи.',
  'audit.nothing': 'Тур {round}: у игрока {player} нет ни партии, ни свободного тура, ни отсутствия.',
  'audit.outPlays': 'Тур {round}: {player} отмечен как отсутствующий и играет.',
  'audit.forbidden': 'Тур {round}: настройки запрещают {games}.',
  'audit.repeat':
    'Тур {round}: {games} уже встречались в туре {last}, а жеребьёвка без повтора была возможна.',
  'audit.repeatNeeded':
    'Тур {round}: {games} уже встречались в туре {last}; жеребьёвки без повтора не оставалось.',
  'audit.byes': 'Тур {round}: свободных от игры {found}, должно быть {due}: {players}.',
  'audit.handicap': 'Тур {round}: {games} — фора {found}, по правилам {due}.',
  'audit.colour': 'Тур {round}: {games}: по правилам чёрными играет {due}.',
  'audit.colourByLot': 'Тур {round}: {games}: по жребию чёрными играет {due}.',
  'audit.dearer': 'Тур {round}: {games} вместо {best} — тур в целом хуже: {parts}.',
  'audit.cost': 'Цена разницы, как в отчёте о туре: {cost}.',
  'audit.worse': 'Тур {round}: {games} вместо {best} хуже. Решает первый из пунктов: {parts}.',
  'audit.equal': 'Тур {round}: {games} вместо {best} ничуть не хуже.',
  'audit.other': 'Тур {round}: {games}; по правилам — {best}.',
  'audit.byHand': 'Тур {round}: вписано вручную до жеребьёвки: {games}.',
  'audit.decided':
    'Тур {round}, изменён вручную в предпросмотре: {decided}. По сравнению с лучшей жеребьёвкой: {costs}',
  'audit.kept': 'Жеребьёвка тура {round} проведена заново; остались партии: {games}.',
  'audit.added': 'Тур {round}: пара {games} не была известна при жеребьёвке.',
  'audit.corrected':
    'При жеребьёвке тура {round} результат {games} в туре {of} был {was}, теперь {now}. Жеребьёвка оценивается по тому, что было известно.',
  'audit.settingsChanged':
    'Тур {round} составлен при других настройках: {settings|settingName}. Жеребьёвка оценивается по тогдашним.',
  'audit.notReplayed': 'Жеребьёвку тура {round} нельзя повторить. {reason}',
  'audit.notInLog': 'Жеребьёвку тура {round} проводила не эта программа, или в журнале о ней ничего нет.',
  'audit.acts': 'Отступления от порядка по турам',
  'audit.place': '{player}: место {found}, по правилам {due}.',
  'audit.prize': '{player}: приз {found}, по правилам {due}.',
  'audit.round': 'Тур {round} ({from}): {legal}, {optimal}.',
  'audit.legal': 'по правилам',
  'audit.notLegal': 'не по правилам',
  'audit.same': 'лучшая жеребьёвка',
  'audit.asGood': 'не хуже лучшей жеребьёвки',
  'audit.given': 'лучшая жеребьёвка при уже назначенных партиях',
  'audit.notBest': 'не лучшая жеребьёвка',
  'audit.unknown': 'жеребьёвку нельзя повторить',
  'audit.byLog': 'по журналу',
  'audit.byList': 'по списку',
  'sidebar.audit.clean': 'Проверено туров: {rounds}. Всё соответствует правилам.',
  'sidebar.audit.departures': 'Проверено туров: {rounds}. Отступлений от правил: {count}.',
  'audit.placesRight': 'Места в списке соответствуют правилам.',
  'menu.audit': 'Проверить весь турнир',
  'sidebar.audit.title': 'Весь турнир',
  'sidebar.audit.ask': 'Проверить весь турнир',
  'sidebar.audit.progress': 'Проверен тур {done} из {rounds}…',
};
