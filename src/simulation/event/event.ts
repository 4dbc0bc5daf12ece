import { pairNextRound } from '../../pairing/nextRound';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { ratingIn } from '../../rating/ratingIn';
import { stageAt } from '../../standings/stages/stage';
import { isPlayoffRound } from '../../tournament/playoffRounds';
import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { columnsFor, DIAGONAL_COLUMNS, MOST_COLUMNS } from './columns';
import { makeDice, normal } from './dice';
import type { SimulatedField } from './field';
import { NO_RARE_EVENTS, type SimulationPlan } from './plan';
import { withForbidden, withOddResults, withTyped } from './odd';
import { drawOpenings } from './openList';
import type { PlayedRound, PlayedEvent } from './playedRound';
import { playRound } from './round';
import { withPlayedRound } from './withRound';
import type { RoundNo } from '../../tournament/indices';

/** Plays event `index` of a plan. Dice and pairing are separate: the pairing sees a wall list only, as always. */
export function playEvent(plan: SimulationPlan, field: SimulatedField, index: number): PlayedEvent {
  const name = `${plan.seed}/${index}`;
  const openings = drawOpenings(plan, field, name);
  const strengths = trueStrengths(plan, field, name);
  const dice = { games: makeDice(`${name}|games`), lengths: makeDice(`${name}|lengths`) };
  const wanted = { ...plan.settings, rounds: plan.rounds ?? plan.settings.rounds };
  const plain: Settings = { ...wanted, throughRound: undefined, seed: name };
  const { odd = NO_RARE_EVENTS } = plan;
  const rare = makeDice(`${name}|odd`);
  const settings = withForbidden(plain, openings.everybody, odd, rare);
  const strength = openings.fieldOf.map(player => strengths[player] as number);
  const rounds: PlayedRound[] = [];
  const event = { settings, strength, fieldOf: openings.fieldOf, rounds };
  let list = withColumns(
    openings.firstRound,
    columnsFor(makeOpenEvent(openings.everybody, settings).contest().wallList, settings, plan.rounds),
  );
  for (let expected = 1, asked = 0; ;) {
    if (asked < expected) list = withTyped(openings.before(list, ++asked), settings, asked, odd, rare);
    const now = makeOpenEvent(list, settings);
    const paired = pairNextRound(now);
    if (paired.kind === 'cannot pair') {
      if (!needsColumns(plan, list, paired.problems)) return { ...event, list, end: paired.problems };
      list = withColumns(list, list.rounds + DIAGONAL_COLUMNS);
      continue;
    }
    const system = systemOf(now, paired.round);
    const about = { before: list, expected, system, paired, teams: settings.teams };
    const grown = strength.map((value, player) => {
      const now = ratingIn({ ratings: list.players[player]?.ratings }, paired.round);
      return now === undefined ? value : value - (field.strength[openings.fieldOf[player] ?? -1] ?? 0) + now;
    });
    const played = withOddResults(playRound(about, grown, plan.model, dice), odd, rare);
    rounds.push(played);
    list = withPlayedRound(list, played);
    // A round that is paired again after it was written would be paired for ever.
    if (paired.round < expected) return { ...event, list, end: [] };
    expected = paired.round + 1;
    asked = Math.max(asked, paired.round);
  }
}

const needsColumns = (
  { rounds, settings }: SimulationPlan,
  list: WallList,
  [problem]: readonly Problem[],
): boolean =>
  (problem?.code === 'nobodyHasWon' || problem?.code === 'roundWithoutColumn') &&
  (rounds ?? settings.rounds) === undefined &&
  list.rounds < MOST_COLUMNS;

const withColumns = (list: WallList, rounds: number): WallList => ({
  ...list,
  rounds,
  entries: list.entries.map(row => Array.from({ length: rounds }, (_, round) => row[round] ?? [])),
});

function trueStrengths({ model }: SimulationPlan, field: SimulatedField, name: string): readonly number[] {
  if (model.strengthSpread === 0) return field.strength;
  const dice = makeDice(`${name}|strengths`);
  return field.strength.map(rating => rating + model.strengthSpread * normal(dice));
}

function systemOf(event: OpenEvent, round: RoundNo): PlayedRound['system'] {
  if (isPlayoffRound(event.settings, round)) return 'playoff';
  const { stages } = event.contest();
  return stages[stageAt(stages, round)]?.system ?? event.settings.system;
}
