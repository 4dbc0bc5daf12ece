import type { Dictionary } from '../en';

/** Tables, groups, knock-outs and playoffs: what is wrong and how to mend it. */
export const knockout: Dictionary = {
  'problem.forbiddenByTable': '{player} – {opponent} — запрещённая пара, но она есть в туре {round}.',
  'mend.forbiddenByTable': 'Впишите другие пары с ? или уберите эту из запрещённых.',
  'problem.forbiddenToCome': 'Запрещённые пары, которых таблица не может избежать: {pairs}.',
  'mend.forbiddenToCome':
    'Они встретятся как можно позже. При меньшем числе туров или в другой системе этого можно избежать; или уберите их из запрещённых.',
  'problem.outOfTable': '{player} пропускает тур {round}, поэтому {opponent} побеждает без игры.',
  'mend.outOfTable':
    'Чтобы сыграть партию позже, уберите тур из столбца «Пропускает»: пара будет составлена, а партия останется несыгранной.',
  'problem.tooFewRounds': 'Для {players} игроков нужно туров: {needed}, а есть {rounds}.',
  'mend.tooFewRounds': 'Добавьте столбцы туров и проверьте настройку «Туры».',
  'problem.tooFewForKnockout':
    'Группы играют до тура {table}, а игра на выбывание после них (игроков: {players}) — до тура {needed}; туров {rounds}.',
  'mend.tooFewForKnockout':
    'Добавьте столбцы туров, проверьте настройку «Туры» или уменьшите число в настройке «Проходят дальше».',
  'problem.tableLeft':
    'Сыгранные партии не соответствуют таблице Бергера, поэтому в туре {round} стоят партии, которых ещё не было.',
  'mend.tableLeft':
    'Оставьте как есть, если только нет ошибки в номере; туров может понадобиться больше, чем в таблице Бергера.',
  'problem.pairTooOften': '{player} и {opponent} встречаются в турах {rounds}: чаще, чем по таблице.',
  'mend.pairTooOften':
    'Проверьте номера в этих турах. Сколько раз каждый играет с каждым, задаёт настройка {name|settingName}: {cycles}.',
  'problem.cannotMeetAll':
    '{players}: со всеми сыграть уже не удастся. Не хватает партий: {games}, осталось туров: {rounds}.',
  'mend.cannotMeetAll': 'Проверьте туры, введённые вручную, или добавьте столбец ещё для одного тура.',
  'problem.leftBeforeHalf':
    '{player} покидает круговой турнир раньше половины: партий {played} из {games}. {leavers|leaversDo}',
  'mend.leftBeforeHalf':
    'Придерживайтесь объявленного; настройка {name|settingName}: {count|value} или {out|value}.',
  'leaversDo.games count': 'Засчитываются все, и проигранные без игры тоже.',
  'leaversDo.taken out': 'Ни одна не засчитывается: игрок снят с таблицы.',
  'problem.noGroup': 'Игроки без группы: {players}.',
  'mend.noGroup': 'Впишите группу каждому, например {proposal}.',
  'problem.groupOfOne': 'В группе {group} только один игрок: {player}.',
  'mend.groupOfOne': 'Впишите ему другую группу.',
  'problem.groupTooSmall': 'В группе {group} игроков {players}, а из каждой группы проходят {qualifiers}.',
  'mend.groupTooSmall':
    'Увеличьте группы или уменьшите число в настройке «Проходят дальше»; иначе будут баи.',
  'problem.qualifiersTied': 'Равенство на {where|lastPlace}: {players}.',
  'lastPlace.group': 'последнем проходном месте группы {group}',
  'lastPlace.all': 'последнем проходном месте',
  'mend.qualifiersTied':
    'Добавьте «Жребий» в настройку «Коэффициенты для призов» или пусть сыграют за это место.',
  'problem.knockoutDraw':
    '{player} – {opponent}: ничья в туре {round}, а в игре на выбывание нужен победитель.',
  'mend.knockoutDraw':
    'Пусть сыграют ещё раз с оставшимся временем; добавьте новую партию в обе ячейки: {own} и {theirs}.',
  'problem.knockoutContradiction': 'В туре {round} выиграли и {player}, и {opponent}.',
  'mend.knockoutContradiction': 'Исправьте неверную ячейку.',
  'problem.knockoutOver': 'Игра на выбывание окончена: победитель — {player}.',
  'mend.knockoutOver': 'Покажите итоги.',
  'problem.knockoutWithdrawal': '{player} пропускает тур {round} и выбывает из борьбы.',
  'mend.knockoutWithdrawal':
    'Соперник проходит без игры. Если пара уже записана, впишите одному +!, другому -!.',
  'problem.seedsMoved':
    'В туре {round} посев уступает: уже встречавшиеся и те, кому нельзя встречаться, сходятся как можно реже и позже (номер → место): {changes}.',
  'mend.seedsMoved': 'Ничего делать не нужно. Пара, введённая в этот тур вручную, остаётся как есть.',
  'problem.knockoutPaired':
    '{player}: есть запись в туре {round}, но из игры на выбывание этот игрок уже вышел.',
  'mend.knockoutPaired': 'Очистите обе ячейки или исправьте результат, после которого {player} выбывает.',
  'problem.bracketsCrossed':
    '{player} ещё без поражений, {opponent} уже с поражением: в туре {round} они встречаются до финала.',
  'mend.bracketsCrossed':
    'Проверьте пару и результаты прежних туров. Если они верны, оставьте так: важно, сколько раз каждый проиграл.',
  'problem.nobodyThrough': 'В туре {round} из пары {player} – {opponent} никто не проходит.',
  'mend.nobodyThrough': 'Если это верно, следующий соперник проходит без игры.',
  'problem.playoffNotNeeded':
    'Переигровка не нужна: первых мест разыгрывается {places}, и равенства на них нет.',
  'mend.playoffNotNeeded': 'Покажите итоги.',
  'problem.playoffOver': 'Переигровка окончена.',
  'mend.playoffOver': 'Покажите итоги.',
  'problem.playoffUndecided': 'После переигровки место {place} всё ещё делят: {players}.',
  'mend.playoffUndecided':
    'Пусть сыграют ещё тур: добавьте столбец и тур в настройку «Туры переигровки». Иначе решают коэффициенты.',
  'problem.playoffStranger':
    '{name} играет в туре переигровки {round}, но разыгрываемого места ни с кем не делит (первых мест: {places}): партия ничего не решает.',
  'mend.playoffStranger': 'Проверьте ячейку и настройки «Туры переигровки» и «Места в переигровке».',
};
