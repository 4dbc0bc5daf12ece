import { intoNewSheet, type Block } from '../../sheet/cells/block';
import { textOf } from '../../sheet/cells/cell';
import { labelsNow } from '../../sheet/rounds/labelNow';
import { parseResult } from '../../sheet/rounds/roundResult';
import {
  makeLabel,
  parseLabel,
  ROUND_HEADER,
  ROUND_TITLES,
  RESULT_COLUMN,
} from '../../sheet/rounds/roundSheet';
import { isBye } from '../../tournament/game';
import { entriesIn } from '../../tournament/wallList';
import { importedRound, type TableOf } from '../files/importedRounds';
import { knownResults, roundSheets, type RoundSheet } from '../read/roundSheets';
import { tournamentName } from '../read/tournamentName';
import type { Tournament, TournamentInput } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { nameFor } from '../write/takenNames';
import type { RoundNo } from '../../tournament/indices';

export interface RoundSheetMerge {
  readonly round: RoundNo;
  readonly after: TournamentInput;
  /** The copy, and the numbers of its players here. */
  readonly copy: Workbook;
  readonly now: (no: number) => number;
  readonly isChanged: boolean;
  readonly isFirst: boolean;
}

/** Blocks that make the sheet of a round what the list says, where there is one here or in the copy. */
export function sheetsAsListed(
  workbook: Workbook,
  here: Tournament,
  merge: RoundSheetMerge,
): readonly Block[] {
  const { round, after, copy, isChanged, isFirst } = merge;
  const { text } = here;
  const sheets = roundSheets(workbook, round);
  const theirs = roundSheets(copy, round).find(({ table }) => table !== undefined);
  const roundSheet = sheets.find(({ table }) => table !== undefined);
  const heading = text('round.heading', { round, tournament: tournamentName(workbook) });
  const tableOf = tablesOf(roundSheet, theirs, here, merge);
  if (!roundSheet) {
    const isDue = isFirst && isChanged && isColoured(after, round) && roundSheets(workbook).length > 0;
    if (sheets.length > 0 || (!theirs && !isDue)) return [];
    const cells = importedRound(after, round, tableOf, heading, text);
    return cells ? [intoNewSheet(nameFor(workbook, text('sheet.round', { round })), cells)] : [];
  }
  const cells = isChanged ? importedRound(after, round, tableOf, heading, text) : undefined;
  return isChanged && isOurForm(roundSheet)
    ? changedRows(roundSheet, here, round, cells?.slice(ROUND_HEADER + 1) ?? [])
    : [];
}

/** A sheet says who is Black: none is made of a list that does not. */
const isColoured = ({ reading: { wallList } }: TournamentInput, round: RoundNo): boolean =>
  wallList.players.every((_, player) =>
    entriesIn(wallList, player, round).every(entry => entry.kind === 'free' || entry.colour !== undefined),
  );

/** Whether a sheet has our columns in our order; any other is left to its organiser. */
const isOurForm = ({ table }: RoundSheet): boolean =>
  table?.nameColumns?.[0] === ROUND_TITLES.indexOf('round.black') &&
  table.nameColumns[1] === ROUND_TITLES.indexOf('round.white') &&
  table.resultColumn === RESULT_COLUMN;

/** Where each game sits: as in the sheet that has more of them, then as in the other one, and else at a free table. */
function tablesOf(
  roundSheet: RoundSheet | undefined,
  theirs: RoundSheet | undefined,
  { settings: { excludedTables } }: Tournament,
  { after, now, round }: RoundSheetMerge,
): TableOf {
  const pairs = pairsIn(after, round);
  const seatsIn = (
    sheet: RoundSheet | undefined,
    numberOf: (typed: string) => number | undefined,
  ): readonly (readonly [table: number, pair: string])[] =>
    (sheet?.table?.rows ?? []).flatMap(({ table = '', black, white }) => {
      const pair = pairOf(numberOf(black) ?? 0, numberOf(white) ?? 0);
      return /^[1-9]\d{0,3}$/.test(table) && pairs.has(pair) ? [[Number(table), pair] as const] : [];
    });
  const ours = seatsIn(roundSheet, typed => parseLabel(typed)?.no);
  const copied = seatsIn(theirs, typed => {
    const no = parseLabel(typed)?.no;
    return no === undefined ? undefined : now(no);
  });
  const tables = new Map<string, number>();
  const taken = new Set(excludedTables);
  for (const [at, pair] of ours.length >= copied.length ? [...ours, ...copied] : [...copied, ...ours]) {
    if (tables.has(pair) || taken.has(at)) continue;
    tables.set(pair, at);
    taken.add(at);
  }
  let next = 1;
  for (const pair of pairs) {
    if (tables.has(pair)) continue;
    while (taken.has(next)) next += 1;
    tables.set(pair, next);
    taken.add(next);
  }
  return (black, white) => tables.get(pairOf(black, white));
}

