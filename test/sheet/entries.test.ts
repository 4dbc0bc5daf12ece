import { describe, expect, test } from 'vitest';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import { range } from './range';

/** The entries of a list and what is told of it, a line for each player and each problem. */
function entries(text: string, several?: (round: number) => boolean, values?: Record<string, unknown>) {
  const { wallList, problems } = readWallList(range(text, values), several);
  return [
    ...wallList.entries.map(each => each.map(made => makeEntries(made) || '.').join(' ')),
    ...(wallList.badCells ?? []).map(
      ({ player, round, text }) => `bad: ${player + 1} round ${round}: ${text}`,
    ),
    ...problems.map(({ code, place, values }) => {
      const at = place.kind === 'cell' ? `${place.row}/${place.column} ` : '';
      return [`${at}${code}`, ...Object.values(values ?? {})].join(' · ');
    }),
  ];
}

describe('a W', () => {
  test('is a win in a round where an L stands', () => {
    expect(entries('Name | R1\nAnn | 2W\nBo | 1L')).toEqual(['2+', '1-']);
    expect(entries('Name | R1 | R2\nAnn | 2W | 2L\nBo | 1L | 1W')).toEqual(['2+ 2-', '1- 1+']);
  });

  test('is a win where the opponent’s cell says so, and there alone', () => {
    expect(entries('Name | R1\nAnn | 2W\nBo | 1-')).toEqual(['2+', '1-']);
    const open = ['bad: 1 round 1: 2W', '1/1 twoMeanings · 2W · 2'];
    expect(entries('Name | R1\nAnn | 2W\nBo | 1+')).toEqual(['.', '1+', ...open]);
    expect(entries('Name | R1\nAnn | 2W\nBo | 3-\nCy | 2+')).toEqual(['.', '3-', '2+', ...open]);
    expect(entries('Name | R1\nAnn | 2W\nBo | 0-')).toEqual(['.', '0-', ...open]);
    expect(entries('Name | R1\nAnn | 2W\nBo |')).toEqual(['.', '.', ...open]);
    expect(entries('Name | R1\nAnn | 9W\nBo | 0+')).toEqual([
      '.',
      '0+',
      'bad: 1 round 1: 9W',
      '1/1 twoMeanings · 9W · 9',
    ]);
    expect(entries('Name | R1\nAnn | 2W\nBo | 3+ 1-', () => true)[0]).toBe('2+');
  });
});

describe('a cell that cannot be read', () => {
  test('is kept, with what is missing', () => {
    expect(entries('Name | R1\nAnn | 2\nBo | 0\nCy | x', undefined, { '2': 2 })).toEqual([
      '.',
      '.',
      '.',
      'bad: 1 round 1: 2',
      'bad: 2 round 1: 0',
      'bad: 3 round 1: x',
      '1/1 resultMissing · 2',
      '2/1 worthMissing · 0',
      '3/1 unreadableCell · x',
    ]);
  });

  test('is a number below nothing, and a game against oneself', () => {
    expect(entries('Name | R1\nAnn | <n>\nBo | 1-', undefined, { '<n>': -2 })).toEqual([
      '.',
      '1-',
      'bad: 1 round 1: -2',
      '1/1 turnedIntoNumber · -2 · 2-',
    ]);
    expect(entries('Name | R1\nAnn | 1+\nBo | 0+')).toEqual([
      '.',
      '0+',
      'bad: 1 round 1: 1+',
      '1/1 selfPlay · Ann · 1',
    ]);
  });
});

describe('several games in a round', () => {
  const two = 'Name | R1a | R1b | R2\nAnn | 2+ | 2- | 2+\nBo | 1- | 1+ | 1-';

  test('are read in rounds that may have them', () => {
    expect(entries(two, round => round === 1)).toEqual(['2+ 2- 2+', '1- 1+ 1-']);
  });

  test('are wrong in others, with the text of all cells', () => {
    const told = ['1/2 twoGamesInRound · Ann · 1', '2/2 twoGamesInRound · Bo · 1'];
    expect(entries(two, round => round === 2)).toEqual([
      '. 2+',
      '. 1-',
      'bad: 1 round 1: 2+ 2-',
      'bad: 2 round 1: 1- 1+',
      ...told,
    ]);
    expect(entries(two)).toEqual(entries(two, () => false));
  });

  test('of which one cannot be read leave its text alone, and no text of an empty cell', () => {
    expect(entries('Name | R1a | R1b\nAnn | x | 2-\nBo | 1+ |', () => true)).toEqual([
      '2-',
      '1+',
      'bad: 1 round 1: x',
      '1/1 unreadableCell · x',
    ]);
    expect(entries('Name | R1a | R1b | R1c\nAnn | 2+ | | 2-\nBo | | | 0+')).toEqual([
      '.',
      '0+',
      'bad: 1 round 1: 2+ 2-',
      '1/3 twoGamesInRound · Ann · 1',
    ]);
  });

  test('a warning beside a cell makes no bad cell of it', () => {
    expect(entries('Name | Rank | R1\nAnn | abc | 2+\nBo | 2d | 1-')).toEqual([
      '2+',
      '1-',
      '1/1 unreadableRank · abc · rank',
    ]);
  });
});

describe('a name', () => {
  const names = (text: string) => readWallList(range(text)).wallList.players.map(({ name }) => name);

  test('stands in one column or two; of three the whole one counts', () => {
    expect(names('Surname | First name | R1\nKask | Ann | 2+\n | Bo | 1-')).toEqual(['Kask Ann', 'Bo']);
    expect(names('Surname | Name | R1\nKask | Ann | 2+\nLow | Bo | 1-')).toEqual(['Kask Ann', 'Low Bo']);
    expect(names('First name | Name | R1\nAnn | Kask | 2+\nBo | Low | 1-')).toEqual(['Kask Ann', 'Low Bo']);
    expect(
      names(
        'First name | Name | Surname | R1\nAnn | A. Kask | Kask | 2+\nBo | | Low | 1-\nCy | | | 0+\n | | May | 0+',
      ),
    ).toEqual(['A. Kask', 'Low Bo', 'Cy', 'May']);
  });
});
