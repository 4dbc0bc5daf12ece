import type { HalfPoints, Player, WallList } from '../../tournament/wallList';
import { makeRank } from '../../tournament/rank';
import { textOf, type Values } from '../cells/cell';
import type { TextKey } from '../../text/en';
import type { ReadKey } from '../../text/readKeys';
import type { ReadText } from '../../text/vocabulary';
import type { Text } from '../wording';
import type { PlayerIndex } from '../../tournament/indices';

export const ROUND_TITLES = [
  'round.table',
  'round.black',
  'round.white',
  'round.handicap',
  'round.komi',
  'round.result',
] as const satisfies readonly TextKey[];

/** The row of titles, from 0: a heading and a line on typing results stand above it. */
export const ROUND_HEADER = 2;
export const RESULT_COLUMN = 5;
/** Where the heading says when the round was published: above the results. */
export const PUBLISHED = { row: 0, column: RESULT_COLUMN } as const;
/** Its column in sheets of before. */
const PUBLISHED_BEFORE = 3;

export const publishedCell = (values: Values): { readonly column: number; readonly text: string } => {
  const textAt = (column: number): string => textOf(values[PUBLISHED.row]?.[column]);
  const column = textAt(PUBLISHED.column) === '' ? PUBLISHED_BEFORE : PUBLISHED.column;
  return { column, text: textAt(column) };
};

/** Titles of a Round sheet; `withMoves` adds a column for the number of moves, where lengths may decide (R7.6). */
export const roundTitles = (withMoves: boolean): readonly TextKey[] =>
  withMoves ? [...ROUND_TITLES, 'round.moves'] : ROUND_TITLES;

export interface SheetGame {
  readonly table: number;
  readonly black: Player;
  readonly white: Player;
  readonly handicap: number;
  readonly komi: HalfPoints;
}

/** `12 Ito Kenji (3d)`: the number is for finding the player again, the name is for people. */
export const makeLabel = ({ no, name, rank }: Player): string =>
  `${no} ${name}${rank ? ` (${makeRank(rank)})` : ''}`;

export function playerLabel({ players }: WallList, player: PlayerIndex): string {
  const playerInList = players[player];
  return playerInList ? makeLabel(playerInList) : '';
}

/** The number and the name in a label of `makeLabel`; undefined for text without a leading number. */
export function parseLabel(text: string): { readonly no: number; readonly name: string } | undefined {
  const match = /^(\d{1,6})\s+(.*)$/.exec(text.trim());
  return match ? { no: Number(match[1]), name: withoutRank(match[2] as string) } : undefined;
}

/** A pattern that looked for the blanks before the bracket would begin anew at each of them. */
function withoutRank(name: string): string {
  const at = name.search(/\(\d+[dkp]\)$/);
  return at < 0 ? name : name.slice(0, at).trimEnd();
}

export function komiText(komi: HalfPoints): string {
  const whole = Math.floor(Math.abs(komi) / 2);
  const half = komi % 2 === 0 ? '' : '½';
  return `${komi < 0 ? '-' : ''}${whole === 0 && half ? '' : whole}${half}`;
}

export const gameRow = ({ table, black, white, handicap, komi }: SheetGame): readonly string[] => [
  String(table),
  makeLabel(black),
  makeLabel(white),
  handicap === 0 ? '' : String(handicap),
  komiText(komi),
];

/** `Oaks – Pines` over the boards of a match, or the heading of the third place; no game without White. */
export const titleRow = (words: string): readonly string[] => ['', words];

export const roundHeading = (
  heading: string,
  text: Text,
  withMoves = false,
): readonly (readonly string[])[] => [
  [heading],
  [text('round.how')],
  roundTitles(withMoves).map(key => text(key)),
];

export const aloneRow = (player: Player, as: 'bye' | 'rest' | 'walkOver', text: Text): readonly string[] => [
  text(`round.${as}`),
  makeLabel(player),
];

export interface SheetRow {
  /** The row in the sheet, from 0. */
  readonly row: number;
  /** Missing where the sheet has no such column. */
  readonly table?: string;
  readonly black: string;
  readonly white: string;
  /** Undefined where nobody says it: in the panel, or in a sheet without such a column. A blank cell is an even game. */
  readonly handicap: string | undefined;
  readonly result: unknown;
  /** Undefined where the sheet has no such column. */
  readonly moves: unknown;
}

export interface StrayResult {
  readonly row: number;
  /** The text that the row has instead of a game. */
  readonly beside: string;
  readonly text: string;
}

/** A line below the games: the word in the place of a table, and the player without an opponent. */
export interface AloneLine {
  readonly row: number;
  readonly word: string;
  readonly player: string;
}

export interface RoundTable {
  readonly header: number;
  readonly resultColumn: number;
  /** Missing where the table is in no sheet. */
  readonly nameColumns?: readonly [black: number, white: number];
  readonly rows: readonly SheetRow[];
  /** Results typed where there is no game: beside the heading of a match, or a bye. */
  readonly strays: readonly StrayResult[];
  /** Missing where the table is in no sheet. */
  readonly alone?: readonly AloneLine[];
  readonly end: number;
}

export function readRoundSheet(values: Values, texts: readonly ReadText[]): RoundTable | undefined {
  const title = (key: ReadKey): readonly string[] => texts.map(text => text(key).toLowerCase());
  const [blacks, whites, results, stones, lengths] = [
    title('round.black'),
    title('round.white'),
    title('round.result'),
    title('round.handicap'),
    title('round.moves'),
  ];
  const header = values.findIndex(line => {
    const cells = line.map(cell => textOf(cell).toLowerCase());
    return [blacks, whites, results].every(titles => cells.some(cell => titles.includes(cell)));
  });
  if (header < 0) return undefined;
  const cells = (values[header] ?? []).map(cell => textOf(cell).toLowerCase());
  const column = (titles: readonly string[]): number => cells.findIndex(cell => titles.includes(cell));
  const [black, white, result] = [column(blacks), column(whites), column(results)];
  const [handicap, moves] = [column(stones), column(lengths)];
  const rows = values.flatMap((line, row) => {
    const [first, second] = [textOf(line[black]), textOf(line[white])];
    if (row <= header || first === '' || second === '') return [];
    const typed = { result: line[result], moves: line[moves] };
    // Its title is the one that no other column is told by.
    const at = black > 0 ? { table: textOf(line[0]) } : {};
    const given = handicap < 0 ? undefined : textOf(line[handicap]);
    return [{ row, ...at, black: first, white: second, handicap: given, ...typed }];
  });
  const strays = values.flatMap((line, row): readonly StrayResult[] => {
    const [first, second, text] = [textOf(line[black]), textOf(line[white]), textOf(line[result])];
    if (row <= header || text === '' || (first !== '') === (second !== '')) return [];
    return [{ row, beside: first || second, text }];
  });
  const alone = values.flatMap((line, row): readonly AloneLine[] => {
    const [word, player] = [black > 0 ? textOf(line[0]) : '', textOf(line[black])];
    return row <= header || word === '' || player === '' || textOf(line[white]) !== ''
      ? []
      : [{ row, word, player }];
  });
  const nameColumns = [black, white] as const;
  return { header, resultColumn: result, nameColumns, rows, strays, alone, end: values.length };
}

/** When a round was published, as its sheet says; '' before. */
export const publishedAt = (values: Values): string => publishedCell(values).text;
