import { expect, test } from 'vitest';
import { makeTimeLimits, parseTimeLimits } from '../../src/tournament/timeLimits';
import { isDay, makeTimetable, parseTimetable, timeOfRound } from '../../src/tournament/timetable';

test('a timetable is read as organisers type it', () => {
  const times = parseTimetable('R1 2026-07-06 9:30, R2 14.00\n3 2026-07-07 10h00') ?? [];
  expect(makeTimetable(times)).toBe('R1 2026-07-06 09:30, R2 14:00, R3 2026-07-07 10:00');
  expect(timeOfRound(times, 2)).toEqual({ round: 2, day: '2026-07-06', time: '14:00' });
  expect(timeOfRound(times, 4)).toBeUndefined();
});

test.each([
  ['r9: 2026-07-06  9h05 , R10 09:05', 'R9 2026-07-06 09:05, R10 09:05'],
  ['R1 10:00, , R2 12:00;', 'R1 10:00, R2 12:00'],
])('“%s” is %s', (text, times) => expect(makeTimetable(parseTimetable(text) ?? [])).toBe(times));

test.each([
  ...['', 'R1', 'R1 24:00', 'R1 10:60', 'R2 10:00, R1 12:00', 'R1 10:00, R1 12:00', 'R1 2026-02-29 10:00'],
  ...['R1 6.7. 10:00', 'Mon R1 10:00', 'R1 10:00 h'],
])('“%s” is no timetable', text => expect(parseTimetable(text)).toBeUndefined());

test('a round has the day of the one before, and none where nobody named any', () => {
  const times = parseTimetable('R1 9:30, R2 2026-07-07 10:00, R3 14:00') ?? [];
  expect([1, 2, 3].map(round => timeOfRound(times, round)?.day)).toEqual(['', '2026-07-07', '2026-07-07']);
});

test('the days of a calendar', () => {
  const days = ['2026-01-01', '2026-07-31', '2028-02-29', '2000-02-29'];
  const others = ['2026-07-00', '2026-07-32', '2026-13-01', '2027-02-29', '2100-02-29', '2026-7-6'];
  expect(days.filter(day => !isDay(day))).toEqual([]);
  expect([...others, 'on 2026-07-06', '2026-07-06 or so'].filter(isDay)).toEqual([]);
});

test.each([
  ['60 min', '60 min'],
  ['90min+30 s Byo-Yomi', '90 min + 30 s byo-yomi'],
  ['60′ + 30″ byoyomi', '60 min + 30 s byo-yomi'],
  ['60 min + 300 s / 15 stones', '60 min + 300 s / 15 moves'],
  ['60 min + 300 s / 15', '60 min + 300 s / 15 moves'],
  ['45 MIN + 15 s Fischer', '45 min + 15 s Fischer'],
  ['60 min = 82 min', '60 min = 82 min'],
])('the time limits “%s” are %s', (text, limits) => {
  const read = parseTimeLimits(text);
  expect(read && makeTimeLimits(read)).toBe(limits);
});

test('overtime is of the kind that its words say', () => {
  const kinds = ['60 min', '60 min + 30 s byo-yomi', '60 min + 300 s / 15', '60 min + 9 s Fischer'];
  expect([...kinds, '60 min = 82 min'].map(text => parseTimeLimits(text)?.overtime)).toEqual([
    { kind: 'none' },
    { kind: 'byo-yomi', seconds: 30 },
    { kind: 'canadian', seconds: 300, moves: 15 },
    { kind: 'fischer', seconds: 9 },
    { kind: 'adjusted', minutes: 82 },
  ]);
});

test.each(['an hour', 'about 60 min', '60 min each', '60 min = some min'])('“%s” are no time limits', text =>
  expect(parseTimeLimits(text)).toBeUndefined(),
);
