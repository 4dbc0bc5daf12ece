import { describe, expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Stage } from '../../src/tournament/settings';
import { gamesOf, nameOf, pairsOf, pairText, standingText, stopText } from './pairingText';
import { eventOf } from '../eventOf';

const stages = (...typed: readonly (readonly [number, number, Stage['system']])[]): readonly Stage[] =>
  typed.map(([from, to, system]) => ({ from, to, system }));

const swissThenTable = {
  system: 'Swiss',
  stages: stages([1, 3, 'Swiss'], [4, 6, 'Round robin']),
  qualifiers: 4,
  notQualified: 'play on',
  prizeTiebreaks: ['DIRECTCOMPARISON', 'Rating'],
} as const;

/** Three rounds of a Swiss of nine; Ann, Bo, Cy and Ira are the best four. */
const swiss = `
  Name | Rating | R1 | R2 | R3 | R4 | R5 | R6
  Ann  | 2800   | 8+ | 4+ | 2+ | .  | .  | .
  Bo   | 2700   | 7+ | 3+ | 1- | .  | .  | .
  Cy   | 2600   | 6+ | 2- | 4+ | .  | .  | .
  Di   | 2500   | 5+ | 1- | 3- | .  | .  | .
  Ed   | 2400   | 4- | 8+ | 6- | .  | .  | .
  Flo  | 2300   | 3- | 7- | 5+ | .  | .  | .
  Gus  | 2200   | 2- | 6+ | 9- | .  | .  | .
  Hal  | 2100   | 1- | 5- | 0- | .  | .  | .
  Ira  | 2000   | 0= | 0= | 7+ | .  | .  | .`;

describe('others play on', () => {
  test('beside the table of the best four, by the rules of the Swiss', () => {
    const round = pairText(swiss, swissThenTable);
    const pairs = pairsOf(swiss, round);
    const games = gamesOf(swiss, round);
    expect(games).toHaveLength(4);
    const best = ['Ann', 'Bo', 'Cy', 'Ira'];
    for (const pair of pairs.split(', ')) {
      const [one, other] = pair.split(' ').map(name => best.includes(name));
      expect(one).toBe(other);
    }
    expect(games.slice(0, 2).every(game => best.some(name => game.includes(name)))).toBe(true);
    expect(round.games.map(({ table }) => table)).toEqual([1, 2, 3, 4]);
    expect(best).not.toContain(nameOf(swiss, round.bye));
    expect(round.bye).toBeDefined();
  });

  test('at the tables behind those of the stage, without the excluded ones', () => {
    const round = pairText(swiss, { ...swissThenTable, excludedTables: [2, 4, 5] });
    expect(round.games.map(({ table }) => table)).toEqual([1, 3, 6, 7]);
  });

  test('with a bye where only one is left', () => {
    const round = pairText(swiss, { ...swissThenTable, qualifiers: 8 });
    expect(round.games).toHaveLength(4);
    expect(nameOf(swiss, round.bye)).toBe('Hal');
  });

  test('stop unless the settings say so', () => {
    const round = pairText(swiss, { ...swissThenTable, notQualified: 'stop' });
    expect(round.games).toHaveLength(2);
    expect(round.bye).toBeUndefined();
  });

  test('stand behind those who qualified, by all of their own rounds', () => {
    const list = swiss
      .replace('8+ | 4+ | 2+ | .', '8+ | 4+ | 2+ | 2-')
      .replace('7+ | 3+ | 1- | .', '7+ | 3+ | 1- | 1+')
      .replace('6+ | 2- | 4+ | .', '6+ | 2- | 4+ | 9-')
      .replace('0= | 0= | 7+ | .', '0= | 0= | 7+ | 3+')
      .replace('5+ | 1- | 3- | .', '5+ | 1- | 3- | 6-')
      .replace('3- | 7- | 5+ | .', '3- | 7- | 5+ | 4+')
      .replace('4- | 8+ | 6- | .', '4- | 8+ | 6- | 7+')
      .replace('2- | 6+ | 9- | .', '2- | 6+ | 9- | 5-')
      .replace('1- | 5- | 0- | .', '1- | 5- | 0- | 0+');
    const { place, columns } = makePlacement(
      eventOf(standingText(list, { ...swissThenTable, tiebreaks: [] })),
      'final',
    );
    const of = (name: string) => place[list.split('\n').findIndex(line => line.trim().startsWith(name)) - 2];
    expect(['Bo', 'Ira', 'Ann', 'Cy'].map(of)).toEqual([1, 1, 3, 3]);
    expect(['Flo', 'Ed', 'Di', 'Gus', 'Hal'].map(of)).toEqual([5, 5, 7, 7, 7]);
    // Ira's absences in the Swiss count half a point each, which are no wins.
    expect(columns.map(({ column }) => column.title)).toEqual(['Wins', 'NWS']);
  });

  test('who is out of the first round of the stage makes room for the next', () => {
    const list = swiss
      .replace('Name |', 'Name | Out |')
      .replace(
        /^ {2}(\w+) +\| (\d)/gm,
        (_, name, digit) => `  ${name} | ${name === 'Cy' ? '4-' : '.'} | ${digit}`,
      );
    const pairs = pairsOf(list, pairText(list, swissThenTable));
    expect(pairs).not.toContain('Cy');
    const best = ['Ann', 'Bo', 'Di', 'Ira'];
    const inTable = pairs.split(', ').filter(pair => pair.split(' ').every(name => best.includes(name)));
    expect(inTable).toHaveLength(2);
  });

  test('a game put off does not stop the table, but one of the others does', () => {
    const ready = { ...swissThenTable, notQualified: 'play on' } as const;
    const paired = pairText(swiss, ready);
    const rows = swiss.split('\n');
    const cells = new Map<number, string>(paired.bye === undefined ? [] : [[paired.bye, '0+']]);
    for (const { black, white } of paired.games)
      cells.set(black, `${white + 1}+`).set(white, `${black + 1}-`);
    const after = (open: readonly number[]) =>
      rows
        .map((row, i) => {
          const cell = cells.get(i - 2);
          return cell === undefined
            ? row
            : row.replace(
                /\| \. {2}\| \. {2}\| \.$/,
                `| ${open.includes(i - 2) ? cell.replace(/[+-]/, '?') : cell} | . | .`,
              );
        })
        .join('\n');
    const [first, , , last] = paired.games.map(({ black, white }) => [black, white]);
    expect(pairText(after(first!), ready).round).toBe(5);
    expect(stopText(after(last!), ready).map(({ code }) => code)).toEqual(['resultsMissing']);
  });

  test('the same list gives the same round', () => {
    expect(pairText(swiss, swissThenTable)).toEqual(pairText(swiss, swissThenTable));
  });
});
