import type { Dictionary } from '../en';

export const alerts: Dictionary = {
  'alert.yes': 'はい: {what}',
  'alert.no': 'いいえ: {what}',
  'alert.cancel': 'キャンセル: {what}',
  'alert.leave': '何も書きません',
  'alert.enough': 'これで終わります',
  'alert.nothing': '何も書いていません。',
  'alert.more': 'ほか {count}',
  'alert.panel':
    'Google がここでパネルを表示しないため、メニューがこのように尋ねます。パネルを使うには: {more} → {help}。',
  'alert.help':
    '大会に必要なことは、パネルなしでもすべてこのメニューでできます: 作成、選手、組合せ、記録、確認、順位、元に戻す。数式に許可は要りません。パネルには二つ目の許可が必要です: 両方にチェックを入れてください。Google に拒まれるときは、別のアカウントを使うか、学校や会社のアカウントの管理者に頼むか、両方の許可があるマニフェストを使ってください。',
  'alert.askAgain': 'Google が許可をもう一度尋ねます',
  'alert.onlyPanel': 'これはパネルでしかできませんが、Google がここでパネルを表示しません。',
  'alert.noList': 'このスプレッドシートに対戦表がありません。「{create}」で作れます。',
  'alert.create':
    '名前; 方式; 回戦数 を入力してください。例: {example}。何も入力せずに OK を押すと例を作ります。ほかは設定で変えられます。方式:',
  'alert.exampleName': '市民大会',
  'alert.notRead': '「{typed}」は読めません。',
  'alert.typeNumber': 'することの番号を入力してください。何も入力せずに OK を押すと何もしません。',
  'alert.thenPlayers': '選手を入力したら「{pair}」を選んでください。',
  'alert.thenPair': '結果はすべてそろいました。次は「{pair}」です。',
  'alert.thenRecord': '回戦のシートに結果を入力し、「{record}」を選んでください。',
  'alert.thenStandings': '次は「{standings}」です。',
  'alert.games': '対局: {count}',
  'alert.showGames': '先に読めるように、すべての対局をシートに書きます',
  'alert.shown':
    'すべての対局がシート「{sheet}」にあります。回戦はまだ書いていません: もう一度「{pair}」を選んでください。',
  'alert.written': '対局: {count}。シート: 「{sheet}」。',
  'alert.takeBack': '元に戻すには: {more} → {undo}。印刷: そのシートで ファイル → 印刷。',
  'alert.progress': 'リストにある結果：{total} 件中 {known} 件',
  'alert.missingTables': '結果のない台:',
  'alert.typeResults':
    '台と勝者を入力し、複数は空白で区切ってください: 12黒 黒勝ち · 7白 白勝ち · 3= ジゴ · 9黒! 不戦勝 · 15x 両負け · 4? 4台を取り消し · 12黒/2 置き石2子で打った。何も入力せずに OK を押すと終わります。',
  'alert.black': '黒',
  'alert.white': '白',
  'alert.in': '記録: {count}',
  'alert.notIn': '記録していません:',
  'alert.noTable': 'その台はありません',
  'alert.noResult': '読めません',
  'alert.inAlready': '記録済み: {stands}。変えるには {change} と入力',
  'alert.meanwhile': 'その間に別の結果が記録されました',
  'alert.enterMore': '{round}回戦の結果を入力・変更する',
  'alert.nothingToUndo': '元に戻すものがありません。',
  'alert.undoes': '元に戻します。その後に変わったセルはそのまま残し、知らせます',
  'alert.enterThem':
    '対局が終わったら、回戦のシートに結果を入力するか、リストの ? を +、-、= に変えてください。',
  'alert.goOn': '番号をそのままにして組み合わせを続けます',
  'alert.showNumbers': '抽選した番号をまず表示します',
  'alert.numbersWritten': '番号を書き込みました。次は「{pair}」。',
  'alert.whichList':
    'ここには対戦表がいくつかあります。該当する番号を入力してください。何も入力せずに OK を押すと「{list}」です。',
  'alert.typePlayers':
    '番号と内容を読点で区切って入力してください: 12 {out} 棄権 · 12 {in} 復帰 · 12 {out} 3 第3回戦を欠場 · 12 {in} 3 第3回戦に出場 · 41 {seat}: 遅刻者が進行中の回戦で不戦勝の人の相手に入ります。何も入力せずに OK で終わります。',
  'alert.wordOut': '欠場',
  'alert.wordIn': '出場',
  'alert.wordSeat': '席',
  'alert.noPlayer': 'その選手はいません',
  'alert.noRound': 'これから行うその回戦はありません',
  'alert.noSeat': '進行中の回戦に席がありません',
};
