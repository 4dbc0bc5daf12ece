import { BRACKET_PARTS } from '../../pairing/game/remark';
import type { Language } from '../../tournament/languages';
import { getSetting, SETTINGS, type SettingKey } from '../../tournament/settings';
import { knownResults, roundSheets, type RoundSheet } from '../read/roundSheets';
import { PRIZE_TITLES } from '../afterStart/prizesNow';
import { sha256 } from '../../lots/sha256';
import { systemSheet } from '../../sheet/announcement/tournamentSystem';
import { textOf, type Values } from '../../sheet/cells/cell';
import type { AnyKind } from '../../sheet/cells/roundKinds';
import { COLUMN_KINDS } from '../../sheet/cells/titles';
import { parseResult, RESULTS, resultWord } from '../../sheet/rounds/roundResult';
import { PUBLISHED, publishedCell, roundTitles } from '../../sheet/rounds/roundSheet';
import { settingsSheet } from '../../sheet/settings/settingsSheet';
import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { makeText, valueWord, type Text } from '../../sheet/wording';
import { contiguousRuns, type Block, type CellChange } from '../../sheet/cells/block';
import { exampleRows } from '../../sheet/cells/examples';
import { isNamed } from '../../sheet/write/sheetNames';
import { titleOf } from '../../sheet/write/titleOf';
import { eventRounds } from '../../tournament/playoffRounds';
import type { TextKey } from '../../text/en';
import { tournamentName } from '../read/tournamentName';
import type { Workbook } from '../workbook/workbook';
import { remarkOn } from '../read/sentence';
import type { SheetRange, Tournament } from '../read/tournament';
import { listBlocks as namedBlocks } from '../read/listRows';
import { namesToCome, otherLanguage } from '../write/sheetLanguage';
import type { Heading } from '../write/bridges';
import type { MendableRemark } from '../write/mendPlan';

/**
 * The remark that our sheets are in another language than the setting says, with what puts them into it: every cell that holds
 * one of our texts, as we write it, and the names of the sheets. What somebody typed stays, and so do the rows of the Log, which
 * say what was done in the words of that time.
 */
export function languageFound(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const { settingsAt, settings } = tournament;
  const from = settingsAt && otherLanguage(settingsAt.values, settings.language);
  if (!from || !settingsAt) return [];
  const [old, text] = [makeText(from), makeText(settings.language)];
  const words: LanguageWords = { old, text, from, to: settings.language };
  const blocks = [
    ...listBlocks(tournament, words),
    ...exampleBlocks(tournament, words),
    ...settingsBlocks(tournament, settingsAt, words),
    ...roundSheets(workbook).flatMap(roundSheet => roundBlocks(workbook, roundSheet, words)),
    ...systemBlocks(workbook, tournament, words),
    ...prizesBlocks(workbook, words),
  ];
  const values = { was: valueWord(text, from), now: valueWord(text, settings.language) };
  const remark = remarkOn(tournament, {
    code: 'sheetsInLanguage',
    severity: 'note',
    place: { kind: 'setting', name: 'Language' },
    values,
  });
  return [
    {
      remark,
      plans: [
        {
          label: text('mendBy.language', values),
          blocks,
          headings: headingsOf(workbook, tournament, settingsAt),
          language: settings.language,
        },
      ],
    },
  ];
}

/** The titles of the list, the tops of Round sheets, and all of Settings and the announcement. */
function headingsOf(
  workbook: Workbook,
  { list, reading }: Tournament,
  settingsAt: SheetRange,
): readonly Heading[] {
  const system = workbook.sheetNames().find(name => isNamed(name, 'sheet.system'));
  return [
    { sheet: list.sheet, last: list.origin.row + (reading.header ?? 0) },
    { sheet: settingsAt.sheet, last: Infinity },
    ...roundSheets(workbook).flatMap(({ sheet, table }) => (table ? [{ sheet, last: table.header }] : [])),
    ...(system === undefined ? [] : [{ sheet: system, last: Infinity }]),
  ];
}

interface LanguageWords {
  readonly old: Text;
  readonly text: Text;
  readonly from: Language;
  readonly to: Language;
}

