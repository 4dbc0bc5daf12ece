import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { MODEL, QUESTIONS, type SimulationPlan } from './event/plan';
import { SYSTEMS } from '../tournament/systems';

/**
 * Played from round 1 on: players and Out count, results do not; rounds as the list has columns, unless the system
 * ends by itself.
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
