import { makeWarning, type Problem } from '../../tournament/problem';
import { entriesIn } from '../../tournament/wallList';
import type { WallListReading } from '../read/wallListReading';
import { playerOfLabel } from './roundPair';
import type { RoundTable, SheetRow } from './roundSheet';
import type { RoundNo } from '../../tournament/indices';

/**
 * A table of two pairs (two may play several games at theirs), and a bye of somebody who plays. Where teams play several games in a round,
 * somebody has games and walk-overs.
 */
export function lineProblems(
  reading: WallListReading,
  round: RoundNo,
  { rows, alone = [] }: RoundTable,
): readonly Problem[] {
  const place = (row: number): Problem['place'] => ({ kind: 'cell', row, column: 0 });
  const twice = rows.flatMap(({ row, table = '', ...game }) => {
    const first = rows.find(line => line.table === table);
    return table === '' || first === undefined || twoOf(first) === twoOf(game)
      ? []
      : [makeWarning('roundTableTwice', { round, table }, place(row))];
  });
  const stale = alone.flatMap(({ row, word, player }) => {
    const playerIndex = playerOfLabel(reading, player);
    const entries = playerIndex === undefined ? [] : entriesIn(reading.wallList, playerIndex, round);
    return entries.length > 0 && entries.every(entry => entry.kind === 'game' && !entry.byDefault)
      ? [makeWarning('roundAloneStale', { round, word, player }, place(row))]
      : [];
  });
  return [...twice, ...stale];
}

const twoOf = ({ black, white }: Pick<SheetRow, 'black' | 'white'>): string =>
  JSON.stringify([black, white].sort());
