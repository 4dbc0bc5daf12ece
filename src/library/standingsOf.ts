import { FUNCTIONS } from '../application/functions/all';
import { makePlacement } from '../standings/placement/placement';
import type { Column } from '../standings/column';
import type { Named, OpenedList, NoAnswer } from './openList';
import { insideOf } from './inside';
import { whyNoAnswer } from './stopped';

/** One place of the standings. */
export interface StandingsLine extends Named {
  /** Shared by those who are equal in everything (R3.1); undefined where nobody can know it. */
  readonly place: number | undefined;
  /** By the titles: points as numbers, names as text; undefined where it cannot be computed. */
  readonly scores: readonly (number | string | undefined)[];
}

export interface FinalStandings {
  readonly kind: 'standings';
  /** The criteria in their order: `MMS`, `SOS`, `SOSOS`. */
  readonly titles: readonly string[];
  /** Best first, without those who never took part. */
  readonly lines: readonly StandingsLine[];
}

/** The standings by the settings: the score, then each tiebreak where those before it leave players equal (R2.1). */
export function standingsOf(list: OpenedList): FinalStandings | NoAnswer {
  const stopped = whyNoAnswer(list);
  if (stopped) return stopped;
  const event = insideOf(list).input.event.contest();
  const { classes, columns, place, unplaced } = makePlacement(event, 'final');
  const lines = classes.flat().map((player): StandingsLine => {
    const { no = 0, name = '' } = event.wallList.players[player] ?? {};
    return {
      place: unplaced.has(player) ? undefined : place[player],
      no,
      name,
      scores: columns.map(({ column }) => scoreOf(column, player)),
    };
  });
  return { kind: 'standings', titles: columns.map(({ column }) => column.title), lines };
}

function scoreOf({ values, unit, names }: Column, player: number): number | string | undefined {
  const value = values[player];
  if (value === undefined) return undefined;
  return names ? names[player] : value / unit;
}

/** One row of an explanation: `['R3', 'Won against Bob (2)', 1, '']`. */
export type ExplanationRow = readonly (string | number)[];

/**
 * Where a value comes from: a row that says the sum, then one for each round. `player` is a number or an exact name; `tiebreak` is what
 * the settings call it (`SOS`, `SOS-2`, `Direct comparison`), or `score`.
 */
export function explainValue(
  list: OpenedList,
  player: number | string,
  tiebreak: string,
): readonly ExplanationRow[] {
  const { rows, settings } = insideOf(list);
  return FUNCTIONS.EXPLAIN(rows, String(player), tiebreak, settings);
}
