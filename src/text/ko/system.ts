import type { Dictionary } from '../en';

/** The Tournament system sheet (R10): what is announced before the start. */
export const system: Dictionary = {
  'system.heading': '{name} – 대회 방식',
  'system.announce':
    'EGF는 방식과 모든 세부 사항을 시작 전에 공지하도록 합니다. 이 시트를 인쇄하거나 보여 주세요. 나중의 변경은 기록에 있습니다.',
  'system.notApproved': '대진은 Wallist로 만듭니다. 이 프로그램은 EGF 규칙위원회의 승인을 받지 않았습니다.',
  'system.tournament': '대회',
  'system.standingsList': '최종 순위: 점수, 그다음',
  'system.pairingList': '대진: 점수, 그다음',
  'system.seedingList': '시드: 점수, 그다음',
  'system.prizeList': '나눌 수 없는 상: 점수, 그다음',
  'system.none': '없음',
  'system.share': '동률이면 순위를 함께 가짐',
  'system.roundsOpen': '한 사람이 남을 때까지',
  'system.teams':
    '예. 아래에서 선수라고 한 것은 팀에 적용됩니다. 보드에서 얻은 점수가 상대 팀보다 많은 팀이 이깁니다.',
  'system.boards': '대부분의 팀 인원수만큼',
  'system.inGroups': '조별 리그',
  'system.pairs': '상대',
  'system.pairs.McMahon':
    '모두 두 바 사이에서 급수에 따라, 또는 “시작” 열의 점수로 시작하여 점수가 같거나 되도록 가까운 상대와 둡니다.',
  'system.pairs.Swiss': '점수가 같거나 되도록 가까운 상대와 둡니다.',
  'system.pairs.Swiss by categories':
    '같은 부문에서 점수가 같거나 되도록 가까운 상대와 둡니다. 한 부문만으로 대진을 짤 수 없을 때에만 다른 부문과 만납니다.',
  'system.pairs.Score pairing':
    '1라운드에는 번호순으로 이웃끼리, 1과 2, 3과 4처럼 두며 빠진 사람은 건너뜁니다. 그 뒤에는 점수 순으로, 동점자는 추첨으로 정해야 하는 이 번호 순으로 섭니다. 홀수 라운드에는 작은 번호가, 짝수 라운드에는 큰 번호가 먼저입니다. 동점 그룹을 홀수 라운드에는 위에서, 짝수 라운드에는 아래에서 차례로 짝짓습니다. 그룹이 홀수이거나 재대국 또는 금지된 짝 없이 짝지을 수 없으면 선수를 다음 그룹으로 넘깁니다.',
  'system.pairs.lot': '라운드마다 추첨하며, 같은 나라 선수는 되도록 떼어 놓습니다.',
  'system.pairs.bracket by lot':
    '1라운드 전에 추첨하며, 같은 나라 선수는 되도록 떼어 놓습니다. 그 뒤에는 대진표를 따릅니다.',
  'system.pairs.seeded': '시드 순위가 높은 선수끼리 멀리 떨어진 대진표를 따릅니다.',
  'system.pairs.afterGroups':
    '조 1위를 2위보다 먼저, 그다음도 차례로 배정한 대진표를 따릅니다. 조 1위끼리는 멀리 떨어지고, 같은 조 선수끼리는 되도록 늦게 만납니다.',
  'system.pairsUnbeaten': '패배가 없는 선수:',
  'system.pairsBeaten':
    '1패인 선수: 라운드마다 추첨합니다. 다시 만나는 일이 되도록 적게, 방금 진 선수는 되도록 방금 지지 않은 선수와 만나게 합니다. 마지막 두 사람이 결승을 둡니다.',
  'system.pairs.Round robin': '모두가 서로 둡니다. 번호순으로 베르거 표를 따릅니다.',
  'system.pairs.groups': '조에서 모두가 서로 둡니다. 번호순으로 베르거 표를 따릅니다.',
  'system.pairs.drawnTable':
    '모두가 서로 둡니다. 베르거 표의 번호는 이미 만난 선수들이 되도록 늦게 다시 만나도록 추첨합니다.',
  'system.pairs.Diagonal':
    '레이팅 순으로 늘어섭니다. 1라운드에는 위아래로 두 자리 떨어진 사람과 두고, 가운데보다 두 자리 위부터 아래로는 네 자리 아래 사람과도 둡니다. 끝을 넘으면 끝에서 되돌아 셉니다. 그 뒤에는 위아래로 전체의 3분의 1만큼 떨어진 사람과 두며, 끝을 넘으면 반대쪽으로 이어집니다. 몇 명만 남으면 둥글게 앉아 이웃과 둡니다.',
  'system.score': '점수',
  'system.scoreMcMahon': '급수에 따른 시작 점수와 승수.',
  'system.scoreWins': '승수.',
  'system.scoreCategory': '승수. 순위는 부문마다 매깁니다.',
  'system.scoreGroups':
    '승수. 순위는 조마다 매깁니다. 다른 조에서 같은 순위인 선수는 조 사이 순위 결정 방법으로 가려지지 않으면 동률입니다.',
  'system.scorePoints': '1승에 2점.',
  'system.scoreRounds': '통과한 라운드 수.',
  'system.scoreRoundsUnbeaten': '통과한 라운드 수. 패배 없이 남아 있는 선수는 ½을 더합니다.',
  'system.scorePerformance': '우승자가 1위이고, 나머지는 퍼포먼스 레이팅 순입니다.',
  'system.draws': '무승부(빅)',
  'system.drawsHalf': '두 선수 모두 ½점.',
  'system.drawsPoint': '두 선수 모두 1점.',
  'system.drawsAgain': '승자가 나올 때까지 남은 시간으로 다시 둡니다.',
  'system.drawsHalfLoss': '두 선수 모두 4분의 1패.',
  'system.drawsLoss': '두 선수 모두 반 패.',
  'system.out': '탈락',
  'system.outLost':
    '지면 탈락합니다. 같은 라운드에서 진 선수들은 순위를 두고 대국하지 않으면 순위를 함께 가집니다.',
  'system.outTwice': '두 번 지면 탈락합니다. 같은 라운드에서 탈락한 선수들은 순위를 함께 가집니다.',
  'system.outHalfLosses': '2패면 탈락합니다. 한 판을 지면 반 패이므로 네 판을 지면 탈락입니다.',
  'system.outLosses': '2패면 탈락합니다. 한 판을 지면 1패입니다.',
  'system.winner': '우승',
  'system.winnerTwice':
    '마지막에 남은 사람입니다. 패배가 없던 선수가 결승에서 지면 두 사람이 한 번 더 둡니다.',
  'system.winnerDiagonal':
    '마지막에 남은 선수. 같은 라운드에 모두 탈락하면 패가 가장 적은 선수, 그다음은 서로의 대국, 그다음은 더 짧게 이긴 대국으로 가립니다. 그래도 같으면 더 둡니다.',
  'system.equal': '그다음은 동률',
  'system.byes': '부전승',
  'system.byesText': '부전승은 1승입니다.',
  'system.byesWorth': '점수 {score}, 승수 {wins}. EGF의 값(1)과 다릅니다.',
  'system.byeFor': '부전승 대상',
  'system.byeFewest':
    '홀수일 때는 지금까지 부전승이 가장 적은 사람 가운데 점수가 가장 낮은 사람이며, 그래서는 금지 대진이나 재대국 없이 짝지을 수 없을 때만 다른 사람입니다.',
  'system.byeCategory':
    '홀수일 때는 지금까지 부전승이 가장 적은 사람 가운데 인원이 홀수인 마지막 부문에서 점수가 가장 낮은 사람이며, 그래서는 금지 대진이나 재대국 없이 짝지을 수 없을 때만 다른 사람입니다.',
  'system.byeApart':
    '조끼리 둘 때 홀수인 조에서는 한 사람이 남습니다. 부전승이 가장 적은 사람 가운데 마지막 사람입니다. 이들과 조가 없는 사람 사이에서는:',
  'system.byesPoints':
    '홀수일 때는 부전승이 가장 적은 사람 가운데 점수 순으로 마지막인 사람입니다(나머지를 금지 대진이나 재대국 없이 짝지을 수 있을 때). 점수: {points}, SOS에는 0.',
  'system.byesLot': '라운드를 채우기에 인원이 모자라면 두지 않고 올라갈 선수를 대진과 함께 추첨합니다.',
  'system.byesSeeds': '라운드를 채우기에 인원이 모자라면 시드 순위가 높은 선수가 두지 않고 올라갑니다.',
  'system.byesGroups':
    '라운드를 채우기에 인원이 모자라면 조 1위가, 그다음에는 조 2위가 차례로 두지 않고 올라갑니다.',
  'system.byesBracket': '이후 라운드에는 대진표의 상대가 오지 않는 선수가 두지 않고 올라갑니다.',
  'system.byesBeaten':
    '1패인 선수가 홀수이면 다시 만나는 일이 되도록 적게 한 사람이 두지 않고 올라갑니다. 부전승이 가장 적은 선수 가운데 가장 나중에 진 사람, 그다음은 추첨입니다. 패배가 없는 선수가 혼자 남으면 결승을 기다립니다.',
  'system.byesRest': '인원이 홀수이면 라운드마다 한 사람이 쉽니다. 대국도 점수도 없습니다.',
  'system.byesNone': '없음. 대신 일부 선수는 상대가 더 많습니다.',
  'system.absences': '합의된 불참',
  'system.absencesHalf': '라운드마다 반 점이며, 합계는 설정에 따라 내림합니다.',
  'system.absencesWorth':
    '라운드마다 점수 {score}, 승수 {wins}. EGF의 값(½)과 다릅니다. 합계는 설정에 따라 내림합니다.',
  'system.absencesNothing': '점수 없음.',
  'system.absent': '불참 선수',
  'system.absentOut': '라운드에 불참하면 탈락합니다.',
  'system.absentLost': '라운드에 불참하면 그 대국은 기권패입니다.',
  'system.colours': '흑백',
  'system.coloursText':
    '맞바둑에서는 다시 만나면 흑백을 바꾸고, 아니면 흑에서 백을 뺀 횟수가 작은 쪽이 흑입니다. 같으면 번갈아 두고, 그래도 같으면 추첨합니다.',
  'system.coloursStones': '접바둑에서는 돌을 받는 쪽이 흑입니다.',
  'system.coloursBoards':
    '1번 보드에서 흑인 팀은 2번 보드에서 백이며, 그다음도 번갈아 둡니다. 다만 다시 만나는 선수끼리는 흑백을 바꿉니다.',
  'system.earlierStages': '이전 단계도 함께 셉니다.',
  'system.coloursWalk': '다시 만나면 흑백을 바꾸고, 아니면 그 라운드의 대국이 허락하는 만큼 고르게 나눕니다.',
  'system.coloursPoints':
    '흑을 둔 횟수에서 백을 둔 횟수를 뺀 수가 작은 쪽이 흑입니다. 같으면 홀수 라운드에는 순위가 높은 쪽, 짝수 라운드에는 낮은 쪽이 흑입니다.',
  'system.coloursTable': '베르거 표에 따르며, 다시 만나면 흑백을 바꿉니다.',
  'system.coloursBoth': '한 쌍이 흑백을 바꾸어 한 판씩 둡니다.',
  'system.forbiddenKept':
    '{pairs}. 대진표는 이들이 만나지 않도록, 또는 되도록 늦게 만나도록 번호를 매깁니다.',
  'system.repeats': '다시 만나는 대국',
  'system.repeatsText': '금지된 짝 없이 그 라운드를 달리 짝지을 수 없을 때만 다시 만납니다.',
  'system.repeatsNever': '같은 상대와 두 번 두지 않습니다. 그것이 불가능하면 짝을 손으로 적습니다.',
  'system.repeatsFew': '적게: 이미 만났으면 순서에서 자리를 바꿉니다. 여덟 명까지는 가능한 한 가장 적습니다.',
  'system.byHand': '손으로 적은 것',
  'system.groupsApart':
    '“조” 열이 같은 선수끼리 둡니다. 조가 홀수이거나 금지 대진이나 재대국 없이 짝지을 수 없을 때만 다른 사람과 둡니다.',
  'system.byHandText': '주최자가 명단에 적은 짝, 흑백, 부전승, 결과는 여기 적힌 것과 상관없이 유효합니다.',
  'system.prizes': '상',
  'system.prizesText': '동률인 선수는 순위와 칭호를 함께 가지며, 해당 순위의 상금을 합해 똑같이 나눕니다.',
  'system.playoff': '순위 결정전',
  'system.playoffText':
    '순위 결정전 라운드에는 해당 순위에서 점수가 같은 선수만, 이미 만났더라도 둡니다. 여기서 짝, 부전승, 다시 만나는 대국에 대해 말한 것은 다른 라운드에 해당합니다.',
  'system.seedHash': '추첨 확인값(추첨 코드의 SHA-256)',
};
