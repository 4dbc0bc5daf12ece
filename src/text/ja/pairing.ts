import type { Dictionary } from '../en';

/** Pairing a round: what is wrong and how to mend it, and remarks on games and byes. */
export const pairing: Dictionary = {
  'problem.resultsMissing': '{round} 回戦に結果のない対局があります：{games}。',
  'mend.resultsMissing':
    '入力してください。打たなかった人は 0=（届け出）か 0-、棄権した人は「欠場」の列に書きます。',
  'problem.nothingInRound': '{round} 回戦に対局も抜け番も欠場もない選手：{players}。',
  'mend.nothingInRound':
    '足りないものを入力してください：対局、抜け番は 0+、欠場は 0=（届け出）か 0-。棄権した人は「欠場」の列に書きます。',
  'problem.notInStage': '{round} 回戦に始まる段階に入っていない選手：{players}。',
  'mend.notInStage':
    '進む人数は設定{name|settingName} です。段階の最初の回戦を欠場する人は、次の順位の人に席を譲ります。',
  'problem.allRoundsPaired': '{rounds} 回戦すべての組み合わせが済んでいます。',
  'mend.allRoundsPaired': '次の回戦の列を加えるか、順位表を表示してください。',
  'problem.nobodyLeft': '{round} 回戦を打つはずの選手が全員欠場です。',
  'mend.nobodyLeft': '順位表を表示するか、出場する選手の「欠場」を空にしてください。',
  'problem.roundOfNobody': '{round} 回戦は全員が欠場で、誰も打ちません。',
  'mend.roundOfNobody':
    '{round} 回戦を打つなら「欠場」の列から消してください。そうでなければ先へ進め、全員の欠場として数えます。',
  'problem.tooFewPlayers': '組み合わせるには選手が少なすぎます。',
  'mend.tooFewPlayers': '少なくとも二人が出場する必要があります。',
  'problem.noPairingWithoutRepeat': '{round} 回戦は再戦なしには組み合わせできません：{pairs}。',
  'mend.noPairingWithoutRepeat': '示した再戦で打つか、ここで大会を終えてください。',
  'problem.groupsMixed':
    '{round} 回戦は組の中では禁止の組み合わせか再戦なしに組めないため、次の対局は組をまたぎます：{pairs}。',
  'mend.groupsMixed':
    'そのままで構いません。または ? を付けて別の組を入力するか、ここで大会を終えてください。',
  'problem.tooManyForbiddenPairs': '禁止の組み合わせのため、組み合わせできません：{pairs}。',
  'mend.tooManyForbiddenPairs': '少なくとも一つを外してください。',
  'problem.pairingNotProved': '{round} 回戦の組み合わせが最善であることを証明できませんでした：{fault}',
  'mend.pairingNotProved': '何も書き込んでいません。対戦表を開発者に送り、この回戦は手で組んでください。',
  'problem.byeNotPlaying': '{player} が抜け番のはずですが、{round} 回戦は空いていません。',
  'mend.byeNotPlaying': '別の選手の番号か「自動」を指定してください。',
  'problem.anotherBye': '{player} は {round} 回戦が抜け番ですが、前にも一度ありました。',
  'mend.anotherBye': '抜け番にする選手に 0+ と入力するか、設定の「抜け番」に番号を書いてください。',
  'problem.topGroupOffered':
    '上位バーが書かれていないため、{score} 点以上から始める {players} 人が上位グループです：{names}。',
  'mend.topGroupOffered': '自分で決めるには上位バーに {rank} かほかの段級位を書いてください。',
  'problem.topGroupNamed':
    '上位バーが書かれていないため、{score} 点以上から始める {players} 人が上位グループです：{names}。',
  'mend.topGroupNamed': '自分で決めるには上位バーに段級位を書いてください。',
  'problem.barAboveStarts':
    '上位バー {bar} は {score} 点ですが、書かれた開始点のどれも届きません。最高は {start} です。',
  'mend.barAboveStarts': '「0 点の段級位」を開始点が 0 の段級位にするか、上位バーを下げてください。',
  'problem.startBeatsSupergroup':
    '{name} は {score} 点から始まるスーパーグループですが、書かれた開始点 {start} が使われます。',
  'mend.startBeatsSupergroup': '開始点を空にするか、印を消してください。',
  'problem.startBeatsOut':
    '{name} は休む回戦があり {score} 点以下から始めるはずですが、書かれた開始点 {start} が使われます。',
  'mend.startBeatsOut': '開始点を空にするか、下げてください。',
  'problem.strongAbsent': '{name} は上位グループから始めますが、休む回戦があります。',
  'mend.strongAbsent':
    'こうした選手をバーの下から始める大会もあります。「休む選手の開始点」を変えるか、低い開始点を書き、告知してください。',
  'problem.handicapUnknown':
    '{name} は段級位もレーティングもないため、そうした選手の対局は互先です（{players} 人）。',
  'mend.handicapUnknown': '段級位かレーティングを書いてください。',
  'problem.ratingPairsEarly':
    '序盤の回戦数が 0 なので、最初からレーティングで対戦が決まります。EGF の規則では複数ステージの大会だけです。',
  'mend.ratingPairsEarly': '値を空にするか、組み合わせの同点の順位からレーティングを外してください。',
  'problem.ratingLeftOut':
    '最初の {rounds} 回戦では、レーティングは対戦を決めません。一つのステージの大会についての EGF の規則です。',
  'mend.ratingLeftOut': 'そうしたい場合は序盤の回戦数を 0 にし、告知してください。',
  'problem.boardWinsMissing':
    '団体戦の {setting|settingName} にボードの勝ち数がありません。EGF の規則では最初です。',
  'mend.boardWinsMissing': 'BOARDWINS を最初に置いてください。',
  'problem.departures': 'EGF 規則と違う点、または珍しい点：{what}。',
  'mend.departures': 'そのように告知してあれば、することはありません。',
  'departure.metTwice': '再戦（{count}）',
  'departure.byeTwice': '二度目の抜け番（{count}）',
  'departure.opponentDisagrees': '結果が二通りの対局（{count}）',
  'departure.rankRatingApart': '段級位とレーティングの開き（{count}）',
  'departure.secondAbsence': '二度目の欠場（{count}）',
  'departure.topGroupSize': '上位グループの人数',
  'departure.topGroupTooBig': '上位グループが大きい',
  'problem.byeOutOfTurn':
    '{round} 回戦の抜け番は {player} です。先の順番は {first} ですが、その抜け番では禁止の組み合わせか再戦なしに組めません。',
  'mend.byeOutOfTurn': 'そのままで構いません。それでも抜け番にしたい選手がいれば 0+ と入力してください。',
  'problem.moreByes':
    '{round} 回戦の抜け番は {byes} 人ですが、{needed} 人で足ります。入力されているのは：{players}。',
  'mend.moreByes': '意図しない抜け番のセルを空にしてください。すべて意図したものなら問題ありません。',
  'problem.byeFollows':
    '{round} 回戦の抜け番は {byes} 人ですが、{needed} 人で足ります。{players} は入力されたもの、{bye} はその結果です。',
  'mend.byeFollows': 'その抜け番が意図したものでなければ {players} のセルを空にしてください。',
  'problem.byeNotDue':
    '{round} 回戦の抜け番は {player} ですが、抜け番の少ない順、次に得点の低い順では、先に次の選手です：{first}。',
  'mend.byeNotDue': 'そのうちの一人を抜け番にするか、意図したものならそのままにしてください。',
  'problem.topGroupSize':
    '上位グループは {players} 人です。{rounds} 回戦なら {from} 人から {to} 人が普通です。',
  'mend.topGroupSize': '上位バーを動かしてください。',
  'problem.topGroupTooBig':
    '上位グループが {players} 人だと、{rounds} 回戦の後に全勝者が二人以上になりえます。{to} 人までです。',
  'mend.topGroupTooBig': '上位バーを上げるか、回戦を増やしてください。',
  'problem.fixedPairIncomplete': '{round} 回戦の {player} の相手は {opponent} ですが、相手のセルは違います。',
  'mend.fixedPairIncomplete': '両方のセルを合わせてください。',
  'problem.forbiddenFixedPair': '{round} 回戦に入力された {player} – {opponent} は禁止の組み合わせです。',
  'mend.forbiddenFixedPair': '組み合わせを変えるか、禁止から外してください。',
  'problem.mustMeetCannot':
    '設定では {round} 回戦で {player} – {opponent} を当てますが、できません：どちらかが空いていないか、禁止の組み合わせです。',
  'mend.mustMeetCannot': 'その選手のセルか欠場を空にするか、組を「必ず当てる」から外してください。',
  'problem.thirdColour': '{round} 回戦の {player} – {opponent}：{players} は三局続けて同じ色です。',
  'mend.thirdColour': '色を入れ替えるか組み合わせを変えるか、意図したものならそのままにしてください。',
  'problem.coloursUndue': '{round} 回戦の {player} – {opponent}：両者とも、これまで多かった方の色です。',
  'mend.coloursUndue': '色を入れ替えるか、意図したものならそのままにしてください。',
  'problem.needlessDifferences':
    '今の {round} 回戦には要らない得点差があります：{pairs}。最善の組み合わせで得点の異なる対局：{best}。',
  'mend.needlessDifferences':
    '組み合わせを任せるならその回戦のセルを空に、意図したものならそのままにしてください。',
  'problem.onlyRepeatsLeft': '{round} 回戦には再戦のない組み合わせがもうありません。',
  'mend.onlyRepeatsLeft': 'もう一度対局する組を {round} 回戦に ? で入力するか、ここで終了してください。',
  'problem.roundsAdvice':
    '得点別の組み合わせでは {players} 人なら {from}～{to} 回戦、できれば {best} 回戦が適当です。今は {rounds} 回戦です。',
  'mend.roundsAdvice': '時間があれば回戦数を変えてください。',
  'problem.numbersByRating':
    '番号が強い順に並んでいます。得点別の組み合わせでは番号を抽選で決めます。このままでは 1 回戦で強い選手同士が当たります。',
  'mend.numbersByRating':
    '1 回戦を組む前にパネルの「番号を抽選」を押すか、名前の横で LOTTERY を使って抽選し、その結果を「番号」の列に入力してください。',
  'problem.lotsWithoutColumn': '抽選した番号を書き込む「番号」の列がリストにありません。',
  'mend.lotsWithoutColumn': '空の列にその見出しを付けてください。',
  'problem.lotsOverText': '抽選した番号を書くセルに「{text}」があります。置き換えるのは番号だけです。',
  'mend.lotsOverText': 'セルを空にするか、番号を入力してください。',
  'problem.lotsTooLate': 'すでにいずれかの回戦に入力または組み合わせがあるので、番号はもう変えません。',
  'mend.lotsTooLate': '番号を抽選し直すなら、先にそれを取り消してください。',
  'problem.lotsInSetting':
    '「{name|settingName}」は選手を番号で指しているので、抽選すると別の選手になります。',
  'mend.lotsInSetting': '空にして番号を抽選してから、新しい番号で入力してください。',
  'problem.lotsWithoutSeed': '「{name|settingName}」が空です。抽選はこれをもとに行います。',
  'mend.lotsWithoutSeed': '公開で振ったさいころの目などを入力してください。',
  'problem.tooManyRounds':
    '選手 {players} 人では、再戦も二度目の抜け番もなしに打てるのは最大 {most} 回戦です。今は {rounds} 回戦です。',
  'mend.tooManyRounds': '回戦を減らすか、禁止の組み合わせを減らすか、再戦があるものとしてください。',
  'problem.unknownStart': '{name} には開始点も段級位もレーティングもありません。',
  'mend.unknownStart': '段級位か、「開始点」の列に点を入力してください。',
  'problem.noStarts': '開始点も段級位もレーティングも誰にもないので、マクマホン得点が分かりません。',
  'mend.noStarts':
    '「段級位」「レーティング」「開始点」のいずれかの列を作って入力するか、設定で別の方式を選んでください。',
  'remark.scoreDifference': '点差 {points}：{down} は下に、{up} は上に当たる。',
  'remark.match': '{teams}、ボード {board}。',
  'remark.matchScores': '点差 {points}：{down} は下に、{up} は上に当たる。',
  'remark.repeat': '{round} 回戦で対局済み。',
  'remark.otherCategory': '異なる部門：{black} と {white}。',
  'remark.otherGroup': '異なる組：{black} と {white}。',
  'remark.sameClub': '同じ所属。',
  'remark.clubsAsOne': '一つと見る所属：{clubs}。',
  'remark.ratherNot': 'なるべく避ける組。',
  'remark.sameCountry': '同じ国。',
  'remark.thirdBlack': '{player} は三局続けて黒。',
  'remark.thirdWhite': '{player} は三局続けて白。',
  'remark.coloursUndue': '両者ともこの色の方が多い。',
  'remark.handicap': '置き石 {stones}。',
  'remark.fixed': '手で入力。',
  'remark.mustMeet': '設定「必ず当てる」による。',
  'remark.byDefault': '{player} の不戦勝。',
  'remark.thirdPlace': '3 位決定戦。',
  'remark.losersBracket': '敗者側。',
  'remark.grandFinal': '決勝。',
  'remark.playoff': '{place} 位決定戦。',
  'remark.bye': '抜け番。',
  'remark.anotherBye': 'これまでの抜け番：{before}。',
};
