import { languageOf } from '../../application/read/languageOf';
import { sidebar } from '../sidebar';
import { googleWorkbook } from '../workbook/googleWorkbook';
import { place } from '../../application/workbook/design';
import { SELF_TEST_TITLE, SELF_TEST_LINES } from '../../application/selfTest/selfTestLines';
import { letPanelFindLock, panelRefused } from './selfTestSheet';
import type { Workbook } from '../../application/workbook/workbook';
import { intoNewSheet } from '../../sheet/cells/block';
import { freeName, isSelfTestSheet, SELF_TEST_SHEET, selfTestName } from '../../sheet/write/sheetNames';
import { makeText, type Text } from '../../sheet/wording';
import type { LoggedAction } from '../../sheet/write/logRows';
import { isUndone, mayBeUndone, readAction, readActions } from '../../application/write/log';
import { withSelfTest } from '../../application/selfTest/selfTestCells';
import { undo } from '../../application/undo/undo';
import { write } from '../../application/write/writing';
import { askAgain } from '../askAgain';
import { openSidebar } from '../openSidebar';
import { check, demand, isPlainData, type CheckVerdict } from './selfTestHost';
import { writeSelfTest } from './writeSelfTest';
import { seenFor } from '../../application/lists/seenFor';
import { takenNames } from '../../application/write/takenNames';
import type { Sheet } from '../workbook/services';

/**
 * Checks inside this spreadsheet what cannot be checked elsewhere, and writes the results into a sheet that may be deleted afterwards,
 * under the lock of every action that writes. Formulas judge the answers of formulas, after this script has ended; the panel writes its
 * own verdict when it has opened. `unpacked` are the milliseconds after which this program was there.
 */
export function selfTest(unpacked?: number): void {
  const workbook = inSight();
  // Asked before, because the panel's request takes the lock itself.
  const panel = panelCheck();
  const done = workbook.locked(() => {
    act(workbook, panel, unpacked);
    const isShown = openSidebar('self-test');
    if (isShown) letPanelFindLock();
    else panelRefused();
    return isShown;
  });
  if (done.kind === 'busy') {
    const text = makeText(languageOf(workbook));
    const book = SpreadsheetApp.getActiveSpreadsheet();
    book.toast(text('sidebar.busy.text'), text('sidebar.busy.heading'), -1);
  } else if (!done.value) askAgain();
}

/** As one of its lists sees it; the whole, where not even that can be read: then the lines say why. */
function inSight(): Workbook {
  const whole = googleWorkbook();
  try {
    return seenFor(whole, { isLook: true });
  } catch {
    return whole;
  }
}

/** The self-test as an action of the Log, which undo takes back; an earlier one goes before. */
function act(workbook: Workbook, panel: CheckVerdict, unpacked: number | undefined): void {
  let isBegun = false;
  try {
    const text = makeText(languageOf(workbook));
    takeEarlierBack(workbook, text);
    const name = freeName(SELF_TEST_SHEET, takenNames(workbook));
    write(workbook, text, {
      what: text('menu.selfTest'),
      blocks: [intoNewSheet(name, [[SELF_TEST_TITLE]])],
      makes: [
        {
          name,
          design: { place: place(0, 0, 1, 1), looks: [[place(0, 0, 1, 1), { bold: true }]] },
          isShown: true,
        },
      ],
      undoes: undefined,
      seen: '',
      end: () => {
        isBegun = true;
        writeSelfTest(sheetNamed(name), panel, unpacked);
        return [];
      },
    });
  } catch (refusal) {
    if (isBegun) throw refusal;
    // Where not even the Log can be written, the lines say why.
    writeSelfTest(withoutLog(), panel, unpacked);
  }
}

const sheetNamed = (name: string): Sheet => {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
  return sheet ?? withoutLog();
};

/** A new sheet with the first name that is free. */
function withoutLog(): Sheet {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (let copy = 1; ; copy++) {
    const name = selfTestName(copy);
    if (!book.getSheetByName(name)) return book.insertSheet(name);
  }
}

/** Takes the newest self-test back, so that its sheet is used again; one in which somebody typed stays. */
function takeEarlierBack(workbook: Workbook, text: Text): void {
  const entries = readActions(workbook);
  const isSelfTest = ({ blocks }: LoggedAction): boolean =>
    blocks.some(({ isNew, sheet }) => isNew === true && isSelfTestSheet(sheet));
  const earlier = entries
    .filter(
      action => (action.status === 'begun' || mayBeUndone(action, entries)) && !isUndone(entries, action.no),
    )
    .flatMap(action => readAction(workbook, action) ?? [])
    .filter(isSelfTest)
    .pop();
  if (earlier)
    undo(workbook, text, { ...earlier, blocks: withSelfTest(workbook, earlier.blocks) }, undefined);
}

/** To be called without the lock, which the request may take. */
const panelCheck = (): CheckVerdict => check(SELF_TEST_LINES.panelAnswers, panelAnswers);

/** Nothing but plain data crosses to the panel. */
function panelAnswers(): string {
  const answer = sidebar({ ask: 'state' });
  const { view } = answer;
  demand(isPlainData(answer), 'an answer that is not plain');
  const [reason] = view.view === 'stopped' ? view.reasons : [];
  return demand(view.view !== 'stopped', reason?.sentence ?? view.view);
}
