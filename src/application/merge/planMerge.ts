import type { Block } from '../../sheet/cells/block';
import { excerpt, type Values } from '../../sheet/cells/cell';
import { makeEntries } from '../../sheet/cells/notation';
import { rowFinder } from '../../sheet/cells/rowNames';
import type { AnyKind } from '../../sheet/cells/roundKinds';
import type { ColumnKind } from '../../sheet/cells/titles';
import type { PlannedCell } from '../../sheet/registration/planRows';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { sentenceWithMend } from '../../sheet/wording';
import { titleOf } from '../../sheet/write/titleOf';
import type { Entry } from '../../tournament/game';
import { isError, LIST, type Problem, type ProblemCode } from '../../tournament/problem';
import { foldName } from '../../tournament/name/foldName';
import type { Player, WallList } from '../../tournament/wallList';
import type { MergeAnswers, MergeQuestion, CopyRows } from '../protocol/protocol';
import { columnsBesideNumbers, listBlocks, namingColumns } from '../read/listRows';
import type { Tournament, TournamentInput } from '../read/tournament';
import { readRecords } from '../results/records';
import { VERSION } from '../workbook/version';
import type { Workbook } from '../workbook/workbook';
import type { CopyOfEvent } from './copyOfEvent';
import { makeDecisions, type AskOfBoth } from './decisions';
import { detailAt, detailKinds, mergeDetails } from './mergeDetails';
import { mergedCells } from './mergedCells';
import type { CellsOfRound } from './cellsOfRound';
import { mergeRound } from './mergeRound';
import { mergeSettings } from './mergeSettings';
import { withMissingRows } from './missingRows';
import { newRows, type NewRow } from './newRows';
import { openCopy } from './openCopy';
import { sheetsAsListed } from './roundSheets';
import { makeRoundWords } from './roundWords';
import { samePlayers, type SamePlayers } from './samePlayers';
import type { PlayerIndex, RoundIndex } from '../../tournament/indices';

export interface MergePlan {
  readonly kind: 'plan';
  readonly questions: readonly MergeQuestion[];
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  readonly blocks: readonly Block[];
  /** All changed cells of the list, by their places in the range. */
  readonly cells: readonly PlannedCell[];
  /** The last row of the range that is used, from 0. */
  readonly lastRow: number;
  readonly after: TournamentInput;
}

export interface NoMerge {
  readonly kind: 'problem';
  readonly problem: Problem;
}

const refusedFor = (code: ProblemCode, values: Problem['values'] = {}): NoMerge => ({
  kind: 'problem',
  problem: { code, severity: 'error', place: LIST, values },
});

/** Plans the list with a copy in it, as far as somebody has decided; nothing is written. */
export function planMerge(
  workbook: Workbook,
  here: Tournament,
  rows: CopyRows,
  answers: MergeAnswers,
): MergePlan | NoMerge {
  const copy = openCopy(rows, here);
  if (!copy || copy.tournament.reading.wallList.players.length === 0)
    return refusedFor('copyWithoutList', { name: excerpt(rows.name) });
  const stop = readableCopy(workbook, here, copy);
  if (stop) return stop;
  const { ask, questions } = makeDecisions(answers);
  const [ours, theirs] = [here.reading.wallList, copy.tournament.reading.wallList];
  const same = samePlayers(ours, theirs, ask, here.text);
  if (isOfOther(here, copy, same)) return refusedFor('copyOfOther', { name: excerpt(rows.name) });
  const [unclear] = same.unclear;
  if (unclear !== undefined) return refusedFor('copyNamesakes', { name: excerpt(unclear) });
  const added = theirs.players.flatMap((_, at) => (same.here[at] === undefined ? [at] : []));
  const fresh = newRows(workbook, here, copy.tournament, added);
  if (!fresh) return refusedFor('copyWithoutRoom', { players: added.length });
  const merged = inOneList(here, copy, same, fresh);
  const copied = copiedRounds(merged, ours.rounds);
  if ('kind' in copied) return copied;
  const rounds = copied.map((cells, index) => mergedRound(index, merged, cells, here.text, ask));
  const isFormula = formulaCells(workbook, here);
  const details = mergeDetails(here, copy.tournament, same, ask, isFormula);
  const settings = mergeSettings(here, copy, merged.now, ask);
  const ofPlayers = [...details.cells, ...fresh.flatMap(row => row.cells)].filter(cell => !isFormula(cell));
  const ofRounds = rounds.map(round => round.cells);
  const list = mergedCells(here, ofPlayers, ofRounds, merged.rowOf);
  const asNow = list.cells.filter(({ before, after }) => before !== after);
  const ofList = cellBlocks(here, asNow, fresh, same);
  const wrong = list.cells.find(isFormula) ?? notAsMeant(list.after.reading.wallList, rounds, merged);
  if (wrong !== undefined || !areFoundAfter(here, ofList, list.values)) return refusedFor('copyUnsure');
  const sheets = sheetsOfRounds(workbook, here, copy, merged, rounds, list.after);
  return {
    kind: 'plan',
    questions: questions(),
    lines: [
      ...fresh.map(row => newLine(here, copy, row)),
      ...rounds.flatMap(round => round.lines),
      ...details.lines,
      ...settings.lines,
      ...sheets.filter(({ isNew }) => isNew).map(({ sheet }) => here.text('merge.sheet', { sheet })),
    ],
    notes: notesOf(here, copy, same, details.computed),
    blocks: [...ofList, ...settings.blocks, ...sheets],
    cells: asNow,
    lastRow: Math.max(-1, ...fresh.map(({ row }) => row)),
    after: list.after,
  };
}

