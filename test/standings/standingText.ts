import type { Column } from '../../src/standings/column';
import { makeStanding } from '../../src/standings/score/makeStanding';
import type { Standing } from '../../src/standings/score/standing';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';

/** The standing of a wall list in text, as a Swiss by the EGF's rules unless something else is said. */
export function standingText(text: string, settings: Partial<Settings> = {}): Standing {
  const preset = presetSettings(settings.preset ?? 'EGF', settings.system ?? 'Swiss');
  return makeStanding(wallListText(text), { ...preset, ...settings });
}

/** The values of a column as people read them. */
export const points = (column: Column): (number | undefined)[] =>
  column.values.map(value => (value === undefined ? undefined : value / column.unit));

/** Classes of players written by name: `Ann | Bo = Cy | Di`, best first. */
export const named = (standing: Standing, classes: readonly (readonly number[])[]): string =>
  classes.map(group => group.map(player => standing.wallList.players[player]?.name).join(' = ')).join(' | ');

/** Rows `1: 2+ 3-` … of the worked cases as a wall list in text. */
export function rowsText(
  rows: readonly { readonly id: number; readonly start?: number; readonly cells: string }[],
): string {
  const rounds = (rows[0]?.cells.split(' ') ?? []).map((_, index) => `R${index + 1}`);
  return [
    ['No', 'Name', 'Start', ...rounds].join('|'),
    ...rows.map(({ id, start, cells }) => [id, id, start ?? 0, ...cells.split(' ')].join('|')),
  ].join('\n');
}
