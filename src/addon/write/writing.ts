import { makeA1 } from '../../sheet/read/cell';
import type { Block } from '../../sheet/write/block';
import { roundOfName } from '../../sheet/write/sheetNames';
import type { Text } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import type { Design, Place } from '../google/design';
import type { Workbook } from '../google/workbook';
import type { CellLink } from '../panel/protocol';
import { listRows } from '../read/listRows';
import { openTournament, type Tournament } from '../read/tournament';
import { roundDesign } from '../rounds/roundDesign';
import { logAction, setStatus, type Intention, type Logged } from './log';
import { holds, type PlacedCell } from './placing';
import { cellsNow, fillSheet, isOpen } from './fillSheet';
import { writeSheet, type MayBegin } from './writeSheet';

/** A cell with unexpected contents. */
export interface Difference {
  readonly problem: Problem;
  readonly cell: CellLink | undefined;
}

/** A sheet that an action makes. */
export interface NewSheet {
  readonly name: string;
  readonly design: Design;
  /** The sheet that it stands before, once there is a Log; the last one if there is none. */
  readonly before?: () => string | undefined;
  /** The action ends by showing it. */
  readonly isShown?: boolean;
  /** A range that gets a name before the cells are written, because their formulas use it. */
  readonly range?: { readonly name: string; readonly place: Place };
}

export interface Deed extends Intention {
  readonly makes?: readonly NewSheet[];
  /** The tournament as it was planned for; cells that change meanwhile are told. */
  readonly tournament?: Tournament;
  /** What else belongs to the action, before it is marked as done. */
  readonly end?: (different: readonly Difference[]) => void;
}

export type WritingResult =
  | { readonly kind: 'written'; readonly logged: Logged; readonly different: readonly Difference[] }
  /** Something had changed; no cell of a sheet was touched, and the Log says so. */
  | { readonly kind: 'stopped' };

/**
 * Writes an action in the order of docs/sheets.md, Log: row *begun*, then sheet by sheet, the wall list first:
 * read, check, write, read back; row *done*. To be called under the document lock. `unchanged` compares what
 * was read last with what the organiser saw.
 */
export function write(
  workbook: Workbook,
  text: Text,
  deed: Deed,
  unchanged: () => boolean = () => true,
): WritingResult {
  const names = workbook.sheetNames();
  const blocks = deed.blocks.map(block => (names.includes(block.sheet) ? block : { ...block, isNew: true }));
  const logged = logAction(workbook, text, { ...deed, blocks });
  const isAsPlanned = (cells: readonly PlacedCell[]): boolean =>
    cells.every(({ spot, now, before }) => spot !== undefined && holds(now, before));
  const different = complete(
    workbook,
    text,
    { ...deed, blocks },
    cells => deed.undoes !== undefined || (isAsPlanned(cells) && unchanged()),
  );
  if (different !== undefined) deed.end?.(different);
  setStatus(workbook, logged, different === undefined ? 'stopped' : 'done');
  return different === undefined ? { kind: 'stopped' } : { kind: 'written', logged, different };
}

/**
 * The second half of writing, which *finish* repeats: writes what is not written yet, and returns what differs
 * from the plan, or changed beside it. Undefined where nothing was written.
 */
export function complete(
  workbook: Workbook,
  text: Text,
  { blocks, makes = [], tournament }: Pick<Deed, 'blocks' | 'makes' | 'tournament'>,
  mayWrite: MayBegin = () => true,
): readonly Difference[] | undefined {
  const different: Difference[] = [];
  const filled: string[] = [];
  if (tournament?.settingsAt) workbook.readAgain(tournament.settingsAt.sheet);
  const isOfList = ({ of }: Block): boolean => of !== undefined;
  const sheets = new Set([...blocks.filter(isOfList), ...blocks].map(({ sheet }) => sheet));
  let mayBegin = mayWrite;
  for (const sheet of sheets) {
    const own = blocks.filter(block => block.sheet === sheet);
    const isNew = makeSheet(workbook, text, sheet, own, makes);
    if (isNew && fillSheet(workbook, sheet, own)) {
      filled.push(sheet);
      continue;
    }
    const writing = writeSheet(workbook, sheet, own, mayBegin);
    if (!writing) return undefined;
    mayBegin = () => true;
    different.push(...writing.left.map(cell => differenceOf(cell, writing.lost.includes(cell))));
  }
  // New sheets are read back together: each change from writing to reading costs time.
  for (const sheet of filled) {
    const own = blocks.filter(block => block.sheet === sheet);
    different.push(
      ...cellsNow(workbook, sheet, own)
        .filter(isOpen)
        .map(cell => differenceOf(cell, true)),
    );
  }
  return tournament ? [...different, ...changesBeside(workbook, tournament, blocks)] : different;
}

/** Makes the sheet if it is not there, and gives it its looks where the action puts its beginning. Returns whether it is new. */
function makeSheet(
  workbook: Workbook,
  text: Text,
  sheet: string,
  blocks: readonly Block[],
  makes: readonly NewSheet[],
): boolean {
  const isNew = !workbook.sheetNames().includes(sheet);
  const made = makes.find(({ name }) => name === sheet);
  if (isNew) workbook.insertSheet(sheet, made?.before?.(), made?.isShown);
  if (made) workbook.design(sheet, made.design);
  else if (roundOfName(sheet) !== undefined) for (const block of blocks) dressRound(workbook, text, block);
  if (made?.range) workbook.nameArea(made.range.name, { sheet, ...made.range.place });
  return isNew;
}

function dressRound(workbook: Workbook, text: Text, block: Block): void {
  const design = roundDesign(text, block);
  if (design) workbook.design(block.sheet, design);
}

function differenceOf({ sheet, spot, now, after, name }: PlacedCell, isLost: boolean): Difference {
  const code = spot === undefined ? 'rowNotFound' : isLost ? 'cellDiffers' : 'cellTaken';
  return {
    problem: {
      code,
      severity: 'error',
      place: { kind: 'list' },
      values: { wrote: after, found: now ?? '', name },
    },
    cell: spot && { sheet, a1: makeA1(spot.row, spot.column) },
  };
}

/** Cells of the list that the action does not write and that somebody changed while it wrote. */
function changesBeside(
  workbook: Workbook,
  before: Tournament,
  blocks: readonly Block[],
): readonly Difference[] {
  const now = openTournament(workbook);
  if (!now || now.list.sheet !== before.list.sheet) return [];
  const [was, is] = [listRows(before), listRows(now)];
  const ours = new Set(
    blocks.flatMap(({ sheet, row, column, after }) =>
      sheet === before.list.sheet
        ? after.flatMap((line, r) => line.map((_, c) => `${row + r},${column + c}`))
        : [],
    ),
  );
  return [...was.players].flatMap(([player, old]) => {
    const row = is.players.get(player);
    return was.columns.flatMap(({ key, column }, i): readonly Difference[] => {
      const at = is.columns.findIndex(one => one.key === key);
      if (!row || at < 0 || ours.has(`${old.row},${column}`)) return [];
      const [wrote = '', found = ''] = [old.texts[i], row.texts[at]];
      if (wrote === found) return [];
      const cell = { sheet: now.list.sheet, a1: makeA1(row.row, is.columns[at]?.column ?? column) };
      const problem: Problem = {
        code: 'changedMeanwhile',
        severity: 'warning',
        place: { kind: 'list' },
        values: { wrote, found },
      };
      return [{ problem, cell }];
    });
  });
}
