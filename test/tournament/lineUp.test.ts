import { describe, expect, test } from 'vitest';
import { makeEntries } from '../../src/sheet/cells/notation';
import { cellsOf, lineUpOf } from '../../src/tournament/teams/lineUp';
import { findTeams } from '../../src/tournament/teams/team';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';

const shown = (cells: WallList['entries']): readonly string[] =>
  cells.map(row => row.map(cell => makeEntries(cell) || '.').join(' '));

describe('the other side of a game that only one has typed', () => {
  test.each([
    ['2+/b3', '1-/w3'],
    ['2-', '1+'],
    ['2=/w', '1=/b'],
    ['2?', '1?'],
    ['2+!', '1-!'],
    ['2+#231', '1-#231'],
  ])('%s is %s', (typed, other) => {
    expect(shown(cellsOf(wallListText(`Name | R1\nAnn | ${typed}\nBo | .`)))).toEqual([typed, other]);
  });

  test('a cell with anything in it stays', () => {
    const list = wallListText('Name | R1 | R2\nAnn | 2+ | 2+\nBo | 0= | 3+\nCy | 9+ | .');
    expect(shown(cellsOf(list))).toEqual(['2+ 2+', '0= 3+', '9+ 2-']);
  });

  test('whoever is named by two has both games', () => {
    expect(shown(cellsOf(wallListText('Name | R1\nAnn | 3+\nBo | 3-\nCy | .')))).toEqual([
      '3+',
      '3-',
      '1- 2+',
    ]);
  });

  test('the number is that of the list', () => {
    expect(shown(cellsOf(wallListText('No | Name | R1\n71 | Ann | 5?\n5 | Bo | .')))).toEqual(['5?', '71?']);
  });
});

/** Round 1 of the Oaks, of five, against the Pines: `seated; next; without`, and whether they are absent or out. */
function oaks(cells: Readonly<Record<string, string>>, boards = 3): string {
  const rows = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].map((name, i) => {
    const [team, board] = i < 5 ? ['Oaks', i + 1] : ['Pines', i - 4];
    const cell = cells[name] ?? '.';
    return `${name} | ${team} | ${board} | ${cell === 'out' ? '1' : '.'} | ${cell === 'out' ? '.' : cell}`;
  });
  const list = wallListText(['Name | Team | Board | Out | R1', ...rows].join('\n'));
  const teams = findTeams(list, { boards });
  const { seated, next, without, absent, out } = lineUpOf(teams, list, cellsOf(list), 0, 1);
  const names = [seated, next, without].map(
    players => players.map(player => list.players[player]?.name).join(' ') || '–',
  );
  return `${names.join('; ')}${absent ? ' absent' : ''}${out ? ' out' : ''}`;
}

describe('who plays for a team', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['nothing is typed: the first boards are next', {}, '–; Ann Bo Cy; Ann Bo Cy'],
    ['who is out makes room', { Bo: 'out' }, '–; Ann Cy Di; Ann Bo Cy'],
    ['all are out', { Ann: 'out', Bo: 'out', Cy: 'out', Di: 'out', Ed: 'out' }, '–; –; Ann Bo Cy out'],
    ['one is paired already', { Bo: '6?' }, 'Bo; Ann Cy; Ann Cy Di'],
    ['one is named by the opponent', { Flo: '2?' }, 'Bo; Ann Cy; Ann Cy Di'],
    ['a result settles the line-up', { Bo: '6+' }, 'Bo; –; Ann Cy Di'],
    ['so does one of two results', { Bo: '6+ 7?' }, 'Bo; –; Ann Cy Di'],
    ['a walk-over of the whole team does not', { Ann: '0+' }, 'Ann; Bo Cy; Bo Cy Di'],
    ['a walk-over beside a game does', { Ann: '0+', Bo: '6?' }, 'Ann Bo; –; Cy Di Ed'],
    ['so does one of the opponents', { Bo: '6?', Gus: '0+' }, 'Bo; –; Ann Cy Di'],
    ['one excused is replaced', { Ann: '0=' }, '–; Bo Cy Di; Bo Cy'],
    ['as many excused as boards are an absent team', { Ann: '0=', Bo: '0=', Cy: '0-' }, '–; –; – absent'],
    ['two are not, as long as others can play', { Ann: '0=', Bo: '0=' }, '–; Cy Di Ed; Cy'],
    [
      'they are, where nobody else can',
      { Ann: '0=', Bo: '0=', Cy: 'out', Di: 'out', Ed: 'out' },
      '–; –; – absent',
    ],
    [
      'nor is a team absent that plays at one board',
      { Ann: '6?', Bo: '0=', Cy: '0=', Di: '0=', Ed: '0=' },
      'Ann; –; –',
    ],
  ])('%s', (_, cells, expected) => expect(oaks(cells)).toBe(expected));

  test('more than the boards of a match: nobody is next, and nobody is without', () => {
    expect(oaks({ Ann: '6?', Bo: '7?' }, 1)).toBe('Ann Bo; –; Cy');
    expect(oaks({ Ann: '6?', Bo: '0=', Cy: '0=' }, 1)).toBe('Ann; –; –');
  });

  test('a team that the list does not have has nobody', () => {
    const list = wallListText('Name | Team | R1\nAnn | Oaks | .');
    expect(lineUpOf(findTeams(list, { boards: 1 }), list, list.entries, 4, 1)).toEqual({
      order: [],
      seated: [],
      next: [],
      absent: false,
      out: true,
      without: [],
    });
  });
});
