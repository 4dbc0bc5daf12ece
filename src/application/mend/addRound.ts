import { readFrame } from '../../sheet/frame/frame';
import { isBlank, makeA1 } from '../../sheet/cells/cell';
import { nextRoundColumns, nextRoundsColumns, type RoundColumns } from '../../sheet/write/roundColumns';
import { contiguousRuns, intoEmpty, type Block } from '../../sheet/cells/block';
import { isPairedByScores } from '../../tournament/systems';
import type { Problem } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { roundsOfAbsence } from './emptyRounds';
import { lostRound } from './roundTitles';
import type { MendableRemark, MendPlan } from '../write/mendPlan';

/** Only where all rounds of the list are played, and nothing says how many there are. */
export function addRoundRemarks(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const { event, settings, reading } = tournament;
  const { rounds } = reading.wallList;
  const open = event.openRound();
  // Rounds that everybody is absent from are still to come.
  const isOver =
    open.round === undefined &&
    open.missing.length === 0 &&
    rounds > 0 &&
    roundsOfAbsence(tournament).length === 0;
  const mayGoOn =
    settings.rounds === undefined &&
    settings.playoffRounds.length === 0 &&
    settings.stages.length === 0 &&
    isPairedByScores(settings.system);
  if (!isOver || !mayGoOn) return [];
  const plans = addRoundPlans(workbook, tournament);
  if (plans.length === 0) return blockedRemarks(workbook, tournament);
  const problem: Problem = {
    code: 'roundsAreOver',
    severity: 'note',
    place: { kind: 'cell', row: reading.header ?? 0, column: reading.rounds[rounds - 1]?.[0] ?? 0 },
    values: { round: rounds },
  };
  return [{ remark: remarkOn(tournament, problem), plans }];
}

/** The columns of one round more, in the manner of the list; none where they cannot be made so. */
export const addRoundPlans = (workbook: Workbook, tournament: Tournament): readonly MendPlan[] =>
  addRoundsPlans(workbook, tournament, {
    label: tournament.text('mendBy.addRound', { round: tournament.reading.rounds.length + 1 }),
    count: 1,
    also: [],
  });

export function addRoundsPlans(
  workbook: Workbook,
  tournament: Tournament,
  { label, count, also }: { readonly label: string; readonly count: number; readonly also: readonly Block[] },
): readonly MendPlan[] {
  const { reading, list } = tournament;
  const columns = nextRoundsColumns(reading, list.values, count);
  const way = columns && wayIn(workbook, tournament, columns);
  if (!columns || !way || !isRead(tournament, columns, way, count) || lostRound(workbook, tournament))
    return [];
  const blocks = [...titleBlocks(tournament, columns, way), ...also];
  return [{ label, blocks, addsRound: true, ...(count > 1 && { rounds: count }) }];
}

/** Says what to do by hand where no column may be inserted, or none would be read as a round. */
function blockedRemarks(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const { reading, list } = tournament;
  const columns = nextRoundColumns(reading, list.values);
  const way = columns && waysIn(workbook, tournament, columns);
  const round = reading.rounds.length + 1;
  if (!columns || way?.kind !== 'parted') {
    // What names a round no more has a mend of its own.
    if (lostRound(workbook, tournament)) return [];
    const [column = 0] = reading.rounds[0] ?? [];
    const place = { kind: 'cell', row: reading.header ?? 0, column } as const;
    const problem: Problem = { code: 'roundWithoutTitle', severity: 'note', place, values: { round } };
    return [{ remark: remarkOn(tournament, problem), plans: [] }];
  }
  const problem: Problem = {
    code: 'roundBlocked',
    severity: 'note',
    place: { kind: 'cell', row: reading.header ?? 0, column: columns.after },
    values: {
      round,
      column: makeA1(0, list.origin.column + columns.after).replace(/\d+$/, ''),
      cell: makeA1(way.row, way.column),
      title: columns.titles.flat().find(title => title !== '') ?? `R${round}`,
    },
  };
  return [{ remark: remarkOn(tournament, problem), plans: [] }];
}

