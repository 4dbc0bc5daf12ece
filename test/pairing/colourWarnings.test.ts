import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { playedRoundWarnings } from '../../src/pairing/roundWarnings';
import { presetSettings } from '../../src/tournament/presets';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { pairText } from './pairingText';
import { openGame, playEvent, settingsOf, withEntries } from './simulatedEvent';

/** Ann and Bo have had Black twice, Cy and Di White; all met as they could. */
const LIST = `
  Name | R1   | R2   | R3
  Ann  | 3+/b | 4+/b | a
  Bo   | 4+/b | 3+/b | b
  Cy   | 1-/w | 2-/w | c
  Di   | 2-/w | 1-/w | d`;
const typed = (cells: Readonly<Record<'a' | 'b' | 'c' | 'd', string>>): string =>
  LIST.replace(/\| ([abcd])$/gm, (_, player: 'a' | 'b' | 'c' | 'd') => `| ${cells[player]}`);

const told = (problems: readonly { readonly code: string; readonly values: object }[]) =>
  problems.flatMap(({ code, values }) =>
    code === 'thirdColour' || code === 'coloursUndue'
      ? [`${code} ${(values as { readonly players: string }).players}`]
      : [],
  );
const whileTyped = (text: string) => told(pairText(text).warnings);
const written = (text: string) =>
  told(playedRoundWarnings(makeOpenEvent(wallListText(text), presetSettings('EGF', 'Swiss'))));

describe('colours of pairs that somebody chose', () => {
  test('a third time the same, of each player who gets it', () => {
    const list = typed({ a: '2?/b', b: '1?/w', c: '.', d: '.' });
    expect(whileTyped(list)).toEqual(['thirdColour Ann (1)']);
    // A pair of the program is remarked, and no warning: it had no better.
    expect(whileTyped(typed({ a: '.', b: '.', c: '.', d: '.' }))).toEqual([]);
  });

  test('both get the colour that neither is due', () => {
    const turned = typed({ a: '3?/b', b: '.', c: '1?/w', d: '.' });
    expect(whileTyped(turned)).toEqual(['thirdColour Ann (1), Cy (3)', 'coloursUndue Ann (1), Cy (3)']);
    expect(whileTyped(turned.replace('3?/b', '3?/w').replace('1?/w', '1?/b'))).toEqual([]);
    // With stones the stronger has White, whatever was played.
    expect(whileTyped(turned.replace('3?/b', '3?/b2').replace('1?/w', '1?/w2'))).toEqual([]);
  });

  test('once written, only what the best pairing does without', () => {
    const best = typed({ a: '2?/w', b: '1?/b', c: '4?/w', d: '3?/b' });
    expect(written(best)).toEqual([]);
    const worse = typed({ a: '3?/b', b: '4?/w', c: '1?/w', d: '2?/b' });
    expect(written(worse)).toContain('coloursUndue Ann (1), Cy (3)');
    // Without the colours nobody is wronged by the lot.
    expect(written(best.replace(/(\?)\/[bw]/g, '$1'))).toEqual([]);
  });
});

describe('of any event by dice', () => {
  const event = fc.record({
    players: fc.integer({ min: 6, max: 16 }),
    rounds: fc.constantFrom(4, 5),
    seed: fc.nat(99),
    absent: fc.constantFrom(0, 0.2),
  });

  test('a game typed is warned of where, and only where, a count of cells says so', () => {
    let found = 0;
    fc.assert(
      fc.property(event, fc.nat(), fc.boolean(), (one, pick, isTurned) => {
        const played = playEvent(one);
        const last = played[played.length - 1]!;
        const { pairing, before } = last;
        const game = pairing.games[pick % pairing.games.length]!;
        const [black, white] = isTurned ? [game.white, game.black] : [game.black, game.white];
        const list = withEntries(before, [
          [black, pairing.round, openGame(before, white, 'black')],
          [white, pairing.round, openGame(before, black, 'white')],
        ]);
        const again = pairNextRound(makeOpenEvent(list, settingsOf(one)));
        if (again.kind !== 'paired') throw new Error('a round that was paired is paired again');
        const third = [
          ...(streak(before, black) === 'bb' ? [black] : []),
          ...(streak(before, white) === 'ww' ? [white] : []),
        ];
        const isUndue = balance(before, black) > 0 && balance(before, white) < 0;
        const name = (player: number): string => `Player ${player + 1} (${player + 1})`;
        const expected = [
          ...(third.length > 0 ? [`thirdColour ${third.map(name).join(', ')}`] : []),
          ...(isUndue ? [`coloursUndue ${name(black)}, ${name(white)}`] : []),
        ];
        found += expected.length;
        expect(told(again.warnings)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(0);
  });
});

/** The colours of a player's games so far, the first first: `bwb`. */
const coloursOf = (list: WallList, player: number): string =>
  (list.entries[player] ?? [])
    .flat()
    .map(entry => (entry.kind === 'game' && !entry.byDefault ? (entry.colour ?? '').charAt(0) : ''))
    .join('');
const streak = (list: WallList, player: number): string => coloursOf(list, player).slice(-2);
const balance = (list: WallList, player: number): number =>
  coloursOf(list, player).split('b').length - coloursOf(list, player).split('w').length;
