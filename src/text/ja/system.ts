import type { Dictionary } from '../en';

/** The Tournament system sheet (R10): what is announced before the start. */
export const system: Dictionary = {
  'system.heading': '{name} – 大会の方式',
  'system.announce':
    'EGF は方式とその詳細を開始前に発表するよう求めています。このシートを印刷するか掲示してください。後の変更は記録にあります。',
  'system.notApproved':
    '組み合わせは Wallist で作ります。このプログラムは EGF 規則委員会の承認を受けていません。',
  'system.tournament': '大会',
  'system.standingsList': '最終順位：得点、次に',
  'system.pairingList': '組み合わせ：得点、次に',
  'system.seedingList': 'シード：得点、次に',
  'system.prizeList': '分けられない賞：得点、次に',
  'system.none': 'なし',
  'system.share': '同点の選手は同順位',
  'system.roundsOpen': '最後の一人になるまで',
  'system.teams':
    'はい。以下で選手について述べることはチームに当てはまります。ボードの点の合計が相手より多いチームが対戦に勝ちます。',
  'system.boards': '最も多くのチームに共通の人数',
  'system.inGroups': '組の中',
  'system.pairs': '組み合わせ',
  'system.pairs.McMahon':
    '各選手は段級位（上下のバーの間）または「スタート」の列の点から始め、同じ得点か、できるだけ近い得点の相手と打ちます。',
  'system.pairs.Swiss': '得点が同じか、できるだけ近い相手と対局します。',
  'system.pairs.Swiss by categories':
    '同じ部門の、得点が同じか、できるだけ近い相手と対局します。異なる部門の選手が当たるのは、一つの部門だけでは組めないときに限ります。',
  'system.pairs.Score pairing':
    '1 回戦は番号順の隣同士、1 と 2、3 と 4 のように打ちます（欠席者は飛ばします）。以後は得点順に、同点者は抽選で決めるべきこの番号順に並べます。奇数回戦は小さい番号、偶数回戦は大きい番号が先です。同点のグループを、奇数回戦は上から、偶数回戦は下から順に組み合わせます。人数が奇数、または再戦か禁止の組なしには組めないグループからは、選手を次のグループに移します。',
  'system.pairs.lot': '毎回戦の前に抽選し、同じ国の選手はできるだけ離します。',
  'system.pairs.bracket by lot':
    '1 回戦の前に抽選し、同じ国の選手はできるだけ離します。その後はトーナメント表のとおりです。',
  'system.pairs.seeded': 'シード順の上位者を互いに遠く配置したトーナメント表によります。',
  'system.pairs.afterGroups':
    '各組の 1 位を 2 位より先に、以下順に配置したトーナメント表によります。1 位どうしは互いに遠く、同じ組の選手どうしはできるだけ後で当たります。',
  'system.pairsUnbeaten': '無敗の選手：',
  'system.pairsBeaten':
    '1 敗の選手：回戦ごとに抽選します。再戦ができるだけ少なく、負けたばかりの選手ができるだけそうでない選手と当たるようにします。最後の二人が決勝を打ちます。',
  'system.pairs.Round robin': '番号順のベルガー表により、全員が互いに対局します。',
  'system.pairs.groups': '番号順のベルガー表により、組の中で全員が互いに対局します。',
  'system.pairs.drawnTable':
    'ベルガー表により、全員が互いに対局します。番号は抽選で決め、すでに当たった選手どうしはできるだけ遅く再び当たるようにします。',
  'system.pairs.Diagonal':
    'レーティング順に並べます。1 回戦は二つ上と二つ下の選手と、中央の二つ上から下ではさらに四つ下の選手とも対局します。端を越える分は端から折り返して数えます。その後は、残った人数の 3 分の 1 だけ上と下の選手と、端では反対側に続けて対局します。最後の少人数では輪になって両隣と対局します。',
  'system.score': '得点',
  'system.scoreMcMahon': '段級位に応じた開始点と勝ち数の合計。',
  'system.scoreWins': '勝ち数。',
  'system.scoreCategory': '勝ち数。順位は部門ごとに数えます。',
  'system.scoreGroups':
    '勝ち数。順位は組ごとに数えます。別の組で同じ順位の選手は、組をまたぐ順位決定法で決まらなければ同順位です。',
  'system.scorePoints': '1 勝につき 2 点。',
  'system.scoreRounds': '勝ち進んだ回戦の数。',
  'system.scoreRoundsUnbeaten': '勝ち進んだ回戦の数。無敗で残っている選手には ½ を加えます。',
  'system.scorePerformance': '優勝者が 1 位で、ほかは全員パフォーマンスの順です。',
  'system.draws': '引き分け（持碁）',
  'system.drawsHalf': '両者に ½ 点。',
  'system.drawsPoint': '両者に 1 点。',
  'system.drawsAgain': '勝負がつくまで、残りの持ち時間で打ち直します。',
  'system.drawsHalfLoss': '両者に 4 分の 1 敗。',
  'system.drawsLoss': '両者に半敗。',
  'system.out': '敗退',
  'system.outLost': '負けた選手。順位を決める対局がなければ、同じ回戦の敗者は同順位です。',
  'system.outTwice': '2 敗した選手。同じ回戦で敗退した選手は同順位です。',
  'system.outHalfLosses': '2 敗した選手。1 局の負けを半敗と数えるので、4 局負けると敗退します。',
  'system.outLosses': '2 敗した選手。1 局の負けを 1 敗と数えます。',
  'system.winner': '優勝',
  'system.winnerTwice': '最後に残った選手。無敗の選手が決勝で負けた場合は、同じ二人でもう一局打ちます。',
  'system.winnerDiagonal':
    '最後に残った選手。同じ回戦で全員が敗退したときは、負けの最も少ない選手、次に同点者どうしの対局、次に勝った対局の短さで決め、なお並べば続けて打ちます。',
  'system.equal': 'その後は同順位',
  'system.byes': '抜け番',
  'system.byesText': '抜け番は 1 勝です。',
  'system.byesWorth': '得点 {score}、勝ち数 {wins}。EGF の値（1）ではありません。',
  'system.byeFor': '抜け番になる選手',
  'system.byeFewest':
    '奇数のときは、これまでの抜け番が最も少ない選手のうち得点が最も低い選手です。それでは禁止の組み合わせも再戦もなしに組めないときだけ、ほかの選手になります。',
  'system.byeCategory':
    '奇数のときは、これまでの抜け番が最も少ない選手のうち、人数が奇数の最後の部門で得点が最も低い選手です。それでは禁止の組み合わせも再戦もなしに組めないときだけ、ほかの選手になります。',
  'system.byeApart':
    '組ごとに打つとき、奇数の組からは一人が余ります。抜け番が最も少ない選手のうち最後の人です。余った選手と組のない選手の間では：',
  'system.byesPoints':
    '奇数のときは、抜け番が最も少ない選手のうち得点順で最下位の選手です（残りを禁止の組み合わせも再戦もなしに組める場合）。得点は {points}、SOS には 0 です。',
  'system.byesLot': '人数の足りない回戦では、対局なしで進む選手を組み合わせと一緒に抽選で決めます。',
  'system.byesSeeds': '人数の足りない回戦では、シード順の上位者が対局なしで進みます。',
  'system.byesGroups': '人数の足りない回戦では、各組の 1 位から順に、次いで 2 位と、対局なしで進みます。',
  'system.byesBracket': '以後の回戦では、表の上の相手が来ない選手は対局なしで進みます。',
  'system.byesBeaten':
    '1 敗の選手が奇数なら、再戦ができるだけ少なくなるように、一人が対局なしで進みます。抜け番が最も少ない選手のうち最後に負けた人、次に抽選です。無敗の選手が一人だけになると決勝を待ちます。',
  'system.byesRest': '人数が奇数なら毎回戦一人が休みます。対局も得点もありません。',
  'system.byesNone': 'なし。代わりに、ほかより相手の多い選手がいます。',
  'system.absences': '届け出た欠場',
  'system.absencesHalf': '1 回戦につき ½ 点。合計は設定に従って切り捨てます。',
  'system.absencesWorth':
    '1 回戦につき得点 {score}、勝ち数 {wins}。EGF の値（½）ではありません。合計は設定に従って切り捨てます。',
  'system.absencesNothing': '得点なし。',
  'system.absent': '欠場する選手',
  'system.absentOut': '回戦を欠場した選手はそこで敗退します。',
  'system.absentLost': '回戦を欠場した選手はその対局が不戦敗になります。',
  'system.colours': '手番',
  'system.coloursText':
    '互先では、再戦なら前回と逆の手番、そうでなければ黒の回数から白の回数を引いた数が小さい選手が黒です。同じなら手番を交替し、それでも決まらなければ抽選です。',
  'system.coloursStones': '置き石があるときは、置く側が黒です。',
  'system.coloursBoards':
    'ボード 1 で黒番のチームはボード 2 では白番、以下交互です。ただし再戦する選手どうしは、前回と逆の手番です。',
  'system.earlierStages': 'それまでの段階も数えます。',
  'system.coloursWalk': '再戦なら前回と逆の手番、そうでなければその回戦の対局が許す限り均等にします。',
  'system.coloursPoints':
    '黒の回数から白の回数を引いた数が小さい選手が黒です。同じなら、奇数回戦は上位者、偶数回戦は下位者が黒です。',
  'system.coloursTable': 'ベルガー表のとおり。再戦なら前回と逆の手番です。',
  'system.coloursBoth': '同じ相手と黒番、白番で 1 局ずつ打ちます。',
  'system.forbiddenKept':
    '{pairs}。対戦表では、当たらないように、または可能な限り遅く当たるように番号を付けます。',
  'system.repeats': '再対局',
  'system.repeatsText': '禁止された組のない組み合わせがほかにないときだけ、同じ相手と再び打ちます。',
  'system.repeatsNever': '同じ相手とは二度打ちません。それが不可能なときは、組を手で入力します。',
  'system.repeatsFew':
    '少なくします。対局済みなら、並び順の中で選手を入れ替えます。8 人までなら最も少なくなります。',
  'system.byHand': '手入力',
  'system.groupsApart':
    '「組」の列が同じ選手は、その中で打ちます。組が奇数か、禁止の組み合わせも再戦もなしには組めないときだけ、組の外とも打ちます。',
  'system.byHandText':
    '主催者が表に入力した組、手番、抜け番、結果は、ここに書かれたことにかかわらず有効です。',
  'system.prizes': '賞',
  'system.prizesText': '同順位の選手は順位と称号を分け合い、その順位の賞金を合計して等分します。',
  'system.playoff': '決定戦',
  'system.playoffText':
    '決定戦の回戦では、該当する順位について得点の等しい選手だけが、対局済みかどうかにかかわらず打ちます。組み合わせ、抜け番、再対局についてここで述べることは、ほかの回戦に当てはまります。',
  'system.seedHash': '抽選の確認コード（種の SHA-256）',
};
