import { hasAnswered } from './selfTestSheet';
import type { Range } from '../workbook/services';

/** Looks at a formula, and milliseconds between two. */
const [LOOKS, PAUSE] = [40, 250];
/** Milliseconds that all formulas together may take of the six minutes of a run. */
const MOST = 120_000;
/** Formulas that are left to run together: Google allows 30 runs of a person at once, and a formula is a run. */
const TOGETHER = 10;
/** Milliseconds for these. */
const RUNNING = 3000;

/**
 * A clock for formulas that are written one after another: seconds until the formula has answered alone. Whether Google calculates while
 * a script runs is written nowhere; once a formula has not answered, the times are undefined, and the others go ten at a time.
 */
export function stopwatch(): (answer: Range) => number | undefined {
  const began = Date.now();
  let isAnswering = true;
  let waiting = 0;
  return answer => {
    const written = Date.now();
    for (let look = 0; isAnswering && look < LOOKS; look++) {
      if (look > 0) Utilities.sleep(PAUSE);
      SpreadsheetApp.flush();
      if (hasAnswered(answer.getValue())) return (Date.now() - written) / 1000;
      isAnswering = Date.now() - began < MOST;
    }
    isAnswering = false;
    if (++waiting % TOGETHER === 0) {
      SpreadsheetApp.flush();
      Utilities.sleep(RUNNING);
    }
    return undefined;
  };
}
