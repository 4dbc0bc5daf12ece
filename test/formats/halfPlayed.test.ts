/** Files of events that are half played, or with stones: what comes in goes on as it would have where it came from. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/exchange/readFile';
import { readH9 } from '../../src/formats/h9/readH9';
import { auditRound } from '../../src/audit/auditRound';
import type { AuditedEvent } from '../../src/audit/auditedEvent';
import { toWallList } from '../../src/formats/wallList/toWallList';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { memoryWorkbook } from '../application/memoryWorkbook';
import { ask, expectView } from '../application/tournamentBook';
import { hasReference, inReference } from '../reference';

const read = (text: string): ExchangedTournament & { readonly said: readonly string[] } => {
  const reading = readH9(text);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problems));
  return { ...reading.tournament, said: reading.problems.map(({ code }) => code) };
};
const HEADER = '; CL[A]\n; EV[Cup]\n; HA[h1]\n; Pl Name Rk Co Club MMS SOS\n';
const line = (no: number, rank: string, points: number, cells: readonly string[]): string =>
  `${no} Name${'ABCDEFGHIJKLMNOP'[no - 1]} First ${rank} FR Club ${points} 0 0 0 ${cells.join(' ')}`;

describe('F7.17 rounds in which nobody has an opponent', () => {
  const padded = (third: string): string =>
    HEADER +
    [
      line(1, '2D', 32, ['2+/w0', third, '0-']),
      line(2, '2D', 31, ['1-/b0', '0-', '0-']),
      line(3, '2D', 31, ['0-', '0-', '0-']),
    ].join('\n');

  test('behind the last game are open, and it is said; absences of earlier rounds stay', () => {
    const { free, said } = read(padded('0-'));
    expect(free.map(({ player, round }) => [player, round])).toEqual([[2, 1]]);
    expect(said).toContain('roundsToCome');
  });

  test('are kept where somebody has a bye there', () => {
    expect(read(padded('0+')).free.map(({ round }) => round)).toContain(2);
  });

  test.skipIf(!hasReference)(
    'swiss.h9 goes on: round 1 waits for what it waits for, round 2 is paired',
    () => {
      const file = readFile('swiss.h9', readFileSync(inReference('formats/swiss.h9')), 'en');
      if (file.kind !== 'read') throw new Error(file.sentence);
      const book = memoryWorkbook();
      expectView(book, { ask: 'import', file: file.rows }, 'imported');
      const state = ask(book, { ask: 'state' });
      expect(['results missing', 'ready']).toContain(state.view);
      const round = 'round' in state ? state.round : 0;
      expect(round).toBeLessThan(3);
    },
  );
});

const RANKS = ['5D', '3D', '1D', '1K', '3K', '6K', '9K', '12K', '15K', '20K'];

/** Games of round 1 by ranks, with the stones that a reduction and a limit for the strong give. */
const withStones = fc.record({
  ranks: fc.array(fc.constantFrom(...RANKS), { minLength: 6, maxLength: 10 }),
  reduction: fc.integer({ min: 0, max: 3 }),
});

describe('F7.18 stones in a file', () => {
  test('by ranks: the rule that gives them is the setting', () => {
    fc.assert(
      fc.property(withStones, ({ ranks, reduction }) => {
        const index = (rank: string): number => (rank.endsWith('D') ? parseInt(rank) - 1 : -parseInt(rank));
        const lines = ranks.map((rank, i) => {
          const other = i % 2 === 0 ? i + 1 : i - 1;
          const theirs = ranks[other];
          if (theirs === undefined) return line(i + 1, rank, 30, ['0-']);
          const difference = index(rank) - index(theirs);
          const stones = Math.min(9, Math.max(0, Math.abs(difference) - reduction));
          const isBlack = difference < 0 || (difference === 0 && i > other);
          return line(i + 1, rank, 30, [`${other + 1}${i % 2 ? '-' : '+'}/${isBlack ? 'b' : 'w'}${stones}`]);
        });
        const hasStones = lines.some(text => /\/[bw][1-9]/.test(text));
        const text = `; EV[Cup]\n; HA[h${reduction}]\n${lines.join('\n')}\n`;
        const { settings } = read(text);
        if (hasStones) expect(settings).toMatchObject({ handicap: 'rank', handicapReduction: reduction });
        else expect(settings.handicap).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('that no rule gives: none is claimed', () => {
    const text = `; EV[Cup]\n; HA[h1]\n${[
      line(1, '5D', 30, ['2+/w1']),
      line(2, '5K', 30, ['1-/b1']),
      line(3, '4D', 30, ['4+/w9']),
      line(4, '3D', 30, ['3-/b9']),
    ].join('\n')}`;
    expect(read(text).settings.handicap).toBeUndefined();
  });

  test('are no departure where the settings have no rule for them, and one where they are a slip', () => {
    const rounds = (stones: readonly number[]): AuditedEvent => {
      const players = stones.map((count, i) =>
        line(i + 1, '1D', 30, [`${i % 2 ? i : i + 2}${i % 2 ? '-' : '+'}/${i % 2 ? 'b' : 'w'}${count}`]),
      );
      const { wallList, settings } = toWallList(read(`; EV[Cup]\n${players.join('\n')}`));
      return { wallList, settings, known: [] };
    };
    const weights = (stones: readonly number[]): readonly string[] =>
      auditRound(rounds(stones), 1)
        .findings.filter(({ kind }) => kind === 'handicap')
        .map(({ weight }) => weight);
    expect(weights([4, 4, 3, 3, 0, 0, 0, 0])).toEqual(['note', 'note']);
    const slip = [4, 4, ...Array.from({ length: 18 }, () => 0)].slice(0, 16);
    expect(weights([...slip, 0, 0])).toEqual(['departure']);
  });

  test.skipIf(!hasReference).each([
    ['mcmahon-14.h9', 19, undefined],
    ['egc2013.h9', 0, undefined],
    ['swiss.h9', 1, 'MMS'],
  ])('%s', (name, stones, handicap) => {
    const text = readFileSync(inReference(`formats/${name}`), 'latin1');
    const { settings, games, said } = read(text);
    expect(games.filter(game => game.handicap > 0)).toHaveLength(stones);
    expect(settings.handicap).toBe(handicap);
    expect(said.includes('stonesUnknown')).toBe(stones > 0 && handicap === undefined);
  });
});
