import { checkDraft } from '../../sheet/write/newTournament';
import { readSettings } from '../../sheet/settings/readSettings';
import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { settingsSheet } from '../../sheet/settings/settingsSheet';
import { freeName } from '../../sheet/write/sheetNames';
import { NAME_WIDTH, PLAYER_ROWS, wallListTemplate, type FormulaSheet } from '../../sheet/write/template';
import { systemSheet } from '../../sheet/announcement/tournamentSystem';
import { makeText, type Text } from '../../sheet/wording';
import { sha256 } from '../../lots/sha256';
import { presetSettings } from '../../tournament/presets';
import { LIST } from '../../tournament/problem';
import { parseRank } from '../../tournament/rank';
import { LANGUAGES, type Language, type Settings } from '../../tournament/settings';
import type { SettingKey } from '../../tournament/settingNames';
import { logAction } from '../write/log';
import { area, MANY_GAMES_LOOK, ROUND_LOOK, TITLE_LOOK, writeWallList } from './newWallList';
import type { FieldProblem, NewTournament, View } from '../panel/protocol';
import { remark } from '../panel/sentence';
import { findSettings, SETTINGS, WALL_LIST } from '../read/tournament';
import type { Area, Workbook } from '../google/workbook';
import { SYSTEMS } from '../../tournament/systems';

/** Creates the sheets of a tournament; existing sheets stay as they are. To be called under the lock. */
export function createTournament(workbook: Workbook, draft: NewTournament): View {
  const language = languageOf(workbook);
  const problems = problemsOf(workbook, draft, language);
  if (problems.length > 0) return { view: 'create', problems, draft };
  const text = makeText(language);
  const seed = draft.seed.trim() || workbook.drawSeed();
  const settings = { ...settingsOf(draft, language), seed };
  const template = wallListTemplate(draft, text);
  const wallList = insert(workbook, text('sheet.wallList'));
  const sheets = template.sheets.map(sheet => ({ ...sheet, name: insert(workbook, sheet.name) }));
  const settingsSheet = insert(workbook, text('sheet.settings'));
  const system = insert(workbook, text('sheet.system'));
  const settingsArea = writeSettings(workbook, settingsSheet, settings, text);
  const roundLook = SYSTEMS[draft.system].games === 'several' ? MANY_GAMES_LOOK : ROUND_LOOK;
  const listArea = writeWallList(workbook, wallList, template, roundLook);
  writeSystem(workbook, system, draft, settings, text);
  workbook.nameArea(SETTINGS, settingsArea);
  workbook.nameArea(WALL_LIST, listArea);
  for (const { column, formula } of template.formulas)
    workbook.writeFormula({ sheet: wallList, row: 0, column }, formula);
  for (const sheet of sheets) writeFormulaSheet(workbook, sheet);
  const what = text('action.create', { name: draft.name.trim() });
  logAction(workbook, text, { what, blocks: [], undoes: undefined, seen: '' }, 'done');
  workbook.activate({ sheet: wallList, row: 1, column: template.kinds.indexOf('name') });
  return { view: 'created', examples: true, seed };
}

/**
 * Writes a sheet with one formula. As many rows are formatted as a wall list has, because the answer spills
 * into them.
 */
function writeFormulaSheet(workbook: Workbook, { name, formula, widths }: FormulaSheet): void {
  widths.forEach((width, column) => {
    const align = width < NAME_WIDTH ? 'center' : 'left';
    workbook.dress(area(name, 0, column, PLAYER_ROWS + 1, 1), { width, align });
  });
  workbook.dress(area(name, 0, 0, 1, widths.length), TITLE_LOOK);
  workbook.freeze(name, 1, 0);
  workbook.writeFormula({ sheet: name, row: 0, column: 0 }, formula);
}

/** The language of new sheets: that of the person at the screen, if there is a dictionary, else English. */
export const languageOf = (workbook: Workbook): Language =>
  LANGUAGES.find(language => workbook.userLanguage().toLowerCase().startsWith(language)) ?? 'en';

