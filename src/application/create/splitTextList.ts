import { languageOf } from '../read/languageOf';
import { textOf } from '../../sheet/cells/cell';
import { splitText, type SplitText } from '../../sheet/frame/splitText';
import { onlyCrossTable } from '../../sheet/otherForms/crossTable';
import { makeText } from '../../sheet/wording';
import { LIST, type Problem } from '../../tournament/problem';
import { organisersSheets, readSheet } from '../read/sheets';
import { fingerprint } from '../write/fingerprint';
import { readActions, undoOffer } from '../write/log';
import type { Remarkable, View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { cellLink, remark } from '../read/sentence';
import type { SheetRange } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { unwritten, write } from '../write/writing';

/** A list that stands as text in one column of a sheet. */
interface TextList {
  readonly found: SheetRange;
  readonly split: SplitText;
}

/** The active sheet first. */
function sheetsInTurn(workbook: Workbook): readonly SheetRange[] {
  const active = workbook.activeSheet();
  const sheets = organisersSheets(workbook);
  return [...sheets.filter(each => each === active), ...sheets.filter(each => each !== active)].flatMap(
    name => readSheet(workbook, name) ?? [],
  );
}

/** The text in the active sheet, else in the first sheet that has one. */
function findText(workbook: Workbook): TextList | undefined {
  const text = makeText(languageOf(workbook));
  for (const range of sheetsInTurn(workbook)) {
    const split = splitText(range.values, kind => text(`column.${kind}`));
    if (split) return { found: range, split };
  }
  return undefined;
}

const SHOWN_ROWS = 4;

function crossTableIn(workbook: Workbook): Remarkable | undefined {
  for (const sheet of sheetsInTurn(workbook)) {
    const problem = onlyCrossTable(sheet.values);
    if (problem) return { ...remark(languageOf(workbook), problem), cell: cellLink(sheet, 0, 0) };
  }
  return undefined;
}

/** The view where no list can be read: a text that can be split, with its first rows, or no wall list. */
export function withoutList(workbook: Workbook): View {
  const list = findText(workbook);
  const undo = undoOffer(readActions(workbook));
  if (!list) {
    const crossTable = crossTableIn(workbook);
    return {
      view: 'no wall list',
      sheets: workbook.sheetNames(),
      ...(crossTable && { found: crossTable }),
      ...(undo && { undo }),
    };
  }
  const { found, split } = list;
  const from = split.table.findIndex(cells => cells.length > 2);
  return {
    view: 'text',
    sheet: found.sheet,
    seen: fingerprint(found.values),
    players: split.players,
    rounds: split.rounds,
    rows: split.table
      .slice(from, from + SHOWN_ROWS)
      .map(cells => cells.filter(cell => cell !== '').join(' · ')),
    undo,
  };
}

/**
 * Puts each part of a line into a cell of its own, in the same row. The cells beside the text are empty; the
 * text itself is kept in the Log for undo. To be called under the lock.
 */
export function splitList(workbook: Workbook, seen: string): Reply {
  const list = findText(workbook);
  const text = makeText(languageOf(workbook));
  if (!list || fingerprint(list.found.values) !== seen) return changed(workbook);
  const { found, split } = list;
  const width = Math.max(...split.table.map(cells => cells.length));
  const line = (cells: readonly string[]): readonly string[] =>
    Array.from({ length: width }, (_, column) => cells[column] ?? '');
  const block = {
    sheet: found.sheet,
    row: 0,
    column: split.column,
    before: split.table.map((_cells, row) => line([asTyped(found.values[row]?.[split.column])])),
    after: split.table.map(line),
  };
  const deed = {
    what: text('action.split', { sheet: found.sheet }),
    blocks: [block],
    undoes: undefined,
    seen,
  };
  const isStill = (): boolean => {
    const now = readSheet(workbook, found.sheet);
    return now !== undefined && fingerprint(now.values) === seen;
  };
  const written = write(workbook, text, deed, isStill);
  if (written.kind !== 'written') return changed(workbook, unwritten(written, 'changedSincePreview'));
  const language = languageOf(workbook);
  const reasons = written.different.map(({ problem, cell }) => ({ ...remark(language, problem), cell }));
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}

/** The text with the blanks at its beginning, which are part of a line. */
const asTyped = (value: unknown): string => (typeof value === 'string' ? value : textOf(value));

function changed(workbook: Workbook, code: Problem['code'] = 'changedSincePreview'): View {
  const problem: Problem = { code, severity: 'error', place: LIST, values: {} };
  return { view: 'stopped', reasons: [remark(languageOf(workbook), problem)] };
}
