import { missingDecision } from '../../pairing/nextRound';
import type { MissingResult } from '../../pairing/round/openEvent';
import { lastPairingList } from '../afterStart/lastPairing';
import { formatsFound } from '../check/textFormats';
import { hasExamples } from '../create/examplesLeft';
import { languageOf } from '../read/languageOf';
import { leftToPair } from '../read/leftToPair';
import { mayDecide, roundsInSight } from '../read/roundInPlay';
import { contestProblems } from '../../pairing/teams/contestProblems';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import { nobodyLeft } from '../../pairing/round/nobodyLeft';
import { playoffEnd } from '../../pairing/playoff/playoffProblems';
import { waysOf } from '../adopt/ways';
import { addRoundRemarks } from '../mend/addRound';
import { movedList } from '../mend/followList';
import { languageFound } from '../mend/languagePlan';
import { readRecords } from '../results/records';
import { shown } from '../write/mendPlan';
import type { LogEntry, LoggedAction } from '../../sheet/write/logRows';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { roundOfName } from '../../sheet/write/sheetNames';
import { roundsToPlay } from '../../standings/roundRobin/tableRounds';
import { isOpenGame, type Entry } from '../../tournament/game';
import { eventRounds } from '../../tournament/playoffRounds';
import { isError } from '../../tournament/problem';
import { adjustedMinutes, bestClass } from '../../tournament/adjustedTime';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn, isOut, type Player } from '../../tournament/wallList';
import { beforePairing } from '../pair/beforePairing';
import { renewable } from '../mend/announcement';
import { checkTournament } from '../check/check';
import { readActions, undoOffer } from '../write/log';
import type { LeftToPair, ListWays, Remarkable, UndoOffer, View } from '../protocol/protocol';
import { resultsMissing } from '../results/resultsMissing';
import { offersNumbers } from '../pair/numbers';
import { remark, remarkOn } from '../read/sentence';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { cellsOfAction } from '../undo/cellsOfAction';
import { whatBlocksFinishing } from '../undo/finish';
import type { Workbook } from '../workbook/workbook';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

interface Present {
  readonly workbook: Workbook;
  readonly tournament: Tournament;
  readonly actions: readonly LogEntry[];
  readonly problems: readonly Remarkable[];
  readonly undo: UndoOffer | undefined;
}

/** The view of the present state: what to do next. */
export function stateOf(
  workbook: Workbook,
  typed: Tournament,
  actions: readonly LogEntry[] = readActions(workbook),
): View {
  const tournament = withEverybodyHere(typed);
  const undo = undoOffer(actions);
  if (isEmpty(tournament)) return { view: 'created', examples: false, undo };
  const problems = checkTournament(workbook, tournament);
  if (problems.some(({ severity }) => severity === 'error'))
    return { view: 'problems', problems, mayPair: false, undo };
  const present: Present = { workbook, tournament, actions, problems, undo };
  const open = tournament.event.openRound();
  if (open.missing.length > 0) return inPlay(present, open.missing);
  if (open.round === undefined) return atTheEnd(present);
  // Its first games are written: the others are paired from the screen of their results.
  const isBegun = leftToPair(workbook, typed)?.round === open.round;
  return isBegun
    ? inPlay({ ...present, tournament: typed }, [], open.round)
    : toPair(present, typed, open.round);
}

function inPlay(
  { workbook, tournament, actions, problems, undo }: Present,
  all: readonly MissingResult[],
  round = roundAsked(tournament, all),
): View {
  const missing = all.filter(result => result.round === round).map(({ player }) => player);
  const isTakenBack = newestDeed(actions)?.undoes !== undefined;
  const view = resultsMissing(workbook, tournament, round, new Set(missing), undo, isTakenBack);
  // Who is there for the replay of a drawn game may leave while others still play.
  const more = [
    ...drawnGames(problems),
    ...[
      ...movedList(workbook, tournament),
      ...formatsFound(workbook, tournament),
      ...languageFound(workbook, tournament),
    ].map(shown),
  ];
  return view.view !== 'results missing' || more.length === 0
    ? view
    : { ...view, warnings: [...more, ...(view.warnings ?? [])] };
}

function toPair(
  { workbook, tournament, actions, problems, undo }: Present,
  typed: Tournament,
  round: RoundNo,
): View {
  const remarks = beforePairing(tournament, problems);
  if (remarks.some(({ severity }) => severity === 'error'))
    return {
      view: 'problems',
      problems: remarks,
      mayPair: false,
      ...numbersOffer(tournament),
      ...recordsOf(workbook, tournament, actions),
      undo,
    };
  return ready(typed, round, {
    ways: waysOf(workbook, typed, actions),
    problems: [...remarks, ...renewable(workbook, tournament).map(shown)],
    undo,
    left: leftWithGames(workbook, typed, actions),
  });
}

