import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./cases/', import.meta.url);

/** A worked case of a rule: what is given, and what comes out by the rule. Wall lists have all cells of a row in one text. */
export interface WorkedCase<Input, Expected> {
  readonly id: string;
  readonly title: string;
  /** Its number in docs/rules.md. */
  readonly rule: string;
  readonly source: string;
  readonly input: Input;
  readonly expected: Expected;
}

/** All worked cases, file by file. */
export const workedCases: readonly WorkedCase<unknown, unknown>[] = readdirSync(FOLDER)
  .sort()
  .flatMap(file => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WorkedCase<unknown, unknown>[]);

export function workedCase<Input, Expected>(id: string): WorkedCase<Input, Expected> {
  const found = workedCases.find(one => one.id === id);
  if (!found) throw new Error(`no worked case ${id}`);
  return found as WorkedCase<Input, Expected>;
}

/** Numbers with blanks between them. */
export const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));

/** Pairs such as `1-2 3-4`. */
export const pairsIn = (text: string): (readonly [number, number])[] =>
  text.split(' ').map(pair => pair.split('-').map(Number) as [number, number]);
