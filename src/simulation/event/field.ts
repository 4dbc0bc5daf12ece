import { normalQuantile } from './normalQuantile';
import { rankToRating, ratingToRank } from '../../rating/rankRating';
import { groupsOfFour, snakeGroups } from '../../pairing/roundRobin/snake';
import type { Settings } from '../../tournament/settings';
import { foldName } from '../../tournament/name/foldName';
import { findTeams } from '../../tournament/teams/team';
import { UNKNOWN_PLAYER, type Player } from '../../tournament/wallList';
import type { SimulationPlan } from './plan';
import { SYSTEMS } from '../../tournament/systems';

export interface SimulatedField {
  readonly players: readonly Player[];
  /** Rating points of the model: the rating, else the rank's rating, else the mean of the other players. */
  readonly strength: readonly number[];
}

/**
 * A field that lacks groups, categories or teams gets them: about four by snake seeding, two by strength,
 * neighbours in strength.
 */
export function simulatedField({ field, settings }: SimulationPlan): SimulatedField {
  const players = field.kind === 'players' ? field.players : generated(field.size, field.mean, field.spread);
  const strength = strengths(players);
  const byStrength = [...players.keys()].sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b);
  const teams = withTeams(players, byStrength, settings);
  return { players: withCategories(withGroups(teams, byStrength, settings), byStrength, settings), strength };
}

function strengths(players: readonly Player[]): readonly number[] {
  const ratings = players.map(({ rating, rank }) => rating ?? (rank && rankToRating(rank)));
  const those = ratings.filter((rating): rating is number => rating !== undefined);
  const mean = those.reduce((sum, strength) => sum + strength, 0) / Math.max(1, those.length);
  return ratings.map(rating => rating ?? mean);
}

/** Players from the strongest down; ratings in whole points, ranks by the ratings. */
function generated(size: number, mean: number, spread: number): readonly Player[] {
  return Array.from({ length: size }, (_, index): Player => {
    const rating = Math.round(mean - spread * normalQuantile((index + 0.5) / size));
    return {
      ...UNKNOWN_PLAYER,
      no: index + 1,
      name: `Player ${index + 1}`,
      rank: ratingToRank(rating),
      rating,
    };
  });
}

function withGroups(
  players: readonly Player[],
  byStrength: readonly number[],
  settings: Settings,
): readonly Player[] {
  const isNeeded =
    SYSTEMS[settings.system].contests === 'group' && players.every(({ group }) => group === '');
  if (!isNeeded) return players;
  const sides = sidesOf(players, byStrength, settings);
  const groups = snakeGroups([...sides.keys()], groupsOfFour(sides.length));
  const nameOf = new Map(
    groups.flatMap(({ name, players: members }) =>
      members.flatMap(side => (sides[side] ?? []).map(player => [player, name] as const)),
    ),
  );
  return players.map((player, index) => ({ ...player, group: nameOf.get(index) ?? '' }));
}

function withCategories(
  players: readonly Player[],
  byStrength: readonly number[],
  settings: Settings,
): readonly Player[] {
  const isNeeded =
    SYSTEMS[settings.system].contests === 'category' && players.every(({ category }) => category === '');
  if (!isNeeded) return players;
  const sides = sidesOf(players, byStrength, settings);
  const upper = new Set(sides.slice(0, 2 * Math.ceil(sides.length / 4)).flat());
  return players.map((player, index) => ({ ...player, category: upper.has(index) ? 'A' : 'B' }));
}

/** The sides that are paired, strongest first: players, or teams by their strongest player. */
function sidesOf(
  players: readonly Player[],
  byStrength: readonly number[],
  settings: Settings,
): readonly (readonly number[])[] {
  if (!settings.teams) return byStrength.map(player => [player]);
  const { teams, of } = findTeams({ players, rounds: 0, entries: [] }, settings);
  return [...new Set(byStrength.flatMap(player => of[player] ?? []))].map(team => teams[team]?.members ?? []);
}

const BOARDS = 4;

function withTeams(
  players: readonly Player[],
  byStrength: readonly number[],
  { teams, boards = BOARDS }: Settings,
): readonly Player[] {
  if (!teams || players.some(({ team }) => foldName(team) !== '')) return players;
  const changed = [...players];
  byStrength.forEach((player, index) => {
    const [team, board] = [Math.floor(index / boards) + 1, (index % boards) + 1];
    changed[player] = { ...(players[player] as Player), team: `Team ${team}`, board };
  });
  return changed;
}
