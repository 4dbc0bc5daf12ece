import type { Dictionary } from '../en';

/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal: Dictionary = {
  'problem.diagonalWon': '{player} 우승: {by|wonBy}.',
  'mend.diagonalWon': '순위를 보세요.',
  'problem.nobodyHasWon': '{round}라운드 후 아직 우승자가 없습니다: {players}이(가) 계속합니다.',
  'mend.nobodyHasWon': 'R{next} 열을 더하고 “라운드 수” 설정은 비워 두세요.',
  'problem.lengthsMissing': '다음 대국의 수순 수가 우승을 가르는데 알 수 없습니다: {games}.',
  'mend.lengthsMissing':
    '결과 뒤에 수순 수를 5+/b#231처럼 쓰거나 라운드 시트에 쓰세요. 불계로 끝난 대국은 끝내는 데 필요했을 수순까지 셉니다.',
  'problem.diagonalCellDiffers': '{player}: {round}라운드 상대는 {opponents}인데 다른 대국이 적혀 있습니다.',
  'mend.diagonalCellDiffers': '라운드의 셀을 비우면 대진을 짜고, 아니면 모든 대국을 직접 쓰세요.',
  'problem.joinsTooLate': '{player}: 첫 라운드에 없어서 참가하지 않습니다.',
  'mend.joinsTooLate': '첫 라운드 결과가 나오기 전에만 들어올 수 있습니다.',
  'problem.diagonalWithdrawal': '{player}: {round}라운드에 빠져 탈락합니다.',
  'mend.diagonalWithdrawal': '아니라면 “불참” 열에서 {round}라운드를 지우세요.',
  'problem.ratingMissing': '{player}: 레이팅도 급수도 없어 가장 약한 것으로 봅니다.',
  'mend.ratingMissing': '레이팅이나 급수를 쓰세요.',
  'problem.ratingsMissing': '레이팅이나 급수가 있는 선수가 없어 추첨으로 순서를 정합니다.',
  'mend.ratingsMissing': '레이팅이나 급수를 입력하세요. 1라운드에는 기력이 비슷한 선수끼리 만납니다.',
  'wonBy.last': '나머지 모두 탈락',
  'wonBy.fewest losses': '모두 탈락, 가장 적은 패',
  'wonBy.direct comparison': '모두 탈락, 가장 적은 패 가운데 승자승',
  'wonBy.lengths': '모두 탈락, 가장 적은 패 가운데 더 짧은 대국',
};
