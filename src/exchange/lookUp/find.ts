import { firstLetters, type NameIndex } from './makeIndex';
import { lettersOf, mayBegin, slipsBetween, slipsOf } from './slips';
import { soundOf, wordsOfName } from './words';

export interface Found {
  readonly at: number;
  /** How whoever is meant was found; by a slip, somebody has to say so. */
  readonly by: 'number' | 'name' | 'slip';
  readonly isWhole: boolean;
}

interface FittingWord {
  readonly word: number;
  readonly cost: number;
}

/** Costs of a word that fits: the whole word, its beginning, the same by its sound; slips come on top. */
const [WHOLE, BEGUN, SOUNDS_ALIKE, SLIP] = [0, 4, 6, 40];
const OTHER_ORDER = 1;
/** Counts among equals. */
const ELSEWHERE = 3;

/** The likeliest comes first; `here` says whether somebody is of the country of most who play. */
export function findPeople(
  index: NameIndex,
  typed: string,
  count: number,
  here: (line: string) => boolean,
): readonly Found[] {
  const wanted = wordsOfName(typed);
  if (wanted.join('').length < 2 && !/[\u0250-\uffff]/.test(wanted.join(''))) return [];
  const whole = wanted.join('');
  if (/\d/.test(whole)) return byNumber(index, whole, count);
  const sure = best(index, wanted, fittingWords(index, wanted, false), count, here);
  if (sure.length >= count || wanted.every(word => slipsOf(word) === 0)) return sure;
  const sureLines = new Set(sure.map(({ at }) => at));
  const slips = best(index, wanted, fittingWords(index, wanted, true), count + sure.length, here)
    .filter(({ at }) => !sureLines.has(at))
    .map(hit => ({ ...hit, by: 'slip' as const, isWhole: false }));
  return [...sure, ...slips].slice(0, count);
}

function byNumber({ byPin }: NameIndex, typed: string, count: number): readonly Found[] {
  const places: number[] = [...(byPin.get(typed) ?? [])];
  if (places.length === 0 && typed.length >= 3)
    for (const [pin, own] of byPin) {
      if (pin.startsWith(typed)) places.push(...own);
      if (places.length >= count) break;
    }
  return places.slice(0, count).map(at => ({ at, by: 'number', isWhole: false }));
}

const fittingWords = (
  index: NameIndex,
  wanted: readonly string[],
  withSlips: boolean,
): readonly (readonly FittingWord[])[] =>
  wanted.map(typed => {
    const costs = new Map<number, number>();
    const fits = (word: number, cost: number): void => {
      if (cost < (costs.get(word) ?? Infinity)) costs.set(word, cost);
    };
    for (const word of at(index.byStart, typed)) {
      const spelling = index.words[word] as string;
      if (spelling === typed) fits(word, WHOLE);
      else if (spelling.startsWith(typed)) fits(word, BEGUN);
    }
    const sound = soundOf(typed);
    if (sound.length >= 2)
      for (const word of at(index.bySound, sound))
        if ((index.sounds[word] as string).startsWith(sound)) fits(word, SOUNDS_ALIKE);
    if (withSlips) addSlips(index, typed, fits);
    return [...costs].map(([word, cost]) => ({ word, cost }));
  });

/** A single letter, as of a name in Chinese, is the beginning of several starts. */
const at = (starts: ReadonlyMap<string, readonly number[]>, typed: string): readonly number[] =>
  typed.length >= 2
    ? (starts.get(firstLetters(typed)) ?? [])
    : [...starts].flatMap(([start, words]) => (start.startsWith(typed) ? words : []));

function addSlips(index: NameIndex, typed: string, fits: (word: number, cost: number) => void): void {
  const most = slipsOf(typed);
  if (most === 0) return;
  const letters = lettersOf(typed);
  for (let word = 0; word < index.words.length; word++) {
    if (!mayBegin(letters, index.letters[word] as number, most)) continue;
    const slips = slipsBetween(typed, index.words[word] as string, most);
    if (slips > 0 && slips <= most) fits(word, SLIP * slips);
  }
}

/** Each has a word for each that was typed: by the costs, then by the name. */
function best(
  index: NameIndex,
  wanted: readonly string[],
  fitting: readonly (readonly FittingWord[])[],
  count: number,
  here: (line: string) => boolean,
): readonly Found[] {
  const costs = fitting.map(words => new Map(words.map(({ word, cost }) => [word, cost])));
  const first: Scored[] = [];
  const line = (at: number): string => index.lines[at] as string;
  for (const at of everyCandidate(index, fitting)) {
    const nameCost = costOf(index.wordsOf[at] as Int32Array, costs);
    const last = first[count - 1];
    if (nameCost === undefined || (last && nameCost > last.cost)) continue;
    const cost = nameCost + (here(line(at)) ? 0 : ELSEWHERE);
    if (last && (cost > last.cost || (cost === last.cost && line(at) > line(last.at)))) continue;
    const isWhole = nameCost <= OTHER_ORDER && index.wordsOf[at]?.length === wanted.length;
    let place = Math.min(first.length, count - 1);
    for (; place > 0; place--) {
      const before = first[place - 1] as Scored;
      if (before.cost < cost || (before.cost === cost && line(before.at) < line(at))) break;
      first[place] = before;
    }
    first[place] = { at, cost, isWhole };
  }
  return first.map(({ at, isWhole }) => ({ at, isWhole, by: 'name' }));
}

interface Scored {
  readonly at: number;
  readonly cost: number;
  readonly isWhole: boolean;
}

/** Whoever has a word for each; those of the rarest word are looked through. */
function everyCandidate(index: NameIndex, fitting: readonly (readonly FittingWord[])[]): readonly number[] {
  const sizes = fitting.map(words =>
    words.reduce((sum, { word }) => sum + (index.people[word]?.length ?? 0), 0),
  );
  const rarest = fitting[sizes.indexOf(Math.min(...sizes))] ?? [];
  const people = rarest.flatMap(({ word }) => index.people[word] ?? []);
  // Somebody may have two words that fit.
  return rarest.length > 1 ? [...new Set(people)] : people;
}

/** The least cost at which each word that was typed has one of its own in the name. */
function costOf(nameWords: Int32Array, costs: readonly ReadonlyMap<number, number>[]): number | undefined {
  let [sum, taken, isInOrder, last] = [0, 0, true, -1];
  for (const cost of costs) {
    let [place, least] = [-1, Infinity];
    for (let i = 0; i < nameWords.length; i++) {
      const here = taken & (1 << i) ? undefined : cost.get(nameWords[i] as number);
      if (here !== undefined && here < least) [place, least] = [i, here];
    }
    if (place < 0) return undefined;
    taken |= 1 << place;
    sum += least;
    if (place < last) isInOrder = false;
    last = place;
  }
  return sum + (isInOrder ? 0 : OTHER_ORDER);
}