/** The rounds of the copy; a problem where a game has an opponent of whom nobody can say who it is. */
function copiedRounds(both: ListOfBoth, rounds: number): readonly CellsOfRound[] | NoMerge {
  const copies = Array.from({ length: rounds }, (_, index) =>
    withMissingRows(both.here(index), both.copy(index), both.numbers),
  );
  const [lone] = copies.flatMap(({ without }, index) => without.map(game => ({ ...game, round: index + 1 })));
  if (!lone) return copies.map(({ cells }) => cells);
  const { player, opponentNo, round } = lone;
  return refusedFor('copyWithoutRow', { name: excerpt(both.label(player)), no: opponentNo, round });
}

interface MergedRound {
  readonly before: CellsOfRound;
  readonly cells: CellsOfRound;
  readonly lines: readonly string[];
}

function mergedRound(
  index: number,
  both: ListOfBoth,
  copy: CellsOfRound,
  text: Tournament['text'],
  ask: AskOfBoth,
): MergedRound {
  const words = makeRoundWords(index + 1, both.label, text);
  const before = both.here(index);
  const cells = mergeRound(before, copy, words, ask);
  return { before, cells, lines: words.taken(before, cells) };
}

const sheetsOfRounds = (
  workbook: Workbook,
  here: Tournament,
  copy: CopyOfEvent,
  { now }: ListOfBoth,
  rounds: readonly MergedRound[],
  after: TournamentInput,
): readonly Block[] =>
  rounds.flatMap(({ cells, before }, index) =>
    sheetsAsListed(workbook, here, {
      round: index + 1,
      after,
      copy: copy.workbook,
      now,
      isChanged: JSON.stringify(cells) !== JSON.stringify(before),
      isFirst: !before.flat().some(({ kind }) => kind === 'game'),
    }),
  );

function readableCopy(
  workbook: Workbook,
  here: Tournament,
  { tournament }: CopyOfEvent,
): NoMerge | undefined {
  const { text, reading } = here;
  const [error] = tournament.problems.filter(isError);
  if (tournament.settings.version !== '' && isNewer(tournament.settings.version))
    return refusedFor('copyNewer');
  if (error) return refusedFor('copyUnreadable', { sentence: sentenceWithMend(text, error) });
  if (here.problems.some(isError)) return refusedFor('mendBeforeMerge');
  const open = readRecords(workbook, here).find(({ typed }) => typed.size > 0);
  if (open) return refusedFor('recordBeforeMerge', { round: open.round });
  const beyond = tournament.reading.wallList.entries
    .flatMap(row => row.flatMap((cell, index) => (cell.length > 0 ? [index + 1] : [])))
    .reduce((most, round) => Math.max(most, round), 0);
  return beyond > reading.wallList.rounds
    ? refusedFor('copyHasRound', { round: beyond, rounds: reading.wallList.rounds })
    : undefined;
}

