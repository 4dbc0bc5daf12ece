import type { Event } from '../../standings/stages/event';
import { rankToRating } from '../../rating/rankRating';
import { eventRounds } from '../../tournament/playoffRounds';
import { makeWarning, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { isOut, lotNumber, type Player, type WallList } from '../../tournament/wallList';
import { numbersByLot } from './scorePairingNumbers';
import { roundsWarnings } from './scorePairingRounds';
import { SYSTEMS } from '../../tournament/systems';

/** Before round 1 of score pairing: whether the rounds fit the players (R5.2), and whether the numbers are lots (R5.1). */
export function beforeScorePairing({ wallList, settings, stages: [stage] }: Event): readonly Problem[] {
  if (stage === undefined || SYSTEMS[stage.system].pairs !== 'sections') return [];
  if (wallList.entries.some(row => row.some(cell => cell.some(({ kind }) => kind === 'game')))) return [];
  const players = wallList.players.filter(player => !isOut(player, 1));
  const rounds = Math.min(eventRounds(wallList, settings), stage.to);
  return [
    ...roundsWarnings(players.length, rounds),
    ...(areLots(wallList, settings) ? [] : numbersByRating(players)),
  ];
}

/** Whether the numbers are those that the seed draws: then they are lots, whatever order they make. */
function areLots({ players }: WallList, { seed }: Settings): boolean {
  const lots = numbersByLot(players, seed);
  return seed !== '' && players.every((person, player) => lotNumber(person) === lots[player]);
}

/** Fewer may stand in that order by lot. */
const FEWEST = 6;

/** Numbers that follow the ratings, or ranks without one, from the strongest on, are no lots (R5.1). */
function numbersByRating(players: readonly Player[]): readonly Problem[] {
  const ratings = [...players]
    .sort((a, b) => lotNumber(a) - lotNumber(b))
    .flatMap(({ rating, rank }) => rating ?? (rank && rankToRating(rank)) ?? []);
  const isSorted = ratings.every((rating, i) => i === 0 || rating <= (ratings[i - 1] as number));
  const differing = new Set(ratings).size;
  if (!isSorted || differing < FEWEST) return [];
  return [makeWarning('numbersByRating', { players: ratings.length })];
}
