import type { Eligibility } from '../pairing/round/eligibility';
import { stageAt, stagesOf } from '../standings/stages/stage';
import { isBye, type Entry } from '../tournament/game';
import type { Settings } from '../tournament/settings';
import { isPairedByScores, SYSTEMS, type SystemFacts } from '../tournament/systems';
import { isOut, type WallList } from '../tournament/wallList';
import { playedCells } from './playedGames';

/**
 * The list as it was before a round: without its games and byes, and without all that came later. Games with somebody outside the
 * list stay, and with `withGiven` all that stands in it. Who was absent stays absent,
 * for that was known; what a table or a pattern gives somebody without a game follows from it again. `gone` have nothing in the
 * round although it was played: they are taken for absent.
 */
export function listBefore(
  list: WallList,
  settings: Settings,
  round: number,
  gone: readonly number[],
  withGiven = false,
): WallList {
  const facts = factsAt(list, settings, round);
  const followsAgain = facts === undefined || facts.pairs === 'table' || facts.pairs === 'pattern';
  const isGone = new Set(gone);
  const stays = (entry: Entry, player: number): boolean =>
    entry.kind === 'game'
      ? entry.opponent < 0
      : !isBye(entry) && !followsAgain && !isOut(list.players[player] as WallList['players'][0], round);
  return {
    ...list,
    entries: list.entries.map((row, player) =>
      row.map((cell, index) => {
        if (index > round - 1) return [];
        if (index < round - 1) return cell;
        if (isGone.has(player)) return [ABSENT];
        return withGiven ? cell : cell.filter(entry => stays(entry, player));
      }),
    ),
  };
}

const ABSENT: Entry = { kind: 'free', as: 'absence', worth: 'nothing' };

/**
 * The list with the empty cells of played rounds filled in, where pairs follow from scores: whoever has neither game nor bye there
 * was not there. Other programs leave such cells empty.
 */
export function withAbsences(
  list: WallList,
  settings: Settings,
  before: number,
  isEligible: Eligibility,
): WallList {
  const rounds = Array.from({ length: before - 1 }, (_, index) => index + 1).filter(round =>
    isByScores(list, settings, round),
  );
  const empty = new Map(
    rounds.map(round => [
      round,
      new Set(playedCells(list, round).nothing.filter(player => isEligible(player, round))),
    ]),
  );
  if ([...empty.values()].every(({ size }) => size === 0)) return list;
  return {
    ...list,
    entries: list.entries.map((row, player) =>
      row.map((cell, index) => (empty.get(index + 1)?.has(player) ? [ABSENT] : cell)),
    ),
  };
}

/** The facts of the system that plays in a round; undefined where it has parts. */
function factsAt(list: WallList, settings: Settings, round: number): SystemFacts | undefined {
  const stages = stagesOf(list, settings);
  const system = stages[stageAt(stages, round)]?.system ?? settings.system;
  return SYSTEMS[system].pairs === 'parts' ? undefined : SYSTEMS[system];
}

/** Whether pairs of a round follow from scores, so that everybody has something in it. */
export function isByScores(list: WallList, settings: Settings, round: number): boolean {
  if (settings.teams) return false;
  const stages = stagesOf(list, settings);
  const stage = stages[stageAt(stages, round)];
  return stage !== undefined && stage.from <= round && round <= stage.to && isPairedByScores(stage.system);
}
