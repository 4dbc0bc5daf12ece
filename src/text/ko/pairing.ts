import type { Dictionary } from '../en';

/** Pairing a round: what is wrong and how to mend it, and remarks on games and byes. */
export const pairing: Dictionary = {
  'problem.resultsMissing': '{round}라운드에 빠진 결과가 있습니다: {games}.',
  'mend.resultsMissing': '입력하세요. 두지 않은 선수는 0= 또는 0-, 떠난 선수는 “불참” 열에 적습니다.',
  'problem.nothingInRound': '{round}라운드에 대국도 부전승도 불참도 없는 선수: {players}.',
  'mend.nothingInRound':
    '빠진 것을 입력하세요. 대국, 부전승은 0+, 불참은 0= 또는 0-. 떠난 선수는 “불참” 열에 적습니다.',
  'problem.notInStage': '{round}라운드에 시작하는 단계에 들지 않은 선수: {players}.',
  'mend.notInStage':
    '오르는 인원은 {name|settingName} 설정입니다. 단계의 첫 라운드에 빠지는 선수는 다음 선수에게 자리를 내줍니다.',
  'problem.allRoundsPaired': '{rounds}라운드의 대진이 모두 끝났습니다.',
  'mend.allRoundsPaired': '라운드 열을 추가하거나 순위를 보세요.',
  'problem.nobodyLeft': '{round}라운드를 둘 선수가 모두 불참입니다.',
  'mend.nobodyLeft': '순위를 보거나, 두는 선수의 “불참” 열을 비우세요.',
  'problem.roundOfNobody': '{round}라운드는 모두 불참이라 아무도 두지 않습니다.',
  'mend.roundOfNobody':
    '{round}라운드를 두려면 “불참” 열에서 지우세요. 아니면 계속하고, 모두의 불참으로 셉니다.',
  'problem.tooFewPlayers': '대진을 짜기에 선수가 너무 적습니다.',
  'mend.tooFewPlayers': '두 명 이상이 라운드에 참가해야 합니다.',
  'problem.noPairingWithoutRepeat': '{round}라운드는 다시 만나는 대국 없이는 짤 수 없습니다: {pairs}.',
  'mend.noPairingWithoutRepeat': '보이는 대로 다시 두거나 여기서 대회를 마치세요.',
  'problem.groupsMixed':
    '{round}라운드는 조 안에서 금지 대진이나 재대국 없이 짤 수 없어 다음 대국은 조를 넘습니다: {pairs}.',
  'mend.groupsMixed': '그대로 두거나, ?로 다른 대진을 쓰거나, 여기서 대회를 마치세요.',
  'problem.tooManyForbiddenPairs': '금지 대진 때문에 짤 수 있는 대진이 없습니다: {pairs}.',
  'mend.tooManyForbiddenPairs': '하나 이상 빼세요.',
  'problem.pairingNotProved': '{round}라운드 대진이 최선임을 증명하지 못했습니다: {fault}',
  'mend.pairingNotProved': '아무것도 기록하지 않았습니다. 명단을 개발자에게 보내고 이 라운드는 직접 짜세요.',
  'problem.byeNotPlaying': '{player}이(가) 부전승이어야 하는데 {round}라운드에 비어 있지 않습니다.',
  'mend.byeNotPlaying': '다른 선수의 번호나 자동을 쓰세요.',
  'problem.anotherBye': '{player}이(가) {round}라운드에 부전승인데 전에도 있었습니다.',
  'mend.anotherBye': '부전승을 줄 선수에게 0+를 쓰거나 “부전승” 설정에 번호를 쓰세요.',
  'problem.topGroupOffered':
    '상위 바가 없어 {score}점 이상에서 시작하는 {players}명이 상위 그룹입니다: {names}.',
  'mend.topGroupOffered': '직접 정하려면 상위 바에 {rank} 또는 다른 급수를 쓰세요.',
  'problem.topGroupNamed':
    '상위 바가 없어 {score}점 이상에서 시작하는 {players}명이 상위 그룹입니다: {names}.',
  'mend.topGroupNamed': '직접 정하려면 상위 바에 급수를 쓰세요.',
  'problem.barAboveStarts':
    '상위 바 {bar}은(는) {score}점인데, 적힌 시작 점수가 거기에 닿지 않습니다. 가장 높은 것이 {start}입니다.',
  'mend.barAboveStarts': '‘점수 0의 기준’을 시작 점수 0인 급수로 하거나 상위 바를 낮추세요.',
  'problem.startBeatsSupergroup':
    '{name}은(는) {score}점에서 시작하는 슈퍼그룹인데, 적힌 시작 점수 {start}이(가) 쓰입니다.',
  'mend.startBeatsSupergroup': '시작 점수를 비우거나 표시를 지우세요.',
  'problem.startBeatsOut':
    '{name}은(는) 불참 라운드가 있어 {score}점 이하에서 시작해야 하지만, 적힌 시작 점수 {start}이(가) 쓰입니다.',
  'mend.startBeatsOut': '시작 점수를 비우거나 낮추세요.',
  'problem.strongAbsent': '{name}은(는) 상위 그룹에서 시작하지만 불참할 라운드가 있습니다.',
  'mend.strongAbsent':
    '이런 선수를 바 아래에서 시작하게 하는 대회도 있습니다. ‘불참자의 시작’을 바꾸거나 낮은 시작 점수를 적고 공지하세요.',
  'problem.handicapUnknown': '{name}은(는) 급수도 레이팅도 없어 그런 선수의 대국은 호선입니다({players}명).',
  'mend.handicapUnknown': '급수나 레이팅을 적으세요.',
  'problem.ratingPairsEarly':
    '초반 라운드 수가 0이라 첫 라운드부터 레이팅이 상대를 정합니다. EGF 규칙에서는 여러 단계로 된 대회에서만 그렇습니다.',
  'mend.ratingPairsEarly': '값을 비우거나 대진용 동점자 순위에서 레이팅을 빼세요.',
  'problem.ratingLeftOut':
    '처음 {rounds}라운드에서는 레이팅이 상대를 정하지 않습니다. 단계가 하나인 대회의 EGF 규칙입니다.',
  'mend.ratingLeftOut': '레이팅으로 정하려면 초반 라운드 수를 0으로 하고 공지하세요.',
  'problem.boardWinsMissing':
    '단체전의 {setting|settingName}에 판별 승수가 없습니다. EGF 규칙에서는 첫째입니다.',
  'mend.boardWinsMissing': 'BOARDWINS를 맨 앞에 두세요.',
  'problem.byeOutOfTurn':
    '{round}라운드의 부전승은 {player}입니다. {first}이(가) 먼저지만, 그러면 금지 대진이나 재대국 없이는 짤 수 없습니다.',
  'mend.byeOutOfTurn': '그대로 두면 됩니다. 그래도 부전승을 줄 선수가 있으면 0+를 쓰세요.',
  'problem.moreByes': '{round}라운드의 부전승은 {byes}명인데 {needed}명이면 됩니다. 입력된 것: {players}.',
  'mend.moreByes': '뜻하지 않은 부전승의 셀을 비우세요. 모두 뜻한 것이면 문제없습니다.',
  'problem.byeFollows':
    '{round}라운드의 부전승은 {byes}명인데 {needed}명이면 됩니다. {players}은(는) 입력된 것이고 {bye}은(는) 그 결과입니다.',
  'mend.byeFollows': '그 부전승이 뜻한 것이 아니면 {players}의 셀을 비우세요.',
  'problem.byeNotDue':
    '{round}라운드의 부전승은 {player}인데, 부전승이 적은 순, 그다음 점수가 낮은 순으로 먼저인 선수가 있습니다: {first}.',
  'mend.byeNotDue': '그중 한 명에게 부전승을 주거나, 뜻한 것이면 그대로 두세요.',
  'problem.topGroupSize': '상위 그룹이 {players}명입니다. {rounds}라운드에는 {from}~{to}명이 보통입니다.',
  'mend.topGroupSize': '상위 바를 옮기세요.',
  'problem.topGroupTooBig':
    '상위 그룹이 {players}명이면 {rounds}라운드 뒤 전승자가 여럿일 수 있습니다. {to}명까지가 알맞습니다.',
  'mend.topGroupTooBig': '상위 바를 올리거나 라운드를 늘리세요.',
  'problem.fixedPairIncomplete': '{round}라운드에 {player}의 상대가 {opponent}인데 상대의 셀은 다릅니다.',
  'mend.fixedPairIncomplete': '두 셀을 맞추세요.',
  'problem.forbiddenFixedPair': '{round}라운드에 입력된 {player} – {opponent}은(는) 금지 대진입니다.',
  'mend.forbiddenFixedPair': '대진을 바꾸거나 금지 대진에서 빼세요.',
  'problem.needlessDifferences':
    '지금의 {round}라운드에는 필요 없는 점수 차가 있습니다: {pairs}. 가장 좋은 대진에서 점수가 다른 대국: {best}.',
  'mend.needlessDifferences': '대진을 맡기려면 그 라운드의 셀을 비우고, 뜻한 것이면 그대로 두세요.',
  'problem.onlyRepeatsLeft': '{round}라운드에는 재대국 없는 대진이 더 없습니다.',
  'mend.onlyRepeatsLeft': '다시 만날 쌍을 {round}라운드에 ?로 입력하거나 여기서 끝내세요.',
  'problem.roundsAdvice':
    '점수별 대진에서 {players}명은 {from}~{to}라운드가 알맞고 {best}라운드가 가장 좋습니다. 지금은 {rounds}라운드입니다.',
  'mend.roundsAdvice': '시간이 되면 라운드 수를 바꾸세요.',
  'problem.numbersByRating':
    '번호가 강한 순서입니다. 점수별 대진에서는 번호를 추첨해야 하며, 이대로면 1라운드에서 강한 선수끼리 만납니다.',
  'mend.numbersByRating':
    '1라운드를 짝짓기 전에 패널의 “번호 추첨”을 누르거나, 이름 옆에서 LOTTERY로 추첨하여 그 결과를 “번호” 열에 적으세요.',
  'problem.lotsWithoutColumn': '추첨한 번호를 쓸 “번호” 열이 명단에 없습니다.',
  'mend.lotsWithoutColumn': '빈 열에 그 제목을 붙이세요.',
  'problem.lotsOverText': '추첨한 번호를 쓸 자리에 “{text}”이(가) 있습니다. 번호만 바꿉니다.',
  'mend.lotsOverText': '셀을 비우거나 번호를 입력하세요.',
  'problem.lotsTooLate': '이미 어느 라운드에 입력했거나 짝지은 것이 있어 번호를 더 바꾸지 않습니다.',
  'mend.lotsTooLate': '번호를 다시 추첨하려면 먼저 그것을 되돌리세요.',
  'problem.lotsInSetting': '{name|settingName}에서 선수를 번호로 가리키는데, 추첨하면 다른 선수가 됩니다.',
  'mend.lotsInSetting': '비우고 번호를 추첨한 뒤 새 번호로 입력하세요.',
  'problem.lotsWithoutSeed': '{name|settingName}이(가) 비어 있는데, 추첨은 여기에서 나옵니다.',
  'mend.lotsWithoutSeed': '모두 앞에서 던진 주사위의 눈 등을 입력하세요.',
  'problem.tooManyRounds':
    '선수 {players}명은 재대국이나 두 번째 부전승 없이 많아야 {most}라운드를 둘 수 있는데, {rounds}라운드입니다.',
  'mend.tooManyRounds': '라운드를 줄이거나 금지 대진을 빼세요. 아니면 재대국이 생깁니다.',
  'problem.unknownStart': '{name}에게 시작 점수도 급수도 레이팅도 없습니다.',
  'mend.unknownStart': '급수를 쓰거나 “시작 점수” 열에 점수를 쓰세요.',
  'problem.noStarts': '시작 점수도 급수도 레이팅도 아무에게도 없어 맥마흔 점수를 알 수 없습니다.',
  'mend.noStarts': '“급수”, “레이팅”, “시작 점수” 중 한 열을 만들어 채우거나 설정에서 다른 방식을 고르세요.',
  'remark.scoreDifference': '점수 차 {points}: {down} 아래로 내림, {up} 위로 올림.',
  'remark.match': '{teams}, {board}번 보드.',
  'remark.matchScores': '점수 차 {points}: {down} 아래로 내림, {up} 위로 올림.',
  'remark.repeat': '{round}라운드에 만났음.',
  'remark.otherCategory': '다른 부문: {black}, {white}.',
  'remark.otherGroup': '다른 조: {black}, {white}.',
  'remark.sameClub': '같은 소속.',
  'remark.ratherNot': '되도록 피할 쌍.',
  'remark.sameCountry': '같은 국가.',
  'remark.thirdBlack': '{player}: 세 번 연속 흑.',
  'remark.thirdWhite': '{player}: 세 번 연속 백.',
  'remark.handicap': '접바둑 {stones}점.',
  'remark.fixed': '직접 입력함.',
  'remark.byDefault': '{player} 기권승.',
  'remark.thirdPlace': '3·4위전.',
  'remark.playoff': '{place}위 결정전.',
  'remark.bye': '부전승.',
  'remark.anotherBye': '이전 부전승: {before}.',
};
