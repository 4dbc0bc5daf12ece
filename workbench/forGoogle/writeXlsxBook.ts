/** A workbook as an .xlsx file that lives on as a Google sheet: formulas, text formats, names and lists of choices stay what they are. */
import { strToU8, zipSync } from 'fflate';
import { sheetNames, xmlText } from '../xlsx';
import {
  a1Of,
  columnLetters,
  LISTS,
  type BookCell,
  type BookSheet,
  type CellFormat,
  type CellChoices,
  type XlsxBook,
} from '../../src/exchange/saved/bookOfXlsx';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A cell of the Log may be longer than Excel allows: Google takes it. */
const escaped = (text: string): string =>
  xmlText(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function writeXlsxBook({ sheets, names }: XlsxBook): Uint8Array {
  const lists: (readonly string[])[] = [];
  const fitting = sheetNames([...sheets.map(({ name }) => name), LISTS]);
  const renamed = new Map(sheets.map(({ name }, at) => [name, fitting[at] ?? name]));
  const formats = formatTable();
  const written = sheets.map(sheet => sheetXml(sheet, formats, lists, renamed));
  const hidden = lists.length > 0 ? [listsXml(lists)] : [];
  const all = [...written, ...hidden];
  const entries = all.map((_, at) => ({
    name: at < sheets.length ? (fitting[at] ?? '') : LISTS,
    isHidden: at >= sheets.length || sheets[at]?.isHidden === true,
  }));
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(all.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml(entries, names, renamed),
    'xl/_rels/workbook.xml.rels': relations([
      ...all.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': formats.xml(),
    ...Object.fromEntries(all.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  };
  const bytes = Object.entries(parts).map(([path, xml]) => [path, strToU8(HEAD + xml)] as const);
  return zipSync(Object.fromEntries(bytes), { mtime: new Date(2000, 0, 1) });
}

const contentTypes = (sheets: number): string =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${Array.from(
    { length: sheets },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  ).join('')}</Types>`;

const relations = (all: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

function workbookXml(
  sheets: readonly { readonly name: string; readonly isHidden: boolean }[],
  names: Readonly<Record<string, string>>,
  renamed: ReadonlyMap<string, string>,
): string {
  const entries = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const defined = Object.entries(names).map(
    ([name, reference]) =>
      `<definedName name="${escaped(name)}">${escaped(withNames(reference, renamed))}</definedName>`,
  );
  return `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets><definedNames>${defined.join('')}</definedNames></workbook>`;
}

const quoted = (name: string): string => `'${name.replace(/'/g, "''")}'!`;

/** A formula, or a reference, with the names that its sheets have in the file. */
function withNames(formula: string, renamed: ReadonlyMap<string, string>): string {
  let text = formula;
  for (const [name, now] of renamed) if (name !== now) text = text.split(quoted(name)).join(quoted(now));
  return text;
}

function sheetXml(
  { cells, widths, frozen }: BookSheet,
  formats: FormatTable,
  lists: (readonly string[])[],
  renamed: ReadonlyMap<string, string>,
): string {
  const rows = [...cells].sort(([one], [other]) => one - other);
  const lines = rows.map(([row, line]) => {
    const written = [...line]
      .sort(([one], [other]) => one - other)
      .map(([column, cell]) => cellXml(a1Of(row, column), cell, formats.idOf(cell.format), renamed));
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const columns = [...widths].sort(([one], [other]) => one - other);
  const cols = columns.map(
    ([column, width]) =>
      `<col min="${column + 1}" max="${column + 1}" width="${Math.max(1, (width - 5) / 7).toFixed(2)}" customWidth="1"/>`,
  );
  return [
    `<worksheet ${MAIN}>`,
    `<sheetViews><sheetView workbookViewId="0">${paneXml(frozen)}</sheetView></sheetViews>`,
    cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '',
    `<sheetData>${lines.join('')}</sheetData>`,
    choicesXml(rows, lists),
    '</worksheet>',
  ].join('');
}

function paneXml({ rows, columns }: BookSheet['frozen']): string {
  if (rows === 0 && columns === 0) return '';
  const pane = rows > 0 ? (columns > 0 ? 'bottomRight' : 'bottomLeft') : 'topRight';
  return `<pane xSplit="${columns}" ySplit="${rows}" topLeftCell="${a1Of(rows, columns)}" activePane="${pane}" state="frozen"/>`;
}

function cellXml(
  a1: string,
  { value, formula, format }: BookCell,
  style: number,
  renamed: ReadonlyMap<string, string>,
): string {
  const open = `<c r="${a1}" s="${style}"`;
  if (formula !== '') {
    const f = `<f>${escaped(withNames(formula.replace(/^=/, ''), renamed))}</f>`;
    if (typeof value === 'number') return `${open}>${f}<v>${value}</v></c>`;
    if (typeof value === 'boolean') return `${open} t="b">${f}<v>${Number(value)}</v></c>`;
    return `${open} t="str">${f}<v>${escaped(value)}</v></c>`;
  }
  if (value === '') return `${open}/>`;
  if (typeof value === 'boolean') return `${open} t="b"><v>${Number(value)}</v></c>`;
  // A number in a cell of texts is a text, as the spreadsheet shows it.
  if (typeof value === 'number' && format.pattern !== '@') return `${open}><v>${value}</v></c>`;
  return `${open} t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;
}

/** Excel's limit of a list that stands in its rule; in it, a comma parts. */
const LONGEST_LIST = 255;

function choicesXml(
  rows: readonly (readonly [number, ReadonlyMap<number, BookCell>])[],
  lists: (readonly string[])[],
): string {
  const rules = new Map<string, { readonly choices: CellChoices; readonly cells: string[] }>();
  for (const [row, line] of rows)
    for (const [column, { choices }] of line) {
      if (!choices) continue;
      const key = JSON.stringify(choices);
      const rule = rules.get(key) ?? { choices, cells: [] };
      rule.cells.push(a1Of(row, column));
      rules.set(key, rule);
    }
  if (rules.size === 0) return '';
  const written = [...rules.values()].map(({ choices: { list, allowInvalid, help }, cells }) => {
    const inline = list.join(',');
    const isShort =
      inline.length <= LONGEST_LIST && !list.some(one => /[",]/.test(one) || one.trim() !== one);
    const source = isShort ? `"${inline}"` : listReference(lists.push(list) - 1, list.length);
    const hint = help === '' ? '' : ` showInputMessage="1" prompt="${escaped(help.slice(0, 250))}"`;
    return `<dataValidation type="list" allowBlank="1"${allowInvalid ? '' : ' showErrorMessage="1"'}${hint} sqref="${cells.join(' ')}"><formula1>${escaped(source)}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${written.length}">${written.join('')}</dataValidations>`;
}

const listReference = (column: number, rows: number): string =>
  `'${LISTS}'!$${columnLetters(column)}$1:$${columnLetters(column)}$${rows}`;

function listsXml(lists: readonly (readonly string[])[]): string {
  const most = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: most }, (_, row) => {
    const line = lists.map((list, column) => {
      const text = list[row];
      return text === undefined
        ? ''
        : `<c r="${a1Of(row, column)}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
    });
    return `<row r="${row + 1}">${line.join('')}</row>`;
  });
  return `<worksheet ${MAIN}><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

interface FormatTable {
  readonly idOf: (format: CellFormat) => number;
  readonly xml: () => string;
}

/** Text, and the first id of a pattern of the file's own. */
const [TEXT, OWN] = [49, 164];

/** Collects the formats of all cells; each once. */
function formatTable(): FormatTable {
  const patterns: string[] = [];
  const [fonts, fills] = [
    [fontXml({})],
    ['<patternFill patternType="none"/>', '<patternFill patternType="gray125"/>'],
  ];
  const xfs: string[] = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'];
  const idIn = (list: string[], one: string): number => {
    const at = list.indexOf(one);
    return at >= 0 ? at : list.push(one) - 1;
  };
  const known = new Map<string, number>();
  const make = (format: CellFormat): number => {
    const { pattern = '', background, align, wraps } = format;
    const plainPattern = pattern === '' || pattern === 'General';
    const number = plainPattern ? 0 : pattern === '@' ? TEXT : OWN + idIn(patterns, pattern);
    const fill = background
      ? `<patternFill patternType="solid"><fgColor rgb="${argb(background)}"/></patternFill>`
      : (fills[0] ?? '');
    const alignment =
      align || wraps
        ? `<alignment${align ? ` horizontal="${align}"` : ''}${wraps ? ' wrapText="1"' : ''}/>`
        : '';
    const ids = `numFmtId="${number}" fontId="${idIn(fonts, fontXml(format))}" fillId="${idIn(fills, fill)}" borderId="0"`;
    return idIn(
      xfs,
      `<xf ${ids} applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"${alignment === '' ? '/>' : `>${alignment}</xf>`}`,
    );
  };
  return {
    idOf: format => {
      const key = JSON.stringify(format);
      const id = known.get(key) ?? make(format);
      known.set(key, id);
      return id;
    },
    xml: () => {
      const numbers = patterns.map(
        (pattern, at) => `<numFmt numFmtId="${OWN + at}" formatCode="${escaped(pattern)}"/>`,
      );
      return `<styleSheet ${MAIN}>${counted('numFmts', numbers)}${counted('fonts', fonts)}${counted(
        'fills',
        fills.map(fill => `<fill>${fill}</fill>`),
      )}<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>${counted('cellXfs', xfs)}</styleSheet>`;
    },
  };
}

const counted = (tag: string, all: readonly string[]): string =>
  all.length === 0 ? '' : `<${tag} count="${all.length}">${all.join('')}</${tag}>`;

const argb = (colour: string): string => `FF${colour.replace('#', '').toUpperCase()}`;

const fontXml = ({ isBold, isItalic, colour }: CellFormat): string =>
  `<font>${isBold ? '<b/>' : ''}${isItalic ? '<i/>' : ''}<sz val="10"/>${colour ? `<color rgb="${argb(colour)}"/>` : ''}<name val="Arial"/></font>`;
