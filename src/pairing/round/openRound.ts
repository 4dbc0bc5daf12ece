import type { Event } from '../../standings/stages/event';
import { makeEvent } from '../../standings/stages/makeEvent';
import { stageAt } from '../../standings/stages/stage';
import { worthOfAbsence } from '../../tournament/unplayed';
import { hasResult, isOpenGame } from '../../tournament/game';
import { once } from '../../tournament/once';
import { lastListedRound } from '../../tournament/playoffRounds';
import { entriesIn, isOut, type Player, type WallList } from '../../tournament/wallList';
import { eligibilityIn } from './eligibility';
import { SYSTEMS, type SystemFacts } from '../../tournament/systems';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import type { UnwrittenAbsence, MissingResult, OpenRound, Eligibility } from './openEvent';

/**
 * The first round in which somebody who is not out, and for whom the system has anything, has an empty cell. The
 * round is over all the same where a later one has games, or more players have a result than an empty cell. An
 * empty cell of an earlier round is a late entry while nothing is typed before it and nobody names the player;
 * else a missing result.
 */
export function findOpenRound(event: Event, eligibility: Eligibility): OpenRound {
  const { wallList, settings, stages } = event;
  const last = lastListedRound(wallList, settings);
  let isEligible = eligibility;
  let round = 1;
  const factsOf = (r: number): SystemFacts | undefined => {
    const stage = stages[stageAt(stages, r)];
    return stage && SYSTEMS[stage.system];
  };
  while (round <= last && !isOpen(wallList, round, isEligible, factsOf(round)?.games !== 'several')) {
    if (factsOf(round)?.pairs === 'draw') isEligible = withoutAbsent(event, round, isEligible);
    round++;
  }
  const late: UnwrittenAbsence[] = [];
  const missing: MissingResult[] = [];
  for (let r = 1; r < round; r++) {
    const named = once(() => namedIn(wallList, r));
    wallList.players.forEach((player, index) => {
      const entries = entriesIn(wallList, index, r);
      if (entries.some(isOpenGame)) missing.push({ player: index, round: r });
      if (entries.length > 0 || (!named().has(index) && !isEligible(index, r))) return;
      const excused = !named().has(index) && (isOut(player, r) || !hasEntryBefore(wallList, index, r));
      const absence = { player: index, round: r };
      if (excused) late.push({ ...absence, worth: worthOfAbsence(wallList, settings, absence, late) });
      else missing.push({ player: index, round: r });
    });
  }
  return { round: round <= last ? round : undefined, late, missing };
}

export function withUnwritten(wallList: WallList, unwritten: readonly UnwrittenAbsence[]): WallList {
  if (unwritten.length === 0) return wallList;
  const rows = wallList.entries.map(row => [...row]);
  for (const { player, round, worth } of unwritten) {
    const row = rows[player];
    if (row) row[round - 1] = [{ kind: 'free', as: 'absence', worth }];
  }
  return { ...wallList, entries: rows };
}

/** Filled, too, where a round has one game and an opponent's cell names the player (`isNamedEnough`). */
function isOpen(
  wallList: WallList,
  round: RoundNo,
  isEligible: Eligibility,
  isNamedEnough: boolean,
): boolean {
  const named = once(() => (isNamedEnough ? namedIn(wallList, round) : NOBODY));
  const isEmpty = (player: Player, index: number): boolean =>
    entriesIn(wallList, index, round).length === 0 &&
    !isOut(player, round) &&
    !named().has(index) &&
    isEligible(index, round);
  const empty = wallList.players.filter(isEmpty).length;
  if (empty === 0) return false;
  const results = wallList.entries.filter(row => row[round - 1]?.some(hasResult)).length;
  return results <= empty && !hasGamesAfter(wallList, round);
}

/** Whoever is out of a round of a knock-out has lost it, though nobody has written that: the player is in no later round. */
function withoutAbsent({ wallList, settings }: Event, round: RoundNo, isEligible: Eligibility): Eligibility {
  const absent = wallList.players.flatMap((player, index): readonly UnwrittenAbsence[] =>
    isOut(player, round) && entriesIn(wallList, index, round).length === 0 && isEligible(index, round)
      ? [{ player: index, round, worth: 'nothing' }]
      : [],
  );
  if (absent.length === 0) return isEligible;
  return eligibilityIn(makeEvent(withUnwritten(wallList, absent), settings));
}

const NOBODY: ReadonlySet<number> = new Set();

const hasGamesAfter = (wallList: WallList, round: RoundNo): boolean =>
  wallList.entries.some(row =>
    row.slice(round).some(entries => entries.some(entry => entry.kind === 'game')),
  );

const hasEntryBefore = (wallList: WallList, player: PlayerIndex, round: RoundNo): boolean =>
  (wallList.entries[player] ?? []).slice(0, round - 1).some(entries => entries.length > 0);

function namedIn(wallList: WallList, round: RoundNo): ReadonlySet<number> {
  const named = new Set<number>();
  for (const row of wallList.entries) {
    for (const entry of row[round - 1] ?? []) if (entry.kind === 'game') named.add(entry.opponent);
  }
  return named;
}
