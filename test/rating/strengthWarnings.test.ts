import { expect, test } from 'vitest';
import { strengthWarnings } from '../../src/rating/strengthWarnings';
import { wallListText } from '../wallListText';

const warned = (table: string) =>
  strengthWarnings(wallListText(`Name | Rank | Rating\n${table.trim()}`)).map(
    ({ code, severity, place, values }) => [
      code,
      severity,
      place,
      `${values['name']} ${values['rank']} ${values['rating']}`,
    ],
  );

/** 1d is 2100, 2d 2200, 7d 2700. */
const usual = `
  Ann | 1d | 2100
  Bo  | 2d | 2190
`;

test('more than eight ranks between rank and rating are told, with the player', () => {
  expect(warned(`${usual}Cy | 7d | 1899`)).toEqual([
    ['rankRatingApart', 'warning', { kind: 'player', player: 2 }, 'Cy 7d 1899'],
  ]);
  expect(warned(`${usual}Cy | 1d | 2950.6`)).toEqual([
    ['rankRatingApart', 'warning', { kind: 'player', player: 2 }, 'Cy 1d 2951'],
  ]);
  expect(warned(`${usual}Cy | 7d | 1900`)).toEqual([]);
});

test('a rating of a round is told like that of the event', () => {
  const told = (later: string) =>
    strengthWarnings(
      wallListText(`
        Name | Rank | Rating | Rating R2 | R1 | R2
        Ann  | 1d   | 2100   | 2120      |    |
        Bo   | 2d   | 2190   |           |    |
        Cy   | 7d   | 2650   | ${later} |    |`),
    ).map(({ values }) => `${values['name']} ${values['rating']}`);
  expect(told('266')).toEqual(['Cy 266']);
  expect(told('2660')).toEqual([]);
});

test('only where most others are as the EGF counts, 400 points at most apart', () => {
  const list = (rating: number) => `Ann | 1d | ${rating}\nBo | 2d | 2200\nCy | 7d | 100`;
  expect(warned(list(2500))).toHaveLength(1);
  expect(warned(list(2501))).toEqual([]);
  expect(warned(list(1700))).toHaveLength(1);
  expect(warned(list(1699))).toEqual([]);
  // One of two is not most.
  expect(warned('Ann | 1d | 2100\nCy | 7d | 100')).toEqual([]);
});

test('who lacks rank or rating is none of them', () => {
  expect(warned(`${usual}Cy | 7d | 100\nDi | | 2100\nEd | 3k |\nFlo | |`)).toHaveLength(1);
  expect(warned('Cy | 7d | 100\nDi | | 2100\nEd | 2d |\nFlo | | 2000')).toEqual([]);
  expect(warned(usual)).toEqual([]);
});
