/**
 * Computes what takes long beside the page, so that keys are heard meanwhile. A worker answers from a copy of the workbook; what it cannot do,
 * such as writing a cell, the page does itself, and all of it where there is no worker.
 */
import type { Book } from '../host/book';
import type { Wire } from '../wire';
import { copyOf } from './bookCopy';
import type { Answered, Asked, Readied } from './messages';

export interface Beside {
  /** Undefined where the page has to answer itself. */
  readonly answer: (run: string, args: readonly unknown[]) => Promise<Wire | undefined>;
}

/** So many filled cells from which on a preview takes longer than a key may wait: some 150 players in the fifth round. */
const LARGE = 6000;

/** A preview is what a large event is looked at longest for. */
export function takesLong({ workbook }: Book, asked: unknown): boolean {
  if ((asked as { readonly ask?: unknown } | undefined)?.ask !== 'preview') return false;
  let filled = 0;
  for (const sheet of workbook().getSheets())
    sheet
      .getSheet()
      .getCellMatrix()
      .forValue((_, __, cell) => {
        if (cell?.v !== undefined && cell.v !== null && cell.v !== '') filled += 1;
        return filled < LARGE;
      });
  return filled >= LARGE;
}

interface BesideParts {
  readonly book: Book;
  readonly make: () => Worker;
  readonly scripts: Readied['scripts'];
  readonly html: Readied['html'];
  readonly language: () => string;
}

export function makeBeside({ book, make, scripts, html, language }: BesideParts): Beside {
  let worker: Worker | undefined;
  let isBroken = false;
  let count = 0;
  const waiting = new Map<number, (value: Wire | undefined) => void>();
  const fail = (): void => {
    isBroken = true;
    worker?.terminate();
    for (const done of waiting.values()) done(undefined);
    waiting.clear();
  };
  const start = (): Worker => {
    const begun = make();
    begun.onmessage = ({ data }: MessageEvent<Answered>) => {
      waiting.get(data.id)?.(data.value);
      waiting.delete(data.id);
    };
    begun.onerror = fail;
    begun.onmessageerror = fail;
    begun.postMessage({ kind: 'ready', scripts, html } satisfies Readied);
    return begun;
  };
  return {
    answer: (run, args) =>
      new Promise(done => {
        if (isBroken) return done(undefined);
        const id = (count += 1);
        waiting.set(id, done);
        try {
          worker ??= start();
          worker.postMessage({
            kind: 'asked',
            id,
            run,
            args,
            copy: copyOf(book),
            language: language(),
          } satisfies Asked);
        } catch {
          fail();
        }
      }),
  };
}
