import type { Dictionary } from '../en';

/** Teams, categories and the supergroup: what is wrong and how to mend it. */
export const teams: Dictionary = {
  'problem.noTeams': '설정에는 단체전인데 팀이 있는 선수가 없습니다.',
  'mend.noTeams': '“팀” 열에 팀을 입력하거나 “단체전” 설정을 아니오로 하세요.',
  'problem.tooFewTeams': '대진을 짜기에 팀이 너무 적습니다.',
  'mend.tooFewTeams': '“팀” 열에 팀을 입력하세요. 모든 라운드에 불참하는 선수는 세지 않습니다.',
  'problem.teamMissing': '{name}에게 팀이 없습니다.',
  'mend.teamMissing': '“팀” 열에 팀을 입력하세요. {name}이(가) 두지 않으면 “불참” 열에 1-을 입력하세요.',
  'problem.teamOfOne': '{team} 팀에는 {name}뿐입니다.',
  'mend.teamOfOne': '팀 이름의 표기를 확인하세요. 한 명뿐인 팀은 한 보드만 두고 나머지는 집니다.',
  'problem.teamShort': '{team} 팀은 {boards}보드에 선수가 {players}명입니다.',
  'mend.teamShort': '선수를 늘리거나 “보드 수” 설정에 보드 수를 입력하세요. 선수가 없는 보드는 집니다.',
  'problem.noBoard':
    '{round}라운드에 둘 보드가 없는 선수: {players}. 팀의 출전 명단이 다 찼거나, 이미 정해졌거나, 불참입니다.',
  'mend.noBoard':
    '한 경기의 보드 수는 {boards}이며 설정 {name|settingName}에서 바꿉니다. 더 둘 선수는 상대와 함께 그 라운드에 적고, 떠난 선수는 “불참” 열에 적습니다.',
  'problem.sameBoard': '{name}와(과) {other}이(가) 모두 {team} 팀의 {board}번 보드입니다.',
  'mend.sameBoard': '팀의 선수마다 다른 보드를 주세요. 후보 선수는 가장 큰 번호를 씁니다.',
  'problem.sameBoardInRound':
    '{round}라운드에 {name}와(과) {other}이(가) 모두 {team} 팀의 {board}번 보드입니다.',
  'mend.sameBoardInRound': '이 라운드의 열에서 선수마다 다른 보드를 주세요. 0은 출전하지 않는다는 뜻입니다.',
  'problem.teammatesMeet':
    '{name}와(과) {opponent}이(가) {round}라운드에서 서로 두는데 둘 다 {team} 팀입니다.',
  'mend.teammatesMeet': '상대나 팀을 고치세요.',
  'problem.twoMatches': '{round}라운드에 {name}의 상대는 {opponent}인데 {team} 팀의 상대는 {other} 팀입니다.',
  'mend.twoMatches': '한 라운드에 팀의 상대는 한 팀입니다. 상대나 “팀” 열의 이름을 고치세요.',
  'problem.teamDraw':
    '{round}라운드 {player} – {opponent} 대결이 무승부입니다. 토너먼트에는 승자가 필요합니다.',
  'mend.teamDraw': '한 보드나 모든 보드를 다시 두게 하고, 새 대국을 그 선수들의 셀에 더하세요: 5= 5+, 3= 3-.',
  'problem.teamsOff': '선수에게 팀과 보드가 있는데 설정은 개인전입니다.',
  'mend.teamsOff': '팀끼리 겨룬다면 “단체전” 설정을 예로 하세요.',
  'problem.supergroupOff':
    '“슈퍼그룹” 열에 표시가 있는데({players}명, 처음은 {name}) “슈퍼그룹” 설정은 아니오입니다. 이 선수들은 상위 바에서 시작합니다.',
  'mend.supergroupOff': '슈퍼그룹을 공지했다면 설정에서 예를 고르고, 아니면 열을 비우세요.',
  'problem.categoryMissing': '{name}에게 부문이 없습니다. 대국은 같은 부문끼리 둡니다.',
  'mend.categoryMissing': '“부문” 열에 입력하거나 대회 방식을 스위스리그로 고르세요.',
  'problem.categoryColumnMissing': '명단에 “부문” 열이 없습니다. 대국은 같은 부문끼리 둡니다.',
  'mend.categoryColumnMissing': '제목이 “부문”인 열을 추가하고 A, B나 1, 2처럼 모두에게 입력하세요.',
};