/**
 * Who is left in a round whose games are over. One person alone who came after it was paired would only get a bye, and waits for the
 * next one; of a part the last has the bye.
 */
function leftWithGames(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): LeftToPair | undefined {
  const left = leftToPair(workbook, tournament);
  if (left?.again.length !== 1) return left;
  const paired = lastPairingList(workbook, actions);
  const players = paired?.round === left.round ? paired.wallList.players : undefined;
  return !players || players.some(player => left.names.includes(makeLabel(player))) ? left : undefined;
}

function atTheEnd({ workbook, tournament, actions, problems, undo }: Present): View {
  const { settings, reading, event } = tournament;
  const asked = settings.rounds ?? eventRounds(reading.wallList, settings);
  const last = Math.min(asked, roundsToPlay(reading.wallList, settings));
  // A missing column for the next round is among the problems.
  if (last > reading.wallList.rounds || lacksColumn(tournament))
    return { view: 'problems', problems, mayPair: false, undo };
  const nobody = contestProblems(event, nobodyLeft).map(problem => remarkOn(tournament, problem));
  if (nobody.length > 0) return withNobody(tournament, last, [...nobody, ...problems], undo);
  const unfinished = contestProblems(event, missingDecision).map(problem => remarkOn(tournament, problem));
  if (unfinished.length > 0)
    return {
      view: 'problems',
      problems: [...unfinished, ...problems],
      mayPair: false,
      ...recordsOf(workbook, tournament, actions),
      undo,
    };
  const more = addRoundRemarks(workbook, tournament).map(shown);
  return { view: 'finished', rounds: last, warnings: [...problems, ...more], undo };
}

/** What only tells, or decides, changes nothing that was taken back. */
const newestDeed = (actions: readonly LogEntry[]): LogEntry | undefined =>
  [...actions].reverse().find(({ hasCells, undoes }) => hasCells || undoes !== undefined);

/** A recording that was taken back is not done again. */
const recordsOf = (
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): { readonly records?: true } =>
  newestDeed(actions)?.undoes === undefined &&
  readRecords(workbook, tournament, roundsInSight(tournament)).some(({ typed }) => typed.size > 0)
    ? { records: true }
    : {};

/** The draws of a knock-out among what Check says: each needs a replay. */
const drawnGames = (problems: readonly Remarkable[]): readonly Remarkable[] =>
  problems.filter(({ kind }) => kind === 'knockoutDraw');

export const drawsNow = (workbook: Workbook, tournament: Tournament): readonly Remarkable[] =>
  tournament.event.stages.some(({ system }) => SYSTEMS[system].pairs === 'draw')
    ? drawnGames(checkTournament(workbook, tournament))
    : [];

/**
 * The tournament before a round as it will be when everybody who is registered has come: until then too few are there for most of
 * what Check looks at.
 */
function withEverybodyHere(tournament: Tournament): Tournament {
  const { reading, settings, event } = tournament;
  const { wallList } = reading;
  if (!wallList.players.some(({ out }) => out.isAwaited) || event.openRound().missing.length > 0)
    return tournament;
  const players = wallList.players.map(player => {
    return { ...player, out: { ...player.out, isAwaited: false } };
  });
  const everybody = { ...wallList, players };
  return {
    ...tournament,
    reading: { ...reading, wallList: everybody },
    event: makeOpenEvent(everybody, settings),
  };
}

/**
 * The round whose results are asked for: the first that lacks any; but where games of earlier rounds only went on while the last
 * one was paired, the last one.
 */
function roundAsked(tournament: Tournament, missing: readonly MissingResult[]): number {
  const { wallList } = tournament.reading;
  const rounds = missing.map(result => result.round);
  const [first, last] = [Math.min(...rounds), Math.max(...rounds)];
  const goOn = missing
    .filter(({ round }) => round < last)
    .every(({ player, round }) => entriesIn(wallList, player, round).some(isOpenGame));
  return goOn && mayDecide(tournament, last) ? last : first;
}

/** The field of an offer to draw numbers; empty where there is none. */
export const numbersOffer = (tournament: Tournament): { readonly numbersOffered?: boolean } =>
  offersNumbers(tournament) ? { numbersOffered: true } : {};

