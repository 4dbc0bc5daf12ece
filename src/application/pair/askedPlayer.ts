import type { Player } from '../../tournament/wallList';
import { findPlayer } from '../functions/explain';

/**
 * The index of a player: by number or name, by both as the panel offers them (`1 Ada`), or by a part of one
 * name only. -1 if there is none.
 */
export function findAsked(players: readonly Player[], typed: string): number {
  const asked = typed.trim();
  const exact = findPlayer(players, asked);
  if (exact >= 0 || asked === '') return exact;
  const number = /^#?(\d+)(?:\s|$)/.exec(asked) ?? /\((\d+)\)$/.exec(asked);
  if (number) return findPlayer(players, String(number[1]));
  const folded = (name: string): string => name.normalize('NFKC').toLowerCase();
  const alike = players.flatMap(({ name }, i) => (folded(name).includes(folded(asked)) ? [i] : []));
  return alike.length === 1 ? (alike[0] as number) : -1;
}
