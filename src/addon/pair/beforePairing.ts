import { inTheWay } from '../../pairing/inTheWay';
import { findOpenRound } from '../../pairing/round/openRound';
import type { Remarkable } from '../panel/protocol';
import { remarkOn } from '../panel/sentence';
import type { Tournament } from '../tournament';

/**
 * Problems of a readable tournament with what stands in the way of its next round, which comes first: said before anybody asks
 * for the round, and once. Nothing more while results are missing.
 */
export function beforePairing(
  tournament: Tournament,
  problems: readonly Remarkable[],
): readonly Remarkable[] {
  const { reading, settings } = tournament;
  if (findOpenRound(reading.wallList, settings).missing.length > 0) return problems;
  const stops = inTheWay(reading.wallList, settings).map(problem => remarkOn(tournament, problem));
  const said = new Set(stops.map(({ sentence }) => sentence));
  return [...stops, ...problems.filter(({ sentence }) => !said.has(sentence))];
}