/** The view when all players have left: the end if rounds were played, otherwise a mistake. */
function withNobody(
  { reading }: Tournament,
  rounds: number,
  problems: readonly Remarkable[],
  undo: UndoOffer | undefined,
): View {
  const isPlayed = reading.wallList.entries.some(row => row.flat().some(({ kind }) => kind === 'game'));
  return isPlayed
    ? {
        view: 'finished',
        rounds,
        warnings: problems.map(warning => ({ ...warning, severity: 'note' })),
        undo,
      }
    : { view: 'problems', problems, mayPair: false, undo };
}

/** Tells the time that players get of the text that is typed, as long as all of it may still change. */
function timeOf(
  { settings: { timeLimits: time, online } }: Tournament,
  round: RoundNo,
): { readonly time?: { readonly minutes: number; readonly best: string } } {
  const best = bestClass({ time, online });
  return round > 1 || time === undefined || best === undefined
    ? {}
    : { time: { minutes: adjustedMinutes(time), best } };
}

const lacksColumn = ({ event }: Tournament): boolean =>
  contestProblems(event, playoffEnd)[0]?.code === 'roundWithoutColumn';

function isEmpty({ named, problems }: Tournament): boolean {
  const errors = problems.filter(isError);
  return named && errors.length > 0 && errors.every(({ code }) => code === 'noPlayers');
}

/** The view after a run that died: its action, and whether finishing it is safe. */
export function begunView(
  workbook: Workbook,
  tournament: Tournament | undefined,
  action: LoggedAction,
): View {
  const { what, when, no } = action;
  const language = tournament?.settings.language ?? languageOf(workbook);
  const begun = { view: 'begun', action: String(no), what, when } as const;
  const differences = whatBlocksFinishing(workbook, action, tournament);
  if (differences.length > 0) {
    const remarks = differences.map(({ problem, cell }) => ({ ...remark(language, problem), cell }));
    return { ...begun, mayFinish: false, inTheWay: remarks };
  }
  // The looks of other sheets than those of rounds are known to their own actions only.
  if (action.blocks.some(({ isNew, sheet }) => isNew && roundOfName(sheet) === undefined))
    return { ...begun, mayFinish: false, inTheWay: [] };
  if (action.seen === '' || (tournament && isAsBefore(workbook, tournament, action)))
    return { ...begun, mayFinish: true, inTheWay: [] };
  const changed = remark(language, {
    code: 'listChanged',
    severity: 'warning',
    place: { kind: 'list' },
    values: {},
  });
  return { ...begun, mayFinish: false, inTheWay: [changed] };
}

function isAsBefore(workbook: Workbook, tournament: Tournament, action: LoggedAction): boolean {
  const listBlocks = action.blocks.filter(({ sheet }) => sheet === tournament.list.sheet);
  const written = cellsOfAction(workbook, listBlocks).flatMap(({ spot, before }) =>
    spot ? [[`${spot.row},${spot.column}`, before] as const] : [],
  );
  // Half of the numbers that are being drawn may be no numbers of players.
  return [true, false].some(isInOrder => listPrint(tournament, new Map(written), isInOrder) === action.seen);
}

function ready(
  tournament: Tournament,
  round: RoundNo,
  {
    problems,
    undo,
    left,
    ways,
  }: {
    readonly ways: ListWays | undefined;
    readonly problems: readonly Remarkable[];
    readonly undo: UndoOffer | undefined;
    readonly left: LeftToPair | undefined;
  },
): View {
  const { players, entries } = tournament.reading.wallList;
  const typed = (player: PlayerIndex): readonly Entry[] => entries[player]?.[round - 1] ?? [];
  const { isEligible } = tournament.event;
  const isIn = (index: number): boolean => typed(index).length > 0 || isEligible(index, round);
  const plays = (player: Player, index: number): boolean =>
    typed(index).length === 0 ? !isOut(player, round) : typed(index).some(({ kind }) => kind === 'game');
  const fixed = players.filter((_player, index) => typed(index).some(({ kind }) => kind === 'game')).length;
  const awaited = players.filter((player, index) => player.out.isAwaited && typed(index).length === 0);
  return {
    view: 'ready',
    round,
    rounds: roundsToPlay(tournament.reading.wallList, tournament.settings),
    playing: players.filter((player, index) => isIn(index) && plays(player, index)).length,
    out: players
      .filter((player, index) => isIn(index) && !plays(player, index) && !player.out.isAwaited)
      .map(makeLabel),
    ...(awaited.length > 0 && { awaited: awaited.map(makeLabel) }),
    fixed: Math.ceil(fixed / 2),
    ...timeOf(tournament, round),
    ...(left && left.round < round && { left }),
    warnings: problems,
    ...numbersOffer(tournament),
    // Whoever is not there yet is to be read first.
    ...(ways && awaited.length === 0 && { ways }),
    undo,
    examples: hasExamples(tournament),
  };
}
