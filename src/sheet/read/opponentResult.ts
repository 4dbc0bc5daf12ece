import { textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import type { Halves } from '../frame/header';
import { cleanUp, parseEntries, saysWon } from '../cells/notation';

const SIGNS: Readonly<Record<string, string>> = {
  '1': '+',
  '0': '-',
  '½': '=',
  '0.5': '=',
  '0,5': '=',
  jigo: '=',
};

/**
 * The opponent's column gets the whole entry: `2` beside `+`, `W` (where losses say `L`) or `1` is `2+`. Uncertain
 * ones, such as `1-0`, become `2: 1-0`, which is unreadable.
 */
export function joinOpponentAndResult(
  values: Values,
  rows: readonly number[],
  halves: readonly Halves[],
): Values {
  if (halves.length === 0) return values;
  const table = values.map(cells => [...cells]);
  for (const { opponent, result } of halves) {
    const isWon = saysWon(rows.map(row => `1${textOf(values[row]?.[result])}`));
    for (const row of rows) {
      const cells = table[row] as unknown[];
      cells[opponent] = join(textOf(cells[opponent]), textOf(cells[result]), isWon, cells[opponent]);
    }
  }
  return table;
}

function join(opponent: string, result: string, isWon: boolean, asTyped: unknown): unknown {
  // An opponent is there, the result is still to come.
  if (result === '') return /^[1-9]\d{0,5}$/.test(opponent) ? `${opponent}?` : asTyped;
  if (opponent === '' || isEntry(result)) return result;
  if (!/^\d+\.?$/.test(opponent)) return asTyped;
  const no = opponent.replace('.', '');
  const plain = result.trim().toLowerCase();
  if (plain === 'w') return isWon ? `${no}+` : `${no}W`;
  if (plain === 'l') return `${no}-`;
  if (/^[+\-=?]!?(?:\/?[bw?]\d*)?!?(?:#\d{1,4})?$/.test(cleanUp(plain))) return no + plain;
  return Object.keys(SIGNS).includes(plain) ? `${no}${SIGNS[plain]}` : `${no}: ${result}`;
}

/** Whether a column of results holds a whole entry such as `14+`; `1-0` is a score. */
const isEntry = (text: string): boolean => {
  if (/^\d\s*[-–:]\s*\d$/.test(text)) return false;
  const read = parseEntries(text);
  return !('kind' in read) && read.some(entry => entry.kind === 'game') && /\d[+\-=?]/.test(cleanUp(text));
};
