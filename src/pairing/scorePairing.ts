import { eventRounds } from '../tournament/playoffRounds';
import { isOut } from '../tournament/wallList';
import { byeCandidates } from './bye';
import type { Round } from './field';
import type { IsForbidden } from './forbidden';
import type { OpenStage } from './openStage';
import type { FieldPairing } from './pairField';
import { pairOpenRound, type CannotPair, type PairedRound, type PairingRules } from './pairRound';
import { canBePaired, makePossible } from './possible';
import { scorePairingColour, tooManyOfColour } from './scorePairingColour';
import { withPairingRank } from './scorePairingRank';
import { roundsWarnings } from './scorePairingRounds';
import { pairSections } from './scorePairingSections';

/**
 * The next round of score pairing, the system of the World Mind Sports Games 2008 (R5). A stage counts its own rounds:
 * its first one has no scores. Before it, the number of rounds is looked at (R5.2).
 */
export function pairScorePairing(stage: OpenStage): PairedRound | CannotPair {
  const { from } = stage.stage;
  const event = { number: stage.round.number - from + 1, rounds: lastRound(stage) - from + 1 };
  const round = withPairingRank(stage.round, event.number);
  const result = pairOpenRound({ ...stage, round }, rulesOf(event));
  if (!('paired' in result)) return result;
  const { paired } = result;
  if (event.number > 1) return paired;
  const players = stage.wallList.players.filter(player => !isOut(player, from)).length;
  return { ...paired, warnings: [...paired.warnings, ...roundsWarnings(players, event.rounds)] };
}

/** The rounds of the stage, and which of them is paired. */
interface Event {
  readonly number: number;
  readonly rounds: number;
}

const lastRound = ({ wallList, settings, stage }: OpenStage): number =>
  Math.min(eventRounds(wallList, settings), stage.to);

const rulesOf = (event: Event): PairingRules => ({
  pairPlayers: (round, players, isForbidden) => pairPlayers(round, players, isForbidden, event),
  colour: scorePairingColour(event.number),
});

/**
 * Of an odd number one has a bye (A10): the first with the fewest byes and the lowest pairing rank who leaves a pairing.
 * Undefined when no pairing is left without a repeat, which this system never has (R5.8).
 */
function pairPlayers(
  round: Round,
  players: readonly number[],
  isForbidden: IsForbidden,
  event: Event,
): FieldPairing | undefined {
  const isRuledOut = (a: number, b: number): boolean => round.meetings.last(a, b) > 0 || isForbidden(a, b);
  const possible = makePossible(players, isRuledOut);
  const without = (bye: number | undefined): readonly number[] => players.filter(player => player !== bye);
  const byes = players.length % 2 === 0 ? [undefined] : byeCandidates(round, players);
  const found = byes.findIndex(bye => canBePaired(without(bye), possible));
  if (found < 0) return undefined;
  const bye = byes[found];
  const rest = without(bye);
  const isTooMuch = tooManyOfColour(round, rest, event.number < event.rounds ? 3 : 2);
  const balanced = makePossible(rest, (a, b) => isRuledOut(a, b) || isTooMuch(a, b));
  const inForce = canBePaired(rest, balanced) ? balanced : possible;
  return { pairs: pairSections(round, rest, event.number, inForce), bye, optimum: undefined };
}
