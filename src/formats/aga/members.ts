import type { FileProblem } from '../../tournament/fileProblem';
import { fileExcerpt, fileError } from '../fileProblems';

/** A line of TDListA or TDListB: tabs between name, id, kind of membership, rating, expiry, chapter, state …; TDListN has columns. */
export interface Member {
  readonly name: string;
  readonly id: string;
  /** As the AGA counts: 1.00 to 1.99 is 1 dan, −1.00 to −1.99 is 1 kyu; undefined where the list has none. */
  readonly rating: number | undefined;
}

/** `Novak, Jan                   7068 Full    -20.1   7/2/2008 none NY`, the rating as the AGA writes it or nothing. */
const IN_COLUMNS = /^(\S.*?) +(\d{1,6}) +([A-Za-z]+) +(-?\d+\.\d+)?/;

const RATING = /^-?\d+(?:\.\d+)?$/;

const fieldsOf = (line: string): readonly string[] =>
  line.includes('\t') ? line.split('\t') : (IN_COLUMNS.exec(line)?.slice(1) ?? []);

/** The members of a list, or the first line that is none. */
export function readMembers(text: string): readonly Member[] | FileProblem {
  const members: Member[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [name = '', id = '', , rating] = fieldsOf(line).map(field => (field ?? '').trim());
    if (!/^\d{1,6}$/.test(id))
      return fileError(
        'wrongLine',
        { kind: 'text', line: index + 1, column: 1 },
        { text: fileExcerpt(line) },
      );
    members.push({ name, id, rating: rating && RATING.test(rating) ? Number(rating) : undefined });
  }
  return members;
}
