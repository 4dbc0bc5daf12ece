import type { Dictionary } from '../en';

/** Tables, groups, knock-outs and playoffs: what is wrong and how to mend it. */
export const knockout: Dictionary = {
  'problem.forbiddenByTable': '{player} – {opponent}은(는) 금지 대진인데 {round}라운드에 있습니다.',
  'mend.forbiddenByTable': '다른 쌍을 ?로 입력하거나 금지 대진에서 빼세요.',
  'problem.forbiddenToCome': '대진표로 피할 수 없는 금지 대진: {pairs}.',
  'mend.forbiddenToCome':
    '되도록 늦게 만납니다. 라운드를 줄이거나 다른 방식을 쓰면 만나지 않아도 됩니다. 또는 금지 대진에서 빼세요.',
  'problem.outOfTable': '{player}이(가) {round}라운드에 불참하여 {opponent}이(가) 기권승합니다.',
  'mend.outOfTable':
    '나중에 두려면 “불참” 열에서 이 라운드를 지우세요. 그러면 대진에 들어가고 결과는 비어 있습니다.',
  'problem.tooFewRounds': '{players}명에게는 {needed}라운드가 필요한데 {rounds}라운드뿐입니다.',
  'mend.tooFewRounds': '라운드 열을 추가하고 “라운드 수” 설정을 확인하세요.',
  'problem.tooFewForKnockout':
    '조별 리그는 {table}라운드까지, {players}명의 토너먼트는 그 뒤 {needed}라운드까지인데 {rounds}라운드뿐입니다.',
  'mend.tooFewForKnockout':
    '라운드 열을 추가하고 “라운드 수” 설정을 확인하거나, “진출 인원” 설정을 줄이세요.',
  'problem.tableLeft':
    '지금까지의 대국이 베르거 표와 달라 {round}라운드에는 아직 두지 않은 대국이 들어갑니다.',
  'mend.tableLeft': '번호가 틀리지 않았다면 그대로 두면 됩니다. 표보다 라운드가 더 필요할 수 있습니다.',
  'problem.pairTooOften':
    '{player}와(과) {opponent}이(가) {rounds}라운드에서 만납니다. 표에 정해진 것보다 많습니다.',
  'mend.pairTooOften':
    '이 라운드들의 번호를 확인하세요. 서로 몇 번 만나는지는 설정 {name|settingName}입니다: {cycles}.',
  'problem.cannotMeetAll':
    '{players}은(는) 이제 모두와 만날 수 없습니다. 남은 대국: {games}, 남은 라운드: {rounds}.',
  'mend.cannotMeetAll': '손으로 입력한 라운드를 확인하거나 라운드 열을 하나 더하세요.',
  'problem.leftBeforeHalf':
    '{player}이(가) 풀리그를 절반도 두지 않고 떠납니다({games}국 가운데 {played}국). {leavers|leaversDo}',
  'mend.leftBeforeHalf': '공지한 대로 하세요. 설정 {name|settingName}: {count|value} 또는 {out|value}.',
  'leaversDo.games count': '기권패까지 모두 계산합니다.',
  'leaversDo.taken out': '어느 대국도 계산하지 않고, 이 선수는 표에서 빠집니다.',
  'problem.noGroup': '조가 없는 사람: {players}.',
  'mend.noGroup': '“조” 열에 모두의 조를 입력하세요. 예: {proposal}.',
  'problem.groupOfOne': '{group}조에는 한 사람뿐입니다: {player}.',
  'mend.groupOfOne': '“조” 열에 다른 조를 입력하세요.',
  'problem.groupTooSmall': '{group}조는 {players}명인데 조마다 {qualifiers}명이 올라갑니다.',
  'mend.groupTooSmall': '조를 크게 하거나 “진출 인원” 설정을 줄이세요. 아니면 부전승이 생깁니다.',
  'problem.qualifiersTied': '{where|lastPlace} 동점자가 있습니다: {players}.',
  'lastPlace.group': '{group}조의 마지막 진출 순위에',
  'lastPlace.all': '마지막 진출 순위에',
  'mend.qualifiersTied': '“상품용 동점자 순위” 설정에 추첨을 더하거나, 대국으로 가리게 하세요.',
  'problem.knockoutDraw':
    '{round}라운드 {player} – {opponent} 대국이 무승부입니다. 토너먼트에는 승자가 필요합니다.',
  'mend.knockoutDraw': '남은 시간으로 다시 두게 하고 새 대국을 두 셀에 더하세요: {own}, {theirs}.',
  'problem.knockoutContradiction':
    '{round}라운드에서 {player}와(과) {opponent}이(가) 모두 이긴 것으로 되어 있습니다.',
  'mend.knockoutContradiction': '틀린 셀을 고치세요.',
  'problem.knockoutOver': '토너먼트가 끝났습니다. 우승: {player}.',
  'mend.knockoutOver': '순위를 보세요.',
  'problem.knockoutWithdrawal': '{player}이(가) {round}라운드에 불참하여 토너먼트에서 탈락합니다.',
  'mend.knockoutWithdrawal':
    '상대는 두지 않고 올라갑니다. 이미 쌍이 쓰여 있으면 한쪽에 +!, 다른 쪽에 -!를 입력하세요.',
  'problem.seedsMoved':
    '{round}라운드에서 이미 만났거나 만나면 안 되는 두 사람이 되도록 적게, 되도록 늦게 만나도록 시드 자리를 바꿉니다(시드 → 자리): {changes}.',
  'mend.seedsMoved': '할 일은 없습니다. 이 라운드에 직접 입력한 대국은 그대로 남습니다.',
  'problem.knockoutPaired': '{player}이(가) {round}라운드에 쓰여 있지만 이미 토너먼트에서 탈락했습니다.',
  'mend.knockoutPaired': '두 셀을 비우거나 {player}이(가) 탈락한 결과를 고치세요.',
  'problem.bracketsCrossed':
    '{player}은(는) 아직 지지 않았고 {opponent}은(는) 한 번 졌습니다. {round}라운드에서 결승 전에 만납니다.',
  'mend.bracketsCrossed':
    '대진과 이전 라운드의 결과를 확인하세요. 맞다면 그대로 두세요. 각자 몇 번 졌는지로 정해집니다.',
  'problem.nobodyThrough': '{round}라운드 {player} – {opponent}에서 올라가는 사람이 없습니다.',
  'mend.nobodyThrough': '맞다면 다음 상대가 두지 않고 올라갑니다.',
  'problem.playoffNotNeeded': '{places}위까지 동순위가 없어 순위 결정전이 필요 없습니다.',
  'mend.playoffNotNeeded': '순위를 보세요.',
  'problem.playoffOver': '순위 결정전이 끝났습니다.',
  'mend.playoffOver': '순위를 보세요.',
  'problem.playoffUndecided': '순위 결정전 뒤에도 {players}이(가) 공동 {place}위입니다.',
  'mend.playoffUndecided':
    '한 라운드를 더 두게 하세요. 열을 추가하고 “순위 결정전 라운드” 설정에 라운드를 더합니다. 아니면 동점자 순위로 정합니다.',
  'problem.playoffStranger':
    '{name}: 순위 결정전인 {round}라운드에 대국이 있지만 {places}위까지의 동순위가 아니어서 아무것도 정하지 않습니다.',
  'mend.playoffStranger': '셀과 “순위 결정전 라운드”, “순위 결정전 대상 순위” 설정을 확인하세요.',
};
