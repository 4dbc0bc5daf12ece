import { SYSTEMS } from '../../tournament/systems';
import { roundLook } from '../create/newWallList';
import { place } from '../google/design';
import type { Workbook } from '../google/workbook';
import type { Tournament } from '../read/tournament';

/**
 * Makes the column of a round as wide as the system of its stage needs, where the list was created for another one: a game that is
 * played again after a draw stands beside the first.
 */
export function widenRound(
  workbook: Workbook,
  { list, reading, event, settings }: Tournament,
  round: number,
): void {
  const stage = event.stages.find(({ from, to }) => from <= round && round <= to);
  const column = reading.rounds[round - 1]?.[0];
  if (!stage || column === undefined) return;
  const { width } = roundLook(stage.system);
  if (SYSTEMS[stage.system].games === 'one' || width <= roundLook(settings.system).width) return;
  const at = column + list.origin.column;
  workbook.design(list.sheet, {
    place: place(list.origin.row, at, 1, 1),
    looks: [],
    columnWidth: [at, width],
  });
}
