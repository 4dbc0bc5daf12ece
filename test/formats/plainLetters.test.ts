import { describe, expect, test } from 'vitest';
import { readAga } from '../../src/formats/aga/readAga';
import { writeAga } from '../../src/formats/aga/writeAga';
import { bytesToText } from '../../src/formats/parse/bytesToText';
import { textToBytes } from '../../src/formats/parse/textToBytes';

// F7.10 of docs/faults.md

describe('letters that ISO-8859-15 lacks', () => {
  test.each([
    ['Łukasz Żółć', 'Lukasz Zólc'],
    ['Işık İnan', 'Isik Inan'],
    ['Đorđević', 'Dordevic'],
    ['D’Arcy – “Bo”', `D'Arcy - "Bo"`],
    ['김 李', '? ?'],
    ['Šimůnek Ž', 'Šimunek Ž'],
  ])('%s is written %s, and said', (text, written) => {
    const { bytes, problems } = textToBytes(text, 'iso-8859-15');
    expect(bytesToText(bytes, 'iso-8859-15')).toMatchObject({ text: written });
    expect(problems.map(({ values }) => values['what'])).toEqual(['letters']);
  });
});

test('the second of two with one id of the AGA gets a spare one, and it is said', () => {
  const text = 'TOURNEY Cup\nPLAYERS\n7 Novak, Jan 3D\n8 Ng, Li 5K\nGAMES 1\n7 8 W 0 7\nEND\n';
  const reading = readAga(text);
  if (reading.kind !== 'read') throw new Error('refused');
  const players = reading.tournament.players.map(one => ({ ...one, pin: one.no === 1 ? '7' : '007' }));
  const writing = writeAga({ ...reading.tournament, players });
  expect(writing.text).toContain('7\tNovak, Jan\t3D\n99999\tNg, Li\t5K');
  expect(readAga(writing.text).kind).toBe('read');
  expect(writing.problems).toContainEqual(
    expect.objectContaining({ code: 'pinTwice', values: { name: 'Ng Li', other: 'Novak Jan', pin: '7' } }),
  );
});
