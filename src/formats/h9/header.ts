import type { FileProblem } from '../../tournament/fileProblem';
import { fileExcerpt, fileWarning, notCarried } from '../fileProblems';

export interface HeaderLine {
  readonly name: string;
  readonly value: string;
  /** From 1. */
  readonly line: number;
}

export const headerLines = (text: string, form: RegExp): readonly HeaderLine[] =>
  text.split('\n').flatMap((line, index) => {
    const match = form.exec(line);
    return match ? [{ name: match[1] ?? '', value: (match[2] ?? '').trim(), line: index + 1 }] : [];
  });

/** Names that the reader does not know, and values that its known names do not have; an empty one says nothing. */
export function headerProblems(
  lines: readonly HeaderLine[],
  tags: Readonly<Record<string, (value: string) => boolean>>,
  element: string,
): readonly FileProblem[] {
  const fits = (name: string): ((value: string) => boolean) | undefined =>
    Object.prototype.hasOwnProperty.call(tags, name) ? tags[name] : undefined;
  const wrong = lines.filter(({ name, value }) => value !== '' && fits(name)?.(value) === false);
  const unknown = lines.filter(({ name, value }) => value !== '' && fits(name) === undefined);
  return [
    ...wrong.map(({ name, value, line }) =>
      fileWarning(
        'partLeftOut',
        { kind: 'text', line, column: 1 },
        { text: fileExcerpt(value), attribute: name, element },
      ),
    ),
    ...notCarried('unknownParts', [...new Set(unknown.map(({ name }) => name))]),
  ];
}

/** Komi in half points, with a point or a comma; undefined for anything else. */
export function headerKomi(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,]([05])0*)?$/.exec(text);
  return match ? 2 * Number(match[1]) + (match[2] === '5' ? 1 : 0) : undefined;
}
