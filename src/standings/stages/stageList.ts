import type { WallList } from '../../tournament/wallList';
import { makeStanding } from '../score/makeStanding';
import type { Standing } from '../score/standing';
import type { Event } from './event';
import { stageList, stageSettings, type StageInForce } from './stage';

/** The list as a stage sees it, with the games of its own players alone; the whole list where there is one stage. */
export const listOfStage = (event: Event, stage: number): WallList =>
  event.stages.length === 1 ? event.wallList : roundsOfStage(event, stage);

/** The place in the stage before is its Previous order. A single stage is cut, too: it ends before the playoff. */
export function standingOfStage(event: Event, index: number): Standing {
  const { settings, stages } = event;
  const list = stages.length === 1 ? roundsOfStage(event, index) : event.listOf(index);
  return makeStanding(list, stageSettings(settings, stages[index] as StageInForce));
}

/** A stage that lasts until the end of a later one, with the later rounds of players who have not qualified. */
export function extendedStage(
  event: Event,
  index: number,
  end = event.stages.length - 1,
): { readonly stage: StageInForce; readonly list: WallList } {
  const { wallList, stages } = event;
  const [stageInForce, last] = [stages[index] as StageInForce, stages[end] as StageInForce];
  const stage: StageInForce = { ...stageInForce, to: last.to };
  const all = stageList(wallList, stage, previousPlaces(event, index));
  const before = stageList(wallList, stageInForce, undefined);
  const staying = new Set(event.playingOn(index));
  const entries = all.entries.map((row, player) =>
    staying.has(player) ? row : (before.entries[player] ?? []),
  );
  return { stage, list: ofMembers(event, { ...all, entries }, index) };
}

const roundsOfStage = (event: Event, index: number): WallList =>
  ofMembers(
    event,
    stageList(event.wallList, event.stages[index] as StageInForce, previousPlaces(event, index)),
    index,
  );

/** The places in the stage before, which are the Previous order; undefined for the first stage. */
const previousPlaces = (event: Event, index: number): readonly number[] | undefined =>
  index === 0 ? undefined : event.placesIn(index - 1);

/** The list of a stage without the games of others who play on in the same rounds. */
function ofMembers(event: Event, list: WallList, index: number): WallList {
  if (event.settings.notQualified !== 'play on') return list;
  const isIn = new Set(event.members(index));
  return {
    ...list,
    entries: list.entries.map((row, player) => (isIn.has(player) ? row : row.map(() => []))),
  };
}
