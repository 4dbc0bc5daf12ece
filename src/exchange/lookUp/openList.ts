import { bytesToText } from '../../formats/parse/bytesToText';
import { listDate } from '../../formats/ratingLists/listDate';
import { readRatingList, type RatingList } from '../../formats/ratingLists/readRatingList';
import { fileSentence } from '../../text/files';
import type { Language } from '../../tournament/languages';
import { readFile } from '../readFile';
import { bookWith, peopleOfRows } from './book';
import { ratedLine, type KeptList } from './knownList';

/** A person judges it before a list is taken. */
export type ListDoubt =
  /** It says that it has more people, or some of its lines cannot be read: it may be half of one. */
  | { readonly doubt: 'half'; readonly read: number; readonly all: number }
  /** It is in the order of names, and its last one is far from the end of the alphabet. */
  | { readonly doubt: 'ends early'; readonly name: string }
  /** The list of this federation that is kept has many more people, or is newer. */
  | { readonly doubt: 'fewer'; readonly read: number; readonly kept: number }
  | { readonly doubt: 'older'; readonly kept: string }
  /** Lists of another federation are kept. */
  | { readonly doubt: 'other federation'; readonly kept: string }
  /** One number is that of people of other names: it says nobody. */
  | { readonly doubt: 'number twice'; readonly count: number; readonly example: string };

export type ListOpening =
  | { readonly kind: 'list'; readonly list: KeptList; readonly doubts: readonly ListDoubt[] }
  /** Players of a former event, as the book has them then. */
  | { readonly kind: 'book'; readonly list: KeptList; readonly added: number; readonly renewed: number }
  | { readonly kind: 'refused'; readonly sentence: string };

export interface KeptAlready {
  readonly lists: readonly Pick<KeptList, 'name' | 'day' | 'count'>[];
  readonly book: string;
}

/** Reads what somebody opened at the desk: a rating list to be kept, or a former event, whose players go into the book. */
export function openListAtDesk(
  file: string,
  bytes: Uint8Array,
  day: string,
  kept: KeptAlready,
  language: Language,
): ListOpening {
  const decoded = bytesToText(bytes);
  if (!('text' in decoded)) return { kind: 'refused', sentence: fileSentence(language, decoded) };
  const list = readRatingList(decoded.text);
  if ('federation' in list && isWhole(decoded.text, list)) return openRatings(decoded.text, list, day, kept);
  const read = readFile(file, bytes, language);
  if (read.kind === 'refused') return { kind: 'refused', sentence: read.sentence };
  const people = peopleOfRows(read.rows.list);
  if (people.length === 0)
    return {
      kind: 'refused',
      sentence: fileSentence(language, {
        code: 'noPlayersInFile',
        severity: 'error',
        place: { kind: 'file' },
        values: {},
      }),
    };
  return { kind: 'book', ...bookWith(kept.book, people, day) };
}

/** A table of players with numbers behind the names looks like the list of the AGA, which has nothing else. */
const isWhole = (text: string, { federation, players }: RatingList): boolean =>
  federation !== 'AGA' || 2 * players.length > text.split('\n').filter(line => line.trim() !== '').length;

function openRatings(
  text: string,
  list: RatingList,
  day: string,
  { lists }: KeptAlready,
): Extract<ListOpening, { readonly kind: 'list' }> {
  const { federation, players } = list;
  const opened: KeptList = {
    name: federation,
    day: listDate(text, list) ?? day,
    count: players.length,
    text: players.map(ratedLine).join('\n'),
  };
  const same = lists.find(({ name }) => name === federation);
  const otherLists = lists.filter(({ name }) => name !== federation && name !== 'regulars');
  return {
    kind: 'list',
    list: opened,
    doubts: [
      ...halves(list),
      ...(same && MANY * same.count > players.length
        ? [{ doubt: 'fewer', read: players.length, kept: same.count } as const]
        : []),
      ...(same && same.day > opened.day ? [{ doubt: 'older', kept: same.day } as const] : []),
      ...(otherLists.length > 0
        ? [{ doubt: 'other federation', kept: otherLists.map(({ name }) => name).join(', ') } as const]
        : []),
      ...numbersTwice(list),
    ],
  };
}

/** A list that has less than this part of the people of the one before is not the next one. */
const MANY = 0.8;
/** Fewer say nothing of their order. */
const ENOUGH = 300;

function halves({ players, spoilt, stated }: RatingList): readonly ListDoubt[] {
  const read = players.length;
  const all = Math.max(read + spoilt, stated ?? 0);
  if (spoilt > 0 || (stated !== undefined && stated > read)) return [{ doubt: 'half', read, all }];
  const names = players.map(({ name }) => name.toUpperCase());
  const rising = names.filter((name, i) => i === 0 || name >= (names[i - 1] ?? '')).length;
  const last = names[names.length - 1] ?? '';
  return stated === undefined && read >= ENOUGH && rising > 0.9 * read && last < 'T'
    ? [{ doubt: 'ends early', name: players[read - 1]?.name ?? '' }]
    : [];
}

function numbersTwice({ players }: RatingList): readonly ListDoubt[] {
  const names = new Map<string, string>();
  const twice = new Set<string>();
  for (const { pin, name } of players) {
    if (pin === '') continue;
    const other = names.get(pin);
    if (other !== undefined && other !== name) twice.add(pin);
    names.set(pin, name);
  }
  const [example] = twice;
  return example === undefined ? [] : [{ doubt: 'number twice', count: twice.size, example }];
}
