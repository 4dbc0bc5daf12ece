import { stageAt } from '../../standings/stages/stage';
import { isBye } from '../../tournament/game';
import type { TeamEvent } from '../../standings/teams/teamEvent';
import { isError, type ProblemPlace, type Problem, type ProblemCode } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { teamProblems } from '../../tournament/teams/teamProblems';
import { BLACK, WHITE } from '../game/colour';
import { readRoster } from '../game/fixedPairs';
import { withoutSeatIn } from '../notPlaying';
import { makeMeetings } from '../game/meetings';
import { labelOfNumber } from '../game/remark';
import { cannot } from '../round/cannotPair';
import { missingResults } from '../round/missingResults';
import type { OpenEvent, CannotPair } from '../round/openEvent';
import type { FreePlayer, PairedRound } from '../round/pairedRound';
import { boardTables } from './boardTables';
import { withoutBoard } from './withoutBoard';
import { seatBoards, type Boards, type LastColour, type TeamMatch } from './teamBoards';
import type { RoundNo } from '../../tournament/indices';

/** The pairing of the teams: matches as games, byes, and who is out; none where all that is left are boards. */
type TeamPairing = Pick<PairedRound, 'bye' | 'byeWorth' | 'byeRemarks' | 'free' | 'warnings'> & {
  readonly games: readonly (TeamMatch & { readonly table?: number })[];
};

/** The system pairs the teams, then boards their players (R1.6); what is typed stays. */
export function pairTeams(
  event: OpenEvent,
  teams: TeamEvent,
  pairNext: (contest: OpenEvent) => PairedRound | CannotPair,
): PairedRound | CannotPair {
  const { wallList } = event;
  const errors = teamProblems(wallList, event.settings).filter(isError);
  if (errors.length > 0) return cannot(errors);
  const { round, late, missing } = event.openRound();
  const contest = event.contest();
  if (round !== undefined && contest.openRound().round !== round) {
    const results = missingResults(wallList, missing);
    if (results.length > 0) return cannot(results);
    const warnings = onPlayers(teams, withoutSeatIn(contest, round), missing);
    return seated(teams, boardSettings(event, round), round, { ...begun(teams, round), warnings }, late);
  }
  const paired = pairNext(contest);
  if (paired.kind === 'cannot pair') return cannot(onPlayers(teams, paired.problems, missing));
  const warnings = onPlayers(teams, paired.warnings, missing);
  return seated(teams, boardSettings(event, paired.round), paired.round, { ...paired, warnings }, late);
}

/** No board has a handicap where the system has none: two games of a Diagonal have one colour each (R7.2). */
function boardSettings({ settings, stages }: OpenEvent, round: RoundNo): Settings {
  const { system } = stages[stageAt(stages, round)] ?? settings;
  return SYSTEMS[system].handicaps ? settings : { ...settings, handicap: 'none' };
}

/** A round in which every team has its match or bye already, and boards are still missing. */
function begun({ list }: TeamEvent, round: RoundNo): Omit<TeamPairing, 'warnings'> {
  const games = readRoster(list, round).pairs.map(({ players: [first, second], colour }): TeamMatch => {
    const [black, white] = colour === 'white' ? [second, first] : [first, second];
    return { black, white, remarks: [] };
  });
  return { games, bye: undefined, byeRemarks: [], free: [] };
}

