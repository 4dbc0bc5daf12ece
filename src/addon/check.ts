import { contestProblems } from '../pairing/teams/contestProblems';
import type { OpenEvent } from '../pairing/round/openEvent';
import { contestWarnings } from '../pairing/contestWarnings';
import { playedRoundWarnings } from '../pairing/roundWarnings';
import { startProblems } from '../pairing/round/topGroupWarnings';
import { checkFormulas, type CheckedFunction } from '../sheet/check/checkFormulas';
import { checkWallList } from '../sheet/check/checkWallList';
import { excerpt, isBlank, textOf, type Values } from '../sheet/read/cell';
import { nameColumn } from '../sheet/read/readPlayer';
import { settingPlace } from '../sheet/settings/readSettings';
import { settingsOutside } from '../sheet/settings/settingsRange';
import { isNamed } from '../sheet/write/sheetNames';
import type { Block } from '../sheet/write/block';
import { readText } from '../text/vocabulary';
import { systemRows } from '../sheet/announcement/tournamentSystem';
import { makeText } from '../sheet/wording';
import { sha256 } from '../lots/sha256';
import { tiebreakWarnings } from '../standings/order/tiebreakWarnings';
import { eventRounds } from '../tournament/playoffRounds';
import { isError, LIST, type Problem, type ProblemCode } from '../tournament/problem';
import { LANGUAGES, type Language } from '../tournament/settings';
import { hasExamples } from './create/examples';
import { argumentsBeforeSettings, customFunctions, standsBesideWallList } from './functions/catalogue';
import { settingsReference } from './outputs/standingsSheet';
import { listPlans } from './mend/listPlans';
import { shown, type Found } from './mend/plan';
import { rowPlan } from './mend/rowPlan';
import { roundPlans } from './mend/roundPlans';
import { settingsPlan } from './mend/settingsPlan';
import { languageFound } from './mend/languagePlan';
import { whyOf } from './mend/why';
import { missingSheets } from './missingSheets';
import type { Remarkable } from './panel/protocol';
import { readRecords, recordProblems } from './rounds/record';
import { remark, remarkOn } from './panel/sentence';
import {
  organisersSheets,
  settingsArea,
  SETTINGS,
  sheetNamed,
  WALL_LIST,
  type SheetRange,
  type Tournament,
} from './read/tournament';
import type { Workbook } from './google/workbook';

/**
 * Remarks before a pairing, errors that stop it among them: on the list, the settings and the Round sheets. Of
 * starts only those that can still change; nothing of the round that is being played.
 */
export const checkTournament = (workbook: Workbook, tournament: Tournament): readonly Remarkable[] =>
  foundIn(workbook, tournament).map(shown);

/** The same with what mends each of them. */
function foundIn(workbook: Workbook, tournament: Tournament): readonly Found[] {
  const { reading, settings, event, problems } = tournament;
  const readable = !problems.some(isError);
  const list = [
    ...problems.filter(({ place }) => place.kind === 'setting'),
    ...checkWallList(reading, settings),
    ...contestProblems(event, readable ? contestWarnings : ofStarts).filter(
      // The numbers of example players are nobody's choice.
      ({ code }) => code !== 'numbersByRating' || !hasExamples(tournament),
    ),
    ...rowsBelow(workbook, tournament),
    ...roundsWithoutColumn(tournament),
    ...strangeSheet(workbook, tournament),
    ...missingSheets(workbook, tournament),
    ...settingsElsewhere(workbook, tournament),
    ...(readable ? startsToCome(tournament) : []),
  ];
  const moved = rowPlan(workbook, tournament);
  // One sentence says what the cells of moved rows would say one by one.
  if (moved)
    return [
      { ...found(workbook, tournament, moved.problem), plans: moved.plans },
      ...list
        .filter(({ code }) => !OF_ROWS.includes(code))
        .map(problem => found(workbook, tournament, problem)),
    ];
  const rounds = readable ? foundInRounds(workbook, tournament) : [];
  const language = languageFound(workbook, tournament);
  return [...list.map(problem => found(workbook, tournament, problem)), ...rounds, ...language];
}

/** What rows that moved bring about. */
const OF_ROWS: readonly ProblemCode[] = [
  'opponentDisagrees',
  'opponentEmpty',
  'opponentElsewhere',
  'colourDisagrees',
  'handicapDisagrees',
  'unlistedOpponent',
  'selfPlay',
  'metTwice',
  'byeTwice',
];

/** A problem of the list or the settings with what mends it. */
const found = (workbook: Workbook, tournament: Tournament, problem: Problem): Found => ({
  remark: { ...remarkOn(tournament, problem), ...kindOf(tournament, problem) },
  plans:
    problem.code !== 'sheetMissing'
      ? listPlans(tournament, problem)
      : isError(problem)
        ? [settingsPlan(workbook, tournament)]
        : [],
});

