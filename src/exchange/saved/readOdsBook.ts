/** Reads an .ods file, as LibreOffice writes one (OpenDocument 1.3, parts 3 and 4): values, formulas, names and the looks that lists have. */
import { placeOfCell, type BookCell, type BookSheet, type CellFormat, type XlsxBook } from './bookOfXlsx';
import {
  MOST_CELLS,
  nodeAt,
  nodesIn,
  partsOfZip,
  type PartOfZip,
  type XmlAttributes,
  type XmlNode,
} from './zipXml';

/** Undefined where the bytes are no such file. */
export function readOdsBook(bytes: Uint8Array): XlsxBook | undefined {
  try {
    return bookOf(partsOfZip(bytes));
  } catch {
    return undefined;
  }
}

function bookOf(part: PartOfZip): XlsxBook | undefined {
  const content = nodeAt(part('content.xml'), 'document-content');
  const book = nodeAt(content, 'body', 'spreadsheet');
  if (!book) return undefined;
  const styles = stylesIn([
    nodeAt(content, 'automatic-styles'),
    nodeAt(part('styles.xml'), 'document-styles', 'styles'),
  ]);
  const panes = panesIn(nodeAt(part('settings.xml'), 'document-settings', 'settings'));
  const room = { left: MOST_CELLS };
  return {
    sheets: nodesIn(book, 'table').map(table => sheetOf(table, styles, panes, room)),
    names: Object.fromEntries(
      nodesIn(nodeAt(book, 'named-expressions'), 'named-range').map(({ attributes }) => [
        attributes['name'] ?? '',
        referenceOf(attributes['cell-range-address'] ?? ''),
      ]),
    ),
  };
}

interface Styles {
  readonly formats: ReadonlyMap<string, CellFormat>;
  readonly widths: ReadonlyMap<string, number>;
  readonly hidden: ReadonlySet<string>;
}

const ALIGN_OF: Readonly<Record<string, CellFormat['align']>> = {
  start: 'left',
  left: 'left',
  center: 'center',
  end: 'right',
  right: 'right',
};

function stylesIn(parents: readonly (XmlNode | undefined)[]): Styles {
  const texts = new Set(
    parents.flatMap(parent => nodesIn(parent, 'text-style').map(({ attributes }) => attributes['name'])),
  );
  const formats = new Map<string, CellFormat>();
  const widths = new Map<string, number>();
  const hidden = new Set<string>();
  for (const style of parents.flatMap(parent => nodesIn(parent, 'style'))) {
    const { name = '', family } = style.attributes;
    if (family === 'table-cell') formats.set(name, formatOf(style, texts));
    const width = pixelsOf(nodeAt(style, 'table-column-properties')?.attributes['column-width']);
    if (width !== undefined) widths.set(name, width);
    if (nodeAt(style, 'table-properties')?.attributes['display'] === 'false') hidden.add(name);
  }
  return { formats, widths, hidden };
}

function formatOf(style: XmlNode, texts: ReadonlySet<string | undefined>): CellFormat {
  const letters = nodeAt(style, 'text-properties')?.attributes ?? {};
  const cell = nodeAt(style, 'table-cell-properties')?.attributes ?? {};
  const align = ALIGN_OF[nodeAt(style, 'paragraph-properties')?.attributes['text-align'] ?? ''];
  const [background, colour] = [colourOf(cell['background-color']), colourOf(letters['color'])];
  return {
    ...(texts.has(style.attributes['data-style-name']) && { pattern: '@' }),
    ...(letters['font-weight'] === 'bold' && { isBold: true }),
    ...(letters['font-style'] === 'italic' && { isItalic: true }),
    ...(cell['wrap-option'] === 'wrap' && { wraps: true }),
    ...(align && { align }),
    ...(background !== undefined && background !== '#ffffff' && { background }),
    ...(colour !== undefined && colour !== '#000000' && { colour }),
  };
}

const colourOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;

const PIXELS: Readonly<Record<string, number>> = { in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, pt: 4 / 3 };

