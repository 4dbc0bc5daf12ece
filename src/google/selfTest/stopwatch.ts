import { hasAnswered } from './selfTestSheet';
import type { Range } from '../services';

/** Looks at a formula, and milliseconds between two. */
const [LOOKS, PAUSE] = [40, 250];
/** Milliseconds that all formulas together may take of the six minutes of a run. */
const MOST = 120_000;

/**
 * A clock for formulas that are written one after another: seconds until the formula has answered alone. Whether Google calculates while
 * a script runs is written nowhere; once a formula has not answered, none is waited for, and the times are undefined.
 */
export function stopwatch(): (answer: Range) => number | undefined {
  const began = Date.now();
  let isAnswering = true;
  return answer => {
    const written = Date.now();
    for (let look = 0; isAnswering && look < LOOKS; look++) {
      if (look > 0) Utilities.sleep(PAUSE);
      SpreadsheetApp.flush();
      if (hasAnswered(answer.getValue())) return (Date.now() - written) / 1000;
      isAnswering = Date.now() - began < MOST;
    }
    isAnswering = false;
    return undefined;
  };
}
