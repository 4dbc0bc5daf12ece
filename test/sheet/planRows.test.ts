import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { pastedCells } from '../../src/sheet/registration/pastedCells';
import { readPeople } from '../../src/sheet/registration/people';
import { planRows, type NewRows, type PlannedCell } from '../../src/sheet/registration/planRows';
import { isTimeTitle } from '../../src/sheet/registration/timeTitle';
import { range } from './range';

/** What people, a line for each, would change in a list. */
function plan(list: string, people: string, rows: Partial<NewRows> = {}) {
  const values = range(list, { '<no>': false });
  const came = readPeople(pastedCells(people.replace(/ *\| */g, '\t'))).people;
  const all = { height: values.length + 2, isOpenEnded: false, past: [], out: '', ...rows };
  return planRows(readWallList(values), values, came, all);
}
const told = (cells: readonly PlannedCell[]): string =>
  cells.map(({ row, column, after }) => `${'ABCDEFGH'.charAt(column)}${row + 1} ${after}`).join(', ');
const cells = (list: string, people: string, rows: Partial<NewRows> = {}) =>
  told(plan(list, people, rows).cells);
const doubts = (list: string, people: string) =>
  plan(list, people).doubtful.map(({ why, than }) => `${why} ${than}`.trim());

const LIST = `
  No | Name | Rank | PIN      | R1
  1  | Ann  | 3d   | 11111111 | 2+
  2  | Bo   | 2d   |          | 1-`;

test('what is known of a licence fills a blank cell, and what somebody typed there stays', () => {
  const list = `
  No | Name | Licence state | R1
  1  | Ann  |               | 2+
  2  | Bo   | paid          | 1-`;
  const came = 'Name|Membership\nAnn|FFG -\nBo|FFG -\nCy|FFG C';
  expect(cells(list, came)).toBe('C2 FFG -, A4 3, B4 Cy, C4 FFG C');
  expect(told(plan(list, came).otherCells)).toBe('C3 FFG -');
  // Without the column it is named, and the licence's number is another thing.
  expect(plan(LIST, came).lacking).toEqual(['membership']);
  expect(cells('No | Name | Licence | R1\n1 | Ann | | 0+', 'Name|Membership\nAnn|FFG -')).toBe('');
});

describe('a new player', () => {
  test('gets the next number where the list has numbers, in its own cells alone', () => {
    expect(cells(LIST, 'Name|Rank|Club\nCy|1k|Oulu')).toBe('A4 3, B4 Cy, C4 1k');
    expect(cells('Name | Rank | R1\nAnn | 3d | 2+\nBo | 2d | 1-', 'Name|Rank\nCy|1k')).toBe('A4 Cy, B4 1k');
    expect(cells('No | Name | R1', 'Name\nCy')).toBe('A2 1, B2 Cy');
    expect(cells('No | Name | R1\n | Ann | 2+\n | Bo | 1-', 'Name\nCy')).toBe('B4 Cy');
    expect(plan(LIST, 'Name|Rank\nCy|1k').added.map(({ person, row }) => `${person.name} ${row}`)).toEqual([
      'Cy 3',
    ]);
  });

  test('N103: has the rank as the list writes it, however it was typed', () => {
    const typed = (index: number): readonly string[] => {
      const [word, letter] = index >= 0 ? ['dan', 'd'] : ['kyu', 'k'];
      const no = index >= 0 ? index + 1 : -index;
      return [
        `${no}${letter}`,
        `${no}${letter.toUpperCase()}`,
        `${no} ${word}`,
        `${no}. ${word}`,
        `${no}.${word}`,
      ];
    };
    for (let index = -30; index < 9; index++)
      for (const rank of typed(index))
        expect(cells(LIST, `Name|Rank\nCy|${rank}`)).toBe(`A4 3, B4 Cy, C4 ${typed(index)[0]}`);
    for (const other of ['5p', '?', 'strong'])
      expect(cells(LIST, `Name|Rank\nCy|${other}`)).toBe(`A4 3, B4 Cy, C4 ${other}`);
  });

  test('has the name in the columns that the list has', () => {
    const split = 'Surname|First name\nMay|Cy';
    expect(cells('Surname | First name | R1', split)).toBe('A2 May, B2 Cy');
    expect(cells('First name | Name | R1', split)).toBe('B2 May, A2 Cy');
    expect(cells('First name | Name | Surname | R1', split)).toBe('B2 May Cy');
    expect(cells('Name | R1', split)).toBe('A2 May Cy');
    expect(cells('Surname | R1', split)).toBe('A2 May Cy');
    expect(cells('First name | R1', split)).toBe('A2 May Cy');
    expect(cells('Surname | First name | R1', 'Name\nCy May')).toBe('A2 Cy May');
    expect(cells('Surname | First name | R1', 'Surname|First name\nMay|\n|Di')).toBe('A2 May, A3 Di');
    expect(cells('Name | Surname | R1', split)).toBe('A2 May Cy');
  });

  test('misses the rounds that are over, besides those that were typed', () => {
    const list = 'Name | Out | R1\nAnn | | 0+';
    expect(cells(list, 'Name|Out\nCy|3', { out: '1' })).toBe('A3 Cy, B3 1, 3');
    expect(cells(list, 'Name\nCy', { out: '1' })).toBe('A3 Cy, B3 1');
    expect(cells(list, 'Name|Out\nCy|x', { out: '1' })).toBe('A3 Cy, B3 1');
    expect(cells(list, 'Name|Out\nCy|3')).toBe('A3 Cy, B3 3');
    expect(cells('Name | R1\nAnn | 0+', 'Name|Out\nCy|3', { out: '1' })).toBe('A3 Cy');
    expect(plan('Name | R1\nAnn | 0+', 'Name\nCy', { out: '1' }).lacking).toEqual(['out']);
    expect(plan('Name | R1\nAnn | 0+', 'Name\nAnn', { out: '1' }).lacking).toEqual([]);
    expect(plan('Name | R1\nAnn | 0+', 'Name\nCy').lacking).toEqual([]);
    const past = [{ column: 1, text: '0=' }];
    expect(cells('Name | R1\nAnn | 0+', 'Name\nCy', { past })).toBe('A3 Cy, B3 0=');
  });

  test('has numbers as numbers, and texts with single blanks', () => {
    const list = 'Name | Max rating | Previous order | Board | Club | R1\nAnn | | | | | 0+';
    const { cells: made } = plan(
      list,
      'Name|Max rating|Previous order|Board|Club\nCy|2,100|3|2|Go  Club\nDi|x|3|2|7',
    );
    expect(made.map(({ cell }) => cell)).toEqual(['Cy', 2100, 3, 2, 'Go Club', 'Di', 'x', 3, 2, '7']);
  });
});

