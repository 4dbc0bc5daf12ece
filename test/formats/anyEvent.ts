import fc from 'fast-check';
import {
  NO_FACTS,
  type ExchangedGame,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FreeRound,
} from '../../src/formats/exchange';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { OUTCOMES, OPPOSITE_OUTCOME, type Free, type Outcome } from '../../src/tournament/game';
import type { Rank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { TIEBREAKS } from '../../src/tournament/tiebreaks';
import { UNKNOWN_PLAYER } from '../../src/tournament/wallList';

/** Names as people have them, and a few that no line of a file would like. */
const SURNAMES = [
  ...[
    'Novák',
    'van der Berg',
    'de la Cruz',
    "O'Neil",
    'Ng',
    'MÜLLER',
    'Łoś',
    'Żółć',
    'Işık',
    'İnan',
    'Çağ',
    'Đorđević',
  ],
  ...[
    '李',
    '김',
    'Иванов',
    'Şahin',
    'Smith-Jones',
    'St. John',
    'Ng-A-Lun',
    'van',
    'al-Hussein',
    'Ó Briain',
    'D’Arcy',
  ],
  ...[
    'A;B',
    'C|D',
    'E_F',
    '<G&H>',
    '3d',
    '=SUM(1)',
    '@x',
    'Smith, jr',
    'x\u0000y',
    'Tab\tbed',
    '12',
    '+1',
    '?',
    '"Q"',
  ],
];
const FIRST_NAMES = [
  ...[
    'Jan',
    'Jean Luc',
    'Ann',
    '',
    'Żaneta',
    'İlker',
    'Işıl',
    '三',
    '하나',
    'Иван',
    'Bo',
    'J. R. R.',
    'Li',
    'Ümit',
    'Łukasz',
  ],
  ...['5k', 'Zo\u0007é', '-', 'A, B', '"Bo"', '=1', '7', 'de', 'İ', 'x_y', 'Ann'],
];

const rank: fc.Arbitrary<Rank | undefined> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.integer({ min: -30, max: 8 }).map((index): Rank => ({ kind: 'amateur', index })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -35, max: -31 }).map((index): Rank => ({ kind: 'amateur', index })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 9 }).map((dan): Rank => ({ kind: 'professional', dan })),
  },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 3 });

const texts = (...all: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...all);

const player: fc.Arbitrary<Omit<ExchangedPlayer, 'no'>> = fc
  .record({
    surname: texts(...SURNAMES),
    firstName: texts(...FIRST_NAMES),
    rank,
    rating: fc.option(fc.integer({ min: -900, max: 2940 }), { nil: undefined }),
    ratings: fc.constantFrom(undefined, undefined, [undefined, undefined, 2150]),
    maximumRating: seldom(fc.integer({ min: 100, max: 2900 })),
    ratingList: seldom(texts('EGF 2026-11-01', 'FFG')),
    membership: seldom(texts('FFG -', 'FFG C', 'AGA 2027-03-31', 'paid')),
    country: texts('DE', 'fr', '', 'XX', 'Germany', 'FR', 'TR'),
    club: texts('', 'Berl', 'Kraków', '75Ju', 'Ž & Co', 'AB', 'xxxx', 'Łódź', '道場', 'a b'),
    pin: texts('', '12345678', '87654321', '1800014', '04A0009', '7', '007', '99999', 'x 1', '12345678'),
    start: seldom(fc.integer({ min: -6, max: 80 })),
    category: texts('', '', '', '1', 'Dan & up'),
    group: texts('', '', '', 'A', 'Gruppe B'),
    supergroup: fc.boolean(),
    previousOrder: seldom(fc.integer({ min: 1, max: 20 })),
    team: texts('', '', '', 'West', 'Łódź 1'),
    board: seldom(fc.integer({ min: 1, max: 4 })),
    boards: fc.constantFrom(undefined, undefined, undefined, [undefined, 2, 0]),
    out: fc.record({
      rounds: fc
        .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 })
        .map(all => all.sort((a, b) => a - b)),
      from: seldom(fc.integer({ min: 1, max: 7 })),
    }),
  })
  .map(one => ({ ...UNKNOWN_PLAYER, ...one }));

