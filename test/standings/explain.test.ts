import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/standings/explain/explain';
import type { Explanation, ExplainLine } from '../../src/standings/explanation';
import type { Standing } from '../../src/standings/score/standing';
import type { Settings } from '../../src/tournament/settings';
import type { Tiebreak } from '../../src/tournament/tiebreaks';
import { standingText } from './standingText';
import { eventOf } from '../eventOf';

const MCMAHON = `
  No  Name  Rank  Start  R1   R2     R3  R4
  11  A     4d    32     12+  13=    14+ | 15+
  12  B     3d    32     11-  15+    13- | 0=
  13  C     2d    31     14+  11=    12+ | 17+
  14  D     1d    30     13-  17+    11- | 16+
  15  E     1k    29     16+! | 12- | 0=  | 11-
  16  F     2k    28     15-! | 0=  | 17+ | 14-
  17  G     3k    27     0+   14-    16- | 13-`;

const standing = (settings: Partial<Settings> = {}) =>
  standingText(MCMAHON, { system: 'McMahon', ...settings });
const of = (all: Standing, name: string) => all.wallList.players.findIndex(player => player.name === name);

/** `R2 opponentScore B 33`, dropped values in brackets. */
const written = (all: Standing, { lines }: Explanation): string[] =>
  lines.map(({ round, kind, opponent, value, dropped }: ExplainLine) =>
    [
      round === undefined ? '' : `R${round}`,
      kind,
      opponent === undefined ? '' : all.wallList.players[opponent]?.name,
      dropped ? `(${value})` : value,
    ]
      .filter(part => part !== '' && part !== undefined)
      .join(' '),
  );

const explained = (name: string, tiebreak: Tiebreak, settings: Partial<Settings> = {}, k?: number) => {
  const all = standing(settings);
  const explanation = explain(eventOf(all), of(all, name), tiebreak, k);
  return { total: explanation.total, title: explanation.title, lines: written(all, explanation) };
};

describe('a sum, round by round', () => {
  test('SOS-1 of the EGF says which value was the smallest', () => {
    expect(explained('B', 'SOS1')).toEqual({
      title: 'SOS-1 (EGF)',
      total: 101,
      lines: [
        'R1 opponentScore A 35',
        'R2 opponentScore E (30)',
        'R3 opponentScore C 34',
        'R4 absenceAddsStart 32',
      ],
    });
  });

  test('SOS-2 of the WMSG leaves out the first rounds', () => {
    expect(explained('G', 'SOSK', { sosFlavour: 'WMSG' }, 2).lines).toEqual([
      'R1 byeAddsStart (27)',
      'R2 opponentScore D (32)',
      'R3 opponentScore F 29',
      'R4 opponentScore C 34',
    ]);
  });

  test('the score shows what is rounded away', () => {
    expect(explained('E', 'MMS')).toEqual({
      title: 'MMS',
      total: 30,
      lines: [
        'start 29',
        'R1 wonByDefault F 1',
        'R2 lost B 0',
        'R3 absent 0.5',
        'R4 lost A 0',
        'rounding -0.5',
      ],
    });
  });

  test('the wins show an absence that does not count', () => {
    expect(explained('E', 'WINS', { absencesInWins: 'ignore' }).lines).toContain('R3 absenceIgnored 0');
  });

  test('SODOS multiplies, SOSOS looks one further, CUSS runs along', () => {
    expect(explained('C', 'SODOS').lines).toEqual([
      'R1 product D 32',
      'R2 product A 17.5',
      'R3 product B 33',
      'R4 product G 28',
    ]);
    expect(explained('G', 'SOSOS').lines[0]).toBe('R1 roundsTimesStart 108');
    expect(explained('A', 'CUSS').lines).toEqual([
      'R1 runningScore 33',
      'R2 runningScore 33',
      'R3 runningScore 34',
      'R4 runningScore 35',
    ]);
  });

  test('what counts adds up to the total, for everybody and every sum', () => {
    const sums: readonly Tiebreak[] = [
      'WINS',
      'MMS',
      'SOS',
      'SOS1',
      'SOS2',
      'SOSK',
      'SODOS',
      'SOSOS',
      'CUSS',
    ];
    const variants: readonly Partial<Settings>[] = [
      {},
      { sosFlavour: 'WMSG' },
      { preset: 'AGA' },
      { preset: 'OpenGotha', opponentsUnplayed: 'half' },
      { system: 'Swiss' },
      { throughRound: 2 },
    ];
    for (const settings of variants) {
      const all = standing(settings);
      for (const tiebreak of sums) {
        for (let player = 0; player < 7; player++) {
          const { total, lines } = explain(eventOf(all), player, tiebreak);
          const sum = lines.reduce((part, line) => part + (line.dropped ? 0 : (line.value ?? 0)), 0);
          expect([settings, tiebreak, player, sum]).toEqual([settings, tiebreak, player, total]);
        }
      }
    }
  });
});