function problemsOf(workbook: Workbook, draft: NewTournament, language: Language): readonly FieldProblem[] {
  if (workbook.namedArea(WALL_LIST) || isSomebodys(workbook))
    return [remark(language, { code: 'tournamentExists', severity: 'error', place: LIST, values: {} })];
  return checkDraft(draft).map(({ field, problem }) => ({ ...remark(language, problem), field }));
}

/** Whether a range named Settings is the organiser's own: an earlier run of ours left typed settings in it. */
function isSomebodys(workbook: Workbook): boolean {
  const found = workbook.namedArea(SETTINGS) && findSettings(workbook);
  return found !== undefined && readSettings(found.values, { hasStart: false }).typed.size === 0;
}

const settingsOf = (
  { system, teams, rounds, upperBar, lowerBar }: NewTournament,
  language: Language,
): Settings => ({
  ...presetSettings(SYSTEMS[system].preset, system, teams),
  rounds: SYSTEMS[system].end === 'losses' ? undefined : rounds,
  upperBar: SYSTEMS[system].score === 'MMS' ? parseRank(upperBar.trim()) : undefined,
  lowerBar: SYSTEMS[system].score === 'MMS' ? parseRank(lowerBar.trim()) : undefined,
  language,
});

function insert(workbook: Workbook, name: string): string {
  const sheet = freeName(name, workbook.sheetNames());
  workbook.insertSheet(sheet);
  return sheet;
}

function writeSettings(workbook: Workbook, sheet: string, settings: Settings, text: Text): Area {
  const typed = new Set<SettingKey>(['system', 'seed']);
  if (settings.preset !== 'EGF') typed.add('preset');
  if (settings.rounds !== undefined) typed.add('rounds');
  if (settings.teams) typed.add('teams');
  if (settings.upperBar) typed.add('upperBar');
  if (settings.lowerBar) typed.add('lowerBar');
  if (settings.language !== 'en') typed.add('language');
  const { titles, lines, rows } = settingsSheet(settings, typed, text);
  const height = Math.max(SETTING_ROWS, lines.length + 1);
  workbook.dress(area(sheet, 0, 0, height, 4), { text: true });
  [230, 150, 240, 620].forEach((width, column) => workbook.dress(area(sheet, 0, column, 1, 1), { width }));
  workbook.writeText({ sheet, row: 0, column: 0 }, [titles, ...lines]);
  workbook.dress(area(sheet, 0, 0, 1, 4), TITLE_LOOK);
  workbook.dress(area(sheet, 1, 2, lines.length, 2), { ink: '#5f6368' });
  rows.forEach((row, i) => {
    if (!row) workbook.dress(area(sheet, i + 1, 0, 1, 4), { bold: true });
    else if (row.allowed.length > 0) workbook.offer(area(sheet, i + 1, 1, 1, 1), row.allowed, row.meaning);
  });
  workbook.freeze(sheet, 1, 1);
  return area(sheet, 0, 0, height, 4);
}

function writeSystem(
  workbook: Workbook,
  sheet: string,
  draft: NewTournament,
  settings: Settings,
  text: Text,
): void {
  const seedHash = sha256(settings.seed);
  const announcement = { name: draft.name.trim(), settings, rounds: draft.rounds, seedHash };
  const lines = systemSheet(announcement, text);
  workbook.dress(area(sheet, 0, 0, lines.length, 2), { text: true });
  workbook.writeText({ sheet, row: 0, column: 0 }, lines);
  workbook.dress(area(sheet, 0, 0, 1, 1), { bold: true, size: 16, width: 280 });
  workbook.dress(area(sheet, 1, 0, 2, 1), { italic: true });
  workbook.dress(area(sheet, 4, 0, lines.length - 4, 1), { bold: true });
  workbook.dress(area(sheet, 4, 1, lines.length - 4, 1), { width: 520, wrap: true });
}
