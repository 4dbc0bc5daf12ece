import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import type { Values } from '../../sheet/cells/cell';
import type { RoundsOfMany } from '../../sheet/read/readEntries';
import { readFrame, type Frame } from '../../sheet/frame/frame';
import { readList } from '../../sheet/read/readWallList';
import { readSettingValues, settingsOf } from '../../sheet/settings/readSettings';
import type { SettingValues } from '../../sheet/settings/settingsReading';
import { makeText } from '../../sheet/wording';
import { stageAt, stagesOf } from '../../standings/stages/stage';
import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { hasSeveralGames, SYSTEMS } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import { withLotNumbers } from '../../tournament/lotNumbers';
import type { TournamentInput } from './tournament';

/** Reads the cells of the wall list and of the settings. Never throws: `problems` has everything wrong, settings first. */
export const readInput = (values: Values, settings: unknown): TournamentInput =>
  makeInput(readFrame(values), readSettingValues(settings));

/** A tournament from the structure of the range and the typed values of the settings. */
export function makeInput(frame: Frame, typed: SettingValues): TournamentInput {
  // Without a System, a list with a Start column is McMahon (docs/sheets.md).
  const { settings, problems, cells } = settingsOf(typed, { hasStart: frame.columns.start !== undefined });
  const read = readList(frame, roundsOfMany(frame, settings));
  const reading = { ...read, wallList: withLotNumbers(read.wallList, settings) };
  return {
    values: frame.values,
    reading,
    settings,
    event: makeOpenEvent(reading.wallList, settings),
    settingCells: cells,
    problems: [...problems.map(ofSettings), ...reading.problems],
    text: makeText(settings.language),
  };
}

/** The rounds in which players may have several games; undefined for none. */
function roundsOfMany(frame: Frame, settings: Settings): RoundsOfMany | undefined {
  const systems =
    settings.stages.length > 0 ? settings.stages.map(({ system }) => system) : [settings.system];
  if (!systems.some(hasSeveralGames)) return undefined;
  // The rounds of groups depend on their sizes, so their cells are read twice.
  const hasParts = systems.some(system => SYSTEMS[system].parts !== undefined);
  const list = hasParts ? readList(frame).wallList : NOBODY;
  const stages = stagesOf(list, settings);
  return round => {
    const system = stages[stageAt(stages, round)]?.system;
    return system !== undefined && hasSeveralGames(system);
  };
}

const NOBODY: WallList = { players: [], rounds: 0, entries: [] };

/** An argument that is no settings range has no cell of its own: its problem belongs to the settings as a whole. */
const ofSettings = (problem: Problem): Problem =>
  problem.place.kind === 'list' ? { ...problem, place: { kind: 'setting' } } : problem;