test('a score that is corrected by the handicap of the game', () => {
  const all = standingText('Name  Start  R1\nAnn  32  2+/w4\nBo  27  1-/b4', {
    preset: 'OpenGotha',
    system: 'McMahon',
  });
  const [line] = explain(eventOf(all), 1, 'SOS').lines;
  expect(line).toMatchObject({ kind: 'correctedScore', value: 29, values: { score: 33, stones: -4 } });
});

describe('what the list cannot tell', () => {
  const all = () => standingText('Name  R1  R2    R3\nAnn  77+  2?/w  2+\nBo  0-  1?/b  1-');
  test('an opponent outside it, and a result that is missing', () => {
    const explanation = explain(eventOf(all()), 0, 'SOS');
    expect(explanation.total).toBeUndefined();
    expect(written(all(), explanation)).toEqual(['R1 outside', 'R2 pending Bo', 'R3 opponentScore Bo 0']);
    expect(explanation.lines[0]?.values).toEqual({ no: 77 });
  });
});

describe('Direct Comparison', () => {
  const EGC_2009 = () =>
    standingText(
      `No  Name      R1   R2   R3  R4   R5   R6   R7   R8   R9   R10
     1   Player 1  14+  10+  7+  5-   25+  11+  2+   6+   3+   4-
     2   Player 2  27+  11+  4+  3+   5-   9+   1-   13+  23+  7+
     3   Player 3  33+  8+   6+  2-   14+  4+   5+   15+  1-   13+
     4   Player 4  24+  23+  2-  17+  12+  3-   26+  11+  10+  1+`,
    );
  test('names those who were compared at each step', () => {
    const { lines } = explain(eventOf(EGC_2009()), 1, 'DIRECTCOMPARISON');
    expect(lines.map(({ value, values }) => [values['step'], value, values['players']])).toEqual([
      [1, 2, 'Player 1, Player 2, Player 3, Player 4'],
      [2, 0, 'Player 1, Player 2'],
    ]);
  });
  test('says why it does not apply', () => {
    const apart = standingText('Name  R1  R2\nAnn  2+  50-\nBo  1-  51+\nCy  52+  53-');
    expect(explain(eventOf(apart), 0, 'DIRECTCOMPARISON').lines).toMatchObject([
      { kind: 'neverMet', values: { first: 'Ann', second: 'Cy' } },
    ]);
    // Ann and Bo met twice.
    const uneven = standingText(`
      Name  R1   R2   R3   R4   R5   R6
      Ann   2+   2+   3-   50-  51+  58-
      Bo    1-   1-   52+  3+   53+  57-
      Cy    54+  55-  1+   2-   56+  59-`);
    expect(explain(eventOf(uneven), 1, 'DIRECTCOMPARISON').lines).toMatchObject([
      { kind: 'uneven', values: { first: 'Ann', second: 'Cy', games: 1 } },
    ]);
    const alone = standingText('Name  R1\nAnn  2+\nBo  1-');
    expect(explain(eventOf(alone), 0, 'DIRECTCOMPARISON').lines).toMatchObject([{ kind: 'alone' }]);
  });
});

describe('what was known before', () => {
  const LIST = `
    No | Name | Rank | Rating | Previous order | Category | R1
    7  | Ann  | 1d   |        | 3              | B        | 50+
    8  | Bo   | 2d   | 2234   |                | A        | 51+`;
  const all = () => standingText(LIST, { seed: 'EGC2026-dice-4-6-1', tiebreaks: ['Lottery'] });
  test.each([
    ['Rating', 'ratingOfRank', 2100],
    ['Previous order', 'previousOrder', 3],
    ['Category', 'category', 2],
  ] as const)('%s', (tiebreak, kind, value) => {
    expect(explain(eventOf(all()), 0, tiebreak).lines).toMatchObject([{ kind, value }]);
  });
  test('a lot can be checked with any SHA-256 tool', () => {
    const { lines } = explain(eventOf(all()), 0, 'Lottery');
    const drawn = 'EGC2026-dice-4-6-1|final/place-1|7';
    const lot = createHash('sha256').update(drawn).digest('hex');
    expect(lines[0]?.values).toMatchObject({ drawn, lot });
  });
});
