import type { Column, Missing } from '../../standings/column';
import type { Text } from '../../sheet/wording';
import type { Cell } from './argument';

/** One value of a column as a cell: points as a number, a name, or the reason why there is none. */
export function pointCell(column: Column, player: number, text: Text): Cell {
  const value = column.values[player];
  if (value !== undefined && column.names) return column.names[player] ?? '';
  if (value !== undefined) return bounded(value / column.unit, column.bounds[player]);
  const missing = column.missing[player];
  return missing ? missingText(missing, text) : text('missing.unknown');
}

/** `> 2532.24` where the true value is known to be higher. */
const bounded = (value: number, bound: '<' | '>' | undefined): Cell =>
  bound === undefined ? value : `${bound} ${value}`;

/** The reason why a value is unknown, short enough for a cell. */
export function missingText(missing: Missing, text: Text): string {
  switch (missing.kind) {
    case 'outside':
      return text('missing.outside', { round: missing.round, no: missing.opponentNo });
    case 'no start':
      return text('missing.noStart');
    case 'no rating':
      return text('missing.noRating');
    case 'not listed':
      return text('missing.notListed');
    case 'no even games':
      return text('missing.noEvenGames');
    case 'no teams':
      return text('missing.noTeams');
    case 'no part':
      return '';
  }
}