function pixelsOf(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]+)(in|cm|mm|pt)$/.exec(length ?? '') ?? [];
  const pixels = Math.round(Number(number) * (PIXELS[unit] ?? 0));
  return pixels > 0 ? pixels : undefined;
}

type Panes = ReadonlyMap<string, BookSheet['frozen']>;

/** Frozen rows and columns by sheet, of the first view. */
function panesIn(settings: XmlNode | undefined): Panes {
  const deep = (node: XmlNode): readonly XmlNode[] => [node, ...node.inside.flatMap(deep)];
  const tables = settings && deep(settings).find(({ attributes }) => attributes['name'] === 'Tables');
  return new Map(
    nodesIn(tables, 'config-item-map-entry').map(entry => {
      const items = new Map(
        nodesIn(entry, 'config-item').map(item => [item.attributes['name'], textIn(item)]),
      );
      // 2: frozen; 1: parted, and scrolled by itself.
      const split = (axis: string): number =>
        items.get(`${axis}SplitMode`) === '2' ? Number(items.get(`${axis}SplitPosition`) ?? 0) : 0;
      return [
        entry.attributes['name'] ?? '',
        { rows: split('Vertical'), columns: split('Horizontal') },
      ] as const;
    }),
  );
}

/** How often a row, a cell or a column stands there. */
const timesOf = (attributes: XmlAttributes, of: string): number =>
  Math.max(1, Math.floor(Number(attributes[`number-${of}-repeated`] ?? 1)) || 1);

/** Blank rows and columns beside what is there whose looks are kept; beyond them a sheet is as new. */
const MARGIN = 50;

/** Widths of more columns are nobody's. */
const MOST_COLUMNS = 200;

interface OdsRow {
  readonly line: ReadonlyMap<number, BookCell>;
  readonly times: number;
}

function sheetOf(table: XmlNode, styles: Styles, panes: Panes, room: { left: number }): BookSheet {
  const { name = '', 'style-name': style = '' } = table.attributes;
  const columns = partsIn(table, 'table-column').flatMap(({ attributes }) =>
    Array.from<XmlAttributes>({
      length: Math.min(MOST_COLUMNS, timesOf(attributes, 'columns')),
    }).fill(attributes),
  );
  const rows = partsIn(table, 'table-row');
  const width = rows.reduce((most, row) => Math.max(most, lastFilled(row)), 0) + MARGIN;
  const lines = rows.map((row): OdsRow => ({
    line: lineOf(row, columns, styles, width),
    times: timesOf(row.attributes, 'rows'),
  }));
  const widths = columns.slice(0, MOST_COLUMNS).flatMap(({ 'style-name': own = '' }, i) => {
    const width = styles.widths.get(own);
    return width === undefined ? [] : [[i, width] as const];
  });
  return {
    name,
    isHidden: styles.hidden.has(style),
    cells: cellsOf(lines, room),
    widths: new Map(widths),
    frozen: panes.get(name) ?? { rows: 0, columns: 0 },
  };
}

function cellsOf(rows: readonly OdsRow[], room: { left: number }): BookSheet['cells'] {
  const isFilled = ({ line }: OdsRow): boolean =>
    [...line.values()].some(({ value, formula }) => value !== '' || formula !== '');
  const last = rows.reduce((end, row, i) => (isFilled(row) ? i : end), -1);
  const cells = new Map<number, ReadonlyMap<number, BookCell>>();
  let at = 0;
  rows.forEach(({ line, times }, i) => {
    const end = at + (i > last ? Math.min(times, MARGIN) : times);
    for (let row = at; row < end && line.size > 0; row++) {
      room.left -= line.size;
      if (room.left < 0) throw new Error('cells');
      cells.set(row, line);
    }
    at += times;
  });
  return cells;
}

/** Rows or columns, of groups and heads too. */
const partsIn = (node: XmlNode, name: string): readonly XmlNode[] =>
  node.inside.flatMap(child =>
    child.name === name
      ? [child]
      : /^table-(?:header-|row|column)/.test(child.name)
        ? partsIn(child, name)
        : [],
  );

