import { plainLetters } from '../../formats/parse/plainLetters';

/** Letters of Cyrillic by those that passports and rating lists write for them. */
const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i' },
  ...{ і: 'i', ї: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't' },
  ...{ у: 'u', ў: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '' },
  ...{ э: 'e', ю: 'yu', я: 'ya', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', ѓ: 'g', ќ: 'k' },
};

/** The words of a name as they are typed without accents: `MÜLLER-O’Hara` is `muller`, `ohara`; `Шикшин` is `shikshin`. */
export const wordsOfName = (name: string): readonly string[] =>
  latin(name)
    .replace(/['\u0060´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

// eslint-disable-next-line no-control-regex -- exactly the characters that need no normalisation
const ASCII = /^[\x00-\x7f]*$/;

function latin(name: string): string {
  if (ASCII.test(name)) return name.toLowerCase();
  // й and ё are letters of their own, and fall apart into others.
  const lowerCase = name.normalize('NFC').toLowerCase();
  const spelt = /\p{sc=Cyrillic}/u.test(lowerCase)
    ? [...lowerCase].map(letter => CYRILLIC[letter] ?? letter).join('')
    : lowerCase;
  return ASCII.test(spelt) ? spelt : plainLetters(spelt).normalize('NFC').toLowerCase();
}

/** Spellings of one sound, in their order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|tsch|sch|sh|cz|ch/g, 's'],
  [/ts|tz|zh/g, 'z'],
  [/x/g, 'ks'],
  [/kh/g, 'h'],
  [/ck|q/g, 'k'],
  [/c([eiy]|$)/g, 's$1'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/w/g, 'v'],
  [/[ijy]+$/, ''],
  [/[ijy]+([aeou])/g, '$1'],
  [/[jy]/g, 'i'],
  [/([aou])e/g, '$1'],
];

/**
 * A word by its sound, so that spellings of one name meet: `Müller` and `Mueller`, `Сергей` and `Sergej`. Two names may have one sound, so it
 * only finds, and decides nothing.
 */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [spelling, letters]) => sound.replace(spelling, letters), word).replace(
    /(.)\1+/g,
    '$1',
  );

/** A name for comparison: without order, accents and capitals, as lists and people spell it. */
export const wordsKey = (name: string): string => [...wordsOfName(name)].sort().join(' ');
