import { expect, test } from 'vitest';
import { makeCrosstable } from '../../src/standings/placement/crosstable';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './standingText';
import { eventOf } from '../eventOf';

const LIST = `
  Name  R1  R2   R3    R4
  Ann   3-  2+   50+   2?/b
  Bo    0+  1-   3=    1?/w
  Cy    1+  51-  2=    0=`;

/** Rows of the table as text: rounds and outcomes, `-` where nobody met. */
function table(settings: Partial<Settings> = {}): string[] {
  const standing = standingText(LIST, { system: 'Round robin', tiebreaks: [], ...settings });
  const { order, cells } = makeCrosstable(standing, makePlacement(eventOf(standing), 'final').classes.flat());
  return cells.map((row, index) => {
    const name = standing.wallList.players[order[index] as number]?.name;
    const texts = row.map(
      games => games.map(({ round, game }) => `${round}${game.outcome}`).join('&') || '-',
    );
    return [name, ...texts].join(' ');
  });
}

test('rows and columns stand in the order given; opponents outside the list have none', () => {
  expect(table({ throughRound: 3 })).toEqual(['Ann - 2won 1lost', 'Bo 2lost - 3jigo', 'Cy 1won 3jigo -']);
});

test('several games of a pair share a cell, also one without a result', () => {
  expect(table({ throughRound: 4 })[0]).toBe('Ann - 2won&4unknown 1lost');
});
