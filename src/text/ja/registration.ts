import type { Dictionary } from '../en';

/** Players, rows that moved, and what Check offers to mend. */
export const registration: Dictionary = {
  'outcome.won': '勝ち',
  'outcome.lost': '負け',
  'outcome.jigo': '持碁',
  'outcome.unknown': '未対局',
  'outcome.black': '黒',
  'outcome.white': '白',
  'problem.duplicatePin': '{name} の会員番号 {pin} は {other}（{cell|a1}）と同じです。',
  'mend.duplicatePin': '同じ人が二度あるなら一方の行を空にし、違うなら番号を直してください。',
  'problem.rankRatingApart': '{name} の段級位は {rank}、レーティングは {rating} で、8 段級以上離れています。',
  'mend.rankRatingApart': '誤っている方を直してください。',
  'problem.startAboveBar': '{name} の初期点 {start} は上位バー {score} を超えています。',
  'mend.startAboveBar':
    '初期点をバー以下にするか、空にして段級位に任せてください。意図したものなら問題ありません。',
  'action.mend': '修正：{what}',
  'repair.take': '「{name}：{says|outcome}」を採る',
  'repair.takeList': '対戦表を採る：{says|result}',
  'repair.takeSheet': 'シートを採る：{says|result}',
  'repair.type': '{cell|a1} に {text} と入力',
  'repair.newSettings': '設定シートを作り直す',
  'repair.announcement': '告知を更新する',
  'repair.language': 'シートを{now}にする',
  'sidebar.mend.more': '同種があと {count} 件',
  'sidebar.mend.goTo': '{sheet} の {cell} へ移動',
  'sidebar.mend.writing': '修正しています…',
  'matters.unread': '直すまでそこは何も数えず、組み合わせもできません。',
  'matters.twoWords': 'それぞれ自分のセルで数えるため、得点や順位が誤っているおそれがあります。',
  'matters.who': '結果は番号と氏名で選手に結び付きます。',
  'matters.strength': '初期点・置石・相手がこれで決まります。',
  'matters.rules': '告知どおりの大会になりません。',
  'problem.numbersMoved':
    '行だけが並べ替えられ、番号はそのままです。回戦のシートと番号が違う選手：{count} 人。最初は {name}（{was} → {now}）。',
  'mend.numbersMoved': '対局が記録された番号を各選手に戻してください。',
  'problem.rowsMoved':
    '行が並べ替え・挿入・削除されましたが、相手は行で数えています。組み合わせ時と行が違う選手：{count} 人。最初は {name}（{was} → {now}）。',
  'mend.rowsMoved': '相手の番号を氏名に合わせて直してください。',
  'problem.rowsGone': '組み合わせ済みの回戦の選手が名簿にいません：{count} 人。最初は {name}（{was} 番）。',
  'mend.rowsGone':
    '相手側の結果を付けて、行を下に戻してください。抜ける選手は欠場欄に回戦を入れます。段級位以外は入力し直してください。',
  'problem.namesMended':
    '対戦表では {was} が {name} になりましたが、各回戦のシートは元の名前のままです（{count} 名）。',
  'mend.namesMended':
    '同じ人なら、新しい名前をシートに書き込んでください。別の人なら、別の番号と行にしてください。',
  'repair.rows': '行を元どおりにする',
  'repair.names': '新しい名前を各回戦のシートに書き込む',
  'problem.notSortable': 'この名簿は順位順に並べ替えられません。',
  'mend.notSortable':
    '日付・チェックボックス・数式は選手と一緒に動かせず、設定シートがないと抽選の番号が分からなくなります。順位は順位表にあります。',
  'action.sortByPlace': '順位順に並べ替えて番号を振り直す',
  'sidebar.sortByPlace': '順位順に並べ替えて番号を振り直す',
  'problem.playersClosed': 'ここで変えられる回戦はありません。すべて組み合わせ済みか、欠場の列がありません。',
  'mend.playersClosed':
    '組み合わせ済みの対局では不在のボタンを使い、そうでなければ 「欠場」という列を加えてください。',
  'absence.missesPlayer': '第 {round} 回戦を休む',
  'absence.missesPlayerMeans': 'その回は組まず、次から再び対局します。',
  'absence.withdrawsPlayer': '第 {round} 回戦から棄権',
  'absence.withdrawsPlayerMeans': '以後は組みません。これまでの結果は残ります。',
  'absence.returnsPlayer': '第 {round} 回戦から出場',
  'absence.returnsPlayerMeans': '再び組みます。休んだ回はそのままです。',
  'action.player': '{player}：{what}',
  'sidebar.players': '選手',
  'sidebar.players.who': '選手名',
  'sidebar.players.what': '第 {round} 回戦からの変更',
  'sidebar.players.write': '名簿に書き込む',
  'sidebar.players.done': '書き込みました：{what}',
};
