import { expect, test } from 'vitest';
import { cuss } from '../../src/standings/tiebreaks/cuss';
import { sodos } from '../../src/standings/tiebreaks/sodos';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { sosos } from '../../src/standings/tiebreaks/sosos';
import { countedScore, countedWins, startOf } from '../../src/standings/score/standing';
import type { Settings } from '../../src/tournament/settings';
import { workedCase } from './cases';
import { points, rowsText, standingText } from '../standings/standingText';

interface Input {
  readonly system: 'mcmahon' | 'swiss';
  readonly rows: readonly {
    readonly id: number;
    readonly start?: number;
    readonly cells: string;
  }[];
}
type Numbers = Readonly<Record<string, number | readonly number[]>>;

const standingOf = ({ system, rows }: Input, settings: Partial<Settings> = {}) =>
  standingText(rowsText(rows), { system: system === 'mcmahon' ? 'McMahon' : 'Swiss', ...settings });

test.each(['sos-swiss', 'sos-mcmahon'])('%s', id => {
  const { input, expected } = workedCase<Input, Readonly<Record<string, Numbers>>>(id);
  const standing = standingOf(input);
  const wmsg = standingOf(input, { sosFlavour: 'WMSG' });
  const columns = {
    SOS: sosK(standing, 0),
    SOS1: sosK(standing, 1),
    SOS2: sosK(standing, 2),
    SODOS: sodos(standing),
    SOSOS: sosos(standing),
    CUSS: cuss(standing),
  };
  const actual = input.rows.map((_, player) => ({
    start: startOf(standing, player) / 2,
    score: countedScore(standing, player) / 2,
    nws: countedWins(standing, player) / 2,
    round_values: standing.roundValues[player]!.map(one => (one.kind === 'score' ? one.score / 2 : one)),
    WMSG: [0, 1, 2, 3].map(k => points(sosK(wmsg, k))[player]),
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, points(column)[player]])),
  }));
  const theirs = Object.values(expected).map(numbers =>
    Object.fromEntries(Object.entries(numbers).filter(([name]) => name !== 'exact')),
  );
  expect(actual).toEqual(theirs);
});

test('sos-variants', () => {
  const { input } = workedCase<Input, unknown>('sos-mcmahon');
  const variants = workedCase<unknown, Readonly<Record<string, Readonly<Record<string, number>>>>>(
    'sos-variants',
  );
  const sosWith = (settings: Partial<Settings>) => points(sosK(standingOf(input, settings), 0));
  expect({
    egf: sosWith({}),
    opengotha_half_points: sosWith({ rounding: 'absences', opponentsUnplayed: 'half' }),
    aga_phantom: sosWith({ preset: 'AGA' }),
  }).toEqual(
    Object.fromEntries(
      Object.entries(variants.expected).map(([name, values]) => [name, Object.values(values)]),
    ),
  );
});
