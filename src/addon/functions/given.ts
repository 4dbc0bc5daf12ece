import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import type { OpenEvent } from '../../pairing/round/openEvent';
import type { RoundsOfMany } from '../../sheet/read/readEntries';
import { readSettingValues, settingsOf, type SettingValues } from '../../sheet/settings/readSettings';
import { readFrame, readList, type Frame } from '../../sheet/read/readWallList';
import { makeText, problemMend, problemSentence } from '../../sheet/wording';
import { asOfRound } from '../../standings/score/asOfRound';
import { stageAt, stagesOf } from '../../standings/stages/stage';
import { isError, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { valuesOf, type Argument, type Table } from './argument';
import { byWords, firstOf, type Where } from './where';
import { hasSeveralGames, SYSTEMS } from '../../tournament/systems';

/** The arguments of a formula as read, with all problems in them. */
export interface Given extends Where {
  readonly settings: Settings;
  /** The event of the list and the settings as typed. */
  readonly event: OpenEvent;
  readonly problems: readonly Problem[];
}

/** Reads the range and the settings. Never throws: `problems` has everything wrong, settings first. */
export const readGiven = (wallList: Argument, settings: Argument): Given =>
  makeGiven(readFrame(valuesOf(wallList)), readSettingValues(settings));

/** The arguments from the structure of the range and the typed values of the settings. */
export function makeGiven(frame: Frame, typed: SettingValues): Given {
  // Without a System, a list with a Start column is McMahon (docs/sheets.md).
  const { settings, problems, cells } = settingsOf(typed, { hasStart: frame.columns.start !== undefined });
  const reading = readList(frame, roundsOfMany(frame, settings));
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

/**
 * The answer of a function to the event as of `Through round`. One sentence instead where the range holds no
 * list yet (it is empty, or has no player or no round) or a setting cannot be read. An unreadable round cell
 * does not stop it: it counts as empty, and `badCellTexts` marks the player's row.
 */
export function answered(given: Given, answer: (event: OpenEvent) => Table, whose: Whose = 'players'): Table {
  return answeredAsOf(given, given.settings.throughRound, answer, whose);
}

function answeredAsOf(
  given: Given,
  through: number | undefined,
  answer: (event: OpenEvent) => Table,
  whose: Whose,
): Table {
  const missing = given.reading.problems.find(problem => isError(problem) && problem.place.kind === 'list');
  const text = byWords(given);
  if (missing) return [[`${problemSentence(text, missing)} ${problemMend(text, missing)}`]];
  const wrong = given.problems.filter(problem => isError(problem) && problem.place.kind === 'setting');
  if (wrong.length > 0) return [[firstOf(given, wrong)]];
  return answer(EVENT_OF[whose](asOf(given.event, through)));
}

/**
 * Like `answered`, for answers that half a list would make wrong: the prizes as of round `through`, or,
 * without it, the pairing of the next round. An unreadable cell in these rounds gives one sentence instead.
 */
export function answeredIfReadable(
  given: Given,
  answer: (event: OpenEvent) => Table,
  whose: Whose,
  through?: number,
): Table {
  const { reading } = given;
  const counts = new Set(reading.rounds.slice(0, through).flat());
  const bad = reading.problems.filter(
    problem => isError(problem) && problem.place.kind === 'cell' && counts.has(problem.place.column),
  );
  const found = (event: OpenEvent): Table => (bad.length > 0 ? [[firstOf(given, bad)]] : answer(event));
  return answeredAsOf(given, through, found, whose);
}

/** The event without the entries of later rounds. */
function asOf(event: OpenEvent, through: number | undefined): OpenEvent {
  const list = asOfRound(event.wallList, through);
  return list === event.wallList ? event : makeOpenEvent(list, event.settings);
}

/**
 * The contestants of an event. In a team event `players` are ranked by their boards, `contestants` are the
 * teams, and `list` is the list as typed, which pairing needs.
 */
const EVENT_OF = {
  players: (event: OpenEvent) => event.singles(),
  contestants: (event: OpenEvent) => event.contest(),
  list: (event: OpenEvent) => event,
} as const;
export type Whose = keyof typeof EVENT_OF;

/** An argument that is no settings range has no cell of its own: its problem belongs to the settings as a whole. */
const ofSettings = (problem: Problem): Problem =>
  problem.place.kind === 'list' ? { ...problem, place: { kind: 'setting' } } : problem;
