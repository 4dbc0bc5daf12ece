import { once } from '../tournament/once';

let read = (): string => '';

/** Hands over how the file of the other languages is read; '' or an error where there is none. Nothing is read before it is needed. */
export function readTextFileBy(reader: () => string): void {
  read = reader;
}

/** What the file holds; '' where it cannot be read. It is read once. */
export const textFile = once((): string => {
  try {
    return read();
  } catch {
    return '';
  }
});
