import type { Dictionary } from '../en';

/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal: Dictionary = {
  'problem.diagonalWon': 'Победитель — {player}: {by|wonBy}.',
  'mend.diagonalWon': 'Покажите итоги.',
  'problem.nobodyHasWon': 'После тура {round} победителя ещё нет: продолжают {players}.',
  'mend.nobodyHasWon': 'Добавьте столбец R{next} и оставьте настройку «Туры» пустой.',
  'problem.lengthsMissing': 'Победителя определяет длина этих партий, а она неизвестна: {games}.',
  'mend.lengthsMissing':
    'Впишите число ходов после результата, например 5+/b#231, или на лист тура; для сданной партии — сколько ещё понадобилось бы.',
  'problem.diagonalCellDiffers':
    '{player} в туре {round} должен играть с: {opponents}; там стоят другие партии.',
  'mend.diagonalCellDiffers':
    'Очистите ячейки тура, чтобы провести жеребьёвку, или впишите все его партии сами.',
  'problem.joinsTooLate': '{player} не играл в первом туре и не участвует.',
  'mend.joinsTooLate': 'Вступить можно только до первых результатов первого тура.',
  'problem.diagonalWithdrawal': '{player} не играет в туре {round} и выбывает.',
  'mend.diagonalWithdrawal': 'Уберите тур {round} из столбца «Пропускает», если это не так.',
  'problem.ratingMissing': 'У игрока {player} нет ни рейтинга, ни разряда; он считается слабейшим.',
  'mend.ratingMissing': 'Впишите рейтинг или разряд.',
  'problem.ratingsMissing':
    'Ни у кого нет ни рейтинга, ни разряда, поэтому порядок игроков определяет жребий.',
  'mend.ratingsMissing': 'Впишите рейтинги или разряды: первый тур сводит игроков близкой силы.',
  'wonBy.last': 'все остальные выбыли',
  'wonBy.fewest losses': 'выбыли все, меньше всего поражений',
  'wonBy.direct comparison': 'выбыли все, личная встреча при наименьших поражениях',
  'wonBy.lengths': 'выбыли все, более короткие партии при наименьших поражениях',
};
