import { atFixedTables } from './game/fixedTables';
import type { CannotPair, OpenEvent } from './round/openEvent';
import type { PairedRound } from './round/pairedRound';
import { pairWithOthers } from './round/otherGames';
import { isPlayoffNext, pairPlayoff } from './playoff/playoff';
import { playoffEnd } from './playoff/playoffProblems';
import { notPlaying } from './notPlaying';
import type { PairPlayers } from './optimum/pairField';
import { roundsOfNobody } from './round/roundsOfNobody';
import { pairTeams } from './teams/teamRound';
import { decision } from './decision';
import { pairingSystem } from './systems';

export type { PairedGame } from './game/pairedGame';
export type { CannotPair } from './round/openEvent';
export type { PairedRound } from './round/pairedRound';
export type { Remark } from './game/remark';

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
