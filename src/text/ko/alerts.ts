import type { Dictionary } from '../en';

export const alerts: Dictionary = {
  'alert.yes': '예: {what}',
  'alert.no': '아니요: {what}',
  'alert.cancel': '취소: {what}',
  'alert.leave': '아무것도 쓰지 않습니다',
  'alert.enough': '이것으로 끝입니다',
  'alert.nothing': '아무것도 쓰지 않았습니다.',
  'alert.more': '그 외 {count}',
  'alert.panel':
    'Google이 여기서 패널을 표시하지 않으므로 메뉴가 이렇게 묻습니다. 패널을 쓰려면: {more} → {help}.',
  'alert.help':
    '대회에 필요한 것은 패널 없이도 모두 이 메뉴에 있습니다: 만들기, 대진, 기록, 확인, 순위, 실행 취소. 수식에는 권한이 필요 없습니다. 패널에는 두 번째 권한이 필요합니다: 두 칸을 모두 선택하세요. Google이 막으면 다른 계정을 쓰거나 학교나 회사 계정의 관리자에게 문의하세요. 또는 두 권한이 있는 매니페스트를 쓰세요.',
  'alert.askAgain': 'Google이 권한을 다시 묻습니다',
  'alert.onlyPanel': '이것은 패널에서만 할 수 있으며, Google이 여기서 패널을 표시하지 않습니다.',
  'alert.noList': '이 스프레드시트에는 대회표가 없습니다. “{create}”로 만듭니다.',
  'alert.create':
    '이름; 방식; 라운드 수를 입력하세요. 예: {example}. 입력 없이 확인을 누르면 예를 만듭니다. 나머지는 설정에서 바꿀 수 있습니다. 방식:',
  'alert.exampleName': '시민 오픈',
  'alert.notRead': '“{typed}”을(를) 읽을 수 없습니다.',
  'alert.typeNumber': '할 일의 번호를 입력하세요. 입력 없이 확인을 누르면 아무것도 하지 않습니다.',
  'alert.thenPlayers': '선수를 입력한 뒤 “{pair}”를 선택하세요.',
  'alert.thenPair': '결과가 모두 있습니다. 다음: “{pair}”.',
  'alert.thenRecord': '라운드 시트에 결과를 입력한 뒤 “{record}”를 선택하세요.',
  'alert.thenStandings': '다음: “{standings}”.',
  'alert.games': '대국: {count}',
  'alert.showGames': '먼저 읽을 수 있도록 모든 대국을 시트에 씁니다',
  'alert.shown':
    '모든 대국이 “{sheet}” 시트에 있습니다. 라운드는 아직 쓰지 않았습니다: “{pair}”를 다시 선택하세요.',
  'alert.written': '대국: {count}. 시트: “{sheet}”.',
  'alert.takeBack': '되돌리려면: {more} → {undo}. 인쇄: 그 시트에서 파일 → 인쇄.',
  'alert.progress': '명단에 있는 결과: {total}개 중 {known}개',
  'alert.missingTables': '결과가 없는 테이블:',
  'alert.typeResults':
    '테이블과 승자를 입력하고, 여러 개는 띄어 쓰세요: 12흑 흑승 · 7백 백승 · 3= 빅 · 9흑! 부전승 · 15x 양패 · 4? 4번 테이블 취소. 입력 없이 확인을 누르면 끝납니다.',
  'alert.black': '흑',
  'alert.white': '백',
  'alert.in': '기록: {count}',
  'alert.notIn': '기록하지 않음:',
  'alert.noTable': '그런 테이블이 없습니다',
  'alert.noResult': '읽을 수 없습니다',
  'alert.inAlready': '이미 기록됨: {stands}. 바꾸려면 {change} 입력',
  'alert.meanwhile': '그 사이 다른 결과가 기록되었습니다',
  'alert.enterMore': '{round}라운드 결과를 입력하거나 바꾸기',
  'alert.nothingToUndo': '되돌릴 것이 없습니다.',
  'alert.undoes': '되돌립니다. 그 뒤에 바뀐 칸은 그대로 두고 알려 줍니다',
  'alert.enterThem': '대국이 끝나면 라운드 시트에 결과를 입력하거나, 명단의 ? 자리에 +, -, =를 넣으세요.',
};
