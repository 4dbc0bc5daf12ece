import { findSettings, openTournament } from '../read/openTournament';
import { roundSheets } from '../read/roundSheets';
import { RESULT_COLUMN } from '../../sheet/rounds/roundSheet';
import { textOf, type Values } from '../../sheet/cells/cell';
import { keyOfName } from '../../sheet/settings/settingWords';
import { settingRows } from '../../sheet/settings/settingRows';
import { makeText } from '../../sheet/wording';
import type { Block } from '../../sheet/cells/block';
import { inLanguage, isNamed, roundOfName } from '../../sheet/write/sheetNames';
import { readText } from '../../text/vocabulary';
import { LANGUAGES, type Language } from '../../tournament/languages';
import { place } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { roundDesign } from './roundDesign';

/** The sheets with a name of ours, each with that of a language; those that would not change are left out. */
export function namesToCome(names: readonly string[], language: Language): ReadonlyMap<string, string> {
  const taken = new Set(names.map(name => name.toLowerCase()));
  return new Map(
    names.flatMap(name => {
      const to = inLanguage(name, language);
      if (to === undefined || to === name) return [];
      const isFree = !taken.has(to.toLowerCase()) || to.toLowerCase() === name.toLowerCase();
      taken.add(to.toLowerCase());
      return isFree ? [[name, to] as const] : [];
    }),
  );
}

/**
 * Names our sheets in a language and offers its words in their dropdowns: what belongs to putting sheets into a language, and to taking
 * that back, beside the cells of the tournament. The Log keeps its titles as it keeps its rows: it is only added to.
 */
export function nameSheets(workbook: Workbook, language: Language, blocks: readonly Block[]): void {
  const put = new Set(blocks.filter(hasChange).map(({ sheet }) => sheet));
  // A sheet of a round without a cell to put into the language was made in it, and an undo leaves it so.
  const names = workbook.sheetNames();
  const stays = (name: string): boolean => roundOfName(name) !== undefined && !put.has(name);
  namesToCome(names, language).forEach((to, name) => {
    if (!stays(name)) workbook.renameSheet(name, to);
  });
  offerWords(workbook, language);
}

const hasChange = ({ before, after }: Block): boolean =>
  before.some((line, row) => line.some((cell, column) => cell !== after[row]?.[column]));

function offerWords(workbook: Workbook, language: Language): void {
  const text = makeText(language);
  for (const { sheet, values, table } of roundSheets(workbook)) {
    const after = values.map(line => line.map(textOf));
    const offers = table && roundDesign(text, { sheet, row: 0, column: 0, before: after, after })?.offers;
    if (!offers || offers.length === 0) continue;
    const [first, last] = [offers[0], offers[offers.length - 1]].map(offer => offer?.place.row ?? 0);
    const rows = (last ?? 0) + (offers[offers.length - 1]?.place.rows ?? 1) - (first ?? 0);
    workbook.design(sheet, { place: place(first ?? 0, RESULT_COLUMN, rows, 1), looks: [], offers });
  }
  const settingsAt = findSettings(workbook);
  const settings = openTournament(workbook)?.settings;
  if (!settingsAt || !settings || !isNamed(settingsAt.sheet, 'sheet.settings')) return;
  const { sheet, origin, values } = settingsAt;
  const rows = new Map(settingRows(settings, new Set(), text).map(row => [row.key, row]));
  const offers = values.flatMap((line, i) => {
    const key = keyOfName(textOf(line[0]));
    const row = key && rows.get(key);
    return row && row.allowed.length > 0
      ? [{ place: place(origin.row + i, origin.column + 1, 1, 1), choices: row.allowed, help: row.meaning }]
      : [];
  });
  const whole = place(origin.row + 1, origin.column + 1, Math.max(1, values.length - 1), 1);
  if (offers.length > 0) workbook.design(sheet, { place: whole, looks: [], offers });
}

const TITLES = ['settings.name', 'settings.value', 'settings.inForce'] as const;

/** The languages that the titles of Settings may be in; none where they are not ours. */
const languagesOf = (values: Values): readonly Language[] => {
  const titles = (values[0] ?? []).map(textOf);
  return LANGUAGES.filter(language => TITLES.every((key, i) => titles[i] === readText(language)(key)));
};

/** The language of the titles of Settings; undefined where it is this one, or none. */
export function otherLanguage(values: Values, now: Language): Language | undefined {
  const languages = languagesOf(values);
  return languages.includes(now) ? undefined : languages[0];
}

/** After an undo or a finish of such an action, names and dropdowns follow the titles. */
export function followTitles(workbook: Workbook, blocks: readonly Block[]): void {
  const [language] = isOfLanguage(blocks) ? languagesOf(findSettings(workbook)?.values ?? []) : [];
  if (language) nameSheets(workbook, language, blocks);
}

/** Whether an action put the sheets into another language, and so its undo does. */
const isOfLanguage = (blocks: readonly Block[]): boolean =>
  blocks.some(({ sheet, row, isNew }) => row === 0 && !isNew && isNamed(sheet, 'sheet.settings'));
