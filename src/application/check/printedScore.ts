import { foldTitle, foldTitles } from '../../sheet/cells/titles';
import { isBlank, makeA1, textOf, widthOf } from '../../sheet/cells/cell';
import { parseHalfPoints } from '../../sheet/cells/fields';
import { makeStanding } from '../../standings/score/makeStanding';
import {
  areScoresOf,
  startsOfScores,
  type KnownScores,
  type StartsFound,
} from '../../standings/score/startsOfScores';
import { once } from '../../tournament/once';
import type { Problem } from '../../tournament/problem';
import { makeRank, type Rank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import { SYSTEM_NAMES, SYSTEMS } from '../../tournament/systems';
import { customFunctions } from '../catalogue/catalogue';
import { organisersColumns, typedRows } from '../mend/organisersColumns';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Lists have it computed by themselves under these names. */
const TITLES = `MMS, MM score, McMahon score, MM points, McMahon points, MMP, Final MMS, MMS final, Score MM, Score MMS, Score McMahon,
  Points MM, Points McMahon, MM-Punkte, McMahon-Punkte, Puntos MM, Puntos McMahon, Puntuación McMahon, Очки МакМагона, Очки ММ, ММС,
  맥마흔 점수, MM 점수, マクマホン得点, マクマホン点, MM点, 麦克马洪分, 麦克马洪积分, MM分`;
const titles = once((): ReadonlySet<string> => new Set(foldTitles(TITLES)));

/** So few rows are slips in these rows, and no other start. */
const FEW = 2;
const MOST_ROWS = 8;

/** A column of McMahon scores that the organiser keeps. */
export interface PrintedScore {
  readonly title: string;
  readonly problem: Problem | undefined;
}

/**
 * Each with the bars or starts that would give all of it, else with its rows, where it says otherwise than the list and the settings. It
 * may be as of an earlier round.
 */
export function printedScores(workbook: Workbook, tournament: Tournament): readonly PrintedScore[] {
  const settings = asMcMahon(tournament.settings);
  const { reading, event } = tournament;
  if (!settings || reading.wallList.rounds === 0) return [];
  const printed = printedColumns(workbook, tournament);
  if (printed.length === 0) return [];
  const standing = makeStanding(event.wallList, settings);
  const rounds = Array.from({ length: standing.through + 1 }, (_, i) => standing.through - i);
  return printed.map(({ column, title, scores }): PrintedScore => {
    if (rounds.some(round => areScoresOf(standing, scores, round))) return { title, problem: undefined };
    const isOther = (round: RoundNo) => (score: number | undefined, player: PlayerIndex) =>
      score !== undefined && score !== standing.scores[player]?.[round] ? [reading.rows[player] ?? 0] : [];
    const otherScores = rounds.map(round => scores.flatMap(isOther(round)));
    const rows = otherScores.reduce((fewest, row) => (row.length < fewest.length ? row : fewest));
    const starts = startsOfScores(event.wallList, settings, scores);
    const place = { kind: 'cell', row: rows[0] ?? 0, column } as const;
    const columnValues = {
      title,
      count: rows.length,
      rows: rows
        .slice(0, MOST_ROWS)
        .map(row => makeA1(row, column))
        .join(', '),
    };
    const isSlip = rows.length <= FEW && 3 * rows.length <= scores.length;
    if (!starts || (starts.by === 'starts' && isSlip))
      return {
        title,
        problem: { code: 'printedScoreDiffers', severity: 'warning', place, values: columnValues },
      };
    const values = { ...columnValues, round: starts.round, what: whatGives(tournament, starts) };
    const code = starts.by === 'bars' ? 'printedScoreByBars' : 'printedScoreByStarts';
    return { title, problem: { code, severity: 'warning', place, values } };
  });
}

export const printedScore = (workbook: Workbook, tournament: Tournament): readonly Problem[] =>
  printedScores(workbook, tournament).flatMap(({ problem }) => problem ?? []);

/** The settings of a McMahon of one stage; undefined where other things decide. */
function asMcMahon(settings: Settings): Settings | undefined {
  const { pairs, contests } = SYSTEMS[settings.system];
  if (settings.teams || settings.stages.length > 0 || pairs !== 'weighed' || contests !== 'everybody')
    return undefined;
  const system = SYSTEM_NAMES.find(name => SYSTEMS[name].score === 'MMS');
  return system && { ...settings, system };
}

/** `Upper bar=3d; Lower bar=20k`, or `3d 8, 2d 7`. */
function whatGives({ settings, text }: Tournament, starts: StartsFound): string {
  if (starts.by === 'starts')
    return starts.starts.map(({ rank, start }) => `${makeRank(rank)} ${start / 2}`).join(', ');
  const { upperBar, lowerBar, scoreZeroAt: zero } = starts.bars;
  const bar = (key: 'upperBar' | 'lowerBar', now: Rank | undefined): readonly string[] =>
    now || settings[key] ? [`${text(`settingName.${key}`)}=${now ? makeRank(now) : text('value.none')}`] : [];
  const system = SYSTEM_NAMES.find(name => SYSTEMS[name].score === 'MMS');
  return [
    ...(system && settings.system !== system
      ? [`${text('settingName.system')}=${text(`value.${system}`)}`]
      : []),
    ...bar('upperBar', upperBar),
    ...bar('lowerBar', lowerBar),
    ...(zero === settings.scoreZeroAt ? [] : [`${text('settingName.scoreZeroAt')}=${zero}`]),
  ].join('; ');
}

interface PrintedColumn {
  readonly column: number;
  readonly title: string;
  readonly scores: KnownScores;
}

/** The columns with such a title and scores below it, without those that a formula of ours fills. */
function printedColumns(workbook: Workbook, tournament: Tournament): readonly PrintedColumn[] {
  const { list, reading } = tournament;
  const { header, rows, columns } = reading;
  if (header === undefined) return [];
  const cell = typedRows(workbook, tournament);
  const read = new Set<number | undefined>([...Object.values(columns), ...reading.rounds.flat()]);
  const width = widthOf(workbook.read(list.sheet)?.values ?? []) - list.origin.column;
  const formulas = workbook.formulas(list.sheet);
  // Answers of ours that stand further left may reach a column.
  const typed = once(() => new Set(organisersColumns(workbook, tournament)));
  return Array.from({ length: Math.max(0, width) }, (_, column) => column).flatMap(column => {
    const title = textOf(cell(header, column));
    if (read.has(column) || !titles().has(foldTitle(title))) return [];
    const columnFormulas = formulas.flatMap(line => line[column + list.origin.column] || []);
    if (columnFormulas.length === 0 ? !typed().has(column) : columnFormulas.some(isOurs)) return [];
    const texts = rows.map(row => cell(row, column));
    const scores = texts.map(value => (isBlank(value) ? undefined : parseHalfPoints(textOf(value))));
    const isScore = texts.every((value, i) => isBlank(value) || scores[i] !== undefined);
    const filled = scores.filter(score => score !== undefined).length;
    return isScore && filled > 1 && 2 * filled > rows.length ? [{ column, title, scores }] : [];
  });
}

const ours = once(
  () =>
    new RegExp(
      `\\b(?:${customFunctions()
        .map(({ name }) => name)
        .join('|')})\\s*\\(`,
      'i',
    ),
);
const isOurs = (formula: string): boolean => ours().test(formula);
