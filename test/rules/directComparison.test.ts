import { describe, expect, test } from 'vitest';
import { compareDirectly, directComparison } from '../../src/standings/tiebreaks/directComparison';
import type { System } from '../../src/tournament/systems';
import { workedCase } from './cases';
import { points, rowsText, standingText } from '../standings/standingText';

interface Input {
  readonly system: 'mcmahon' | 'swiss' | 'league';
  readonly tied: readonly number[];
  readonly rows: readonly { readonly id: number; readonly cells: string }[];
}
interface Expected {
  readonly classes: readonly (readonly number[])[];
  readonly iterations: readonly { readonly values: Readonly<Record<string, number>> }[];
  readonly nws: Readonly<Record<string, number>>;
}

const SYSTEMS: Readonly<Record<Input['system'], System>> = {
  mcmahon: 'McMahon',
  swiss: 'Swiss',
  league: 'Round robin',
};

const IDS = [
  'dc-egc2009',
  'dc-two',
  'dc-3cycle',
  'dc-5partial',
  'dc-5trap',
  'dc-6trap',
  'dc-unplayed-swiss',
  'dc-unplayed-league',
  'dc-double',
  'dc-double-uneven',
  'dc-ring',
  'dc-jigo-floor',
  'dc-default',
  'dc-3-league-missing',
  'dc-3-both-absent',
];

describe('the worked cases', () => {
  test.each(IDS)('%s', id => {
    const { input, expected } = workedCase<Input, Expected>(id);
    const standing = standingText(rowsText(input.rows), { system: SYSTEMS[input.system] });
    const indexOf = (no: number) => standing.wallList.players.findIndex(player => player.no === no);
    const tied = [input.tied.map(indexOf)];
    const { classes, steps } = compareDirectly(standing, tied);

    expect(classes.map(group => group.map(player => standing.wallList.players[player]?.no))).toEqual(
      expected.classes,
    );
    const valuesOf = (no: number) =>
      expected.iterations.flatMap(({ values }) => values[String(no)] ?? []).map(value => 2 * value);
    // Where it does not apply the cases write 0, the steps have nothing.
    input.tied.forEach(no =>
      expect(steps[indexOf(no)]?.length ? steps[indexOf(no)] : [0]).toEqual(valuesOf(no)),
    );

    const numbers = points(directComparison(standing, tied));
    input.tied.forEach(no => {
      const sum = valuesOf(no).reduce((total, value, step) => total + value / 2 / 100 ** step, 0);
      expect(numbers[indexOf(no)]).toBeCloseTo(sum, 12);
    });
  });
});
