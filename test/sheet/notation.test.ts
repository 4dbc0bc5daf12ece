import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOURS, OUTCOMES } from '../../src/tournament/game';
import { makeEntries, makeEntry, parseEntries, parseEntry } from '../../src/sheet/cells/notation';
import type { TypedEntry } from '../../src/sheet/cells/notation';
import { workedCase } from '../rules/cases';

interface Parsed {
  readonly kind: string;
  readonly opp?: number;
  readonly res?: string;
  readonly col?: string | null;
  readonly hd?: number;
  readonly bydef?: boolean;
}

/** Our entry in the words of the worked case. */
function asCase(cell: string): Parsed {
  const read = parseEntry(cell);
  switch (read.kind) {
    case 'nothing':
      return { kind: 'none' };
    case 'unreadable':
      return { kind: 'error' };
    case 'free':
      return { kind: 'free', res: { win: '+', half: '=', nothing: '-' }[read.worth] };
    case 'game':
      return {
        kind: 'game',
        opp: read.opponentNo,
        res: { won: '+', lost: '-', jigo: '=', unknown: '?' }[read.outcome],
        col: read.colour?.charAt(0) ?? null,
        hd: read.handicap,
        bydef: read.byDefault,
      };
  }
}

describe('the worked case cells-1 (R9)', () => {
  const { expected: cells } = workedCase<unknown, readonly { cell: string; parsed: Parsed }[]>('cells-1');

  test.each(cells.map(({ cell, parsed }) => [cell, parsed] as const))('“%s”', (cell, parsed) => {
    // A bye is a free win, and what an unreadable cell said is told by its problem.
    const { kind, ...rest } = parsed;
    const expected = kind === 'bye' ? { kind: 'free', ...rest } : kind === 'error' ? { kind } : parsed;
    expect(asCase(cell)).toEqual(expected);
  });
});

