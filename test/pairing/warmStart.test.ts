import { describe, expect, test } from 'vitest';
import { warmStartOf } from '../../src/pairing/optimum/warmStart';
import type { WarmStart } from '../../src/pairing/game/round';
import { pairRound, type ProvedRound } from '../../src/pairing/swiss/pairRound';
import { faultOf } from '../../src/pairing/optimum/proof';
import { makeStanding } from '../../src/standings/score/standing';
import type { Entry } from '../../src/tournament/game';
import type { Settings } from '../../src/tournament/settings';
import type { Player, WallList } from '../../src/tournament/wallList';
import { makeDice, makeField, playEvent, settingsOf, type Simulated } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { openEventOf } from '../eventOf';
import { EVENTS } from './everyKind';

/** What an organiser does between a preview and the next one. */
interface Change {
  readonly list: WallList;
  readonly settings: Settings;
}

type Dice = (n: number) => number;
type Changing = (before: Change, proved: ProvedRound, dice: Dice) => Change;

const withPlayer = (list: WallList, index: number, change: Partial<Player>): WallList => ({
  ...list,
  players: list.players.map((player, i) => (i === index ? { ...player, ...change } : player)),
});

const typed = (list: WallList, round: number, pair: readonly [number, number]): WallList => {
  const game = (other: number): Entry => ({
    kind: 'game',
    opponent: other,
    opponentNo: list.players[other]!.no,
    outcome: 'unknown',
    colour: undefined,
    handicap: 0,
    byDefault: false,
    moves: undefined,
  });
  const entries = list.entries.map((row, player) =>
    row.map((cell, r) => {
      const at = r === round - 1 ? pair.indexOf(player) : -1;
      return at < 0 ? cell : [game(pair[1 - at]!)];
    }),
  );
  return { ...list, entries };
};

const CHANGES: Readonly<Record<string, Changing>> = {
  'nothing changes': before => before,
  'a game is typed, and tables that play already stay': ({ list, settings }, { paired }, dice) => {
    const [one, other] = [dice(list.players.length), dice(list.players.length)];
    const playing = paired.games.slice(0, 2).map(({ black, white }) => [black, white] as const);
    const isFree = ![one, other].some(
      player => playing.flat().includes(player) || list.entries[player]![paired.round - 1]!.length > 0,
    );
    const pairs = one !== other && isFree ? [...playing, [one, other] as const] : playing;
    return { list: pairs.reduce((now, pair) => typed(now, paired.round, pair), list), settings };
  },
  'games of the pairing are forbidden': ({ list, settings }, { paired }, dice) => {
    const no = (player: number): number => list.players[player]!.no;
    const forbiddenPairs = paired.games
      .filter(() => dice(3) === 0)
      .map(({ black, white }) => [no(black), no(white)] as const);
    return { list, settings: { ...settings, forbiddenPairs } };
  },
  'players withdraw': ({ list, settings }, { paired }, dice) => {
    const out = { rounds: [], from: paired.round };
    const leavers = list.players.flatMap((_, i) => (dice(6) === 0 ? [i] : []));
    return { list: leavers.reduce((now, i) => withPlayer(now, i, { out }), list), settings };
  },
  'players come': ({ list, settings }, { paired }, dice) => {
    const count = 1 + dice(3);
    const names = makeField({ players: count, rounds: list.rounds, seed: dice(1000) }).players;
    const last = Math.max(...list.players.map(({ no }) => no));
    const players = [...list.players, ...names.map((one, k) => ({ ...one, no: last + 1 + k }))];
    const before: Entry[] = [{ kind: 'free', as: 'absence', worth: 'half' }];
    const row = Array.from({ length: list.rounds }, (_, r) => (r < paired.round - 1 ? before : []));
    return { list: { ...list, players, entries: [...list.entries, ...names.map(() => row)] }, settings };
  },
  'a rank was wrong': ({ list, settings }, _, dice) => ({
    list: withPlayer(list, dice(list.players.length), { rank: { kind: 'amateur', index: -20 + dice(26) } }),
    settings,
  }),
};

const KINDS: readonly (readonly [string, Omit<Simulated, 'seed'>])[] = [
  ['McMahon', { players: 30, rounds: 5, settings: { system: 'McMahon' }, absent: 0.05 }],
  ['Swiss', { players: 25, rounds: 6, jigo: 0.1 }],
  ['Swiss with criteria in order', { players: 16, rounds: 4, settings: { criteria: 'in order' } }],
  ['Swiss with hardly anybody left to meet', { players: 8, rounds: 7 }],
];

/** Left by a pairing, or written by somebody who means no good. */
const HOSTILE: readonly ((kept: WarmStart) => WarmStart)[] = [
  kept => kept,
  kept => JSON.parse(JSON.stringify(kept)) as WarmStart,
  kept => kept.map(([no, opponent]) => [no, opponent, 1e15]),
  kept => kept.map(([no], k) => [no, no, [NaN, Infinity, 0.5, -7][k % 4]!]),
  kept => kept.map(([no, , dual], k) => [no + (k % 3), -1, dual]),
  // Everybody claims the same opponent, or the next one in the list.
  kept => kept.map(([no, , dual]) => [no, kept[0]![0], dual]),
  kept => kept.map(([no], k) => [no, kept[(k + 1) % kept.length]![0], 0]),
];

const shape = (proved: ReturnType<typeof pairRound>): unknown =>
  'paired' in proved ? { ...proved.paired, warmStart: [] } : proved.problems.map(({ code }) => code);

describe.each(KINDS)('a round paired again from the pairing before: %s', (_, event) => {
  test.each(Object.entries(CHANGES))('%s', (_, change) => {
    let paired = 0;
    for (let seed = 1; seed <= 2 * EVENTS; seed++) {
      const random = makeDice(seed);
      const dice: Dice = n => Math.floor(n * random());
      const settings = settingsOf({ ...event, seed });
      for (const { before } of playEvent({ ...event, seed })) {
        const proved = pairRound(makeOpenEvent(before, settings));
        if (!('paired' in proved)) continue;
        const then = change({ list: before, settings }, proved, dice);
        const standing = makeStanding(then.list, then.settings);
        const anew = pairRound(openEventOf(standing));
        for (const kept of HOSTILE) {
          const again = pairRound(openEventOf(standing), kept(warmStartOf(proved.optima)));
          expect(shape(again)).toEqual(shape(anew));
          if ('paired' in again) expect(again.optima.map(faultOf)).toEqual(again.optima.map(() => undefined));
        }
        if ('paired' in anew) paired++;
      }
    }
    expect(paired).toBeGreaterThan(5);
  });
});
