/** How many slips a word may have: none where it is so short that it would be another one. */
export const slipsOf = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** A word's letters as bits: one for each of Latin, and one for all others. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const at = word.charCodeAt(i) - 97;
    letters |= 1 << (at >= 0 && at < 26 ? at : 26);
  }
  return letters;
}

/** Whether a word may begin as what was typed but for so many slips: each slip brings one letter that the word lacks. */
export function mayBegin(typed: number, word: number, slips: number): boolean {
  let lacking = typed & ~word;
  for (let left = slips; lacking !== 0; left--) {
    if (left === 0) return false;
    lacking &= lacking - 1;
  }
  return true;
}

/** Rows of the table of distances: this one, the one before, the one before that. */
const ROWS = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * The fewest slips by which a beginning of the word becomes what was typed: a letter too many, one lacking, another one, two exchanged;
 * more than `most` where there are more.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most, 62);
  let [before, last, now]: Uint8Array[] = [ROWS[0], ROWS[1], ROWS[2]];
  for (let j = 0; j <= width; j++) (last as Uint8Array)[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const [older, old, row] = [before as Uint8Array, last as Uint8Array, now as Uint8Array];
    row[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const isSame = typed.charCodeAt(i - 1) === word.charCodeAt(j - 1);
      let slips = Math.min((old[j] ?? 99) + 1, (row[j - 1] ?? 99) + 1, (old[j - 1] ?? 99) + (isSame ? 0 : 1));
      const isTurned =
        i > 1 &&
        j > 1 &&
        typed.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === word.charCodeAt(j - 1);
      if (isTurned) slips = Math.min(slips, (older[j - 2] ?? 99) + 1);
      row[j] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
    [before, last, now] = [old, row, older];
  }
  let best = most + 1;
  for (let j = 0; j <= width; j++) best = Math.min(best, (last as Uint8Array)[j] ?? 99);
  return best;
}
