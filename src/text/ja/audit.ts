import type { Dictionary } from '../en';

/** What an audit of an event finds. */
export const audit: Dictionary = {
  'audit.sidesDiffer': '{round} 回戦：{games} の両方のセルが食い違っています。',
  'audit.twice': '{round} 回戦：{player} の記入が 2 つ以上あります。',
  'audit.nothing': '{round} 回戦：{player} には対局も抜け番も欠場もありません。',
  'audit.outPlays': '{round} 回戦：{player} は欠場とされているのに対局しています。',
  'audit.forbidden': '{round} 回戦：{games} は設定で禁じられています。',
  'audit.repeat':
    '{round} 回戦：{games} は {last} 回戦ですでに対局しており、再戦のない組み合わせが可能でした。',
  'audit.repeatNeeded':
    '{round} 回戦：{games} は {last} 回戦ですでに対局していますが、再戦のない組み合わせは残っていませんでした。',
  'audit.byes': '{round} 回戦：抜け番が {found} 人（本来は {due} 人）：{players}。',
  'audit.handicap': '{round} 回戦：{games} の置石は {found}、規定では {due} です。',
  'audit.colour': '{round} 回戦：{games}：規定では {due} が黒番です。',
  'audit.colourByLot': '{round} 回戦：{games}：抽選では {due} が黒番でした。',
  'audit.dearer': '{round} 回戦：{best} ではなく {games} としたため、回戦全体として劣ります：{parts}。',
  'audit.cost': '差のコスト（回戦の報告書と同じ数え方）：{cost}。',
  'audit.worse':
    '{round} 回戦：{best} ではなく {games} とした組み合わせは劣ります。最初の項目が決め手です：{parts}。',
  'audit.equal': '{round} 回戦：{best} ではなく {games} ですが、同じ良さです。',
  'audit.other': '{round} 回戦：{games}。規定では {best} です。',
  'audit.byHand': '{round} 回戦：組み合わせの前に手で記入：{games}。',
  'audit.decided': '{round} 回戦、プレビューで手直し：{decided}。最善の組み合わせとの差：{costs}',
  'audit.kept': '{round} 回戦は組み直されました。そのまま残った対局：{games}。',
  'audit.added': '{round} 回戦：{games} は組み合わせの時点では分かっていませんでした。',
  'audit.corrected':
    '{round} 回戦の組み合わせの時点で、{of} 回戦の {games} は {was} でした。現在は {now} です。組み合わせは当時の内容で判定します。',
  'audit.settingsChanged':
    '{round} 回戦は現在と異なる設定で組み合わせられました：{settings|settingName}。組み合わせは当時の設定で判定します。',
  'audit.notReplayed': '{round} 回戦はもう一度組み合わせることができません。{reason}',
  'audit.notInLog': '{round}回戦の組み合わせはこのプログラムによるものではないか、ログに記録がありません。',
  'audit.acts': '回戦ごとの例外的な操作',
  'audit.place': '{player} の順位は {found}、規定では {due} です。',
  'audit.prize': '{player} の賞は {found}、規定では {due} です。',
  'audit.round': '{round} 回戦（{from}）：{legal}、{optimal}。',
  'audit.legal': '規定どおり',
  'audit.notLegal': '規定に反する',
  'audit.same': '最善の組み合わせ',
  'audit.asGood': '最善と同じ良さの組み合わせ',
  'audit.given': '決まっていた対局を残した中で最善の組み合わせ',
  'audit.notBest': '最善の組み合わせではない',
  'audit.unknown': '再度の組み合わせは不可能',
  'audit.byLog': '記録による',
  'audit.byList': '一覧による',
  'sidebar.audit.clean': '確認した回戦：{rounds}。すべて規定どおりです。',
  'sidebar.audit.departures': '確認した回戦：{rounds}。規定との相違：{count} 件。',
  'audit.placesRight': '一覧の順位は規定どおりです。',
  'menu.audit': '大会全体を確認',
  'sidebar.audit.title': '大会全体',
  'sidebar.audit.ask': '大会全体を確認',
  'sidebar.audit.progress': '{rounds} 回戦中 {done} 回戦まで確認…',
};
