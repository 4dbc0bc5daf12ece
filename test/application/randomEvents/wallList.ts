import type { CellValue } from '../../../src/application/workbook/workbook';
import { makeA1 } from '../../../src/sheet/cells/cell';
import type { MemoryWorkbook } from '../memoryWorkbook';
import { isWord } from './words';

/** A game as a cell has it: by a mark of the opponent that no sort changes. */
export interface Fact {
  readonly text: string;
  readonly games: readonly CellGame[];
}

export interface CellGame {
  readonly opponent: string;
  /** `+`, `-`, `=` or `?`, with `!` by default. */
  readonly result: string;
  readonly colour: string;
  readonly stones: string;
}

export interface Row {
  /** What the organiser has in the column Club, a text for each player: rows are told apart by nothing else. */
  readonly mark: string;
  readonly no: number;
  readonly name: string;
  readonly details: Readonly<Record<'name' | 'rank' | 'out', string>>;
  readonly team: string;
  readonly group: string;
  /** The rounds that are announced to be missed. */
  readonly out: string;
  readonly row: number;
  /** By the titles of the columns: `R2`, `R3a`. */
  readonly rounds: Readonly<Record<string, Fact>>;
}

export interface PlainList {
  readonly sheet: string;
  readonly rows: readonly Row[];
  readonly columns: Readonly<Record<string, number>>;
}

/** Reads the list as somebody would who knows the notation and nothing else. */
export function plainList(book: MemoryWorkbook): PlainList {
  const sheet = Object.keys(book.snapshot()).find(
    name => columnsOf(book.values(name)[0] ?? []).name !== undefined,
  );
  // A text in one column is no list yet.
  if (sheet === undefined) return { sheet: '', rows: [], columns: {} };
  const values = book.values(sheet);
  const columns = columnsOf(values[0] ?? []);
  const at = (line: readonly CellValue[], title: string): string => {
    const column = columns[title];
    return column === undefined ? '' : String(line[column] ?? '').trim();
  };
  const people = values
    .slice(1)
    .flatMap((line, i) => (at(line, 'name') === '' ? [] : [{ line, row: i + 1 }]));
  const noOf = (line: readonly CellValue[], position: number): number =>
    columns['no'] === undefined ? position + 1 : Number(at(line, 'no'));
  const marks = new Map(people.map(({ line }, i) => [noOf(line, i), at(line, 'club')]));
  const rounds = Object.keys(columns).filter(title => /^R\d/.test(title));
  const rows = people.map(({ line, row }, i): Row => {
    const [name, rank, out] = [at(line, 'name'), at(line, 'rank'), at(line, 'out')];
    const facts = rounds.map(title => [title, factOf(at(line, title), marks)] as const);
    return {
      mark: at(line, 'club'),
      no: noOf(line, i),
      name,
      row,
      details: { name, rank, out },
      team: at(line, 'team'),
      group: at(line, 'group'),
      out,
      rounds: Object.fromEntries(facts),
    };
  });
  return { sheet, rows, columns };
}

const KNOWN = ['no', 'name', 'rank', 'club', 'out', 'category', 'group', 'team', 'board'] as const;

function columnsOf(titles: readonly CellValue[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  titles.forEach((value, column) => {
    const title = String(value);
    const known = KNOWN.find(kind => isWord(`column.${kind}`, title));
    if (known) found[known] ??= column;
    else if (/^R\d+[a-d]?$/.test(title)) found[title] = column;
  });
  return found;
}

const GAME = /^(\d+)([?+=-])(!?)(?:\/([bw?])(\d*))?(!?)$/;

function factOf(text: string, marks: ReadonlyMap<number, string>): Fact {
  const parts = text.split(' ').map(part => GAME.exec(part.replace(/#\d+$/, '')));
  const games = parts.flatMap((match): readonly CellGame[] => {
    const opponent = marks.get(Number(match?.[1]));
    if (!match || match[1] === '0' || opponent === undefined) return [];
    return [
      {
        opponent,
        result: `${match[2]}${match[3] || match[6]}`,
        colour: match[4] ?? '',
        stones: match[5] ?? '',
      },
    ];
  });
  // By marks, so that the text of a game is the same after a sort.
  const said =
    games.length === 0
      ? text
      : games.map(game => `${game.opponent}${game.result}/${game.colour}${game.stones}`).join(' ');
  return { text: said, games };
}

export const roundOf = (title: string): number => Number(/\d+/.exec(title)?.[0]);

/** The address of a cell of a player. */
export const addressOf = ({ columns, rows }: PlainList, mark: string, title: string): string =>
  makeA1(rows.find(row => row.mark === mark)?.row ?? 0, columns[title] ?? 0);

/** The label of a player in the panel and on Round sheets. */
export const labelOf = ({ no, name, details }: Row): string =>
  `${no} ${name}${details.rank ? ` (${details.rank})` : ''}`;

/** Every cell of a round with whom it is of. */
export const cellsOf = (
  list: PlainList,
): readonly { readonly mark: string; readonly title: string; readonly fact: Fact }[] =>
  list.rows.flatMap(row =>
    Object.entries(row.rounds).map(([title, fact]) => ({ mark: row.mark, title, fact })),
  );
