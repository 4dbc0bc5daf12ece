import type { PlayoffGroup } from '../../standings/playoff/playoff';
import type { Event } from '../../standings/stages/event';
import { stageList, stageSettings, type StageInForce } from '../../standings/stages/stage';
import { isPlayoffRound } from '../../tournament/playoffRounds';
import { isError } from '../../tournament/problem';
import { isOut, type WallList } from '../../tournament/wallList';
import { countByes } from '../optimum/bye';
import { drawByLot } from '../knockout/draw';
import { playerOf, type Round } from '../game/round';
import { readRoster, type Roster } from '../game/fixedPairs';
import { forbiddenByTable } from '../optimum/forbidden';
import { apartIn } from '../knockout/knockoutDraw';
import { cannot, startsMissing } from '../round/cannotPair';
import { makeMeetings } from '../game/meetings';
import { missingResults } from '../round/missingResults';
import type { OpenEvent, CannotPair } from '../round/openEvent';
import type { GameWithoutTable } from '../game/pairedGame';
import { makeRound } from '../round/openStage';
import type { FreePlayer, PairedRound } from '../round/pairedRound';
import { makePlainFixedGame, makePlainGame, makeTableGame, tabled } from '../game/plainGame';
import { drawTable, roundOfTable } from '../roundRobin/tableDraw';
import { inOrderOfLots } from '../game/lotOrder';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export function isPlayoffNext({ settings, openRound }: OpenEvent): boolean {
  const { round } = openRound();
  return round !== undefined && isPlayoffRound(settings, round);
}

export const playoffGroups = (event: Event, round: RoundNo): readonly PlayoffGroup[] =>
  event.playoffs(round - 1).flatMap(({ next }) => next.filter(group => group.round === round));

/**
 * Equals play each other, drawn as in a knock-out (R6.1), whomever they have met; nobody has a second bye before
 * all had one. A table is drawn as in a later stage (R6.5). Forbidden pairs that leave no draw are played, and it
 * is said.
 */
export function pairPlayoff(typed: OpenEvent): PairedRound | CannotPair {
  const { round: number = 0, late, missing } = typed.openRound();
  const event = typed.filled();
  const { wallList, settings } = event;
  const roster = readRoster(wallList, number);
  const stops = [
    ...missingResults(wallList, missing),
    ...startsMissing(event),
    ...roster.problems.filter(isError),
  ];
  if (stops.length > 0) return cannot(stops);
  const round = roundOf(event, number);
  const paired = playoffGroups(event, number).map(group => pairGroup(round, wallList, group, roster));
  const fixed = roster.pairs.map(pair => makePlainFixedGame(round, pair));
  const games = paired.flatMap(pairs => pairs.games);
  return {
    kind: 'paired',
    round: number,
    games: tabled([...fixed, ...games], settings.excludedTables),
    bye: undefined,
    byeRemarks: [],
    free: paired.flatMap(({ free }) => free),
    late,
    warnings: [...forbiddenByTable(round, games), ...roster.problems],
  };
}

function roundOf({ wallList, settings, stages }: Event, number: number): Round {
  const last = stages[stages.length - 1] as StageInForce;
  return makeRound(stageList(wallList, last, undefined), stageSettings(settings, last), number, wallList);
}

type PlayoffTable = PlayoffGroup & { readonly tableRound: number };

interface PlayoffPairs {
  readonly games: readonly GameWithoutTable[];
  readonly free: readonly FreePlayer[];
}

function pairGroup(round: Round, wallList: WallList, group: PlayoffGroup, roster: Roster): PlayoffPairs {
  const present = group.players.filter(player => roster.free.includes(player));
  const out = group.players.filter(player => roster.out.includes(player));
  const absent = out.map((player): FreePlayer => ({ player, worth: 'nothing' }));
  const paired =
    group.tableRound === undefined
      ? byLot(round, present)
      : byTable(round, wallList, { ...group, tableRound: group.tableRound }, new Set(present));
  const games = paired.games.map((game): GameWithoutTable => ({
    ...game,
    remarks: [{ kind: 'playoff', place: group.place }, ...game.remarks],
  }));
  return { games, free: [...paired.free, ...absent] };
}

const lotContext = (round: RoundNo): string => `round-${round}/playoff`;

function byLot(round: Round, players: readonly PlayerIndex[]): PlayoffPairs {
  const order = inOrderOfLots(round.standing, players, lotContext(round.number));
  const { wallList, settings } = round.standing;
  const byes = countByes(wallList, settings, round.number, settings.playoffRounds[0]);
  const fewest = Math.min(...order.map(player => byes[player] ?? 0));
  const apart = apartIn(round);
  const fair = { ...apart, mayHaveBye: (player: PlayerIndex) => byes[player] === fewest };
  const odd = order.length % 2;
  const drawn =
    drawByLot(order, odd, fair) ??
    drawByLot(order, odd, apart) ??
    drawByLot(order, odd, { ...fair, isForbidden: () => false });
  return {
    games: (drawn?.pairs ?? []).map(([a, b]) => makePlainGame(round, a, b)),
    free: (drawn?.byes ?? []).map(player => ({ player, worth: 'win', as: 'bye' })),
  };
}

/**
 * The table was drawn before its first round. A player whose opponent is out or plays somebody else wins or waits.
 */
function byTable(
  round: Round,
  wallList: WallList,
  { players, tableRound }: PlayoffTable,
  present: ReadonlySet<PlayerIndex>,
): PlayoffPairs {
  const first = round.number - tableRound + 1;
  const { last } = makeMeetings(wallList, first);
  const table = drawTable(
    inOrderOfLots(round.standing, players, lotContext(first)),
    (a, b) => last(a, b) > 0,
    apartIn(round).isForbidden,
  );
  const { games, rest: resting } = roundOfTable(table, tableRound);
  const pairs = games.map(({ black, white }) => [black, white] as const);
  const alone = pairs.flatMap(pair => {
    const here = pair.filter(player => present.has(player));
    return here.length === 1 ? here : [];
  });
  const isOutNow = (player: PlayerIndex): boolean => isOut(playerOf(round, player), round.number);
  return {
    games: pairs
      .filter(pair => pair.every(player => present.has(player)))
      .map(([black, white]) => makeTableGame(round, black, white)),
    free: [
      ...(resting === undefined || !present.has(resting)
        ? []
        : [{ player: resting, worth: 'nothing', as: 'rest' } as const]),
      ...alone.map((player): FreePlayer => {
        const opponent = pairs.find(pair => pair.includes(player))?.find(other => other !== player);
        const isWon = opponent !== undefined && isOutNow(opponent);
        return isWon ? { player, worth: 'win', as: 'bye' } : { player, worth: 'nothing', as: 'rest' };
      }),
    ],
  };
}
