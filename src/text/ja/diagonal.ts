import type { Dictionary } from '../en';

/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal: Dictionary = {
  'problem.diagonalWon': '{player} の優勝：{by|wonBy}。',
  'mend.diagonalWon': '順位表を表示してください。',
  'problem.nobodyHasWon': '{round} 回戦を終えて優勝者はまだいません：{players} が続けます。',
  'mend.nobodyHasWon': 'R{next} の列を加え、回戦数の設定は空にしてください。',
  'problem.lengthsMissing': '次の対局の手数で優勝が決まりますが、手数がわかりません：{games}。',
  'mend.lengthsMissing':
    '結果の後に 5+/b#231 のように手数を書くか、回戦のシートに書いてください。投了の対局は終局までに要した手数とします。',
  'problem.diagonalCellDiffers':
    '{player} の {round} 回戦の相手は {opponents} ですが、別の対局が書かれています。',
  'mend.diagonalCellDiffers': '回戦のセルを空にして組み合わせるか、すべての対局を自分で書いてください。',
  'problem.joinsTooLate': '{player} は 1 回戦にいなかったため参加しません。',
  'mend.joinsTooLate': '参加できるのは 1 回戦の結果が出る前だけです。',
  'problem.diagonalWithdrawal': '{player} は {round} 回戦を欠場し、敗退となります。',
  'mend.diagonalWithdrawal': 'そうでなければ、欠場の列から {round} 回戦を消してください。',
  'problem.ratingMissing': '{player} はレーティングも段級位もないため、最も弱いとみなします。',
  'mend.ratingMissing': 'レーティングか段級位を書いてください。',
  'problem.ratingsMissing': 'レーティングも段級位もだれにもないので、選手の順序を抽選で決めます。',
  'mend.ratingsMissing': 'レーティングか段級位を入力してください。1 回戦は棋力の近い選手を当てます。',
  'wonBy.last': 'ほかの全員が敗退',
  'wonBy.fewest losses': '全員敗退、負けが最少',
  'wonBy.direct comparison': '全員敗退、負け最少の中で直接対決',
  'wonBy.lengths': '全員敗退、負け最少の中で短い対局',
};
