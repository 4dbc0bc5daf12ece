import type { System } from '../tournament/settings';
import { pairDiagonal } from './diagonal/diagonal';
import type { WarmStart } from './game/round';
import { pairKnockout } from './knockout/knockout';
import { pairMcMahon } from './swiss/mcmahon';
import type { OpenEvent } from './round/openEvent';
import type { OpenStage } from './round/openEvent';
import { pairOpenRound, type CannotPair, type PairedRound } from './swiss/pairRound';
import { pairWithOthers } from './round/otherGames';
import { isPlayoffNext, pairPlayoff } from './playoff/playoff';
import { playoffEnd } from './playoff/playoffProblems';
import { pairRoundRobin } from './roundRobin/roundRobin';
import { roundsOfNobody } from './round/roundsOfNobody';
import { pairScorePairing } from './scorePairing/scorePairing';
import { pairSwiss } from './swiss/swiss';
import { pairTeams } from './teams/teamRound';
import { roundsOfStage, topGroupWarnings } from './round/topGroupWarnings';
import { decision } from './undecided';

export type { PairedGame } from './game/pairedGame';
export type { CannotPair, PairedRound } from './swiss/pairRound';
export type { Remark } from './game/remark';

/**
 * The next round, by the system that the settings name: the first round that is not complete. Same list, same settings, same
 * round: nothing is left to chance but the lots, which follow from `Seed`. What an earlier pairing has left saves time.
 */
export function pairNextRound(event: OpenEvent, warmStart?: WarmStart): PairedRound | CannotPair {
  const teams = event.teams();
  if (teams) return pairTeams(event, teams, contest => pairNextRound(contest));
  if (isPlayoffNext(event)) return pairPlayoff(event);
  const next = pairByTheSystem(event, warmStart);
  if (next.kind === 'paired') return { ...next, warnings: [...roundsOfNobody(event), ...next.warnings] };
  if (next.problems[0]?.code !== 'allRoundsPaired') return next;
  const end = playoffEnd(event);
  return end.length > 0 ? { ...next, problems: end } : next;
}

function pairByTheSystem(event: OpenEvent, warmStart?: WarmStart): PairedRound | CannotPair {
  const { system, stages } = event.settings;
  if (stages.length > 0) return pairNextStage(event);
  switch (system) {
    case 'McMahon':
      return pairMcMahon(event, warmStart);
    case 'Swiss':
    case 'Swiss by categories':
      return pairSwiss(event, warmStart);
    case 'Score pairing':
    case 'Knock-out':
    case 'Round robin':
    case 'Groups + knock-out':
    case 'Diagonal':
      return pairNextStage(event);
  }
}

function pairNextStage(event: OpenEvent): PairedRound | CannotPair {
  const open = event.openStage();
  return open.kind === 'open' ? pairWithOthers(open, pairStage) : withWinner(event, open);
}

/** The round of a stage by the stage's own system. */
function pairStage(open: OpenStage): PairedRound | CannotPair {
  const { system } = open.stage;
  switch (system) {
    case 'McMahon':
    case 'Swiss':
    case 'Swiss by categories': {
      const result = pairOpenRound(open);
      return 'paired' in result ? withTopGroup(open, result.paired) : result;
    }
    case 'Knock-out':
      return pairKnockout(open);
    case 'Round robin':
      return pairRoundRobin(open);
    case 'Score pairing':
      return pairScorePairing(open);
    case 'Diagonal':
      return pairDiagonal(open);
    case 'Groups + knock-out':
      return notPaired(system);
  }
}

/** Of a McMahon stage the size of the top group is looked at before its first round (R4.3). */
function withTopGroup({ event, stage, round }: OpenStage, paired: PairedRound): PairedRound {
  if (round.number > stage.from) return paired;
  const warnings = topGroupWarnings(round.standing, roundsOfStage(event, stage));
  return { ...paired, warnings: [...paired.warnings, ...warnings] };
}

/** An event that is decided by its last games says who has won, one that is not says what these games lack. */
function withWinner(event: OpenEvent, open: CannotPair): CannotPair {
  if (open.problems[0]?.code !== 'allRoundsPaired') return open;
  const end = decision(event);
  return end.length > 0 ? { ...open, problems: end } : open;
}

const notPaired = (system: System): CannotPair => ({
  kind: 'cannot pair',
  problems: [
    {
      code: 'systemNotPaired',
      severity: 'error',
      place: { kind: 'setting', name: 'System' },
      values: { system },
    },
  ],
});
