import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenSentences } from '../../src/application/functions/whyWords';
import { pairNextRound } from '../../src/pairing/nextRound';
import { label } from '../../src/pairing/game/remark';
import type { OpenEvent } from '../../src/pairing/round/openEvent';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { makeText } from '../../src/sheet/wording';
import { freeEntry, isBye } from '../../src/tournament/game';
import { entriesIn, type WallList } from '../../src/tournament/wallList';
import { openEventOf } from '../eventOf';
import { withWritten } from '../pairing/playToTheEnd';
import { pickFrom, randomStages } from '../pairing/randomStages';
import { withEntries } from '../pairing/simulatedEvent';

// N31 of docs/faults.md: what WHYNOT says where nothing is weighed: in knock-outs, round robins, Diagonal and score pairing.

const RUNS = Number(process.env['WHYS'] ?? 60);
const text = makeText('en');

interface Asked {
  readonly list: WallList;
  readonly round: PairedRound;
  readonly event: OpenEvent;
}

const opponents = ({ round }: Asked, player: number): readonly number[] =>
  round.games.flatMap(({ black, white }) => (black === player ? [white] : white === player ? [black] : []));

/** What a sentence claims of the players that it names, in their order. */
const CLAIMS: readonly (readonly [RegExp, (asked: Asked, first: number, second: number) => boolean])[] = [
  [/ and .* meet in this round\.$/, (asked, a, b) => opponents(asked, a).includes(b)],
  [
    /: bye\.$/,
    ({ round }, a) => round.bye === a || round.free.some(one => one.player === a && one.as === 'bye'),
  ],
  [
    /: (rest|walk-over)\.$/,
    ({ round }, a) => round.free.some(one => one.player === a && one.as !== undefined),
  ],
  [
    / have met in round \d+\.$/,
    ({ list, round }, a, b) => {
      const met = list.entries[a]!.map(each => each.some(one => one.kind === 'game' && one.opponent === b));
      return met.slice(0, round.round - 1).includes(true);
    },
  ],
  [
    /^The settings forbid /,
    ({ event: { settings } }, a, b) =>
      settings.forbiddenPairs.some(pair => pair.includes(a + 1) && pair.includes(b + 1)),
  ],
  [
    / has a game in this round already\.$/,
    ({ list, round }, a) => entriesIn(list, a, round.round).some(({ kind }) => kind === 'game'),
  ],
  [
    / has a bye typed in this round already\.$/,
    ({ list, round }, a) => entriesIn(list, a, round.round).some(isBye),
  ],
  [
    / is marked absent in this round\.$/,
    ({ list, round }, a) => entriesIn(list, a, round.round).some(one => one.kind === 'free' && !isBye(one)),
  ],
  [
    / is out of this round\.$/,
    ({ round }, a) => round.free.some(one => one.player === a && one.as === undefined),
  ],
  [
    / is not among the players whom this round pairs\.$/,
    (asked, a) =>
      opponents(asked, a).length === 0 &&
      asked.round.bye !== a &&
      asked.round.free.every(({ player }) => player !== a) &&
      entriesIn(asked.list, a, asked.round.round).length === 0,
  ],
];

const made = new Set<RegExp>();

/** Every sentence is true, and of both everything is said: each game, or why there is none. */
function check(asked: Asked, one: number, other: number | 'bye'): void {
  const { list, event, round } = asked;
  const sentences = givenSentences(text, event, round, [one, other]);
  const places = (sentence: string) =>
    list.players
      .map((_, player) => ({ player, at: sentence.indexOf(label(list, player)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
  const told: (readonly [RegExp, readonly number[]])[] = [];
  for (const sentence of sentences) {
    const claim = CLAIMS.find(([form]) => form.test(sentence)) ?? expect.fail(`Nobody checks “${sentence}”`);
    const named = places(sentence).map(({ player }) => player);
    made.add(claim[0]);
    told.push([claim[0], named]);
    if (!claim[1](asked, named[0]!, named[1]!)) expect.fail(`Untrue: “${sentence}”`);
  }
  for (const player of other === 'bye' ? [one] : [one, other]) {
    expect(told.some(([, named]) => named.includes(player))).toBe(true);
    for (const opponent of opponents(asked, player)) {
      const isTold = told.some(([form, named]) => form === CLAIMS[0]![0] && named.includes(player) && named.includes(opponent)); // prettier-ignore
      expect(isTold, `${player} – ${opponent}`).toBe(true);
    }
  }
}

/** The list with somebody absent, somebody out and somebody given a bye beforehand, by dice. */
function disturbed(list: WallList, number: number, dice: () => number): WallList {
  const player = Math.floor(dice() * list.players.length);
  const kind = pickFrom(dice, ['nothing', 'absent', 'bye', 'out'] as const);
  const isTyped = (list.entries[player]?.[number - 1]?.length ?? 0) > 0;
  if (kind === 'nothing' || isTyped || number > list.rounds) return list;
  if (kind !== 'out')
    return withEntries(list, [
      [
        player,
        number,
        kind === 'bye' ? freeEntry({ worth: 'win', as: 'bye' }) : freeEntry({ worth: 'nothing' }),
      ],
    ]);
  const out = { rounds: [number], from: undefined };
  return {
    ...list,
    players: list.players.map((one, i) => (i === player ? { ...one, out: { ...one.out, ...out } } : one)),
  };
}

test('whatever is asked of a round that is not weighed is answered truly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
      const { field, settings: given, dice } = randomStages(seed);
      const settings = { ...given, forbiddenPairs: [[1, 2] as const, [3, 4] as const] };
      let list = field;
      for (let number = 1; number <= list.rounds; number++) {
        list = disturbed(list, number, dice);
        const event = openEventOf({ wallList: list, settings });
        const round = pairNextRound(event);
        if (round.kind === 'cannot pair') return;
        for (const one of list.players.keys()) {
          check({ list, round, event }, one, 'bye');
          for (const other of list.players.keys())
            if (other !== one) check({ list, round, event }, one, other);
        }
        list = withWritten(list, round, dice, 0, true);
      }
    }),
    { numRuns: RUNS },
  );
  expect(made.size).toBeGreaterThanOrEqual(7);
});
