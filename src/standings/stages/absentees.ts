import { lastTypedRound } from '../../tournament/playoffRounds';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn, hasTakenPart, isOut, type WallList } from '../../tournament/wallList';
import { roundRobinGroups, roundsOfTable } from '../roundRobin/roundRobin';
import { everybody, type Event } from './event';
import { stageAt, type StageInForce } from './stage';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/**
 * Players never paired, without a bye, who come into no round to be played have no place, as in OpenGotha; nobody
 * before anybody took part.
 */
export function absentees(event: Event): ReadonlySet<number> {
  const { wallList } = event;
  const players = everybody(wallList);
  const never = players.filter(player => !hasTakenPart(wallList, player));
  if (never.length === 0 || never.length === players.length) return NOBODY;
  const rounds = roundsToCome(event);
  return new Set(never.filter(player => !rounds.some(round => mayPlay(wallList, player, round))));
}

const NOBODY: ReadonlySet<number> = new Set();

/** A player who is not checked in yet may still come. */
function mayPlay(wallList: WallList, player: PlayerIndex, round: RoundNo): boolean {
  const playerInList = wallList.players[player];
  const isAway = playerInList !== undefined && !playerInList.out.isAwaited && isOut(playerInList, round);
  return !isAway && entriesIn(wallList, player, round).length === 0;
}

/** Rounds without a result that a newcomer can come into; none after `Through round`. */
function roundsToCome(event: Event): readonly number[] {
  const { wallList, settings, stages } = event;
  const { played } = event.standing();
  const last = Math.max(
    played,
    Math.min(settings.throughRound ?? Infinity, lastTypedRound(wallList, settings)),
  );
  const rounds = Array.from({ length: last - played }, (_, index) => played + 1 + index);
  return rounds.filter(round => {
    const stage = stages[stageAt(stages, round)];
    return stage !== undefined && isOpenTo(event, stage, round, played);
  });
}

function isOpenTo(
  { wallList, settings }: Event,
  stage: StageInForce,
  round: RoundNo,
  played: number,
): boolean {
  switch (SYSTEMS[stage.system].pairs) {
    case 'weighed':
    case 'sections':
      return true;
    // Players of a draw or a pattern are in it from its first round on.
    case 'draw':
    case 'pattern':
    case 'parts':
      return stage.from > played;
    case 'table': {
      const sizes = roundRobinGroups(wallList, stage.apart, stage.from).map(({ players }) => players.length);
      return round < stage.from + roundsOfTable(Math.max(0, ...sizes), settings);
    }
  }
}
