import type { Game } from '../tournament/game';
import type { Column, WhyUnknown } from './column';
import type { WallList } from '../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** Each kind has its sentence in the dictionaries, `explain.<kind>`. */
export const EXPLAIN_KINDS = [
  // what a round gave to the player
  'start',
  'won',
  'lost',
  'jigo',
  'wonByDefault',
  'lostByDefault',
  'bye',
  'absent',
  'empty',
  'absenceIgnored',
  'takenOut',
  'rounding',
  // what a round adds to a sum over the opponents
  'opponentScore',
  'correctedScore',
  'product',
  'opponentSos',
  'byeAddsStart',
  'absenceAddsStart',
  'emptyAddsStart',
  'phantom',
  'freeAddsNothing',
  'roundsTimesStart',
  'pending',
  'outside',
  'noStart',
  'runningScore',
  // what is no sum
  'directComparison',
  'neverMet',
  'uneven',
  'alone',
  'rating',
  'ratingOfRank',
  'noRating',
  'previousOrder',
  'category',
  'notListed',
  'lot',
  'ratedGame',
  'unratedOpponent',
  'noTeams',
  'boards',
  // a playoff, which adds nothing
  'playoffWon',
  'playoffBye',
  'playoffLost',
  'playoffDrawn',
  'playoffOpen',
  'playoffAbsent',
  // what is no tiebreak
  'thirdPlace',
  'unbeaten',
  'group',
  'noGroup',
  'groupFirst',
  'groupBehind',
] as const;
export type ExplainKind = (typeof EXPLAIN_KINDS)[number];

export interface ExplainLine {
  readonly kind: ExplainKind;
  readonly round: RoundNo | undefined;
  /** The opponent by index; undefined where there is none in the list. */
  readonly opponent: PlayerIndex | undefined;
  /** In points; undefined where nothing can be said or added. */
  readonly value: number | undefined;
  /** The value counts divided by this: the steps of Direct Comparison stand behind one another in one number. Undefined: 1. */
  readonly per: number | undefined;
  /** Why the value is left out of the sum: one of the smallest (EGF), or of the first rounds (WMSG). */
  readonly dropped: 'smallest' | 'first rounds' | undefined;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Explanation {
  readonly title: string;
  /** In points; undefined: not computable, and `missing` says why. */
  readonly total: number | undefined;
  readonly missing: WhyUnknown | undefined;
  readonly bound: '<' | '>' | undefined;
  /** Read instead of the total, where that is the position of something that has a name. */
  readonly name: string | undefined;
  readonly lines: readonly ExplainLine[];
}

export const explanationOf = (
  { title, values, unit, bounds, names, missing }: Column,
  player: PlayerIndex,
  lines: readonly ExplainLine[],
): Explanation => {
  const value = values[player];
  return {
    title,
    total: value === undefined ? undefined : value / unit,
    missing: value === undefined ? missing[player] : undefined,
    bound: bounds[player],
    name: value === undefined ? undefined : names?.[player],
    lines,
  };
};

/** A line with what most lines leave open. */
export function makeLine(kind: ExplainKind, fields: Partial<ExplainLine> = {}): ExplainLine {
  return {
    kind,
    round: undefined,
    opponent: undefined,
    value: undefined,
    per: undefined,
    dropped: undefined,
    values: {},
    ...fields,
  };
}

/** The opponent of a game as a line names somebody: by name, outside the list by number. */
export function opponentOf(
  { players }: WallList,
  { opponent, opponentNo: no }: Game,
): Pick<ExplainLine, 'opponent' | 'values'> {
  const player = players[opponent];
  return player === undefined
    ? { opponent: undefined, values: { opponent: `No ${no}`, no } }
    : { opponent, values: { opponent: player.name, no } };
}

export function missingLine({ players }: WallList, round: RoundNo, missing: WhyUnknown): ExplainLine {
  if (missing.kind === 'outside') return makeLine('outside', { round, values: { no: missing.opponentNo } });
  const name = missing.kind === 'no start' ? players[missing.player]?.name : undefined;
  return makeLine('noStart', { round, values: { name: name ?? '' } });
}

export function gameKind({ outcome, byDefault }: Game): ExplainKind {
  switch (outcome) {
    case 'won':
      return byDefault ? 'wonByDefault' : 'won';
    case 'lost':
      return byDefault ? 'lostByDefault' : 'lost';
    case 'jigo':
      return 'jigo';
    case 'unknown':
      return 'pending';
  }
}
