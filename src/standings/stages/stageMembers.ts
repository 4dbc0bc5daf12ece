import { isGone, type Player, type WallList } from '../../tournament/wallList';
import { everybody, type Event } from './event';
import { entrants, type StageInForce } from './stage';
import { isPairedByScores, SYSTEMS } from '../../tournament/systems';
import { hasResult } from '../../tournament/game';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * In the first stage everybody, later those who qualify (R4.7). Whoever plays in it has a seat; those with nothing
 * typed get the seats left. Where others play on in the same rounds, it is those who qualified.
 */
export function findMembers(event: Event, stage: number): readonly number[] {
  const { wallList, settings, stages } = event;
  if (stage === 0) return everybody(wallList);
  const qualified = event.qualified(stage);
  const players = qualified.flatMap(group => group.players);
  if (
    settings.notQualified === 'play on' &&
    stages.slice(0, stage).some(earlier => isPairedByScores(earlier.system))
  )
    return players;
  const seats = qualified.reduce((sum, group) => sum + group.seats, 0);
  const stageInForce = stages[stage] as StageInForce;
  const isTyped = (player: PlayerIndex): boolean => hasEntry(wallList, player, stageInForce);
  const waiting = players.filter(player => !isTyped(player));
  const seated = new Set([
    ...entrantsOf(event, stage),
    ...players.filter(player => isTyped(player) && mayMiss(stageInForce)),
  ]);
  const left = hasBeenPlayed(wallList, stageInForce) ? Math.max(0, seats - seated.size) : waiting.length;
  const members = new Set([...seated, ...waiting.slice(0, left), ...leavers(event, stage, seats)]);
  return [...members].sort((a, b) => a - b);
}

/** Whether somebody who misses the first round of a stage is in its later rounds: whoever is not there in a knock-out is out of it. */
export const mayMiss = ({ system }: StageInForce): boolean =>
  SYSTEMS[system].end === 'rounds' || SYSTEMS[system].end === 'table';

/** Players who have left before a stage that everybody goes into and that scores pair: only absent from it. */
function leavers({ wallList, stages }: Event, index: number, seats: number): readonly number[] {
  const [before, stage] = [stages[index - 1] as StageInForce, stages[index] as StageInForce];
  if (!isPairedByScores(stage.system) || before.apart || seats < wallList.players.length) return [];
  return everybody(wallList).filter(player => isGone(wallList.players[player] as Player, stage.from));
}

/** Players of a later stage; in a table also somebody who has only rested so far. */
export function entrantsOf(event: Event, index: number): readonly number[] {
  const { wallList, stages } = event;
  const stage = stages[index] as StageInForce;
  const playersOfStage = entrants(wallList, stage);
  const isMore = (player: PlayerIndex): boolean =>
    !playersOfStage.includes(player) && hasEntry(wallList, player, stage);
  const isTable = SYSTEMS[stage.system].pairs === 'table';
  if (!isTable || playersOfStage.length === 0 || !wallList.players.some((_, i) => isMore(i)))
    return playersOfStage;
  const qualified = event.qualified(index).flatMap(({ players }) => players);
  return [...playersOfStage, ...qualified.filter(isMore)].sort((a, b) => a - b);
}

/** Players who have not come into the next stage and play on by the rules of this one, while these have games. */
export function findPlayingOn(event: Event, index: number): readonly number[] {
  const { settings, stages } = event;
  const stage = stages[index];
  if (
    settings.notQualified !== 'play on' ||
    !stage ||
    !isPairedByScores(stage.system) ||
    index + 1 >= stages.length
  )
    return [];
  const next = new Set(event.members(index + 1));
  return event.members(index).filter(player => !next.has(player));
}

const hasEntry = ({ entries }: WallList, player: PlayerIndex, { from, to }: StageInForce): boolean =>
  (entries[player] ?? []).slice(from - 1, to).some(({ length }) => length > 0);

const hasBeenPlayed = ({ entries }: WallList, { from, to }: StageInForce): boolean =>
  entries.some(row => row.slice(from - 1, to).some(cell => cell.some(hasResult)));
