import { describe, expect, test } from 'vitest';
import { startOf } from '../../src/matching/matching';
import type { WarmStart } from '../../src/pairing/game/round';
import { faultOf } from '../../src/pairing/optimum/proof';
import { readWarmStart, startIn, warmStartOf } from '../../src/pairing/optimum/warmStart';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { openEventOf } from '../eventOf';
import { standingText } from './pairingText';

const LIST = `
  No | Name | R1 | R2
  11 | Ann  | 13+ | .
  12 | Bo   | 14- | .
  13 | Cy   | 11- | .
  14 | Di   | 12+ | .
  15 | Ed   | 0=  | .`;

/** The round that is paired, and what is kept of it. */
function pairedIn(list: string, warmStart?: WarmStart) {
  const proved = pairRound(openEventOf(standingText(list, { pairingTiebreaks: [] })), warmStart);
  if (!('paired' in proved)) return expect.fail('It can be paired.');
  const [optimum] = proved.optima as [(typeof proved.optima)[0]];
  if (optimum.result.kind !== 'matched') return expect.fail('It is matched.');
  return { ...proved, optimum, result: optimum.result, kept: warmStartOf(proved.optima) };
}

/** By number: the partner where the search begins, 0 for the bye, and the dual. */
function begins(
  list: string,
  kept: WarmStart,
): Readonly<Record<number, readonly [number | undefined, number]>> {
  const { field } = pairedIn(list).optimum;
  const { players } = field.round.standing.wallList;
  const numbers = [...field.players.map(player => players[player]!.no), ...(field.byeClass ? [0] : [])];
  const { mate, y, considered, isPriced } = startIn(field, kept);
  expect([mate.length, y.length, considered.length, isPriced]).toEqual([
    numbers.length,
    numbers.length,
    0,
    false,
  ]);
  return Object.fromEntries(numbers.map((no, i) => [no, [numbers[mate[i]!], y[i]!] as const]));
}

describe('what is kept of a pairing', () => {
  const { paired, kept, result } = pairedIn(LIST);
  const dualOf = (no: number): number => kept.find(one => one[0] === no)![2];

  test('is the opponent of each, by number, and of the bye; and the duals', () => {
    const { players } = standingText(LIST).wallList;
    const no = (player: number): number => players[player]!.no;
    const games = paired.games.map(({ black, white }) => [no(black), no(white)] as const);
    const both = [...games, [no(paired.bye!), 0] as const].flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]);
    expect(kept.map(([one, other]) => `${one}-${other}`).sort()).toEqual(both.sort());
    expect(kept.map(([, , dual]) => dual)).toEqual([...startOf(result).y]);
    expect(paired.warmStart).toEqual(kept);
  });

  test('is nothing where nothing is matched', () => {
    const { optimum } = pairedIn(LIST);
    expect(warmStartOf([{ ...optimum, result: { kind: 'not exact' } }])).toEqual([]);
  });

  test('begins the search with the same partners and duals', () => {
    const partners = Object.fromEntries(kept.map(([no, other, dual]) => [no, [other, dual]]));
    expect(begins(LIST, kept)).toEqual(partners);
  });

  test('without a bye as well', () => {
    const four = LIST.replace(/\n *15.*/, '');
    const { kept: ofFour } = pairedIn(four);
    expect(begins(four, ofFour)).toEqual(
      Object.fromEntries(ofFour.map(([no, other, dual]) => [no, [other, dual]])),
    );
    expect(ofFour).toHaveLength(4);
  });

  test('of players who have gone or come says nothing, and of their partners only the duals', () => {
    const left = kept.find(([no]) => no === 11)![1];
    const withoutAnn = LIST.replace('11 | Ann  | 13+ | .', '11 | Ann  | 13+ | 0-').replace(
      '15 | Ed   | 0=  | .',
      '15 | Ed | 0= | .\n  16 | Flo | 0= | .',
    );
    const start = begins(withoutAnn, kept);
    expect(start[16]).toEqual([undefined, NaN]);
    expect(start[left]).toEqual([undefined, dualOf(left)]);
    expect(start[11]).toBeUndefined();
  });

  test('is no matching where two do not name each other, and no dual where it is no whole number', () => {
    const made: WarmStart = [
      [11, 12, 3],
      [12, 13, 1.5],
      [13, 13, Infinity],
      [14, 99, 2 ** 60],
      [15, 11, -4],
    ];
    expect(begins(LIST, made)).toEqual({
      ...{
        11: [undefined, 3],
        12: [undefined, NaN],
        13: [undefined, NaN],
        14: [undefined, NaN],
        15: [undefined, -4],
      },
      0: [undefined, NaN],
    });
  });

  test('changes nothing of the pairing, whatever it says', () => {
    const huge = kept.map(([no, other], k) => [no, other, (k % 2 ? 1 : -1) * (2 ** 53 - 1)] as const);
    for (const one of [kept, huge]) {
      const again = pairedIn(LIST, one);
      expect([again.paired.games, again.paired.bye]).toEqual([paired.games, paired.bye]);
      expect(faultOf(again.optimum)).toBeUndefined();
    }
  });

  test('is read if it is a list of three numbers each', () => {
    expect(readWarmStart(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const none of [
      undefined,
      'no',
      7,
      {},
      [],
      [1],
      ['abc'],
      [[1, 2]],
      [[1, 2, 3, 4]],
      [[1, '2', 3]],
      [
        [1, 2, 3],
        [1, 2, null],
      ],
    ])
      expect(readWarmStart(none)).toBeUndefined();
  });
});
