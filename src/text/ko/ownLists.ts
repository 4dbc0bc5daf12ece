export const ownLists = {
  'problem.printedScoreByBars':
    '{title} 열의 점수가 명단에서 나오는 점수와 다릅니다({count}: {rows|a1}). {what}이면 모두 {round}라운드 뒤의 점수와 같습니다.',
  'mend.printedScoreByBars': '대회가 그렇게 진행된다면 설정에(또는 수식에 그대로) 적으세요.',
  'problem.printedScoreByStarts':
    '{title} 열의 점수가 명단에서 나오는 점수와 다릅니다({count}: {rows|a1}). 시작 점수 열이 {what}이면 모두 {round}라운드 뒤의 점수와 같습니다.',
  'mend.printedScoreByStarts': '이것이 시작 점수라면 시작 점수라는 열을 만들어 적으세요.',
  'problem.printedScoreDiffers': '{title} 열의 점수가 명단에서 나오는 점수와 다릅니다({count}: {rows|a1}).',
  'mend.printedScoreDiffers': '이 선수들의 결과와 급수를 비교하세요. 열 전체에 맞는 바는 없습니다.',
  'problem.inOtherNotation':
    '{count}개 셀이 상대나 결과를 번호와 기호가 아닌 말로 적었습니다. 예: “{text}”은(는) {after}입니다.',
  'mend.inOtherNotation':
    '각 셀이 어떻게 바뀌는지 보고 적으세요. 확실하지 않은 것은 그대로 남고 여기에 따로 표시됩니다.',
  'mendBy.inNumbers': '셀에 번호 쓰기({count})',
  'sidebar.mend.becomes': '각 셀의 변경 내용({count})',
  'problem.opponentUnknown': '“{text}”: 명단에 {name}(이)라는 다른 사람이 없습니다.',
  'mend.opponentUnknown': '상대의 번호에 +(승), -(패), =(빅) 또는 ?를 붙여 쓰세요.',
  'problem.opponentTwice': '“{text}”은(는) {players} 중 누구인지 알 수 없습니다.',
  'mend.opponentTwice': '맞는 사람을 고르거나 번호를 쓰세요.',
  'problem.winnerUnknown': '“{text}”(으)로는 둘 중 누가 이겼는지 알 수 없습니다.',
  'mend.winnerUnknown': '맞는 것을 고르세요. +는 이 행 선수의 승, -는 패입니다.',
  'problem.crossTable':
    '{count}명의 교차표입니다. 누가 누구를 이겼는지는 알지만 몇 라운드인지는 알 수 없습니다.',
  'mend.crossTable':
    '라운드마다 R1, R2 … 열을 만들어 상대를 적으세요. 3열의 1은 그 대국 라운드의 3+, 0은 3-가 됩니다. 표의 열에는 “대 1”처럼 숫자가 아닌 제목을 붙이세요.',
  'problem.crossTableOnly':
    '{count}명의 교차표입니다. 누가 누구를 이겼는지는 알지만 몇 라운드인지는 알 수 없습니다.',
  'mend.crossTableOnly':
    '대회표로 만드세요. 이름 열에 선수를 한 줄에 한 명씩 적고, 라운드마다 R1, R2 … 열을 만들어 세 번째 선수에게 이기면 3+, 지면 3-, 빅이면 3=를 적으세요.',
  'problem.resultsWithoutOpponent': '{count}개 셀이 승패만 있고 상대가 없습니다(예: “{text}”).',
  'mend.resultsWithoutOpponent':
    '기호 앞에 상대의 번호를 쓰세요. 번호 3인 선수에게 이기면 3+, 지면 3-입니다. 상대가 없으면 승수 말고는 순위나 대진의 근거가 없습니다.',
  'problem.resultsOfTeams': '{count}개 셀이 보드 점수가 붙은 단체전 결과입니다(예: “{text}”).',
  'mend.resultsOfTeams':
    '선수마다 한 행을 두고 팀과 보드 열을 만들어 보드별 대국을 3+, 3-로 쓰세요. 아니면 팀마다 한 행으로 점수를 빼고 18+로 쓰세요.',
  'problem.numbersElsewhere':
    '상대는 {title} 열의 번호인데 이 열은 번호로 읽히지 않습니다. 행 순서로는 대국이 맞지 않습니다.',
  'mend.numbersElsewhere': '그 열의 제목을 {after}(으)로 하세요.',
} as const;
