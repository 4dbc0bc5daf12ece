import type { Dictionary } from '../en';

export const meanings: Dictionary = {
  'setting.preset': '値が空のところに使う規定です。',
  'setting.system':
    '相手の決め方。空なら、リストに「開始点」の列があればマクマホン、なければスイス方式です。',
  'setting.stages': '続けて使う方式。例：R1-R5 Swiss; R6-R8 Knock-out。',
  'setting.rounds': '何回戦まで打つか。自動なら、対戦表の列の数です。',
  'setting.throughRound': 'この回戦までの順位。自動なら、結果のある最後の回戦です。',
  'setting.upperBar': 'この段級位以上の選手は一番上から一緒に始めます（マクマホン）。',
  'setting.lowerBar': 'この段級位以下の選手は一番下から一緒に始めます（マクマホン）。',
  'setting.teams':
    'チームどうしで対戦するかどうか。「チーム」と「ボード」の列によりボードごとに組み合わせ、チームの対戦を数えます。',
  'setting.boards':
    '一つの対戦のボードの数。それより大きい番号の選手は補欠です。自動なら、これまでの対戦で打たれた数、その前は最も多くのチームに共通の人数です。',
  'setting.scoreZeroAt': 'マクマホン得点が 0 になる段級位。表示だけが変わります。',
  'setting.supergroup': '「スーパーグループ」の列に印のある選手が上位バーより 1 点上から始めるかどうか。',
  'setting.absentStart':
    '休む回戦（「欠場」の列）のある選手の開始：ほかの選手と同じ、または上位バーの 1 点下まで（マクマホン）。書かれた開始点が優先します。',
  'setting.ranksOfLists':
    '受付と「レーティングリスト」で、リストからどの段級位を取るか：リストの段級位、またはレーティングに当たる段級位。そのつど：受付では選んだほう、ほかではリストの段級位。',
  'setting.tiebreaks': '最終順位で同点のときに見るもの、大事な順に。',
  'setting.pairingTiebreaks': '次の組み合わせでの同点者の順序。',
  'setting.seedingTiebreaks': '1 回戦の前の選手の順序。',
  'setting.prizeTiebreaks':
    '同順位の中で、分けられない賞をだれが受け、だれが進むかを決めるもの。空欄なら最終順位の基準、その後は抽選。',
  'setting.prizeUnit':
    '支払う最小の金額。賞金の分け前はその倍数に切り捨てます。シリーズのポイントは百分の一まで分けます。',
  'setting.disqualifiedUnplaced':
    '欠場の列に 5-! とある失格者に順位を付けないかどうか。付けないなら後ろの人が繰り上がり、賞も同じです。対局は相手とその SOS のために残ります。',
  'setting.onePrize':
    '複数の賞に当たる人は最も価値の高い賞だけを受け取り、ほかの賞は次の人に繰り上げます。同じ順位の賞金と品物は一つの賞です。称号は賞に数えません。',
  'setting.globalTiebreaks': '組の中の同点の順位の後、異なる組の同じ順位の間を決めるもの。',
  'setting.sosFlavour': 'SOS-1 と SOS-2 は弱い相手（EGF）か最初の回戦（WMSG）を除きます。',
  'setting.roundDownDirectComparison': 'マクマホンとスイス方式の直接対決で ½ を切り捨てるかどうか。',
  'setting.defaultGamesInDirectComparison': '不戦勝の対局を直接対決に数えるかどうか。',
  'setting.handicapInSos': '相手の得点を置き石の分だけ補正するかどうか。',
  'setting.rounding': 'マクマホンとスイス方式で切り捨てるもの：すべて（EGF）、欠場と抜け番だけ、なし。',
  'setting.opponentsUnplayed': '相手が打たなかった回戦が SOS に加える点：得点どおり、または ½。',
  'setting.ownUnplayed': '相手のいない自分の回戦が SOS に加える点。',
  'setting.byeValue':
    '抜け番の点：0、½、1。0+ はこの点で、この点で書かれます（0+、bye=、bye-）。ほかの値で書かれた抜け番は書かれたとおりに数えます。',
  'setting.byeWins': '抜け番を勝ち数にいくつ数えるか。自動：点と同じ。マクマホンだけが二つを区別します。',
  'setting.absenceValue':
    'マクマホンとスイス方式で、届け出た欠場（0=）の点：0、½、1。無断の欠場（0-）は 0 点です。',
  'setting.absenceWins':
    '届け出た欠場（0=）を勝ち数にいくつ数えるか。自動：点と同じ、または「勝ち数の欠場」に従って 0。',
  'setting.absencesInWins': '「欠場の勝ち数」が自動のとき、届け出た欠場を勝ち数に数えるかどうか。',
  'setting.absence': '休む回戦に書くもの：届け出あり（0=）か無断（0-）か。',
  'setting.agreedAbsences':
    '一人に認める届け出の欠場（0=）の数。それを超えると無断（0-）と書きます。なし：何回でも。二度目は確認します。',
  'setting.noAbsencesIn':
    '6-7 のように、届け出の欠場を認めない回戦。休む人は 0- になります。一人だけ認めないときは、その回戦に 0- と入力します。',
  'setting.performance':
    'パフォーマンスの計算：その得点が期待されるレーティング（EGF）か、相手の平均から 400 点を単位に計算する値（Elo）。',
  'setting.tournamentClass': 'EGF での大会クラス。レーティングの変動の重みになります。',
  'setting.earlySeeding': '序盤に同点者をどう当てるか：抽選、または順序どおり。',
  'setting.seeding': 'その後の回戦：上半分と下半分、最上位と最下位、または無作為。',
  'setting.earlyRounds': '序盤とする回戦の数。',
  'setting.drawUpFrom': '得点グループのどこから上に当てるか。',
  'setting.drawDownFrom': '得点グループのどこから下に当てるか。',
  'setting.geography':
    '同じ所属や同じ国の選手どうしの対局をどこで避けるか：二人とも上位バー未満から始めるとき（EGF の規則）、どこでも（同点のグループごとに海外の選手と地元の選手が当たる）、または避けない。',
  'setting.geographyWins':
    'これより多く勝った選手は、所属と国を見ません。上位では誰が勝つかの方が大切です。なし：どの回戦でも見ます。',
  'setting.homeGap':
    '同じ所属や国の二人より、この点差の対局を選びます。同じ所属や国の対局一局は、この点差の対局二局と同じ重さです。なし：点数を先に見ます。',
  'setting.clubGroups': '国にかかわらず一つと見る所属：Berlin + Potsdam; Ulm + Neu-Ulm。',
  'setting.homeClub':
    '開催地の所属。入力すると、その選手どうしは避けて来訪者と当たり、来訪者は同じ所属でも当たることがあります。空欄：どの所属も同じ扱い。',
  'setting.groups':
    '「組」の列が同じ選手どうしで打って組ごとに順位を付ける（分ける）か、全員と打つ（混ぜる）か。',
  'setting.sectionSplit': '得点別の組み合わせ：同点者の上半分と下半分が対局するか、隣同士が対局するか。',
  'setting.colourLimit':
    '得点別の組み合わせ：一方の手番がもう一方より何局多くてもよいか。再戦なしでそう組み合わせられる限り守ります。なし：手番で相手が決まることはありません。',
  'setting.cycles': '全員が互いに何回対局するか。2 なら 2 回目は黒白を入れ替えます。',
  'setting.leavers':
    '総当たりを半分に満たないうちに抜けた選手の対局の扱い：不戦敗も含めてすべて数えるか、その選手を全対局とともに表から除くか。',
  'setting.knockoutDraw': 'トーナメント：毎回戦抽選、表を一度だけ抽選、またはシード順の表。',
  'setting.thirdPlace': '準決勝の敗者が 3 位決定戦を行うか。',
  'setting.qualifiers':
    '次の段階へ進む人数（組があれば各組から）。自動なら各組 2 人、または回戦数に合う人数。',
  'setting.notQualified': '次の段階へ進めなかった選手は、そこで終了するか、前の段階の規則で続けるか。',
  'setting.playoffRounds':
    'ほかのすべての回戦の後に、並んだ選手が順位を争う回戦。6 や 6-7 のように書きます。どの得点にも数えません。',
  'setting.playoffPlaces': 'この順位までの同順位を決定戦で決めます。1 なら 1 位の同順位だけです。',
  'setting.gamesPerOpponent':
    'ダイアゴナルの 1 回戦に同じ相手と打つ対局の数。2 なら黒番と白番で 1 局ずつです。',
  'setting.diagonalOrder':
    'ダイアゴナル：選手をレーティング順に並べるか、「最高レーティング」の列の順に並べるか（空欄ならレーティング）。',
  'setting.fewPlayersUpTo': 'ダイアゴナル：残りがこの人数以下になると、輪になって両隣と対局します。',
  'setting.middlePlayer':
    'ダイアゴナルで人数が奇数のとき、1 回戦の中央の選手の相手を二人（前半）とするか三人とするか。',
  'setting.forbiddenPairs': '当てない選手の番号：3×14, 5×9。',
  'setting.ratherNot':
    '無理のない範囲で避ける組の番号：3×14。夫婦、兄弟、同じ車、同じ師匠など。同じ所属どうしの対局と同じ重みで、バーより上でも避けます。',
  'setting.mustMeet':
    'ある回戦で必ず当てる組の番号：R3 5×9。ほかはそのまわりで組み合わせ、できないときは知らせます。',
  'setting.excludedTables': '使わないテーブルの番号：1-4, 9。',
  'setting.fixedTables': '車いすなどで毎回同じテーブルに座る選手：12@4 は選手 12 がテーブル 4 です。',
  'setting.rooms':
    'どのテーブルがどの部屋にあるか：A: 1-20, B: 21-40 のように入れます。部屋はテーブル番号の横に印刷されます。',
  'setting.bye': '次の抜け番になる選手の番号、または自動。',
  'setting.defaultsAsByes':
    '次の抜け番を決めるとき、相手の欠席による勝ちも抜け番に数えるかどうか。数えるなら、どちらかがあった人は、まだない人の後になります。',
  'setting.seed': 'すべての抽選のもとになる文字列。同じなら結果も同じなので、前もって告知します。',
  'setting.handicap': '置き石：なし、EGF（15 級以下）、段級位、マクマホン得点。',
  'setting.handicapReduction': '差より何子少なくするか。-1 なら 1 子多い。差がなければ置き石はない。',
  'setting.handicapLimit': '置き石の最大数。',
  'setting.handicapFrom': 'この段級位より強い選手は互先で打ちます。',
  'setting.komi': '互先のコミ。',
  'setting.criteria':
    '組み合わせの基準を重みで比べるか、前の基準がすべて同じときだけ次を見るか。順番どおりでは、0 より大きい重みはその基準を使うという意味です。',
  'setting.expert':
    '下の重みに数値を使えるかどうか。ふだんはオフ、弱、標準、強、最優先のいずれかで指定します。',
  'setting.weightScore': '点数の違う対局をどれだけ避けるか。重みの大きい基準が先です。',
  'setting.weightFloat': '上げ下げの偏りをどれだけ避けるか。',
  'setting.weightSeeding': '当て方の順序をどれだけ守るか。',
  'setting.weightColour': '手番が偏る対局をどれだけ避けるか。',
  'setting.weightHandicap': '置き石を一つずつどれだけ避けるか。',
  'setting.weightCountry': '同じ国どうしの対局をどれだけ避けるか（「所属と国」で数える場合）。',
  'setting.weightClub': '同じ所属どうしの対局をどれだけ避けるか（「所属と国」で数える場合）。',
  'setting.eventName': '連盟や見出しで使う大会の名前。',
  'setting.eventPlace': '対局する町。',
  'setting.eventCountry': '対局する国、2 文字で。',
  'setting.eventBegins': '初日、例えば 2026-07-06。',
  'setting.eventEnds': '最終日。',
  'setting.eventDirector': '大会を運営し、抗議を裁定する人。',
  'setting.timeLimits':
    '持ち時間：60 min + 30 s byo-yomi、60 min + 300 s / 15 moves、45 min + 15 s Fischer。EGF のクラスはこれで決まる。',
  'setting.rulesOfPlay': '対局の規則、例えば日本、中国、AGA。',
  'setting.lateness': '何分たつと来ていない人の負けになるか。なし：定めない。',
  'setting.timetable': '回戦の始まる時刻、例えば R1 2026-07-06 10:00, R2 14:30。',
  'setting.boardSize': '盤の線の数。',
  'setting.online': 'サーバーで対局するか。',
  'setting.wallListSheet': '対戦表が複数あるときに使うシート。',
  'setting.language': '作るシートの言語。',
  'setting.version': '大会で使う Wallist のバージョン。別のバージョンに替わる前にパネルが尋ねます。',
  'setting.confirmedChanges': '1 回戦の後に変え、パネルで確認したこと。1 行に一つ。告知に残ります。',
  'setting.ratedResults':
    'ここでは対戦表のとおりに数え、レーティング用ファイルでは別の結果とする対局：R2 5×3 0-1。',
  'setting.lotNumbers':
    '番号を付け直す前の選手番号を、新しい番号の順に並べたもの。抽選や総当たり表はこの番号を使うので、結果が変わりません。「順位順に並べ替えて番号を振り直す」が書き込みます。',
};
