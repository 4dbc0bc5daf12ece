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

/** The arguments of a formula as read, with all problems in them. */
export interface Given extends Where {
  readonly settings: Settings;
  readonly problems: readonly Problem[];
}

/** Reads the range and the settings. Never throws: `problems` has everything wrong, settings first. */
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
 * The answer of a function to the standing as of `Through round`. One sentence instead where the range holds
 * no list yet (it is empty, or has no player or no round) or a setting cannot be read. An unreadable round
 * cell does not stop it: it counts as empty, and `badCellTexts` marks the player's row.
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
 * Like `answered`, for answers that half a list would make wrong: the prizes as of round `through`, or,
 * without it, the pairing of the next round. An unreadable cell in these rounds gives one sentence instead.
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

/** The list and the settings as typed. */
export const typedList = ({ reading: { wallList }, settings, text }: Given) => ({ wallList, settings, text });

/**
 * The contestants of a standing. In a team event `players` are ranked by their boards, `contestants` are the
 * teams, and `list` is the list as typed, which pairing needs.
 */
const STANDINGS_OF = {
  players: playersStanding,
  contestants: contestantsStanding,
  list: makeStanding,
} as const;
export type Whose = keyof typeof STANDINGS_OF;

/** An argument that is no settings range has no cell of its own: its problem belongs to the settings as a whole. */
const ofSettings = (problem: Problem): Problem =>
  problem.place.kind === 'list' ? { ...problem, place: { kind: 'setting' } } : problem;

/** Whether the list has a column Start, which without a System makes it McMahon (docs/sheets.md). */
const hasStart = (reading: WallListReading): boolean => reading.columns.start !== undefined;
