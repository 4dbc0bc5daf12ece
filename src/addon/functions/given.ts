import { hasSeveralGames, systemToRead } from '../../sheet/readEntries';
import { readSettings } from '../../sheet/readSettings';
import { readWallList, type WallListReading } from '../../sheet/readWallList';
import { makeText, problemMend, problemSentence } from '../../sheet/wording';
import { makeStanding, type Standing } from '../../standings/standing';
import { contestantsStanding, playersStanding } from '../../standings/teamEvent';
import { isError, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { valuesOf, type Argument, type Table } from './argument';
import { firstOf, type Where } from './where';

/** What a formula was given, read; with everything that is wrong in it. */
export interface Given extends Where {
  readonly settings: Settings;
  readonly problems: readonly Problem[];
}

/** Reads the range and the settings. Never throws: what is wrong stands in `problems`, settings first. */
export function readGiven(wallList: Argument, settingsArgument: Argument): Given {
  const values = valuesOf(wallList);
  const first = readWallList(values);
  const { settings, problems, cells } = readSettings(settingsArgument, { hasStart: hasStart(first) });
  const system = systemToRead(settings);
  const reading = hasSeveralGames(system) ? readWallList(values, system) : first;
  return {
    values,
    reading,
    settings,
    settingCells: cells,
    problems: [...problems.map(ofSettings), ...reading.problems],
    text: makeText(settings.language),
  };
}

/**
 * What a function makes of the standing. One sentence where the range holds no list yet (it is empty, or has no player or no
 * round) and where a setting cannot be read. No cell of a round stops it: bad ones count as empty, and the rows of their players
 * are for `badCellTexts`.
 */
export function answered(
  given: Given,
  answer: (standing: Standing) => Table,
  whose: Whose = 'players',
): Table {
  const missing = given.reading.problems.find(problem => isError(problem) && problem.place.kind === 'list');
  if (missing) return [[`${problemSentence(given.text, missing)} ${problemMend(given.text, missing)}`]];
  const wrong = given.problems.filter(problem => isError(problem) && problem.place.kind === 'setting');
  if (wrong.length > 0) return [[firstOf(given, wrong)]];
  return answer(STANDINGS_OF[whose](given.reading.wallList, given.settings));
}

/** The same for what goes by the whole list, a pairing or the prizes: a bad cell up to a round stops it, in one sentence. */
export function answeredIfReadable(
  given: Given,
  answer: (standing: Standing) => Table,
  whose: Whose,
  upTo = Infinity,
): Table {
  const { reading } = given;
  const counts = new Set(reading.rounds.slice(0, upTo).flat());
  const bad = reading.problems.filter(
    problem => isError(problem) && problem.place.kind === 'cell' && counts.has(problem.place.column),
  );
  return answered(given, standing => (bad.length > 0 ? [[firstOf(given, bad)]] : answer(standing)), whose);
}

/** In a team event players are ranked by their boards, whoever meets are teams, and what is paired is the list as it is. */
const STANDINGS_OF = {
  players: playersStanding,
  contestants: contestantsStanding,
  list: makeStanding,
} as const;
export type Whose = keyof typeof STANDINGS_OF;

/** An argument that is no settings at all has no place of its own. */
const ofSettings = (problem: Problem): Problem =>
  problem.place.kind === 'list' ? { ...problem, place: { kind: 'setting' } } : problem;

/** Without a System, a list with a Start column is McMahon (docs/sheets.md). */
const hasStart = (reading: WallListReading): boolean => reading.columns.start !== undefined;