const settings: fc.Arbitrary<Partial<Settings>> = fc.record(
  {
    preset: fc.constantFrom('EGF', 'OpenGotha', 'AGA'),
    system: fc.constantFrom(...SYSTEM_NAMES),
    upperBar: fc.integer({ min: -5, max: 5 }).map((index): Rank => ({ kind: 'amateur', index })),
    lowerBar: fc.integer({ min: -28, max: -8 }).map((index): Rank => ({ kind: 'amateur', index })),
    komi: fc.integer({ min: 0, max: 17 }),
    byeValue: fc.integer({ min: 0, max: 2 }),
    byeWins: fc.integer({ min: 0, max: 2 }),
    absenceValue: fc.integer({ min: 0, max: 2 }),
    absenceWins: fc.integer({ min: 0, max: 2 }),
    handicap: fc.constantFrom('none', 'MMS', 'rank', 'EGF'),
    handicapReduction: fc.integer({ min: 0, max: 4 }),
    handicapLimit: fc.integer({ min: 1, max: 9 }),
    earlyRounds: fc.integer({ min: 0, max: 5 }),
    tiebreaks: fc.uniqueArray(fc.constantFrom(...TIEBREAKS), { maxLength: 4 }),
    scoreZeroAt: fc.constantFrom('30k', '20k', '1d'),
  } as const,
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Settings>>;

const facts: fc.Arbitrary<ExchangedTournament['facts']> = fc.record({
  name: texts('', 'Cup', 'Łódź Open [II]', 'A;B, C', 'Go\u0000 "x"', '碁'),
  place: texts('', 'Kraków', 'Paris, France', 'a]b'),
  country: texts('', 'FR', 'de', 'Poland'),
  director: texts('', 'Ann Ko'),
  begins: texts('', '2026-07-06'),
  ends: texts('', '2026-07-07'),
  boardSize: fc.constantFrom(19, 19, 13, 9),
  online: fc.boolean(),
  time: fc.constantFrom(
    undefined,
    { basicMinutes: 60, overtime: { kind: 'byo-yomi', seconds: 30 } } as const,
    { basicMinutes: 45, overtime: { kind: 'fischer', seconds: 15 } } as const,
    { basicMinutes: 40, overtime: { kind: 'canadian', seconds: 300, moves: 20 } } as const,
    { basicMinutes: 50, overtime: { kind: 'none' } } as const,
    { basicMinutes: 55, overtime: { kind: 'adjusted', minutes: 55 } } as const,
  ),
});

interface Roll {
  /** 0 to 1; whom to play and what happens. */
  readonly order: readonly number[];
  readonly games: readonly Omit<ExchangedGame, 'round' | 'black' | 'white'>[];
  readonly free: readonly (Free | undefined)[];
}

const outcome = fc.constantFrom(...OUTCOMES);
const game = fc
  .record({
    table: seldom(fc.integer({ min: 1, max: 9 })),
    colourKnown: fc.boolean(),
    handicap: fc.constantFrom(0, 0, 0, 1, 2, 9, 12),
    blackOutcome: outcome,
    other: fc.option(outcome, { nil: undefined, freq: 4 }),
    byDefault: fc.boolean(),
    moves: seldom(fc.integer({ min: 1, max: 400 })),
  })
  .map(({ other, ...one }) => ({
    ...one,
    whiteOutcome: other ?? (OPPOSITE_OUTCOME[one.blackOutcome] satisfies Outcome),
  }));

const FREE: readonly (Free | undefined)[] = [
  { kind: 'free', as: 'bye', worth: 'win' },
  { kind: 'free', as: 'bye', worth: 'half' },
  { kind: 'free', as: 'bye', worth: 'nothing' },
  { kind: 'free', as: 'absence', worth: 'half' },
  { kind: 'free', as: 'absence', worth: 'nothing' },
  undefined,
];

const MOST_PLAYERS = 9;
/** Evenly from 0 to 1: most doubles between them are next to nothing, and nobody would play. */
export const share: fc.Arbitrary<number> = fc.nat({ max: 999 }).map(one => one / 1000);

const roll: fc.Arbitrary<Roll> = fc.record({
  order: fc.array(share, { minLength: MOST_PLAYERS, maxLength: MOST_PLAYERS }),
  games: fc.array(game, { minLength: MOST_PLAYERS, maxLength: MOST_PLAYERS }),
  free: fc.array(fc.constantFrom(...FREE), { minLength: MOST_PLAYERS, maxLength: MOST_PLAYERS }),
});

/** Tournaments with every field at random; each player has at most one entry a round. */
export const anyEvent: fc.Arbitrary<ExchangedTournament> = fc
  .record({
    facts,
    settings,
    players: fc.array(player, { minLength: 2, maxLength: MOST_PLAYERS }),
    rolls: fc.array(roll, { minLength: 1, maxLength: 4 }),
    step: fc.constantFrom(1, 1, 3),
    groups: fc.constantFrom([], [], [{ name: 'West', clubs: ['Berl', 'Łódź'] }]),
  })
  .map(({ players, rolls, step, groups, ...rest }) => {
    const games: ExchangedGame[] = [];
    const free: FreeRound[] = [];
    rolls.forEach((one, index) => {
      const round = index + 1;
      const seated = [...players.keys()].sort((a, b) => (one.order[a] ?? 0) - (one.order[b] ?? 0));
      const pairs = Math.floor((seated.length * (one.order[0] ?? 0)) / 1.5);
      for (let at = 0; at < seated.length;) {
        const [black, white] = [seated[at]!, seated[at + 1]];
        if (white !== undefined && at / 2 < pairs) {
          games.push({ ...one.games[at]!, round, black, white });
          at += 2;
        } else {
          const entry = one.free[at];
          if (entry) free.push({ player: black, round, entry });
          at += 1;
        }
      }
    });
    const event = {
      facts: { ...NO_FACTS, ...rest.facts },
      rounds: rolls.length,
      players: players.map((one, index) => ({ ...one, no: 1 + index * step })),
      games,
      free,
      settings: { ...rest.settings, rounds: rolls.length },
      clubGroups: groups,
    };
    // All settings in force, as sheets have them.
    return { ...event, settings: toWallList(event).settings };
  });
