import { isBlank, textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { parseCount, parseRankCell } from '../cells/fields';
import { headerScore, type Columns, type Header } from './header';
import { EVERY_TEXT } from '../../text/vocabulary';
import { parseEntries } from '../cells/notation';
import { once, remembering } from '../../tournament/once';
import { readName } from './readPlayer';
import { foldTitle, kindOfTitle } from '../cells/titles';
import type { TitleKind } from '../cells/titles';

export interface PlayerRows {
  readonly rows: readonly number[];
  readonly names: readonly string[];
  readonly leftOut: readonly number[];
  /** Players with nothing but a name, in a list where the others have more. */
  readonly onlyNames: readonly number[];
  /** The first row behind the list. */
  readonly end: number;
}

interface RowCandidate {
  readonly row: number;
  readonly name: string;
  /** Cells with a result, a number, a rank or a rating: hardly anything but a player has these. */
  readonly hard: number;
  /** Cells that suit their column, those of `hard` included. */
  readonly fits: number;
  /** Cells that do not suit their column. */
  readonly misfits: number;
  readonly results: number;
  /** Opponents without a result. */
  readonly bare: number;
  readonly hasNumber: boolean;
  readonly hasRank: boolean;
  /** The block of the row, counted from 0; blank rows separate blocks. */
  readonly block: number;
}

/**
 * Finds the players: every row with a name, even if nothing else is typed yet, except
 * - lines that begin with `;`, and repeated titles,
 * - everything from other titles on that follow a blank row: standings, a list of problems,
 * - rows behind a blank row where more cells do not fit their column than do,
 * - text that is no name (`Players: 4`, `Group A`, `Lunch at 12`) without a rank or result, unless other
 *   players have such names (`Player 7`).
 */
export function findPlayers(values: Values, header: Header): PlayerRows {
  const { columns, rounds } = header;
  const list = rowsOfList(values, header);
  const numbered = columns.no ?? header.pl;
  const named = list.rows.filter(({ name }) => name !== '');
  const withName = new Set(named.map(({ row }) => row));
  // Where rows without a name have numbers too, a number is no evidence of a player.
  const isPrefilled =
    numbered !== undefined &&
    list.rows.some(({ row }) => !isBlank(values[row]?.[numbered]) && !withName.has(row));
  const contentOfText = remembering(contentOf);
  const isGradeText = remembering(isGrade);
  const results = rounds.flat();
  const reader = { contentOf: contentOfText, isGrade: isGradeText };
  const candidates = named.map(({ row, block, name }): RowCandidate => ({
    row,
    block,
    name,
    ...evidence(values[row] ?? [], columns, results, isPrefilled ? undefined : numbered, reader),
  }));
  const isPlayer = judge(candidates);
  const players = candidates.filter(isPlayer);
  const nonPlayers = candidates.filter(candidate => !isPlayer(candidate)).map(({ row }) => row);
  const alone = players.filter(({ fits, misfits, bare }) => fits + misfits + bare === 0);
  return {
    rows: players.map(({ row }) => row),
    names: players.map(({ name }) => name),
    leftOut: [...nonPlayers, ...list.leftOut],
    onlyNames: 3 * alone.length < players.length ? alone.map(({ row }) => row) : [],
    end: list.end,
  };
}

interface RowOfBlock {
  readonly row: number;
  readonly name: string;
  readonly block: number;
}

function rowsOfList(
  values: Values,
  header: Header,
): { readonly rows: readonly RowOfBlock[]; readonly leftOut: readonly number[]; readonly end: number } {
  const rows: RowOfBlock[] = [];
  const names = new Set<string>();
  let block = 0;
  let isAfterBlank = false;
  for (let row = header.last + 1; row < values.length; row++) {
    const cells = values[row] ?? [];
    if (cells.every(isBlank)) {
      isAfterBlank = true;
      continue;
    }
    if (isComment(cells)) continue;
    const isRepeated = repeatsHeader(values, header, row);
    if (isAfterBlank && (isRepeated ? comesAgain(values, header, row, names) : isOtherTable(cells)))
      return { rows, leftOut: withNames(values, header, row), end: row };
    if (isAfterBlank && rows.length > 0) block++;
    isAfterBlank = false;
    if (isRepeated) continue;
    const name = readName(cells, header.columns);
    rows.push({ row, name, block });
    names.add(name);
  }
  return { rows, leftOut: [], end: values.length };
}

export const isComment = (cells: readonly unknown[]): boolean =>
  textOf(cells.find(cell => !isBlank(cell))).startsWith(';');

/** Long printed lists repeat the titles on every page. */
function repeatsHeader(values: Values, header: Header, row: number): boolean {
  const same = (column: number | undefined): boolean =>
    column !== undefined && textOf(values[row]?.[column]) === textOf(values[header.row]?.[column]);
  const { name, surname, firstName } = header.columns;
  return [name, surname, firstName].some(same) && header.rounds.flat().every(same);
}

/** Most players below these titles have been read already: the list is repeated. */
function comesAgain(values: Values, header: Header, row: number, names: ReadonlySet<string>): boolean {
  const below = values.slice(row + 1).map(cells => readName(cells, header.columns));
  const named = below.filter(name => name !== '');
  return 2 * named.filter(name => names.has(name)).length > named.length;
}

function isOtherTable(cells: readonly unknown[]): boolean {
  const texts = cells.map(textOf);
  const [first = '', second = ''] = texts.filter(text => text !== '');
  return (
    headerScore(cells) > 0 ||
    EVERY_TEXT.some(text => first === text('check.row') && second === text('check.column'))
  );
}

const withNames = (values: Values, header: Header, from: number): readonly number[] =>
  values.flatMap((cells, row) => (row >= from && readName(cells, header.columns) !== '' ? [row] : []));

/** The content of a round's cell: a result, nothing, a number alone, or something else. */
type Content = 'result' | 'nothing' | 'bare' | 'other';

/** A plain game, which nearly all filled cells are. */
const GAME = /^[1-9]\d{0,5}[+\-=](?:\/[bw]\d{0,2})?$/;

function contentOf(text: string): Content {
  if (GAME.test(text)) return 'result';
  const read = parseEntries(text);
  if (!('kind' in read)) return read.length > 0 ? 'result' : 'nothing';
  if (read.why === 'two meanings') return 'result';
  return read.why === 'no notation' ? 'other' : 'bare';
}

interface Reader {
  readonly contentOf: (text: string) => Content;
  readonly isGrade: (text: string) => boolean;
}

function evidence(
  cells: readonly unknown[],
  columns: Columns,
  rounds: readonly number[],
  numbered: number | undefined,
  { contentOf, isGrade }: Reader,
): Pick<RowCandidate, 'hard' | 'fits' | 'misfits' | 'results' | 'bare' | 'hasRank' | 'hasNumber'> {
  let [results, bare, fits, misfits] = [0, 0, 0, 0];
  const count = (column: number | undefined, isFit: (text: string) => boolean): void => {
    if (column === undefined || isBlank(cells[column])) return;
    if (isFit(textOf(cells[column]))) fits++;
    else misfits++;
  };
  for (const column of rounds) {
    const content = isBlank(cells[column]) ? 'nothing' : contentOf(textOf(cells[column]));
    if (content === 'result') results++;
    else if (content === 'bare') bare++;
    else if (content === 'other') misfits++;
  }
  count(numbered, text => parseCount(text) !== undefined);
  count(columns.rank, isGrade);
  count(columns.rating, text => /^-?\d{3,4}(?:[.,]\d+)?$/.test(text));
  const hard = fits + results;
  count(columns.start, text => /^-?\d{1,2}/.test(text));
  for (const kind of ['country', 'club', 'pin', 'category', 'group', 'team', 'board', 'out'] as const)
    if (columns[kind] !== undefined && !isBlank(cells[columns[kind]])) fits++;
  const hasRank = columns.rank !== undefined && isGrade(textOf(cells[columns.rank]));
  const hasNumber = numbered !== undefined && parseCount(textOf(cells[numbered])) !== undefined;
  return { results, bare, hasRank, hasNumber, hard, fits: fits + results, misfits };
}

const isGrade = (text: string): boolean => parseRankCell(text) !== undefined;

/** Decides whether a row is a player's, in comparison with the other rows. */
function judge(candidates: readonly RowCandidate[]): (candidate: RowCandidate) => boolean {
  const first = candidates[0]?.block ?? 0;
  const ofFirst = candidates.filter(({ block }) => block === first);
  // Where hardly anybody has more than a name, blank rows separate nothing.
  const isBare = 4 * ofFirst.filter(({ hard }) => hard > 0).length <= ofFirst.length;
  const shapes = new Map<string, number>();
  for (const { name, fits } of candidates)
    if (fits > 0 || isBare) shapes.set(shapeOf(name), 1 + (shapes.get(shapeOf(name)) ?? 0));
  const isShapeOfOthers = (shape: string): boolean => (shapes.get(shape) ?? 0) > (isBare ? 1 : 0);
  return ({ block, name, hard, fits, misfits, results, hasRank, hasNumber }) => {
    if (results > misfits) return true;
    if (block !== first && (isBare ? fits < misfits : hard <= misfits)) return false;
    if (hasRank) return true;
    if (hasNumber) return !isPlainLabel(name);
    return !isLabel(name) && (fits > 0 || !isNote(name, isShapeOfOthers));
  };
}

const wordSet = (words: string): (() => ReadonlySet<string>) =>
  once(() => new Set(words.split(' ').map(foldTitle)));

/** Words of headings and totals. Words for groups and categories are among the titles. */
const labelWords = wordSet(
  'total totals totaal totalt toplam summe summa suma gesamt somme összesen yhteensä razem celkem skupaj итого всего 합계 合計 合计 总计 總計 ' +
    'average durchschnitt mittelwert moyenne promedio среднее 평균 平均 players spieler joueurs jugadores jogadores игроков ' +
    'note notes notiz bemerkung remarque примечание lunch dinner mittagessen mittagspause déjeuner almuerzo обед перерыв ' +
    '점심 昼食 午餐 referee arbiter arbitre schiedsrichter árbitro судья results prizes preise premios updated generated',
);
/** Words that are surnames too; they are labels only when they stand alone. */
const loneWords = wordSet('sum mean media page seite nota break pause comida prix director');
const HEADINGS: readonly (TitleKind | undefined)[] = ['group', 'category', 'supergroup', 'team'];

/** `Players: 4`, an address, `A组`: no name, unless a rank or a result stands beside it. */
const isMarked = (name: string): boolean => /[:：]|\/\//.test(name) || /^[\dA-Z][조组組]$/i.test(name);

/** The text is just a label, perhaps with a letter or number: `Total`, `Group A`, `Page 2`. */
export function isPlainLabel(name: string): boolean {
  const [word = '', ...rest] = name.split(/[\s.-]+/);
  const isShort = rest.every(each => /^(?:[A-Z]|\d*)$/i.test(each));
  return isMarked(name) || (isShort && (loneWords().has(foldTitle(word)) || isLabelWord(word)));
}

/** Whether a label is anywhere in the text: `Average rank`. */
export const isLabel = (name: string): boolean =>
  isPlainLabel(name) || name.split(/[\s.,-]+/).some(isLabelWord);

function isLabelWord(word: string): boolean {
  const folded = foldTitle(word);
  if (labelWords().has(folded)) return true;
  // A single Chinese or Korean character may be a surname.
  return (word.length > 1 || /[a-z]/.test(folded)) && HEADINGS.includes(kindOfTitle(word));
}

const isNote = (name: string, isShapeOfOthers: (shape: string) => boolean): boolean =>
  (/\d/.test(name) && !isShapeOfOthers(shapeOf(name))) ||
  name.split(/\s+/).length > 5 ||
  /[=%]|^[*•–—(#>-]/.test(name);

/** The name with its numbers made equal, so that `Player 7` compares with `Player 12`. */
const shapeOf = (name: string): string => name.replace(/\d+/g, '0');
