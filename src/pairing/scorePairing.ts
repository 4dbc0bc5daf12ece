import type { Problem } from '../tournament/problem';
import { isOut } from '../tournament/wallList';
import { byeCandidates } from './bye';
import type { Round } from './field';
import type { IsForbidden } from './forbidden';
import type { OpenStage } from './openStage';
import type { FieldPairing } from './pairField';
import { pairOpenRound, type CannotPair, type PairedRound, type PairingRules } from './pairRound';
import { canBePaired, makePossible } from './possible';
import { scorePairingColour, withPairingRank } from './scorePairingRank';
import { roundsWarnings } from './scorePairingRounds';
import { pairSections } from './scorePairingSections';

/**
 * The next round of score pairing, the system of the World Mind Sports Games 2008 (SPEC R5). A stage counts its own rounds:
 * its first one has no scores. Before it, the number of rounds is looked at (R5.2).
 */
export function pairScorePairing(stage: OpenStage): PairedRound | CannotPair {
  const number = stage.round.number - stage.stage.from + 1;
  const round = withPairingRank(stage.round, number);
  const result = pairOpenRound({ ...stage, round }, rulesOf(number));
  if (!('paired' in result)) return result;
  const { paired } = result;
  return number > 1 ? paired : { ...paired, warnings: [...paired.warnings, ...adviceFor(stage)] };
}

const rulesOf = (number: number): PairingRules => ({
  pairPlayers: (round, players, isForbidden) => pairPlayers(round, players, isForbidden, number),
  colour: scorePairingColour(number),
});

/**
 * Of an odd number one has a bye (A10): the first with the fewest byes and the lowest pairing rank who leaves a pairing.
 * Undefined when no pairing is left without a repeat, which this system never has (R5.8).
 */
function pairPlayers(
  round: Round,
  players: readonly number[],
  isForbidden: IsForbidden,
  number: number,
): FieldPairing | undefined {
  const possible = makePossible(players, round.meetings, isForbidden);
  const without = (bye: number | undefined): readonly number[] => players.filter(player => player !== bye);
  const byes = players.length % 2 === 0 ? [undefined] : byeCandidates(round, players);
  const found = byes.findIndex(bye => canBePaired(without(bye), possible));
  if (found < 0) return undefined;
  const bye = byes[found];
  return { pairs: pairSections(round, without(bye), number, possible), bye, optimum: undefined };
}

function adviceFor({ wallList, settings, stage }: OpenStage): readonly Problem[] {
  const last = Math.min(settings.rounds ?? wallList.rounds, wallList.rounds, stage.to);
  const players = wallList.players.filter(player => !isOut(player, stage.from)).length;
  return roundsWarnings(players, last - stage.from + 1);
}
