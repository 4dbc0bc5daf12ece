import { ladderOf, rankToRating } from '../../rating/rankRating';
import { ratingIn } from '../../rating/ratingIn';
import { foldName } from '../../tournament/name/foldName';
import type { LineUp } from '../../tournament/teams/lineUp';
import type { Teams } from '../../tournament/teams/team';
import { isOut, type Out, type Player, type WallList } from '../../tournament/wallList';
import type { RoundNo } from '../../tournament/indices';

/** The strength is the mean of the usual players by board; what all players of a team have alike the team has. */
export const teamPlayers = (
  wallList: WallList,
  teams: Teams,
  lineUp: (team: number, round: RoundNo) => LineUp,
): readonly Player[] =>
  teams.teams.map(({ name, members }, team): Player => {
    const all = members.map(player => wallList.players[player] as Player);
    const regular = all.slice(0, teams.boards);
    const same = (key: 'country' | 'club' | 'category' | 'group'): string =>
      all.every(player => foldName(player[key]) === foldName(all[0]?.[key] ?? ''))
        ? (all[0]?.[key] ?? '')
        : '';
    const index = mean(regular.map(ladderOf));
    const meanIn = (round: RoundNo): number | undefined =>
      mean(regular.map(player => ratingIn(player, round) ?? (player.rank && rankToRating(player.rank))));
    // Only from rounds in which one of them gets another rating: else the place on the ladder is that of the ranks.
    const ratings: number[] = [];
    for (const round of new Set(regular.flatMap(player => Object.keys(player.ratings ?? []).map(Number)))) {
      const rating = meanIn(round);
      if (rating !== undefined) ratings[round] = rating;
    }
    return {
      no: team + 1,
      name,
      rank: index === undefined ? undefined : { kind: 'amateur', index },
      rating: meanIn(0),
      ratings: ratings.length > 0 ? ratings : undefined,
      country: same('country'),
      club: same('club'),
      pin: '',
      start: startOf(regular),
      category: same('category'),
      group: same('group'),
      supergroup: all.every(player => player.supergroup),
      previousOrder: smallest(all.map(player => player.previousOrder)),
      team: name,
      board: undefined,
      out: outOf(all, wallList.rounds, round => lineUp(team, round).out),
    };
  });

/** The mean of what is known, to the nearest whole number; undefined where nothing is. */
function mean(values: readonly (number | undefined)[]): number | undefined {
  const numbers = values.filter(value => value !== undefined);
  const sum = numbers.reduce((total, value) => total + value, 0);
  return numbers.length === 0 ? undefined : Math.floor((2 * sum + numbers.length) / (2 * numbers.length));
}

/** In whole points, and only where every one of them has a Start. */
function startOf(players: readonly Player[]): number | undefined {
  const starts = players.map(({ start }) => start);
  const average = starts.includes(undefined) ? undefined : mean(starts);
  return average === undefined ? undefined : 2 * Math.floor(average / 2);
}

function smallest(values: readonly (number | undefined)[]): number | undefined {
  const starts = values.filter(value => value !== undefined);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** Out are the rounds in which nobody is there, those for which the list has no column yet among them. */
function outOf(members: readonly Player[], rounds: number, isOutIn: (round: RoundNo) => boolean): Out {
  const later = members.flatMap(({ out }) => out.rounds.filter(round => round > rounds));
  const all = [...Array.from({ length: rounds }, (_, index) => index + 1), ...new Set(later)];
  const froms = members.map(({ out }) => out.from ?? Infinity);
  const last = Math.max(...froms);
  let from = Number.isFinite(last) ? last : undefined;
  while (from !== undefined && from > 1 && members.every(player => isOut(player, (from as number) - 1)))
    from--;
  return { rounds: all.filter(round => isOutIn(round) && (from === undefined || round < from)), from };
}
