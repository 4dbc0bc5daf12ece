/** Reads an .xlsx file, as Google writes one: values, and formulas as they were in Google. */
import {
  LISTS,
  placeOfCell,
  type BookCell,
  type BookSheet,
  type CellFormat,
  type CellChoices,
  type XlsxBook,
} from './bookOfXlsx';
import { sharedFormulas, type SharedFormulas } from './sharedFormulas';
import {
  MOST_CELLS,
  nodeAt,
  nodesIn,
  partsOfZip,
  type PartOfZip,
  type XmlAttributes,
  type XmlNode,
} from './zipXml';

/** All text below, but for how it is read aloud. */
const rawTextIn = (node: XmlNode): string =>
  node.name === 'rPh' ? '' : node.text + node.inside.map(rawTextIn).join('');
/** Characters that these files write by their numbers: `_x0009_`. */
const textIn = (node: XmlNode): string =>
  rawTextIn(node).replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Undefined where the bytes are no such file. */
export function readXlsxBook(bytes: Uint8Array): XlsxBook | undefined {
  try {
    return bookOf(partsOfZip(bytes));
  } catch {
    return undefined;
  }
}

function bookOf(part: PartOfZip): XlsxBook | undefined {
  const workbook = nodeAt(part('xl/workbook.xml'), 'workbook');
  if (!workbook) return undefined;
  const targets = new Map(
    nodesIn(nodeAt(part('xl/_rels/workbook.xml.rels'), 'Relationships'), 'Relationship').map(
      ({ attributes: { Id = '', Target = '' } }) => [Id, Target.replace(/^\/xl\//, '')],
    ),
  );
  const strings = nodesIn(nodeAt(part('xl/sharedStrings.xml'), 'sst'), 'si').map(textIn);
  const formats = formatsIn(nodeAt(part('xl/styles.xml'), 'styleSheet'));
  let cells = 0;
  const sheets = nodesIn(nodeAt(workbook, 'sheets'), 'sheet').map(({ attributes }) => {
    const node = nodeAt(part(`xl/${targets.get(attributes['id'] ?? '') ?? ''}`), 'worksheet');
    const sheet = sheetOf(attributes, node, strings, formats);
    for (const line of sheet.cells.values()) cells += line.size;
    if (cells > MOST_CELLS) throw new Error('cells');
    return { sheet, node };
  });
  const lists = sheets.find(({ sheet }) => sheet.name === LISTS && sheet.isHidden)?.sheet;
  const defined = nodesIn(nodeAt(workbook, 'definedNames'), 'definedName');
  const names = defined
    .filter(({ attributes: { name = '', localSheetId } }) => !name.startsWith('_xlnm') && !localSheetId)
    .map(node => [node.attributes['name'] ?? '', textIn(node)]);
  return {
    sheets: sheets
      .filter(({ sheet }) => sheet !== lists)
      .map(({ sheet, node }) =>
        withChoices(
          sheet,
          node,
          sheets.map(entry => entry.sheet),
        ),
      ),
    names: Object.fromEntries(names) as Readonly<Record<string, string>>,
  };
}

/** Pixels of a column so many characters wide. */
const pixels = (width: string | undefined): number => Math.round(Number(width ?? 0) * 7 + 5);

/** Columns of one width that are told together: beyond them nobody has set any. */
const MOST_COLUMNS = 200;

function sheetOf(
  { name = '', state }: XmlAttributes,
  node: XmlNode | undefined,
  strings: readonly string[],
  formats: readonly CellFormat[],
): BookSheet {
  const cells = new Map<number, Map<number, BookCell>>();
  const shared = sharedFormulas();
  for (const row of nodesIn(nodeAt(node, 'sheetData'), 'row'))
    for (const cell of nodesIn(row, 'c')) {
      const place = placeOfCell(cell.attributes['r'] ?? '');
      if (!place) continue;
      const line = cells.get(place[0]) ?? new Map<number, BookCell>();
      line.set(place[1], cellOf(cell, writtenFormula(cell, place, shared), strings, formats));
      cells.set(place[0], line);
    }
  const widths = new Map<number, number>();
  for (const { attributes } of nodesIn(nodeAt(node, 'cols'), 'col'))
    for (let at = Number(attributes['min']); at <= Math.min(Number(attributes['max']), MOST_COLUMNS); at++)
      widths.set(at - 1, pixels(attributes['width']));
  const pane = nodeAt(node, 'sheetViews', 'sheetView', 'pane')?.attributes ?? {};
  const isFrozen = pane['state'] === 'frozen';
  const split = (axis: string): number => (isFrozen ? Math.round(Number(pane[axis] ?? 0)) : 0);
  const frozen = { rows: split('ySplit'), columns: split('xSplit') };
  return { name, isHidden: state !== undefined && state !== 'visible', cells, widths, frozen };
}

function writtenFormula(cell: XmlNode, place: readonly [number, number], shared: SharedFormulas): string {
  const node = nodeAt(cell, 'f');
  if (!node) return '';
  const { t, si = '' } = node.attributes;
  return t === 'shared' ? shared.at(place, si, textIn(node)) : textIn(node);
}

function cellOf(
  cell: XmlNode,
  written: string,
  strings: readonly string[],
  formats: readonly CellFormat[],
): BookCell {
  const { t = 'n', s = '0' } = cell.attributes;
  const text = textIn(nodeAt(cell, 'v') ?? { name: '', attributes: {}, inside: [], text: '' });
  const formula = formulaOf(written);
  const format = formats[Number(s)] ?? {};
  if (formula === undefined) return { value: '', formula: '', format };
  return { value: valueOf(t, text, cell, strings), formula, format };
}

function valueOf(type: string, text: string, cell: XmlNode, strings: readonly string[]): BookCell['value'] {
  switch (type) {
    case 's':
      return strings[Number(text)] ?? '';
    case 'b':
      return text === '1';
    case 'inlineStr':
      return nodesIn(cell, 'is').map(textIn).join('');
    case 'n':
      return text === '' || !Number.isFinite(Number(text)) ? text : Number(text);
    default:
      return text;
  }
}

/** How Google writes what only Google can compute, with what it had computed. */
const WHOLE = /^IFERROR\(__xludf\.DUMMYFUNCTION\("((?:[^"]|"")*)"\),[^]*\)$/;
const PART = /__xludf\.DUMMYFUNCTION\("((?:[^"]|"")*)"\)/g;
/** A cell into which another one's formula spilled. */
const SPILLED = '"COMPUTED_VALUE"';

