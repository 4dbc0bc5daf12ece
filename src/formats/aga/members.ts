import type { FileProblem } from '../../tournament/fileProblem';
import { excerpt, fileError } from '../fileProblems';

/** A line of TDListA, TDListB or TDListN: tabs between name, id, kind of membership, rating, expiry, chapter, state … */
export interface Member {
  readonly name: string;
  readonly id: string;
  /** As the AGA counts: 1.00 to 1.99 is 1 dan, −1.00 to −1.99 is 1 kyu; undefined where the list has none. */
  readonly rating: number | undefined;
}

/** The members of a list, or the first line that is none. */
export function readMembers(text: string): readonly Member[] | FileProblem {
  const members: Member[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [name = '', id = '', , rating = ''] = line.split('\t').map(field => field.trim());
    if (!/^\d{1,6}$/.test(id))
      return fileError('wrongLine', { kind: 'text', line: index + 1, column: 1 }, { text: excerpt(line) });
    members.push({ name, id, rating: /^-?\d+(?:\.\d+)?$/.test(rating) ? Number(rating) : undefined });
  }
  return members;
}
