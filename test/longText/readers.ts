import { answer } from '../../src/application/panel/api';
import { FUNCTIONS } from '../../src/application/functions/all';
import { readTournament } from '../../src/exchange/readTournament';
import { FORMATS } from '../../src/exchange/formatNames';
import { readRatingList } from '../../src/formats/ratingLists/readRatingList';
import { cleanUp, parseEntries } from '../../src/sheet/cells/notation';
import {
  parseCount,
  parseHalfPoints,
  parseMark,
  parseNumber,
  parseOut,
  parseRankCell,
} from '../../src/sheet/cells/fields';
import { parseRoundTitle } from '../../src/sheet/frame/roundTitle';
import { readPrizes } from '../../src/sheet/read/readPrizes';
import { readWallList } from '../../src/sheet/read/readWallList';
import { splitText } from '../../src/sheet/frame/splitText';
import { kindOfTitle } from '../../src/sheet/cells/titles';
import { pastedCells } from '../../src/sheet/registration/pastedCells';
import { readPeople } from '../../src/sheet/registration/people';
import { parseResult, resultWords } from '../../src/sheet/rounds/roundResult';
import { parseLabel, readRoundSheet } from '../../src/sheet/rounds/roundSheet';
import { parseSettingValue } from '../../src/sheet/settings/settingValues';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { readEntries, readLog } from '../../src/sheet/write/logRows';
import { isMade, roundOfName } from '../../src/sheet/write/sheetNames';
import { checkFormulas } from '../../src/sheet/check/checkFormulas';
import { readText } from '../../src/text/vocabulary';
import { splitName } from '../../src/tournament/person/personName';
import { parseRank } from '../../src/tournament/rank';
import { SETTING_KEYS, SETTINGS } from '../../src/tournament/settings';
import { parseTimeLimits } from '../../src/tournament/timeLimits';
import { parseTimetable } from '../../src/tournament/timetable';
import { pairRound, tournamentBook } from '../application/tournamentBook';
import type { MemoryWorkbook } from '../application/memoryWorkbook';

type Reader = (text: string) => unknown;

const TITLES = ['No', 'Name', 'Rank', 'Rating', 'Country', 'Club', 'Out', 'R1', 'R2'];

/** A list of two, with the text in a column of the first; in the title where there is no such column. */
const listWith = (column: number, text: string): readonly (readonly string[])[] => {
  const titles = [...TITLES];
  const first = ['1', 'Ada', '3d', '2300', 'FR', 'Paris', '', '2+', ''];
  if (column < 0) titles.push(text);
  else first[column] = text;
  return [titles, first, ['2', 'Bob', '2d', '2200', 'DE', 'Bonn', '', '1-', '']];
};

const results = resultWords([key => readText('en')(key)]);
const bookOf = (): MemoryWorkbook => {
  const book = tournamentBook(4, 3);
  pairRound(book);
  return book;
};
let made: MemoryWorkbook | undefined;
/** A tournament whose round is paired. */
const book = (): MemoryWorkbook => (made ??= bookOf());

const FORMULAS = {
  functions: [{ name: 'SOS', beforeSettings: 1, isBesideList: true, readsList: true }],
  sheet: 'A',
  wallList: undefined,
  settingsTyped: true,
  settings: { sheet: 'S', end: 9, reference: 'Settings' },
};

/** Everything that reads one cell or one text of somebody else's. */
export const READERS: Readonly<Record<string, Reader>> = {
  'cell of a round': parseEntries,
  'cleaned text': cleanUp,
  rank: parseRank,
  'rank cell': parseRankCell,
  number: text => [parseNumber(text), parseCount(text), parseHalfPoints(text)],
  'mark, out': text => [parseMark(text), parseOut(text)],
  title: text => [kindOfTitle(text), parseRoundTitle(text)],
  name: splitName,
  result: text => parseResult(text, 'en', results),
  label: parseLabel,
  'sheet name': text => [isMade(text), roundOfName(text)],
  'time limits': parseTimeLimits,
  timetable: parseTimetable,
  formula: text => checkFormulas([[text, `=SOS(${text}`]], FORMULAS),
  'one column': text =>
    splitText(
      text.split('\n').map(line => [line]),
      () => 'x',
    ),
  pasted: text => readPeople(pastedCells(text)),
  prizes: text =>
    readPrizes([
      ['Place', 'EUR'],
      ['1', text],
      [text, '3'],
    ]),
  'round sheet': text =>
    readRoundSheet(
      [
        [text],
        [text],
        ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
        [text, text, text, text, text, text],
      ],
      [readText('en')],
    ),
  'row of the Log': text =>
    [text, `[${text}`, `[["${text}"]]`].map(one => {
      const line = ['1', 'now', 'what', 'done', '', one, one, one, one, one, one, one];
      return [readLog([line]), readEntries([line])];
    }),
  ...Object.fromEntries(
    SETTING_KEYS.map((key): [string, Reader] => [
      `setting ${key}`,
      text => parseSettingValue(text, SETTINGS[key].kind),
    ]),
  ),
  'settings as text': text => readSettings(text, { hasStart: false }),
  'a line of settings': text => readSettings([[text, text]], { hasStart: false }),
  ...Object.fromEntries(
    [...TITLES.keys(), -1].map((column): [string, Reader] => [
      `list, ${TITLES[column] ?? 'title'}`,
      text => readWallList(listWith(column, text)),
    ]),
  ),
  'list without titles': text => readWallList([[text], [text, text], ['1', text, '2+']]),
  ...Object.fromEntries(
    FORMATS.map(({ name }): [string, Reader] => [
      `file ${name}`,
      text => readTournament(name, { list: text, settings: undefined }),
    ]),
  ),
  'file of settings': text => readTournament('tsv', { list: 'Name\tR1\nAda\t2+\nBob\t1-', settings: text }),
  'rating list': readRatingList,
};

/** Those that compute with the text in a whole list. */
export const ANSWERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    [1, 2, 6, 7, -1].flatMap((column): readonly [string, Reader][] => [
      [
        `CHECKWALLLIST, ${TITLES[column] ?? 'title'}`,
        text => FUNCTIONS.CHECKWALLLIST(listWith(column, text)),
      ],
      [`STANDINGS, ${TITLES[column] ?? 'title'}`, text => FUNCTIONS.STANDINGS(listWith(column, text))],
    ]),
  ),
  'NEXTROUND by settings': text => FUNCTIONS.NEXTROUND(listWith(8, ''), `Forbidden pairs=${text}`),
  'PRIZES of a list': text => FUNCTIONS.PRIZES(listWith(8, '1+'), [[text]]),
  registration: text => answer(book().workbook, { ask: 'preview people', source: { from: 'text', text } }),
  request: text => answer(book().workbook, { ask: text } as never),
};
