import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whySentences } from '../../src/application/functions/whyWords';
import type { OpenEvent } from '../../src/pairing/round/openEvent';
import type { ProvedRound } from '../../src/pairing/swiss/pairRound';
import { byeOf, pairsOf } from '../../src/pairing/optimum/optimum';
import { pairNextRound } from '../../src/pairing/nextRound';
import { pairWeighedRound } from '../../src/pairing/weighedRound';
import { whyNot, type Why } from '../../src/pairing/whyNot';
import { makeText } from '../../src/sheet/wording';
import { countedScore } from '../../src/standings/score/standing';
import type { Settings } from '../../src/tournament/settings';
import { openEventOf } from '../eventOf';
import { insteadOf } from '../../src/application/functions/whyWords';
import type { WallList } from '../../src/tournament/wallList';
import { allPairings, bestOf, compareCosts, payingGames, type Tried } from '../pairing/bestOfAll';
import { randomStages } from '../pairing/randomStages';
import { withWritten } from '../pairing/playToTheEnd';
import { standingText } from '../pairing/pairingText';
import { randomList } from '../pairing/randomList';

// F6.6 of docs/faults.md

const SETTINGS: fc.Arbitrary<Partial<Settings>> = fc.record({
  system: fc.constantFrom('McMahon' as const, 'Swiss' as const, 'Swiss by categories' as const),
  criteria: fc.constantFrom('weighed' as const, 'in order' as const),
  groups: fc.constantFrom('mixed' as const, 'apart' as const),
  rounding: fc.constantFrom('EGF' as const, 'none' as const),
  pairingTiebreaks: fc.constant([]),
  bye: fc.constantFrom('automatic' as const, 'automatic' as const, 1),
});

/** An answer that is asked for, and all that it can be checked by. */
interface Asked {
  readonly event: OpenEvent;
  readonly proved: ProvedRound;
  readonly one: number;
  /** -1: the bye. */
  readonly other: number;
  /** The pairings of the field of both that have the game or the bye asked about, and those that have not. */
  readonly having: readonly Tried[];
  readonly lacking: readonly Tried[];
}

const entriesOf = ({ event, proved }: Asked, player: number) =>
  event.wallList.entries[player]![proved.paired.round - 1]!;

const fieldOf = ({ proved }: Asked, player: number) =>
  proved.optima.map(({ field }) => field).find(({ players }) => players.includes(player));

/** How many byes a player has had, the score and how many to be paired are of the category. */
function rightsOf(asked: Asked, player: number) {
  const { event, proved } = asked;
  const { players, round } = fieldOf(asked, player)!;
  const category = (one: number): string => event.wallList.players[one]!.category;
  const before = event.wallList.entries[player]!.slice(0, proved.paired.round - 1).flat();
  return {
    byes: before.filter(entry => entry.kind === 'free' && entry.as === 'bye').length,
    category: category(player),
    isOdd: players.filter(one => category(one) === category(player)).length % 2 === 1,
    score: countedScore(round.standing, player),
  };
}

const isClean = ({ repeats }: Tried): boolean => repeats === 0;
const isBest = (one: Tried, all: readonly Tried[]): boolean =>
  compareCosts(one.cost, bestOf(all)!.cost) === 0;

/** Whether the best with it is worse than the best without; with as many repeats as the round needs. */
const isWorse = (having: readonly Tried[], lacking: readonly Tried[]): boolean =>
  having.length > 0 && !isBest(bestOf(having)!, [...having, ...lacking]);