describe('a row', () => {
  test('is free with nothing but a box that is not ticked, below the last player', () => {
    const box = 'Name | Supergroup | R1\nAnn | <no> | 0+\n | <no> |\n | x |\n | <no> |';
    expect(cells(box, 'Name\nCy\nDi')).toBe('A3 Cy, A5 Di');
    expect(cells(box, 'Name\nCy\nDi', { isOpenEnded: true, height: 5 })).toBe('A3 Cy');
    expect(plan(box, 'Name\nCy\nDi', { isOpenEnded: true }).doubtful.map(({ why }) => why)).toEqual([
      'noRoom',
    ]);
    expect(cells('Name | R1\nAnn | 0+\n | 0+\n |', 'Name\nCy')).toBe('A4 Cy');
    expect(cells('Name | R1', 'Name\nCy')).toBe('A2 Cy');
    expect(cells('Name | Notes | R1\nAnn | | 0+\n | lunch |', 'Name\nCy')).toBe('A3 Cy');
  });

  test('keeps a number of its own, and no two have one', () => {
    expect(cells('No | Name | R1\n4 | Ann | 0+\n7 | |', 'Name\nCy\nDi')).toBe('B3 Cy, A4 8, B4 Di');
  });
});

describe('somebody who is in the list', () => {
  test('is the same where nothing differs', () => {
    const same = plan(LIST, 'Name|Rank|PIN\nAnn|3 Dan|1111-1111\nBo|2d|');
    expect([same.same, told(same.cells), same.other]).toEqual([2, '', []]);
    const { same: none, filled, other, otherCells } = plan(LIST, 'Name|Rank|R\nBo|1d|');
    expect([none, filled, other.map(({ after }) => after)]).toEqual([0, [], ['1d']]);
    expect(told(otherCells)).toBe('C3 1d');
  });

  test('of details that the list has no column for is the same, too', () => {
    expect(plan(LIST, 'Name|Club\nAnn|Oulu')).toMatchObject({ same: 1, lacking: ['club'] });
  });

  test('is doubtful where names or numbers say two things', () => {
    expect(doubts(LIST, 'Name|PIN\nZed|11111111')).toEqual(['otherName Ann']);
    expect(doubts(LIST, 'Name|PIN\nAnn|22222222')).toEqual(['otherPin 11111111']);
    expect(doubts(LIST, 'Name|PIN\nBo|11111111')).toEqual(['several']);
    expect(doubts(LIST, 'Name|PIN\nAnn|\nBo|22222222')).toEqual([]);
    expect(doubts(`${LIST}\n3 | Bo | 1k | | `, 'Name\nBo')).toEqual(['several']);
    expect(doubts(`${LIST}\n3 | Cy | 1k | 11111111 | `, 'Name|PIN\nZed|11111111')).toEqual(['several']);
    expect(doubts(LIST, 'Name|PIN\nCy|33333333\nDi|33333333')).toEqual(['twice']);
    expect(doubts(LIST, 'Name|PIN\nCy|\nDi|')).toEqual([]);
  });
});

