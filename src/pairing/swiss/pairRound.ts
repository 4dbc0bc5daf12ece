import { SYSTEMS } from '../../tournament/systems';
import type { Absence } from '../../tournament/game';
import { byeWorth, worthOfAbsence } from '../../tournament/unplayed';
import { isError, makeError, makeWarning, atSetting, atEntry, type Problem } from '../../tournament/problem';
import { byesOfPlayer } from '../optimum/bye';
import { cannot } from '../round/cannotPair';
import { categoryProblems } from './categoryProblems';
import { playerOf, type Round } from '../game/round';
import type { Roster } from '../game/fixedPairs';
import {
  forbiddenFixedPairs,
  forbiddenPairs,
  makeIsForbidden,
  tooManyForbidden,
  type IsForbidden,
} from '../optimum/forbidden';
import type { OpenEvent, CannotPair, OpenStage } from '../round/openEvent';
import type { Optimum, FieldPairing, PairPlayers } from '../optimum/optimum';
import {
  makeFixedGame,
  makeGame,
  type ColourRule,
  type PairedGame,
  type GameWithoutTable,
} from '../game/pairedGame';
import { pairField } from '../optimum/pairField';
import { colourWarnings } from '../game/colourWarnings';
import { notProved } from '../optimum/proof';
import { pairLabel, labelOfNumber, label, type Remark } from '../game/remark';
import type { PairedRound } from '../round/pairedRound';
import { repeatWarnings } from '../round/repeatWarnings';
import { strengthsIn, tableNumbers } from '../game/tables';
import { typedByes } from '../round/typedByes';
import { entriesIn, groupKey } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';
import { pairingGroups } from './pairingGroups';

export interface ProvedRound {
  readonly paired: PairedRound;
  readonly optima: readonly Optimum[];
}

/** The next round of a McMahon or Swiss event (R4). What is typed already in that round stays. */
export function pairRound(event: OpenEvent): ProvedRound | CannotPair {
  const stage = event.openStage();
  return stage.kind === 'open' ? pairOpenRound(stage) : stage;
}

export interface PairingRules {
  readonly pairPlayers?: PairPlayers;
  readonly colour?: ColourRule;
}

export const openRoundErrors = ({ round, roster }: OpenStage): readonly Problem[] => [
  ...roster.problems.filter(isError),
  ...tooFew(round, roster),
  ...byeNotPlaying(round, roster.free),
  ...categoryProblems(round, roster.free),
];

export function pairOpenRound(stage: OpenStage, rules: PairingRules = {}): ProvedRound | CannotPair {
  const { round, roster } = stage;
  const { wallList } = stage.event;
  const errors = openRoundErrors(stage);
  if (errors.length > 0) return cannot(errors);
  const forbidden = forbiddenPairs(stage.event);
  const isForbidden = makeIsForbidden(forbidden, wallList.players.length);
  const pairings = pairFree(round, roster.free, isForbidden, rules.pairPlayers);
  if (pairings === undefined) {
    const isPossible = pairFree(round, roster.free, () => false, rules.pairPlayers) !== undefined;
    return cannot([
      isPossible
        ? tooManyForbidden(wallList, forbidden, roster.free)
        : makeError('onlyRepeatsLeft', { round: round.number }),
    ]);
  }
  const optima = pairings.flatMap(({ optimum }) => (optimum ? [optimum] : []));
  const doubts = notProved(optima, round.number);
  if (doubts.length > 0) return cannot(doubts);
  const fixed = forbiddenFixedPairs(wallList, round.number, roster.pairs, isForbidden);
  const bye = pairings.find(pairing => pairing.bye !== undefined)?.bye;
  const byes = countsAlone(stage) ? typedByes(round, roster.free, bye) : [];
  return { paired: makePairedRound(stage, pairings, bye, [...byes, ...fixed], rules.colour), optima };
}

/** Whether all byes and games of the round are of this stage, and follow from scores. */
const countsAlone = ({ stage, stages, event: { settings } }: OpenStage): boolean =>
  SYSTEMS[stage.system].pairs === 'weighed' && (stages.length === 1 || settings.notQualified !== 'play on');

function makePairedRound(
  { event, round, open, roster }: OpenStage,
  pairings: readonly FieldPairing[],
  bye: PlayerIndex | undefined,
  warnings: readonly Problem[],
  colour: ColourRule | undefined,
): PairedRound {
  const { settings } = round.standing;
  const worthOf = (player: PlayerIndex): Absence['worth'] =>
    worthOfAbsence(event.wallList, settings, { player, round: round.number });
  const pairs = pairings.flatMap(pairing => pairing.pairs);
  const typed = roster.pairs.flatMap(pair => (pair.isNamed ? [] : [makeFixedGame(round, pair, colour)]));
  const named = roster.pairs.flatMap(({ isNamed, players: [a, b] }): readonly GameWithoutTable[] => {
    if (!isNamed) return [];
    const game = makeGame(round, a, b, colour);
    return [{ ...game, remarks: [{ kind: 'mustMeet' }, ...game.remarks] }];
  });
  const games = [...typed, ...named, ...pairs.map(([a, b]) => makeGame(round, a, b, colour))];
  return {
    kind: 'paired',
    round: round.number,
    games: seated(round, games),
    bye,
    byeWorth: byeWorth(settings),
    byeRemarks: bye === undefined ? [] : byeRemarks(round, bye),
    free: roster.out.map(player => ({ player, worth: worthOf(player) })),
    late: open.late,
    warnings: [
      ...repeatWarnings(round, pairs),
      ...anotherBye(round, bye),
      ...pairings.flatMap(({ warnings = [] }) => warnings),
      ...warnings,
      ...colourWarnings(round, typed),
      ...roster.problems,
      ...round.standing.problems,
    ],
  };
}

