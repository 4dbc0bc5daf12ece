import type { Dictionary } from '../en';

/** Teams, categories and the supergroup: what is wrong and how to mend it. */
export const teams: Dictionary = {
  'problem.noTeams': '设置为团体赛，但没有棋手属于任何队伍。',
  'mend.noTeams': '请在“队伍”列填写队名，或把“团体赛”设置改为“否”。',
  'problem.tooFewTeams': '队伍太少，无法编排。',
  'mend.tooFewTeams': '请在“队伍”列填写队名；所有轮次都缺席的棋手不计。',
  'problem.teamMissing': '{name} 没有队伍。',
  'mend.teamMissing': '请在“队伍”列填写队名；{name} 不参赛的话，请在“缺席”列填 1-。',
  'problem.teamOfOne': '{team} 只有 {name} 一名棋手。',
  'mend.teamOfOne': '请核对队名的写法。一个人的队只下一台，其余各台判负。',
  'problem.teamShort': '{team} 有 {players} 名棋手，而比赛有 {boards} 台。',
  'mend.teamShort': '请增加棋手，或在“台数”设置中填写台数。没有棋手的台判负。',
  'problem.noBoard': '第 {round} 轮中没有台次的棋手：{players}。其队的出场名单已满、已定或缺席。',
  'mend.noBoard':
    '每场比赛有 {boards} 台，由设置{name|settingName}决定。还要上场的人与对手一起填入该轮；退赛的写入“缺席”列。',
  'problem.sameBoard': '{name} 与 {other} 都在 {team} 的第 {board} 台。',
  'mend.sameBoard': '请让同队棋手的台次各不相同；替补排在最后。',
  'problem.sameBoardInRound': '第 {round} 轮中 {name} 与 {other} 都在 {team} 的第 {board} 台。',
  'mend.sameBoardInRound': '请在该轮的列中给每人不同的台次；0 表示该轮不上场。',
  'problem.teammatesMeet': '第 {round} 轮对局的 {name} 与 {opponent} 同属 {team}。',
  'mend.teammatesMeet': '请更正对手或队伍。',
  'problem.twoMatches': '第 {round} 轮 {name} 的对手是 {opponent}，而 {team} 的对手是 {other}。',
  'mend.twoMatches': '一队每轮只有一场对阵：请更正对手，或“队伍”列中的队名。',
  'problem.teamDraw': '第 {round} 轮 {player} – {opponent} 打平，淘汰赛必须分出胜负。',
  'mend.teamDraw': '请加赛一台或全部各台，并把新的一局填入双方棋手的单元格：5= 5+ 和 3= 3-。',
  'problem.teamsOff': '棋手有队伍和台次，但按设置逐人编排。',
  'mend.teamsOff': '如果是队与队比赛，请把“团体赛”设置改为“是”。',
  'problem.supergroupOff':
    '“超级组”列有标记（{players}），第一个是 {name}，但“超级组”设置为“否”：这些棋手从上限开始。',
  'mend.supergroupOff': '如果已公告有超级组，请把该设置改为“是”；否则请清空该列。',
  'problem.categoryMissing': '{name} 没有类别，而本赛制由同类别的棋手相互对局。',
  'mend.categoryMissing': '请在“类别”列填写，或把赛制改为瑞士制。',
  'problem.categoryColumnMissing': '名单没有“类别”列，而本赛制由同类别的棋手相互对局。',
  'mend.categoryColumnMissing': '请增加标题为“类别”的列，为每个人填写，例如 A、B 或 1、2。',
};
