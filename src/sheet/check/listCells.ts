import type { Entry, Game } from '../../tournament/game';
import { opposite, OPPOSITE_OUTCOME } from '../../tournament/game';
import type { ProblemPlace, Problem, ProblemCode, Severity } from '../../tournament/problem';
import { excerpt, makeA1 } from '../cells/cell';
import { makeEntries, makeEntry } from '../cells/notation';
import type { PlayerIndex, RoundIndex } from '../../tournament/indices';
import type { WallListReading } from '../read/wallListReading';

export interface ListCells {
  readonly reading: WallListReading;
  readonly nameOf: (player: PlayerIndex) => string;
  readonly entriesOf: (player: PlayerIndex, round: RoundIndex) => readonly Entry[];
  /** The cell of the player's k-th entry in a round; its last column where it has fewer. */
  readonly cellOf: (
    player: PlayerIndex,
    round: RoundIndex,
    k?: number,
  ) => ProblemPlace & { readonly kind: 'cell' };
  readonly a1Of: (player: PlayerIndex, round: RoundIndex) => string;
  readonly textOf: (player: PlayerIndex, round: RoundIndex) => string;
  readonly isBroken: (player: PlayerIndex, round: RoundIndex) => boolean;
}

export function makeListCells(reading: WallListReading): ListCells {
  const { wallList, rows, rounds, problems } = reading;
  const broken = new Set(
    problems.flatMap(({ place, severity }) =>
      place.kind === 'cell' && severity === 'error' ? [makeA1(place.row, place.column)] : [],
    ),
  );
  const entriesOf = (player: PlayerIndex, round: RoundIndex): readonly Entry[] =>
    wallList.entries[player]?.[round] ?? [];
  const a1 = (player: PlayerIndex, column: number): string => makeA1(rows[player] as number, column);
  const cellOf = (player: PlayerIndex, round: RoundIndex, k = 0) => {
    const columns = rounds[round] ?? [];
    const column = columns[Math.min(k, columns.length - 1)] ?? 0;
    return { kind: 'cell', row: rows[player] as number, column } as const;
  };
  return {
    reading,
    nameOf: player => nameOf(reading, player),
    entriesOf,
    cellOf,
    a1Of: (player, round) => a1(player, cellOf(player, round).column),
    textOf: (player, round) => makeEntries(entriesOf(player, round)),
    isBroken: (player, round) => (rounds[round] ?? []).some(column => broken.has(a1(player, column))),
  };
}

function nameOf({ wallList }: WallListReading, player: PlayerIndex): string {
  const { name, no } = wallList.players[player] ?? { name: '', no: 0 };
  return name === '' ? `#${no}` : excerpt(name);
}

export function mirrorText(game: Game, no: number): string {
  const outcome = OPPOSITE_OUTCOME[game.outcome];
  const colour = game.colour && opposite(game.colour);
  return makeEntry({ ...game, opponentNo: no, outcome, colour });
}

export const problemAt = (
  code: ProblemCode,
  place: ProblemPlace,
  values: Problem['values'],
  severity: Severity = 'warning',
): Problem => ({ code, severity, place, values });
