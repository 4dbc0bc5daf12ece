/** The document lock: it holds off other runs of the script, and belongs to a run until that lets it go or ends. */

/** The runs of the script that have not ended, the innermost last: one begins within another only where a test lets it. */
export interface Runs {
  readonly going: () => readonly number[];
  readonly run: <T>(action: () => T) => T;
}

export function makeRuns(): Runs {
  const going: number[] = [];
  let count = 0;
  return {
    going: () => going,
    run: action => {
      going.push((count += 1));
      try {
        return action();
      } finally {
        going.pop();
      }
    },
  };
}

/** `isTaken` tells that a run elsewhere has the lock, which only tests make happen. */
export function makeLocks(isTaken: () => boolean, { going }: Runs): { readonly getDocumentLock: () => Lock } {
  let holder: number | undefined = undefined;
  const here = (): number => going()[going().length - 1] ?? 0;
  const isFree = (): boolean =>
    !isTaken() && (holder === undefined || holder === here() || !going().includes(holder));
  const makeLock = (): Lock => {
    let held = false;
    const tryLock = (): boolean => {
      if (!held && isFree()) [held, holder] = [true, here()];
      return held;
    };
    return {
      tryLock,
      waitLock: () => {
        if (!tryLock()) throw new Error('Lock timeout: another process was holding the lock for too long.');
      },
      releaseLock: () => {
        if (held) [held, holder] = [false, undefined];
      },
      hasLock: () => held,
    };
  };
  return { getDocumentLock: makeLock };
}

interface Lock {
  readonly tryLock: (milliseconds: number) => boolean;
  readonly waitLock: (milliseconds: number) => void;
  readonly releaseLock: () => void;
  readonly hasLock: () => boolean;
}
