import { presetSettings } from '../../tournament/presets';
import { type System, SYSTEMS } from '../../tournament/systems';
import { TIEBREAK_FACTS, type Tiebreak } from '../../tournament/tiebreaks';
import { exampleRows, type Example } from '../cells/examples';
import type { ColumnKind } from '../cells/titles';
import type { Text } from '../wording';

/** Rows for players: few enough for quick formulas. Rows inserted inside the range belong to it. */
export const PLAYER_ROWS = 300;

/** The ranks that the Rank column offers; others can be typed. */
export const RANKS: readonly string[] = [
  ...Array.from({ length: 9 }, (_, i) => `${9 - i}d`),
  ...Array.from({ length: 30 }, (_, i) => `${i + 1}k`),
];

export interface TemplatePlan {
  readonly system: System;
  readonly teams: boolean;
  readonly rated?: boolean;
  readonly rounds: number;
  /** Tiebreaks after the score; undefined: the system's own list. */
  readonly tiebreaks?: readonly Tiebreak[];
}

const PLAYER = ['no', 'name', 'rank', 'rating', 'country', 'club'] as const satisfies ColumnKind[];

export interface FormulaSheet {
  readonly name: string;
  readonly formula: string;
  /** The widths of its columns in pixels. */
  readonly widths: readonly number[];
}

export interface WallListTemplate {
  readonly titles: readonly string[];
  readonly kinds: readonly ColumnKind[];
  readonly firstRound: number;
  /** The width of the named range. Its last column is empty, so that a round can be inserted before it. */
  readonly width: number;
  readonly examples: readonly Example[];
  /** One formula beside the range, whose answer fills so many columns. */
  readonly computed: { readonly formula: string; readonly columns: number };
  readonly sheets: readonly FormulaSheet[];
}

/** The wall list of a new tournament: titles, example players, and the formulas beside the range. */
export function wallListTemplate(plan: TemplatePlan, text: Text): WallListTemplate {
  const kinds = columnsOf(plan);
  const width = kinds.length + plan.rounds + 1;
  const names = namesBeside(plan);
  return {
    titles: [
      ...kinds.map(kind => text(`column.${kind}`)),
      ...Array.from({ length: plan.rounds }, (_, r) => `R${r + 1}`),
    ],
    kinds,
    firstRound: kinds.length,
    width,
    examples: exampleRows(text),
    computed: { formula: formulaBeside(names), columns: names.length },
    sheets: sheetsOf(plan, text),
  };
}

const columnsOf = ({ system, teams, rated }: TemplatePlan): readonly ColumnKind[] => {
  const { contests } = SYSTEMS[system];
  return [
    ...PLAYER,
    ...(rated ? (['pin'] as const) : []),
    ...(contests === 'everybody' ? [] : [contests]),
    ...(teams ? (['team', 'board'] as const) : []),
    'out',
  ];
};

/** The columns computed for the whole list: place, score, tiebreaks; teams have a sheet of their own. */
export function namesBeside({
  system,
  teams,
  tiebreaks,
}: Pick<TemplatePlan, 'system' | 'teams' | 'tiebreaks'>): readonly string[] {
  if (teams) return ['WINS', 'BOARDWINS'];
  const { functions, preset } = SYSTEMS[system];
  if (tiebreaks === undefined) return ['PLACE', ...functions];
  const usual: readonly string[] = presetSettings(preset, system).tiebreaks;
  const scores = functions.filter(name => !usual.includes(name));
  return [...new Set(['PLACE', ...scores, ...tiebreaks.filter(isBeside)])];
}

/** Has a function that says something of single players. */
function isBeside(tiebreak: Tiebreak): boolean {
  const { formula } = TIEBREAK_FACTS[tiebreak];
  return formula === 'list' || formula === 'k';
}

/** One column has the function of its own; SOSK needs an argument, how many opponents to leave out. */
export function formulaBeside(names: readonly string[]): string {
  const [name, ...others] = names;
  if (others.length > 0) return `=RANKING(WallList;"${names.join(', ')}";Settings)`;
  return name === 'SOSK' ? '=SOSK(WallList;1;Settings)' : `=${name}(WallList;Settings)`;
}

/** Pixels. Narrower columns hold numbers and short codes, and are centred. */
export const NAME_WIDTH = 216;
const BRACKET_WIDTHS = Array.from({ length: 8 }, () => NAME_WIDTH);
const teamWidths = (rounds: number): readonly number[] => [
  52,
  124,
  NAME_WIDTH,
  ...Array.from({ length: rounds }, () => 60),
  60,
  ...Array.from({ length: 3 }, () => 100),
  // The note behind the last column: whose rules, and what is open.
  NAME_WIDTH,
];

/** A bracket has a name in every column; teams have place, number, name, rounds, score, tiebreaks. */
const sheetsOf = ({ system, teams, rounds }: TemplatePlan, text: Text): readonly FormulaSheet[] => {
  const hasBracket = SYSTEMS[system].end === 'final';
  return [
    ...(teams
      ? [{ name: text('sheet.teams'), formula: formulaBeside(['TEAMSTANDINGS']), widths: teamWidths(rounds) }]
      : []),
    ...(hasBracket
      ? [{ name: text('sheet.bracket'), formula: formulaBeside(['BRACKET']), widths: BRACKET_WIDTHS }]
      : []),
  ];
};
