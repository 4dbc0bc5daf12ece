import { checkDraft } from '../sheet/newTournament';
import { readSettings } from '../sheet/readSettings';
import { settingsSheet } from '../sheet/settingsSheet';
import { freeName } from '../sheet/sheetNames';
import { PLAYER_ROWS, RANKS, wallListTemplate, type WallListTemplate } from '../sheet/template';
import { systemSheet } from '../sheet/tournamentSystem';
import { makeText, type Text } from '../sheet/wording';
import { presetSettings } from '../tournament/presets';
import { LIST } from '../tournament/problem';
import { parseRank } from '../tournament/rank';
import { LANGUAGES, type Language, type SettingKey, type Settings } from '../tournament/settings';
import { logAction } from './log';
import type { FieldProblem, NewTournament, View } from './protocol';
import { remark } from './sentence';
import { findSettings, SETTINGS, WALL_LIST } from './tournament';
import type { Area, Look, Workbook } from './workbook';

export const EXAMPLE_LOOK: Look = { italic: true, ink: '#80868b' };
const TITLE_LOOK: Look = { bold: true, fill: '#e8eaed' };
const COMPUTED_LOOK: Look = { ink: '#185abc' };

/** Makes the sheets of a tournament; sheets that are there stay as they are. To be called under the lock. */
export function createTournament(workbook: Workbook, draft: NewTournament): View {
  const language = languageOf(workbook);
  const problems = problemsOf(workbook, draft, language);
  if (problems.length > 0) return { view: 'create', problems, draft };
  const text = makeText(language);
  const settings = settingsOf(draft, language);
  const wallList = insert(workbook, text('sheet.wallList'));
  const settingsSheet = insert(workbook, text('sheet.settings'));
  const system = insert(workbook, text('sheet.system'));
  const settingsArea = writeSettings(workbook, settingsSheet, settings, text);
  const template = wallListTemplate(draft.system, draft.rounds, text);
  const listArea = writeWallList(workbook, wallList, template);
  writeSystem(workbook, system, draft, settings, text);
  workbook.nameArea(SETTINGS, settingsArea);
  workbook.nameArea(WALL_LIST, listArea);
  for (const { column, formula } of template.formulas)
    workbook.writeFormula({ sheet: wallList, row: 0, column }, formula);
  const what = text('action.create', { name: draft.name.trim() });
  logAction(workbook, text, { what, blocks: [], undoes: undefined, seen: '' }, 'done');
  workbook.activate({ sheet: wallList, row: 1, column: template.columns.name });
  return { view: 'created', examples: true };
}

/** Language of new sheets: the one of the person at the screen, if there is a dictionary. */
export const languageOf = (workbook: Workbook): Language =>
  LANGUAGES.find(language => workbook.userLanguage().toLowerCase().startsWith(language)) ?? 'en';

function problemsOf(workbook: Workbook, draft: NewTournament, language: Language): readonly FieldProblem[] {
  if (workbook.namedArea(WALL_LIST) || isSomebodys(workbook))
    return [remark(language, { code: 'tournamentExists', severity: 'error', place: LIST, values: {} })];
  return checkDraft(draft).map(({ field, problem }) => ({ ...remark(language, problem), field }));
}

/** A range named Settings that no run of ours has left. */
function isSomebodys(workbook: Workbook): boolean {
  const found = workbook.namedArea(SETTINGS) && findSettings(workbook);
  return found !== undefined && readSettings(found.values, { hasStart: false }).typed.size === 0;
}

const settingsOf = (draft: NewTournament, language: Language): Settings => ({
  ...presetSettings('EGF', draft.system),
  rounds: draft.rounds,
  upperBar: draft.system === 'McMahon' ? parseRank(draft.upperBar.trim()) : undefined,
  lowerBar: draft.system === 'McMahon' ? parseRank(draft.lowerBar.trim()) : undefined,
  language,
});

function insert(workbook: Workbook, name: string): string {
  const sheet = freeName(name, workbook.sheetNames());
  workbook.insertSheet(sheet);
  return sheet;
}

const area = (sheet: string, row: number, column: number, rows: number, columns: number): Area => ({
  sheet,
  row,
  column,
  rows,
  columns,
});

