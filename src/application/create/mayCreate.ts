import { readSettings } from '../../sheet/settings/readSettings';
import { LIST, type Problem } from '../../tournament/problem';
import { findSettings } from '../read/openTournament';
import type { Workbook } from '../workbook/workbook';
import { SETTINGS, WALL_LIST } from '../read/tournament';

/** Why no sheets of a tournament can be made here: there is one, whose ranges have the names; undefined where they can. */
export function whatBlocksCreating(workbook: Workbook): Problem | undefined {
  const isTaken = workbook.namedArea(WALL_LIST) !== undefined || isOrganisersOwnSettings(workbook);
  return isTaken ? { code: 'tournamentExists', severity: 'error', place: LIST, values: {} } : undefined;
}

/** Whether a range named Settings is the organiser's own: an earlier run of ours left typed settings in it. */
function isOrganisersOwnSettings(workbook: Workbook): boolean {
  const settings = workbook.namedArea(SETTINGS) && findSettings(workbook);
  return settings !== undefined && readSettings(settings.values, { hasStart: false }).typed.size === 0;
}