/** What it is, for remarks of one kind are shown together, and why it matters. */
function kindOf({ text }: Tournament, { code }: Problem): Pick<Remarkable, 'kind' | 'why'> {
  const why = whyOf(code);
  return { kind: code, ...(why && { why: text(why) }) };
}

const foundInRounds = (workbook: Workbook, tournament: Tournament): readonly Found[] =>
  readRecords(workbook, tournament).flatMap(record =>
    record.problems.map((problem, i) => ({
      remark: { ...(recordProblems(tournament, [record])[i] as Remarkable), ...kindOf(tournament, problem) },
      plans: roundPlans(workbook, tournament, record.sheet, problem),
    })),
  );

/** The problems that do not depend on the cells of rounds. */
const ofStarts = (contest: OpenEvent): readonly Problem[] => contest.standing().problems;

/**
 * Remarks on the start of McMahon stages that begin in round `from` or later: until a stage begins, its bar
 * can move.
 */
const starts = (tournament: Tournament, from: number): readonly Problem[] => {
  // The starts of example players are nobody's choice.
  if (hasExamples(tournament)) return [];
  return contestProblems(tournament.event, contest => startProblems(contest, from));
};

/** Remarks on the start of stages still to come, except those that only name the top group. */
function startsToCome(tournament: Tournament): readonly Problem[] {
  const { round = Infinity } = tournament.event.openRound();
  return starts(tournament, round).filter(({ code }) => !NAMES_ONLY.includes(code));
}

const NAMES_ONLY: readonly ProblemCode[] = ['topGroupOffered', 'topGroupNamed'];

/**
 * All remarks of Check: those of `checkTournament`, and those for a close look only: tiebreak lists,
 * formulas, the announcement, the top group, and the start of the stage that is being played.
 */
export const checkEverything = (workbook: Workbook, tournament: Tournament): readonly Remarkable[] =>
  everything(workbook, tournament).map(shown);

/** The same with what mends each of them. */
export function everything(workbook: Workbook, tournament: Tournament): readonly Found[] {
  const first = foundIn(workbook, tournament);
  const said = new Set(first.map(({ remark: { sentence } }) => sentence));
  const begun = tournament.problems.some(isError) ? [] : starts(tournament, 1);
  const more = [
    ...(tournament.problems.some(isError) ? [] : contestProblems(tournament.event, playedRoundWarnings)),
    ...begun.filter(problem => !said.has(remarkOn(tournament, problem).sentence)),
    // The panel has room for notes on a preset's own list too, which CHECKWALLLIST leaves out.
    ...tiebreakWarnings(tournament.settings, tournament.settings.teams),
  ];
  return [
    ...first,
    ...more.map(problem => found(workbook, tournament, problem)),
    ...formulaProblems(workbook, tournament).map(remark => ({ remark, plans: [] })),
    // Without the settings nothing is as it was announced.
    ...(tournament.named && !tournament.settingsAt ? [] : announcementProblems(workbook, tournament)),
  ];
}

/**
 * Settings beside or above their range. In the sheet of the wall list any text may look like one, so it is
 * not searched.
 */
function settingsElsewhere(workbook: Workbook, { list, settingsAt }: Tournament): readonly Problem[] {
  const area = settingsArea(workbook);
  const values = area && workbook.read(area.sheet)?.values;
  if (!area || !values || !settingsAt || area.sheet === list.sheet) return [];
  return settingsOutside(values, area).map(({ row, column, key }) => {
    const at = { row: row - settingsAt.origin.row, column: column - settingsAt.origin.column };
    const values = { name: key };
    return { code: 'settingOutside', severity: 'warning', place: settingPlace(undefined, at), values };
  });
}

/**
 * The setting Wall list names a sheet that does not exist: another sheet was read, and must not be paired by
 * mistake.
 */
function strangeSheet(workbook: Workbook, { settings }: Tournament): readonly Problem[] {
  const { wallListSheet } = settings;
  if (wallListSheet === '' || sheetNamed(workbook, wallListSheet) !== undefined) return [];
  const values = {
    name: 'wallListSheet',
    text: excerpt(wallListSheet),
    allowed: organisersSheets(workbook).join(', '),
  };
  const place = settingPlace('wallListSheet', undefined);
  return [{ code: 'wrongValue', severity: 'error', place, values }];
}

/** The settings have more rounds than the list has columns. */
function roundsWithoutColumn({ reading, settings }: Tournament): readonly Problem[] {
  const { rounds } = reading.wallList;
  if (settings.rounds === undefined || settings.rounds <= rounds || rounds === 0) return [];
  const [column] = reading.rounds[rounds - 1] ?? [];
  const place: Problem['place'] =
    column === undefined ? LIST : { kind: 'cell', row: reading.header ?? 0, column };
  return [{ code: 'roundWithoutColumn', severity: 'warning', place, values: { round: rounds + 1 } }];
}

