import type { Dictionary } from '../en';

/** What an audit of an event finds. */
export const audit: Dictionary = {
  'audit.sidesDiffer': '{round}라운드: {games}의 두 셀이 서로 맞지 않습니다.',
  'audit.twice': '{round}라운드: {player}의 기록이 둘 이상입니다.',
  'audit.nothing': '{round}라운드: {player}에게 대국도 부전승도 결장도 없습니다.',
  'audit.outPlays': '{round}라운드: {player}은(는) 결장으로 표시되었는데 대국합니다.',
  'audit.forbidden': '{round}라운드: {games}은(는) 설정에서 금지되어 있습니다.',
  'audit.repeat':
    '{round}라운드: {games}은(는) {last}라운드에서 이미 만났고, 재대국 없는 대진이 가능했습니다.',
  'audit.repeatNeeded':
    '{round}라운드: {games}은(는) {last}라운드에서 이미 만났지만, 재대국 없는 대진이 남아 있지 않았습니다.',
  'audit.byes': '{round}라운드: 부전승이 {found}명, 규정으로는 {due}명입니다: {players}.',
  'audit.handicap': '{round}라운드: {games}의 접바둑 치수가 {found}, 규정으로는 {due}입니다.',
  'audit.colour': '{round}라운드: {games}: 규정으로는 {due}이(가) 흑입니다.',
  'audit.colourByLot': '{round}라운드: {games}: 추첨으로는 {due}이(가) 흑이었습니다.',
  'audit.dearer': '{round}라운드: {best} 대신 {games}(으)로 하여 라운드 전체가 더 나빠졌습니다: {parts}.',
  'audit.cost': '차이의 비용(라운드 보고서와 같은 셈): {cost}.',
  'audit.worse':
    '{round}라운드: {best} 대신 {games}(으)로 둔 것이 더 나쁩니다. 첫 항목이 결정합니다: {parts}.',
  'audit.equal': '{round}라운드: {best} 대신 {games}이지만 똑같이 좋습니다.',
  'audit.other': '{round}라운드: {games}; 규정으로는 {best}입니다.',
  'audit.byHand': '{round}라운드: 대진 전에 손으로 입력: {games}.',
  'audit.decided': '{round}라운드, 미리보기에서 손으로 변경: {decided}. 최선의 대진과 비교: {costs}',
  'audit.kept': '{round}라운드는 다시 대진되었습니다. 그대로 남은 대국: {games}.',
  'audit.added': '{round}라운드: {games}은(는) 대진할 때 알려져 있지 않았습니다.',
  'audit.corrected':
    '{round}라운드를 대진할 때 {of}라운드의 {games}은(는) {was}였고 지금은 {now}입니다. 대진은 그때 알던 것으로 판단합니다.',
  'audit.settingsChanged':
    '{round}라운드는 지금과 다른 설정으로 대진했습니다: {settings|settingName}. 대진은 그때의 설정으로 판단합니다.',
  'audit.notReplayed': '{round}라운드는 다시 대진할 수 없습니다. {reason}',
  'audit.notInLog': '{round}라운드는 이 프로그램이 대진을 짜지 않았거나 기록에 남아 있지 않습니다.',
  'audit.acts': '라운드별 예외 처리',
  'audit.place': '{player}의 순위는 {found}, 규정으로는 {due}입니다.',
  'audit.prize': '{player}의 상은 {found}, 규정으로는 {due}입니다.',
  'audit.round': '{round}라운드({from}): {legal}, {optimal}.',
  'audit.legal': '규정에 맞음',
  'audit.notLegal': '규정에 어긋남',
  'audit.same': '가장 좋은 대진',
  'audit.asGood': '가장 좋은 대진과 똑같이 좋음',
  'audit.given': '정해져 있던 대국을 남긴 가장 좋은 대진',
  'audit.notBest': '가장 좋은 대진이 아님',
  'audit.unknown': '다시 대진할 수 없음',
  'audit.byLog': '기록 기준',
  'audit.byList': '명단 기준',
  'sidebar.audit.clean': '확인한 라운드: {rounds}. 모두 규정대로입니다.',
  'sidebar.audit.departures': '확인한 라운드: {rounds}. 규정과 다른 점: {count}.',
  'audit.placesRight': '명단의 순위는 규정대로입니다.',
  'menu.audit': '대회 전체 확인',
  'sidebar.audit.title': '대회 전체',
  'sidebar.audit.ask': '대회 전체 확인',
  'sidebar.audit.progress': '{rounds}라운드 중 {done}라운드까지 확인…',
};
