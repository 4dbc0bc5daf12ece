import type { Problem } from './problem';
import { LIST } from './problem';
import type { Settings } from './settings';
import { SYSTEMS } from './systems';
import { findTeams, isTeamEvent, type Teams } from './team';
import type { WallList } from './wallList';

/** Problems that keep a list from being one of teams (errors), and possible slips (warnings and notes). */
export function teamProblems(wallList: WallList, settings: Settings): readonly Problem[] {
  if (wallList.players.length === 0) return [];
  if (!isTeamEvent(wallList, settings)) return teamsOff(wallList, settings);
  const teams = findTeams(wallList, settings);
  if (teams.teams.length === 0) return [{ code: 'noTeams', severity: 'error', place: LIST, values: {} }];
  return [
    ...withoutTeam(wallList, teams),
    ...teams.teams.flatMap((_, team) => [
      ...sizeOf(teams, wallList, team),
      ...sameBoards(teams, wallList, team),
      ...Array.from({ length: wallList.rounds }, (__, index) =>
        matchProblems(teams, wallList, settings, team, index + 1),
      ).flat(),
    ]),
  ];
}

/** Boards are typed, and the setting Teams is off. A column Team alone may just name clubs. */
function teamsOff({ players }: WallList, { teams }: Settings): readonly Problem[] {
  const first = players.findIndex(({ team, board }) => team !== '' && board !== undefined);
  return teams || first < 0 ? [] : [atPlayer('teamsOff', 'note', first, {})];
}

const atPlayer = (
  code: 'teamMissing' | 'teamOfOne' | 'teamShort' | 'sameBoard' | 'teamsOff',
  severity: Problem['severity'],
  player: number,
  values: Problem['values'],
): Problem => ({ code, severity, place: { kind: 'player', player }, values });

const nameOf = ({ players }: WallList, player: number): string => {
  const one = players[player];
  return one === undefined ? '' : `${one.name} (${one.no})`;
};

const withoutTeam = (wallList: WallList, { of }: Teams): readonly Problem[] =>
  wallList.players.flatMap(({ out }, player) =>
    of[player] !== undefined || out.from === 1
      ? []
      : [atPlayer('teamMissing', 'error', player, { name: nameOf(wallList, player) })],
  );

function sizeOf({ teams, boards }: Teams, wallList: WallList, team: number): readonly Problem[] {
  const { name, members } = teams[team] as Teams['teams'][0];
  const [first = 0] = members;
  if (members.length >= boards) return [];
  if (members.length === 1)
    return [atPlayer('teamOfOne', 'warning', first, { name: nameOf(wallList, first), team: name })];
  return [atPlayer('teamShort', 'note', first, { team: name, players: members.length, boards })];
}

function sameBoards({ teams }: Teams, wallList: WallList, team: number): readonly Problem[] {
  const { name, members } = teams[team] as Teams['teams'][0];
  const boardOf = (player: number): number | undefined => wallList.players[player]?.board;
  return members.flatMap((player, index) => {
    const earlier = members.slice(0, index).find(one => boardOf(one) === boardOf(player));
    const board = boardOf(player);
    if (earlier === undefined || board === undefined) return [];
    const names = { name: nameOf(wallList, player), other: nameOf(wallList, earlier) };
    return [atPlayer('sameBoard', 'error', player, { ...names, board, team: name })];
  });
}

/** Games between team-mates, and games of one team against two other teams in a round. */
function matchProblems(
  { teams, of }: Teams,
  wallList: WallList,
  { system }: Settings,
  team: number,
  round: number,
): readonly Problem[] {
  const { name, members } = teams[team] as Teams['teams'][0];
  let met: number | undefined;
  return members.flatMap(player =>
    (wallList.entries[player]?.[round - 1] ?? []).flatMap((entry): readonly Problem[] => {
      if (entry.kind === 'free') return [];
      const opponent = of[entry.opponent];
      if (opponent === undefined) return [];
      const place = { kind: 'entry', player, round } as const;
      const names = { name: nameOf(wallList, player), opponent: nameOf(wallList, entry.opponent), round };
      if (opponent === team)
        return [{ code: 'teammatesMeet', severity: 'error', place, values: { ...names, team: name } }];
      met ??= opponent;
      if (met === opponent || SYSTEMS[system].games === 'several') return [];
      const values = { ...names, team: name, other: teams[met]?.name ?? '' };
      return [{ code: 'twoMatches', severity: 'error', place, values }];
    }),
  );
}