/** What the sentence claims, checked by hand; `(\w)` are players by name. */
const CLAIMS: readonly (readonly [RegExp, (asked: Asked, first: number, second: number) => boolean])[] = [
  [/^(\w) \(\d\) and (\w) .* meet in this round\.$/, ({ proved }, a, b) => meets(proved, a, b)],
  [/^(\w) .* has the bye in this round\.$/, ({ proved }, a) => byesIn(proved).includes(a)],
  [
    /^(\w) \(\d\) comes before (\w) .*, having had fewer byes so far\.$/,
    (asked, a, b) => hasIt(asked, a) && rightsOf(asked, a).byes < rightsOf(asked, b).byes,
  ],
  [
    /^(\w) \(\d\) comes before (\w) .*: category \w has an odd number of players to be paired, category \w an even one\.$/,
    (asked, a, b) => {
      const [one, two] = [rightsOf(asked, a), rightsOf(asked, b)];
      return hasIt(asked, a) && one.byes === two.byes && one.isOdd && !two.isOdd;
    },
  ],
  [
    /^(\w) \(\d\) comes before (\w) .*: category \w comes after category \w\.$/,
    (asked, a, b) => {
      const [one, two] = [rightsOf(asked, a), rightsOf(asked, b)];
      const isEqual = one.byes === two.byes && one.isOdd === two.isOdd;
      return hasIt(asked, a) && isEqual && one.category > two.category;
    },
  ],
  [
    /^(\w) \(\d\) comes before (\w) .*, having the lower score\.$/,
    (asked, a, b) => {
      const [one, two] = [rightsOf(asked, a), rightsOf(asked, b)];
      const isOfCategories = fieldOf(asked, a)!.round.standing.settings.system === 'Swiss by categories';
      const isEqual = one.byes === two.byes && (!isOfCategories || one.category === two.category);
      return hasIt(asked, a) && isEqual && one.score < two.score;
    },
  ],
  [
    /^(\w) \(\d\) and (\w) .* have met in round \d\.$/,
    (asked, a, b) => fieldOf(asked, a)!.round.meetings.last(a, b) > 0 && asked.lacking.some(isClean),
  ],
  [
    /^The settings forbid (\w) \(\d\) – (\w) /,
    ({ event: { settings } }, a, b) =>
      settings.forbiddenPairs.some(pair => pair.includes(a + 1) && pair.includes(b + 1)),
  ],
  [
    /^With .* – .* the others could not be paired without a repeat\.$/,
    ({ having, lacking }) => !having.some(isClean) && (lacking.some(isClean) || having.length === 0),
  ],
  [/^With .* – .* the round as a whole would be worse/, ({ having, lacking }) => isWorse(having, lacking)],
  [
    /^With .* – .* there is a pairing just as good/,
    ({ having, lacking }) => isBest(bestOf(having)!, [...having, ...lacking]),
  ],
  [
    /^(Without this game|With another bye) the round as a whole would be worse/,
    ({ having, lacking }) => isWorse(lacking, having),
  ],
  [
    /^(Without this game|With the bye for .*) there is a pairing just as good/,
    ({ having, lacking }) => isBest(bestOf(lacking)!, [...having, ...lacking]),
  ],
  [
    /^(Without this game there is no pairing|Nobody else can have it) without a repeat\.$/,
    ({ having, lacking }) => having.some(isClean) && lacking.length > 0 && !lacking.some(isClean),
  ],
  [
    /^(Without this game there is no pairing|Nobody else can have it)\.$/,
    ({ lacking }) => lacking.length === 0,
  ],
  [
    /^(\w) \(\d\) has a game in this round already\.$/,
    (asked, a) => entriesOf(asked, a).some(({ kind }) => kind === 'game'),
  ],
  [
    /^(\w) \(\d\) has a bye typed in this round already\.$/,
    (asked, a) => entriesOf(asked, a).some(entry => entry.kind === 'free' && entry.as === 'bye'),
  ],
  [
    /^(\w) \(\d\) is marked absent in this round\.$/,
    (asked, a) => entriesOf(asked, a).some(entry => entry.kind === 'free' && entry.as !== 'bye'),
  ],
  [
    /^(\w) \(\d\) is out of this round\.$/,
    ({ event, proved }, a) => event.wallList.players[a]!.out.rounds.includes(proved.paired.round),
  ],
  [
    /^(\w) \(\d\) and (\w) .* are paired in different groups or stages\.$/,
    (asked, a, b) => playsIn(asked, a) && playsIn(asked, b) && fieldOf(asked, a) !== fieldOf(asked, b),
  ],
  [
    /^The number of players to be paired is even: none of them has a bye\.$/,
    asked => byesIn(asked.proved).length === 0 && playsIn(asked, asked.one),
  ],
  [
    /^(\w) \(\d\) is paired among an even number of players; the bye goes to somebody else\.$/,
    (asked, a) => byesIn(asked.proved).some(bye => bye !== a) && fieldOf(asked, a)!.players.length % 2 === 0,
  ],
  [
    /^(\w) \(\d\) has the bye: nobody is left in the same group to play with\.$/,
    (asked, a) => hasIt(asked, a) && fieldOf(asked, a) === undefined,
  ],
  [
    /^(\w) \(\d\) has the bye by the setting Bye\.$/,
    ({ event, proved }, a) => event.settings.bye === a + 1 && byesIn(proved).includes(a),
  ],
];

