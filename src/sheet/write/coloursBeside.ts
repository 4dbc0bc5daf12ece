import type { Colour } from '../../tournament/game';
import type { CellChange } from '../cells/block';
import { isBlank, textOf, type Values } from '../cells/cell';
import { readColour } from '../frame/colourColumns';
import { readStones } from '../frame/stoneColumns';
import type { TypedEntry } from '../cells/notation';
import type { RoundNo } from '../../tournament/indices';
import type { WallListReading } from '../read/wallListReading';

export interface EntryBeside {
  readonly entry: TypedEntry;
  readonly changes: readonly CellChange[];
}

/** Where the colours of a round are written: in a column of their own, behind the opponents, or in its sheet alone. */
export type PlaceOfColours = 'beside' | 'behind' | 'sheet';

/**
 * A list that has had games without any colour keeps its style where no pairing needs them, because they follow from a table, and where a
 * column holds nothing but results, which formulas may add up.
 */
export function placeOfColours(
  { colours, halves, rounds, wallList }: WallListReading,
  round: RoundNo,
  areByTable: boolean,
): PlaceOfColours {
  const isOfRound = (column: number): boolean => rounds[round - 1]?.includes(column) === true;
  if (colours.some(column => isOfRound(column.round))) return 'beside';
  const games = wallList.entries.flat(2).filter(entry => entry.kind === 'game');
  if (games.some(({ colour }) => colour !== undefined)) return 'behind';
  const isApart = halves.some(({ opponent }) => isOfRound(opponent));
  return isApart || (areByTable && games.length > 0) ? 'sheet' : 'behind';
}

/** Colours go by themselves only where the stones do. */
export function entryBeside(
  reading: WallListReading,
  values: Values,
  words: ColourWords,
  row: number,
  column: number,
  entry: TypedEntry,
): EntryBeside {
  const stones = stonesBeside(reading, values, row, column, entry);
  const colour = colourBeside(reading, values, words, row, column, stones.entry);
  return { entry: colour.entry, changes: [...stones.changes, ...colour.changes] };
}

/** In the column beside the game; where that has another number, the cell has them itself. */
function stonesBeside(
  { stones, rows }: WallListReading,
  values: Values,
  row: number,
  column: number,
  entry: TypedEntry,
): EntryBeside {
  const beside = stones.find(({ round }) => round === column);
  if (!beside || entry.kind !== 'game') return { entry, changes: [] };
  const value = values[row]?.[beside.column];
  const { handicap } = entry;
  if (!isBlank(value))
    return { entry: readStones(value) === handicap ? { ...entry, handicap: 0 } : entry, changes: [] };
  // An even game has a nought where the list writes noughts.
  const hasNoughts = rows.some(line => stones.some(other => readStones(values[line]?.[other.column]) === 0));
  if (handicap === 0 && !hasNoughts) return { entry, changes: [] };
  return {
    entry: { ...entry, handicap: 0 },
    changes: [{ row, column: beside.column, before: '', after: String(handicap) }],
  };
}

export type ColourWords = Readonly<Record<Colour, string>>;

/**
 * The only entry of a cell with its colour in the column beside it, `7?` and `W`; handicap games, and cells beside
 * another text, have the colour themselves; nothing typed is written over.
 */
function colourBeside(
  { colours }: WallListReading,
  values: Values,
  words: ColourWords,
  row: number,
  column: number,
  entry: TypedEntry,
): EntryBeside {
  const beside = colours.find(({ round }) => round === column);
  if (!beside || entry.kind !== 'game' || entry.colour === undefined) return { entry, changes: [] };
  const { colour } = entry;
  const value = values[row]?.[beside.column];
  const isOpen = isBlank(value);
  if (!isOpen && readColour(value) !== colour) return { entry, changes: [] };
  return {
    // Columns beside a game with handicap are not read.
    entry: entry.handicap === 0 ? { ...entry, colour: undefined } : entry,
    changes: isOpen ? [{ row, column: beside.column, before: '', after: words[colour] }] : [],
  };
}

const PAIRS: readonly (readonly [black: string, white: string])[] = [
  ['b', 'w'],
  ['black', 'white'],
  ['schwarz', 'weiß'],
  ['schwarz', 'weiss'],
  ['s', 'w'],
  ['noir', 'blanc'],
  ['negra', 'blanca'],
  ['negras', 'blancas'],
  ['ч', 'б'],
  ['черные', 'белые'],
  ['흑', '백'],
  ['黒', '白'],
  ['黑', '白'],
];

/** The words that stand in the columns of colours, `B` and `W` in empty ones. */
export function colourWords({ colours, rows }: WallListReading, values: Values): ColourWords {
  const texts = rows.flatMap(row => colours.map(({ column }) => textOf(values[row]?.[column]).trim()));
  const [black, white] = [
    texts.find(text => readColour(text) === 'black'),
    texts.find(text => readColour(text) === 'white'),
  ];
  const anyWord = black ?? white;
  if (anyWord === undefined) return { black: 'B', white: 'W' };
  const pair = PAIRS.find(words => words.includes(anyWord.toLowerCase())) ?? ['B', 'W'];
  const like = (word: string): string =>
    anyWord === anyWord.toLowerCase()
      ? word
      : anyWord === anyWord.toUpperCase()
        ? word.toUpperCase()
        : word.charAt(0).toUpperCase() + word.slice(1);
  return { black: black ?? like(pair[0]), white: white ?? like(pair[1]) };
}
