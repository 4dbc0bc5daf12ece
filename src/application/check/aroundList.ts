import { excerpt, textOf } from '../../sheet/cells/cell';
import { nameColumn } from '../../sheet/frame/readPlayer';
import { settingPlace } from '../../sheet/settings/readSettings';
import { settingsOutside } from '../../sheet/settings/settingsRange';
import { LIST, type Problem } from '../../tournament/problem';
import { settingsArea } from '../read/openTournament';
import { organisersSheets, sheetNamed } from '../read/sheets';
import { WALL_LIST, type Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';

/**
 * Settings beside or above their range. In the sheet of the wall list any text may look like one, so it is
 * not searched.
 */
export function settingsElsewhere(workbook: Workbook, { list, settingsAt }: Tournament): readonly Problem[] {
  const area = settingsArea(workbook);
  const values = area && workbook.read(area.sheet)?.values;
  if (!area || !values || !settingsAt || area.sheet === list.sheet) return [];
  return settingsOutside(values, area).map(({ row, column, key }) => {
    const at = { row: row - settingsAt.origin.row, column: column - settingsAt.origin.column };
    const values = { name: key };
    return { code: 'settingOutside', severity: 'warning', place: settingPlace(undefined, at), values };
  });
}

/**
 * The setting Wall list names a sheet that does not exist: another sheet was read, and must not be paired by
 * mistake.
 */
export function strangeSheet(workbook: Workbook, { settings }: Tournament): readonly Problem[] {
  const { wallListSheet } = settings;
  if (wallListSheet === '' || sheetNamed(workbook, wallListSheet) !== undefined) return [];
  const values = {
    name: 'wallListSheet',
    text: excerpt(wallListSheet),
    allowed: [...organisersSheets(workbook), ...(workbook.list?.others ?? [])].join(', '),
  };
  const place = settingPlace('wallListSheet', undefined);
  return [{ code: 'wrongValue', severity: 'error', place, values }];
}

/** The settings have more rounds than the list has columns. */
export function roundsWithoutColumn({ reading, settings }: Tournament): readonly Problem[] {
  const { rounds } = reading.wallList;
  if (settings.rounds === undefined || settings.rounds <= rounds || rounds === 0) return [];
  const [column] = reading.rounds[rounds - 1] ?? [];
  const place: Problem['place'] =
    column === undefined ? LIST : { kind: 'cell', row: reading.header ?? 0, column };
  return [{ code: 'roundWithoutColumn', severity: 'warning', place, values: { round: rounds + 1 } }];
}

/** Players typed below the named range, where no formula sees them. */
export function rowsBelow(workbook: Workbook, { named, list, reading }: Tournament): readonly Problem[] {
  if (!named) return [];
  const values = workbook.read(list.sheet)?.values ?? [];
  const end = (workbook.namedArea(WALL_LIST)?.rows ?? 0) + list.origin.row;
  const { rank } = reading.columns;
  const names = nameColumn(reading.columns);
  if (names === undefined) return [];
  const cell = (line: readonly unknown[], column: number): string =>
    textOf(line[list.origin.column + column]);
  return values.flatMap((line, row) => {
    if (row < end || cell(line, names) === '') return [];
    const otherColumns = [rank, ...reading.rounds.flat()].filter(column => column !== undefined);
    if (otherColumns.every(column => cell(line, column) === '')) return [];
    return [
      {
        code: 'rowsBelow' as const,
        severity: 'warning' as const,
        place: { kind: 'cell' as const, row: row - list.origin.row, column: names },
        values: { name: cell(line, names) },
      },
    ];
  });
}
