import { ABSENT, type Cost } from '../../matching/matching';
import { takenOut } from '../../standings/roundRobin/leavers';
import { roundsOfTable, type RoundRobinGroup } from '../../standings/roundRobin/roundRobin';
import { eventRounds } from '../../tournament/playoffRounds';
import { atEntry, isError, makeError, makeWarning, type Problem } from '../../tournament/problem';
import { knockoutRounds } from '../../standings/knockout/knockoutRounds';
import { forbiddenByTable, forbiddenPairs, makeIsForbidden } from '../optimum/forbidden';
import { cannot } from '../round/cannotPair';
import type { CannotPair, OpenStage } from '../round/openEvent';
import { groupProblems } from './groupProblems';
import { makeGamesBetween, pairOutstanding } from './outstandingGames';
import type { FreePlayer, PairedRound } from '../round/pairedRound';
import { makePlainFixedGame, makePlainGame, makeTableGame, tabled } from '../game/plainGame';
import type { GameWithoutTable } from '../game/pairedGame';
import { label } from '../game/remark';
import { roundOfTable } from './tableDraw';
import { groupsInPlay, tableOf } from './tableInPlay';
import { tableWarnings } from './tableProblems';
import { SYSTEMS } from '../../tournament/systems';
import type { PairingSystem } from '../round/pairingSystem';
import type { PlayerIndex } from '../../tournament/indices';

export const roundRobin: PairingSystem = {
  pair: pairRoundRobin,
  problems: stage => tableErrors(stage),
  warnings: tableWarnings,
};

/**
 * Number 1 is the smallest number of the list; in a later stage lots decide, so that repeats come late (R6.5). A
 * game with a player who is out is won by default; a rest gives no point (A14). Games typed by hand leave others
 * that are owed.
 */
function pairRoundRobin(stage: OpenStage): PairedRound | CannotPair {
  const { round, roster, open } = stage;
  const groups = groupsInPlay(stage);
  const errors = tableErrors(stage, groups);
  if (errors.length > 0) return cannot(errors);
  const paired = groups.map(group => pairGroup(stage, group));
  const fixed = roster.pairs.map(pair => makePlainFixedGame(round, pair));
  const games = [...fixed, ...paired.flatMap(each => each.games)];
  if (games.length === 0 && paired.every(each => each.free.length === 0))
    return cannot([makeError('tooFewPlayers', { players: 0 })]);
  return {
    kind: 'paired',
    round: round.number,
    games: tabled(games, round.standing.settings.excludedTables),
    bye: undefined,
    byeRemarks: [],
    free: paired.flatMap(each => each.free),
    late: open.late,
    warnings: warningsOf(
      stage,
      groups,
      games,
      paired.some(each => each.leftTable),
    ),
  };
}

export const tableErrors = (stage: OpenStage, groups = groupsInPlay(stage)): readonly Problem[] => [
  ...stage.roster.problems.filter(isError),
  ...groupProblems(stage, groups).filter(isError),
  ...(groups.every(({ players }) => players.length < 2) ? [makeError('tooFewPlayers', { players: 1 })] : []),
];

function warningsOf(
  stage: OpenStage,
  groups: readonly RoundRobinGroup[],
  games: readonly GameWithoutTable[],
  leftTable: boolean,
): readonly Problem[] {
  const { number } = stage.round;
  return [
    ...(number === stage.stage.from ? tooFewRounds(stage, groups) : []),
    ...groupProblems(stage, groups),
    ...tableWarnings(stage.event),
    ...(leftTable ? [makeWarning('tableLeft', { round: number })] : []),
    ...walkovers(stage, games),
    ...forbiddenByTable(stage.round, games),
    ...stage.roster.problems,
    ...stage.warnings,
  ];
}

interface PairedGroup {
  readonly games: readonly GameWithoutTable[];
  readonly free: readonly FreePlayer[];
  readonly leftTable: boolean;
}

