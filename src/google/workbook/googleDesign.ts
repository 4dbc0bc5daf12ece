import {
  clipped,
  painted,
  widthRuns,
  type Design,
  type GridLines,
  type Look,
  type Offer,
  type CellRange,
} from '../../application/workbook/design';
import { addressOf, listsOf, paint, type Lists, type Target, type PaintValue } from './paint';
import type { Range, Sheet } from './services';

/** Whether there is a line above, to the left, below and to the right; null leaves it as it is. */
type Border = readonly [
  top: boolean | null,
  left: boolean | null,
  bottom: boolean | null,
  right: boolean | null,
];

/** Gives a part of a sheet its looks. A new sheet looks plain already. */
export function design(sheet: Sheet, range: () => Range, plan: Design, isNew: boolean): void {
  const { offers = [], widths = [], grouped, frozen = [0, 0] } = plan;
  const listOf = listsOf(sheet);
  for (const look of PAINTED) look(plan, listOf, range, isNew);
  offer(sheet, offers);
  for (const [column, count, width] of widthRuns(widths)) sheet.setColumnWidths(column + 1, count, width);
  if (grouped) sheet.getRange(1, grouped[0] + 1, 1, grouped[1]).shiftColumnGroupDepth(1);
  if (frozen[0] > 0) sheet.setFrozenRows(frozen[0]);
  if (frozen[1] > 0) sheet.setFrozenColumns(frozen[1]);
}

type Painter = (plan: Design, listOf: Lists, range: () => Range, isNew: boolean) => void;

/**
 * One kind of look: one value for the whole part and lists of ranges for the exceptions, because Google is sent a table cell by
 * cell. `plain` is what cells have by themselves.
 */
const painter =
  <K extends keyof Look, T extends PaintValue>(
    key: K,
    plain: T,
    valueOf: (look: NonNullable<Look[K]>) => T,
    set: (target: Target, value: T) => unknown,
  ): Painter =>
  ({ place, looks }, listOf, range, isNew) => {
    const parts = looks.flatMap(([part, look]) => {
      const value = look[key];
      return value === undefined ? [] : [{ place: part, value: valueOf(value as NonNullable<Look[K]>) }];
    });
    if (parts.length > 0)
      paint(listOf, range(), place, painted(place, parts, plain), set, isNew ? plain : undefined);
  };

const PAINTED: readonly Painter[] = [
  painter(
    'text',
    'General',
    is => (is ? '@' : 'General'),
    (target, format) => target.setNumberFormat(format),
  ),
  painter(
    'bold',
    'normal',
    is => (is ? 'bold' : 'normal'),
    (target, weight) => target.setFontWeight(weight),
  ),
  painter(
    'italic',
    'normal',
    is => (is ? 'italic' : 'normal'),
    (target, slope) => target.setFontStyle(slope),
  ),
  painter(
    'size',
    10,
    size => size,
    (target, size) => target.setFontSize(size),
  ),
  painter<'ink', string | null>(
    'ink',
    null,
    ink => ink || null,
    (target, ink) => target.setFontColor(ink),
  ),
  painter<'fill', string | null>(
    'fill',
    null,
    fill => fill || null,
    (target, fill) => target.setBackground(fill),
  ),
  painter<'align', AlignValue | null>(
    'align',
    null,
    side => side || null,
    (target, side) => target.setHorizontalAlignment(side),
  ),
  painter(
    'wrap',
    false,
    is => is,
    (target, wrap) => target.setWrap(wrap),
  ),
];

type AlignValue = Exclude<NonNullable<Look['align']>, ''>;

/** Dropdowns of one kind are set range by range, those of many kinds by a table from the first cell to the last. */
function offer(sheet: Sheet, offers: readonly Offer[]): void {
  if (offers.length === 0) return;
  const kinds = new Map<string, DropdownRule>();
  const ruleOf = (placedOffer: Offer): DropdownRule => {
    const key = JSON.stringify([placedOffer.choices, placedOffer.help]);
    const rule = kinds.get(key) ?? dropdown(placedOffer);
    kinds.set(key, rule);
    return rule;
  };
  const parts = offers.map(placedOffer => ({ place: placedOffer.place, value: ruleOf(placedOffer) }));
  const rangeAt = ({ row, column, rows, columns }: CellRange): Range =>
    sheet.getRange(row + 1, column + 1, rows, columns);
  const whole = around(offers.map(placedOffer => placedOffer.place));
  if (offers.length <= FEW) for (const part of parts) rangeAt(part.place).setDataValidation(part.value);
  else rangeAt(whole).setDataValidations(painted<DropdownRule | null>(whole, parts, null));
}

/** Ranges that are set one by one rather than by a table. */
const FEW = 4;

function around(places: readonly CellRange[]): CellRange {
  const row = Math.min(...places.map(range => range.row));
  const column = Math.min(...places.map(range => range.column));
  const rows = Math.max(...places.map(range => range.row + range.rows)) - row;
  const columns = Math.max(...places.map(range => range.column + range.columns)) - column;
  return { row, column, rows, columns };
}

type DropdownRule = GoogleAppsScript.Spreadsheet.DataValidation;

function dropdown({ choices, help }: Offer): DropdownRule {
  const rule = SpreadsheetApp.newDataValidation()
    .requireValueInList([...choices], true)
    .setAllowInvalid(true);
  if (help !== '') rule.setHelpText(help);
  return rule.build();
}

/** Gives several areas one look, all at a time. */
export function dress(list: GoogleAppsScript.Spreadsheet.RangeList, look: Look): void {
  if (look.text !== undefined) list.setNumberFormat(look.text ? '@' : 'General');
  if (look.bold !== undefined) list.setFontWeight(look.bold ? 'bold' : 'normal');
  if (look.italic !== undefined) list.setFontStyle(look.italic ? 'italic' : 'normal');
  if (look.size !== undefined) list.setFontSize(look.size);
  // null is what cells have by themselves; Google's types do not know of it.
  if (look.ink !== undefined) list.setFontColor((look.ink || null) as string);
  if (look.fill !== undefined) list.setBackground((look.fill || null) as string);
  if (look.align !== undefined) list.setHorizontalAlignment((look.align || null) as AlignValue);
  if (look.offers === false) list.clearDataValidations();
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
      const ranges = places.flatMap(range => clipped(range, rows, columns) ?? []);
      if (ranges.length > 0)
        sheet.getRangeList(ranges.map(addressOf)).setBorder(top, left, bottom, right, top, top);
    };
    draw(within ? [within] : [], false, false, false, false);
    draw(below, null, null, true, null);
    draw(right, null, null, null, true);
    SpreadsheetApp.flush();
  } catch {
    // Lines are no more than an ornament.
  }
}