describe('what stands in a sheet besides (docs/sheets.md)', () => {
  test('a game paired and not yet played', () => {
    expect(parseEntry('14?/w')).toMatchObject({ opponentNo: 14, outcome: 'unknown', colour: 'white' });
    expect(parseEntry('14?')).toMatchObject({ opponentNo: 14, outcome: 'unknown', colour: undefined });
  });

  test('a colour nobody knows', () => {
    expect(parseEntry('14+/?')).toMatchObject({ outcome: 'won', colour: undefined, handicap: 0 });
  });

  test('several games in one cell, with their lengths', () => {
    expect(parseEntries('5+/b#231 5-/w#187')).toEqual([
      {
        kind: 'game',
        opponentNo: 5,
        outcome: 'won',
        colour: 'black',
        handicap: 0,
        byDefault: false,
        moves: 231,
      },
      {
        kind: 'game',
        opponentNo: 5,
        outcome: 'lost',
        colour: 'white',
        handicap: 0,
        byDefault: false,
        moves: 187,
      },
    ]);
    expect(parseEntries('5+ 7-  9=\n11?')).toHaveLength(4);
  });

  test('spaces inside one entry do not matter', () => {
    expect(parseEntries(' 14 + / w 3 ')).toEqual(parseEntries('14+/w3'));
    expect(parseEntries('14\u00a0+')).toEqual(parseEntries('14+'));
  });

  test.each([
    ['〇14', 'won'],
    ['14●', 'lost'],
    ['14×', 'lost'],
    ['14△', 'jigo'],
    ['○14/w2', 'won'],
  ] as const)('symbols of the Far East: %s', (cell, outcome) => {
    expect(parseEntry(cell)).toMatchObject({ opponentNo: 14, outcome });
  });

  test.each(['14+ ', '14＋', '14 +', '０１４+'])('“%s” is a win against 14', cell => {
    expect(parseEntry(cell)).toMatchObject({ opponentNo: 14, outcome: 'won' });
  });

  test.each([
    ['w2+', '2+/w'],
    ['2w+', '2+/w'],
    ['2+w', '2+/w'],
    ['2+ (w)', '2+/w'],
    ['2- (b)', '2-/b'],
    ['B2-', '2-/b'],
    ['2b?', '2?/b'],
    ['+2', '2+'],
    ['-2', '2-'],
    ['2+R', '2+'],
    ['2-R', '2-'],
    ['2+*', '2+'],
    ['2+d', '2+!'],
    ['2=d', '2=!'],
    ['2=f', '2=!'],
    ['2-f', '2-!'],
    ['2L', '2-'],
    ['L2', '2-'],
    ['Freilos', '0+'],
    ['free', '0+'],
    ['absent', '0-'],
  ])('%s is printed for %s', (cell, ours) => {
    expect(parseEntries(cell)).toEqual(parseEntries(ours));
  });

  test.each(['2W', 'w2', '14 w'])('“%s” may mean a win, or White', cell => {
    expect(parseEntries(cell)).toMatchObject({ kind: 'unreadable', why: 'two meanings' });
  });

  test.each(['-', '--', '---', '.', '−', '–', ' — ', ''])('“%s” is nothing', cell => {
    expect(parseEntries(cell)).toEqual([]);
  });

  test.each([
    ['14', 'no result'],
    ['0', 'no worth'],
    ['0?', 'no notation'],
    ['14+x', 'no notation'],
    ['1-0', 'game with 1, handicap 0'],
    ['14++', 'no notation'],
    ['14+/b100', 'no notation'],
    ['14/w', 'no notation'],
    ['2B', 'no notation'],
    ['2D', 'no notation'],
    ['+0', 'no notation'],
    ['0L', 'no notation'],
    ['0W', 'no notation'],
    ['2+3', 'game with 2, handicap 3'],
    ['+2-', 'no notation'],
    ['w2+b', 'no notation'],
    ['2+x', 'no notation'],
    ['constructor', 'no notation'],
    ['Bye!', 'no notation'],
    ['1234567+', 'no notation'],
    ['5+ abc', 'no notation'],
    ['=IMPORTXML("x")', 'no notation'],
  ])('“%s” is %s, and never guessed', (cell, why) => {
    const read = parseEntry(cell);
    if (why.startsWith('game'))
      expect(read).toMatchObject({ kind: 'game', opponentNo: Number(cell.charAt(0)) });
    else expect(read).toEqual({ kind: 'unreadable', why });
  });
});

const free = fc.constant('free' as const);
const written: fc.Arbitrary<TypedEntry> = fc.oneof(
  fc.record({
    kind: free,
    as: fc.constant('bye' as const),
    worth: fc.constantFrom('win', 'half', 'nothing'),
  }),
  fc.record({ kind: free, as: fc.constant('absence' as const), worth: fc.constantFrom('half', 'nothing') }),
  fc.record({
    kind: fc.constant('game' as const),
    opponentNo: fc.integer({ min: 1, max: 999_999 }),
    outcome: fc.constantFrom(...OUTCOMES),
    colour: fc.constantFrom(undefined, ...COLOURS),
    handicap: fc.integer({ min: 0, max: 99 }),
    byDefault: fc.boolean(),
    moves: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
  }),
);

describe('writing an entry and reading it again', () => {
  test('gives the same entry', () => {
    fc.assert(fc.property(written, entry => void expect(parseEntry(makeEntry(entry))).toEqual(entry)));
  });

  test('gives the same games of a round', () => {
    const several = fc.array(written, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(several, entries => void expect(parseEntries(makeEntries(entries))).toEqual(entries)),
    );
  });

  test.each(['14+', '14-/w3', '14?/w', '14=/b', '14-!/w', '5+/b#231', '0+', '0=', '0-'])(
    '%s stays %s',
    cell => {
      const entry = parseEntry(cell);
      if (entry.kind === 'nothing' || entry.kind === 'unreadable') throw new Error(`${cell} cannot be read`);
      expect(makeEntry(entry)).toBe(cell);
    },
  );

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void parseEntries(text)));
  });
});
