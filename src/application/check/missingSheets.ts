import { roundOfName } from '../../sheet/write/sheetNames';
import { LIST, type Problem } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { logNames } from '../write/log';

/** Sheets of the template that somebody has deleted and that the event rests on. */
export const missingSheets = (workbook: Workbook, tournament: Tournament): readonly Problem[] => [
  ...settingsMissing(tournament),
  ...logMissing(workbook, tournament),
];

/** The template's formulas need both ranges; without the settings a McMahon would be paired as a Swiss. */
const settingsMissing = ({ named, settingsAt, text }: Tournament): readonly Problem[] =>
  named && !settingsAt ? [missing('error', text('sheet.settings'))] : [];

/** Without the Log nobody can tell what was changed since a round was paired, and nothing of it can be undone. */
function logMissing(workbook: Workbook, { named, text }: Tournament): readonly Problem[] {
  const names = workbook.sheetNames();
  const isPaired = names.some(name => roundOfName(name) !== undefined);
  return named && isPaired && logNames(workbook).length === 0 ? [missing('warning', text('sheet.log'))] : [];
}

const missing = (severity: Problem['severity'], sheet: string): Problem => ({
  code: 'sheetMissing',
  severity,
  place: LIST,
  values: { sheet },
});
