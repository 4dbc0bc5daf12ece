import type { Dictionary } from '../en';

/** Pairing a round: what is wrong and how to mend it, and remarks on games and byes. */
export const pairing: Dictionary = {
  'problem.resultsMissing': 'В туре {round} не хватает результатов: {games}.',
  'mend.resultsMissing':
    'Впишите их; кто не играл, получает 0= (согласовано) или 0-, кто выбыл — вписывается в столбец «Пропускает».',
  'problem.nothingInRound': 'В туре {round} нет ни партии, ни бая, ни пропуска у {players}.',
  'mend.nothingInRound':
    'Впишите недостающее: партию, 0+ — бай, 0= (согласовано) или 0- — пропуск; кто выбыл — вписывается в столбец «Пропускает».',
  'problem.notInStage': 'Не входят в этап, который начинается с тура {round}: {players}.',
  'mend.notInStage':
    'Сколько проходит, задаёт настройка {name|settingName}. Кто пропускает первый тур этапа, уступает место следующему.',
  'problem.allRoundsPaired': 'Жеребьёвка всех туров проведена, их {rounds}.',
  'mend.allRoundsPaired': 'Добавьте столбец ещё одного тура или покажите итоги.',
  'problem.nobodyLeft': 'Все, кто играл бы в туре {round}, его пропускают.',
  'mend.nobodyLeft': 'Покажите итоги или очистите столбец «Пропускает» у тех, кто играет.',
  'problem.roundOfNobody': 'В туре {round} никто не играет: его пропускают все.',
  'mend.roundOfNobody':
    'Если тур {round} играется, уберите его из столбца «Пропускает»; иначе продолжайте: для всех он считается пропуском.',
  'problem.tooFewPlayers': 'Для жеребьёвки слишком мало игроков.',
  'mend.tooFewPlayers': 'Хотя бы двое не должны пропускать тур.',
  'problem.noPairingWithoutRepeat': 'Тур {round} нельзя составить без повторных встреч: {pairs}.',
  'mend.noPairingWithoutRepeat': 'Играйте с показанными повторами или закончите турнир.',
  'problem.groupsMixed':
    'Тур {round} нельзя свести внутри групп без запрещённой пары или повторной встречи, поэтому эти партии между группами: {pairs}.',
  'mend.groupsMixed': 'Оставьте как есть, впишите другие пары с ? или закончите турнир.',
  'problem.tooManyForbiddenPairs': 'Из-за запрещённых пар жеребьёвка невозможна: {pairs}.',
  'mend.tooManyForbiddenPairs': 'Уберите хотя бы одну.',
  'problem.pairingNotProved': 'Не удалось доказать, что жеребьёвка тура {round} — наилучшая: {fault}',
  'mend.pairingNotProved':
    'Ничего не записано. Пришлите таблицу авторам и составьте пары этого тура вручную.',
  'problem.byeNotPlaying': 'Бай назначен: {player}. Но в туре {round} этот игрок не свободен.',
  'mend.byeNotPlaying': 'Укажите номер другого игрока или «автоматически».',
  'problem.anotherBye': '{player} получает бай в туре {round}, и это не первый.',
  'mend.anotherBye': 'Впишите 0+ тому, кому он нужен, или его номер в настройку «Бай».',
  'problem.topGroupOffered':
    'Верхняя планка не задана: в верхней группе все, кто начинает с {score} или выше, {players}: {names}.',
  'mend.topGroupOffered': 'Записать {rank} как верхнюю планку или другой разряд.',
  'problem.topGroupNamed':
    'Верхняя планка не задана: в верхней группе все, кто начинает с {score} или выше, {players}: {names}.',
  'mend.topGroupNamed': 'Записать разряд как верхнюю планку.',
  'problem.barAboveStarts':
    'Верхняя планка {bar} — это {score}, и ни один записанный старт её не достигает: наибольший {start}.',
  'mend.barAboveStarts': 'Сделать «Ноль шкалы» разрядом, чей старт 0, или понизить верхнюю планку.',
  'problem.startBeatsSupergroup':
    '{name} в супергруппе, которая начинает с {score}; считается записанный старт, {start}.',
  'mend.startBeatsSupergroup': 'Очистить старт или убрать отметку.',
  'problem.startBeatsOut':
    '{name} пропускает туры и начинал бы не выше {score}; считается записанный старт, {start}.',
  'mend.startBeatsOut': 'Очистить старт или понизить его.',
  'problem.strongAbsent': '{name} начинает в верхней группе и пропустит туры.',
  'mend.strongAbsent':
    'На некоторых турнирах такие игроки начинают ниже планки: задать «Старт пропускающих» или записать меньший старт. Объявить заранее.',
  'problem.handicapUnknown':
    '{name}: нет ни разряда, ни рейтинга, поэтому партии таких игроков без форы ({players}).',
  'mend.handicapUnknown': 'Записать разряд или рейтинг.',
  'problem.ratingPairsEarly':
    '«Первые туры» — 0, поэтому рейтинг с первого тура решает, кто с кем играет; по правилам EGF так рано — только в турнирах из нескольких этапов.',
  'mend.ratingPairsEarly': 'Очистить это значение или убрать рейтинг из коэффициентов для жеребьёвки.',
  'problem.ratingLeftOut':
    'В первых турах ({rounds}) рейтинг не решает, кто с кем играет, как говорят правила EGF о турнире из одного этапа.',
  'mend.ratingLeftOut': 'Если нужно иначе, задать «Первые туры» 0 и объявить это.',
  'problem.boardWinsMissing':
    '{setting|settingName} командного турнира: нет побед на досках, которые по правилам EGF идут первыми.',
  'mend.boardWinsMissing': 'Поставить BOARDWINS на первое место.',
  'problem.departures': 'Иначе, чем по правилам EGF, или необычно: {what}.',
  'mend.departures': 'Ничего делать не нужно, если так было объявлено.',
  'departure.metTwice': 'повторные встречи ({count})',
  'departure.byeTwice': 'повторные баи ({count})',
  'departure.opponentDisagrees': 'партии с двумя результатами ({count})',
  'departure.rankRatingApart': 'разряд далёк от рейтинга ({count})',
  'departure.secondAbsence': 'повторные пропуски ({count})',
  'departure.topGroupSize': 'размер верхней группы',
  'departure.topGroupTooBig': 'большая верхняя группа',
  'problem.byeOutOfTurn':
    '{player} получает бай в туре {round}, хотя раньше очередь у {first}: с таким баем тур не свести без запрещённой пары или повторной встречи.',
  'mend.byeOutOfTurn': 'Оставьте как есть или впишите 0+ тому, кто всё же должен его получить.',
  'problem.moreByes': 'В туре {round} баев {byes}, а хватило бы {needed}; вписаны: {players}.',
  'mend.moreByes': 'Очистите ячейку лишнего бая; если нужны все, ошибки нет.',
  'problem.byeFollows':
    'В туре {round} баев {byes}, а хватило бы {needed}: вписан для {players}, а бай для {bye} из него следует.',
  'mend.byeFollows': 'Очистите ячейку {players}, если этот бай не нужен.',
  'problem.byeNotDue':
    '{player} получает бай в туре {round}, хотя раньше очередь других: у кого меньше баев, затем меньше очков. Это {first}.',
  'mend.byeNotDue': 'Дайте бай кому-то из них или оставьте, если так задумано.',
  'problem.topGroupSize': 'Игроков в верхней группе: {players}; туров {rounds}, обычно от {from} до {to}.',
  'mend.topGroupSize': 'Сдвиньте верхнюю планку.',
  'problem.topGroupTooBig':
    'Игроков в верхней группе: {players}; после стольких туров ({rounds}) непобеждённых может быть несколько; предел — {to}.',
  'mend.topGroupTooBig': 'Поднимите верхнюю планку или добавьте туры.',
  'problem.fixedPairIncomplete':
    '{player} записан против {opponent} в туре {round}, но у соперника записано иначе.',
  'mend.fixedPairIncomplete': 'Согласуйте обе ячейки.',
  'problem.forbiddenFixedPair': '{player} – {opponent}, записано в туре {round}, — запрещённая пара.',
  'mend.forbiddenFixedPair': 'Измените пару или уберите её из запрещённых.',
  'problem.mustMeetCannot':
    'По настройкам {player} – {opponent} должны встретиться в туре {round}, но не могут: один из них в нём не свободен, или пара запрещена.',
  'mend.mustMeetCannot':
    'Очистите ячейку или пропуск этого игрока, или уберите пару из «Должны встретиться».',
  'problem.thirdColour': '{player} – {opponent} в туре {round}: третий раз подряд тот же цвет у {players}.',
  'mend.thirdColour': 'Поменяйте цвета или пару, или оставьте, если так задумано.',
  'problem.coloursUndue':
    '{player} – {opponent} в туре {round}: оба получают цвет, который у них уже был чаще.',
  'mend.coloursUndue': 'Поменяйте цвета или оставьте, если так задумано.',
  'problem.needlessDifferences':
    'Тур {round} как есть имеет лишнюю разницу в очках: {pairs}. В лучшей жеребьёвке партий с разными очками: {best}.',
  'mend.needlessDifferences':
    'Очистите ячейки тура, чтобы провести жеребьёвку, или оставьте, если так задумано.',
  'problem.onlyRepeatsLeft': 'В туре {round} больше нет жеребьёвки без повторных встреч.',
  'mend.onlyRepeatsLeft': 'Впишите с ? в тур {round} пары, которые встретятся снова, или завершите турнир.',
  'problem.roundsAdvice':
    'Игроков {players}: для пар по очкам нужно от {from} до {to} туров, лучше {best}; сейчас {rounds}.',
  'mend.roundsAdvice': 'Измените число туров, если позволяет время.',
  'problem.numbersByRating':
    'Номера идут по рейтингам от сильнейшего, а для пар по очкам они определяются жребием: иначе в туре 1 встречаются сильнейшие.',
  'mend.numbersByRating':
    'До составления тура 1 нажмите «Номера по жребию» на панели или определите их функцией LOTTERY рядом с именами и впишите ответ в столбец «№».',
  'problem.lotsWithoutColumn': 'В списке нет столбца «№», куда записать номера по жребию.',
  'mend.lotsWithoutColumn': 'Дайте этот заголовок пустому столбцу.',
  'problem.lotsOverText': 'На месте номера по жребию стоит «{text}», а заменяются только номера.',
  'mend.lotsOverText': 'Очистите ячейку или впишите номер.',
  'problem.lotsTooLate': 'В одном из туров уже есть записи или пары, поэтому номера не меняются.',
  'mend.lotsTooLate': 'Сначала отмените это, если номера надо определить заново.',
  'problem.lotsInSetting':
    'В настройке «{name|settingName}» игроки указаны номерами; после жребия это были бы другие игроки.',
  'mend.lotsInSetting': 'Очистите её, определите номера и впишите снова с новыми.',
  'problem.lotsWithoutSeed': 'Настройка «{name|settingName}» пуста, а жребий зависит от неё.',
  'mend.lotsWithoutSeed': 'Впишите, например, публично брошенные кости.',
  'problem.tooManyRounds':
    'Игроков {players}: без повторных встреч и второго бая можно провести не больше туров, чем {most}; сейчас туров {rounds}.',
  'mend.tooManyRounds':
    'Играйте меньше туров, уберите запрещённые пары или будьте готовы к повторным встречам.',
  'problem.unknownStart': '{name}: нет ни старта, ни разряда, ни рейтинга.',
  'mend.unknownStart': 'Впишите разряд или стартовые очки в столбец «Старт».',
  'problem.noStarts': 'Ни у кого нет старта, разряда или рейтинга, поэтому очки Мак-Магона неизвестны.',
  'mend.noStarts':
    'Добавьте и заполните столбец «Разряд», «Рейтинг» или «Старт» либо выберите другую систему в настройках.',
  'remark.scoreDifference': 'Разница очков {points}: {down} опускается, {up} поднимается.',
  'remark.match': '{teams}, доска {board}.',
  'remark.matchScores': 'Разница очков {points}: {down} опускается, {up} поднимается.',
  'remark.repeat': 'Уже играли в туре {round}.',
  'remark.otherCategory': 'Две категории: {black} и {white}.',
  'remark.otherGroup': 'Две группы: {black} и {white}.',
  'remark.sameClub': 'Один клуб.',
  'remark.clubsAsOne': 'Клубы, которые считаются одним: {clubs}.',
  'remark.ratherNot': 'Лучше не эти двое.',
  'remark.sameCountry': 'Одна страна.',
  'remark.thirdBlack': '{player}: чёрные третий раз подряд.',
  'remark.thirdWhite': '{player}: белые третий раз подряд.',
  'remark.coloursUndue': 'У обоих этот цвет уже был чаще.',
  'remark.handicap': 'Фора {stones}.',
  'remark.fixed': 'Вписано вручную.',
  'remark.mustMeet': 'По настройке «Должны встретиться».',
  'remark.byDefault': '{player}: победа без игры.',
  'remark.thirdPlace': 'За третье место.',
  'remark.losersBracket': 'Нижняя сетка.',
  'remark.grandFinal': 'Финал.',
  'remark.playoff': 'Переигровка за место {place}.',
  'remark.bye': 'Бай.',
  'remark.anotherBye': 'Баев раньше: {before}.',
};
