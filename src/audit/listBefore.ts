import type { Eligibility } from '../pairing/round/openEvent';
import { stageAt, stagesOf } from '../standings/stages/stage';
import { isBye, type Entry } from '../tournament/game';
import type { Settings } from '../tournament/settings';
import { isPairedByScores, SYSTEMS, type SystemFacts } from '../tournament/systems';
import { isOut, type WallList } from '../tournament/wallList';
import { playedCells } from './playedGames';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/**
 * Without the round's games and byes and all later entries; games with outsiders stay, with `withGiven` all games.
 * Absences were known and stay, rests of a table follow again; `gone` are taken for absent although the round was
 * played.
 */
export function listBefore(
  list: WallList,
  settings: Settings,
  round: RoundNo,
  gone: readonly number[],
  withGiven = false,
): WallList {
  const facts = factsAt(list, settings, round);
  const followsAgain = facts === undefined || facts.pairs === 'table' || facts.pairs === 'pattern';
  const isGone = new Set(gone);
  const stays = (entry: Entry, player: PlayerIndex): boolean =>
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

/** Where pairs follow from scores, an empty cell of a played round is an absence, which other programs leave out. */
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

/** Undefined where the system has parts. */
function factsAt(list: WallList, settings: Settings, round: RoundNo): SystemFacts | undefined {
  const stages = stagesOf(list, settings);
  const system = stages[stageAt(stages, round)]?.system ?? settings.system;
  return SYSTEMS[system].pairs === 'parts' ? undefined : SYSTEMS[system];
}

/** Pairs follow from scores, so that everybody has something in the round. */
export function isByScores(list: WallList, settings: Settings, round: RoundNo): boolean {
  if (settings.teams) return false;
  const stages = stagesOf(list, settings);
  const stage = stages[stageAt(stages, round)];
  return stage !== undefined && stage.from <= round && round <= stage.to && isPairedByScores(stage.system);
}
