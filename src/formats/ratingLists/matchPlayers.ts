import { fullName, type ExchangedPlayer } from '../exchange';
import type { RatedPlayer, RatingList } from './readRatingList';
import type { PlayerIndex } from '../../tournament/indices';

/** Doubtful players are for a person to decide. */
export type RatingMatch =
  | { readonly kind: 'by number' | 'by name'; readonly player: PlayerIndex; readonly rated: RatedPlayer }
  | { readonly kind: 'doubtful'; readonly player: PlayerIndex; readonly candidates: readonly RatedPlayer[] }
  | { readonly kind: 'not found'; readonly player: PlayerIndex };

/**
 * By the federation's number with a common word of the name, else by the one person of that name and no other
 * country. Other numbers or countries, namesakes and a letter of difference are doubts.
 */
export function matchPlayers(players: readonly ExchangedPlayer[], list: RatingList): readonly RatingMatch[] {
  const byNumber = new Map(
    list.players.flatMap(rated => (rated.pin === '' ? [] : [[rated.pin, rated] as const])),
  );
  const byName = new Map<string, RatedPlayer[]>();
  for (const rated of list.players) {
    const key = foldName(rated.name);
    const same = byName.get(key);
    if (same) same.push(rated);
    else byName.set(key, [rated]);
  }
  // A list has tens of thousands of names: only those of about the same length are looked at.
  const byLength = new Map<number, string[]>();
  for (const key of byName.keys()) {
    const same = byLength.get(key.length);
    if (same) same.push(key);
    else byLength.set(key.length, [key]);
  }
  return players.map((person, player): RatingMatch => {
    const numbered = byNumber.get(person.pin);
    if (numbered)
      return haveWordInCommon(numbered.name, fullName(person))
        ? { kind: 'by number', player, rated: numbered }
        : { kind: 'doubtful', player, candidates: [numbered] };
    const key = foldName(fullName(person));
    const [rated, ...more] = byName.get(key) ?? [];
    if (rated && more.length === 0 && sameCountry(person, rated) && !hasOtherNumber(person, rated))
      return { kind: 'by name', player, rated };
    if (rated) return { kind: 'doubtful', player, candidates: [rated, ...more] };
    const near = [-1, 0, 1]
      .flatMap(step => byLength.get(key.length + step) ?? [])
      .flatMap(other => (isOneLetterApart(key, other) ? (byName.get(other) ?? []) : []));
    return near.length > 0 ? { kind: 'doubtful', player, candidates: near } : { kind: 'not found', player };
  });
}

/** A name without case, accents and order of its words: `MÜLLER Jean-Luc` is `jean luc muller`. */
const foldName = (name: string): string => wordsOf(name).sort().join(' ');

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

function haveWordInCommon(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some(word => words.has(word));
}

const sameCountry = ({ country }: ExchangedPlayer, rated: RatedPlayer): boolean =>
  country === '' || rated.country === '' || country.toUpperCase() === rated.country;

/** Another number of the same federation, as far as its length tells. */
const hasOtherNumber = ({ pin }: ExchangedPlayer, rated: RatedPlayer): boolean =>
  pin !== rated.pin && pin.length === rated.pin.length;

/** Of two whose lengths differ by one at most. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  return short.slice(long.length > short.length ? start : start + 1) === long.slice(start + 1);
}