describe('what is pasted', () => {
  const pasted = (text: string) => pastedCells(text).map(row => row.join(' · '));

  test('may have lines of an old Mac, and blank ones', () => {
    expect(pasted('Ann;3d\rBo;2d\r')).toEqual(['Ann · 3d', 'Bo · 2d']);
    expect(pasted('  \nAnn\n\n  Bo  \n')).toEqual(['Ann', 'Bo']);
    expect(pasted('')).toEqual([]);
  });

  test('is cut at bars, at two blanks or more, or at the rank', () => {
    expect(pasted('Ann|3d\nBo Low|2d')).toEqual(['Ann · 3d', 'Bo Low · 2d']);
    expect(pasted('  Ann Kask   3d  Oulu\nBo  2d  Ulm')).toEqual(['Ann Kask · 3d · Oulu', 'Bo · 2d · Ulm']);
    expect(pasted('#12) Ann Kask  (13 kyu) 2310.25 EE, Go Club')).toEqual([
      '#12) Ann Kask · (13 kyu) 2310.25 EE, Go Club',
    ]);
    expect(pasted('#12) Ann Kask (13 kyu) 2310.25 EE, Go Club')).toEqual([
      '12 · Ann Kask · 13 kyu · 2310.25 · EE · Go Club',
    ]);
    expect(pasted('1. Ann Kask 3k 231 ee Oulu \n2 Bo 2급')).toEqual([
      '1 · Ann Kask · 3k · 231 · ee · Oulu',
      '2 · Bo · 2급 ·  ·  · ',
    ]);
    expect(pasted('Ann Kask 3d\nBo Low 2d\nCy 1d\nDi 1k\n who else ')[4]).toBe(' · who else');
    expect(pasted('Ann Kask 3d\nBo Low\nCy')).toEqual(['Ann Kask 3d', 'Bo Low', 'Cy']);
  });

  test('is cut at a sign that four of five lines have', () => {
    expect(pasted('Ann;3d\nBo;2d\nCy;1d\nDi;1k\nEve')).toHaveLength(5);
    expect(pasted('Ann;3d\nBo;2d\nCy;1d\nDi;1k\nEve')[0]).toBe('Ann · 3d');
    expect(pasted('Ann;x\nBo;x\nCy;x\nDi\nEve')[0]).toBe('Ann;x');
  });

  test('may have quotation marks about a cell, with its sign in it', () => {
    expect(pasted('"Kask; Ann" ;3d\n"Low; Bo";2d')).toEqual(['"Kask · Ann" · 3d', 'Low; Bo · 2d']);
    expect(pasted('"say ""a""";"3d"\nBo  "Low" ;"2d')).toEqual(['say "a" · 3d', 'Bo "Low" · "2d']);
    expect(pasted('Ann;"3d"\nBo;"2\nd"')).toEqual(['Ann · 3d', 'Bo · 2 d']);
    expect(pasted('Ann;3d\n;\nBo;2d;')).toEqual(['Ann · 3d', 'Bo · 2d · ']);
  });
});

describe('what is taken for people', () => {
  const taken = (text: string) => readPeople(range(text) as readonly (readonly string[])[]);
  const columns = (text: string) =>
    taken(text).columns.map(
      ({ title, sample, kind, isSure }) => `${title}:${sample}:${kind ?? ''}${isSure ? '' : '?'}`,
    );

  test('has titles where a row says a name and more, or two other things', () => {
    expect(columns('Name | Rank\n | 3d\nBo | 2d')).toEqual(['Name:Bo:name', 'Rank:3d:rank']);
    expect(columns('Name | | \nAnn | x | y')).toEqual(['Name:Ann:name', ':x:', ':y:']);
    expect(columns('Rank | Club\n3d | Ulm')).toEqual(['Rank:3d:rank', 'Club:Ulm:club']);
    expect(columns('Surname | Zzz\nAnn | Ulm')[0]).toMatch(/^:Surname:/);
    expect(columns('Club | Zzz\nAnn | Ulm')[0]).toMatch(/^:Club:/);
    expect(columns('First name\nAnn')).toEqual(['First name:Ann:firstName']);
    expect(columns('Surname\nKask')).toEqual(['Surname:Kask:surname']);
  });

  test('has none where a rank or a number stands among them', () => {
    expect(columns('Name | 3d\nAnn | 2d')[1]).toBe(':3d:rank');
    expect(columns('1 | Rank | Name\n2 | Rank | Ann')[0]).toBe(':1:no');
  });

  test('has the first column of a kind, no results, and what a question asks for', () => {
    expect(columns('Name | Club | Club | R1\nAnn | Ulm | x | 2+')).toEqual([
      'Name:Ann:name',
      'Club:Ulm:club',
      'Club:x:?',
      'R1:2+:',
    ]);
    expect(columns('Name | Rank | What is your club?\nAnn | 3d | Ulm')[2]).toBe(
      'What is your club?:Ulm:club?',
    );
    expect(taken('No | Name | Rank\n7 | Ann |\n\n').people).toEqual([
      { name: 'Ann', cells: { name: 'Ann', rank: '' } },
    ]);
    expect(taken('Name | Rank\n | \nAnn | 3d').people).toHaveLength(1);
  });
});

test('the time of an answer is known in the languages of forms', () => {
  expect(
    ['Timestamp', 'Zeitstempel', 'タイムスタンプ', 'zaman damgasi', 'Marca  temporal'].map(isTimeTitle),
  ).toEqual(Array(5).fill(true));
  expect(['', 'Time', 'Name'].map(isTimeTitle)).toEqual([false, false, false]);
});
