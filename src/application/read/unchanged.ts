import type { Workbook } from '../workbook/workbook';
import { listPrint } from './listRows';
import { openTournament } from './openTournament';
import type { Tournament } from './tournament';

/** Whether players, results and settings are those of a tournament read before, in whatever order of rows and columns. */
export function isUnchanged(workbook: Workbook, { list, settings, ...rest }: Tournament): boolean {
  const now = openTournament(workbook);
  return (
    now !== undefined &&
    now.list.sheet === list.sheet &&
    JSON.stringify(now.settings) === JSON.stringify(settings) &&
    listPrint(now) === listPrint({ list, settings, ...rest })
  );
}
