import type { FileProblem } from '../../tournament/fileProblem';
import { parseRank, type Rank } from '../../tournament/rank';
import { fileExcerpt, fileError, fileWarning } from '../fileProblems';
import type { XmlElement } from '../parse/xml';

/** Reads and writes the value of an attribute; undefined where it is none. */
export interface AttributeKind<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

export const wholeFrom = (least: number, most: number): AttributeKind<number> => ({
  read: text => {
    const number = /^\s*[+-]?\d{1,9}\s*$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  },
  write: String,
});

export const TEXT: AttributeKind<string> = { read: text => text, write: text => text };

export const FLAG: AttributeKind<boolean> = {
  read: text => (/^true$/i.test(text) ? true : /^false$/i.test(text) ? false : undefined),
  write: String,
};

/** `3D`, `12K`: amateur ranks from 30k to 9d. */
export const RANK: AttributeKind<Rank> = {
  read: text => {
    const rank = parseRank(text);
    return rank?.kind === 'amateur' ? rank : undefined;
  },
  write: rank => (rank.kind === 'professional' ? '7D' : rankText(rank.index)),
};

export const rankText = (index: number): string =>
  index >= 0 ? `${Math.min(9, index + 1)}D` : `${Math.min(30, -index)}K`;

/** `2024-07-06`, or nothing; of the form only. */
export const DATE: AttributeKind<string> = {
  read: text => (/^(?:\d{4}-\d{2}-\d{2})?$/.test(text) ? text : undefined),
  write: text => text,
};

export const wordKind = <T>(table: Readonly<Record<string, T>>): AttributeKind<T> => ({
  read: text => (Object.prototype.hasOwnProperty.call(table, text) ? table[text] : undefined),
  write: value => Object.keys(table).find(word => table[word] === value) ?? '',
});

/** The text as it was, if it still means the value; else the value written afresh. */
export function keptValue<T>(
  before: string | undefined,
  value: T,
  { read, write }: AttributeKind<T>,
): string {
  if (before === undefined) return write(value);
  const meant = read(before);
  return meant !== undefined && JSON.stringify(meant) === JSON.stringify(value) ? before : write(value);
}

/** Reads attributes that a tournament cannot do without; one that is missing or wrong refuses the file. */
export const attributeReader =
  ({ name: element, attributes, place }: XmlElement, problems: FileProblem[]) =>
  <T>(name: string, kind: AttributeKind<T>, otherwise?: T): T | undefined => {
    const text = attributes[name];
    if (text === undefined) {
      if (otherwise === undefined)
        problems.push(fileError('attributeMissing', place, { element, attribute: name }));
      return otherwise;
    }
    const value = kind.read(text);
    if (value === undefined)
      problems.push(
        fileError('wrongAttribute', place, { element, attribute: name, text: fileExcerpt(text) }),
      );
    return value;
  };

/** Reads attributes that a tournament can do without; a wrong one is left out, and said. */
export const partReader =
  ({ name: element, attributes, place }: XmlElement, problems: FileProblem[]) =>
  <T, O extends T | undefined>(name: string, kind: AttributeKind<T>, otherwise: O): T | O => {
    const text = attributes[name];
    const value = text === undefined ? undefined : kind.read(text);
    if (text !== undefined && value === undefined)
      problems.push(fileWarning('partLeftOut', place, { element, attribute: name, text: fileExcerpt(text) }));
    return value ?? otherwise;
  };