function pairGroup(stage: OpenStage, { players: all }: RoundRobinGroup): PairedGroup {
  const { round, roster } = stage;
  const { settings, wallList } = round.standing;
  const { isTabled, isBlack, rest, restsWith } = tabledGames(stage, all);
  const [free, out] = [new Set(roster.free), new Set(roster.out)];
  const gone = takenOut(wallList, settings);
  const players = all.filter(player => free.has(player) || out.has(player));
  const between = makeGamesBetween(wallList);
  const isForbidden = makeIsForbidden(forbiddenPairs(stage.event), wallList.players.length);
  const costBut =
    (isKeptApart: (a: number, b: number) => boolean): Cost =>
    (i, j) => {
      const [a, b] = [players[i] as number, players[j] as number];
      const met = between(a, b);
      if (met >= settings.cycles || (out.has(a) && out.has(b)) || gone.has(a) || gone.has(b)) return ABSENT;
      if (isTabled(a, b)) return 0;
      return out.has(a) || out.has(b) || isKeptApart(a, b) ? ABSENT : 1 + met;
    };
  const mayStay = (i: number): boolean => {
    const player = players[i] as number;
    return out.has(player) || player === rest || restsWith(player, gone);
  };
  const apart = pairOutstanding(players.length, costBut(isForbidden), mayStay);
  // Forbidden pairs that the table does not have in this round meet once they owe nothing but these games.
  const { pairs, alone } =
    apart.pairs.length > 0
      ? apart
      : pairOutstanding(players.length, costBut(() => false), mayStay); // prettier-ignore
  const playerPairs = pairs.map(([i, j]) => [players[i] as number, players[j] as number] as const);
  const gameOf = (a: number, b: number): GameWithoutTable => {
    if (!isTabled(a, b)) return makePlainGame(round, a, b);
    return isBlack(a, b) ? makeTableGame(round, a, b) : makeTableGame(round, b, a);
  };
  return {
    games: playerPairs.map(([a, b]) => withWinner(gameOf(a, b), out)),
    free: alone.map(i => {
      const player = players[i] as number;
      return { player, worth: 'nothing', ...(out.has(player) ? {} : { as: 'rest' }) };
    }),
    leftTable: playerPairs.some(([a, b]) => !isTabled(a, b)),
  };
}

function tabledGames(stage: OpenStage, players: readonly PlayerIndex[]) {
  const { round } = stage;
  const inTable = round.number - stage.stage.from + 1;
  const isOver = inTable > roundsOfTable(players.length, round.standing.settings);
  const { games, rest } = isOver
    ? { games: [], rest: undefined }
    : roundOfTable(tableOf(stage, players), inTable);
  const blackAgainst = new Set(games.map(({ black, white }) => `${black}-${white}`));
  const isBlack = (player: PlayerIndex, opponent: PlayerIndex): boolean =>
    blackAgainst.has(`${player}-${opponent}`);
  return {
    rest,
    isBlack,
    isTabled: (a: number, b: number): boolean => isBlack(a, b) || isBlack(b, a),
    restsWith: (player: PlayerIndex, gone: ReadonlySet<number>): boolean =>
      games.some(
        ({ black, white }) => (black === player || white === player) && (gone.has(black) || gone.has(white)),
      ),
  };
}

/** A player who is out loses by default. */
function withWinner(game: GameWithoutTable, out: ReadonlySet<number>): GameWithoutTable {
  if (!out.has(game.black) && !out.has(game.white)) return game;
  const wonBy = out.has(game.black) ? 'white' : 'black';
  return { ...game, wonBy, remarks: [...game.remarks, { kind: 'byDefault', player: game[wonBy] }] };
}

function tooFewRounds(stage: OpenStage, groups: readonly RoundRobinGroup[]): readonly Problem[] {
  const { wallList, settings } = stage.event;
  const players = Math.max(...groups.map(group => group.players.length));
  const table = stage.stage.from - 1 + roundsOfTable(players, settings);
  const rounds = Math.min(stage.stage.to, eventRounds(wallList, settings));
  if (table > rounds) return [makeWarning('tooFewRounds', { players, needed: table, rounds })];
  return tooFewForKnockout(stage, groups, table);
}

/** Nor is it enough when nothing is left for the knock-out after groups. */
function tooFewForKnockout(
  { event: { wallList, settings }, stages, index }: OpenStage,
  groups: readonly RoundRobinGroup[],
  table: number,
): readonly Problem[] {
  const next = stages[index + 1];
  if (stages[index]?.apart !== true || !next || SYSTEMS[next.system].pairs !== 'draw') return [];
  const players = groups.reduce(
    (sum, group) => sum + Math.min(group.players.length, settings.qualifiers ?? 2),
    0,
  );
  const needed = table + knockoutRounds(players);
  const rounds = eventRounds(wallList, settings);
  return needed > rounds ? [makeWarning('tooFewForKnockout', { players, table, needed, rounds })] : [];
}

const walkovers = (
  { event: { wallList }, round }: OpenStage,
  games: readonly GameWithoutTable[],
): readonly Problem[] =>
  games.flatMap(({ black, white, wonBy }) => {
    if (wonBy === undefined) return [];
    const [loser, winner] = wonBy === 'black' ? [white, black] : [black, white];
    const values = { player: label(wallList, loser), opponent: label(wallList, winner), round: round.number };
    return [makeWarning('outOfTable', values, atEntry(loser, round.number))];
  });
