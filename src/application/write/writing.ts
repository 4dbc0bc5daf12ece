import { makeA1 } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { isNamed, roundOfName } from '../../sheet/write/sheetNames';
import type { Text } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import { openTournament } from '../read/openTournament';
import type { Design, Dressing, NewSheet } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { listRows } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { roundDesign } from './roundDesign';
import { logAction, setStatuses, type Intention, type Logged, type StatusChange } from './log';
import { holds, nowhere, type PlacedCell } from './placeCells';
import { cellsNow, fillSheets, isUnwritten, readyNew } from './fillSheet';
import { withInForce } from './inForce';
import { dressingOf, giveLooks, giveLooksBack, withFormats } from './looks';
import { asTheyWere } from './asTheyWere';
import { idsOf } from './sheetIds';
import { mostRunsOf } from './bridges';
import { batchesOf, type SheetWriting, type Difference } from './batches';
import { refusal } from './refusals';
import { readySheet, writeSheet, writeSheets, type MayBegin } from './writeSheet';

export interface PlannedAction extends Intention {
  readonly makes?: readonly NewSheet[];
  /** The tournament as it was planned for; cells that change meanwhile are told. */
  readonly tournament?: Tournament;
  /** Looks that it gives to sheets that stay; an undo gives them at its end. */
  readonly dressed?: readonly Dressing[];
  /** Follows its row in the Log. */
  readonly begin?: () => void;
  /** Comes before the action is marked as done; returns actions that are marked with it. */
  readonly end?: (different: readonly Difference[]) => readonly StatusChange[];
  /** A decision that changes no cell, and that the Log alone keeps. */
  readonly isDecision?: true;
  /** How often it may read directly before it writes (batches.ts). */
  readonly batches?: number;
  /** Whether an undo may begin, by the last reading; it restores what it can where this is missing. */
  readonly mayUndo?: () => boolean;
}

export type WritingResult =
  | { readonly kind: 'written'; readonly logged: Logged; readonly different: readonly Difference[] }
  /** Something had changed; no cell of a sheet was touched, and the Log says so. */
  | { readonly kind: 'stopped' }
  /** There was nothing to write; not even the Log has it. */
  | { readonly kind: 'nothing' };

/** Why an action was not written, where `changed` is the reason for having stopped. */
export const unwritten = <C extends Problem['code']>(
  { kind }: Exclude<WritingResult, { readonly kind: 'written' }>,
  changed: C,
): C | 'nothingToWrite' => (kind === 'nothing' ? 'nothingToWrite' : changed);

const doesAnything = ({ blocks, end, isDecision }: PlannedAction): boolean =>
  isDecision === true || end !== undefined || changesCells(blocks);

export const changesCells = (blocks: readonly Block[]): boolean =>
  blocks.some(
    ({ isNew, before, after }) => isNew === true || JSON.stringify(before) !== JSON.stringify(after),
  );

/**
 * Writes an action in the order of docs/sheets.md, Log: row *begun*, then sheet by sheet, the wall list first:
 * read, check, write, read back; row *done*. To be called under the document lock. `unchanged` compares what
 * was read last with what the organiser saw.
 */
