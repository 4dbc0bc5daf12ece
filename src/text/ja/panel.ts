import type { Dictionary } from '../en';

/** The words of the panel's frame and of its screens for a round. */
export const panel: Dictionary = {
  'sidebar.place.line': '大会',
  'sidebar.place.players': '参加者',
  'sidebar.place.places': '順位',
  'sidebar.place.round': '{round}回戦',
  'sidebar.place.complete': '{place}、終了',
  'sidebar.place.playing': '{place}、対局中、{total}局中{known}局の結果',
  'sidebar.place.written': '{place}、記入済み、未発表',
  'sidebar.place.next': '{place}、次',
  'sidebar.place.later': '{place}、その後',
  'sidebar.place.earlierRounds': '前の回戦',
  'sidebar.place.laterRounds': '後の回戦、全{rounds}回戦',
  'sidebar.menu': 'メニュー',
  'sidebar.menu.rounds': 'すべての回戦',
  'sidebar.menu.files': '印刷とファイル',
  'sidebar.menu.check': 'リストを点検',
  'sidebar.menu.standings': '成績表と賞',
  'sidebar.menu.settings': '設定',
  'sidebar.menu.simulate': '試してみる（シミュレーション）',
  'sidebar.help.close': 'ヘルプを閉じる',
  'sidebar.later.heading': '先に{first}回戦です',
  'sidebar.later.text': '{round}回戦の組合せは{first}回戦が終わってから行います。',
  'sidebar.places.nobody': 'まだ順位はありません。',
};
