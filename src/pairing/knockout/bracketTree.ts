import { isPresence } from '../../tournament/game';
import { fateIn, runKnockout, stillIn } from '../../standings/knockout/knockout';
import { inListOrder } from '../../standings/placement/listOrder';
import { stageSettings, type StageInForce } from '../../standings/stages/stage';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { makeRound } from '../round/openStage';
import { firstPairs, seedPositions, slotsBefore, unitsOf } from './bracket';
import { bracketSize } from '../../standings/knockout/knockoutRounds';
import { hasBracket, rankOfPairs } from './knockoutDraw';
import type { OpenEvent } from '../round/openEvent';
import { forThirdPlace } from '../round/eligibility';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface BracketTree {
  readonly rounds: readonly BracketRound[];
  /** The players for the third place, and the round. */
  readonly third: { readonly players: readonly PlayerIndex[]; readonly round: RoundNo } | undefined;
  /** Where a loss is not the end (R6.7), who plays beside this bracket: those who have lost once, and the final. */
  readonly beside: readonly { readonly round: RoundNo; readonly pairs: readonly (readonly number[])[] }[];
  /** The winner of the event, once there is one. */
  readonly winner: number | undefined;
}

export interface BracketRound {
  /** The round of the list; undefined behind the final, where the winner stands. */
  readonly round: RoundNo | undefined;
  /** Players from top to bottom, two by two; undefined where nobody stands yet, or never. */
  readonly places: readonly (number | undefined)[];
  /** Nobody knows yet who meets in it: each round is drawn when it comes. */
  readonly awaitsDraw?: boolean;
}

/**
 * As far as the list knows it; undefined before its first round or without one. Drawn anew each round, the last
 * round orders it.
 */
export function makeBracketTree(event: OpenEvent): BracketTree | undefined {
  const { wallList, settings, stages } = event;
  const index = stages.map(({ system }) => SYSTEMS[system].pairs).lastIndexOf('draw');
  const stage = stages[index];
  const last = stage && lastRoundOf(wallList, stage);
  if (!stage || last === undefined) return undefined;
  const list = event.listOf(index);
  const round = makeRound(list, stageSettings(settings, stage), stage.from);
  const drawn = { event, index, round };
  const end = lastOfBracket(list, stage, last);
  const rounds = hasBracket(drawn)
    ? fixedRounds(list, stage, end, rankOfPairs(drawn))
    : drawnRounds(list, stage, end);
  const [winner, ...others] = stillIn(runKnockout(list, stage, last));
  return {
    rounds: withWinner(list, stage, end, rounds),
    third: thirdIn(list, stage, last),
    beside: besideBracket(list, stage, last),
    winner: others.length === 0 ? winner : undefined,
  };
}

/** The last paired round, or the one that left a single player without a loss. */
function lastOfBracket(wallList: WallList, stage: StageInForce, last: number): number {
  let end = stage.from;
  while (end < last && unbeatenAfter(wallList, stage, end).length > 1) end++;
  return end;
}

function lastRoundOf(wallList: WallList, { from, to }: StageInForce): number | undefined {
  const last = Math.min(to, wallList.rounds);
  for (let round = last; round >= from; round--) {
    const isPaired = wallList.entries.some((_, player) =>
      entriesIn(wallList, player, round).some(isPresence),
    );
    if (isPaired) return round;
  }
  return undefined;
}

/** All rounds of a bracket; of the round that comes next those who are through to it. */
function fixedRounds(
  wallList: WallList,
  { from }: StageInForce,
  last: number,
  rankOf: (unit: readonly number[]) => number,
): readonly BracketRound[] {
  const pairs = firstPairs(wallList, from, rankOf);
  const size = bracketSize(pairs.length);
  const first = seedPositions(size).flatMap(slot => {
    const [one, other] = pairs[slot - 1] ?? [];
    return [one, other];
  });
  const rounds: BracketRound[] = [{ round: from, places: first }];
  for (let round = from + 1, places = size; places > 1; round++, places /= 2) {
    const slots = round > last + 1 ? undefined : slotsBefore(wallList, from, round, rankOf);
    const holders = [...(slots?.slot ?? [])].filter(
      ([player]) => fateIn(entriesIn(wallList, player, round - 1)) === 'through',
    );
    const holder = new Map(holders.map(([player, slot]) => [slot, player]));
    rounds.push({ round, places: seedPositions(places).map(slot => holder.get(slot)) });
  }
  return rounds;
}

