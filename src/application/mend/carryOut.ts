import { nextRoundsColumns } from '../../sheet/write/roundColumns';
import type { Block } from '../../sheet/cells/block';
import { LIST, type Problem } from '../../tournament/problem';
import { extentOf, followingBlocks } from '../formulas/staleFormulas';
import { stoppedBy } from '../read/stoppedBy';
import { place, type PlacedLook } from '../workbook/design';
import { bringColumns, areBlank, removeAddedColumns } from '../undo/addedRounds';
import { openTournament } from '../read/openTournament';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import type { StatusChange } from '../write/log';
import { unwritten, write } from '../write/writing';
import { wayIn, isRead, titleBlocks, isNumbered } from './addRound';
import { withHeading } from '../write/bridges';
import { dressingOf } from '../write/looks';
import { planId, type MendableRemark, type MendPlan } from '../write/mendPlan';
import { nameSheets } from '../write/sheetLanguage';

/**
 * Writes the change that the panel names, if Check would still offer it. To be called under the lock.
 */
export function carryOutMend(
  workbook: Workbook,
  tournament: Tournament,
  remarks: readonly MendableRemark[],
  mend: string,
): Reply {
  const plan = remarks.flatMap(({ plans }) => plans).find(offer => planId(offer) === mend);
  if (!plan) return stopped(tournament);
  if (plan.addsRound) return addRound(workbook, tournament, plan);
  const { text } = tournament;
  const { label, makes, language, looks, textFormat, follows, headings = [] } = plan;
  const format = (): void => {
    if (textFormat && textFormat.length > 0)
      workbook.dress(tournament.list.sheet, textFormat, { text: true });
  };
  // Nobody sees it, and nothing of it is to be undone.
  if (textFormat && plan.blocks.length === 0) {
    format();
    return LOOK_AGAIN;
  }
  const blocks = headings.reduce(
    (all, heading) =>
      withHeading(all, heading, {
        values: workbook.read(heading.sheet)?.values ?? [],
        formulas: workbook.formulas(heading.sheet),
      }),
    plan.blocks,
  );
  const deed = {
    what: text('action.mend', { what: label }),
    blocks,
    ...(makes && { makes }),
    ...(follows !== undefined && { follows, isDecision: true as const }),
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
    // Names follow the cells before it is done, so that a run that dies among them is finished or undone as a whole.
    ...(language && {
      batches: 1,
      end: (): readonly StatusChange[] => {
        nameSheets(workbook, language, blocks);
        return [];
      },
    }),
    ...(looks && { dressed: looks.map(design => dressingOf(tournament.list.sheet, design)) }),
    ...(textFormat && {
      end: (): readonly StatusChange[] => {
        format();
        return [];
      },
    }),
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stopped(tournament, unwritten(written, 'changedSincePreview'));
  const reasons = written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}

const stopped = (tournament: Tournament, code: Problem['code'] = 'changedSincePreview'): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { code, severity: 'error', place: LIST, values: {} })],
});

/** Columns of the last round, with those of its results behind `before` where they stand beside. */
const columnsOfLastRound = (
  { rounds, results }: Tournament['reading'],
  before: number,
): readonly number[] => [...(rounds[rounds.length - 1] ?? []), ...results.filter(column => column > before)];

/**
 * Adds the columns, and writes their titles and the formulas that read all of the list. Columns come in once the Log says so, and a run
 * that dies before is finished or undone as a whole. To be called under the lock.
 */
export function addRound(
  workbook: Workbook,
  tournament: Tournament,
  { label: what, blocks: planned, rounds = 1 }: MendPlan,
): Reply {
  const { list, reading, text } = tournament;
  const columns = nextRoundsColumns(reading, list.values, rounds);
  const way = columns && wayIn(workbook, tournament, columns);
  const before = extentOf(tournament);
  if (!columns || !way || !before || !isRead(tournament, columns, way, rounds))
    return stoppedBy(tournament, 'changedSincePreview');
  const [first, count] = [list.origin.column + columns.after + 1, columns.titles[0]?.length ?? 1];
  const isInserted = way === 'inserted';
  const width = count / rounds;
  const lastColumns = columnsOfLastRound(reading, columns.after - width);
  const added = Array.from({ length: rounds }, (_, round) =>
    lastColumns.map(column => column - (columns.after - width + 1) + first + round * width),
  ).flat();
  const grown = { ...before, columns: [...before.columns, ...added] };
  const inserted = isInserted ? { sheet: list.sheet, after: first - 1, count } : undefined;
  const titles = titleBlocks(tournament, columns, way).filter(({ ofRound }) => ofRound !== undefined);
  let now: Tournament | undefined = tournament;
  const top = columns.row + (isNumbered(tournament, columns) ? 1 : 0);
  const cells = place(list.origin.row + top, first, Math.max(...reading.rows) + 1 - top, count);
  const dressed = [
    {
      sheet: list.sheet,
      given: [[cells, { text: true }] as const],
      back: [[cells, { text: false }] as const, ...(isInserted ? [] : narrower(workbook, titles))],
    },
  ];
  const deed = {
    what: text('action.mend', { what }),
    dressed,
    blocks: [
      ...titles.map(block => ({ ...block, was: block.before })),
      ...followingBlocks(workbook, before, grown, inserted),
      ...planned.filter(({ ofRound }) => ofRound === undefined),
    ],
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
    begin: () => {
      bringColumns(workbook, titles);
      now = openTournament(workbook);
    },
  };
  const isAsPlanned = (): boolean =>
    now !== undefined && isUnchanged(workbook, now) && (!isInserted || areBlank(workbook, titles));
  const written = write(workbook, text, deed, isAsPlanned);
  if (written.kind !== 'written') {
    removeAddedColumns(workbook, titles);
    return stoppedBy(tournament, unwritten(written, 'changedSincePreview'));
  }
  const reasons = written.different.map(({ problem, cell }) => ({
    ...remarkOn(tournament, problem),
    cell,
  }));
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}

/** The widths of free columns that come into sight by being widened (N88). */
const narrower = (workbook: Workbook, titles: readonly Block[]): readonly PlacedLook[] =>
  titles.flatMap(({ sheet, row, column, after }) => {
    const widthOf = (at: number): number => workbook.columnWidth?.(sheet, at) ?? 0;
    if (column === 0 || widthOf(column) >= widthOf(column - 1)) return [];
    return (after[0] ?? []).map((_, i): PlacedLook => [
      place(row, column + i, 1, 1),
      { width: widthOf(column + i) },
    ]);
  });