function isNewer(version: string): boolean {
  const parts = (some: string): readonly number[] => some.split('.').map(part => Number(part) || 0);
  const [theirs, ours] = [parts(version), parts(VERSION)];
  const at = [0, 1, 2].find(i => (theirs[i] ?? 0) !== (ours[i] ?? 0));
  return at !== undefined && (theirs[at] ?? 0) > (ours[at] ?? 0);
}

/** Another event has other players, or another draw and another name. */
function isOfOther(here: Tournament, { tournament: copy }: CopyOfEvent, same: SamePlayers): boolean {
  const [ours, theirs] = [here.reading.wallList.players.length, copy.reading.wallList.players.length];
  if (2 * same.known < Math.min(ours, theirs)) return true;
  const other = (key: 'seed' | 'eventName'): boolean =>
    here.settings[key] !== '' &&
    copy.settings[key] !== '' &&
    foldName(here.settings[key]) !== foldName(copy.settings[key]);
  return other('seed') && other('eventName');
}

interface ListOfBoth {
  readonly here: (round: RoundIndex) => CellsOfRound;
  readonly copy: (round: RoundIndex) => CellsOfRound;
  readonly label: (player: PlayerIndex) => string;
  /** By the players of that list. */
  readonly numbers: readonly number[];
  readonly rowOf: (player: PlayerIndex) => number;
  /** The number here of whoever has this one in the copy. */
  readonly now: (no: number) => number;
}

/** Both sides by the players of one list: those here, then those who are new. */
function inOneList(
  here: Tournament,
  copy: CopyOfEvent,
  same: SamePlayers,
  fresh: readonly NewRow[],
): ListOfBoth {
  const [ours, theirs] = [here.reading.wallList, copy.tournament.reading.wallList];
  const size = ours.players.length;
  const places = theirs.players.map(
    (_, at) => same.here[at] ?? size + fresh.findIndex(row => row.ofCopy === at),
  );
  const numbers = [...ours.players.map(player => player.no), ...fresh.map(row => row.no)];
  const numbersNow = new Map(
    theirs.players.map(({ no: number }, at) => [number, numbers[places[at] ?? -1] ?? number]),
  );
  const atPlace = new Map(places.map((place, at) => [place, at]));
  const turned = (entry: Entry): Entry => {
    if (entry.kind !== 'game' || entry.opponent < 0) return entry;
    const opponent = places[entry.opponent] ?? -1;
    return { ...entry, opponent, opponentNo: numbers[opponent] ?? entry.opponentNo };
  };
  return {
    here: round => numbers.map((_, player) => ours.entries[player]?.[round] ?? []),
    copy: round =>
      numbers.map((_, player) => (theirs.entries[atPlace.get(player) ?? -1]?.[round] ?? []).map(turned)),
    label: player => {
      const person = ours.players[player] ?? theirs.players[fresh[player - size]?.ofCopy ?? -1];
      return person ? makeLabel({ ...person, no: numbers[player] ?? person.no }) : '';
    },
    numbers,
    rowOf: player => here.reading.rows[player] ?? fresh[player - size]?.row ?? -1,
    now: number => numbersNow.get(number) ?? number,
  };
}

function formulaCells(
  workbook: Workbook,
  { list }: Tournament,
): (at: Pick<PlannedCell, 'row' | 'column'>) => boolean {
  const formulas = workbook.formulas(list.sheet);
  return ({ row, column }) => (formulas[row + list.origin.row]?.[column + list.origin.column] ?? '') !== '';
}

/** A cell that would be read otherwise than it is meant: then nothing is written at all. */
function notAsMeant(
  after: WallList,
  rounds: readonly { readonly cells: CellsOfRound }[],
  { label }: ListOfBoth,
): string | undefined {
  const count = rounds[0]?.cells.length ?? after.players.length;
  if (after.players.length !== count) return 'players';
  for (const [index, { cells }] of rounds.entries())
    for (const [player, meant] of cells.entries())
      if (makeEntries(after.entries[player]?.[index] ?? []) !== makeEntries(meant)) return label(player);
  return undefined;
}

