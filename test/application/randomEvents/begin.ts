import { keyOfName } from '../../../src/sheet/settings/settingWords';
import { makeText } from '../../../src/sheet/wording';
import { memoryWorkbook, type MemoryWorkbook } from '../memoryWorkbook';
import { ask } from '../tournamentBook';
import { plain, ROUNDS, type Kind } from './kind';
import { plainList } from './wallList';

/** Both sides of 15k, because stones by the EGF's rules begin there. */
const RANKS = ['4d', '1d', '2k', '8k', '15k', '19k', '24k', '30k'];
const NAMES = [
  'Ada Alder',
  'Ben Birch',
  'Cleo Cedar',
  'Dora Dogwood',
  'Emil Elm',
  'Fay Fig',
  'Gil Ginkgo',
  'Hana Holly',
];

/** The players of an event by the kinds of their columns; the club is what tells them apart. */
function peopleOf({ players, namesakes, out, grouped }: Kind): readonly Readonly<Record<string, string>>[] {
  return Array.from({ length: players }, (_, i) => ({
    no: String(i + 1),
    name: NAMES[namesakes && i === players - 1 ? i - 1 : i] ?? '',
    rank: RANKS[i] ?? '',
    club: `club${i + 1}`,
    out: i === 2 ? out : '',
    category: String(1 + Number(i >= players / 2)),
    group:
      grouped === 'nobody' || (grouped === 'some' && i > 3) ? '' : i % 4 === 0 || i % 4 === 3 ? 'A' : 'B',
    team: `Team ${Math.floor(i / 2) + 1}`,
    board: String((i % 2) + 1),
    ratingOfRound: i % 3 === 0 ? '' : String(2300 - 250 * ((i * 5) % 8)),
    boardOfRound: i < 4 ? String(2 - (i % 2)) : i === 5 ? '0' : '',
  }));
}

const hasDraw = ({ system, stages }: Kind): boolean =>
  /knock-out|double/i.test(stages === '' ? system : stages);

const CLUB_GROUPS = 'club1 + club4; club2 + club3 + club5';

