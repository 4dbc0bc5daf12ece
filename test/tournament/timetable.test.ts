import { expect, test } from 'vitest';
import { parseTimeLimits } from '../../src/tournament/timeLimits';
import { makeTimetable, parseTimetable, timeOfRound } from '../../src/tournament/timetable';

test('a timetable is read as organisers type it', () => {
  const times = parseTimetable('R1 2026-07-06 9:30, R2 14.00\n3 2026-07-07 10h00') ?? [];
  expect(makeTimetable(times)).toBe('R1 2026-07-06 09:30, R2 14:00, R3 2026-07-07 10:00');
  expect(timeOfRound(times, 2)).toEqual({ round: 2, day: '2026-07-06', time: '14:00' });
  expect(timeOfRound(times, 4)).toBeUndefined();
});

test.each(['', 'R1', 'R1 25:00', 'R1 10:60', 'R2 10:00, R1 12:00', 'R1 2026-02-29 10:00', 'R1 6.7. 10:00'])(
  '“%s” is no timetable',
  text => expect(parseTimetable(text)).toBeUndefined(),
);

test('time limits are read with blanks and capitals as they come', () => {
  expect(parseTimeLimits('90min+30 s Byo-Yomi')).toEqual({
    basicMinutes: 90,
    overtime: { kind: 'byo-yomi', seconds: 30 },
  });
  expect(parseTimeLimits('60 min + 300 s / 15 stones')?.overtime).toEqual({
    kind: 'canadian',
    seconds: 300,
    moves: 15,
  });
  expect(parseTimeLimits('an hour')).toBeUndefined();
});
