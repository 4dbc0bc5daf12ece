import { remembering } from '../../tournament/once';
import { isBlank, textOf, type Values } from '../cells/cell';
import { parseCount } from '../cells/fields';
import { holdsEntry, isName, readTitle, type Title } from './titleRows';

/** The cells of one of several lists, none of another; counted in the range, ends not included. */
export interface ListPart {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly row: number;
  readonly from: number;
}

interface ListTitles extends Pick<ListPart, 'row' | 'from'> {
  readonly to: number;
  readonly name: number;
  readonly texts: readonly string[];
}

/**
 * Several lists below or beside each other, each with titles; none where there is one. Pages of one list and
 * places of the same players begin none.
 */
export function listsIn(values: Values): readonly ListPart[] {
  const isNameText = remembering((text: string): boolean => isName(readTitle(text)));
  const mayBeName = (cell: unknown): cell is string => typeof cell === 'string' && !GAME.test(cell);
  const titleRows = values.flatMap((cells, row) =>
    cells.some(cell => mayBeName(cell) && isNameText(textOf(cell))) ? titlesIn(cells, row) : [],
  );
  const separateLists: ListTitles[] = [];
  for (const titles of titleRows.length > 1 ? titleRows : []) {
    const rows = playersBelow(values, titles, titleRows);
    const isKnown = (before: ListTitles): boolean =>
      goesOn(values, [before, playersBelow(values, before, [...separateLists, titles])], [titles, rows]);
    if (rows.length > 0 && !separateLists.some(isKnown)) separateLists.push(titles);
  }
  return separateLists.length > 1 ? separateLists.map(titles => partOf(values, titles, separateLists)) : [];
}

/** Most cells of a large list: to read each as a title would take longer than the list itself. */
const GAME = /^\s*\d+[-+=]/;

/** The values of one list alone: whatever stands outside of its part is blank. */
export const within = <T>(
  values: readonly (readonly T[])[],
  part: ListPart,
  blank: T,
): readonly (readonly T[])[] =>
  values.map((line, row) => line.map((cell, column) => (isInPart(part, row, column) ? cell : blank)));

export const isInPart = ({ top, left, bottom, right }: ListPart, row: number, column: number): boolean =>
  row >= top && row < bottom && column >= left && column < right;

/** The titles of lists in a row: another one begins where a name has a title once more. */
function titlesIn(cells: readonly unknown[], row: number): readonly ListTitles[] {
  const texts = cells.map(textOf);
  const titles = texts.map(readTitle);
  const names: number[] = [];
  let kinds: unknown[] = [];
  titles.forEach((title, column) => {
    if (!title || !isName(title)) return;
    if (names.length === 0 || kinds.includes(title.kind)) {
      kinds = [];
      names.push(column);
    }
    kinds.push(title.kind);
  });
  const begins = names.map((name, i) => {
    let from = name;
    while (from - 1 > (names[i - 1] ?? -1) && (isDetail(titles[from - 1]) || isPlace(texts[from - 1])))
      from--;
    return from;
  });
  return names.flatMap((name, i): readonly ListTitles[] => {
    const from = begins[i] as number;
    let to = name;
    while (to + 1 < (begins[i + 1] ?? texts.length) && texts[to + 1] !== '') to++;
    const isList = !cells.slice(from, to + 1).some(holdsEntry) && haveRounds(titles.slice(from, to + 1));
    return isList ? [{ row, from, to, name, texts: texts.slice(from, to + 1) }] : [];
  });
}

const isDetail = (title: Title): boolean => title !== undefined && title.kind !== 'round';

const isPlace = (text: string | undefined): boolean =>
  text !== undefined && /^(?:pl(?:atz|ace)?\.?|puesto|место|순위|順位|名次)$/i.test(text);

/** Rounds are among the titles: in words, in their order, or beside more than a name. */
function haveRounds(titles: readonly Title[]): boolean {
  const rounds = titles.flatMap(title => (title?.kind === 'round' ? [title.title] : []));
  return (
    rounds.some(({ style }) => style === 'word') ||
    (rounds.length > 0 && titles.some(title => isDetail(title) && !isName(title))) ||
    (rounds.length > 1 && rounds.every(({ round }, i) => round === i + 1))
  );
}

function playersBelow(
  values: Values,
  { row, from, to, name }: ListTitles,
  all: readonly ListTitles[],
): readonly number[] {
  const end =
    all.find(titles => titles.row > row && titles.from <= to && titles.to >= from)?.row ?? values.length;
  return values.flatMap((cells, at) => (at > row && at < end && !isBlank(cells[name]) ? [at] : []));
}

type BlockCells = readonly [titles: ListTitles, rows: readonly number[]];

/** The next page of the table before, or the places of its players. */
function goesOn(values: Values, [before, earlier]: BlockCells, [after, later]: BlockCells): boolean {
  const textsIn = (column: number, rows: readonly number[]): readonly string[] =>
    rows.map(row => textOf(values[row]?.[column]));
  if (before.texts.join('\n') !== after.texts.join('\n')) {
    const names = textsIn(before.name, earlier);
    const again = textsIn(after.name, later).filter(name => names.includes(name)).length;
    return 2 * again > later.length && after.texts.some(isPlace) && !before.texts.some(isPlace);
  }
  return (
    before.from === after.from &&
    ['no', 'pl'].some(kind => {
      const at = before.from + before.texts.findIndex(text => readTitle(text)?.kind === kind);
      const numbersIn = (rows: readonly number[]): readonly number[] =>
        textsIn(at, rows).flatMap(text => parseCount(text) || []);
      const [numbers, next] = [numbersIn(earlier), numbersIn(later)];
      return (
        at >= before.from &&
        next.length > 0 &&
        (Math.min(...next) > Math.min(...numbers) || !next.some(no => numbers.includes(no)))
      );
    })
  );
}

/** The cells of one list among all: down to the next titles in its columns, and to those beside it. */
function partOf(values: Values, { row, from, to }: ListTitles, lists: readonly ListTitles[]): ListPart {
  const inColumns = lists.filter(titles => titles.from <= to && titles.to >= from);
  const next = inColumns.find(titles => titles.row > row);
  return {
    top: inColumns.some(titles => titles.row < row) ? beginOf(values, { row, from, to }) : 0,
    left: lists.some(titles => titles.to < from) ? from : 0,
    bottom: next ? beginOf(values, next) : Infinity,
    right: Math.min(...lists.flatMap(titles => (titles.from > to ? [titles.from] : [])), Infinity),
    row,
    from,
  };
}

/** Text alone directly above the titles is the list's heading. */
function beginOf(values: Values, { row, from, to }: Pick<ListTitles, 'row' | 'from' | 'to'>): number {
  const used = (values[row - 1] ?? []).slice(from, to + 1).filter(cell => !isBlank(cell)).length;
  return used === 1 ? row - 1 : row;
}
