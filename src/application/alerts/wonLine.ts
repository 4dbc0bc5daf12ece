import type { Talk } from './dialogue';

/** `1. Rossi (3k) won against Nielsen (4k)`; any other result in its sign, Black first. */
export function wonLine(
  { text, named }: Talk,
  table: string,
  { black, white, result }: { readonly black: string; readonly white: string; readonly result: string },
): string {
  const [one, other] = [named(black), named(white)];
  if (result === '1-0') return text('alert.won', { table, winner: one, loser: other });
  if (result === '0-1') return text('alert.won', { table, winner: other, loser: one });
  return `${table}. ${one} – ${other} ${result || '?'}`;
}
