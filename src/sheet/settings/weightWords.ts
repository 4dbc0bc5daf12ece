/** Words for the weight of a criterion of pairing. */
export const WEIGHT_WORDS = ['off', 'low', 'normal', 'high', 'first'] as const;
type WeightWord = (typeof WEIGHT_WORDS)[number];

/** Five times the highest weight in a preset; even so a whole pairing costs far less than 2^53. */
export const MOST_WEIGHT = 100_000_000_000;

/** Low is a fifth of the EGF preset's weight and high five times as much; first is dearer than anything that is not. */
const TIMES = 5;

/** The weight that a word means, where `normal` is the usual one. */
export function weightOfWord(word: WeightWord, normal: number): number {
  switch (word) {
    case 'off':
      return 0;
    case 'low':
      return normal / TIMES;
    case 'normal':
      return normal;
    case 'high':
      return normal * TIMES;
    case 'first':
      return MOST_WEIGHT;
  }
}

/** The word for a weight; undefined for a number that only an expert types. */
export const wordOfWeight = (weight: number, normal: number): WeightWord | undefined =>
  WEIGHT_WORDS.find(word => weightOfWord(word, normal) === weight);
