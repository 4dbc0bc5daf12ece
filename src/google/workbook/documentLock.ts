import type { Workbook } from '../../application/workbook/workbook';

/** Milliseconds that a run waits for another run of this add-on before it gives up. */
const WAIT = 5000;

/** Without a document there is no lock and no other user. */
export const locked: Workbook['locked'] = action => {
  const lock = LockService.getDocumentLock() as GoogleAppsScript.Lock.Lock | null;
  if (lock && !lock.tryLock(WAIT)) return { kind: 'busy' };
  try {
    return { kind: 'done', value: action() };
  } finally {
    try {
      SpreadsheetApp.flush();
    } finally {
      if (lock) lock.releaseLock();
    }
  }
};
