import {
  IN_FILE,
  isFileError,
  type CarriedPart,
  type FilePlace,
  type FileProblem,
  type FileProblemCode,
} from '../tournament/fileProblem';
import { SETTINGS, type SettingKey } from '../tournament/settings';
import type { FileContents } from './exchange';

type ProblemValues = FileProblem['values'];

export const fileError = (
  code: FileProblemCode,
  place: FilePlace = IN_FILE,
  values: ProblemValues = {},
): FileProblem => ({
  code,
  severity: 'error',
  place,
  values,
});

export const fileWarning = (
  code: FileProblemCode,
  place: FilePlace = IN_FILE,
  values: ProblemValues = {},
): FileProblem => ({ code, severity: 'warning', place, values });

export const notCarried = (what: CarriedPart, examples: readonly string[]): readonly FileProblem[] =>
  examples.length === 0
    ? []
    : [
        {
          code: 'notCarried',
          severity: 'note',
          place: IN_FILE,
          values: { what, count: examples.length, example: fileExcerpt(examples[0] as string) },
        },
      ];

/** The first setting by its key too, so that whoever says it has the name in the language. */
export const settingsNotCarried = (keys: readonly SettingKey[]): readonly FileProblem[] =>
  notCarried(
    'settings',
    keys.map(key => SETTINGS[key].name),
  ).map(problem => ({ ...problem, values: { ...problem.values, setting: keys[0] as SettingKey } }));

export const refusedBy = (problem: FileProblem): FileContents => refusedFor([problem]);

/** A file can hold more faults than a call takes arguments, so they come as one list; why it is refused comes first. */
export const refusedFor = (problems: readonly FileProblem[]): FileContents => ({
  kind: 'refused',
  problems: [...problems.filter(isFileError), ...problems.filter(problem => !isFileError(problem))],
});

const LONGEST = 60;

/** Text of a file as a message shows it: one line, not longer than a line. */
export function fileExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
