import { makeA1 } from '../../sheet/cells/cell';
import type { Difference } from '../write/batches';
import type { PlacedCell } from '../write/placeCells';

export const keptCell = ({ sheet, spot, now, after }: PlacedCell): Difference => ({
  problem: changedSince(after, now ?? ''),
  cell: spot && { sheet, a1: makeA1(spot.row, spot.column) },
});

export const notOfTournament = ({ sheet, spot, now = '' }: PlacedCell): Difference => ({
  problem: { code: 'notOfTournament', severity: 'note', place: { kind: 'list' }, values: { found: now } },
  cell: spot && { sheet, a1: makeA1(spot.row, spot.column) },
});

export const notFound = ({ after, name }: PlacedCell): Difference => ({
  problem: {
    code: 'rowNotFound',
    severity: 'note',
    place: { kind: 'list' },
    values: { wrote: after, name, found: '' },
  },
  cell: undefined,
});

export const changedSince = (wrote: string, found: string): Difference['problem'] => ({
  code: 'changedSinceWritten',
  severity: 'note',
  place: { kind: 'list' },
  values: { wrote, found },
});
