import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import type { Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import type { WallList } from '../../src/tournament/wallList';
import { EVENTS } from './everyKind';
import { makeDice, makeField, withEntries } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Draws of a knock-out (R6.1) and of a table (R6.5) as docs/rules.md has them, by trying all there are. */

type Pair = readonly [number, number];

interface Event {
  readonly list: WallList;
  readonly settings: Settings;
}

const FIRST = 3;

/** Two rounds in which pairs are drawn blindly, then a stage with everybody. */
function someEvent(system: System, players: number, seed: number): Event {
  const dice = makeDice(seed);
  const rounds = FIRST + 6;
  let list = makeField({ players, rounds, seed });
  list = {
    ...list,
    players: list.players.map((one, i) => ({
      ...one,
      no: 5 * i + 1 + Math.floor(5 * dice()),
      country: dice() < 0.2 ? '' : 'ABB'[Math.floor(3 * dice())]!,
    })),
  };
  for (let round = 1; round < FIRST; round++) {
    const left = list.players.map((_, i) => i).sort(() => dice() - 0.5);
    while (left.length > 1) list = withGame(list, round, [left.pop()!, left.pop()!], dice);
    for (const player of left)
      list = withEntries(list, [[player, round, { kind: 'free', as: 'bye', worth: 'win' }]]);
  }
  const no = (): number => list.players[Math.floor(dice() * players)]!.no;
  const settings: Settings = {
    ...presetSettings('EGF', 'Swiss'),
    stages: [
      { from: 1, to: FIRST - 1, system: 'Swiss' },
      { from: FIRST, to: rounds, system },
    ],
    qualifiers: players,
    forbiddenPairs: system === 'Knock-out' && dice() < 0.5 ? [[no(), no()]] : [],
    seed: `dice ${seed}`,
  };
  return { list, settings };
}

function withGame(list: WallList, round: number, [a, b]: Pair, dice: () => number): WallList {
  const outcome = dice() < 0.5 ? 'won' : 'lost';
  const isColoured = dice() < 0.8;
  const game = (opponent: number, won: boolean, colour: 'black' | 'white'): Game => ({
    kind: 'game',
    opponent,
    opponentNo: list.players[opponent]!.no,
    outcome: won ? 'won' : 'lost',
    colour: isColoured ? colour : undefined,
    handicap: 0,
    byDefault: false,
    moves: undefined,
  });
  return withEntries(list, [
    [a, round, game(b, outcome === 'won', 'black')],
    [b, round, game(a, outcome === 'lost', 'white')],
  ]);
}

const lot = ({ list, settings }: Event, context: string, player: number): string =>
  createHash('sha256').update(`${settings.seed}|${context}|${list.players[player]!.no}`).digest('hex');

const byLots = (event: Event, context: string): readonly number[] =>
  event.list.players
    .map((_, player) => player)
    .sort((a, b) => (lot(event, context, a) < lot(event, context, b) ? -1 : 1));

/** The game of their last meeting before a round, as the first one has it. */
function lastGame(
  { list }: Event,
  a: number,
  b: number,
  before: number,
): { round: number; game: Game } | undefined {
  for (let round = before - 1; round >= 1; round--)
    for (const game of list.entries[a]![round - 1]!)
      if (game.kind === 'game' && game.opponent === b) return { round, game };
  return undefined;
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

interface Draw {
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
}

/** Every draw with so many byes. */
function* draws(players: readonly number[], byes: number): Generator<Draw> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield { pairs: [], byes: [] };
    return;
  }
  if (byes > 0) for (const rest of draws(others, byes - 1)) yield { ...rest, byes: [first, ...rest.byes] };
  for (const other of others)
    for (const rest of draws(
      others.filter(one => one !== other),
      byes,
    ))
      if (players.length - byes >= 2) yield { ...rest, pairs: [[first, other], ...rest.pairs] };
}

function knockoutDraw(event: Event, byes: number): Draw | undefined {
  const { list, settings } = event;
  const order = byLots(event, `round-${FIRST}`);
  const no = (player: number): number => list.players[player]!.no;
  const country = (player: number): string => list.players[player]!.country;
  const kind = ([a, b]: Pair): readonly number[] => {
    const last = lastGame(event, a, b, FIRST)?.round ?? 0;
    return [last > 0 ? 1 : 0, country(a) !== '' && country(a) === country(b) ? 1 : 0, last];
  };
  const isForbidden = ([a, b]: Pair): boolean =>
    settings.forbiddenPairs.some(
      ([one, other]) => one !== other && [no(a), no(b)].every(own => own === one || own === other),
    );
  const costOf = ({ pairs }: Draw): readonly number[] =>
    [0, 1, 2].map(k => pairs.reduce((sum, pair) => sum + kind(pair)[k]!, 0));
  const all = [...draws(order, byes)].filter(({ pairs }) => !pairs.some(isForbidden));
  const least = all.map(costOf).sort(compareLists)[0];
  let best = all.filter(draw => compareLists(costOf(draw), least!) === 0);
  for (const player of [...order].reverse()) {
    const resting = best.filter(draw => draw.byes.includes(player));
    if (resting.length > 0) best = resting;
  }
  for (const first of order) {
    const opponentIn = ({ pairs }: Draw): number | undefined =>
      pairs.flatMap(([a, b]) => (a === first ? [b] : b === first ? [a] : []))[0];
    const opponents = order
      .filter(one => best.some(draw => opponentIn(draw) === one))
      .sort(
        (a, b) => compareLists(kind([first, a]), kind([first, b])) || order.indexOf(a) - order.indexOf(b),
      );
    if (opponents.length > 0) best = best.filter(draw => opponentIn(draw) === opponents[0]);
  }
  return best[0];
}