const unquoted = (text: string): string => text.replace(/""/g, '"');

/** The formula as it was typed in Google, with its `=`; '' where there is none, undefined where another cell's formula fills the cell. */
export function formulaOf(written: string): string | undefined {
  if (written === '') return '';
  const [, inside] = WHOLE.exec(written) ?? [];
  if (inside !== undefined && unquoted(inside) === SPILLED) return undefined;
  const formula =
    inside !== undefined ? unquoted(inside) : written.replace(PART, (_, part: string) => unquoted(part));
  return `=${formula.replace(/^=/, '')}`;
}

const COLOUR = /^(?:FF|00)?([0-9A-Fa-f]{6})$/;
const colourOf = (node: XmlNode | undefined): string | undefined => {
  const [, hex] = COLOUR.exec(node?.attributes['rgb'] ?? '') ?? [];
  return hex === undefined ? undefined : `#${hex.toLowerCase()}`;
};

/** Patterns that files name by a number alone. */
const NAMED: Readonly<Record<string, string>> = {
  '1': '0',
  '2': '0.00',
  '9': '0%',
  '10': '0.00%',
  '14': 'm/d/yyyy',
  '22': 'm/d/yyyy h:mm',
  '49': '@',
};

function formatsIn(styles: XmlNode | undefined): readonly CellFormat[] {
  const fileFormats = nodesIn(nodeAt(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
    attributes['numFmtId'] ?? '',
    attributes['formatCode'] ?? '',
  ]);
  const patterns: Readonly<Record<string, string>> = { ...NAMED, ...Object.fromEntries(fileFormats) };
  const fonts = nodesIn(nodeAt(styles, 'fonts'), 'font');
  const fills = nodesIn(nodeAt(styles, 'fills'), 'fill');
  const isOn = (node: XmlNode | undefined): boolean => node !== undefined && node.attributes['val'] !== '0';
  return nodesIn(nodeAt(styles, 'cellXfs'), 'xf').map(({ attributes, inside }): CellFormat => {
    const font = fonts[Number(attributes['fontId'] ?? 0)];
    const fill = nodeAt(fills[Number(attributes['fillId'] ?? 0)], 'patternFill');
    const alignment = inside.find(({ name }) => name === 'alignment')?.attributes ?? {};
    const pattern = patterns[attributes['numFmtId'] ?? ''];
    const background =
      fill?.attributes['patternType'] === 'solid' ? colourOf(nodeAt(fill, 'fgColor')) : undefined;
    const colour = colourOf(nodeAt(font, 'color'));
    const align = (['left', 'center', 'right'] as const).find(side => side === alignment['horizontal']);
    return {
      ...(pattern !== undefined && pattern !== 'General' && { pattern }),
      ...(isOn(nodeAt(font, 'b')) && { isBold: true }),
      ...(isOn(nodeAt(font, 'i')) && { isItalic: true }),
      ...(alignment['wrapText'] === '1' && { wraps: true }),
      ...(align && { align }),
      ...(background !== undefined && background !== '#ffffff' && { background }),
      ...(colour !== undefined && colour !== '#000000' && { colour }),
    };
  });
}

