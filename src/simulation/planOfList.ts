import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { MODEL, QUESTIONS, type SimulationPlan } from './event/plan';
import { SYSTEMS } from '../tournament/systems';

/**
 * The plan of an event from its wall list and settings, played from round 1 on: players and the column Out
 * are used, results are not. A system that does not end by itself has as many rounds as the list has columns.
 */
export function planOfList(
  wallList: WallList,
  settings: Settings,
  events: number,
  seed: string,
): SimulationPlan {
  const isOpen = SYSTEMS[settings.system].end !== 'rounds' && settings.stages.length === 0;
  const rounds =
    isOpen || wallList.rounds === 0 ? undefined : Math.min(settings.rounds ?? Infinity, wallList.rounds);
  return {
    field: { kind: 'players', players: wallList.players },
    settings,
    rounds: settings.playoffRounds.length > 0 ? settings.rounds : rounds,
    events,
    seed,
    model: MODEL,
    questions: QUESTIONS,
  };
}