const translations = ({ old, text }: LanguageWords, keys: readonly TextKey[]): ReadonlyMap<string, string> =>
  new Map(keys.map(key => [old(key), text(key)]));

/** The cells that have another text, of those that `of` answers for. */
const changed = (
  values: Values,
  of: (cell: string, row: number, column: number, line: readonly string[]) => string | undefined,
): readonly CellChange[] =>
  values.flatMap((line, row) => {
    const texts = line.map(textOf);
    return texts.flatMap((before, column) => {
      const after = before === '' ? undefined : of(before, row, column, texts);
      return after === undefined || after === before ? [] : [{ row, column, before, after }];
    });
  });

const placed = (
  { sheet, origin }: Pick<SheetRange, 'sheet' | 'origin'>,
  changes: readonly CellChange[],
): readonly Block[] =>
  contiguousRuns(
    sheet,
    changes.map(change => ({
      ...change,
      row: change.row + origin.row,
      column: change.column + origin.column,
    })),
  );

const START = { row: 0, column: 0 };

function listBlocks({ list, reading }: Tournament, { old, text }: LanguageWords): readonly Block[] {
  const { header } = reading;
  if (header === undefined) return [];
  const kinds = [...COLUMN_KINDS, ...(Object.keys(reading.columns) as AnyKind[])];
  const titles = new Map(kinds.map(kind => [titleOf(old, kind), titleOf(text, kind)]));
  return placed(
    list,
    changed(list.values.slice(0, header + 1), (cell, row) => (row === header ? titles.get(cell) : undefined)),
  );
}

/** The names of example players, with the mark of the other language; a row is known by its number. */
function exampleBlocks(tournament: Tournament, words: LanguageWords): readonly Block[] {
  const { list, reading } = tournament;
  const examples = examplesIn(words);
  const changes = changed(list.values, (cell, row, column) =>
    reading.rows.includes(row) && column === reading.columns.name ? examples.get(cell) : undefined,
  );
  const { row, column } = list.origin;
  return namedBlocks(
    tournament,
    changes.map(change => ({ ...change, row: change.row + row, column: change.column + column })),
    ['no'],
  );
}

const examplesIn = ({ old, text }: LanguageWords): ReadonlyMap<string, string> => {
  const now = exampleRows(text);
  return new Map(exampleRows(old).map(({ name }, i) => [name, now[i]?.name ?? name]));
};

function prizesBlocks(workbook: Workbook, words: LanguageWords): readonly Block[] {
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.prizes'));
  const values = sheet === undefined ? undefined : workbook.read(sheet)?.values;
  if (sheet === undefined || !values) return [];
  const titles = PRIZE_TITLES.map(key => [words.old(key), words.text(key)] as const);
  return placed(
    { sheet, origin: START },
    changed(values.slice(0, 1), (cell, _row, column) => {
      const [old, now] = titles[column] ?? [];
      return cell === old ? now : undefined;
    }),
  );
}

/** Names, meanings and headings as they stand; a typed value is said anew where it is said as we say it. */
function settingsBlocks(
  { settings, settingCells }: Tournament,
  at: SheetRange,
  words: LanguageWords,
): readonly Block[] {
  const none: ReadonlySet<SettingKey> = new Set();
  const [old, now] = [words.old, words.text].map(text => settingsSheet(settings, none, text));
  // A group may be called like a setting; nothing stands beside it.
  const [heads, cells] = [true, false].map(
    isHead =>
      new Map(
        (old?.lines ?? []).flatMap((line, row) =>
          (old?.rows[row] === undefined) === isHead
            ? [0, 3].map(column => [line[column] ?? '', now?.lines[row]?.[column] ?? ''] as const)
            : [],
        ),
      ),
  );
  const titles = new Map((old?.titles ?? []).map((title, i) => [title, now?.titles[i] ?? title]));
  const valueAt = new Map(
    [...settingCells].map(([key, cell]) => [`${cell.row},${cell.column}`, key] as const),
  );
  const value = (key: SettingKey, cell: string): string | undefined => {
    if (key === 'wallListSheet') return namesToCome([cell], words.to).get(cell);
    const wordsIn = (text: Text): string =>
      makeSettingValue(getSetting(settings, key), SETTINGS[key].kind, word => valueWord(text, word));
    return wordsIn(words.old) === cell ? wordsIn(words.text) : undefined;
  };
  return placed(
    at,
    changed(at.values, (cell, row, column, line) => {
      const key = valueAt.get(`${row},${column}`);
      if (key) return key === 'confirmedChanges' ? undefined : value(key, cell);
      if (row === 0) return titles.get(cell);
      const isHead = line.slice(column + 1).every(beside => beside === '');
      return column === 1 ? undefined : ((isHead ? heads?.get(cell) : undefined) ?? cells?.get(cell));
    }),
  );
}

