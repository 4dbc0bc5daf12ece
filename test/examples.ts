import { existsSync, readFileSync } from 'node:fs';

const FILE = '../shared/rules/examples.json';

/** One worked case of the rules' companion file, kept beside the repository. */
export interface Example<Input, Expected> {
  readonly id: string;
  readonly input: Input;
  readonly expected: Expected;
}

/** Whether the worked cases are at hand; tests that need them are skipped where they are not. */
export const hasExamples = existsSync(FILE);

export function example<Input, Expected>(id: string): Example<Input, Expected> {
  const all = JSON.parse(readFileSync(FILE, 'utf8')) as { examples: Example<Input, Expected>[] };
  const found = all.examples.find(one => one.id === id);
  if (!found) throw new Error(`no worked case ${id}`);
  return found;
}

/** The ids of all worked cases. */
export const exampleIds = (): readonly string[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as { examples: readonly { readonly id: string }[] }).examples.map(
    ({ id }) => id,
  );
