import type { Dictionary } from '../en';

/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems: Dictionary = {
  'problem.unknownSetting': 'Настройки «{name}» нет.',
  'mend.unknownSetting': 'Может быть, «{suggestion|settingName}»? Пока строка ничего не меняет.',
  'problem.noSuchSetting': 'Настройки «{name}» нет.',
  'mend.noSuchSetting':
    'Названия всех настроек стоят в первом столбце листа «Настройки». Пока строка ничего не меняет.',
  'problem.settingOutside': '«{name|settingName}» стоит вне настроек и ничего не меняет.',
  'mend.settingOutside': 'Впишите название под последней настройкой, в том же столбце, а значение рядом.',
  'problem.duplicateSetting': '{name|settingName}: задано больше одного раза; считается первое значение.',
  'mend.duplicateSetting': 'Удалите лишнее.',
  'problem.wrongValue': '{name|settingName}: значение «{text}» недопустимо.',
  'mend.wrongValue': 'Допустимо: {allowed|allowed}. Пусто — как в наборе правил.',
  'problem.contradictingSettings':
    '{first|settingName} ({firstValue}) и {second|settingName} ({secondValue}) противоречат друг другу.',
  'mend.contradictingSettings': 'Измените одно из двух.',
  'problem.numberOfNobody':
    'В настройке «{name|settingName}» указан номер {no}, которого нет ни у одного игрока.',
  'mend.numberOfNobody': 'Исправьте номер или уберите его.',
  'problem.clubOfNobody': '{name|settingName}: клуба «{club}» нет ни у кого.',
  'mend.clubOfNobody': 'Исправьте название, как в столбце «Клуб», или уберите его.',
  'problem.settingWithoutEffect':
    '{name|settingName} ничего не меняет, пока {other|settingName} — {value|value}.',
  'mend.settingWithoutEffect': 'Очистите ячейку или измените: {other|settingName}.',
  'problem.tiebreakTwice': '{name|settingName}: {tiebreak|value} указан дважды.',
  'mend.tiebreakTwice': 'Уберите второй: он ничего не решает.',
  'problem.resultInSeeding': '{name|settingName}: {tiebreak|value} до первого тура у всех одинаков.',
  'mend.resultInSeeding': 'Возьмите рейтинг, прежний порядок, категорию или жребий.',
  'problem.tiebreakW1': '{setting|settingName}: больше одного из SOS-2, SOS-1 и SOS.',
  'mend.tiebreakW1': 'Оставьте один.',
  'problem.tiebreakW2': '{setting|settingName}: порядок не по правилам EGF.',
  'mend.tiebreakW2':
    'Порядок такой: победы на досках, личная встреча, SOS-2, SOS-1, SOS, рейтинг, прежний порядок, жребий.',
  'problem.tiebreakW3':
    '{setting|settingName}: победы на досках бывают только в командных турнирах и стоят первыми.',
  'mend.tiebreakW3': 'Уберите BOARDWINS или в командном турнире поставьте первым.',
  'problem.tiebreakW4': '{setting|settingName}: SOS — только для Мак-Магона и швейцарской системы.',
  'mend.tiebreakW4': 'Возьмите личную встречу.',
  'problem.tiebreakW5': '{setting|settingName}: то, что стоит после жребия, ничего не решает.',
  'mend.tiebreakW5': 'Поставьте жребий последним.',
  'problem.tiebreakW6': '{setting|settingName}: такого коэффициента в правилах EGF нет.',
  'mend.tiebreakW6': 'EGF советует личную встречу для итогов и SOS для жеребьёвки.',
};
