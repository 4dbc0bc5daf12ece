import { eventRounds } from '../../tournament/playoffRounds';
import { isPresence, type Entry } from '../../tournament/game';
import { isGone, isOut, type Player } from '../../tournament/wallList';
import { knockoutRounds } from '../knockout/knockoutRounds';
import { roundRobinGroups } from '../roundRobin/roundRobin';
import { everybody, type Event, type Qualified } from './event';
import { stageList, type StageInForce } from './stage';
import { rankingsBefore, stagedOrder } from './stageRanking';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/**
 * The best of the stages before by the order of what cannot be divided (R3.3), for stages from 1 on. Whoever is
 * out of its first round makes room while others are left (R4.7); whoever has left has no seat; players in no
 * round so far are last, behind all others those who came when the first round had begun, whose seats others have.
 */
export function findQualified(event: Event, index: number): readonly Qualified[] {
  const { wallList, settings, stages } = event;
  const [before, stage] = [stages[index - 1] as StageInForce, stages[index] as StageInForce];
  const { classes: ranked } = stagedOrder(rankingsBefore(event, 'prizes', index));
  const groups = before.apart
    ? roundRobinGroups(stageList(wallList, before, undefined), true, before.from)
    : [{ name: '', players: everybody(wallList) }];
  const cellIn = (player: PlayerIndex, round: RoundNo): readonly Entry[] =>
    wallList.entries[player]?.[round - 1] ?? [];
  const hasBegun = wallList.players.some((_, i) => cellIn(i, stage.from).some(({ kind }) => kind === 'game'));
  const comesLate = (player: PlayerIndex): boolean => {
    const cell = cellIn(player, stage.from);
    return !cell.some(isPresence) && (cell.length > 0 || hasBegun);
  };
  return groups.map(({ name, players }) => {
    const isOutAt = (player: PlayerIndex): boolean => isOut(wallList.players[player] as Player, stage.from);
    const some = (isMeant: (player: PlayerIndex) => boolean): readonly (readonly number[])[] =>
      ranked.map(group => group.filter(player => isIn.has(player) && isMeant(player)));
    const isIn = new Set(players.filter(player => !isGone(wallList.players[player] as Player, stage.from)));
    const isNew = (player: PlayerIndex): boolean =>
      !(wallList.entries[player] ?? []).slice(0, stage.from - 1).some(cell => cell.some(isPresence));
    const classes = [
      ...some(player => !isOutAt(player) && !isNew(player)),
      ...some(player => !isOutAt(player) && isNew(player) && !comesLate(player)),
      ...some(player => !isOutAt(player) && isNew(player) && comesLate(player)),
      ...some(isOutAt),
    ];
    const seats = settings.qualifiers ?? fitting(event, before, stage);
    return {
      group: name,
      players: classes.flat().slice(0, seats),
      seats,
      tied: tiedAtBorder(classes, seats),
    };
  });
}

/** Two of each group; as many as the rounds of a knock-out decide between; else everybody. */
function fitting({ wallList, settings }: Event, before: StageInForce, stage: StageInForce): number {
  if (before.apart) return 2;
  const { end, lives } = SYSTEMS[stage.system];
  if (end !== 'final') return wallList.players.length;
  const rounds = Math.min(stage.to, eventRounds(wallList, settings)) - stage.from + 1;
  let seats = 2;
  while (seats < 1024 && knockoutRounds(2 * seats, lives) <= rounds) seats *= 2;
  return seats;
}

function tiedAtBorder(
  classes: readonly (readonly PlayerIndex[])[],
  count: number,
): readonly number[] | undefined {
  let better = 0;
  for (const group of classes) {
    if (better < count && better + group.length > count) return group;
    better += group.length;
  }
  return undefined;
}
