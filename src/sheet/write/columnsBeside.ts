import type { Settings } from '../../tournament/settings';
import { formulaBeside, namesBeside } from './template';

/** A cell of the line of titles, its formula and its new one; '' for none. */
export interface ColumnBeside {
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** The functions beside a list and those by its settings, where they differ. */
export interface ColumnsBeside {
  readonly was: readonly string[];
  readonly now: readonly string[];
  readonly changes: readonly ColumnBeside[];
}

export function columnsBeside(
  line: readonly string[],
  from: number,
  settings: Pick<Settings, 'system' | 'stages' | 'teams' | 'tiebreaks'>,
  {
    isFree,
    isMade,
  }: { readonly isFree: (column: number) => boolean; readonly isMade: (name: string) => boolean },
): ColumnsBeside | undefined {
  const { system, stages, teams, tiebreaks } = settings;
  const functionCells = line.flatMap((formula, column) => {
    const name = column < from ? undefined : nameOf(formula);
    return name === undefined ? [] : [{ column, before: formula, name }];
  });
  if (teams || functionCells[0]?.name !== 'PLACE') return undefined;
  const asked = namesBeside({ system, teams, tiebreaks });
  // Each stage has a score of its own: those that are there stay.
  const now =
    stages.length === 0
      ? asked
      : [
          ...new Set([
            ...functionCells.map(({ name }) => name).filter(isScore),
            ...asked.filter(one => !isScore(one)),
          ]),
        ];
  const ownCells = functionCells.filter(({ name }) => now.includes(name) || isMade(name));
  const shown = ownCells.map(({ name }) => name);
  if (shown.join() === now.join()) return undefined;
  const last = Math.max(...functionCells.map(({ column }) => column));
  const more: number[] = [];
  for (let column = last + 1; ownCells.length + more.length < now.length; column++)
    if (isFree(column)) more.push(column);
  const places = [...ownCells, ...more.map(column => ({ column, before: '', name: '' }))];
  return {
    was: shown,
    now,
    changes: places.flatMap(({ column, before, name }, i) => {
      const next = now[i];
      if (next === name) return [];
      return [{ column, before, after: next === undefined ? '' : formulaBeside(next) }];
    }),
  };
}

const isScore = (name: string): boolean => ['PLACE', 'SCORE', 'WINS', 'MMS', 'PERFORMANCE'].includes(name);

/** In the form in which a list is made with it; a spreadsheet may write a comma. */
function nameOf(formula: string): string | undefined {
  const name = /^=\s*([A-Z0-9]{2,20})\(/i.exec(formula)?.[1]?.toUpperCase();
  const bare = (text: string): string => text.replace(/\s/g, '').replace(/,/g, ';').toUpperCase();
  return name !== undefined && bare(formula) === bare(formulaBeside(name)) ? name : undefined;
}

export const namesIn = (formulas: readonly string[]): readonly string[] =>
  formulas.flatMap(one => nameOf(one) ?? []);
