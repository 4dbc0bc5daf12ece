import { normalQuantile } from './normalQuantile';
import { rankToRating, ratingToRank } from '../rating/rankRating';
import { snakeGroups } from '../pairing/snake';
import type { Settings } from '../tournament/settings';
import { foldTeam } from '../tournament/team';
import type { Player } from '../tournament/wallList';
import type { Plan } from './plan';

/** The players of a plan, with all that its system needs of them. */
export interface Field {
  readonly players: readonly Player[];
  /** Rating points that the model plays with: the rating, else that of the rank, else the mean of the others. */
  readonly strength: readonly number[];
}

/**
 * Players without a group, a category or a team where the system needs one are given it, if none of them has any: groups of
 * about four by snake seeding, two categories by strength, teams of neighbours in strength.
 */
export function makeField({ field, settings }: Plan): Field {
  const players = field.kind === 'players' ? field.players : generated(field.size, field.mean, field.spread);
  const strength = strengths(players);
  const bySize = [...players.keys()].sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b);
  return {
    players: withTeams(
      withCategories(withGroups(players, bySize, settings), bySize, settings),
      bySize,
      settings,
    ),
    strength,
  };
}

function strengths(players: readonly Player[]): readonly number[] {
  const known = players.map(({ rating, rank }) => rating ?? (rank && rankToRating(rank)));
  const those = known.filter((one): one is number => one !== undefined);
  const mean = those.reduce((sum, one) => sum + one, 0) / Math.max(1, those.length);
  return known.map(one => one ?? mean);
}

/** From the strongest down; ratings in whole points, ranks by the ratings. */
function generated(size: number, mean: number, spread: number): readonly Player[] {
  return Array.from({ length: size }, (_, index): Player => {
    const rating = Math.round(mean - spread * normalQuantile((index + 0.5) / size));
    return {
      no: index + 1,
      name: `Player ${index + 1}`,
      rank: ratingToRank(rating),
      rating,
      country: '',
      club: '',
      pin: '',
      start: undefined,
      category: '',
      group: '',
      supergroup: false,
      previousOrder: undefined,
      team: '',
      board: undefined,
      out: { rounds: [], from: undefined },
    };
  });
}

const GROUP_OF = 4;

function withGroups(
  players: readonly Player[],
  bySize: readonly number[],
  settings: Settings,
): readonly Player[] {
  const isNeeded = settings.system === 'Groups + knock-out' && players.every(({ group }) => group === '');
  if (!isNeeded) return players;
  const groups = snakeGroups(bySize, Math.max(2, Math.round(players.length / GROUP_OF)));
  const nameOf = new Map(
    groups.flatMap(({ name, players: own }) => own.map(player => [player, name] as const)),
  );
  return players.map((player, index) => ({ ...player, group: nameOf.get(index) ?? '' }));
}

function withCategories(
  players: readonly Player[],
  bySize: readonly number[],
  { system }: Settings,
): readonly Player[] {
  if (system !== 'Swiss by categories' || players.some(({ category }) => category !== '')) return players;
  const upper = new Set(bySize.slice(0, 2 * Math.ceil(players.length / 4)));
  return players.map((player, index) => ({ ...player, category: upper.has(index) ? 'A' : 'B' }));
}

const BOARDS = 4;

function withTeams(
  players: readonly Player[],
  bySize: readonly number[],
  { teams, boards = BOARDS }: Settings,
): readonly Player[] {
  if (!teams || players.some(({ team }) => foldTeam(team) !== '')) return players;
  const changed = [...players];
  bySize.forEach((player, index) => {
    const [team, board] = [Math.floor(index / boards) + 1, (index % boards) + 1];
    changed[player] = { ...(players[player] as Player), team: `Team ${team}`, board };
  });
  return changed;
}
