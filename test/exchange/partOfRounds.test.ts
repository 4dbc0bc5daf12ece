import { describe, expect, test } from 'vitest';
import type { TournamentNow } from '../../src/exchange/fileRows';
import { writeFile, type FileKind } from '../../src/exchange/writeFile';
import { readAga } from '../../src/formats/aga/readAga';
import type { Settings } from '../../src/tournament/settings';
import { CHOICES, now } from './printed';

/** Two weekends: Dan comes to the second one alone, Cid to the first. */
const LIST = `
No | Name | Rank | R1 | R2 | R3 | R4
1 | Ann Ash | 2d | 2+/b | 3+/w | 4-/b | 2+/w
2 | Bo Birch | 1d | 1-/w | 0+ | 0= | 1-/b
3 | Cid Cedar | 1k | 0- | 1-/b | 0- | 0-
4 | Dan Dill | 2k | 0= | 0= | 1+/w | 0+`;
const event = (settings: Partial<Settings> = {}): TournamentNow =>
  now(LIST, {
    eventName: 'League',
    eventPlace: 'Bern',
    eventCountry: 'CH',
    eventBegins: '2026-03-07',
    eventEnds: '2026-03-15',
    ...settings,
  });
const WEEKENDS = [
  { round: 1, day: '2026-03-07', time: '10:00' },
  { round: 2, day: '', time: '14:00' },
  { round: 3, day: '2026-03-14', time: '10:00' },
  { round: 4, day: '2026-03-15', time: '10:00' },
];
const made = (kind: FileKind, rounds: string, of = event()) =>
  writeFile(kind, of, { ...CHOICES, rounds }, 'en');
const textOf = (kind: FileKind, rounds: string, of = event()): string =>
  new TextDecoder().decode(made(kind, rounds, of).files[0]?.bytes);
/** The lines of players, without blanks that only align. */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(';'))
    .map(line => line.trim().replace(/\s+/g, ' '));

describe('a part of the rounds', () => {
  test('has the games of these rounds alone, and whoever was there', () => {
    expect(lines(textOf('h9', '3-4'))).toEqual([
      '1 Dan Dill 2K XX xxxx 0 0 0 0 2+/w0 0+',
      '2 Ann Ash 2D XX xxxx 0 0 0 0 1-/b0 3+/w0',
      '3 Bo Birch 1D XX xxxx 0 0 0 0 0= 2-/b0',
    ]);
    expect(lines(textOf('h9', '1, 2')).map(line => line.split(' ').slice(1, 3).join(' '))).toEqual([
      'Ann Ash',
      'Bo Birch',
      'Cid Cedar',
    ]);
  });

  test('goes to the FFG and the AGA too, with its rounds in the name of the file', () => {
    expect(made('tou', '3-').files[0]?.name).toBe('Cup-R3-4.tou');
    const read = readAga(textOf('aga', '2-3'));
    if (read.kind !== 'read') throw new Error('refused');
    expect(read.tournament.games.map(({ round }) => round)).toEqual([1, 2]);
  });

  test('all rounds are the file as it is without any, but for the name', () => {
    expect(lines(textOf('h9', '')).map(line => line.split(' ').length)).toEqual([14, 14, 14, 14]);
    expect(made('h9', '').files[0]?.name).toBe('Cup.h9');
  });

  test('has the days of the timetable; without it those of the event, which is said', () => {
    const of = event({ timetable: WEEKENDS });
    expect(textOf('h9', '1-2', of)).toContain('DT[2026-03-07,2026-03-07]');
    expect(textOf('h9', '3-4', of)).toContain('DT[2026-03-14,2026-03-15]');
    const sentences = made('h9', '3-4', of)
      .remarks.map(({ sentence }) => sentence)
      .join('\n');
    expect(sentences).toContain('Rounds 3, 4 alone, counted from 1 in the file: 2026-03-14 to 2026-03-15.');
    expect(textOf('h9', '3-4')).toContain('DT[2026-03-07,2026-03-15]');
    expect(
      made('h9', '3-4')
        .remarks.map(({ sentence }) => sentence)
        .join('\n'),
    ).toContain('with the days of the whole event');
  });

  test('a correction for the rating alone is that of its round of the event', () => {
    const ratedResults = [{ round: 3, players: [4, 1], result: '0-1' }] as const;
    const of = event({ ratedResults });
    expect(lines(textOf('h9', '3-4', of))[0]).toContain(' 2-/w0 0+');
    expect(lines(textOf('h9', '1-2', of))[0]).toContain(' 2+/b0 3+/w0');
    const corrected = (rounds: string) =>
      made('h9', rounds, of).remarks.filter(({ sentence }) => sentence.includes('corrected result'));
    expect(corrected('3-4').map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/^Round 3: /)]);
    expect(corrected('1-2')).toEqual([]);
  });

  test.each(['5', '0', '3-2', '1-9', 'x', '?', '2-x', ','])('“%s” names no rounds: no file', rounds => {
    const { files, remarks } = made('h9', rounds);
    expect(files.map(({ name }) => name)).toEqual([]);
    expect(remarks[0]).toMatchObject({ severity: 'error' });
    expect(remarks[0]?.sentence).toContain('names no rounds that were played');
  });

  test('other files are whole', () => {
    expect(textOf('csv', '3-4')).toBe(textOf('csv', ''));
  });
});
