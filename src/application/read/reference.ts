import { makeA1 } from '../../sheet/cells/cell';
import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import type { SheetRange } from './tournament';

export const settingsReference = (range: SheetRange): string =>
  reference(range).replace(/\d+$/, last => String(Math.max(SETTING_ROWS, Number(last))));

export function reference({ sheet, origin, values }: SheetRange): string {
  const last = makeA1(
    origin.row + values.length - 1,
    origin.column + Math.max(1, values[0]?.length ?? 1) - 1,
  );
  return `'${sheet.replace(/'/g, "''")}'!${makeA1(origin.row, origin.column)}:${last}`;
}