/** The settings of an event, in words that every language reads. */
function settingsOf(kind: Kind): readonly (readonly [string, string])[] {
  const { system, stages, qualifiers, draw, handicap, komi, byeValue, tiebreaks, language, teams } = kind;
  const { clubsAsOne, mustMeet } = kind;
  const hasBars = system === 'McMahon' || stages.includes('McMahon');
  const all: readonly (readonly [string, string])[] = [
    ['System', stages === '' ? system : ''],
    ['Stages', stages],
    ['Qualifiers', stages === '' ? '' : qualifiers],
    ['Draw', hasDraw(kind) ? draw : ''],
    ['Handicap', handicap],
    ['Komi', komi],
    ['Bye value', byeValue],
    ['Tiebreaks', tiebreaks],
    ['Must meet', mustMeet],
    ['Club groups', clubsAsOne ? CLUB_GROUPS : ''],
    ['Home club', clubsAsOne ? 'club1' : ''],
    ['Club and country up to', clubsAsOne ? '1' : ''],
    ['Gap for club and country', clubsAsOne ? '2' : ''],
    ['Language', language],
    ['Rounds', String(ROUNDS)],
    ['Seed', 'dice'],
    ['Teams', teams ? 'yes' : ''],
    ['Upper bar', hasBars ? '1d' : ''],
    ['Lower bar', hasBars ? '24k' : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

/** An event before its first round. */
export function begin(kind: Kind): MemoryWorkbook {
  switch (kind.begins) {
    case 'created':
      return created(kind);
    case 'imported':
      return imported(kind);
    case 'next event':
      return nextEvent({ ...kind, out: '' });
    case 'typed':
      return typed(kind, true);
    case 'bare':
      return typed(plain(kind), false);
    case 'in one column':
      return inOneColumn(plain(kind));
  }
}

function created(kind: Kind): MemoryWorkbook {
  const book = memoryWorkbook();
  const { system, teams, handicap, language } = kind;
  const bars = system === 'McMahon' ? { upperBar: '1d', lowerBar: '24k' } : { upperBar: '', lowerBar: '' };
  const draw = kind.draw !== '' && hasDraw(kind) ? [`Draw=${kind.draw}`] : [];
  const tiebreaks = kind.tiebreaks === '' ? [] : [`Tiebreaks=${kind.tiebreaks}`];
  const form = { name: 'Cup', system, teams, rounds: ROUNDS, ...bars, seed: 'dice', handicap, language };
  const order = kind.byeValue === '½' ? ({ order: 'OpenGotha' } as const) : {};
  const create = (rest: readonly string[]) =>
    ask(book, {
      ask: 'create',
      tournament: { ...form, ...order, ...(rest.length > 0 && { rest: rest.join('; ') }) },
    });
  // Tiebreaks that do not fit the system are refused in the form: those of the preset are taken.
  if (create([...tiebreaks, ...draw]).view === 'create') create(draw);
  ask(book, { ask: 'clear examples' });
  const { sheet, columns: found } = plainList(book);
  const country = (book.values(sheet)[0] ?? []).indexOf(makeText(language)('column.country'));
  if (kind.ofRound) book.type(sheet, address(country, 0), 'Rating R2');
  const columns: Readonly<Record<string, number>> = kind.ofRound
    ? { ...found, ratingOfRound: country }
    : found;
  peopleOf(kind).forEach((person, i) => {
    for (const [column, text] of Object.entries(person))
      if (column !== 'no' && columns[column] !== undefined && text !== '')
        book.type(sheet, address(columns[column], i + 1), text);
  });
  const text = makeText(language);
  const settings = Object.entries(book.snapshot()).find(([name]) => name === text('sheet.settings'));
  for (const [key, value] of [
    ['stages', kind.stages],
    ['system', kind.stages === '' ? undefined : ''],
    ['qualifiers', kind.stages === '' ? undefined : kind.qualifiers],
    ['komi', kind.komi],
    ['byeValue', kind.byeValue],
    ['mustMeet', kind.mustMeet],
    ['clubGroups', kind.clubsAsOne ? CLUB_GROUPS : undefined],
  ] as const) {
    const row = settings?.[1].findIndex(([first]) => first === text(`settingName.${key}`)) ?? -1;
    if (value !== undefined && row >= 0) book.type(text('sheet.settings'), `B${row + 1}`, value);
  }
  return book;
}

const address = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

const TITLES: Readonly<Record<string, string>> = {
  no: 'No',
  name: 'Name',
  rank: 'Rank',
  club: 'Club',
  out: 'Out',
};
const MORE: Readonly<Record<string, string>> = {
  category: 'Category',
  group: 'Group',
  team: 'Team',
  board: 'Board',
  ratingOfRound: 'Rating R2',
  boardOfRound: 'Board R2',
};

/** A table as somebody would type it, with the columns that its system needs. */
export function tableOf(kind: Kind, isNumbered: boolean): readonly (readonly string[])[] {
  const needed = [
    ...(/categories/.test(kind.system) ? ['category'] : []),
    ...(/Groups/.test(kind.system) ? ['group'] : []),
    ...(kind.teams ? ['team', 'board'] : []),
    ...(kind.ofRound ? ['ratingOfRound', ...(kind.teams ? ['boardOfRound'] : [])] : []),
  ];
  const columns = [...Object.keys(TITLES).filter(column => isNumbered || column !== 'no'), ...needed];
  const rounds = Array.from({ length: ROUNDS }, (_, i) => `R${i + 1}`);
  const titles = columns.map(column => TITLES[column] ?? MORE[column] ?? '');
  return [
    [...titles, ...rounds],
    ...peopleOf(kind).map(person => [
      ...columns.map(column => person[column] ?? ''),
      ...rounds.map(() => ''),
    ]),
  ];
}

function imported(kind: Kind): MemoryWorkbook {
  const book = memoryWorkbook();
  const file = { name: 'Cup', list: tableOf(kind, true), settings: settingsOf(kind), tables: [] };
  ask(book, { ask: 'import', file });
  return book;
}

/** As the page reads a former event: its settings in its language, of which those of that event alone are left out. */
function nextEvent(kind: Kind): MemoryWorkbook {
  const book = memoryWorkbook();
  const text = makeText(kind.language);
  const former = settingsOf(kind).map(([name, value]): readonly [string, string] => {
    const key = keyOfName(name);
    return [key === undefined ? name : text(`settingName.${key}`), value];
  });
  const ofThatEvent = [
    [text('settingName.eventName'), 'Former Cup'],
    [text('settingName.wallListSheet'), 'Elsewhere'],
    [text('settingName.throughRound'), '3'],
  ];
  const list = tableOf(kind, true);
  const file = {
    name: 'Cup 2',
    list,
    settings: [...former, ...ofThatEvent],
    tables: [],
    isFormer: true as const,
  };
  ask(book, { ask: 'import', file });
  return book;
}

function typed(kind: Kind, hasSettings: boolean): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Players', tableOf(kind, kind.numbered));
  if (hasSettings) book.addSheet('Settings', [['Setting', 'Value'], ...settingsOf(kind)]);
  book.select('Players');
  return book;
}

/** The cells of a line parted by semicolons, as somebody pastes a list after its first round. */
function inOneColumn(kind: Kind): MemoryWorkbook {
  const book = memoryWorkbook();
  const [titles = [], ...lines] = tableOf({ ...kind, out: '' }, kind.numbered);
  const at = titles.indexOf('R1');
  const resultOf = (row: number): string => {
    const opponent = row % 2 === 0 ? row + 2 : row;
    return opponent > lines.length ? '0+' : `${opponent}${row % 2 === 0 ? '+' : '-'}`;
  };
  const played = lines.map((line, row) => line.map((cell, i) => (i === at ? resultOf(row) : cell)));
  book.addSheet(
    'Players',
    [titles, ...played].map(line => [line.join(';')]),
  );
  book.select('Players');
  return book;
}
