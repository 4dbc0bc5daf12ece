import type { Block } from '../../sheet/cells/block';
import { SYSTEMS } from '../../tournament/systems';
import { place, type Dressing } from '../workbook/design';
import type { Tournament } from '../read/tournament';
import type { RoundNo } from '../../tournament/indices';

/**
 * Lets the cells of a knock-out stage go on in a second line, for a game that is played again after a draw: the column is as narrow as
 * those of the stages before. `blocks` are what the round writes into the wall list.
 */
export function wrapsReplays(
  { list, event }: Tournament,
  round: RoundNo,
  blocks: readonly Block[],
): readonly Dressing[] {
  const stage = event.stages.find(({ from, to }) => from <= round && round <= to);
  if (!stage || SYSTEMS[stage.system].games !== 'replayed') return [];
  const cells = blocks.map(({ row, column, after }) => place(row, column, after.length, 1));
  return [
    {
      sheet: list.sheet,
      given: cells.map(range => [range, { wrap: true }]),
      back: cells.map(range => [range, { wrap: false }]),
    },
  ];
}
