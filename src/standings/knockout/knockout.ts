import { isBye, type Entry } from '../../tournament/game';
import { SYSTEMS, type System } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import { makeColumn, type Column } from '../column';
import type { PlayerIndex } from '../../tournament/indices';

export type Fate = 'through' | 'lost' | 'drawn' | 'open' | 'absent' | 'nothing';

/** By the player's own cells of all games (R6.2): as many won as lost is a draw, a bye is through. */
export function fateIn(entries: readonly Entry[]): Fate {
  if (entries.length === 0) return 'nothing';
  if (entries.some(isBye)) return 'through';
  const games = entries.flatMap(entry => (entry.kind === 'game' ? [entry] : []));
  if (games.length === 0) return 'absent';
  if (games.some(({ outcome }) => outcome === 'unknown')) return 'open';
  const won = games.filter(({ outcome }) => outcome === 'won').length;
  const lost = games.filter(({ outcome }) => outcome === 'lost').length;
  return won === lost ? 'drawn' : won > lost ? 'through' : 'lost';
}

export interface Knockout {
  /** Rounds that a player came through; undefined: not in it. */
  readonly survived: readonly (number | undefined)[];
  /** The round in which a player went out; undefined: still in, or never was. */
  readonly outIn: readonly (number | undefined)[];
  /** A player who was out won the very next game, the one for the third place. */
  readonly wonAfter: readonly boolean[];
  /** Rounds lost, the one in which a player went out with them. */
  readonly losses: readonly number[];
}

export interface KnockoutRules {
  readonly system: System;
  readonly from: number;
}

/** In it is whoever has a game or a bye in the first round; a round without a decision changes nothing. */
export function runKnockout(wallList: WallList, { system, from }: KnockoutRules, through: number): Knockout {
  const { lives } = SYSTEMS[system];
  const runs = wallList.entries.map(row => {
    const fates = row.slice(from - 1, through).map(fateIn);
    const isIn = fates[0] !== undefined && fates[0] !== 'nothing' && fates[0] !== 'absent';
    if (!isIn) return { survived: undefined, outIn: undefined, wonAfter: false, losses: 0 };
    let losses = 0;
    const out = fates.findIndex(fate => (fate === 'lost' ? ++losses === lives : fate === 'absent'));
    const before = out < 0 ? fates : fates.slice(0, out);
    return {
      survived: before.filter(fate => fate === 'through' || fate === 'lost').length,
      outIn: out < 0 ? undefined : from + out,
      wonAfter: lives === 1 && out >= 0 && fates[out + 1] === 'through',
      losses,
    };
  });
  return {
    survived: runs.map(run => run.survived),
    outIn: runs.map(run => run.outIn),
    wonAfter: runs.map(run => run.wonAfter),
    losses: runs.map(run => run.losses),
  };
}

/** Players who have come through every round up to `through`; nobody before the first round has entries. */
export const stillIn = ({ survived, outIn }: Knockout): readonly number[] =>
  survived.flatMap((rounds, player) => (rounds !== undefined && outIn[player] === undefined ? [player] : []));

/** Where a loss is not the end: still in without one (R6.7). */
export const isUnbeaten = (
  { system }: KnockoutRules,
  { outIn, losses }: Knockout,
  player: PlayerIndex,
): boolean => SYSTEMS[system].lives > 1 && outIn[player] === undefined && losses[player] === 0;

/**
 * Rounds survived, and ½ for the third place, or without a loss while others have one: losers of a round, and players
 * yet to play it, are equal (R6.4).
 */
export function roundsSurvived(wallList: WallList, rules: KnockoutRules, through: number): Column {
  const run = runKnockout(wallList, rules, through);
  const values = run.survived.map((rounds, player) =>
    rounds === undefined
      ? undefined
      : 2 * rounds + (run.wonAfter[player] || isUnbeaten(rules, run, player) ? 1 : 0),
  );
  const missing = values.map(value => (value === undefined ? ({ kind: 'no part' } as const) : undefined));
  return makeColumn({ title: 'KO', values, missing, unknown: 'behind' });
}
