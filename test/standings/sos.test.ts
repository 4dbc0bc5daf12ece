import { describe, expect, test } from 'vitest';
import { cuss } from '../../src/standings/tiebreaks/cuss';
import { sodos } from '../../src/standings/tiebreaks/sodos';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { sosos } from '../../src/standings/tiebreaks/sosos';
import { points, standingText } from './standingText';

describe('the worked McMahon of the rules (R2.5)', () => {
  const LIST = `
    Name  Rank  Start  R1   R2  R3  R4
    A     4d    32     2+   3=  4+  5+
    B     3d    32     1-   5+  3-  0=
    C     2d    31     4+   1=  2+  7+
    D     1d    30     3-   7+  1-  6+
    E     1k    29     6+!  2-  0=  1-
    F     2k    28     5-!  0=  7+  4-
    G     3k    27     0+   4-  6-  3-`;
  const standing = () => standingText(LIST, { system: 'McMahon' });

  test('SOS', () => expect(points(sosK(standing(), 0))).toEqual([129, 131, 128, 126, 126, 118, 122]));
  test('SOS-1 and SOS-2 of the EGF leave out the smallest', () => {
    expect(sosK(standing(), 1).title).toBe('SOS-1 (EGF)');
    expect(points(sosK(standing(), 1))).toEqual([99, 101, 100, 98, 97, 90, 95]);
    expect(points(sosK(standing(), 2))).toEqual([67, 69, 68, 69, 68, 62, 66]);
  });
  test('SOS-1 and SOS-2 of the WMSG leave out the first rounds', () => {
    const wmsg = standingText(LIST, { system: 'McMahon', sosFlavour: 'WMSG' });
    expect(sosK(wmsg, 1).title).toBe('SOS-1 (WMSG)');
    expect(points(sosK(wmsg, 1))).toEqual([96, 96, 96, 92, 97, 88, 95]);
    expect(points(sosK(wmsg, 2))).toEqual([62, 66, 61, 64, 64, 60, 63]);
  });
  test('SODOS, SOSOS and CUSS', () => {
    expect(points(sodos(standing()))).toEqual([112, 30, 110.5, 57, 29, 28, 0]);
    expect(points(sosos(standing()))).toEqual([511, 511, 508, 497, 494, 486, 480]);
    expect(points(cuss(standing()))).toEqual([135, 131, 131, 124, 120, 114, 112]);
  });
  test('with unplayed rounds of opponents as half (OpenGotha)', () => {
    const half = standingText(LIST, { system: 'McMahon', rounding: 'absences', opponentsUnplayed: 'half' });
    expect(points(sosK(half, 0))).toEqual([130, 132, 128.5, 127.5, 128, 117.5, 123.5]);
  });
  test("with the AGA's phantom", () => {
    const aga = standingText(LIST, { system: 'McMahon', preset: 'AGA' });
    expect(points(sosK(aga, 0))).toEqual([130.5, 134.5, 129, 127.5, 129.5, 120.5, 125]);
    // G beat the phantom of 27 + 2; E lost against hers of 29 + 2.
    expect(points(sodos(aga))[6]).toBe(29);
    expect(points(sodos(aga))[4]).toBe(29.5);
  });
});

test('the AGA gives opponents ½ for an absence of any kind and for a game that both lost by absence', () => {
  const list = (bo: string) => `
    Name  R1  R2    R3
    Ann   2+  2-!   2+
    Bo    1-  ${bo}  1-
    Cy    0+  0+    0+`;
  const sosOfAnn = (bo: string) => points(sosK(standingText(list(bo), { preset: 'AGA' }), 0))[0];
  expect(sosOfAnn('1+!')).toBe(3);
  expect(sosOfAnn('1-!')).toBe(1.5);
  const absent = standingText('Name  R1  R2\nAnn  2+  0+\nBo  1-  0-', { preset: 'AGA' });
  expect(points(sosK(absent, 0))).toEqual([0.5 + 1, 2 + 1]);
});

describe('few rounds', () => {
  const list = (rounds: string) => `Name  ${rounds}`;
  test('SOS-k is 0 with no more than k rounds', () => {
    const one = standingText(`${list('R1')}\nAnn  2+\nBo  1-`);
    expect([points(sosK(one, 1)), points(sosK(one, 2))]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test('after two rounds SOS-1 is the larger value', () => {
    const two = standingText(`${list('R1  R2')}\nAnn  2+  3+\nBo  1-  4+\nCy  4+  1-\nDi  3-  2-`);
    expect(points(sosK(two, 1))).toEqual([1, 2, 2, 1]);
  });
});

describe('a game without a result', () => {
  const standing = () =>
    standingText(`
    Name  R1  R2    R3
    Ann   2+  3?/w  4+
    Bo    1-  4+    0+
    Cy    4+  1?/b  0-
    Di    3-  2-    1-`);

  test('adds nothing to SOS', () => {
    expect(points(sosK(standing(), 0))).toEqual([2 + 0, 2 + 0 + 0, 0 + 0, 1 + 2 + 2]);
  });
  test('is neither the smallest value nor another', () => {
    expect(points(sosK(standing(), 1))).toEqual([2, 2, 0, 4]);
  });
});

describe('an opponent outside the list', () => {
  const LIST = `
    Name  R1   R2  R3
    Ann   77+  2+  0+
    Bo    78-  1-  79-`;
  test('makes SOS unknown, with the number that is missing', () => {
    const sos = sosK(standingText(LIST), 0);
    expect(sos.values).toEqual([undefined, undefined]);
    expect(sos.missing[0]).toEqual({ kind: 'outside', round: 1, opponentNo: 77 });
  });
  test('does not matter in a round that is left out (WMSG)', () => {
    expect(points(sosK(standingText(LIST, { sosFlavour: 'WMSG' }), 1))).toEqual([0, undefined]);
  });
  test('does not matter to SODOS in a lost game', () => {
    expect(points(sodos(standingText(LIST)))).toEqual([undefined, 0]);
  });
  test('spoils SOSOS for those who met somebody who met that player', () => {
    expect(points(sosos(standingText('Name  R1  R2\nAnn  2+  3+\nBo  1-  0+\nCy  9-  1-')))).toEqual([
      undefined,
      1,
      undefined,
    ]);
  });
});

describe('the handicap of a game (OpenGotha)', () => {
  const LIST = `
    Name  Start  R1     R2
    Ann   32     2+/w4  0=
    Bo    27     1-/b4  0=`;
  test('is added for White and taken off for Black', () => {
    const corrected = standingText(LIST, { system: 'McMahon', handicapInSos: true, rounding: 'none' });
    expect(points(sosK(corrected, 0))).toEqual([27.5 + 4 + 32, 33.5 - 4 + 27]);
  });
  test('counts in McMahon only, and not at all by the EGF', () => {
    const egf = standingText(LIST, { system: 'McMahon' });
    expect(points(sosK(egf, 0))).toEqual([27 + 32, 33 + 27]);
    const swiss = standingText(LIST, { handicapInSos: true });
    expect(points(sosK(swiss, 0))).toEqual([0, 1]);
  });
});

test('a round with two opponents adds both', () => {
  const standing = standingText(
    `Name | R1
     Ann  | 2+ 3+
     Bo   | 1- 3+
     Cy   | 1- 2-`,
    { system: 'Diagonal' },
  );
  expect(points(sosK(standing, 0))).toEqual([1, 2, 3]);
});