function writeWallList(workbook: Workbook, sheet: string, template: WallListTemplate): Area {
  const { titles, columns, firstRound, width, examples, formulas } = template;
  const rounds = width - 1 - firstRound;
  const whole = (column: number): Area => area(sheet, 0, column, PLAYER_ROWS + 1, 1);
  const players = (column: number, count = 1): Area => area(sheet, 1, column, PLAYER_ROWS, count);
  for (const column of [columns.name, columns.rank, columns.country, columns.club, columns.out])
    workbook.dress(players(column), { text: true });
  workbook.dress(players(firstRound, rounds), { text: true });
  workbook.dress(players(columns.no), { ink: '#80868b' });
  workbook.offer(players(columns.rank), RANKS, '');
  workbook.writeText({ sheet, row: 0, column: 0 }, [titles]);
  workbook.dress(area(sheet, 0, 0, 1, titles.length), TITLE_LOOK);
  workbook.dress(area(sheet, 0, width, PLAYER_ROWS + 1, formulas.length), COMPUTED_LOOK);
  workbook.dress(area(sheet, 0, width, 1, formulas.length), TITLE_LOOK);
  for (const [column, look] of columnLooks(template)) workbook.dress(whole(column), look);
  workbook.writeNumbers(
    { sheet, row: 1, column: columns.no },
    Array.from({ length: PLAYER_ROWS }, (_, i) => [i + 1]),
  );
  workbook.writeText(
    { sheet, row: 1, column: columns.name },
    examples.map(({ name, rank }) => [name, rank]),
  );
  workbook.writeText(
    { sheet, row: 1, column: columns.country },
    examples.map(({ country }) => [country]),
  );
  workbook.dress(area(sheet, 1, columns.name, examples.length, columns.club - columns.name), EXAMPLE_LOOK);
  workbook.freeze(sheet, 1, columns.name + 1);
  return area(sheet, 0, 0, PLAYER_ROWS + 1, width);
}

const CENTRED: Look = { align: 'center' };

/** Narrow, so that five rounds and the places stand beside the panel on a small screen. */
function columnLooks({ columns, firstRound, width, formulas }: WallListTemplate): readonly [number, Look][] {
  const some = (from: number, count: number, look: Look): readonly [number, Look][] =>
    Array.from({ length: count }, (_, i) => [from + i, look]);
  return [
    [columns.no, { ...CENTRED, width: 40 }],
    [columns.name, { width: 180 }],
    [columns.rank, { ...CENTRED, width: 56 }],
    [columns.rating, { ...CENTRED, width: 60 }],
    [columns.country, { ...CENTRED, width: 64 }],
    [columns.club, { width: 92 }],
    [columns.out, { ...CENTRED, width: 52 }],
    ...some(firstRound, width - 1 - firstRound, { ...CENTRED, width: 60 }),
    [width - 1, { width: 14 }],
    ...some(width, formulas.length - 1, { ...CENTRED, width: 60 }),
    // SOS-2 (EGF)
    [width + formulas.length - 1, { ...CENTRED, width: 100 }],
  ];
}

function writeSettings(workbook: Workbook, sheet: string, settings: Settings, text: Text): Area {
  const typed = new Set<SettingKey>(['system', 'rounds']);
  if (settings.upperBar) typed.add('upperBar');
  if (settings.lowerBar) typed.add('lowerBar');
  if (settings.language !== 'en') typed.add('language');
  const { titles, lines, rows } = settingsSheet(settings, typed, text);
  workbook.dress(area(sheet, 0, 0, lines.length + 1, 4), { text: true });
  [230, 150, 240, 620].forEach((width, column) => workbook.dress(area(sheet, 0, column, 1, 1), { width }));
  workbook.writeText({ sheet, row: 0, column: 0 }, [titles, ...lines]);
  workbook.dress(area(sheet, 0, 0, 1, 4), TITLE_LOOK);
  workbook.dress(area(sheet, 1, 2, lines.length, 2), { ink: '#5f6368' });
  rows.forEach((row, i) => {
    if (!row) workbook.dress(area(sheet, i + 1, 0, 1, 4), { bold: true });
    else if (row.allowed.length > 0) workbook.offer(area(sheet, i + 1, 1, 1, 1), row.allowed, row.meaning);
  });
  workbook.freeze(sheet, 1, 1);
  return area(sheet, 0, 0, lines.length + 1, 4);
}

function writeSystem(
  workbook: Workbook,
  sheet: string,
  draft: NewTournament,
  settings: Settings,
  text: Text,
): void {
  const announcement = { name: draft.name.trim(), settings, rounds: draft.rounds, seedHash: undefined };
  const lines = systemSheet(announcement, text);
  workbook.dress(area(sheet, 0, 0, lines.length, 2), { text: true });
  workbook.writeText({ sheet, row: 0, column: 0 }, lines);
  workbook.dress(area(sheet, 0, 0, 1, 1), { bold: true, size: 16, width: 280 });
  workbook.dress(area(sheet, 1, 0, 2, 1), { italic: true });
  workbook.dress(area(sheet, 4, 0, lines.length - 4, 1), { bold: true });
  workbook.dress(area(sheet, 4, 1, lines.length - 4, 1), { width: 520, wrap: true });
}
