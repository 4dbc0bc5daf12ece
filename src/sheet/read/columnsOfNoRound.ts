import { makeWarning, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { lastTypedRound } from '../../tournament/playoffRounds';
import { roundOfKind } from '../cells/roundKinds';
import type { WallListReading } from './wallListReading';

/** Columns that say something for a round which neither list nor settings have (R8.6). */
export const columnsOfNoRound = (
  { columns, header: row = 0, wallList }: WallListReading,
  settings: Settings,
): readonly Problem[] =>
  Object.entries(columns).flatMap(([kind, column]) => {
    const round = roundOfKind(kind) ?? 0;
    const last = Math.max(wallList.rounds, lastTypedRound(wallList, settings));
    return round <= last || column === undefined
      ? []
      : [makeWarning('columnOfNoRound', { round, last }, { kind: 'cell', row, column })];
  });
