import { checkDraft } from '../../sheet/write/newTournament';
import { readSettings } from '../../sheet/settings/readSettings';
import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { settingsSheet } from '../../sheet/settings/settingsSheet';
import { freeName, isNamed } from '../../sheet/write/sheetNames';
import { NAME_WIDTH, PLAYER_ROWS, wallListTemplate, type FormulaSheet } from '../../sheet/write/template';
import { systemSheet } from '../../sheet/announcement/tournamentSystem';
import { makeText, type Text } from '../../sheet/wording';
import { languageOfLocale } from '../../text/languageOfLocale';
import { sha256 } from '../../lots/sha256';
import { presetSettings } from '../../tournament/presets';
import { LIST } from '../../tournament/problem';
import { parseRank } from '../../tournament/rank';
import type { Language, Settings } from '../../tournament/settings';
import type { SettingKey } from '../../tournament/settingNames';
import { place } from '../google/design';
import { intoNewSheet } from '../../sheet/write/block';
import { write, type NewSheet } from '../write/writing';
import { MANY_GAMES, ONE_GAME, TITLE_LOOK, wallListPage, type Page } from './newWallList';
import type { FieldProblem, NewTournament, View } from '../panel/protocol';
import { remark } from '../panel/sentence';
import { findSettings, SETTINGS, WALL_LIST } from '../read/tournament';
import type { Workbook } from '../google/workbook';
import { SYSTEMS } from '../../tournament/systems';
import { VERSION } from '../version';

/** Creates the sheets of a tournament; existing sheets stay as they are. To be called under the lock. */
export function createTournament(workbook: Workbook, draft: NewTournament): View {
  const language = languageOf(workbook);
  const problems = problemsOf(workbook, draft, language);
  if (problems.length > 0) return { view: 'create', problems, draft };
  const text = makeText(language);
  const seed = draft.seed.trim() || workbook.drawSeed();
  const settings = { ...settingsOf(draft, language), seed };
  const template = wallListTemplate(draft, text);
  const taken = [...workbook.sheetNames()];
  const free = (name: string): string => {
    const sheet = freeName(name, taken);
    taken.push(sheet);
    return sheet;
  };
  const [list, settingsName, system] = [
    free(text('sheet.wallList')),
    free(text('sheet.settings')),
    free(text('sheet.system')),
  ];
  // The settings come first, because the formulas of the others read them.
  const roundLook = SYSTEMS[draft.system].games === 'several' ? MANY_GAMES : ONE_GAME;
  const made = [
    settingsPage(settingsName, settings, text),
    wallListPage(list, template, roundLook),
    ...template.sheets.map(sheet => formulaPage({ ...sheet, name: free(sheet.name) })),
    systemPage(system, draft, settings, text),
  ];
  const order = [list, ...made.slice(2, -1).map(({ sheet }) => sheet.name), settingsName, system];
  const written = write(workbook, text, {
    what: text('action.create', { name: draft.name.trim() }),
    blocks: made.map(({ sheet, cells }) => intoNewSheet(sheet.name, cells)),
    makes: inOrder(made, order, workbook),
    undoes: undefined,
    seen: '',
  });
  workbook.activate({ sheet: list, row: 1, column: template.kinds.indexOf('name') });
  if (written.kind === 'written' && written.different.length > 0)
    return {
      view: 'stopped',
      reasons: written.different.map(({ problem, cell }) => ({ ...remark(language, problem), cell })),
    };
  return { view: 'created', examples: true, seed };
}

/** The sheets with their places: each stands before the next one that is made earlier, else before the Log, else last. */
function inOrder(made: readonly Page[], order: readonly string[], workbook: Workbook): readonly NewSheet[] {
  const log = (): string | undefined => workbook.sheetNames().find(name => isNamed(name, 'sheet.log'));
  return made.map(({ sheet }, i) => {
    const earlier = made.slice(0, i).map(one => one.sheet.name);
    const next = order.slice(order.indexOf(sheet.name) + 1).find(name => earlier.includes(name));
    return { ...sheet, before: next === undefined ? log : () => next };
  });
}

/** A sheet with one formula. As many rows are formatted as a wall list has, because the answer spills into them. */
function formulaPage({ name, formula, widths }: FormulaSheet): Page {
  const whole = place(0, 0, PLAYER_ROWS + 1, widths.length);
  const looks = widths.map(
    (width, column) =>
      [place(0, column, PLAYER_ROWS + 1, 1), { align: width < NAME_WIDTH ? 'center' : 'left' }] as const,
  );
  const title = [place(0, 0, 1, widths.length), TITLE_LOOK] as const;
  return {
    sheet: { name, design: { place: whole, looks: [...looks, title], widths, frozen: [1, 0] } },
    cells: [[{ formula }]],
  };
}

/** The language of new sheets: that of the person at the screen, if there is a dictionary, else English. */
export const languageOf = (workbook: Workbook): Language => languageOfLocale(workbook.userLanguage());

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
  version: VERSION,
});

function settingsPage(name: string, settings: Settings, text: Text): Page {
  const typed = new Set<SettingKey>(['system', 'seed', 'version']);
  if (settings.preset !== 'EGF') typed.add('preset');
  if (settings.rounds !== undefined) typed.add('rounds');
  if (settings.teams) typed.add('teams');
  if (settings.upperBar) typed.add('upperBar');
  if (settings.lowerBar) typed.add('lowerBar');
  if (settings.language !== 'en') typed.add('language');
  const { titles, lines, rows } = settingsSheet(settings, typed, text);
  const height = Math.max(SETTING_ROWS, lines.length + 1);
  const whole = place(0, 0, height, 4);
  const design = {
    place: whole,
    looks: [
      [place(1, 2, lines.length, 2), { ink: '#5f6368' }],
      ...rows.flatMap((row, i) => (row ? [] : [[place(i + 1, 0, 1, 4), { bold: true }] as const])),
      [place(0, 0, 1, 4), TITLE_LOOK],
    ],
    offers: rows.flatMap((row, i) =>
      row && row.allowed.length > 0
        ? [{ place: place(i + 1, 1, 1, 1), choices: row.allowed, help: row.meaning }]
        : [],
    ),
    widths: [230, 150, 240, 620],
    frozen: [1, 1],
  } as const;
  const blank = ['', '', '', ''];
  const cells = [titles, ...lines, ...Array.from({ length: height - lines.length - 1 }, () => blank)];
  return { sheet: { name, design, range: { name: SETTINGS, place: whole } }, cells };
}

function systemPage(name: string, draft: NewTournament, settings: Settings, text: Text): Page {
  const seedHash = sha256(settings.seed);
  const announcement = { name: draft.name.trim(), settings, rounds: draft.rounds, seedHash };
  const lines = systemSheet(announcement, text);
  const design = {
    place: place(0, 0, lines.length, 2),
    looks: [
      [place(0, 0, 1, 1), { bold: true, size: 16 }],
      [place(1, 0, 2, 1), { italic: true }],
      [place(4, 0, lines.length - 4, 1), { bold: true }],
      [place(4, 1, lines.length - 4, 1), { wrap: true }],
    ],
    widths: [280, 520],
  } as const;
  return { sheet: { name, design }, cells: lines };
}