type WayIn =
  | { readonly kind: NonNullable<Block['ofRound']> }
  | { readonly kind: 'parted'; readonly row: number; readonly column: number };

export function wayIn(
  workbook: Workbook,
  tournament: Tournament,
  columns: RoundColumns,
): NonNullable<Block['ofRound']> | undefined {
  const { kind } = waysIn(workbook, tournament, columns);
  return kind === 'parted' ? undefined : kind;
}

/** Free columns are taken, else they are inserted, unless that would part what stands above or below the list. */
function waysIn(workbook: Workbook, { list, reading }: Tournament, columns: RoundColumns): WayIn {
  const whole = workbook.list?.around ?? workbook;
  const values = whole.read(list.sheet)?.values ?? [];
  const formulas = whole.formulas(list.sheet);
  const after = list.origin.column + columns.after;
  const count = columns.titles[0]?.length ?? 1;
  const isUsed = (row: number, column: number): boolean =>
    !isBlank(values[row]?.[column]) || (formulas[row]?.[column] ?? '') !== '';
  const rows = Array.from({ length: Math.max(values.length, formulas.length) }, (_, row) => row);
  const isFree = rows.every(row =>
    Array.from({ length: count }, (_, i) => after + 1 + i).every(column => !isUsed(row, column)),
  );
  const end = workbook.list?.part?.()?.right ?? Infinity;
  if (isFree && after + count < end) return { kind: 'free' };
  const [top, last] = [list.origin.row + columns.row, list.origin.row + Math.max(...reading.rows)];
  for (const row of rows) {
    if (row >= top && row <= last) continue;
    const used = (values[row] ?? []).flatMap((_, column) => (isUsed(row, column) ? [column] : []));
    const behind = used.find(column => column > after);
    if (behind !== undefined && used.some(column => column <= after))
      return { kind: 'parted', row, column: behind };
  }
  return { kind: 'inserted' };
}

/** Whether the titles of the rounds are numbers: that of the next one is a number, too, and stands as they do. */
export const isNumbered = ({ list, reading }: Tournament, { row, titles }: RoundColumns): boolean =>
  (reading.rounds[reading.rounds.length - 1] ?? []).every(
    column => typeof list.values[row]?.[column] === 'number',
  ) && titles.every(line => line.every(title => /^\d+$/.test(title)));

export const titleBlocks = (
  tournament: Tournament,
  columns: RoundColumns,
  way: NonNullable<Block['ofRound']>,
): readonly Block[] => {
  const { sheet, origin } = tournament.list;
  const { after, row, titles, before } = columns;
  return [
    ...contiguousRuns(
      sheet,
      before.map(({ column, title }) => ({
        row: origin.row + row,
        column: origin.column + column,
        before: '',
        after: title,
      })),
    ),
    {
      ...intoEmpty(sheet, origin.row + row, origin.column + after + 1, titles),
      ofRound: way,
      ...(isNumbered(tournament, columns) && {
        cells: titles.map(line => line.map(Number)),
        isNumbers: true,
      }),
    },
  ];
};

export function isRead(
  { list, reading }: Tournament,
  { after, row, titles, before }: RoundColumns,
  way: Block['ofRound'],
  rounds: number,
): boolean {
  const count = titles[0]?.length ?? 1;
  const titled = list.values.map((line, r) => {
    const cells: unknown[] = [...line];
    if (r === row) for (const { column, title } of before) cells[column] = title;
    return cells;
  });
  const values = titled.map((line, r) => {
    const texts: readonly unknown[] = titles[r - row] ?? new Array<unknown>(count);
    return [...line.slice(0, after + 1), ...texts, ...line.slice(after + 1 + (way === 'free' ? count : 0))];
  });
  return readFrame(values).rounds.length === reading.rounds.length + rounds;
}
