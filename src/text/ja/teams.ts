import type { Dictionary } from '../en';

/** Teams, categories and the supergroup: what is wrong and how to mend it. */
export const teams: Dictionary = {
  'problem.noTeams': '設定は団体戦ですが、チームのある選手がいません。',
  'mend.noTeams': '「チーム」の列にチーム名を入力するか、設定の「団体戦」を「いいえ」にしてください。',
  'problem.tooFewTeams': '組み合わせるにはチームが足りません。',
  'mend.tooFewTeams': '「チーム」の列にチーム名を入力してください。全回戦を欠場する選手は数えません。',
  'problem.teamMissing': '{name} にチームがありません。',
  'mend.teamMissing':
    '「チーム」の列にチーム名を入力してください。{name} が出場しないなら「欠場」に 1- と入力します。',
  'problem.teamOfOne': '{team} の選手は {name} だけです。',
  'mend.teamOfOne':
    'チーム名の表記を見比べてください。一人のチームは一つのボードで打ち、残りは負けになります。',
  'problem.teamShort': '{team} は {boards} ボードに対して選手が {players} 人です。',
  'mend.teamShort':
    '選手を加えるか、設定の「ボード数」に数を入力してください。選手のいないボードは負けになります。',
  'problem.noBoard':
    '{round} 回戦で打つボードのない選手：{players}。チームの出場者がそろっているか、決まったか、欠場です。',
  'mend.noBoard':
    '1 試合のボード数は {boards} で、設定{name|settingName}で変えられます。ほかに打つ人は相手とともにその回戦に書き、棄権した人は「欠場」の列に書きます。',
  'problem.sameBoard': '{name} と {other} がどちらも {team} のボード {board} です。',
  'mend.sameBoard': 'チームの選手に一人ずつ別のボードを付けてください。補欠は一番大きい番号にします。',
  'problem.sameBoardInRound': '{round} 回戦で {name} と {other} がどちらも {team} のボード {board} です。',
  'mend.sameBoardInRound': 'この回戦の列で一人ずつ別のボードを付けてください。0 は出場させない印です。',
  'problem.teammatesMeet': '{round} 回戦で対局する {name} と {opponent} は、どちらも {team} の選手です。',
  'mend.teammatesMeet': '相手かチームを直してください。',
  'problem.twoMatches': '{round} 回戦で {name} の相手は {opponent} ですが、{team} の相手は {other} です。',
  'mend.twoMatches': '1 チームの対戦は 1 回戦に一つです。相手か「チーム」の列の名前を直してください。',
  'problem.teamDraw':
    '{round} 回戦の {player} – {opponent} は引き分けですが、トーナメントでは勝者が必要です。',
  'mend.teamDraw':
    '一つのボードか全ボードを打ち直し、新しい対局をその選手のセルに加えてください：5= 5+ と 3= 3-。',
  'problem.teamsOff': '選手にチームとボードがありますが、設定では一人ずつ組み合わせます。',
  'mend.teamsOff': 'チームどうしで対戦するなら、設定の「団体戦」を「はい」にしてください。',
  'problem.supergroupOff':
    '「スーパーグループ」の列に印（{players}）があり、最初は {name} ですが、設定の「スーパーグループ」は「いいえ」です。この選手たちはバーから始めます。',
  'mend.supergroupOff':
    'スーパーグループを告知したのなら設定を「はい」にし、そうでなければ列を空にしてください。',
  'problem.categoryMissing': '{name} に部門がありません。この方式では同じ部門の選手どうしで打ちます。',
  'mend.categoryMissing': '「部門」の列に入力するか、方式をスイス方式にしてください。',
  'problem.categoryColumnMissing':
    'リストに「部門」の列がありません。この方式では同じ部門の選手どうしで打ちます。',
  'mend.categoryColumnMissing': '見出しが「部門」の列を加え、全員に A、B や 1、2 のように入力してください。',
};
