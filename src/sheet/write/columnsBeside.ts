import type { Settings } from '../../tournament/settings';
import { formulaBeside, namesBeside } from './template';

/** A cell of the line of titles, its formula and its new one; '' for none. */
export interface ColumnBeside {
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** The columns beside a list and those by its settings, where they differ or find no room. */
export interface ColumnsBeside {
  readonly was: readonly string[];
  readonly now: readonly string[];
  /** A column with something else in it, where the answer of a formula would stand. */
  readonly blocked: number | undefined;
  readonly changes: readonly ColumnBeside[];
  /** The columns that were blank and will be filled. */
  readonly added: readonly number[];
}

export interface CellsBeside {
  /** Nothing stands in the column. */
  readonly isFree: (column: number) => boolean;
  /** The formula in this column of the line of titles shows an error. */
  readonly isError: (column: number) => boolean;
  readonly isMade: (name: string) => boolean;
}

interface FormulaBeside {
  readonly column: number;
  readonly formula: string;
  readonly names: readonly string[];
}

/** Nothing but our own formulas changes, and what the organiser typed beside stays: the columns go around it. */
export function columnsBeside(
  line: readonly string[],
  from: number,
  settings: Pick<Settings, 'system' | 'stages' | 'teams' | 'tiebreaks'>,
  cells: CellsBeside,
): ColumnsBeside | undefined {
  const formulas = line.flatMap((formula, column): readonly FormulaBeside[] => {
    const names = column < from ? [] : columnNames(formula);
    return names.length === 0 ? [] : [{ column, formula, names }];
  });
  const [first] = formulas;
  if (settings.teams || first?.names[0] !== 'PLACE') return undefined;
  const now = namesNow(formulas, settings);
  const isOurs = ({ names }: FormulaBeside): boolean =>
    names.every(name => now.includes(name) || cells.isMade(name));
  const ours = formulas.filter(isOurs);
  const was = ours.flatMap(({ names }) => names);
  const blocked = ours.flatMap(formula => typedIn(formula, cells))[0];
  if (blocked === undefined && was.join() === now.join()) return undefined;
  const filled = (formula: FormulaBeside): readonly number[] =>
    typedIn(formula, cells).length === 0 ? columnsOf(formula) : [formula.column];
  const taken = new Set(formulas.filter(formula => !isOurs(formula)).flatMap(columnsOf));
  const ourColumns = new Set(ours.flatMap(filled).filter(column => !taken.has(column)));
  const end = Math.max(...ourColumns);
  const places: number[] = [];
  for (let column = first.column; places.length < now.length; column++) {
    const isMore = blocked !== undefined || column > end;
    if (ourColumns.has(column) || (isMore && !taken.has(column) && cells.isFree(column))) places.push(column);
  }
  const wanted = formulasAt(places, now);
  const before = new Map(ours.map(({ column, formula }) => [column, formula]));
  const changed = [...new Set([...before.keys(), ...wanted.keys()])].sort((a, b) => a - b);
  return {
    was,
    now,
    blocked,
    changes: changed
      .map(column => ({ column, before: before.get(column) ?? '', after: wanted.get(column) ?? '' }))
      .filter(change => change.before !== change.after),
    added: places.filter(column => !ourColumns.has(column)),
  };
}

function namesNow(
  formulas: readonly FormulaBeside[],
  { system, stages, teams, tiebreaks }: Pick<Settings, 'system' | 'stages' | 'teams' | 'tiebreaks'>,
): readonly string[] {
  const asked = namesBeside({ system, teams, tiebreaks });
  if (stages.length === 0) return asked;
  // Each stage has a score of its own: those that are there stay.
  const scores = formulas.flatMap(({ names }) => names).filter(isScore);
  return [...new Set([...scores, ...asked.filter(name => !isScore(name))])];
}

const columnsOf = ({ column, names }: FormulaBeside): readonly number[] => names.map((_, i) => column + i);

/** The columns in the way of an answer: what stands beside a formula that shows an error was typed there. */
const typedIn = (formula: FormulaBeside, { isFree, isError }: CellsBeside): readonly number[] =>
  isError(formula.column)
    ? columnsOf(formula)
        .slice(1)
        .filter(column => !isFree(column))
    : [];

/** One formula for each run of neighbouring columns. */
function formulasAt(places: readonly number[], names: readonly string[]): ReadonlyMap<number, string> {
  const formulas = new Map<number, string>();
  let begin = 0;
  for (let at = 1; at <= places.length; at++) {
    if (places[at] === (places[at - 1] ?? 0) + 1) continue;
    formulas.set(places[begin] ?? 0, formulaBeside(names.slice(begin, at)));
    begin = at;
  }
  return formulas;
}

const isScore = (name: string): boolean => ['PLACE', 'SCORE', 'WINS', 'MMS', 'PERFORMANCE'].includes(name);

/** The columns of a formula in the form in which a list is made with it; a spreadsheet may write a comma. */
export function columnNames(formula: string): readonly string[] {
  const [, called = '', text] = /^=\s*([A-Z0-9]{2,20})\([^"]*(?:"([^"]*)")?/i.exec(formula) ?? [];
  const names = (text ?? called)
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(name => name !== '');
  const bare = (formulaText: string): string =>
    formulaText.replace(/\s/g, '').replace(/,/g, ';').toUpperCase();
  return names.length > 0 && bare(formula) === bare(formulaBeside(names)) ? names : [];
}

/** How many columns the answer of a formula fills, where its own text says so. */
export const reachOf = (formula: string): number | undefined => {
  const [, text] = /^=\s*RANKING\s*\([^"]*"([^"]+)"/i.exec(formula) ?? [];
  return text?.split(/[,;]/).filter(name => name.trim() !== '').length;
};