const paired = (event: Event): PairedRound | undefined => {
  const next = pairNextRound(makeOpenEvent(event.list, event.settings));
  if (next.kind === 'paired') return next;
  expect(next.problems[0]!.code).toBe('tooManyForbiddenPairs');
  return undefined;
};

const named = (pairs: readonly Pair[]): readonly string[] =>
  pairs.map(pair => [...pair].sort().join('-')).sort();

const fields = (most: number) => [fc.integer({ min: 2, max: most }), fc.nat()] as const;

describe('from docs/rules.md alone', () => {
  test('a knock-out after another stage is drawn alike: pairs and byes (R6.1)', () => {
    let withByes = 0;
    fc.assert(
      fc.property(...fields(8), (players, seed) => {
        const event = someEvent('Knock-out', players, seed);
        const ours = paired(event);
        const theirs = knockoutDraw(event, 2 ** Math.ceil(Math.log2(players)) - players);
        expect(ours && named(ours.games.map(({ black, white }) => [black, white]))).toEqual(
          theirs && named(theirs.pairs),
        );
        expect(ours?.free.map(({ player }) => player).sort()).toEqual(theirs && [...theirs.byes].sort());
        withByes += theirs && theirs.byes.length > 0 ? 1 : 0;
      }),
      { numRuns: 150 * EVENTS },
    );
    expect(withByes).toBeGreaterThan(30);
  });
});

// R6.5.

/** Rounds of the table: `[black, white]` by number, from 1. */
function berger(players: number): readonly (readonly Pair[])[] {
  const n = players + (players % 2);
  return Array.from({ length: n - 1 }, (_, index) => {
    const round = index + 1;
    const games: Pair[] = [];
    for (let i = 1; i <= players; i++)
      for (let j = i + 1; j <= players; j++) {
        const isLast = j === n;
        const meets = isLast ? (2 * i - round - 1) % (n - 1) === 0 : (i + j - round - 1) % (n - 1) === 0;
        if (!meets) continue;
        const isFirstBlack = isLast ? round % 2 === 1 : (i + j) % 2 === 1;
        games.push(isFirstBlack ? [i, j] : [j, i]);
      }
    return games;
  });
}

function* orders(values: readonly number[]): Generator<readonly number[]> {
  if (values.length === 0) yield [];
  for (const first of values)
    for (const rest of orders(values.filter(one => one !== first))) yield [first, ...rest];
}

function drawnTable(event: Event): readonly (readonly Pair[])[] {
  const table = berger(event.list.players.length);
  let best:
    { readonly repeats: readonly number[]; readonly rounds: readonly (readonly Pair[])[] } | undefined;
  for (const numbering of orders(byLots(event, `round-${FIRST}`))) {
    const rounds = table
      .map(games => games.map(([b, w]): Pair => [numbering[b - 1]!, numbering[w - 1]!]))
      .map(games => ({ games, repeats: games.filter(([a, b]) => lastGame(event, a, b, FIRST)).length }))
      .sort((a, b) => a.repeats - b.repeats);
    const repeats = rounds.map(one => one.repeats);
    if (best === undefined || compareLists(repeats, best.repeats) < 0)
      best = { repeats, rounds: rounds.map(({ games }) => games) };
  }
  return best!.rounds.map(games =>
    games.map(([black, white]): Pair => {
      const met = lastGame(event, black, white, FIRST)?.game.colour;
      return met === 'black' ? [white, black] : [black, white];
    }),
  );
}

test('a table after another stage is drawn alike: numbers, order of the rounds, colours (R6.5)', () => {
  fc.assert(
    fc.property(...fields(6), (players, seed) => {
      let event = someEvent('Round robin', players, seed);
      const table = drawnTable(event);
      const dice = makeDice(seed);
      for (const [index, games] of table.entries()) {
        const ours = paired(event)!;
        const inOrder = (pairs: readonly Pair[]): readonly string[] =>
          pairs.map(pair => pair.join('-')).sort();
        expect(inOrder(ours.games.map(({ black, white }) => [black, white]))).toEqual(inOrder(games));
        for (const pair of games) event = { ...event, list: withGame(event.list, FIRST + index, pair, dice) };
        for (const { player } of ours.free)
          event = {
            ...event,
            list: withEntries(event.list, [
              [player, FIRST + index, { kind: 'free', as: 'absence', worth: 'nothing' }],
            ]),
          };
      }
    }),
    { numRuns: 60 * EVENTS },
  );
});
