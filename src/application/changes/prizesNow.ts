import type { Values } from '../../sheet/cells/cell';
import { sheetWith } from '../read/sheetWith';
import type { Event } from '../../standings/stages/event';
import { prizeLines } from '../functions/prizes';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';

export const LAST_ROW = 31;

const COLUMNS = 4;

export const PRIZE_TITLES = ['title.place', 'prizes.prize', 'prizes.things', 'prizes.title'] as const;

export const sheetOfPrizes = (workbook: Workbook, tournament: Tournament): string | undefined =>
  sheetWith(workbook, tournament, line => line.some(formula => /^=\s*PRIZES\s*\(/i.test(formula)));

/** The prizes as typed, beside the formula that shares them; undefined without a sheet of prizes. */
export function typedPrizes(workbook: Workbook, tournament: Tournament): Values | undefined {
  const sheet = sheetOfPrizes(workbook, tournament);
  const values = sheet === undefined ? undefined : workbook.read(sheet)?.values;
  return values?.slice(0, LAST_ROW).map(line => line.slice(0, COLUMNS));
}

/** Undefined where none are typed, or teams get them. */
export function prizesOf(
  workbook: Workbook,
  tournament: Tournament,
  event: Event,
): readonly string[] | undefined {
  const values = tournament.settings.teams ? undefined : typedPrizes(workbook, tournament);
  return values && prizeLines(tournament, event, values);
}
