import type { Dictionary } from '../en';

/** Players, rows that moved, and what Check offers to mend. */
export const registration: Dictionary = {
  'outcome.won': '승',
  'outcome.lost': '패',
  'outcome.jigo': '빅',
  'outcome.unknown': '아직 두지 않음',
  'outcome.black': '흑',
  'outcome.white': '백',
  'problem.duplicatePin': '{name}의 회원 번호 {pin}이(가) {other}({cell|a1})와(과) 같습니다.',
  'mend.duplicatePin': '같은 사람이 두 번 있으면 한 행을 비우고, 아니면 번호를 고치세요.',
  'problem.rankRatingApart': '{name}의 급은 {rank}, 레이팅은 {rating}로 여덟 급 넘게 차이가 납니다.',
  'mend.rankRatingApart': '틀린 쪽을 고치세요.',
  'problem.startAboveBar': '{name}의 시작 점수 {start}이(가) 상위 바 {score}보다 높습니다.',
  'mend.startAboveBar': '시작 점수를 바 이하로 하거나 비워 급에 맡기세요. 의도한 것이면 문제 없습니다.',
  'action.mend': '고침: {what}',
  'repair.take': '“{name}: {says|outcome}” 채택',
  'repair.takeList': '대회표 채택: {says|result}',
  'repair.takeSheet': '시트 채택: {says|result}',
  'repair.type': '{cell|a1}에 {text} 입력',
  'repair.newSettings': '설정 시트 새로 만들기',
  'repair.announcement': '공지 새로 쓰기',
  'sidebar.mend.more': '같은 종류 {count}건 더',
  'sidebar.mend.goTo': '{sheet}, {cell}(으)로 이동',
  'sidebar.mend.writing': '고치는 중…',
  'matters.unread': '고치기 전에는 그곳은 세지 않으며 대진을 짤 수 없습니다.',
  'matters.twoWords': '각자 자기 셀로 세므로 점수와 순위가 틀릴 수 있습니다.',
  'matters.who': '결과는 번호와 이름으로 선수를 찾습니다.',
  'matters.strength': '시작 점수, 접바둑, 상대가 이것으로 정해집니다.',
  'matters.rules': '공지한 대로 대회가 진행되지 않습니다.',
  'problem.numbersMoved':
    '행만 정렬되고 번호는 그대로입니다. 라운드 시트와 번호가 다른 선수 {count}명, 처음은 {name}({was} → {now}).',
  'mend.numbersMoved': '대국이 기록된 번호를 각자에게 되돌리세요.',
  'problem.rowsMoved':
    '행이 정렬·삽입·삭제되었는데 상대는 행 번호로 셉니다. 대진 때와 행이 다른 선수 {count}명, 처음은 {name}({was} → {now}).',
  'mend.rowsMoved': '상대 번호를 이름에 맞추어 고치세요.',
  'problem.rowsGone': '대진이 짜인 라운드의 선수가 명단에 없습니다: {count}명, 처음은 {name}({was}번).',
  'mend.rowsGone':
    '상대에게 있는 결과와 함께 행을 맨 아래에 되돌리세요. 나가는 선수는 결장 열에 라운드를 적습니다. 급 이외의 내용은 다시 입력하세요.',
  'repair.rows': '행 바로잡기',
  'problem.notSortable': '이 명단은 순위대로 정렬할 수 없습니다.',
  'mend.notSortable':
    '날짜, 체크박스, 수식은 선수와 함께 옮길 수 없고 추첨 번호는 그대로입니다. 순위는 순위표에 있습니다.',
  'action.sortByPlace': '순위대로 정렬하고 번호 다시 매기기',
  'sidebar.sortByPlace': '순위대로 정렬하고 번호 다시 매기기',
};
