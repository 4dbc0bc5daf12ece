import type { Dictionary } from '../en';

/** Tables, groups, knock-outs and playoffs: what is wrong and how to mend it. */
export const knockout: Dictionary = {
  'problem.forbiddenByTable': '{round} 回戦に禁止の組み合わせ {player} – {opponent} が入っています。',
  'mend.forbiddenByTable': '? で別の組を入力するか、禁止から外してください。',
  'problem.forbiddenToCome': '総当たり表では避けられない禁止の組み合わせ：{pairs}。',
  'mend.forbiddenToCome':
    'できるだけ遅い回戦で当たります。回戦を減らすか別の方式にすれば避けられます。または禁止から外してください。',
  'problem.outOfTable': '{player} は {round} 回戦を欠場するので、{opponent} の不戦勝です。',
  'mend.outOfTable':
    '後日打つのなら「欠場」の列からこの回戦を消してください。対局は組まれ、結果待ちになります。',
  'problem.tooFewRounds': '{players}人には {needed} 回戦が必要ですが、{rounds} 回戦しかありません。',
  'mend.tooFewRounds': '回戦の列を足し、回戦数の設定を確かめてください。',
  'problem.tooFewForKnockout':
    '予選は {table} 回戦まで、その後の {players} 人のトーナメントは {needed} 回戦までかかりますが、{rounds} 回戦しかありません。',
  'mend.tooFewForKnockout':
    '回戦の列を加えるか、設定の「回戦数」を確かめるか、「通過人数」を減らしてください。',
  'problem.tableLeft':
    'これまでの対局が総当たり表と違うため、{round} 回戦はまだ打っていない対局から組みました。',
  'mend.tableLeft': '番号に誤りがなければそのままで構いません。表より多くの回戦が必要になることがあります。',
  'problem.pairTooOften':
    '{player}と{opponent}は {rounds} 回戦で当たっていて、表で決まった回数より多くなっています。',
  'mend.pairTooOften':
    'これらの回戦の番号を確かめてください。互いに当たる回数は設定「{name|settingName}」のとおりです：{cycles}。',
  'problem.cannotMeetAll': '{players}はもう全員とは当たれません：残りの対局 {games}、残りの回戦 {rounds}。',
  'mend.cannotMeetAll': '手で入力した回戦を確かめるか、回戦の列を一つ加えてください。',
  'problem.leftBeforeHalf':
    '{player}は総当たりを半分に満たないうちに抜けました（{games} 局中 {played} 局）。{leavers|leaversDo}',
  'mend.leftBeforeHalf':
    '告知したとおりにしてください。設定は「{name|settingName}」：{count|value}、または{out|value}。',
  'leaversDo.games count': '不戦敗も含めてすべて数えます。',
  'leaversDo.taken out': 'どの対局も数えず、この選手は表から除かれます。',
  'problem.noGroup': '組のない選手：{players}。',
  'mend.noGroup': '「組」の列に全員の組を入力してください。例：{proposal}。',
  'problem.groupOfOne': '{group}組は 1 人だけです：{player}。',
  'mend.groupOfOne': 'その選手を別の組にしてください。',
  'problem.groupTooSmall': '{group} 組は {players} 人で、各組から {qualifiers} 人が進みます。',
  'mend.groupTooSmall':
    '組を大きくするか、設定の「通過人数」を減らしてください。そのままだと抜け番が出ます。',
  'problem.qualifiersTied': '{where|lastPlace}で並んでいます：{players}。',
  'lastPlace.group': '{group} 組の最後の通過枠',
  'lastPlace.all': '最後の通過枠',
  'mend.qualifiersTied': '設定の「賞の同点の順位」に抽選を加えるか、決定戦を打ってください。',
  'problem.knockoutDraw': '{round} 回戦の{player} – {opponent}は引き分けで、トーナメントでは勝者が必要です。',
  'mend.knockoutDraw':
    '残りの持ち時間で打ち直して、新しい対局を両方のセルに加えてください：{own} と {theirs}。',
  'problem.knockoutContradiction': '{round} 回戦で{player}と{opponent}の両方が勝ちになっています。',
  'mend.knockoutContradiction': '誤ったセルを直してください。',
  'problem.knockoutOver': 'トーナメントは終わりました。優勝：{player}。',
  'mend.knockoutOver': '順位表を表示してください。',
  'problem.knockoutWithdrawal': '{player} は {round} 回戦を欠場し、トーナメントから外れます。',
  'mend.knockoutWithdrawal':
    '相手は対局なしで進みます。すでに組が書かれているなら、一方に +!、他方に -! を付けてください。',
  'problem.seedsMoved':
    '{round} 回戦では、対局済みの二人や禁じられた二人がなるべく当たらず、当たってもなるべく遅くなるよう、シードを入れ替えました（シード → 位置）：{changes}。',
  'mend.seedsMoved': '何もする必要はありません。この回戦に手で入力した組はそのまま残ります。',
  'problem.knockoutPaired': '{player} は {round} 回戦に入力されていますが、すでに敗退しています。',
  'mend.knockoutPaired': '二つのセルを空にするか、{player} が敗退した対局の結果を直してください。',
  'problem.bracketsCrossed':
    '{player} は無敗、{opponent} は 1 敗ですが、{round} 回戦で決勝の前に当たります。',
  'mend.bracketsCrossed':
    '組み合わせと前の回戦の結果を確かめてください。正しければそのままで構いません。各自の負けた回数で決まります。',
  'problem.nobodyThrough': '{round} 回戦の {player} – {opponent} からは、どちらも次に進みません。',
  'mend.nobodyThrough': 'それで正しければ、次の相手は対局なしで進みます。',
  'problem.playoffNotNeeded': '決定戦は不要です。上位 {places} 位までに同順位はありません。',
  'mend.playoffNotNeeded': '順位表を表示してください。',
  'problem.playoffOver': '決定戦は終わりました。',
  'mend.playoffOver': '順位表を表示してください。',
  'problem.playoffUndecided': '決定戦の後も {players} が {place} 位で並んでいます。',
  'mend.playoffUndecided':
    'もう 1 回戦打つなら、列を加え、設定の「決定戦の回戦」にその回戦を書いてください。打たなければ同点の順位の基準で決まります。',
  'problem.playoffStranger':
    '{name} は決定戦の {round} 回戦に対局がありますが、上位 {places} 位までの同順位ではありません。この対局は何も決めません。',
  'mend.playoffStranger': 'セルと、設定の「決定戦の回戦」「決定戦の順位」を確かめてください。',
};
