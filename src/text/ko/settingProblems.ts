import type { Dictionary } from '../en';

/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems: Dictionary = {
  'problem.unknownSetting': '“{name}”(이)라는 설정은 없습니다.',
  'mend.unknownSetting': '“{suggestion|settingName}”인가요? 지금은 아무것도 바꾸지 않습니다.',
  'problem.noSuchSetting': '“{name}”(이)라는 설정은 없습니다.',
  'mend.noSuchSetting': '모든 설정의 이름은 “설정” 시트의 첫 열에 있습니다. 지금은 아무것도 바꾸지 않습니다.',
  'problem.settingOutside': '“{name|settingName}”이(가) 설정 범위 밖에 있어 아무것도 바꾸지 않습니다.',
  'mend.settingOutside': '마지막 설정 아래 같은 열에 이름을, 그 옆에 값을 쓰세요.',
  'problem.duplicateSetting': '{name|settingName}이(가) 여러 번 있어 첫 번째 값을 씁니다.',
  'mend.duplicateSetting': '나머지를 지우세요.',
  'problem.wrongValue': '{name|settingName}에 “{text}”은(는) 쓸 수 없습니다.',
  'mend.wrongValue': '쓸 수 있는 값: {allowed|allowed}. 비워 두면 기본값입니다.',
  'problem.contradictingSettings':
    '{first|settingName} {firstValue}와(과) {second|settingName} {secondValue}이(가) 서로 맞지 않습니다.',
  'mend.contradictingSettings': '둘 중 하나를 바꾸세요.',
  'problem.numberOfNobody': '{name|settingName}에 있는 {no}번은 어느 선수의 번호도 아닙니다.',
  'mend.numberOfNobody': '번호를 고치거나 지우세요.',
  'problem.settingWithoutEffect':
    '{other|settingName}이(가) {value|value}인 동안 {name|settingName}은(는) 쓰이지 않습니다.',
  'mend.settingWithoutEffect': '비우거나 {other|settingName}을(를) 바꾸세요.',
  'problem.tiebreakTwice': '{name|settingName}에 {tiebreak|value}이(가) 두 번 있습니다.',
  'mend.tiebreakTwice': '두 번째를 지우세요. 아무것도 정하지 않습니다.',
  'problem.resultInSeeding': '{name|settingName}의 {tiebreak|value}은(는) 1라운드 전에 모두 같습니다.',
  'mend.resultInSeeding': '레이팅, 이전 순위, 부문, 추첨 가운데 고르세요.',
  'problem.tiebreakW1': '{setting|settingName}에 SOS-2, SOS-1, SOS가 둘 이상 있습니다.',
  'mend.tiebreakW1': '하나만 남기세요.',
  'problem.tiebreakW2': '{setting|settingName}의 순서가 EGF 규정과 다릅니다.',
  'mend.tiebreakW2': '순서: 보드 승수, 승자승, SOS-2, SOS-1, SOS, 레이팅, 이전 순위, 추첨.',
  'problem.tiebreakW3': '{setting|settingName}: 보드 승수는 단체전에서만, 맨 앞에 씁니다.',
  'mend.tiebreakW3': 'BOARDWINS를 빼거나 단체전이면 맨 앞에 두세요.',
  'problem.tiebreakW4': '{setting|settingName}: SOS는 맥마흔과 스위스리그에만 씁니다.',
  'mend.tiebreakW4': '승자승을 쓰세요.',
  'problem.tiebreakW5': '{setting|settingName}: 추첨 뒤에 있는 것은 아무것도 정하지 않습니다.',
  'mend.tiebreakW5': '추첨을 맨 뒤에 두세요.',
  'problem.tiebreakW6': '{setting|settingName}에 EGF 규정에 없는 기준이 있습니다.',
  'mend.tiebreakW6': 'EGF는 최종 순위에 승자승, 대진에 SOS를 권합니다.',
};