/** Heading, titles and results of a Round sheet, and the word before a player without a game. */
function roundBlocks(
  workbook: Workbook,
  { sheet, round, values, table }: RoundSheet,
  words: LanguageWords,
): readonly Block[] {
  if (!table) return [];
  const { old, text } = words;
  const named = { round, tournament: tournamentName(workbook) };
  const head = new Map([
    [old('round.heading', named), text('round.heading', named)],
    [old('round.how'), text('round.how')],
    ...translations(words, roundTitles(true)),
  ]);
  const examples = examplesIn(words);
  const alone = translations(words, ['round.bye', 'round.rest', 'round.walkOver']);
  const results = translations(
    words,
    RESULTS.map(({ key }) => key),
  );
  const parts = translations(
    words,
    BRACKET_PARTS.map(part => `remark.${part}` as const),
  );
  const [begin = '', end = ''] = old('action.published', { when: MARK }).split(MARK);
  const published = publishedCell(values).column;
  const of = (cell: string, row: number, column: number): string | undefined => {
    if (row === PUBLISHED.row && column === published && cell.startsWith(begin) && cell.endsWith(end))
      return text('action.published', { when: cell.slice(begin.length, cell.length - end.length) });
    if (row <= table.header) return head.get(cell);
    if (column === 0) return alone.get(cell);
    const example = [...examples].find(([name]) => cell.includes(` ${name}`));
    if (example && (column === 1 || column === 2)) return cell.replace(...example);
    if (column === 1) return parts.get(cell);
    return column === table.resultColumn ? (results.get(cell) ?? spelledOut(cell, words)) : undefined;
  };
  return placed({ sheet, origin: START }, changed(values, of));
}

/** A result that the other language does not take: a lone b is Black in English, and may be blanc in French. */
function spelledOut(cell: string, { text, from, to }: LanguageWords): string | undefined {
  const [was, now] = [from, to].map(language => parseResult(cell, language, knownResults()));
  if (typeof was !== 'object' || now !== undefined) return undefined;
  const word = RESULTS.find(({ key }) => key === `result.${resultWord(was) ?? ''}`);
  return word && text(word.key);
}

/** Stands for a value in a text, and in no other text. */
const MARK = '\u0000';

/** The announcement, line by line as its own label says; a value that was announced otherwise stays. */
function systemBlocks(
  workbook: Workbook,
  { settings, reading }: Tournament,
  words: LanguageWords,
): readonly Block[] {
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.system'));
  const values = sheet === undefined ? undefined : workbook.read(sheet)?.values;
  if (sheet === undefined || !values) return [];
  const announcement = {
    name: tournamentName(workbook),
    settings,
    rounds: settings.rounds ?? eventRounds(reading.wallList, settings),
    seedHash: settings.seed === '' ? undefined : sha256(settings.seed),
  };
  const [old = [], now = []] = [words.old, words.text].map(text => systemSheet(announcement, text));
  return placed(
    { sheet, origin: START },
    changed(values, (cell, _row, column, line) => {
      const same = old.findIndex(([label, value]) => label === line[0] && value === (line[1] ?? ''));
      const at = same >= 0 ? same : old.findIndex(([label]) => label === line[0]);
      return column > 1 || at < 0 || (column === 1 && at !== same) ? undefined : (now[at]?.[column] ?? cell);
    }),
  );
}
