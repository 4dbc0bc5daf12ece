import type { CopyRows } from '../../../src/application/protocol/protocol';
import { openTournament } from '../../../src/application/read/openTournament';
import { readCopy } from '../../../src/exchange/saved/readCopy';
import { makeText, valueWord } from '../../../src/sheet/wording';
import { LANGUAGES, type Language } from '../../../src/tournament/languages';
import { copyOfBook } from '../copyOfBook';
import type { MemoryWorkbook } from '../memoryWorkbook';
import { ask } from '../tournamentBook';
import { plainList } from './wallList';
import { isWord } from './words';

/** How a copy comes: the same event each time, told otherwise. Undefined where it cannot be told so. */
export const TOLD = {
  saved: (book: MemoryWorkbook) => copyOfBook(book),
  turned: (book: MemoryWorkbook) => onList(book, turned),
  'with sheets renamed': (book: MemoryWorkbook) => renamed(copyOfBook(book)),
  'in the next language': (book: MemoryWorkbook) => translated(book),
  pasted: (book: MemoryWorkbook) => pasted(book),
} as const satisfies Readonly<Record<string, (book: MemoryWorkbook) => CopyRows | undefined>>;

export type Told = keyof typeof TOLD;

type Rows = CopyRows['sheets'][number]['rows'];

function onList(book: MemoryWorkbook, turn: (rows: Rows) => Rows): CopyRows | undefined {
  const copy = copyOfBook(book);
  const { sheet } = plainList(book);
  if (sheet === '') return undefined;
  const sheets = copy.sheets.map(one => (one.name === sheet ? { ...one, rows: turn(one.rows) } : one));
  return { ...copy, sheets, ranges: copy.ranges.filter(({ name }) => name !== 'WallList') };
}

/** The last player first, the last column of the list behind the first one, and a column in front that is nobody's. */
function turned(rows: Rows): Rows {
  const [titles = [], ...lines] = rows;
  const people = lines.findIndex(line => line.every(cell => cell === ''));
  const all = people < 0 ? lines : lines.slice(0, people);
  const rest = people < 0 ? [] : lines.slice(people);
  // A list without numbers has those of its rows.
  const isNumbered = titles.some(title => isWord('column.no', title));
  const width = Math.max(titles.length, ...lines.map(line => line.length));
  const wide = (line: readonly string[], own: string): readonly string[] => {
    const padded = Array.from({ length: width }, (_, at) => line[at] ?? '');
    return [own, ...padded];
  };
  return [
    wide(titles, 'Paid'),
    ...(isNumbered ? [...all].reverse() : all).map(line => wide(line, 'x')),
    ...rest.map(line => wide(line, '')),
  ];
}

const renamed = (copy: CopyRows): CopyRows => {
  const own = new Map(copy.sheets.map(({ name }, at) => [name, `${at + 1} ${name}`]));
  const kept = (name: string): string => own.get(name) ?? name;
  return {
    ...copy,
    sheets: copy.sheets.map(one =>
      isWord('sheet.settings', one.name) ? one : { ...one, name: kept(one.name) },
    ),
    ranges: copy.ranges.map(one => ({
      ...one,
      sheet: isWord('sheet.settings', one.sheet) ? one.sheet : kept(one.sheet),
    })),
  };
};

/** Put into another language by the press that offers it. */
function translated(book: MemoryWorkbook): CopyRows | undefined {
  const other = book.copy();
  const tournament = openTournament(other.workbook);
  const sheet = tournament?.settingsAt?.sheet;
  if (!tournament || sheet === undefined) return undefined;
  const row = other
    .values(sheet)
    .findIndex(([name]) => LANGUAGES.some(one => makeText(one)('settingName.language') === name));
  if (row < 0) return undefined;
  const at = LANGUAGES.indexOf(tournament.settings.language);
  const next: Language = LANGUAGES[(at + 3) % LANGUAGES.length] ?? 'en';
  const text = makeText(next);
  other.type(sheet, `B${row + 1}`, valueWord(text, next));
  const view = ask(other, { ask: 'state' });
  const offers = 'warnings' in view ? (view.warnings ?? []).flatMap(({ mends = [] }) => mends) : [];
  const label = text('mendBy.language', { now: valueWord(text, next) });
  const offer = offers.find(one => one.label === label);
  if (offer) ask(other, { ask: 'mend', mend: offer.mend });
  return copyOfBook(other);
}

/** A list pasted with a filter on, which hides every third player; undefined where numbers are those of the rows. */
export function filtered(book: MemoryWorkbook, first: number): CopyRows | undefined {
  const { columns, rows } = plainList(book);
  if (columns['no'] === undefined) return undefined;
  const hidden = new Set(rows.filter((_, at) => at % 3 === first % 3).map(({ row }) => row));
  return pasted(book, row => !hidden.has(row));
}

function pasted(book: MemoryWorkbook, isSeen = (_: number): boolean => true): CopyRows | undefined {
  const { sheet } = plainList(book);
  if (sheet === '') return undefined;
  const text = book
    .values(sheet)
    .filter((_, row) => isSeen(row))
    .map(line => line.map(String).join('\t'))
    .join('\r\n');
  const read = readCopy('pasted', new TextEncoder().encode(text), 'en');
  return read.kind === 'copy' ? read.copy : undefined;
}
