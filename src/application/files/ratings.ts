import { inputOf } from '../read/openTournament';
import { lastRoundWithGames } from '../read/roundInPlay';
import { ratingToRank } from '../../rating/rankRating';
import { isBlank, textOf } from '../../sheet/cells/cell';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { Block, CellChange } from '../../sheet/cells/block';
import { LIST, type Problem } from '../../tournament/problem';
import { makeRank, parseRank, type Rank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import type { Player } from '../../tournament/wallList';
import { fingerprint } from '../write/fingerprint';
import { place, TITLE_LOOK, type NewSheet } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import type { RatedRow, RatingRows, Remarkable, View } from '../protocol/protocol';
import { cellLink, remarkOn } from '../read/sentence';
import { listBlocks, namingColumns, listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { readActions, undoOffer } from '../write/log';
import { unwritten, write } from '../write/writing';

type RatingDetail = 'pin' | 'rank' | 'rating' | 'ratingList';
type RatingsView = Extract<View, { readonly view: 'ratings' }>;

/** One cell of a player that the list has otherwise. */
interface RatedCellChange extends CellChange {
  readonly what: RatingDetail;
  readonly player: number;
}

interface RatingsPlan {
  readonly view: RatingsView;
  readonly blocks: readonly Block[];
  readonly players: number;
  /** The column that list and day get, where the wall list had none. */
  readonly made: readonly NewSheet[];
}

/** Shows both values; nothing is written. */
export const previewRatings = (workbook: Workbook, tournament: Tournament, ratings: RatingRows): View =>
  planRatings(workbook, tournament, ratings).view;

/**
 * Writes numbers, ranks, ratings and the name of the list beside their players, as the preview said. Once a round is paired, ranks, ratings
 * and list stay. To be called under the lock.
 */
export function writeRatings(
  workbook: Workbook,
  tournament: Tournament,
  ratings: RatingRows,
  seen: string,
): View {
  const { view, blocks, made, players } = planRatings(workbook, tournament, ratings);
  if (seen === '' || view.seen !== seen) return stopped(tournament);
  const { text } = tournament;
  const deed = {
    what: text('action.ratings', { list: ratings.list }),
    blocks,
    makes: made,
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stopped(tournament, unwritten(written, 'changedSincePreview'));
  const reasons = written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
  if (reasons.length > 0) return { view: 'stopped', reasons };
  return { view: 'ratings written', list: ratings.list, players, undo: undoOffer(readActions(workbook)) };
}

function planRatings(workbook: Workbook, tournament: Tournament, ratings: RatingRows): RatingsPlan {
  const { reading, list } = tournament;
  const frozen = lastRoundWithGames(reading.wallList) > 0;
  const isWritten = ({ what }: Pick<RatedCellChange, 'what'>): boolean => !frozen || what === 'pin';
  const columns = ratedColumns(workbook, tournament);
  const { found, same, formulas, lacking } = compare(tournament, ratings, columns);
  const written = found.map(all => all.filter(isWritten));
  const changes = written.flat();
  const titled =
    changes.some(({ what }) => what === 'ratingList') && reading.columns.ratingList === undefined;
  const blocks = [
    ...(titled ? [titleBlock(tournament, columns.free)] : []),
    ...blocksOf(tournament, changes),
  ];
  return {
    view: {
      view: 'ratings',
      seen:
        blocks.length === 0 ? '' : fingerprint(inputOf(tournament), [[list.sheet, JSON.stringify(blocks)]]),
      list: ratings.list,
      frozen,
      changes: sentencesOf(tournament, written),
      kept: sentencesOf(
        tournament,
        found.map(all => all.filter(change => !isWritten(change))),
      ),
      same,
      notes: [
        ...formulas.map(change => formulaNote(tournament, change)),
        ...lacking.filter(what => isWritten({ what })).map(what => columnNote(tournament, what)),
      ],
    },
    blocks,
    players: written.filter(all => all.length > 0).length,
    made: titled ? [columnDesign(tournament, columns.free)] : [],
  };
}

interface RatedColumns {
  readonly of: (what: RatingDetail) => number | undefined;
  readonly isFormula: (row: number, column: number) => boolean;
  /** A column that the list and its day may get; -1 where there is none. */
  readonly free: number;
}

function ratedColumns(workbook: Workbook, tournament: Tournament): RatedColumns {
  const { reading, list } = tournament;
  const formulas = workbook.formulas(list.sheet);
  const isFormula = (row: number, column: number): boolean =>
    (formulas[row + list.origin.row]?.[column + list.origin.column] ?? '') !== '';
  const free = freeColumn(workbook, tournament, isFormula);
  return {
    of: what => reading.columns[what] ?? (what === 'ratingList' && free >= 0 ? free : undefined),
    isFormula,
    free,
  };
}

interface ListComparison {
  /** RatingDetail each player of the wall list has otherwise. */
  readonly found: readonly (readonly RatedCellChange[])[];
  readonly formulas: readonly RatedCellChange[];
  readonly lacking: readonly RatingDetail[];
  readonly same: number;
}

function compare(
  { reading, list, settings }: Tournament,
  ratings: RatingRows,
  columns: RatedColumns,
): ListComparison {
  const { players } = reading.wallList;
  const keyOf = ({ no, name }: Pick<Player, 'no' | 'name'>): string => JSON.stringify([no, name]);
  const rated = new Map(ratings.players.map(row => [keyOf(row), row]));
  const lacking = new Set<RatingDetail>();
  const differing = players.map((player, index): readonly RatedCellChange[] => {
    const row = rated.get(keyOf(player));
    const at = reading.rows[index];
    if (!row || at === undefined) return [];
    return differences(player, rankOf(row, settings), row, ratings.list).flatMap(([what, after]) => {
      const column = columns.of(what);
      if (column === undefined) lacking.add(what);
      const before = textOf(list.values[at]?.[column ?? -1]);
      return column === undefined ? [] : [{ what, player: index, row: at, column, before, after }];
    });
  });
  const isFormula = ({ row, column }: RatedCellChange): boolean => columns.isFormula(row, column);
  const changes = differing.map(all => all.filter(change => !isFormula(change)));
  return {
    found: changes,
    formulas: differing.flat().filter(isFormula),
    lacking: [...lacking],
    same: players.filter((player, index) => rated.has(keyOf(player)) && !changes[index]?.some(isShown))
      .length,
  };
}

const sentencesOf = ({ reading, text }: Tournament, changes: ListComparison['found']): readonly string[] =>
  changes.flatMap((all, index) => {
    const shown = all.filter(isShown);
    const parts = shown.map(
      change => `${text(`column.${change.what}`)} ${change.before || '–'} → ${change.after}`,
    );
    const player = reading.wallList.players[index] as Player;
    return shown.length === 0 ? [] : [`${makeLabel(player)}: ${parts.join(', ')}`];
  });

const formulaNote = (
  { reading, list, text }: Tournament,
  { player, row, column }: RatedCellChange,
): Remarkable => ({
  severity: 'note',
  sentence: text('change.ratingFormula', { player: makeLabel(reading.wallList.players[player] as Player) }),
  mend: '',
  cell: cellLink(list, row, column),
});

const columnNote = ({ text }: Tournament, what: RatingDetail): Remarkable => ({
  severity: 'note',
  sentence: text('change.ratingColumn', { column: text(`column.${what}`) }),
  mend: '',
  cell: undefined,
});

/** A name of the list that comes into an empty cell is no difference that somebody has to weigh. */
const isShown = ({ what, before }: RatedCellChange): boolean => what !== 'ratingList' || before !== '';

/** By the setting that of the list, or the one that the rating stands for. */
const rankOf = ({ rank, rating }: RatedRow, { ranksOfLists }: Settings): Rank | undefined =>
  ranksOfLists === 'by rating' && typeof rating === 'number' ? ratingToRank(rating) : parseRank(rank);

/** A number that somebody typed stays, and so does what the list does not know. */
function differences(
  player: Player,
  rank: Rank | undefined,
  row: RatedRow,
  list: string,
): readonly (readonly [RatingDetail, string])[] {
  const rating = row.rating ?? undefined;
  const isKnown = rank !== undefined || rating !== undefined;
  const all: readonly (readonly [RatingDetail, string, boolean])[] = [
    ['pin', row.pin, player.pin === '' && row.pin !== ''],
    [
      'rank',
      rank ? makeRank(rank) : '',
      rank !== undefined && (!player.rank || makeRank(player.rank) !== makeRank(rank)),
    ],
    ['rating', String(rating ?? ''), rating !== undefined && player.rating !== rating],
    ['ratingList', list, isKnown && player.ratingList !== list],
  ];
  return all.flatMap(([what, after, differs]) => (differs ? [[what, after] as const] : []));
}

/** A column of the list that has no title and no contents: the range of a new tournament ends with one. Else the one beside a list that no range names. */
function freeColumn(
  workbook: Workbook,
  { list, reading, named }: Tournament,
  isFormula: (row: number, column: number) => boolean,
): number {
  if (reading.header === undefined) return -1;
  const width = Math.max(0, ...list.values.map(line => line.length));
  const isFree = (column: number): boolean =>
    list.values.every((line, row) => isBlank(line[column]) && !isFormula(row, column));
  for (let column = width - 1; column > 0; column--) if (isFree(column)) return column;
  // Beside it another list of the sheet may begin.
  const isEnded = (workbook.list?.part?.()?.right ?? Infinity) !== Infinity;
  return named || isEnded ? -1 : width;
}

/** The cells by what they hold, so that numbers stay numbers and text stays text, also when it is undone. */
function blocksOf(tournament: Tournament, changes: readonly RatedCellChange[]): readonly Block[] {
  const { list } = tournament;
  const placed = changes.map(change => ({
    ...change,
    isNumber: typeof list.values[change.row]?.[change.column] === 'number',
    row: change.row + list.origin.row,
    column: change.column + list.origin.column,
  }));
  const isNewNumber = ({ what, before }: RatedCellChange): boolean => what === 'rating' && before === '';
  // RatingDetail one of the blocks changes would not find the rows of the others.
  const by = namingColumns(tournament, placed);
  const numbers = listBlocks(tournament, placed.filter(isNewNumber), by);
  return [
    ...numbers.map(block => ({ ...block, isNumbers: true })),
    ...listBlocks(
      tournament,
      placed.filter(change => !isNewNumber(change) && change.isNumber),
      by,
    ),
    ...listBlocks(
      tournament,
      placed.filter(change => !isNewNumber(change) && !change.isNumber),
      by,
    ),
  ];
}

const titleBlock = ({ list, reading, text }: Tournament, column: number): Block => ({
  sheet: list.sheet,
  row: (reading.header ?? 0) + list.origin.row,
  column: column + list.origin.column,
  before: [['']],
  after: [[text('column.ratingList')]],
});

/** The column looks like the others, but for its width, which an undo could not give back; what is beside it stays. */
const columnDesign = ({ list, reading }: Tournament, column: number): NewSheet => {
  const header = (reading.header ?? 0) + list.origin.row;
  const at = column + list.origin.column;
  const rows = list.values.length - (reading.header ?? 0);
  return {
    name: list.sheet,
    design: {
      place: place(header, at, rows, 1),
      looks: [
        [place(header, at, rows, 1), { text: true }],
        [place(header, at, 1, 1), TITLE_LOOK],
      ],
    },
  };
};

const stopped = (tournament: Tournament, code: Problem['code'] = 'changedSincePreview'): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { code, severity: 'error', place: LIST, values: {} })],
});
