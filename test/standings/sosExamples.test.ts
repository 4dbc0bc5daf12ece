import { expect, test } from 'vitest';
import { makeStanding, countedScore, countedWins, startOf } from '../../src/standings/standing';
import { cuss } from '../../src/standings/cuss';
import { roundValues, sosK } from '../../src/standings/sosK';
import { sodos } from '../../src/standings/sodos';
import { sosos } from '../../src/standings/sosos';
import type { Column } from '../../src/standings/column';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { example, hasExamples } from '../examples';
import { wallListText } from '../wallListText';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly start?: number;
  readonly cells: readonly string[];
}
type Input = { readonly system: 'mcmahon' | 'swiss'; readonly rows: readonly Row[] };
type Numbers = Readonly<Record<string, number | readonly number[]>>;

const listOf = ({ rows }: Input): WallList =>
  wallListText(
    [
      ['No', 'Name', 'Start', ...(rows[0]?.cells ?? []).map((_, index) => `R${index + 1}`)].join('|'),
      ...rows.map(row => [row.id, row.name, row.start ?? 0, ...row.cells].join('|')),
    ].join('\n'),
  );

const points = (column: Column): (number | undefined)[] =>
  column.values.map(value => value && value / column.unit);

const standingOf = (input: Input, settings: Partial<Settings> = {}) => {
  const system = input.system === 'mcmahon' ? 'McMahon' : 'Swiss';
  return makeStanding(listOf(input), { ...presetSettings('EGF', system), ...settings });
};

test.runIf(hasExamples).each(['sos-swiss', 'sos-mcmahon'])('%s', id => {
  const { input, expected } = example<Input, Readonly<Record<string, Numbers>>>(id);
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
    round_values: roundValues(standing, player).map(round =>
      round.kind === 'value' ? round.value / 2 : NaN,
    ),
    WMSG: [0, 1, 2, 3].map(k => points(sosK(wmsg, k))[player]),
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, points(column)[player]])),
  }));
  expect(actual).toEqual(
    Object.values(expected).map(numbers =>
      Object.fromEntries(Object.entries(numbers).filter(([name]) => name !== 'exact')),
    ),
  );
});

test.runIf(hasExamples)('sos-variants', () => {
  const { input } = example<Input, unknown>('sos-mcmahon');
  const { expected } = example<unknown, Readonly<Record<string, Readonly<Record<string, number>>>>>(
    'sos-variants',
  );
  const openGotha = { rounding: 'absences', opponentsUnplayed: 'half' } as const;
  const aga = { ...presetSettings('AGA', 'McMahon') };
  expect({
    egf: points(sosK(standingOf(input), 0)),
    opengotha_half_points: points(sosK(standingOf(input, openGotha), 0)),
    aga_phantom: points(sosK(standingOf(input, aga), 0)),
  }).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, values]) => [name, Object.values(values)])),
  );
});
