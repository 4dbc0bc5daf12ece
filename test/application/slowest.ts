import { expect } from 'vitest';

/** Seconds of the processor that an answer may take; on a busy machine the clock says nothing. */
const MOST = 2;

/** The slowest of many answers; looked at in the long modes only. */
export function slowest(isLong: boolean) {
  let [most, what, count] = [0, '', 0];
  return {
    timed: <T>(name: string, answer: () => T): T => {
      const began = process.cpuUsage();
      const answered = answer();
      const { user, system } = process.cpuUsage(began);
      const seconds = (user + system) / 1e6;
      count += 1;
      if (seconds > most) [most, what] = [seconds, name];
      return answered;
    },
    tell: (): void => {
      if (!isLong) return;
      console.info(`The slowest of ${count} answers: ${what}, ${most.toFixed(2)} s of the processor`);
      expect(most, what).toBeLessThan(MOST);
    },
  };
}