export function write(
  workbook: Workbook,
  text: Text,
  deed: PlannedAction,
  unchanged: () => boolean = () => true,
): WritingResult {
  if (!doesAnything(deed)) return { kind: 'nothing' };
  const names = workbook.sheetNames();
  const were = asTheyWere(workbook, withInForce(workbook, deed.blocks)).map(block =>
    names.includes(block.sheet) ? block : { ...block, isNew: true },
  );
  readFormulas(workbook, were);
  const blocks = withFormats(workbook, were);
  const dressed = [...(deed.dressed ?? []), ...dressingsToCome(text, blocks, deed.makes)];
  const isRead = blocks.some(({ isNew }) => isNew !== true);
  const logged = logAction(workbook, text, { ...deed, blocks, dressed }, isRead);
  deed.begin?.();
  if (deed.undoes === undefined) giveLooks(workbook, deed.dressed ?? []);
  const isAsPlanned = (cells: readonly PlacedCell[]): boolean =>
    cells.every(({ now, before }) => holds(now, before));
  const different = complete(workbook, text, { ...deed, blocks }, cells =>
    deed.undoes === undefined ? isAsPlanned(cells) && unchanged() : (deed.mayUndo?.() ?? true),
  );
  if (different === undefined) giveLooksBack(workbook, blocks, dressed);
  const otherStatuses = different === undefined ? [] : (deed.end?.(different) ?? []);
  const made = blocks.flatMap(({ sheet, isNew }) => (isNew ? [sheet] : []));
  setStatuses(workbook, [
    ...otherStatuses,
    different === undefined ? [logged, 'stopped'] : [logged, 'done', idsOf(workbook, made)],
  ]);
  return different === undefined ? { kind: 'stopped' } : { kind: 'written', logged, different };
}

const dressingsToCome = (
  text: Text,
  blocks: readonly Block[],
  makes: readonly NewSheet[] = [],
): readonly Dressing[] =>
  [...new Set(blocks.flatMap(({ sheet, isNew }) => (isNew ? [] : [sheet])))].flatMap(sheet =>
    designsOf(
      text,
      sheet,
      blocks.filter(block => block.sheet === sheet),
      makes,
    ).map(design => dressingOf(sheet, design)),
  );

/** Before anything is written: each change from writing to reading costs time. */
export function readFormulas(workbook: Workbook, blocks: readonly Block[]): void {
  const sheetNames = workbook.sheetNames();
  for (const sheet of new Set(blocks.map(block => block.sheet)))
    if (sheetNames.includes(sheet)) workbook.formulas(sheet);
}

/**
 * The second half of writing, which *finish* repeats: writes what is not written yet, and returns what differs
 * from the plan, or changed beside it. Undefined where nothing was written.
 */
export function complete(
  workbook: Workbook,
  text: Text,
  {
    blocks,
    makes = [],
    tournament,
    batches: most,
  }: Pick<PlannedAction, 'blocks' | 'makes' | 'tournament' | 'batches'>,
  mayWrite: MayBegin = () => true,
): readonly Difference[] | undefined {
  readFormulas(workbook, blocks);
  const isOfList = ({ of }: Block): boolean => of !== undefined;
  const sheets = [...new Set([...blocks.filter(isOfList), ...blocks].map(({ sheet }) => sheet))];
  const sheetNames = workbook.sheetNames();
  const blocksOf = (sheet: string): readonly Block[] => blocks.filter(block => block.sheet === sheet);
  const lost = (cell: PlacedCell): Difference => differenceOf(cell, true);
  const isMade = (sheet: string): boolean => blocksOf(sheet).some(({ isNew }) => isNew);
  // A sheet that somebody has deleted stays away.
  const gone = sheets
    .filter(sheet => !sheetNames.includes(sheet) && !isMade(sheet))
    .flatMap(sheet => nowhere(blocksOf(sheet)));
  if (gone.length > 0 && !mayWrite(gone)) return undefined;
  const different = gone.map(cell => differenceOf(cell, false));
  // Those of an undo name no players.
  const isList = (sheet: string): boolean => isNamed(sheet, 'sheet.wallList');
  const inOrder = [...sheets.filter(isList), ...sheets.filter(sheet => !isList(sheet))];
  const old = (blocksOf(sheets[0] ?? '').some(isOfList) ? sheets : inOrder).filter(sheet =>
    sheetNames.includes(sheet),
  );
  for (const sheet of old) dressSheet(workbook, text, sheet, blocksOf(sheet), makes);
  const fresh = sheets.filter(sheet => !sheetNames.includes(sheet) && isMade(sheet));
  const readied = old.map(sheet => readySheet(workbook, sheet, blocksOf(sheet), mostRunsOf(old.length)));
  const batches = batchesOf(readied, fresh, most, workbook.mayRefuse);
  const settings = tournament?.settingsAt?.sheet;
  // A sheet that is written in the first turn is read there.
  const isRead = batches.old[0]?.length === old.length && old.some(sheet => sheet === settings);
  if (settings !== undefined && !isRead) workbook.readAgain(settings);
  let mayBegin = mayWrite;
  for (const together of batches.old) {
    const writings = writeSheets(together, batches.all, mayBegin);
    if (!writings) return undefined;
    mayBegin = () => true;
    for (const writing of writings) different.push(...differencesIn(writing));
  }
  const taken = batches.fresh.flatMap(together => {
    for (const sheet of together) makeSheet(workbook, text, sheet, blocksOf(sheet), makes);
    return fillSheets(together.map(sheet => readyNew(workbook, sheet, blocksOf(sheet))));
  });
  for (const sheet of taken) {
    // Sheets were made: nothing stops the action any more.
    const writing = writeSheet(workbook, sheet, blocksOf(sheet), () => true);
    if (writing) different.push(...differencesIn(writing));
  }
  // New sheets are read back together: each change from writing to reading costs time.
  for (const sheet of fresh.filter(name => !taken.includes(name)))
    different.push(...cellsNow(workbook, sheet, blocksOf(sheet)).filter(isUnwritten).map(lost));
  return tournament ? [...different, ...changesBeside(workbook, tournament, blocks)] : different;
}

