import type { Dictionary } from '../en';

/** Players, rows that moved, and what Check offers to mend. */
export const registration: Dictionary = {
  'outcome.won': 'победа',
  'outcome.lost': 'поражение',
  'outcome.jigo': 'дзиго',
  'outcome.unknown': 'ещё не сыграна',
  'outcome.black': 'чёрные',
  'outcome.white': 'белые',
  'problem.duplicatePin': 'У {name} тот же номер {pin}, что и у {other} ({cell|a1}).',
  'mend.duplicatePin': 'Если это один игрок дважды, очистите одну из строк; иначе исправьте номер.',
  'problem.rankRatingApart': 'У {name} разряд {rank} и рейтинг {rating}: между ними больше восьми разрядов.',
  'mend.rankRatingApart': 'Исправьте то, что неверно.',
  'problem.startAboveBar': '{name} начинает с {start}, выше верхней планки {score}.',
  'mend.startAboveBar':
    'Сделайте старт не выше планки или очистите его: тогда решает разряд. Если так задумано, всё в порядке.',
  'action.mend': 'Исправлено: {what}',
  'repair.take': 'Верно «{name}: {says|outcome}»',
  'repair.takeList': 'Верна таблица: {says|result}',
  'repair.takeSheet': 'Верен лист: {says|result}',
  'repair.type': 'Вписать {text} в {cell|a1}',
  'repair.newSettings': 'Создать новый лист настроек',
  'repair.announcement': 'Обновить объявление',
  'repair.set': 'Поставить {name}: {value}',
  'repair.language': 'Перевести листы: {now}',
  'repair.replay': 'Переигровка: победил(а) {name}',
  'repair.addRound': 'Добавить тур {round}',
  'repair.title': 'Снова назвать {title}',
  'repair.emptyRounds': 'Очистить тур {rounds}',
  'repair.followList': 'Продолжить список из {from}',
  'repair.widen': 'Расширить {cells}',
  'repair.columns': 'Показать рядом со списком: {now}',
  'sidebar.mend.more': 'Ещё такого рода: {count}',
  'sidebar.mend.goTo': 'К листу {sheet}, {cell}',
  'sidebar.mend.writing': 'Исправляется…',
  'matters.unread': 'До этого там ничего не засчитано и жеребьёвка невозможна.',
  'matters.twoWords': 'Каждому засчитывается своя ячейка, поэтому очки и места могут быть неверны.',
  'matters.who': 'Результаты находят игрока по номеру и имени.',
  'matters.strength': 'От этого зависят старт, фора и соперники.',
  'matters.rules': 'Турнир пойдёт не так, как объявлено.',
  'problem.numbersMoved':
    'Строки отсортированы, а номера нет: у игроков другой номер, чем на листе тура ({count}), первый — {name} (был {was}, стал {now}).',
  'mend.numbersMoved': 'Верните каждому номер, под которым записаны его партии.',
  'problem.rowsMoved':
    'Строки отсортированы, вставлены или удалены, а соперники считаются по строкам: на другой строке, чем при жеребьёвке, игроков {count}, первый — {name} (был {was}, стал {now}).',
  'mend.rowsMoved': 'Пусть номера соперников последуют за именами.',
  'problem.rowsGone':
    'Игроков проведённого тура больше нет в списке: {count}, первый — {name} (номер {was}).',
  'mend.rowsGone':
    'Верните строки под остальными, с результатами соперников; кто выбывает, тому туры пишутся в столбец пропусков. Всё, кроме разряда, нужно вписать заново.',
  'problem.namesMended':
    '{was} теперь в таблице значится как {name}; на листах туров прежнее имя (имён: {count}).',
  'mend.namesMended':
    'Если это тот же человек, впишите новое имя на листы; если другой, дайте ему свой номер и строку.',
  'repair.rows': 'Привести строки в порядок',
  'repair.names': 'Вписать новые имена на листы туров',
  'problem.notSortable': 'Этот список нельзя отсортировать по местам.',
  'mend.notSortable':
    'Даты, флажки и формулы не перемещаются с игроком, а без листа настроек никто не знал бы жребия. Порядок виден в итоговой таблице.',
  'action.sortByPlace': 'Отсортировать по местам и перенумеровать',
  'sidebar.sortByPlace': 'Отсортировать по местам и перенумеровать',
  'problem.playersClosed':
    'Здесь больше нельзя изменить ни одного тура: все составлены или в списке нет столбца «Пропускает».',
  'mend.playersClosed':
    'Для назначенной партии нажмите кнопку неявки; иначе добавьте столбец с заголовком «Пропускает».',
  'absence.missesPlayer': 'Пропускает тур {round}',
  'absence.missesPlayerMeans': 'В этом туре без пары, потом играет дальше.',
  'absence.withdrawsPlayer': 'Выбывает с тура {round}',
  'absence.withdrawsPlayerMeans': 'Больше не получает пары; прежние результаты остаются.',
  'absence.returnsPlayer': 'Играет с тура {round}',
  'absence.returnsPlayerMeans': 'Снова получает пары; пропущенные туры остаются пропущенными.',
  'action.player': '{player}: {what}',
  'sidebar.players': 'Игроки',
  'sidebar.players.who': 'Кто',
  'sidebar.players.what': 'Что меняется с тура {round}',
  'sidebar.players.write': 'Записать в список',
  'sidebar.players.done': 'Записано: {what}',
};
