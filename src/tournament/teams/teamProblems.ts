import { atEntry, atPlayer, makeError, type Problem } from '../problem';
import type { Settings } from '../settings';
import { SYSTEMS } from '../systems';
import { findTeams, isTeamEvent, type Teams } from './team';
import { isOut, type Player, type WallList } from '../wallList';
import type { PlayerIndex, RoundNo } from '../indices';

/** Problems that keep a list from being one of teams (errors), and possible slips (warnings and notes). */
export function teamProblems(wallList: WallList, settings: Settings): readonly Problem[] {
  if (wallList.players.length === 0) return [];
  if (!isTeamEvent(wallList, settings)) return teamsOff(wallList, settings);
  const teams = findTeams(wallList, settings);
  if (teams.teams.length === 0) return [makeError('noTeams')];
  return [
    ...withoutTeam(wallList, teams),
    ...teams.teams.flatMap((_, team) => [
      ...sizeOf(teams, wallList, team),
      ...sameBoards(teams, wallList, team),
      ...Array.from({ length: wallList.rounds }, (__, index) => [
        ...matchProblems(teams, wallList, settings, team, index + 1),
        ...sameBoards(teams, wallList, team, index + 1),
      ]).flat(),
    ]),
  ];
}

/** Boards are typed, and the setting Teams is off. A column Team alone may just name clubs. */
function teamsOff({ players }: WallList, { teams }: Settings): readonly Problem[] {
  const first = players.findIndex(({ team, board }) => team !== '' && board !== undefined);
  return teams || first < 0 ? [] : [ofPlayer('teamsOff', 'note', first, {})];
}

const ofPlayer = (
  code: 'teamMissing' | 'teamOfOne' | 'teamShort' | 'sameBoard' | 'sameBoardInRound' | 'teamsOff',
  severity: Problem['severity'],
  player: PlayerIndex,
  values: Problem['values'],
): Problem => ({ code, severity, place: atPlayer(player), values });

const nameOf = ({ players }: WallList, player: PlayerIndex): string => {
  const playerInList = players[player];
  return playerInList === undefined ? '' : `${playerInList.name} (${playerInList.no})`;
};

const withoutTeam = (wallList: WallList, { of }: Teams): readonly Problem[] =>
  wallList.players.flatMap(({ out }, player) =>
    of[player] !== undefined || out.from === 1
      ? []
      : [ofPlayer('teamMissing', 'error', player, { name: nameOf(wallList, player) })],
  );

function sizeOf({ teams, boards }: Teams, wallList: WallList, team: number): readonly Problem[] {
  const { name, members } = teams[team] as Teams['teams'][0];
  const [first = 0] = members;
  if (members.length >= boards) return [];
  if (members.length === 1)
    return [ofPlayer('teamOfOne', 'warning', first, { name: nameOf(wallList, first), team: name })];
  return [ofPlayer('teamShort', 'note', first, { team: name, players: members.length, boards })];
}

/** Asks about the whole event, or about a round with boards of its own that the team has not begun. */
function sameBoards({ teams }: Teams, wallList: WallList, team: number, round?: RoundNo): readonly Problem[] {
  const { name, members } = teams[team] as Teams['teams'][0];
  const ofRound = (player: PlayerIndex): number | undefined =>
    wallList.players[player]?.boards?.[round as number];
  if (round !== undefined) {
    const isBegun = members.some(player => (wallList.entries[player]?.[round - 1] ?? []).length > 0);
    if (isBegun || members.every(player => ofRound(player) === undefined)) return [];
  }
  const boardOf = (player: PlayerIndex): number | undefined => {
    const playerInList = wallList.players[player] as Player;
    if (round === undefined) return playerInList.board;
    return isOut(playerInList, round) ? undefined : (ofRound(player) ?? playerInList.board) || undefined;
  };
  return members.flatMap((player, index) => {
    const earlier = members.slice(0, index).find(member => boardOf(member) === boardOf(player));
    const board = boardOf(player);
    if (earlier === undefined || board === undefined) return [];
    const names = { name: nameOf(wallList, player), other: nameOf(wallList, earlier) };
    const values = { ...names, board, team: name };
    return [
      round === undefined
        ? ofPlayer('sameBoard', 'error', player, values)
        : ofPlayer('sameBoardInRound', 'error', player, { ...values, round }),
    ];
  });
}

/** Games between team-mates, and games of one team against two other teams in a round. */
function matchProblems(
  { teams, of }: Teams,
  wallList: WallList,
  { system }: Settings,
  team: number,
  round: RoundNo,
): readonly Problem[] {
  const { name, members } = teams[team] as Teams['teams'][0];
  let met: number | undefined;
  return members.flatMap(player =>
    (wallList.entries[player]?.[round - 1] ?? []).flatMap((entry): readonly Problem[] => {
      if (entry.kind === 'free') return [];
      const opponent = of[entry.opponent];
      if (opponent === undefined) return [];
      const place = atEntry(player, round);
      const names = { name: nameOf(wallList, player), opponent: nameOf(wallList, entry.opponent), round };
      if (opponent === team) return [makeError('teammatesMeet', { ...names, team: name }, place)];
      met ??= opponent;
      if (met === opponent || SYSTEMS[system].games === 'several') return [];
      const values = { ...names, team: name, other: teams[met]?.name ?? '' };
      return [makeError('twoMatches', values, place)];
    }),
  );
}