function seated(round: Round, games: readonly GameWithoutTable[]): readonly PairedGame[] {
  const tables = tableNumbers(games.map(strengthsIn(round)), round.standing.settings.excludedTables);
  return games.map((game, i) => ({ table: tables[i] as number, ...game })).sort((a, b) => a.table - b.table);
}

function byeRemarks(round: Round, bye: PlayerIndex): readonly Remark[] {
  const before = byesOfPlayer(round, bye);
  return before === 0 ? [{ kind: 'bye' }] : [{ kind: 'bye' }, { kind: 'anotherBye', before }];
}

/** One player alone has nobody to play with, unless others have their games already. */
function tooFew(round: Round, { free, pairs }: Roster): readonly Problem[] {
  const { wallList } = round.standing;
  const hasGame =
    pairs.length > 0 ||
    wallList.players.some((_, player) =>
      entriesIn(wallList, player, round.number).some(entry => entry.kind === 'game'),
    );
  return free.length === 1 && !hasGame ? [makeError('tooFewPlayers', { players: 1 })] : [];
}

/**
 * Group by group; where one has no pairing of its own all are paired together, which comes before a repeat (R4.2).
 */
function pairFree(
  round: Round,
  free: readonly PlayerIndex[],
  isForbidden: IsForbidden,
  pairPlayers: PairPlayers = pairField,
): readonly FieldPairing[] | undefined {
  const namedBye = chosenBye(round, free);
  const groups = groupsWith(round, free, namedBye);
  const apart = groups.map(group => pairPlayers(round, group, isForbidden, { namedBye }));
  const isDone = apart.every(pairing => pairing !== undefined);
  if (groups.length === 1 || (isDone && !apart.some(pairing => hasRepeat(round, pairing))))
    return isDone ? apart : undefined;
  const together = pairPlayers(round, free, isForbidden, { namedBye, acrossGroups: true });
  if (together === undefined) return isDone ? apart : undefined;
  return [{ ...together, warnings: [...groupsMixed(round, together), ...(together.warnings ?? [])] }];
}

const hasRepeat = (round: Round, { pairs }: FieldPairing): boolean =>
  pairs.some(([a, b]) => round.meetings.last(a, b) > 0);

/** Said with the games between groups; there may be none where repeats were unavoidable anyway. */
function groupsMixed(round: Round, { pairs }: FieldPairing): readonly Problem[] {
  const { wallList } = round.standing;
  const mixed = pairs.filter(([a, b]) => groupIn(round, a) !== groupIn(round, b));
  if (mixed.length === 0) return [];
  const named = mixed.map(pair => pairLabel(wallList, pair)).join(', ');
  const values = { round: round.number, pairs: named };
  return [makeWarning('groupsMixed', values)];
}

/** The others make up groups as if the player who has the bye by the settings were not there, who then joins their own. */
function groupsWith(
  round: Round,
  free: readonly PlayerIndex[],
  bye: PlayerIndex | undefined,
): readonly (readonly number[])[] {
  if (bye === undefined) return pairingGroups(round, free);
  const groups = pairingGroups(
    round,
    free.filter(player => player !== bye),
  );
  const groupIndex = groups.findIndex(
    ([first = bye], index) => index > 0 && groupIn(round, first) === groupIn(round, bye),
  );
  return groups.map((group, index) => (index === Math.max(0, groupIndex) ? [...group, bye] : group));
}

const groupIn = (round: Round, player: PlayerIndex): string => groupKey(playerOf(round, player));

/** The setting `Bye`. With an even number of players nobody has a bye, and the setting waits. */
function chosenBye(round: Round, free: readonly PlayerIndex[]): number | undefined {
  const { bye } = round.standing.settings;
  if (free.length % 2 === 0) return undefined;
  return free.find(player => playerOf(round, player).no === bye);
}

/** The player who should have the bye has no free place in this round. */
function byeNotPlaying(round: Round, free: readonly PlayerIndex[]): readonly Problem[] {
  const { bye } = round.standing.settings;
  if (bye === 'automatic' || free.length % 2 === 0 || chosenBye(round, free) !== undefined) return [];
  const values = { player: labelOfNumber(round.standing.wallList, bye), round: round.number };
  return [makeError('byeNotPlaying', values, atSetting('Bye'))];
}

/** A second bye, which happens only when everybody else has had one too, or would need a repeat. */
function anotherBye(round: Round, bye: PlayerIndex | undefined): readonly Problem[] {
  if (bye === undefined || byesOfPlayer(round, bye) === 0) return [];
  return [
    makeWarning(
      'anotherBye',
      { player: label(round.standing.wallList, bye), round: round.number },
      atEntry(bye, round.number),
    ),
  ];
}
