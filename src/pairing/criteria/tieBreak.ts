import type { Cost } from '../../matching/matching';
import { lotNumber } from '../../tournament/wallList';
import { playerOf } from '../game/round';
import type { Field } from './field';

/**
 * Lots of all possible games, from `Seed`, round and both numbers, decide between pairings that are equally good:
 * the smallest sum wins, so that the same list has the same pairing, however it was found. Two sums are hardly
 * ever equal.
 */
export function tieBreak({ round, players }: Field): Cost {
  const start = textHash(`${round.standing.settings.seed}|round-${round.number}`);
  const lots = players.map(player => textHash(`${start}|${lotNumber(playerOf(round, player))}`));
  const shift = 32 - lotBits(players.length);
  return (i, j) => mixed(Math.imul(lots[i]!, 0x9e3779b1) ^ mixed(lots[j]!)) >>> shift;
}

/** As many as sums over a whole pairing, and the fines between levels of criteria, have room for. */
const lotBits = (size: number): number => Math.min(30, Math.floor(53 - 2 * Math.log2(Math.max(size, 2))));

/** FNV-1a. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return mixed(hash);
}

/** The last steps of MurmurHash3, after which every bit depends on every other. */
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
