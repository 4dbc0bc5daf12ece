import type { FileProblem } from '../../tournament/fileProblem';
import { notCarried } from '../fileProblems';
import { plainLetters } from './plainLetters';

export interface EncodedText {
  readonly bytes: Uint8Array;
  readonly problems: readonly FileProblem[];
}

/** UTF-8, which has every letter; or ISO-8859-15, in which a letter that it lacks is written plain (`Ł` as L), and one of another script as `?`. */
export function textToBytes(text: string, encoding: 'utf-8' | 'iso-8859-15'): EncodedText {
  if (encoding === 'utf-8') return { bytes: new TextEncoder().encode(text), problems: [] };
  const bytes: number[] = [];
  const lacking: string[] = [];
  for (const letter of text) {
    const byte = byteOf(letter);
    if (byte !== undefined) {
      bytes.push(byte);
      continue;
    }
    lacking.push(letter);
    const plain = [...plainLetters(letter)].map(byteOf);
    for (const part of plain.includes(undefined) ? [QUESTION_MARK] : plain) bytes.push(part ?? QUESTION_MARK);
  }
  return { bytes: Uint8Array.from(bytes), problems: notCarried('letters', [...new Set(lacking)]) };
}

const QUESTION_MARK = 0x3f;

/** Where ISO-8859-15 differs from the first 256 characters. */
const MOVED: Readonly<Record<string, number>> = {
  '€': 0xa4,
  Š: 0xa6,
  š: 0xa8,
  Ž: 0xb4,
  ž: 0xb8,
  Œ: 0xbc,
  œ: 0xbd,
  Ÿ: 0xbe,
};
const REPLACED: ReadonlySet<number> = new Set(Object.values(MOVED));

function byteOf(letter: string): number | undefined {
  const moved = Object.prototype.hasOwnProperty.call(MOVED, letter) ? MOVED[letter] : undefined;
  const code = letter.codePointAt(0) as number;
  return moved ?? (code < 256 && !REPLACED.has(code) ? code : undefined);
}
