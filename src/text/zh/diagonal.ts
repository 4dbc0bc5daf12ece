import type { Dictionary } from '../en';

/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal: Dictionary = {
  'problem.diagonalWon': '{player} 获胜：{by|wonBy}。',
  'mend.diagonalWon': '请显示排名。',
  'problem.nobodyHasWon': '第 {round} 轮后还没有人获胜：{players} 继续。',
  'mend.nobodyHasWon': '请添加 R{next} 列，并把轮数设置留空。',
  'problem.lengthsMissing': '以下对局的手数决定谁获胜，但手数未知：{games}。',
  'mend.lengthsMissing': '在结果后写手数，如 5+/b#231，或写在该轮的工作表中；认输的对局按下完所需的手数计。',
  'problem.diagonalCellDiffers': '{player} 第 {round} 轮应与 {opponents} 对局；那里写着别的对局。',
  'mend.diagonalCellDiffers': '清空该轮的单元格以便编排，或自己写上全部对局。',
  'problem.joinsTooLate': '{player} 未参加第一轮，不参赛。',
  'mend.joinsTooLate': '只有在第一轮有结果之前才能加入。',
  'problem.diagonalWithdrawal': '{player} 缺席第 {round} 轮，被淘汰。',
  'mend.diagonalWithdrawal': '如非此意，请把第 {round} 轮从“缺席”列中去掉。',
  'problem.ratingMissing': '{player} 没有等级分也没有段级位，视为最弱。',
  'mend.ratingMissing': '请写等级分或段级位。',
  'problem.ratingsMissing': '所有人都没有等级分和段级位，因此棋手的顺序由抽签决定。',
  'mend.ratingsMissing': '请填写等级分或段级位：第 1 轮由棋力相近者对局。',
  'wonBy.last': '其他人均已淘汰',
  'wonBy.fewest losses': '全部淘汰，负局最少',
  'wonBy.direct comparison': '全部淘汰，负局最少者之间的直接对决',
  'wonBy.lengths': '全部淘汰，负局最少者中对局较短',
};
