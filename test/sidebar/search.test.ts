import { expect, test } from 'vitest';
import { meant } from '../../sidebar/search';

const LABELS = [
  '1 Ito Haruka (6d)',
  '11 Kask, Mari (12k)',
  '12 Öztürk Ümit (2d)',
  '120 Bogacki-Wiśniewska Aleksandra (1k)',
  '13 김민수 (3d)',
];
const names = (typed: string) =>
  LABELS.filter((_, i) => meant(typed, LABELS)[i]).map(label => label.split(' ')[0]);

test('a few letters mean a number, else the beginnings of names, else any letters', () => {
  expect(names('12')).toEqual(['12']);
  expect(names('mari k')).toEqual(['11']);
  expect(names(' ozturk')).toEqual(['12']);
  expect(names('WIS')).toEqual(['120']);
  expect(names('민')).toEqual(['13']);
  expect(names('12k')).toEqual(['11']);
  expect(names('aru')).toEqual(['1']);
  expect(names('xyz')).toEqual([]);
  expect(names('')).toHaveLength(5);
});