const cellsIn = (row: XmlNode): readonly XmlNode[] =>
  row.inside.filter(({ name }) => name === 'table-cell' || name === 'covered-table-cell');

const isBlank = (cell: XmlNode): boolean => cell.attributes['formula'] === undefined && valueOf(cell) === '';

/** The column behind the last cell of a row with something in it. */
function lastFilled(row: XmlNode): number {
  let [at, last] = [0, 0];
  for (const cell of cellsIn(row)) {
    at += timesOf(cell.attributes, 'columns');
    if (!isBlank(cell)) last = at;
  }
  return last;
}

function lineOf(
  row: XmlNode,
  columns: readonly XmlAttributes[],
  { formats }: Styles,
  width: number,
): ReadonlyMap<number, BookCell> {
  const line = new Map<number, BookCell>();
  const ofRow = row.attributes['default-cell-style-name'];
  let at = 0;
  for (const cell of cellsIn(row)) {
    const times = timesOf(cell.attributes, 'columns');
    const [value, formula] = [valueOf(cell), formulaOf(cell.attributes['formula'] ?? '')];
    const isEmpty = value === '' && formula === '';
    for (let i = at; i < Math.min(at + times, width); i++) {
      const style = cell.attributes['style-name'] ?? ofRow ?? columns[i]?.['default-cell-style-name'] ?? '';
      const { pattern, ...looks } = formats.get(style) ?? {};
      // A number is none of a text, though its column be one.
      const format = pattern === undefined || typeof value === 'number' ? looks : { pattern, ...looks };
      if (!isEmpty || Object.keys(format).length > 0) line.set(i, { value, formula, format });
      if (line.size > MOST_CELLS) throw new Error('cells');
    }
    at += times;
  }
  return line;
}

/** Numbers as such; what is shown of anything else, so that a result that became a date is read as it looks. */
function valueOf(cell: XmlNode): BookCell['value'] {
  const { 'value-type': type, value = '', 'boolean-value': truth } = cell.attributes;
  const number = Number(value);
  if ((type === 'float' || type === 'currency') && value !== '' && Number.isFinite(number)) return number;
  if (type === 'boolean') return truth === 'true';
  return nodesIn(cell, 'p').map(textIn).join('\n');
}

function textIn(node: XmlNode): string {
  switch (node.name) {
    case '#text':
      return node.text.replace(/\s+/g, ' ');
    case 's':
      return ' '.repeat(Math.min(1000, Number(node.attributes['c'] ?? 1) || 1));
    case 'tab':
      return '\t';
    case 'line-break':
      return '\n';
    case 'annotation':
    case 'ruby-text':
      return '';
    default:
      return node.inside.map(textIn).join('');
  }
}

/** `$'Wall list'.$A$1:.$M$301` as `'Wall list'!$A$1:$M$301`. */
function referenceOf(address: string): string {
  const [, sheet = '', from = '', to = ''] =
    /^\$?('(?:[^']|'')+'|[^'.]*)\.([^:]+)(?::(?:\$?(?:'(?:[^']|'')+'|[^'.]*))?\.(.+))?$/.exec(address) ?? [];
  if (!placeOfCell(from)) return address;
  return `${sheet === '' ? '' : `${sheet}!`}${from}${to === '' ? '' : `:${to}`}`;
}

/** Quoted text, a reference, a name before a bracket, a separator. */
const TOKEN = /"(?:[^"]|"")*"|\[([^\]]*)\]|([A-Za-z_][\w.]*)(?=\()|;/g;

/** `of:=sos2([.A1:.D9];[$Settings.A1])` as `=SOS2(A1:D9,Settings!A1)`; '' where there is none. */
function formulaOf(written: string): string {
  const [, text] = /^(?:of:|msoxl:)?=([^]*)$/.exec(written) ?? [];
  if (text === undefined) return '';
  if (written.startsWith('msoxl:')) return `=${text}`;
  const translated = text.replace(TOKEN, (token, reference?: string, name?: string) => {
    if (reference !== undefined) return referenceOf(reference);
    if (name !== undefined) return name.toUpperCase();
    return token === ';' ? ',' : token;
  });
  return `=${translated}`;
}