function seated(
  event: TeamEvent,
  settings: Settings,
  round: RoundNo,
  pairing: TeamPairing,
  late: PairedRound['late'],
): PairedRound | CannotPair {
  const roster = readRoster(event.players, round);
  const contradictions = roster.problems.filter(isError);
  if (contradictions.length > 0) return cannot(contradictions);
  const boards = matchesInTurn(event, round, pairing.games, (match, lastColour) =>
    seatBoards(event, settings, round, match, roster.pairs, lastColour),
  );
  const walkOvers = boards.flatMap(match => match.walkOvers);
  const games = boardTables(
    boards.map((match, i) => ({ games: match.games, table: pairing.games[i]?.table ?? -1 - i })),
    settings.excludedTables,
  );
  const free = [
    ...walkOvers.map((player): FreePlayer => ({ player, worth: 'win', as: 'walkOver' })),
    ...freeTeams(event, round, pairing),
  ];
  const boardless = withoutBoard(event, { round, games, free });
  const warnings = [...pairing.warnings, ...roster.problems, ...boardless];
  return {
    kind: 'paired',
    round,
    games,
    bye: undefined,
    byeRemarks: pairing.byeRemarks,
    free,
    late,
    warnings,
  };
}

/** Where two teams meet twice in a round (Diagonal) the second match knows the colours of the first. */
function matchesInTurn(
  { players, cells }: TeamEvent,
  round: RoundNo,
  matches: TeamPairing['games'],
  seat: (match: TeamMatch, lastColour: LastColour) => Boards,
): readonly Boards[] {
  const meetings = makeMeetings({ ...players, entries: cells }, round);
  const now = new Map<string, number>();
  return matches.map(match => {
    const boards = seat(match, (a, b) => now.get(`${a}-${b}`) ?? meetings.colour(a, b));
    for (const { black, white } of boards.games) {
      now.set(`${black}-${white}`, BLACK);
      now.set(`${white}-${black}`, WHITE);
    }
    return boards;
  });
}

/** The players of teams without a match: of a bye, a rest, or an absence. */
function freeTeams(
  { list, lineUp }: TeamEvent,
  round: RoundNo,
  { bye, byeWorth, free }: TeamPairing,
): readonly FreePlayer[] {
  const typed = list.entries.flatMap((row, player) =>
    (row[round - 1] ?? []).filter(isBye).map(({ worth }): FreePlayer => ({ player, worth, as: 'bye' })),
  );
  const all: readonly FreePlayer[] = [
    ...(bye === undefined ? [] : [{ player: bye, worth: byeWorth ?? 'win', as: 'bye' } as const]),
    ...typed,
    ...free,
  ];
  return all.flatMap(team => {
    const { out, next, without } = lineUp(team.player, round);
    return (out ? without : next).map(player => ({ ...team, player }));
  });
}

/** Problems that teams are told in other words than players. */
const OF_TEAMS: Partial<Readonly<Record<ProblemCode, ProblemCode>>> = {
  tooFewPlayers: 'tooFewTeams',
  knockoutDraw: 'teamDraw',
};

/** At the cells of the team's players; missing results board by board, the bye by the number typed. */
export function onPlayers(
  { players, teams, bye, lineUp }: TeamEvent,
  problems: readonly Problem[],
  missing: Parameters<typeof missingResults>[1],
): readonly Problem[] {
  const memberOf = (team: number, round?: RoundNo): number => {
    const { seated: seated = [], next = [] } = round === undefined ? {} : lineUp(team, round);
    return seated[0] ?? next[0] ?? teams.teams[team]?.members[0] ?? 0;
  };
  const placeOf = ({ place }: Problem): ProblemPlace => {
    if (place.kind === 'player') return { ...place, player: memberOf(place.player) };
    return place.kind === 'entry' ? { ...place, player: memberOf(place.player, place.round) } : place;
  };
  return problems.flatMap((problem): readonly Problem[] => {
    const { severity, code, values } = problem;
    if (code === 'resultsMissing') {
      const same = missing.filter(({ round }) => round === values.round);
      return missingResults(players, same).map(teamProblem => ({ ...teamProblem, severity }));
    }
    if (code === 'byeNotPlaying' && bye !== 'automatic')
      return [{ ...problem, values: { ...values, player: labelOfNumber(players, bye) } }];
    return [{ ...problem, code: OF_TEAMS[code] ?? code, place: placeOf(problem) }];
  });
}
