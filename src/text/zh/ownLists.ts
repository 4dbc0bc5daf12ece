export const ownLists = {
  'problem.printedScoreByBars':
    '{title} 列的分数与名单算出的不同（{count}：{rows|a1}）。若设 {what}，则全部与第 {round} 轮后的分数相同。',
  'mend.printedScoreByBars': '如果比赛确实如此，请写入设置（或原样写入公式）。',
  'problem.printedScoreByStarts':
    '{title} 列的分数与名单算出的不同（{count}：{rows|a1}）。若起始分列为 {what}，则全部与第 {round} 轮后的分数相同。',
  'mend.printedScoreByStarts': '如果这就是起始分，请添加“起始分”列并填入。',
  'problem.printedScoreDiffers': '{title} 列的分数与名单算出的不同（{count}：{rows|a1}）。',
  'mend.printedScoreDiffers': '请核对这些棋手的结果和段级位；没有任何上下限能得出整列分数。',
  'problem.inOtherNotation': '{count} 个单元格没有用编号和符号写对手或结果，例如“{text}”即 {after}。',
  'mend.inOtherNotation': '请查看每个单元格将变成什么，然后写入。不确定的保持原样，在此单独列出。',
  'mendBy.inNumbers': '在单元格中写入编号（{count}）',
  'sidebar.mend.becomes': '每个单元格的变化（{count}）',
  'problem.opponentUnknown': '“{text}”：名单中没有其他叫 {name} 的人。',
  'mend.opponentUnknown': '请写对手编号加 +（胜）、-（负）、=（和棋）或 ?。',
  'problem.opponentTwice': '“{text}”可能是 {players}。',
  'mend.opponentTwice': '请选择正确的一位，或写编号。',
  'problem.winnerUnknown': '“{text}”没有说明两人中谁胜。',
  'mend.winnerUnknown': '请选择正确的：+ 表示本行棋手胜，- 表示负。',
  'problem.crossTable': '这是 {count} 人的循环表：能看出谁胜谁，但不知道在哪一轮。',
  'mend.crossTable':
    '请为每一轮添加 R1、R2 … 列，写上各人的对手：第 3 列的 1 在该局的轮次写为 3+，0 写为 3-。对阵表各列的标题不要只是数字，例如“对 1”。',
  'problem.crossTableOnly': '这是 {count} 人的循环表：能看出谁胜谁，但不知道在哪一轮。',
  'mend.crossTableOnly':
    '请改成成绩表：“姓名”列逐行写棋手，每轮一列 R1、R2 …：胜第三位写 3+，负写 3-，和棋写 3=。',
  'problem.resultsWithoutOpponent': '{count} 个单元格只有胜负、没有对手，例如“{text}”。',
  'mend.resultsWithoutOpponent':
    '请在符号前写对手编号：胜编号 3 的棋手写 3+，负写 3-。没有对手，就只能按胜局排名和编排。',
  'problem.resultsOfTeams': '{count} 个单元格是带台次得分的团体结果，例如“{text}”。',
  'mend.resultsOfTeams':
    '请每名棋手一行，设“队伍”和“台次”列，写各台对局：3+、3-。或每队一行，省去得分：18+。',
  'problem.numbersElsewhere': '对手用的是 {title} 列的编号，但该列未被当作编号；按行计算对局不符。',
  'mend.numbersElsewhere': '请将该列标题改为 {after}。',
} as const;
