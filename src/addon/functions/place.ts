import { makePlacement } from '../../standings/placement';
import { alignedColumn, answeredBeside } from './aligned';
import type { Argument, Table } from './argument';
import { readGiven } from './given';

/** The place of each player; equal players share it (R3.1). */
export function PLACE(wallList: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  return answeredBeside(given, standing => {
    const { place, unplaced } = makePlacement(standing, 'final');
    return alignedColumn(given, given.text('title.place'), player =>
      unplaced.has(player) ? given.text('missing.noStart') : (place[player] ?? ''),
    );
  });
}
