import type { NewSystem } from './newTournament';
import { exampleRows, type Example } from './examples';
import type { ColumnKind } from './titles';
import type { Text } from './wording';

/** Rows for players. Few enough for quick formulas; rows inserted inside the range belong to it. */
export const PLAYER_ROWS = 300;

/** The ranks that the Rank column offers; others can be typed. */
export const RANKS: readonly string[] = [
  ...Array.from({ length: 9 }, (_, i) => `${9 - i}d`),
  ...Array.from({ length: 30 }, (_, i) => `${i + 1}k`),
];

const KINDS = ['no', 'name', 'rank', 'rating', 'country', 'club', 'out'] as const satisfies ColumnKind[];

/** Functions in the columns to the right, each one call for the whole list. */
const FUNCTIONS: Readonly<Record<NewSystem, readonly string[]>> = {
  McMahon: ['PLACE', 'MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2'],
  Swiss: ['PLACE', 'WINS', 'DIRECTCOMPARISON', 'SOS2'],
};

export interface WallListTemplate {
  readonly titles: readonly string[];
  /** Column of each kind, from 0. */
  readonly columns: Readonly<Record<(typeof KINDS)[number], number>>;
  readonly firstRound: number;
  /** Width of the named range. Its last column is empty, so that a round can be inserted before it. */
  readonly width: number;
  readonly examples: readonly Example[];
  readonly formulas: readonly { readonly column: number; readonly formula: string }[];
}

/** The wall list of a new tournament: titles, example players, and the formulas beside the range. */
export function wallListTemplate(system: NewSystem, rounds: number, text: Text): WallListTemplate {
  const columns = Object.fromEntries(KINDS.map((kind, column) => [kind, column]));
  const width = KINDS.length + rounds + 1;
  return {
    titles: [
      ...KINDS.map(kind => text(`column.${kind}`)),
      ...Array.from({ length: rounds }, (_, r) => `R${r + 1}`),
    ],
    columns: columns as WallListTemplate['columns'],
    firstRound: KINDS.length,
    width,
    examples: exampleRows(text),
    formulas: FUNCTIONS[system].map((name, i) => ({
      column: width + i,
      formula: `=${name}(WallList,Settings)`,
    })),
  };
}

/** The formula that a Standings sheet consists of. */
export const STANDINGS_FORMULA = '=STANDINGS(WallList,Settings)';
