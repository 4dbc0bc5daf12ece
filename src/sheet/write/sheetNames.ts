import type { ReadKey } from '../../text/readKeys';
import { wordsOf } from '../../text/vocabulary';

const COPY = / \(?(\d+)\)?$/;
const bare = (name: string): string => name.trim().toLowerCase();

/** Whether a sheet has this name in any language, perhaps with a number behind it (`Log 2`, `Log (2)`). */
export function isNamed(sheet: string, key: ReadKey): boolean {
  const names = wordsOf(key).map(bare);
  return names.includes(bare(sheet)) || names.includes(bare(sheet.replace(COPY, '')));
}

type RoundKey = 'sheet.round' | 'sheet.report' | 'sheet.undoneRound';

/** The round of `Round 3` or `Runde 3 (2)`, or of another sheet of a round; undefined for any other sheet. */
export function roundOfName(sheet: string, key: RoundKey = 'sheet.round'): number | undefined {
  const name = bare(sheet.replace(/ \(\d+\)$/, ''));
  const digits = /\d+/.exec(name);
  const round = digits ? Number(digits[0]) : 0;
  return round > 0 && wordsOf(key).some(word => bare(word.replace('{round}', String(round))) === name)
    ? round
    : undefined;
}

/** The first of `Log`, `Log (2)`, `Log (3)` … that is free; names are compared without regard to case. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(bare));
  for (let copy = 1; ; copy++) {
    const candidate = copy === 1 ? name : `${name} (${copy})`;
    if (!used.has(bare(candidate))) return candidate;
  }
}

/** Free names for several new sheets, one after the other. */
export function makeFreeName(sheets: readonly string[]): (name: string) => string {
  const taken = [...sheets];
  return name => {
    const sheet = freeName(name, taken);
    taken.push(sheet);
    return sheet;
  };
}
