import { isPresence } from '../../tournament/game';
import { fateIn, runKnockout, stillIn } from '../../standings/knockout/knockout';
import { inListOrder } from '../../standings/placement/listOrder';
import { stageSettings, type StageInForce } from '../../standings/stages/stage';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { bracketSize, firstPairs, seedPositions, slotsBefore, unitsOf } from './bracket';
import { hasBracket, rankOfPairs } from './knockoutDraw';
import { makeRound } from '../round/makeRound';
import type { OpenEvent } from '../round/openEvent';
import { forThirdPlace } from '../round/eligibility';

export interface BracketTree {
  readonly rounds: readonly BracketRound[];
  /** The players for the third place, and the round. */
  readonly third: { readonly players: readonly number[]; readonly round: number } | undefined;
}

export interface BracketRound {
  /** The round of the list; undefined behind the final, where the winner stands. */
  readonly round: number | undefined;
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
  const index = stages.map(({ system }) => system).lastIndexOf('Knock-out');
  const stage = stages[index];
  const last = stage && lastRoundOf(wallList, stage);
  if (!stage || last === undefined) return undefined;
  const list = event.listOf(index);
  const round = makeRound(list, stageSettings(settings, stage), stage.from);
  const drawn = { event, index, round };
  const rounds = hasBracket(drawn)
    ? fixedRounds(list, stage, last, rankOfPairs(drawn))
    : drawnRounds(list, stage, last);
  return { rounds: withWinner(list, stage, last, rounds), third: thirdIn(list, stage, last) };
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
function drawnRounds(wallList: WallList, { from }: StageInForce, last: number): readonly BracketRound[] {
  const rounds: BracketRound[] = [];
  for (let round = last; round >= from; round--) {
    const still = round === from ? undefined : new Set(stillBefore(wallList, from, round));
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
  const isDecided = stillBefore(wallList, from, last + 1).length < 2;
  return isDecided
    ? rounds
    : [...rounds, ...roundsBehind(last, rounds[rounds.length - 1]?.places.length ?? 0)];
}

/** Whoever withdrew stands where an opponent is missing: otherwise that branch would go to the foot and leave a gap. */
function besideByes(
  wallList: WallList,
  round: number,
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

const stillBefore = (wallList: WallList, from: number, round: number): readonly number[] =>
  stillIn(runKnockout(wallList, from, round - 1));

function withWinner(
  wallList: WallList,
  { from }: StageInForce,
  last: number,
  rounds: readonly BracketRound[],
): readonly BracketRound[] {
  const [winner, ...others] = stillIn(runKnockout(wallList, from, last));
  return [...rounds, { round: undefined, places: [others.length === 0 ? winner : undefined] }];
}

function thirdIn(wallList: WallList, { from }: StageInForce, last: number): BracketTree['third'] {
  const final = Array.from({ length: last - from }, (_, i) => from + 1 + i);
  for (const round of final) {
    const players = inListOrder(wallList, forThirdPlace(runKnockout(wallList, from, round - 1), round));
    if (players.some(player => entriesIn(wallList, player, round).some(({ kind }) => kind === 'game')))
      return { players, round };
  }
  return undefined;
}
