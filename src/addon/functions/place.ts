import { makePlacement } from '../../standings/order/placement';
import { alignedColumn, answeredBeside } from './aligned';
import type { Argument, Table } from './argument';
import { readGiven } from './given';
import { noStartText, nobodyStarts } from './startText';

/** The place of each player; equal players share it (R3.1). */
export function PLACE(wallList: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  return answeredBeside(given, event => {
    const none = nobodyStarts(given, event.standing());
    const title = given.text('title.place');
    if (none !== undefined) return alignedColumn(given, title, player => (player === 0 ? none : ''));
    const { place, unplaced } = makePlacement(event, 'final');
    return alignedColumn(given, title, player =>
      unplaced.has(player) ? noStartText(given) : (place[player] ?? ''),
    );
  });
}
