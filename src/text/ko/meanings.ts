import type { Dictionary } from '../en';

export const meanings: Dictionary = {
  'setting.preset': '값을 비워 둔 곳에 적용되는 규정입니다.',
  'setting.system':
    '상대를 정하는 방식. 비우면 명단에 “시작 점수” 열이 있을 때 맥마흔, 없으면 스위스리그입니다.',
  'setting.stages': '여러 방식을 차례로 씁니다. 예: R1-R5 Swiss; R6-R8 Knock-out.',
  'setting.rounds': '몇 라운드를 두는지. 자동이면 대회표의 라운드 열 수입니다.',
  'setting.throughRound': '이 라운드까지의 순위. 자동이면 대국이 있는 마지막 라운드입니다.',
  'setting.upperBar': '이 급수 이상의 선수는 맨 위에서 함께 시작합니다(맥마흔).',
  'setting.lowerBar': '이 급수 이하의 선수는 맨 아래에서 함께 시작합니다(맥마흔).',
  'setting.teams':
    '팀끼리 겨루는지. “팀” 열과 “보드” 열에 따라 보드마다 상대를 정하고, 팀 대결의 승패를 셉니다.',
  'setting.boards':
    '팀 대결 한 번의 보드 수. 보드 번호가 더 큰 선수는 후보입니다. 자동이면 지금까지 둔 보드 수, 그 전에는 대부분의 팀 인원수입니다.',
  'setting.scoreZeroAt': '맥마흔 점수가 0인 급수. 보이는 숫자만 바뀝니다.',
  'setting.supergroup': '“슈퍼그룹” 열에 표시된 선수가 상위 바보다 1점 위에서 시작하는지.',
  'setting.absentStart':
    '불참 라운드(“불참” 열)가 있는 선수의 시작: 다른 선수와 같이, 또는 상위 바보다 1점 아래까지(맥마흔). 적힌 시작 점수가 우선합니다.',
  'setting.ranksOfLists':
    '등록과 “레이팅 목록”에서 목록의 어느 급수를 가져올지: 목록의 급수, 또는 레이팅에 해당하는 급수. 그때마다: 등록할 때 고른 대로, 그 밖에는 목록의 급수.',
  'setting.tiebreaks': '최종 순위에서 동점일 때 보는 것, 중요한 것부터.',
  'setting.pairingTiebreaks': '다음 라운드 대진에서 동점자의 순서.',
  'setting.seedingTiebreaks': '1라운드 전 선수의 순서.',
  'setting.prizeTiebreaks':
    '같은 순위 안에서 나눌 수 없는 상품을 누가 받고 누가 올라갈지 정하는 것. 비우면 최종 순위 기준 다음 추첨.',
  'setting.prizeUnit':
    '지급하는 가장 작은 금액: 상금의 몫은 이 금액의 배수로 내립니다. 시리즈 포인트는 100분의 1까지 나눕니다.',
  'setting.disqualifiedUnplaced':
    '불참 열에 5-!가 있는 실격자에게 순위를 주지 않을지. 그러면 뒤의 사람들이 올라가고 상도 그렇습니다. 대국은 상대와 그 SOS를 위해 남습니다.',
  'setting.onePrize':
    '여러 상을 받을 사람은 가장 값진 상만 갖고, 나머지 상은 다음 사람에게 넘어갑니다. 같은 순위의 상금과 물품은 한 상이며, 칭호는 상이 아닙니다.',
  'setting.globalTiebreaks': '조 안의 동점자 순위 다음에, 다른 조의 같은 순위 사이를 가르는 방법.',
  'setting.sosFlavour': 'SOS-1과 SOS-2는 가장 약한 상대(EGF) 또는 처음 라운드(WMSG)를 뺍니다.',
  'setting.roundDownDirectComparison': '맥마흔과 스위스리그의 승자승에서 ½을 내리는지.',
  'setting.defaultGamesInDirectComparison': '기권승이 승자승에 들어가는지.',
  'setting.handicapInSos': '상대의 점수를 접바둑만큼 보정하는지.',
  'setting.rounding': '맥마흔과 스위스리그에서 내림: 모두(EGF), 불참과 부전승만, 또는 없음.',
  'setting.opponentsUnplayed': '상대가 두지 않은 라운드가 SOS에 더하는 점수: 기록대로 또는 ½.',
  'setting.ownUnplayed': '자신이 상대 없이 보낸 라운드가 SOS에 더하는 점수.',
  'setting.byeValue':
    '부전승의 점수: 0, ½ 또는 1. 0+가 이 점수이고 이대로 씁니다(0+, bye=, bye-). 다른 값으로 적은 부전승은 적힌 대로 셉니다.',
  'setting.byeWins': '부전승을 승수에 얼마로 셀지. 자동: 점수와 같음. 맥마흔에서만 둘이 다를 수 있습니다.',
  'setting.absenceValue':
    '맥마흔과 스위스리그에서 합의된 불참(0=)의 점수: 0, ½ 또는 1. 합의 없는 불참(0-)은 0점입니다.',
  'setting.absenceWins': '합의된 불참(0=)을 승수에 얼마로 셀지. 자동: 점수와 같거나, ‘승수의 불참’에 따라 0.',
  'setting.absencesInWins': '‘불참의 승수’가 자동일 때 합의된 불참을 승수에 넣는지.',
  'setting.absence': '불참 라운드에 쓰는 것: 합의함(0=) 또는 합의 없음(0-).',
  'setting.agreedAbsences':
    '한 선수에게 인정하는 합의된 불참(0=)의 수. 그보다 많으면 합의 없음(0-)으로 씁니다. 없음: 몇 번이든 되고, 두 번째는 물어봅니다.',
  'setting.noAbsencesIn':
    '6-7처럼 합의된 불참이 없는 라운드: 빠지는 사람은 0-이 됩니다. 한 사람만 인정하지 않으려면 그 라운드에 0-을 입력합니다.',
  'setting.performance': '퍼포먼스 레이팅: 그 점수가 기대되는 레이팅(EGF), 또는 상대 평균과 400점(Elo).',
  'setting.tournamentClass': 'EGF의 대회 등급. 레이팅이 얼마나 바뀌는지를 정합니다.',
  'setting.earlySeeding': '초반에 같은 점수끼리 만나는 방법: 추첨 또는 순서대로.',
  'setting.seeding': '그 뒤 라운드: 상위 절반과 하위 절반, 첫째와 꼴찌, 또는 무작위.',
  'setting.earlyRounds': '초반으로 보는 라운드 수.',
  'setting.drawUpFrom': '점수 그룹의 어느 부분에서 위로 올릴지.',
  'setting.drawDownFrom': '점수 그룹의 어느 부분에서 아래로 내릴지.',
  'setting.geography':
    '같은 소속이나 국가 선수끼리의 대국을 어디서 피하는지: 둘 다 상위 바 아래에서 시작할 때(EGF 규칙), 어디서나(점수가 같은 무리마다 외국 선수가 국내 선수와 만남), 또는 안 함.',
  'setting.geographyWins':
    '이보다 많이 이긴 선수는 소속과 국가를 따지지 않습니다. 위에서는 누가 이기는지가 더 중요합니다. 없음: 모든 라운드에서 따집니다.',
  'setting.homeGap':
    '같은 소속이나 국가의 두 사람보다 이만한 점수 차를 택합니다. 그런 대국 한 판은 이 점수 차의 대국 두 판과 같은 값입니다. 없음: 점수가 먼저입니다.',
  'setting.clubGroups': '국가와 상관없이 하나로 보는 소속: Berlin + Potsdam; Ulm + Neu-Ulm.',
  'setting.homeClub':
    '개최지의 소속. 적으면 그 소속 선수끼리는 피해 손님과 만나고, 같은 소속의 손님끼리는 만날 수 있습니다. 빈칸: 모든 소속을 똑같이.',
  'setting.groups': '“조” 열의 글자가 같은 선수끼리 두는지(따로), 모두와 두는지(섞음).',
  'setting.sectionSplit': '점수별 대진: 동점자 중 위 절반과 아래 절반이 두거나, 이웃끼리 둡니다.',
  'setting.colourLimit':
    '점수별 대진: 한 선수의 한쪽 색 대국이 다른 색보다 몇 판까지 많아도 되는지. 다시 만나는 대국 없이 그렇게 짝지을 수 있는 한 지킵니다. 없음: 흑백으로 상대가 정해지지 않습니다.',
  'setting.cycles': '모두가 서로 몇 번 두는지. 2이면 두 번째는 흑백을 바꿉니다.',
  'setting.leavers':
    '풀리그를 절반도 두지 않고 떠난 선수의 대국을 어떻게 하는지: 기권패까지 모두 계산하거나, 그 선수를 모든 대국과 함께 표에서 뺍니다.',
  'setting.knockoutDraw': '토너먼트: 라운드마다 추첨, 대진표를 한 번 추첨, 또는 시드 대진표.',
  'setting.thirdPlace': '준결승에서 진 두 사람이 3위를 두고 대국하는지.',
  'setting.qualifiers':
    '다음 단계에 오르는 인원, 조가 있으면 조마다. 자동이면 조마다 2명, 또는 라운드 수가 허락하는 만큼.',
  'setting.notQualified': '다음 단계에 오르지 못한 선수: 끝내거나, 앞 단계의 규칙으로 계속 둡니다.',
  'setting.playoffRounds':
    '다른 라운드가 모두 끝난 뒤 동순위 선수끼리 순위를 두고 겨루는 라운드. 예: 6 또는 6-7. 점수에는 들어가지 않습니다.',
  'setting.playoffPlaces': '몇 위까지의 동순위를 대국으로 가릴지. 1이면 1위만입니다.',
  'setting.gamesPerOpponent': '다이어그널에서 한 쌍이 라운드마다 두는 판 수. 2이면 흑백 한 판씩입니다.',
  'setting.diagonalOrder':
    '대각 방식: 선수를 레이팅 순으로 세울지, “최고 레이팅” 열 순으로 세울지(비어 있으면 레이팅).',
  'setting.fewPlayersUpTo': '다이어그널: 남은 선수가 이 인원 이하이면 둥글게 앉아 양옆의 두 사람과 둡니다.',
  'setting.middlePlayer':
    '다이어그널 1라운드에서 인원이 홀수일 때, 가운데 선수의 상대가 두 명인지(앞쪽 절반) 세 명인지.',
  'setting.forbiddenPairs': '만나면 안 되는 선수들의 번호: 3×14, 5×9.',
  'setting.ratherNot':
    '무리가 없으면 피하는 쌍의 번호: 3×14. 부부, 형제, 같은 차, 같은 스승 등. 같은 소속끼리의 대국과 같은 무게이며 바 위에서도 적용됩니다.',
  'setting.mustMeet':
    '어느 라운드에 반드시 만나는 쌍의 번호: R3 5×9. 나머지는 그에 맞춰 짜고, 안 되면 알립니다.',
  'setting.excludedTables': '쓰지 않는 테이블 번호: 1-4, 9.',
  'setting.fixedTables':
    '휠체어 등으로 매 라운드 같은 테이블에 앉는 선수: 12@4는 12번 선수가 4번 테이블입니다.',
  'setting.rooms':
    '어느 테이블이 어느 대국실에 있는지: A: 1-20, B: 21-40처럼 적습니다. 대국실은 테이블 번호 옆에 인쇄됩니다.',
  'setting.bye': '다음 부전승을 받을 선수의 번호, 또는 자동.',
  'setting.defaultsAsByes':
    '다음 부전승을 정할 때 기권승도 부전승으로 셀지. 세면 둘 중 하나라도 받은 사람은 아직 받지 않은 사람 뒤에 옵니다.',
  'setting.seed': '모든 추첨의 바탕이 되는 글자. 글자가 같으면 결과도 같으니 미리 알리세요.',
  'setting.handicap': '접바둑: 없음, EGF(15급 이하), 급수, 맥마흔 점수.',
  'setting.handicapReduction': '차이보다 몇 점 적게 놓는지. -1은 한 점 더. 차이가 없으면 놓지 않습니다.',
  'setting.handicapLimit': '놓을 수 있는 가장 많은 돌.',
  'setting.handicapFrom': '이 급수보다 센 선수는 호선으로 둡니다.',
  'setting.komi': '호선의 덤.',
  'setting.criteria':
    '대진 기준을 서로 가중해 따질지, 앞선 기준이 모두 같을 때만 다음 기준을 볼지. 순서대로일 때 0보다 큰 가중치는 그 기준을 쓴다는 뜻입니다.',
  'setting.expert': '아래 가중치에 숫자를 쓸 수 있는지. 보통은 끔, 낮음, 보통, 높음, 최우선 중에서 고릅니다.',
  'setting.weightScore': '점수가 다른 대국을 얼마나 피할지. 가중치가 큰 기준이 먼저입니다.',
  'setting.weightFloat': '고르지 않은 올림과 내림을 얼마나 피할지.',
  'setting.weightSeeding': '시드 순서를 얼마나 지킬지.',
  'setting.weightColour': '흑백이 고르지 않게 되는 대국을 얼마나 피할지.',
  'setting.weightHandicap': '접바둑 돌 하나하나를 얼마나 피할지.',
  'setting.weightCountry': '같은 국가 선수의 대국을 얼마나 피할지(“소속과 국가”에서 따질 때).',
  'setting.weightClub': '같은 소속 선수의 대국을 얼마나 피할지(“소속과 국가”에서 따질 때).',
  'setting.eventName': '협회와 제목에 쓰이는 행사 이름.',
  'setting.eventPlace': '대국이 열리는 도시.',
  'setting.eventCountry': '대국이 열리는 국가, 두 글자로.',
  'setting.eventBegins': '첫날, 예: 2026-07-06.',
  'setting.eventEnds': '마지막 날.',
  'setting.eventDirector': '대회를 진행하고 이의를 판정하는 사람.',
  'setting.timeLimits':
    '제한 시간: 60 min + 30 s byo-yomi, 60 min + 300 s / 15 moves, 45 min + 15 s Fischer. EGF 등급이 이에 따라 정해집니다.',
  'setting.rulesOfPlay': '대국 규칙, 예: 일본, 중국, AGA.',
  'setting.lateness': '몇 분이 지나면 오지 않은 사람이 패하는지. 없음: 정하지 않는다.',
  'setting.timetable': '라운드가 시작하는 때, 예: R1 2026-07-06 10:00, R2 14:30.',
  'setting.boardSize': '바둑판의 줄 수.',
  'setting.online': '서버에서 두는지.',
  'setting.wallListSheet': '대회표가 여럿일 때 쓸 시트.',
  'setting.language': '만드는 시트의 언어.',
  'setting.version': '대회에 쓰는 Wallist 버전. 다른 버전으로 바뀌기 전에 패널이 묻습니다.',
  'setting.confirmedChanges': '1라운드 뒤에 바꾸고 패널에서 확인한 것. 한 줄에 하나씩, 공지에 남습니다.',
  'setting.ratedResults': '여기서는 대회표대로 계산하고 레이팅용 파일에는 다른 결과로 적는 대국: R2 5×3 0-1.',
  'setting.lotNumbers':
    '번호를 새로 매기기 전의 선수 번호를 새 번호 순서로 적은 것. 추첨과 대진표는 이 번호를 쓰므로 결과가 바뀌지 않습니다. “순위대로 정렬하고 번호 다시 매기기”이(가) 적습니다.',
};
