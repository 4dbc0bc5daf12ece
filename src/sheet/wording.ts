import type { Problem } from '../tournament/problem';
import type { Language } from '../tournament/languages';
import { SETTING_NAMES } from '../tournament/settings';
import { makeA1, parseA1 } from './cells/cell';
import type { TextKey } from '../text/en';
import { isReadKey } from '../text/readKeys';
import { source } from '../text/source';

export type TextValues = Readonly<Record<string, string | number>>;

/** The sentence of a key in one language, with its placeholders filled. */
export type Text = (key: TextKey, values?: TextValues) => string;

/** Where the range of a wall list begins in its sheet; addresses in sentences are shifted by this. */
export interface Origin {
  readonly row: number;
  readonly column: number;
}
const SHEET_START: Origin = { row: 0, column: 0 };

const PLACEHOLDER = /\{(\w+)(?:\|([\w.]+))?\}/g;
const english = () => source.dictionaryOf('en');
export const isKey = (key: string): key is TextKey => Object.prototype.hasOwnProperty.call(english(), key);

/** A missing translation comes in English; a dictionary is decoded when its first text is needed that is not at hand. */
export function makeText(language: Language, origin: Origin = SHEET_START): Text {
  const text: Text = (key, values = {}) =>
    (wordAtHand(language, key) ?? source.dictionaryOf(language)[key] ?? english()[key] ?? key).replace(
      PLACEHOLDER,
      (_hole, name: string, prefix?: string) => {
        const value = String(values[name] ?? '…');
        if (prefix === undefined) return value;
        return prefix === 'a1' ? shifted(value, origin) : lookUp(text, prefix, value, values);
      },
    );
  return text;
}

const wordAtHand = (language: Language, key: TextKey): string | undefined =>
  isReadKey(key) ? source.readWordsOf(language)[key] : undefined;

/** Shifts one address, or several separated by commas. */
function shifted(a1: string, origin: Origin): string {
  return a1
    .split(', ')
    .map(each => {
      const cell = parseA1(each);
      return cell ? makeA1(cell.row + origin.row, cell.column + origin.column) : each;
    })
    .join(', ');
}

/**
 * `{allowed|allowed}`: the text of that key, else each part of a list in its own words, else the value itself. A part of a list of
 * what is allowed is a value: the value `rank` is not "a rank such as 3d".
 */
function lookUp(text: Text, prefix: string, value: string, values: TextValues): string {
  const key = `${prefix}.${value}`;
  if (isKey(key)) return text(key, values);
  const part = (word: string): string => {
    const wordKey = [...(prefix === 'allowed' ? [] : [`${prefix}.${word}`]), `value.${word}`].find(isKey);
    return wordKey === undefined ? word : text(wordKey);
  };
  // A column is one: `rating, R4` has the title Rating R4.
  return value
    .split(', ')
    .map(part)
    .join(prefix === 'column' ? ' ' : ', ');
}

/** A value of a setting in the words of a language; a value without a word stays as it is. */
export const valueWord = (text: Text, value: string): string => lookUp(text, 'value', value, {});

export const problemSentence = (text: Text, problem: Problem): string =>
  text(`problem.${problem.code}`, valuesOf(problem));

export const problemMend = (text: Text, problem: Problem): string =>
  text(`mend.${problem.code}`, valuesOf(problem));

/** The sentence with its cell: `D7: “14” names an opponent and no result.` Without a cell, the sentence alone. */
export function sentenceAtCell(text: Text, problem: Problem, origin: Origin = SHEET_START): string {
  const { place } = problem;
  const at = place.kind === 'cell' ? place : place.kind === 'setting' ? place.at : undefined;
  const sentence = problemSentence(text, problem);
  return at ? `${makeA1(at.row + origin.row, at.column + origin.column)}: ${sentence}` : sentence;
}

export const sentenceWithMend = (text: Text, problem: Problem): string =>
  `${sentenceAtCell(text, problem)} ${problemMend(text, problem)}`.trim();

/** A sentence about a setting may speak of it as `{setting|settingName}`. */
function valuesOf(problem: Problem): TextValues {
  const { place, values } = problem;
  if (place.kind !== 'setting' || place.name === undefined) return values;
  const key = Object.entries(SETTING_NAMES).find(([, name]) => name === place.name)?.[0] ?? place.name;
  return { setting: key, ...values };
}
