import type { Problem } from '../tournament/problem';
import { excerpt, isBlank, textOf } from './cell';
import type { Values } from './cell';
import { cellProblem } from './cellProblem';
import { parseRankCell } from './fields';
import { NO_COLUMNS } from './header';
import type { Columns } from './header';
import { cleanUp, parseEntries } from './notation';

export interface Guessed {
  readonly columns: Columns;
  readonly rounds: readonly (readonly number[])[];
  readonly problems: readonly Problem[];
}

/** What the cells of one column are: entries of R9, numbers alone, other text (and where its first one is). */
interface Survey {
  readonly entries: number;
  readonly bare: number;
  readonly others: number;
  readonly otherRow: number;
}

function survey(values: Values, column: number): Survey {
  let [entries, bare, others, otherRow] = [0, 0, 0, -1];
  values.forEach((cells, row) => {
    const value = cells[column];
    if (isBlank(value)) return;
    const text = textOf(value);
    const read = parseEntries(text);
    if (!('kind' in read)) entries += read.length > 0 && isEvidence(text) ? 1 : 0;
    else if (read.why !== 'no notation' || typeof value !== 'string') bare++;
    else {
      others++;
      if (otherRow < 0) otherRow = row;
    }
  });
  return { entries, bare, others, otherRow };
}

/** `3½` is notation, and also how points are written: alone it does not make a column a round. */
const isEvidence = (text: string): boolean =>
  !/½/.test(text) || /[+\-=?!/]/.test(cleanUp(text.replace(/½/g, '')));

/**
 * A range without titles (docs/sheets.md): a column is a round if it holds a cell of R9 notation and no other text.
 * The rest is not read, but for a name to speak of: the first column of words before the rounds.
 */
export function guessColumns(values: Values): Guessed {
  const width = values.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const rounds: number[] = [];
  const problems: Problem[] = [];
  for (let column = 0; column < width; column++) {
    const { entries, bare, others, otherRow } = survey(values, column);
    if (entries === 0 || bare > entries) continue;
    if (others === 0) rounds.push(column);
    else if (others < entries) {
      const text = excerpt(textOf(values[otherRow]?.[column]));
      problems.push(cellProblem(otherRow, column, 'warning', { code: 'columnIgnored', values: { text } }));
    }
  }
  const name = findNames(values, rounds[0] ?? 0);
  return { columns: { ...NO_COLUMNS, name }, rounds: rounds.map(column => [column]), problems };
}

function findNames(values: Values, before: number): number | undefined {
  for (let column = 0; column < before; column++) {
    const texts = values.map(cells => cells[column]).filter(value => !isBlank(value));
    if (texts.length > 0 && texts.every(isWord)) return column;
  }
  return undefined;
}

const isWord = (value: unknown): boolean =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && parseRankCell(value) === undefined;