// A stage in which others play on has its own optimum.
const byesIn = ({ paired, optima }: ProvedRound): readonly number[] => [
  ...new Set([paired.bye, ...optima.map(byeOf)].filter(one => one !== undefined)),
];
const hasIt = ({ proved }: Asked, player: number): boolean => byesIn(proved).includes(player);
const playsIn = (asked: Asked, player: number): boolean =>
  fieldOf(asked, player) !== undefined || hasIt(asked, player);
const meets = ({ paired, optima }: ProvedRound, a: number, b: number): boolean =>
  [...paired.games.map(({ black, white }) => [black, white]), ...optima.flatMap(pairsOf)].some(
    game => game.includes(a) && game.includes(b),
  );

/** How many other pairings were compared. */
let compared = 0;

/** What the answer says of the other pairing is what the best of all tried is: its cost, its games, and how many of them pay what. */
function checkInstead(asked: Asked, found: Why): void {
  const instead = insteadOf(found);
  const field = fieldOf(asked, asked.one);
  if (!instead || !field) return;
  const at = (player: number): number => field.players.indexOf(player);
  const key = (one: number, other: number): string => [one, other].sort((a, b) => a - b).join('-');
  const all = [...asked.having, ...asked.lacking];
  const asTried = (games: readonly (readonly [number, number])[], bye: number | undefined) => {
    const named = games.map(([a, b]) => key(a, b)).sort();
    return all.find(
      one => one.bye === bye && String(one.games.map(([a, b]) => key(a, b)).sort()) === String(named),
    );
  };
  const optimum = asked.proved.optima.find(one => one.field === field)!;
  const inField = pairsOf(optimum).map(([a, b]) => [at(a), at(b)] as const);
  const bye = field.players.findIndex((_, i) => inField.every(game => !game.includes(i)));
  const now = asTried(inField, bye < 0 ? undefined : bye);
  const changed = instead.games.map(([a, b]) => [at(a), at(b)] as const);
  const newBye = instead.bye === undefined ? undefined : at(instead.bye);
  const stay = inField.filter(game =>
    game.every(one => one !== newBye && changed.every(other => !other.includes(one))),
  );
  const then = asTried([...stay, ...changed], newBye ?? now?.bye);
  if (!now || !then) return expect.fail('One of the two is no pairing of the field');
  const best = bestOf(found.kind === 'paired' ? asked.lacking : asked.having);
  compared++;
  expect(instead.fault).toBeUndefined();
  expect(compareCosts(then.cost, best!.cost)).toBe(0);
  // What is added up is the last level.
  const added = ({ cost }: Tried): bigint => cost[cost.length - 1]!;
  if (instead.dearer !== undefined) expect(instead.dearer).toBe(Number(added(then) - added(now)));
  const paying = [payingGames(field, now.games), payingGames(field, then.games)] as const;
  for (const { weight, gamesNow, gamesThen } of instead.criteria) {
    const expected = weight === 'repeat' ? [now.repeats, then.repeats] : paying.map(each => each.get(weight));
    if (expected[0] !== undefined) expect([weight, gamesNow, gamesThen]).toEqual([weight, ...expected]);
  }
}

/** How often each claim was made. */
const made = new Map<RegExp, number>();