/** Rows and columns of one list of choices. */
const MOST_AREA = 100_000;

/** The cells with the choices that they offer; a rule may be of cells that are empty. */
function withChoices(sheet: BookSheet, node: XmlNode | undefined, sheets: readonly BookSheet[]): BookSheet {
  const cells = new Map([...sheet.cells].map(([row, line]) => [row, new Map(line)]));
  for (const rule of nodesIn(nodeAt(node, 'dataValidations'), 'dataValidation')) {
    const { type, sqref = '', showErrorMessage, prompt = '' } = rule.attributes;
    const list =
      type === 'list' ? listOf(textIn(nodeAt(rule, 'formula1') ?? rule), sheet.name, sheets) : undefined;
    if (!list) continue;
    const choices: CellChoices = { list, allowInvalid: showErrorMessage !== '1', help: prompt };
    for (const [row, column] of sqref.split(/\s+/).flatMap(placesIn)) {
      const line = cells.get(row) ?? new Map<number, BookCell>();
      line.set(column, { ...(line.get(column) ?? { value: '', formula: '', format: {} }), choices });
      cells.set(row, line);
    }
  }
  return { ...sheet, cells };
}

function placesIn(area: string): readonly (readonly [number, number])[] {
  const [from = '', to = from] = area.split(':');
  const [first, last] = [placeOfCell(from), placeOfCell(to)];
  if (!first || !last) return [];
  const [rows, columns] = [last[0] - first[0] + 1, last[1] - first[1] + 1];
  if (rows < 1 || rows * columns > MOST_AREA) return [];
  return Array.from({ length: rows * columns }, (_, at) => [
    first[0] + Math.floor(at / columns),
    first[1] + (at % columns),
  ]);
}

/** The choices of `"a,b"`, or of the cells of an area. */
function listOf(
  source: string,
  ownSheet: string,
  sheets: readonly BookSheet[],
): readonly string[] | undefined {
  const [, inline] = /^"([^]*)"$/.exec(source) ?? [];
  if (inline !== undefined) return inline === '' ? undefined : inline.split(',').map(item => item.trim());
  const [, quotedName, bare, area = ''] = /^(?:'((?:[^']|'')+)'!|([^'!]+)!)?(.+)$/.exec(source) ?? [];
  const name = quotedName?.replace(/''/g, "'") ?? bare ?? ownSheet;
  const sheet = sheets.find(bookSheet => bookSheet.name === name);
  const texts = placesIn(area).map(([row, column]) =>
    String(sheet?.cells.get(row)?.get(column)?.value ?? ''),
  );
  const list = texts.filter(text => text !== '');
  return list.length > 0 ? list : undefined;
}
