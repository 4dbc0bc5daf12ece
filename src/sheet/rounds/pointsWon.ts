import { cleanUp } from '../cells/notation';

/** The points by which a game was won, in a result as game records write it: `12.5` of `B+12.5` or `w+12½`; undefined where none are said. */
export function pointsWon(result: string): string | undefined {
  const [, whole, half] = /^\p{L}\+(\d{1,3})([.,]5|=)?$/u.exec(cleanUp(result).trim()) ?? [];
  return whole === undefined ? undefined : `${Number(whole)}${half === undefined ? '' : '.5'}`;
}
