import { isBlank, textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { keyOfName } from './settingWords';

/** Rows of a new Settings range: all settings, and room for more, so that formulas see settings typed below. */
export const SETTING_ROWS = 200;

interface SettingsArea {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * With rows typed below: all in a sheet with nothing but settings, else down to the last name of a setting.
 * `sheet` holds all values from A1 on.
 */
export function rowsWithBelow(sheet: Values, place: SettingsArea, holdsOnlySettings: boolean): number {
  const names = columnOfNames(sheet, place);
  for (let row = sheet.length - 1; row >= place.row + place.rows; row--) {
    const name = textOf(sheet[row]?.[names]);
    if (holdsOnlySettings ? name !== '' : keyOfName(name) !== undefined) return row + 1 - place.row;
  }
  return place.rows;
}

function columnOfNames(sheet: Values, { row, column, rows, columns }: SettingsArea): number {
  const lines = sheet.slice(row, row + rows);
  const count = (at: number): number =>
    lines.filter(line => keyOfName(textOf(line[at])) !== undefined).length;
  return Array.from({ length: columns }, (_, at) => column + at).reduce((best, at) =>
    count(at) > count(best) ? at : best,
  );
}

/** A setting typed above or beside the range, where no formula sees it: the cell of its name. */
export interface SettingOutside {
  readonly row: number;
  readonly column: number;
  readonly key: NonNullable<ReturnType<typeof keyOfName>>;
}

/** Names of settings with a value beside them that stand outside their range. */
export const settingsOutside = (
  sheet: Values,
  { row, column, rows, columns }: SettingsArea,
): readonly SettingOutside[] =>
  sheet.flatMap((line, r) =>
    line.flatMap((cell, c) => {
      const isInside = r >= row && r < row + rows && c >= column && c < column + columns;
      const key = isInside || typeof cell !== 'string' ? undefined : keyOfName(cell);
      return key === undefined || isBlank(line[c + 1]) ? [] : [{ row: r, column: c, key }];
    }),
  );
