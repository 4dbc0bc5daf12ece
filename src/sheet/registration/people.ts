import { nameOf, widthOf, type Values } from '../cells/cell';
import { NO_COLUMNS, type Columns } from '../frame/header';
import { parseCount, parseRankCell } from '../cells/fields';
import { readName } from '../frame/readPlayer';
import { readTitle } from '../frame/titleRows';
import { kindOfTitle, type ColumnKind } from '../cells/titles';
import { detailsInLine } from './pastedCells';
import { guessKinds, type PastedColumnGuess } from './guess';
import { kindOfQuestion } from './question';

export interface Person {
  readonly name: string;
  readonly cells: Readonly<Partial<Record<ColumnKind, string>>>;
}

/** A pasted column and its kind; undefined: it is left out. */
export interface TakenColumn {
  /** '' without titles. */
  readonly title: string;
  readonly sample: string;
  readonly kind: ColumnKind | undefined;
  readonly isSure: boolean;
}

export interface People {
  readonly columns: readonly TakenColumn[];
  readonly people: readonly Person[];
}

/** Reads people from cells in any order of columns: by titles, by the questions of a form, else by what the cells hold. */
export function readPeople(values: Values): People {
  const table = values.map(cells => cells.map(nameOf)).filter(cells => cells.some(cell => cell !== ''));
  const width = widthOf(table);
  const titles = titlesOf(table[0] ?? []) ? table[0] : undefined;
  const rows = titles ? table.slice(1) : table;
  const column = (at: number): readonly string[] => rows.map(cells => cells[at] ?? '');
  const columns = Array.from({ length: width }, (_, at) => column(at));
  const guesses = titles ? fromTitles(titles, width) : guessKinds(columns);
  const first = guesses.map((guess, at) =>
    guess && guesses.findIndex(other => other?.kind === guess.kind) === at ? guess : undefined,
  );
  const at = Object.fromEntries(first.flatMap((guess, i) => (guess ? [[guess.kind, i]] : [])));
  const allColumns = { ...NO_COLUMNS, ...at } as Columns;
  return {
    columns: columns.map((cells, i) => ({
      title: titles?.[i] ?? '',
      sample: cells.find(cell => cell !== '') ?? '',
      kind: first[i]?.kind,
      isSure: first[i]?.isSure ?? guesses[i] === undefined,
    })),
    people: rows.map(
      cells =>
        personInOneCell(cells) ?? {
          name: readName(cells, allColumns),
          cells: Object.fromEntries(
            first.flatMap((guess, i) => (guess && guess.kind !== 'no' ? [[guess.kind, cells[i] ?? '']] : [])),
          ),
        },
    ),
  };
}

/** Somebody who was typed in one go among others who came with columns. */
function personInOneCell(cells: readonly string[]): Person | undefined {
  const [cell, ...others] = cells.filter(text => text !== '');
  return cell === undefined || others.length > 0 ? undefined : detailsInLine(cell);
}

/** Titles: the one of a name, or two others, and nothing that only a player has. */
function titlesOf(cells: readonly string[]): boolean {
  if (cells.some(cell => parseRankCell(cell) !== undefined || parseCount(cell) !== undefined)) return false;
  const kinds = cells.map(cell => readTitle(cell)?.kind ?? kindOfQuestion(cell));
  const isName = (kind: string | undefined): boolean =>
    kind === 'name' || kind === 'surname' || kind === 'firstName';
  const knownCount = kinds.filter(kind => kind !== undefined).length;
  return kinds.some(isName)
    ? knownCount > 1 || cells.filter(cell => cell !== '').length === 1
    : knownCount > 1;
}

/** A title says it; a question most often does. The results of rounds are not taken. */
const fromTitles = (titles: readonly string[], width: number): readonly (PastedColumnGuess | undefined)[] =>
  Array.from({ length: width }, (_, at): PastedColumnGuess | undefined => {
    const title = titles[at] ?? '';
    const kind = title === '' ? undefined : kindOfTitle(title);
    if (kind !== undefined) return kind === 'pl' ? { kind: 'no', isSure: true } : { kind, isSure: true };
    if (title === '' || readTitle(title) !== undefined) return undefined;
    const asked = kindOfQuestion(title);
    return asked && { kind: asked, isSure: false };
  });
