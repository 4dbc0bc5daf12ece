import type { Event } from '../standings/stages/event';
import type { Problem } from '../tournament/problem';
import type { StageInForce } from '../standings/stages/stage';
import { eventRounds } from '../tournament/playoffRounds';
import { atFixedTables } from './game/fixedTables';
import type { PairPlayers } from './optimum/optimum';
import { nobodyHasWon } from './round/nobodyHasWon';
import type { CannotPair, OpenEvent } from './round/openEvent';
import type { PairedRound } from './round/pairedRound';
import { pairWithOthers } from './round/otherGames';
import { isPlayoffNext, pairPlayoff } from './playoff/playoff';
import { playoffEnd } from './playoff/playoffProblems';
import { notPlaying } from './notPlaying';
import { roundsOfNobody } from './round/roundsOfNobody';
import { pairTeams } from './teams/teamRound';
import { pairingSystem } from './systems';

/**
 * The first round that is not complete. Nothing is left to chance but the lots, which follow from `Seed`; where criteria are weighed,
 * `pairPlayers` may take another pairing than theirs.
 */
export function pairNextRound(event: OpenEvent, pairPlayers?: PairPlayers): PairedRound | CannotPair {
  const paired = pairedRound(event, pairPlayers);
  return paired.kind === 'paired'
    ? { ...paired, games: atFixedTables(paired.games, event.wallList, event.settings) }
    : paired;
}

function pairedRound(event: OpenEvent, pairPlayers: PairPlayers | undefined): PairedRound | CannotPair {
  const teams = event.teams();
  if (teams) return pairTeams(event, teams, contest => pairNextRound(contest));
  if (isPlayoffNext(event)) return pairPlayoff(event);
  const next = pairStage(event, pairPlayers);
  if (next.kind === 'paired')
    return { ...next, warnings: [...roundsOfNobody(event), ...notPlaying(event), ...next.warnings] };
  if (next.problems[0]?.code !== 'allRoundsPaired') return next;
  const end = playoffEnd(event);
  return end.length > 0 ? { ...next, problems: end } : next;
}

function pairStage(event: OpenEvent, pairPlayers: PairPlayers | undefined): PairedRound | CannotPair {
  const open = event.openStage();
  if (open.kind !== 'open') return withWinner(event, open);
  return pairWithOthers(open, part => pairingSystem(part.stage).pair(part, pairPlayers));
}

/** Where all rounds are paired, the reason is made more exact: who has won, or what the last games lack to decide it. */
function withWinner(event: OpenEvent, open: CannotPair): CannotPair {
  if (open.problems[0]?.code !== 'allRoundsPaired') return open;
  const end = decision(event);
  return end.length > 0 ? { ...open, problems: end } : open;
}

/** The winner of an event that its last games decide, or what it lacks, where all rounds are paired. */
export function decision(event: Event): readonly Problem[] {
  const { wallList, settings, stages } = event;
  const index = stages.length - 1;
  const last = stages[index] as StageInForce;
  const { end } = pairingSystem(last);
  if (end === undefined) return [];
  if (last.from > eventRounds(wallList, settings)) {
    const qualified = event.qualified(index).flatMap(({ players }) => players);
    return [nobodyHasWon(event, qualified)];
  }
  return end(event, index);
}

export const missingDecision = (event: Event): readonly Problem[] =>
  decision(event).filter(({ code }) => code !== 'diagonalWon' && code !== 'knockoutOver');
