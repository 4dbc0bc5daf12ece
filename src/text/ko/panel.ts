import type { Dictionary } from '../en';

/** The words of the panel's frame and of its screens for a round. */
export const panel: Dictionary = {
  'sidebar.place.line': '대회',
  'sidebar.place.players': '참가자',
  'sidebar.place.places': '순위',
  'sidebar.place.round': '{round}회전',
  'sidebar.place.complete': '{place}, 끝남',
  'sidebar.place.playing': '{place}, 대국 중, 결과 {total}개 중 {known}개',
  'sidebar.place.written': '{place}, 기록됨, 발표 전',
  'sidebar.place.next': '{place}, 다음',
  'sidebar.place.later': '{place}, 나중',
  'sidebar.place.earlierRounds': '앞 회전',
  'sidebar.place.laterRounds': '뒤 회전, 모두 {rounds}회전',
  'sidebar.menu': '메뉴',
  'sidebar.menu.rounds': '모든 회전',
  'sidebar.menu.files': '인쇄와 파일',
  'sidebar.menu.check': '명단 점검',
  'sidebar.menu.standings': '순위표와 상',
  'sidebar.menu.settings': '설정',
  'sidebar.menu.simulate': '해 보기(시뮬레이션)',
  'sidebar.help.close': '도움말 닫기',
  'sidebar.later.heading': '{first}회전이 먼저입니다',
  'sidebar.later.text': '{round}회전은 {first}회전이 끝난 뒤에 짝을 짓습니다.',
  'sidebar.places.nobody': '아직 순위가 없습니다.',
};
