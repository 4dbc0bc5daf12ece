import { eventRounds } from '../../tournament/playoffRounds';
import { isOut } from '../../tournament/wallList';
import { byeCandidates } from '../optimum/bye';
import type { Round } from '../game/round';
import type { IsForbidden } from '../optimum/forbidden';
import type { FieldPairing } from '../optimum/optimum';
import type { CannotPair, OpenStage } from '../round/openEvent';
import { openRoundErrors, pairOpenRound, type PairingRules } from '../swiss/pairRound';
import type { PairedRound } from '../round/pairedRound';
import { canBePaired, makePossible, type PossiblePairs } from './canBePaired';
import { beyondColourLimit, scorePairingColour } from './scorePairingColour';
import { withPairingRank } from './scorePairingRank';
import { roundsWarnings } from './scorePairingRounds';
import { pairSections } from './scorePairingSections';
import { beforeScorePairing } from './scorePairingBefore';
import type { PairingSystem } from '../round/pairingSystem';
import type { PlayerIndex } from '../../tournament/indices';

export const scorePairing: PairingSystem = {
  pair: pairScorePairing,
  problems: openRoundErrors,
  warnings: beforeScorePairing,
};

/** As at the World Mind Sports Games 2008 (R5); a stage counts its own rounds, whose number is looked at (R5.2). */
function pairScorePairing(stage: OpenStage): PairedRound | CannotPair {
  const { from } = stage.stage;
  const number = stage.round.number - from + 1;
  const round = withPairingRank(stage.round, number);
  const result = pairOpenRound({ ...stage, round }, rulesOf(number));
  if (!('paired' in result)) return result;
  const { paired } = result;
  if (number > 1) return paired;
  const players = stage.event.wallList.players.filter(player => !isOut(player, from)).length;
  return {
    ...paired,
    warnings: [...paired.warnings, ...roundsWarnings(players, lastRound(stage) - from + 1)],
  };
}

const lastRound = ({ event: { wallList, settings }, stage }: OpenStage): number =>
  Math.min(eventRounds(wallList, settings), stage.to);

/** `number` is the round counted from the first one of the stage. */
const rulesOf = (number: number): PairingRules => ({
  pairPlayers: (round, players, isForbidden, { namedBye, acrossGroups } = {}) =>
    acrossGroups ? undefined : pairPlayers(round, players, isForbidden, number, namedBye),
  colour: scorePairingColour(number),
});

/** The bye (A10): fewest byes, lowest pairing rank, and a pairing left; undefined without repeats (R5.8). */
function pairPlayers(
  round: Round,
  players: readonly PlayerIndex[],
  isForbidden: IsForbidden,
  number: number,
  namedBye: number | undefined,
): FieldPairing | undefined {
  const isRuledOut = (a: number, b: number): boolean => round.meetings.last(a, b) > 0 || isForbidden(a, b);
  const possible = makePossible(players, isRuledOut);
  const without = (bye: PlayerIndex | undefined): readonly number[] =>
    players.filter(player => player !== bye);
  const byes = byesFor(round, players, namedBye);
  const byeIndex = byes.findIndex(bye => canBePaired(without(bye), possible));
  if (byeIndex < 0) return undefined;
  const bye = byes[byeIndex];
  const rest = without(bye);
  const pairs = pairSections(round, rest, number, withinColourLimit(round, rest, possible, isRuledOut));
  return { pairs, bye, optimum: undefined };
}

/** Pairs within the setting `Colour limit`, if all can be paired by it; else all that may meet. */
function withinColourLimit(
  round: Round,
  players: readonly PlayerIndex[],
  possible: PossiblePairs,
  isRuledOut: (player: PlayerIndex, other: PlayerIndex) => boolean,
): PossiblePairs {
  const { colourLimit } = round.standing.settings;
  if (colourLimit === undefined) return possible;
  const isTooMuch = beyondColourLimit(round, players, colourLimit);
  const limited = makePossible(players, (a, b) => isRuledOut(a, b) || isTooMuch(a, b));
  return canBePaired(players, limited) ? limited : possible;
}

function byesFor(
  round: Round,
  players: readonly PlayerIndex[],
  namedBye: number | undefined,
): readonly (number | undefined)[] {
  if (namedBye !== undefined) return [namedBye];
  return players.length % 2 === 0 ? [undefined] : byeCandidates(round, players);
}
