export const ownLists = {
  'problem.printedScoreByBars':
    '{title} の列の得点はリストから計算した得点と異なります（{count}：{rows|a1}）。{what} とすれば、すべて {round} 回戦後の得点と一致します。',
  'mend.printedScoreByBars': 'この大会がその通りなら、設定に（または数式にこのまま）書いてください。',
  'problem.printedScoreByStarts':
    '{title} の列の得点はリストから計算した得点と異なります（{count}：{rows|a1}）。開始点の列を {what} とすれば、すべて {round} 回戦後の得点と一致します。',
  'mend.printedScoreByStarts': 'これが開始点なら、開始点という列を加えて書いてください。',
  'problem.printedScoreDiffers':
    '{title} の列の得点はリストから計算した得点と異なります（{count}：{rows|a1}）。',
  'mend.printedScoreDiffers': 'これらの選手の結果と段級位を確かめてください。列全体に合うバーはありません。',
  'problem.inOtherNotation':
    '{count} 個のセルが、番号と記号ではない形で相手や結果を書いています。例：「{text}」は {after} です。',
  'mend.inOtherNotation':
    '各セルがどうなるかを見て、書き込んでください。確かでないものはそのまま残り、ここに別の行で示されます。',
  'mendBy.inNumbers': 'セルに番号を書く（{count}）',
  'sidebar.mend.becomes': '各セルの変更内容（{count}）',
  'problem.opponentUnknown': '「{text}」：リストに {name} という他の選手はいません。',
  'mend.opponentUnknown': '相手の番号に +（勝ち）、-（負け）、=（持碁）または ? を付けて書いてください。',
  'problem.opponentTwice': '「{text}」は {players} のどれか分かりません。',
  'mend.opponentTwice': '正しい方を選ぶか、番号を書いてください。',
  'problem.winnerUnknown': '「{text}」ではどちらが勝ったか分かりません。',
  'mend.winnerUnknown': '正しい方を選んでください。+ はこの行の選手の勝ち、- は負けです。',
  'problem.crossTable':
    'これは {count} 人の星取表です。誰が誰に勝ったかは分かりますが、何回戦かは分かりません。',
  'mend.crossTable':
    '各回戦に R1、R2 … の列を加え、対戦相手を書いてください。列 3 の 1 はその対局の回戦の 3+、0 は 3- になります。表の列には「対 1」のように数字だけでない題を付けてください。',
  'problem.crossTableOnly':
    'これは {count} 人の星取表です。誰が誰に勝ったかは分かりますが、何回戦かは分かりません。',
  'mend.crossTableOnly':
    '対戦表にしてください。氏名の列に一人ずつ縦に並べ、各回戦に R1、R2 … の列を作ります。3 番目の人に勝てば 3+、負ければ 3-、持碁は 3= です。',
  'problem.resultsWithoutOpponent':
    '{count} 個のセルに勝ち負けだけがあり、相手がありません（例：「{text}」）。',
  'mend.resultsWithoutOpponent':
    '記号の前に相手の番号を書いてください。番号 3 の選手に勝てば 3+、負ければ 3- です。相手がなければ、勝ち数のほかに順位や組み合わせの根拠がありません。',
  'problem.resultsOfTeams': '{count} 個のセルはボード得点付きの団体戦の結果です（例：「{text}」）。',
  'mend.resultsOfTeams':
    '選手ごとに 1 行とし、チームとボードの列を作って各ボードの対局を 3+、3- と書いてください。またはチームごとに 1 行とし、得点を省いて 18+ と書いてください。',
  'problem.numbersElsewhere':
    '相手は {title} の列の番号ですが、この列は番号として読まれません。行の順では対局が合いません。',
  'mend.numbersElsewhere': 'その列の題を {after} にしてください。',
} as const;