/** Makes a sheet, and gives it its looks where the action puts its beginning. */
function makeSheet(
  workbook: Workbook,
  text: Text,
  sheet: string,
  blocks: readonly Block[],
  makes: readonly NewSheet[],
): void {
  const made = makes.find(({ name }) => name === sheet);
  workbook.insertSheet(sheet, made?.before?.(), made?.isShown);
  dressSheet(workbook, text, sheet, blocks, makes);
}

function dressSheet(
  workbook: Workbook,
  text: Text,
  sheet: string,
  blocks: readonly Block[],
  makes: readonly NewSheet[],
): void {
  for (const design of designsOf(text, sheet, blocks, makes)) workbook.design(sheet, design);
  const made = makes.find(({ name }) => name === sheet);
  if (made?.range) workbook.nameArea(made.range.name, { sheet, ...made.range.place });
}

function designsOf(
  text: Text,
  sheet: string,
  blocks: readonly Block[],
  makes: readonly NewSheet[],
): readonly Design[] {
  const made = makes.find(({ name }) => name === sheet);
  if (made) return [made.design];
  return roundOfName(sheet) === undefined
    ? []
    : blocks.filter(isFilling).flatMap(block => roundDesign(text, fromFirstFilled(block)) ?? []);
}

/** Whether something comes where nothing stood; what takes the place of a text has its looks. */
const isFilling = ({ before, after }: Block): boolean => firstFilled(before, after) >= 0;

const firstFilled = (before: Block['before'], after: Block['after']): number =>
  after.findIndex((line, r) => line.some((text, c) => text !== '' && (before[r]?.[c] ?? '') === ''));

/** Without the rows in front that have their looks, which an undo would take from them. */
function fromFirstFilled(block: Block): Block {
  if (block.row === 0) return block;
  const first = firstFilled(block.before, block.after);
  const [before, after] = [block.before.slice(first), block.after.slice(first)];
  return { ...block, row: block.row + first, before, after };
}

const differencesIn = ({ left, lost, refused }: SheetWriting): readonly Difference[] =>
  left.map(cell => {
    const difference = differenceOf(cell, lost.includes(cell));
    return refused.includes(cell) ? { ...difference, problem: refusal(cell.sheet) } : difference;
  });

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
      const at = is.columns.findIndex(candidate => candidate.key === key);
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
