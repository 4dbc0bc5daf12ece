import { makeA1 } from '../sheet/cells/cell';
import {
  clipped,
  painted,
  widthRuns,
  type Design,
  type GridLines,
  type Look,
  type Offer,
  type CellRange,
} from '../application/workbook/design';
import type { Range, Sheet } from './services';

/** Whether there is a line above, to the left, below and to the right; null leaves it as it is. */
type Border = readonly [
  top: boolean | null,
  left: boolean | null,
  bottom: boolean | null,
  right: boolean | null,
];

/** `B3:D7`. */
export const addressOf = ({ row, column, rows, columns }: CellRange): string =>
  `${makeA1(row, column)}:${makeA1(row + rows - 1, column + columns - 1)}`;

/** Gives a part of a sheet its looks with one call for each kind of look that it has. */
export function design(sheet: Sheet, range: Range, plan: Design): void {
  const { place, looks, offers = [], widths = [], columnWidth, grouped, frozen = [0, 0] } = plan;
  const has = (...keys: readonly (keyof Look)[]): boolean =>
    looks.some(([, look]) => keys.some(key => look[key] !== undefined));
  const table = <T>(key: keyof Look, blank: T): T[][] =>
    painted(
      place,
      looks.flatMap(([part, look]) =>
        look[key] === undefined ? [] : [{ place: part, value: look[key] as unknown as T }],
      ),
      blank,
    );
  if (has('text'))
    range.setNumberFormats(table('text', false).map(line => line.map(text => (text ? '@' : 'General'))));
  if (has('bold', 'italic', 'size', 'ink')) range.setTextStyles(textStyles(place, looks));
  if (has('fill')) range.setBackgrounds(table<string | null>('fill', null));
  if (has('align')) range.setHorizontalAlignments(table<'left' | 'center' | 'right' | null>('align', null));
  if (has('wrap')) range.setWraps(table('wrap', false));
  if (offers.length > 0) range.setDataValidations(rules(place, offers));
  for (const [column, count, width] of widthRuns(widths)) sheet.setColumnWidths(column + 1, count, width);
  if (columnWidth) sheet.setColumnWidths(columnWidth[0] + 1, 1, columnWidth[1]);
  if (grouped) sheet.getRange(1, grouped[0] + 1, 1, grouped[1]).shiftColumnGroupDepth(1);
  if (frozen[0] > 0) sheet.setFrozenRows(frozen[0]);
  if (frozen[1] > 0) sheet.setFrozenColumns(frozen[1]);
}

type TextStyle = GoogleAppsScript.Spreadsheet.TextStyle;

function textStyles(place: CellRange, looks: Design['looks']): TextStyle[][] {
  const made = new Map<string, TextStyle>();
  const styleOf = (look: Look): TextStyle => {
    const key = JSON.stringify([look.bold, look.italic, look.size, look.ink]);
    const found = made.get(key) ?? textStyle(look);
    made.set(key, found);
    return found;
  };
  const cells = painted<Look>(place, [], {});
  for (const [part, look] of looks) {
    const covers = painted(place, [{ place: part, value: true }], false);
    covers.forEach((line, r) =>
      line.forEach((is, c) => {
        const row = cells[r] as Look[];
        if (is) row[c] = { ...row[c], ...look };
      }),
    );
  }
  return cells.map(line => line.map(styleOf));
}

function textStyle({ bold = false, italic = false, size = 10, ink = '#000000' }: Look): TextStyle {
  return SpreadsheetApp.newTextStyle()
    .setBold(bold)
    .setItalic(italic)
    .setFontSize(size)
    .setForegroundColor(ink)
    .build();
}

type DropdownRule = GoogleAppsScript.Spreadsheet.DataValidation;

/** The dropdowns of a place, null where there is none. */
function rules(place: CellRange, offers: readonly Offer[]): (DropdownRule | null)[][] {
  const parts = offers.map(({ place: part, choices, help }) => {
    const rule = SpreadsheetApp.newDataValidation()
      .requireValueInList([...choices], true)
      .setAllowInvalid(true);
    if (help !== '') rule.setHelpText(help);
    return { place: part, value: rule.build() };
  });
  return painted<DropdownRule | null>(place, parts, null);
}

/** Gives several areas one look, all at a time. */
export function dress(list: GoogleAppsScript.Spreadsheet.RangeList, look: Look): void {
  if (look.text) list.setNumberFormat('@');
  if (look.italic !== undefined) list.setFontStyle(look.italic ? 'italic' : 'normal');
  if (look.ink !== undefined) list.setFontColor(look.ink);
  if (look.wrap !== undefined) list.setWrap(look.wrap);
}

/**
 * Draws lines as far as the sheet reaches. A protected sheet refuses them: it stays without, and what was written
 * before stands.
 */
export function drawLines(sheet: Sheet, { within, below, right }: GridLines): void {
  try {
    const [rows, columns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
    const draw = (places: readonly CellRange[], ...[top, left, bottom, right]: Border): void => {
      const there = places.flatMap(one => clipped(one, rows, columns) ?? []);
      if (there.length > 0)
        sheet.getRangeList(there.map(addressOf)).setBorder(top, left, bottom, right, top, top);
    };
    draw(within ? [within] : [], false, false, false, false);
    draw(below, null, null, true, null);
    draw(right, null, null, null, true);
    SpreadsheetApp.flush();
  } catch {
    // Lines are no more than an ornament.
  }
}
