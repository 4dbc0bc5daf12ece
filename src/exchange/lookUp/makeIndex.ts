import { lettersOf } from './slips';
import { soundOf, wordsOfName } from './words';

export interface NameIndex {
  /** Everybody's line, list after list. */
  readonly lines: readonly string[];
  /** The words of each person by their places among the words, in the order of the name. */
  readonly wordsOf: readonly Int32Array[];
  readonly words: readonly string[];
  readonly sounds: readonly string[];
  /** The letters of each word, as bits. */
  readonly letters: Int32Array;
  readonly people: readonly (readonly number[])[];
  /** The words by their first two letters, and by those of their sounds. */
  readonly byStart: ReadonlyMap<string, readonly number[]>;
  readonly bySound: ReadonlyMap<string, readonly number[]>;
  readonly byPin: ReadonlyMap<string, readonly number[]>;
}

export const firstLetters = (word: string): string => word.slice(0, 2);

/** People that are looked at in one go, so that keys that are typed meanwhile do not wait. */
const PORTION = 2_000;

/** Reads the lines; `rest` gives the page a breath between two portions. */
export async function makeIndex(lines: readonly string[], rest: () => Promise<unknown>): Promise<NameIndex> {
  const places = new Map<string, number>();
  const words: string[] = [];
  const sounds: string[] = [];
  const people: number[][] = [];
  const byStart = new Map<string, number[]>();
  const bySound = new Map<string, number[]>();
  const byPin = new Map<string, number[]>();
  const wordsOf: Int32Array[] = [];
  /** Names have few words, each again and again. */
  const placesOf = new Map<string, readonly number[]>();
  const placeOf = (word: string): number => {
    const oldPlace = places.get(word);
    if (oldPlace !== undefined) return oldPlace;
    const place = words.length;
    const sound = soundOf(word);
    places.set(word, place);
    words.push(word);
    sounds.push(sound);
    people.push([]);
    put(byStart, firstLetters(word), place);
    if (sound !== '') put(bySound, firstLetters(sound), place);
    return place;
  };
  for (let at = 0; at < lines.length; at++) {
    if (at % PORTION === PORTION - 1) await rest();
    const [name = '', , , , , pin = ''] = (lines[at] ?? '').split('\t');
    const nameWords: number[] = [];
    for (const part of name.split(' ')) {
      let places = placesOf.get(part);
      if (!places) placesOf.set(part, (places = wordsOfName(part).map(placeOf)));
      nameWords.push(...places);
    }
    wordsOf.push(Int32Array.from(nameWords));
    for (let i = 0; i < nameWords.length; i++)
      if (nameWords.indexOf(nameWords[i] as number) === i) people[nameWords[i] as number]?.push(at);
    if (pin !== '') put(byPin, pin.toLowerCase(), at);
  }
  return {
    lines,
    wordsOf,
    words,
    sounds,
    letters: Int32Array.from(words, lettersOf),
    people,
    byStart,
    bySound,
    byPin,
  };
}

function put(map: Map<string, number[]>, key: string, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
