import type { Settings, System } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { MODEL, QUESTIONS, type SimulationPlan } from './plan';

/** Systems that come to an end by themselves. */
const OWN_END: readonly System[] = ['Knock-out', 'Round robin', 'Groups + knock-out', 'Diagonal'];

/**
 * The plan of an event as its wall list and settings have it, from round 1 on: its results are not used, its players and the
 * column Out are. As many rounds as the list has columns, where the system does not end by itself.
 */
export function planOfList(
  wallList: WallList,
  settings: Settings,
  events: number,
  seed: string,
): SimulationPlan {
  const isOpen = OWN_END.includes(settings.system) && settings.stages.length === 0;
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
