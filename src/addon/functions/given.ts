import type { RoundsOfMany } from '../../sheet/read/readEntries';
import { readSettings } from '../../sheet/settings/readSettings';
import { readWallList, type WallListReading } from '../../sheet/read/readWallList';
import { makeText, problemMend, problemSentence } from '../../sheet/wording';
import { asOfRound } from '../../standings/score/asOfRound';
import { stageAt, stagesOf } from '../../standings/stages/stage';
import { makeStanding, type Standing } from '../../standings/score/standing';
import { contestantsStanding, playersStanding } from '../../standings/teams/teamEvent';
import { isError, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { valuesOf, type Argument, type Table } from './argument';
import { byWords, firstOf, type Where } from './where';
import { hasSeveralGames } from '../../tournament/systems';

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
  const stages = stagesOf(first.wallList, settings);
  const hasSeveral: RoundsOfMany = round => {
    const system = stages[stageAt(stages, round)]?.system;
    return system !== undefined && hasSeveralGames(system);
  };
  const isPlain = !stages.some(({ system }) => hasSeveralGames(system));
  const reading = isPlain ? first : readWallList(values, hasSeveral);
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
 * What a function makes of the standing as of `Through round`. One sentence where the range holds no list yet (it is empty, or has no player or no
 * round) and where a setting cannot be read. No cell of a round stops it: bad ones count as empty, and the rows of their players
 * are for `badCellTexts`.
 */
export function answered(
  given: Given,
  answer: (standing: Standing) => Table,
  whose: Whose = 'players',
): Table {
  return answeredAsOf(given, given.settings.throughRound, answer, whose);
}

function answeredAsOf(
  given: Given,
  through: number | undefined,
  answer: (standing: Standing) => Table,
  whose: Whose,
): Table {
  const missing = given.reading.problems.find(problem => isError(problem) && problem.place.kind === 'list');
  const text = byWords(given);
  if (missing) return [[`${problemSentence(text, missing)} ${problemMend(text, missing)}`]];
  const wrong = given.problems.filter(problem => isError(problem) && problem.place.kind === 'setting');
  if (wrong.length > 0) return [[firstOf(given, wrong)]];
  return answer(STANDINGS_OF[whose](asOfRound(given.reading.wallList, through), given.settings));
}

/**
 * The same for what would go by half a list: the prizes as of a round, and without one the pairing of the next. A bad cell among
 * these rounds stops it, in one sentence.
 */
export function answeredIfReadable(
  given: Given,
  answer: (standing: Standing) => Table,
  whose: Whose,
  through?: number,
): Table {
  const { reading } = given;
  const counts = new Set(reading.rounds.slice(0, through).flat());
  const bad = reading.problems.filter(
    problem => isError(problem) && problem.place.kind === 'cell' && counts.has(problem.place.column),
  );
  const found = (standing: Standing): Table => (bad.length > 0 ? [[firstOf(given, bad)]] : answer(standing));
  return answeredAsOf(given, through, found, whose);
}

/** The list and the settings as they are typed. */
export const typedList = ({ reading: { wallList }, settings, text }: Given) => ({ wallList, settings, text });

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