function check(asked: Asked): void {
  const { event, proved, one, other } = asked;
  const answer = whyNot(event, proved, one, other < 0 ? 'bye' : other);
  // What the rules of its system give is told instead (whyGiven.test.ts).
  if (answer.kind === 'not paired') return;
  checkInstead(asked, answer);
  const sentences = whySentences(makeText('en'), event.wallList, [one, other < 0 ? 'bye' : other], answer);
  const name = (letter: string | undefined): number =>
    event.wallList.players.findIndex(player => player.name === letter);
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) {
    if (/^(In return: |The bye then goes to )/.test(sentence)) continue;
    const claim = CLAIMS.find(([form]) => form.test(sentence));
    if (claim === undefined) return expect.fail(`Nobody checks “${sentence}”`);
    const [, first, second] = claim[0].exec(sentence)!;
    made.set(claim[0], (made.get(claim[0]) ?? 0) + 1);
    if (!claim[1](asked, name(first), name(second))) expect.fail(`Untrue: “${sentence}”`);
  }
}

/** Everything that can be asked about a round. */
function* questions(event: OpenEvent, proved: ProvedRound): Generator<Asked> {
  const { players } = event.wallList;
  for (let one = 0; one < players.length; one++) {
    for (let other = -1; other < players.length; other++) {
      if (other === one) continue;
      const field = proved.optima.map(each => each.field).find(each => each.players.includes(one));
      const at = (player: number): number => field?.players.indexOf(player) ?? -1;
      const all = field && (other < 0 ? field.byeClass : at(other) >= 0) ? pairingsOf(field) : [];
      const has = ({ bye, games }: Tried): boolean =>
        other < 0 ? bye === at(one) : games.some(game => game.includes(at(one)) && game.includes(at(other)));
      yield { event, proved, one, other, having: all.filter(has), lacking: all.filter(each => !has(each)) };
    }
  }
}

const known = new WeakMap<object, readonly Tried[]>();

function pairingsOf(field: Parameters<typeof allPairings>[0]): readonly Tried[] {
  const before = known.get(field) ?? allPairings(field);
  known.set(field, before);
  return before;
}

/** The number of random lists; `WHYS=5000` for a long run. */
const RUNS = Number(process.env['WHYS'] ?? 60);

describe('every reason why two do not meet, or one does not have the bye, is true', () => {
  test('of random lists, by trying every pairing', () => {
    fc.assert(
      fc.property(randomList(7, ['0', '1', '1', '2', '300'], true), SETTINGS, (list, given) => {
        const { text, forbiddenPairs } = list;
        const event = openEventOf(standingText(text, { ...given, forbiddenPairs }));
        const proved = pairWeighedRound(event);
        if (proved === undefined || !('paired' in proved)) return;
        for (const asked of questions(event, proved)) check(asked);
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS);
    // A claim that nobody makes is not checked either; a long run makes all of them.
    expect(made.size).toBeGreaterThanOrEqual(RUNS < 1000 ? 12 : CLAIMS.length - 1);
  });

  // WHYNOT asks about teams as about players.
  test('of random team events', () => {
    let asked = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (seed, isInOrder) => {
        const { field, settings: typed, dice } = randomStages(seed, true);
        const settings: Settings = {
          ...typed,
          criteria: isInOrder ? 'in order' : 'weighed',
          forbiddenPairs: [[1, 2]],
        };
        const named = (team: string): string => 'ABCDEFGHIJ'[Number(team.replace(/\D/g, ''))]!;
        let list: WallList = {
          ...field,
          players: field.players.map(one => ({ ...one, team: named(one.team) })),
        };
        for (let round = 1; round <= 3; round++) {
          const event = openEventOf({ wallList: list, settings }).contest();
          const proved = pairWeighedRound(event);
          if (proved !== undefined && 'paired' in proved)
            for (const one of questions(event, proved)) {
              check(one);
              asked++;
            }
          const paired = pairNextRound(openEventOf({ wallList: list, settings }));
          if (paired.kind === 'cannot pair') return;
          list = withWritten(list, paired, dice, 0, true);
        }
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
    expect(asked).toBeGreaterThan(RUNS);
  });
});