/** Players typed below the named range, where no formula sees them. */
function rowsBelow(workbook: Workbook, { named, list, reading }: Tournament): readonly Problem[] {
  if (!named) return [];
  const values = workbook.read(list.sheet)?.values ?? [];
  const end = (workbook.namedArea(WALL_LIST)?.rows ?? 0) + list.origin.row;
  const { rank } = reading.columns;
  const names = nameColumn(reading.columns);
  if (names === undefined) return [];
  const cell = (line: readonly unknown[], column: number): string =>
    textOf(line[list.origin.column + column]);
  return values.flatMap((line, row) => {
    if (row < end || cell(line, names) === '') return [];
    const others = [rank, ...reading.rounds.flat()].filter(column => column !== undefined);
    if (others.every(column => cell(line, column) === '')) return [];
    return [
      {
        code: 'rowsBelow' as const,
        severity: 'warning' as const,
        place: { kind: 'cell' as const, row: row - list.origin.row, column: names },
        values: { name: cell(line, names) },
      },
    ];
  });
}

function formulaProblems(
  workbook: Workbook,
  { list, named, typed, settings, settingsAt }: Tournament,
): readonly Remarkable[] {
  const context = {
    functions: checkedFunctions(),
    wallList: named ? { sheet: list.sheet, row: list.origin.row } : undefined,
    settingsTyped: typed > 0,
    settings: settingsAt && {
      sheet: settingsAt.sheet,
      end: settingsAt.origin.row + lastSetting(settingsAt),
      reference: workbook.namedArea(SETTINGS) ? SETTINGS : settingsReference(settingsAt),
    },
  };
  return workbook
    .sheetNames()
    .flatMap(sheet =>
      checkFormulas(workbook.formulas(sheet), { ...context, sheet }).map(problem =>
        remark(settings.language, problem, { sheet, origin: { row: 0, column: 0 } }),
      ),
    );
}

/** The custom functions that take the settings, in the form in which formulas are checked. */
export const checkedFunctions = (): readonly CheckedFunction[] =>
  customFunctions().flatMap(one => {
    const beforeSettings = argumentsBeforeSettings(one);
    if (beforeSettings === undefined) return [];
    return [{ name: one.name, beforeSettings, isBesideList: standsBesideWallList(one) }];
  });

/** The number of rows of a settings range down to the last one with a value. */
const lastSetting = ({ values }: SheetRange): number =>
  values.reduce((last, line, row) => (line.slice(1).some(cell => !isBlank(cell)) ? row + 1 : last), 0);

/** Lines of the Tournament system sheet that contradict the settings (R10.1). */
function announcementProblems(workbook: Workbook, tournament: Tournament): readonly Found[] {
  const { settings, text } = tournament;
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.system'));
  const values = (sheet === undefined ? undefined : workbook.read(sheet)?.values) ?? [];
  const now = announcedRows(tournament, values);
  const blocks: Block[] = [];
  const remarks = values.flatMap((line, row): readonly Remarkable[] => {
    const [label, announced] = [textOf(line[0]), textOf(line[1])];
    const found =
      label === '' ? undefined : now.find(languages => languages.some(([text]) => text === label));
    if (!found || sheet === undefined || found.some(([text, value]) => text === label && value === announced))
      return [];
    const value = found.find(([text]) => text === label)?.[1] ?? '';
    const problem: Problem = {
      code: 'announcedDiffers',
      severity: 'warning',
      place: { kind: 'cell', row, column: 1 },
      values: { label, announced: excerpt(announced, LONG), now: excerpt(value, LONG) },
    };
    blocks.push({ sheet, row, column: 1, before: [[announced]], after: [[value]] });
    const told = remark(settings.language, problem, { sheet, origin: { row: 0, column: 0 } });
    return [{ ...told, ...kindOf(tournament, problem) }];
  });
  // Once a round is paired, a change is asked about and told below the announcement instead.
  const isPaired = tournament.reading.wallList.entries.some(row => row.some(entries => entries.length > 0));
  const renewal = { label: text('repair.announcement'), blocks };
  return remarks.map((one, i) => ({ remark: one, plans: i === 0 && !isPaired ? [renewal] : [] }));
}

/** Longer than a list of all tiebreaks. */
const LONG = 400;

/**
 * The lines of the announcement, each in every language that the sheet may have, without the name, which is
 * no setting.
 */
function announcedRows({ settings, reading }: Tournament, values: Values) {
  const rounds = settings.rounds ?? eventRounds(reading.wallList, settings);
  const seedHash = settings.seed === '' ? undefined : sha256(settings.seed);
  const languages = languagesOf(values).map(language =>
    systemRows({ name: '', settings, rounds, seedHash }, makeText(language)).slice(1),
  );
  return (languages[0] ?? []).map((_row, i) => languages.flatMap(rows => (rows[i] ? [rows[i]] : [])));
}

/**
 * The languages of the sheet, known by the word for tournament in its first column; all languages where it
 * has none.
 */
function languagesOf(values: Values): readonly Language[] {
  const labels = new Set(values.map(([label]) => textOf(label)));
  const own = LANGUAGES.filter(language => labels.has(readText(language)('system.tournament')));
  return own.length > 0 ? own : LANGUAGES;
}
