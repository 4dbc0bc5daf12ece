import type { Dictionary } from '../en';

/** 循环表、小组、淘汰赛与加赛：问题与改正办法。 */
export const knockout: Dictionary = {
  'problem.forbiddenByTable': '第 {round} 轮中有禁止对局 {player} – {opponent}。',
  'mend.forbiddenByTable': '请用 ? 填写别的对局，或把它从禁止对局中去掉。',
  'problem.outOfTable': '{player} 缺席第 {round} 轮，{opponent} 不战而胜。',
  'mend.outOfTable': '如果要补赛，请把该轮从“缺席”列中去掉：这一局会照常编排，等待成绩。',
  'problem.tooFewForKnockout':
    '小组赛下到第 {table} 轮，其后 {players} 人的淘汰赛要到第 {needed} 轮，而只有 {rounds} 轮。',
  'mend.tooFewForKnockout': '请增加轮次列、查看“轮数”设置，或减少“出线人数”。',
  'problem.tableLeft': '已下的对局与循环表不同，所以第 {round} 轮从尚未下的对局中编排。',
  'mend.tableLeft': '编号没有错就不必处理；所需轮数可能比循环表多。',
  'problem.pairTooOften': '{player} 与 {opponent} 在第 {rounds} 轮相遇，多于编排表规定的次数。',
  'mend.pairTooOften': '请核对这些轮次的编号。彼此相遇几次由设置“{name|settingName}”决定：{cycles}。',
  'problem.cannotMeetAll': '{players} 已无法与所有人对局：尚缺 {games} 局，剩余 {rounds} 轮。',
  'mend.cannotMeetAll': '请核对手工填写的轮次，或再增加一轮的列。',
  'problem.leftBeforeHalf':
    '{player} 在循环赛未满一半时退出（{games} 局中的 {played} 局）。{leavers|leaversDo}',
  'mend.leftBeforeHalf': '以公布的为准；设置为“{name|settingName}”：{count|value}，或{out|value}。',
  'leaversDo.games count': '全部对局有效，包括弃权负。',
  'leaversDo.taken out': '所有对局均不计，该棋手从表中除名。',
  'problem.groupTooSmall': '{group} 组有 {players} 人，而每组出线 {qualifiers} 人。',
  'mend.groupTooSmall': '请增加小组人数，或减少“出线人数”；否则会有轮空。',
  'problem.qualifiersTied': '{where|lastPlace}有并列：{players}。',
  'lastPlace.group': '{group} 组的最后一个出线名额',
  'lastPlace.all': '最后一个出线名额',
  'mend.qualifiersTied': '请在“奖项破同分”设置中加上抽签，或让他们加赛。',
  'problem.knockoutWithdrawal': '{player} 缺席第 {round} 轮，退出淘汰赛。',
  'mend.knockoutWithdrawal': '对手不战晋级。如果对局已经写上，请给一方填 +!，另一方填 -!。',
  'problem.knockoutPaired': '{player} 填在第 {round} 轮，但已被淘汰。',
  'mend.knockoutPaired': '请清空这两个单元格，或改正淘汰 {player} 的那一局成绩。',
  'problem.nobodyThrough': '第 {round} 轮 {player} – {opponent} 无人晋级。',
  'mend.nobodyThrough': '如果属实，下一个对手不战晋级。',
  'problem.playoffNotNeeded': '不需要加赛：前 {places} 名没有并列。',
  'mend.playoffNotNeeded': '请显示名次。',
  'problem.playoffOver': '加赛已结束。',
  'mend.playoffOver': '请显示名次。',
  'problem.playoffUndecided': '加赛之后 {players} 仍并列第 {place} 名。',
  'mend.playoffUndecided': '如果再加赛一轮，请增加一列，并在“加赛轮次”设置中加上这一轮；否则由破同分决定。',
  'problem.playoffStranger':
    '{name} 在加赛的第 {round} 轮有对局，但不在前 {places} 名的并列之中：这一局不起作用。',
  'mend.playoffStranger': '请核对单元格，以及“加赛轮次”和“加赛名次”设置。',
};
