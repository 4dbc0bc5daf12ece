import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import type { Settings } from '../../src/tournament/settings';
import { pairsOf, pairText, remarksOn } from './pairingText';
import { openGame, playEvent, settingsOf, withEntries } from './simulatedEvent';

const SIX = `
  Name | Out | R1 | R2
  Ann  | .   | 4+ | .
  Bo   | .   | 5+ | .
  Cy   | .   | 6+ | .
  Di   | .   | 1- | .
  Ed   | .   | 2- | .
  Flo  | 2   | 3- | .`;
const meet = (round: number, ...players: readonly [number, number]): Partial<Settings> => ({
  mustMeet: [{ round, players }],
});
const said = (list: string, settings: Partial<Settings>) =>
  pairText(list, settings)
    .warnings.filter(({ code }) => code === 'mustMeetCannot')
    .map(({ values, place }) => [values['player'], values['opponent'], place]);

describe('pairs that the settings name for a round (R4.6)', () => {
  test('meet in it, whatever it costs, and in no other', () => {
    const round = pairText(SIX, meet(2, 1, 5));
    expect(pairsOf(SIX, round)).toContain('Ann Ed');
    expect(remarksOn(SIX, round, 'Ann')).toEqual(['mustMeet', 'scoreDifference']);
    expect(pairsOf(SIX, pairText(SIX, meet(3, 1, 4)))).not.toContain('Ann Di');
    // A repeat is remarked.
    expect(remarksOn(SIX, pairText(SIX, meet(2, 1, 4)), 'Di')).toEqual([
      'mustMeet',
      'repeat',
      'scoreDifference',
    ]);
  });

  test('who is out, has another game or the bye cannot, nor a forbidden pair; the rest is paired', () => {
    const place = { kind: 'setting', name: 'Must meet' };
    expect(said(SIX, meet(2, 6, 1))).toEqual([['Flo (6)', 'Ann (1)', place]]);
    const typed = SIX.replace('4+ | .', '4+ | 3?/b').replace('6+ | .', '6+ | 1?/w');
    expect(said(typed, meet(2, 1, 2))).toEqual([['Ann (1)', 'Bo (2)', place]]);
    expect(said(SIX.replace('5+ | .', '5+ | 0+'), meet(2, 1, 2))).toEqual([['Ann (1)', 'Bo (2)', place]]);
    const forbidden = { ...meet(2, 1, 5), forbiddenPairs: [[5, 1]] as const };
    expect(said(SIX, forbidden)).toEqual([['Ann (1)', 'Ed (5)', place]]);
    expect(pairText(SIX, forbidden).games).toHaveLength(2);
  });

  test('two players of one team are one to the pairing, and do not meet themselves', () => {
    expect(said(SIX, meet(2, 1, 1))).toHaveLength(1);
    expect(pairText(SIX, meet(2, 1, 1)).games).toHaveLength(2);
  });

  test('typed already, they need no word; numbers of nobody name nobody', () => {
    const typed = SIX.replace('4+ | .', '4+ | 3?/b').replace('6+ | .', '6+ | 1?/w');
    expect(said(typed, meet(2, 3, 1))).toEqual([]);
    expect(said(SIX, meet(2, 1, 99))).toEqual([]);
  });

  test('stones and colours follow the rules', () => {
    const list = 'Name | Rank | R1\nAnn | 1d | .\nBo | 5k | .\nCy | 1k | .\nDi | 2k | .';
    const round = pairText(list, { ...meet(1, 1, 2), handicap: 'rank', handicapReduction: 0 });
    const game = round.games.find(({ remarks }) => remarks.some(({ kind }) => kind === 'mustMeet'));
    expect(game).toMatchObject({ black: 1, white: 0, handicap: 5, fixed: false });
  });
});

test('of any event by dice, all others are paired as around the same game typed', () => {
  const event = fc.record({
    players: fc.integer({ min: 5, max: 14 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(99),
    absent: fc.constantFrom(0, 0.2),
    settings: fc.constantFrom({}, { system: 'McMahon' as const }),
  });
  fc.assert(
    fc.property(event, fc.nat(), fc.nat(), (one, first, second) => {
      const played = playEvent(one);
      const { before, pairing } = played[played.length - 1]!;
      const there = pairing.games.flatMap(({ black, white }) => [black, white]);
      const a = there[first % there.length]!;
      const others = there.filter(player => player !== a);
      const b = others[second % others.length]!;
      const players = [before.players[a]!.no, before.players[b]!.no] as const;
      const settings = settingsOf(one);
      const named = pairNextRound(
        makeOpenEvent(before, { ...settings, mustMeet: [{ round: pairing.round, players }] }),
      );
      const game = named.kind === 'paired' ? named.games.find(has(a)) : undefined;
      expect([game?.black, game?.white].sort()).toEqual([a, b].sort());
      const isBlack = game?.black === a;
      const typed = withEntries(before, [
        [a, pairing.round, openGame(before, b, isBlack ? 'black' : 'white')],
        [b, pairing.round, openGame(before, a, isBlack ? 'white' : 'black')],
      ]);
      const around = pairNextRound(makeOpenEvent(typed, settings));
      const rest = (round: typeof named) =>
        round.kind === 'paired' && [round.bye, round.games.filter(one => !has(a)(one))];
      expect(rest(named)).toEqual(rest(around));
    }),
    { numRuns: 60 },
  );
});

const has =
  (player: number) =>
  ({ black, white }: { readonly black: number; readonly white: number }): boolean =>
    black === player || white === player;
