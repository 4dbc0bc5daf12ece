import { once } from '../tournament/once';

let read = (): string => '';
let failure: string | undefined;

/** Hands over how the file of the other languages is read; '' or an error where there is none. Nothing is read before it is needed. */
export function readTextFileBy(reader: () => string): void {
  read = reader;
}

/** A call of Google's may fail for once. */
const READINGS = 2;

/** '' where it cannot be read, so that English stands in. It is read once. */
export const textFile = once((): string => {
  for (let readings = 0; readings < READINGS; readings++) {
    try {
      const content = read();
      failure = undefined;
      return content;
    } catch (error) {
      failure = String((error as { readonly message?: unknown }).message ?? error);
    }
  }
  return '';
});

/**
 * Stops what is about to be written where the texts could not be read, although the script has them: the sheets would be half in
 * English. Where the file is missing (so Google says, docs/google-contract.md), English is what there is.
 */
export function needTexts(): void {
  if (failure !== undefined && !failure.includes('No HTML file')) throw new Error(`texts.html: ${failure}`);
}