/** Whether all rows are found by their names in the list as it will be: where nobody has a number, a new name may be another's. */
function areFoundAfter({ list }: Tournament, blocks: readonly Block[], values: Values): boolean {
  const { row: top, column: left } = list.origin;
  const inSheet = [
    ...Array.from({ length: top }, () => []),
    ...values.map(line => [...Array.from({ length: left }, () => ''), ...line]),
  ];
  const find = rowFinder(inSheet);
  return blocks.every(({ of, row }) => !of || find(of, row).every((spot, at) => spot?.row === row + at));
}

function newLine(
  { text }: Tournament,
  { tournament: copy }: CopyOfEvent,
  { ofCopy, no: number }: NewRow,
): string {
  const player = copy.reading.wallList.players[ofCopy] as Player;
  const label = makeLabel({ ...player, no: number });
  return player.no === number || copy.reading.wallList.numberedByRow === true
    ? text('merge.new', { player: label })
    : text('merge.newNumber', { player: label, no: player.no });
}

function notesOf(
  here: Tournament,
  { tournament: copy, hasSettings }: CopyOfEvent,
  same: SamePlayers,
  computed: readonly AnyKind[],
): readonly string[] {
  const { text, reading } = here;
  const [ours, theirs] = [reading.wallList.players.length, same.here.filter(at => at !== undefined).length];
  const lacking = detailKinds(copy).filter(
    kind =>
      reading.columns[kind] === undefined &&
      copy.reading.rows.some((_, player) => detailAt(copy, player, kind) !== ''),
  );
  const kinds = lacking.map(kind => titleOf(text, kind)).join(', ');
  return [
    ...(theirs < ours ? [text('merge.onlyHere', { count: ours - theirs })] : []),
    ...(kinds === '' ? [] : [text('merge.lacking', { kinds })]),
    ...(computed.length === 0
      ? []
      : [text('registration.computed', { titles: computed.map(kind => titleOf(text, kind)).join(', ') })]),
    ...(hasSettings && here.settingsAt === undefined ? [text('merge.noSettings')] : []),
  ];
}

/** New rows are found by their numbers, whoever gets another name by the number, all others by their names. */
function cellBlocks(
  here: Tournament,
  cells: readonly PlannedCell[],
  fresh: readonly NewRow[],
  same: SamePlayers,
): readonly Block[] {
  const { row: top, column: left } = here.list.origin;
  const isFresh = new Set(fresh.map(({ row }) => row));
  const isRenamed = new Set([...same.renamed.keys()].map(player => here.reading.rows[player]));
  const placed = (fits: (row: number) => boolean) =>
    cells
      .filter(({ row }) => fits(row))
      .map(cell => ({ ...cell, row: cell.row + top, column: cell.column + left }));
  const byNumber: readonly ColumnKind[] = ['no'];
  const renamed = placed(row => isRenamed.has(row));
  const otherCells = placed(row => !isFresh.has(row) && !isRenamed.has(row));
  const changed = new Set(renamed.map(({ column }) => column - left));
  const steady =
    here.reading.numbered === undefined
      ? columnsBesideNumbers(here).filter(column => !changed.has(column))
      : byNumber;
  const blocks = [
    ...listBlocks(
      here,
      placed(row => isFresh.has(row)),
      byNumber,
    ),
    ...listBlocks(here, renamed, steady),
    ...listBlocks(here, otherCells, namingColumns(here, otherCells)),
  ];
  const numbers = new Map(
    cells.flatMap(change =>
      typeof change.cell === 'number' ? [[`${change.row + top},${change.column + left}`, change.cell]] : [],
    ) as readonly (readonly [string, number])[],
  );
  return blocks.map(block => {
    const values = block.after.map((line, r) =>
      line.map((text, c) => numbers.get(`${block.row + r},${block.column + c}`) ?? text),
    );
    return values.flat().some(value => typeof value === 'number') ? { ...block, cells: values } : block;
  });
}