/** The pairs of a round by the numbers of both; two who meet twice in it sit at one table. */
const pairsIn = ({ reading: { wallList } }: TournamentInput, round: RoundNo): ReadonlySet<string> =>
  new Set(
    wallList.players.flatMap(({ no }, player) =>
      entriesIn(wallList, player, round).flatMap(entry =>
        entry.kind === 'game' && entry.opponent >= 0 ? [pairOf(no, entry.opponentNo)] : [],
      ),
    ),
  );

const pairOf = (one: number, other: number): string => `${Math.min(one, other)},${Math.max(one, other)}`;

/** The games of a sheet as the list has them; what else stands below its titles stays, under them. */
function changedRows(
  { sheet, values, table }: RoundSheet,
  { reading, settings: { language } }: Tournament,
  round: RoundNo,
  listed: readonly (readonly string[])[],
): readonly Block[] {
  if (!table) return [];
  const now = labelsNow(reading.wallList.players, table);
  const meaning = (cell: string): string => JSON.stringify(parseResult(cell, language, knownResults()));
  const typed = new Map(table.rows.map(row => [now(row.black) + now(row.white), row.row]));
  const rowOf = (row: readonly string[]): number | undefined => typed.get(row.slice(1, 3).join(''));
  // A word that says the same stays as it was typed.
  const games = listed.map(row => {
    const at = rowOf(row);
    const [said, result = ''] = [textOf(values[at ?? -1]?.[table.resultColumn]), row[table.resultColumn]];
    const isKept = said !== '' && result !== '' && meaning(said) === meaning(result);
    return isKept ? row.map((cell, column) => (column === table.resultColumn ? said : cell)) : row;
  });
  const [played, alone] = [
    games.filter(([, , white]) => white !== ''),
    games.filter(([, , white]) => white === ''),
  ];
  const loners = new Set((table.alone ?? []).map(({ player }) => now(player)));
  const byes = new Set(alone.map(([, player = '']) => player));
  const isSame =
    played.length === table.rows.length &&
    played.every(row => rowOf(row) !== undefined) &&
    [...byes].every(player => loners.has(player)) &&
    // A bye that is none any more has its line no longer.
    byesHere(reading, round).every(player => byes.has(player) || !loners.has(player));
  const top = table.header + 1;
  const width = Math.max(RESULT_COLUMN + 1, ...games.map(row => row.length));
  const line = (row: number): readonly string[] =>
    Array.from({ length: width }, (_, column) => textOf(values[row]?.[column]));
  if (isSame)
    return played.flatMap((row): readonly Block[] => {
      const at = rowOf(row) as number;
      const column = table.resultColumn;
      const [before, after] = [textOf(values[at]?.[column]), row[column] ?? ''];
      return before === after ? [] : [{ sheet, row: at, column, before: [[before]], after: [[after]] }];
    });
  const old = Array.from({ length: Math.max(0, values.length - top) }, (_, i) => line(top + i));
  const ours = new Set([...table.rows, ...(table.alone ?? [])].map(({ row }) => row - top));
  const otherRows = old.filter((cells, i) => !ours.has(i) && cells.some(cell => cell !== ''));
  const wanted = [...games.map(row => padded(row, width)), ...otherRows];
  const height = Math.max(old.length, wanted.length);
  const blank = padded([], width);
  const grid = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
    Array.from({ length: height }, (_, i) => rows[i] ?? blank);
  return [{ sheet, row: top, column: 0, before: grid(old), after: grid(wanted) }];
}

const byesHere = ({ wallList }: Tournament['reading'], round: RoundNo): readonly string[] =>
  wallList.players.flatMap((person, player) =>
    entriesIn(wallList, player, round).some(isBye) ? [makeLabel(person)] : [],
  );

const padded = (row: readonly string[], width: number): readonly string[] =>
  Array.from({ length: width }, (_, column) => row[column] ?? '');
