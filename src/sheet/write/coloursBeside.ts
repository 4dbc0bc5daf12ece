import type { Colour } from '../../tournament/game';
import type { CellChange } from '../cells/block';
import { isBlank, textOf, type Values } from '../cells/cell';
import { readColour } from '../frame/colourColumns';
import type { TypedEntry } from '../cells/notation';
import type { WallListReading } from '../read/readWallList';

/** An entry as a list with columns of colours has it. */
export interface EntryBeside {
  readonly entry: TypedEntry;
  /** What the column of colours gets. */
  readonly change: CellChange | undefined;
}

/** The words of a list for Black and White. */
export type ColourWords = Readonly<Record<Colour, string>>;

/**
 * The only entry of a player's cell with its colour in the column beside it: `7?` and `W`. Where that column says something else, and of
 * games with handicap, the cell has its colour itself; nothing typed is written over.
 */
export function colourBeside(
  { colours }: WallListReading,
  values: Values,
  words: ColourWords,
  row: number,
  column: number,
  entry: TypedEntry,
): EntryBeside {
  const beside = colours.find(({ round }) => round === column);
  if (!beside || entry.kind !== 'game' || entry.colour === undefined) return { entry, change: undefined };
  const { colour } = entry;
  const value = values[row]?.[beside.column];
  const isOpen = isBlank(value);
  if (!isOpen && readColour(value) !== colour) return { entry, change: undefined };
  return {
    // What stands beside a game with handicap is not read.
    entry: entry.handicap === 0 ? { ...entry, colour: undefined } : entry,
    change: isOpen ? { row, column: beside.column, before: '', after: words[colour] } : undefined,
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
  const known = black ?? white;
  if (known === undefined) return { black: 'B', white: 'W' };
  const pair = PAIRS.find(words => words.includes(known.toLowerCase())) ?? ['B', 'W'];
  const like = (word: string): string =>
    known === known.toLowerCase()
      ? word
      : known === known.toUpperCase()
        ? word.toUpperCase()
        : word.charAt(0).toUpperCase() + word.slice(1);
  return { black: black ?? like(pair[0]), white: white ?? like(pair[1]) };
}
