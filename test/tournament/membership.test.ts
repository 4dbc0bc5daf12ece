import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOut, parseRankCell } from '../../src/sheet/cells/fields';
import {
  licenceCell,
  licenceStatus,
  membershipCell,
  readMembership,
  type Membership,
} from '../../src/tournament/person/membership';

const ALL: readonly Membership[] = [
  { kind: 'none' },
  { kind: 'leisure' },
  { kind: 'until', day: '2027-03-31' },
];

test('what lists say is said by the federation’s own sign, or with its day, and read again', () => {
  expect(ALL.map(membershipCell)).toEqual(['FFG -', 'FFG C', 'AGA 2027-03-31']);
  for (const one of ALL) expect(readMembership(membershipCell(one))).toEqual(one);
  // It means nothing in another column.
  for (const one of ALL) {
    const cell = membershipCell(one);
    expect([parseOut(cell), parseRankCell(cell)]).toEqual([undefined, undefined]);
  }
});

test('another sign and words of the organiser are kept, and are nothing that is known', () => {
  for (const cell of [
    '',
    'paid',
    'FFG L',
    'FFG e',
    'FFG',
    'AGA',
    'AGA 3/31/2027',
    '-',
    'C',
    'ffg -',
    '2027-03-31',
  ])
    expect(readMembership(cell), cell).toBeUndefined();
  expect([licenceStatus('FFG L'), licenceStatus('AGA 2027-03-31'), licenceStatus('paid')]).toEqual([
    'L',
    undefined,
    undefined,
  ]);
});

test('any status of a file comes back from its cell without the blanks around it', () => {
  expect(licenceCell('  ')).toBeUndefined();
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 8 }).filter(text => /^[^\n\r\u2028\u2029]*$/.test(text)),
      status => {
        const cell = licenceCell(status);
        expect(cell === undefined ? '' : licenceStatus(cell)).toBe(status.trim());
      },
    ),
  );
});
