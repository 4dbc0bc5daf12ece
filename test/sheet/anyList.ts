import fc from 'fast-check';
import { freeEntry, type Entry } from '../../src/tournament/game';
import { UNKNOWN_PLAYER, type Player, type WallList } from '../../src/tournament/wallList';

/** Wall lists as people type them: every column, cells that contradict each other, opponents who are in no list. */

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Emil', 'Fay'];
/** Nobody in these lists has this number. */
const OUTSIDE = 700;

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const word = fc.constantFrom('', 'FR', 'Oaks');

const byRound = (values: Readonly<Record<number, number>>): readonly number[] =>
  Object.assign([] as number[], values);

const player = (no: number, name: string): fc.Arbitrary<Player> =>
  fc
    .record({
      rank: fc.constantFrom<Player['rank'][]>(
        { kind: 'amateur', index: 2 },
        { kind: 'professional', dan: 1 },
        undefined,
      ),
      rating: maybe(fc.integer({ min: 100, max: 2800 })),
      ratings: fc.constantFrom(undefined, undefined, byRound({ 2: 2210 }), byRound({ 2: 100, 4: 2300 })),
      maximumRating: maybe(fc.integer({ min: 100, max: 2800 })),
      country: word,
      club: word,
      start: maybe(fc.integer({ min: 1, max: 60 })),
      category: word,
      group: word,
      supergroup: fc.boolean(),
      previousOrder: maybe(fc.integer({ min: 1, max: 9 })),
      team: word,
      board: maybe(fc.integer({ min: 1, max: 4 })),
      boards: fc.constantFrom(undefined, undefined, byRound({ 1: 2, 2: 0 })),
      out: fc.constantFrom(
        { rounds: [], from: undefined },
        { rounds: [2], from: undefined },
        { rounds: [], from: 3 },
        { rounds: [], from: undefined, isAwaited: true },
      ),
    })
    .map(facts => ({
      ...UNKNOWN_PLAYER,
      no,
      name,
      pin: '',
      membership: undefined,
      ratingList: undefined,
      ...facts,
    }));

const entry = (own: number, numbers: readonly number[]): fc.Arbitrary<Entry> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(freeEntry({ worth: 'win' }), freeEntry({ worth: 'half' })) },
    {
      weight: 4,
      arbitrary: fc
        .record({
          kind: fc.constant('game' as const),
          opponentNo: fc.constantFrom(...numbers.filter(no => no !== own), OUTSIDE),
          outcome: fc.constantFrom('won' as const, 'lost' as const, 'jigo' as const, 'unknown' as const),
          colour: fc.constantFrom('black' as const, 'white' as const, undefined),
          handicap: fc.constantFrom(0, 0, 3),
          byDefault: fc.boolean(),
          moves: fc.constantFrom(undefined, undefined, 231),
        })
        .map(game => ({ ...game, opponent: numbers.indexOf(game.opponentNo) })),
    },
  );

const ROUNDS = 2;

/** Lists of up to six players and two rounds, with up to `most` games of a player in each. */
export const anyList = (most = 1): fc.Arbitrary<WallList> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: NAMES.length }).chain(numbers =>
    fc.record({
      players: fc.tuple(...numbers.map((no, i) => player(no, NAMES[i] as string))),
      rounds: fc.constant(ROUNDS),
      entries: fc.tuple(
        ...numbers.map(no =>
          fc.array(fc.array(entry(no, numbers), { maxLength: most }), {
            minLength: ROUNDS,
            maxLength: ROUNDS,
          }),
        ),
      ),
    }),
  );