/** The pairs of the last round, before each player the pair of the round before, behind them the rounds up to the final. */
function drawnRounds(wallList: WallList, stage: StageInForce, last: number): readonly BracketRound[] {
  const { from } = stage;
  const rounds: BracketRound[] = [];
  for (let round = last; round >= from; round--) {
    const still = round === from ? undefined : new Set(unbeatenAfter(wallList, stage, round - 1));
    const units = besideByes(
      wallList,
      round,
      unitsOf(wallList, round, still && (player => still.has(player))),
    );
    const unitOf = new Map(units.flatMap(unit => unit.map(player => [player, unit] as const)));
    const later = rounds[0]?.places;
    const ordered = later
      ? later.map(player => (player === undefined ? [] : (unitOf.get(player) ?? [])))
      : units;
    // Pairs that sent nobody on stand below the others.
    const lost = units.filter(unit => !ordered.includes(unit));
    rounds.unshift({ round, places: [...ordered, ...lost].flatMap(([one, other]) => [one, other]) });
  }
  const isDecided = unbeatenAfter(wallList, stage, last).length < 2;
  return isDecided
    ? rounds
    : [...rounds, ...roundsBehind(last, rounds[rounds.length - 1]?.places.length ?? 0)];
}

/** Whoever withdrew stands where an opponent is missing: otherwise that branch would go to the foot and leave a gap. */
function besideByes(
  wallList: WallList,
  round: RoundNo,
  units: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const isGone = ([player = -1, other]: readonly number[]): boolean =>
    other === undefined && fateIn(entriesIn(wallList, player, round)) === 'absent';
  const gone = units.filter(isGone);
  const stay = units
    .filter(unit => !isGone(unit))
    .map(unit => (unit.length === 1 ? [...unit, ...(gone.shift() ?? [])] : unit));
  const left = gone.flat();
  const together = left.flatMap((_, at) => (at % 2 === 0 ? [left.slice(at, at + 2)] : []));
  return [...stay, ...together];
}

/** Each with half as many places as the round before. */
function roundsBehind(last: number, places: number): readonly BracketRound[] {
  const pairs = places / 2;
  if (pairs < 2) return [];
  const next = pairs + (pairs % 2);
  const round = { round: last + 1, places: Array<undefined>(next).fill(undefined), awaitsDraw: true };
  return [round, ...roundsBehind(last + 1, next)];
}

const unbeatenAfter = (wallList: WallList, stage: StageInForce, round: RoundNo): readonly number[] => {
  const run = runKnockout(wallList, stage, round);
  return stillIn(run).filter(player => run.losses[player] === 0);
};

/** Behind the last round its winner; where a loss is not the end, in the round that follows. */
function withWinner(
  wallList: WallList,
  stage: StageInForce,
  last: number,
  rounds: readonly BracketRound[],
): readonly BracketRound[] {
  const [winner, ...others] = unbeatenAfter(wallList, stage, last);
  const behind = (rounds[rounds.length - 1]?.round ?? last) + 1;
  const round = SYSTEMS[stage.system].lives > 1 ? behind : undefined;
  return [...rounds, { round, places: [others.length === 0 ? winner : undefined] }];
}

function besideBracket(wallList: WallList, stage: StageInForce, last: number): BracketTree['beside'] {
  if (SYSTEMS[stage.system].lives === 1) return [];
  const rounds = Array.from({ length: last - stage.from }, (_, index) => stage.from + 1 + index);
  return rounds.flatMap(round => {
    const run = runKnockout(wallList, stage, round - 1);
    const left = stillIn(run);
    const isBeside = new Set(left.length > 2 ? left.filter(player => run.losses[player] !== 0) : left);
    const pairs = unitsOf(wallList, round, player => isBeside.has(player)).filter(pair =>
      pair.some(player => entriesIn(wallList, player, round).length > 0),
    );
    return left.length < 2 ? [] : [{ round, pairs }];
  });
}

function thirdIn(wallList: WallList, stage: StageInForce, last: number): BracketTree['third'] {
  const { from } = stage;
  const final = Array.from({ length: last - from }, (_, i) => from + 1 + i);
  for (const round of final) {
    const players = inListOrder(
      wallList,
      forThirdPlace(stage, runKnockout(wallList, stage, round - 1), round),
    );
    if (players.some(player => entriesIn(wallList, player, round).some(({ kind }) => kind === 'game')))
      return { players, round };
  }
  return undefined;
}
