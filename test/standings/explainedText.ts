import { explain } from '../../src/standings/explain/explain';
import type { Explanation } from '../../src/standings/explanation';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import type { Settings } from '../../src/tournament/settings';
import type { Tiebreak } from '../../src/tournament/tiebreaks';
import { standingText } from './standingText';

/** Lines as their sentences are filled: `R2 lost 0 opponent=Bo no=2`; what is left out of a sum is said behind. */
export const written = ({ lines }: Explanation): readonly string[] =>
  lines.map(({ round, kind, value, values, dropped }) =>
    [
      ...(round === undefined ? [] : [`R${round}`]),
      kind,
      ...(value === undefined ? [] : [value]),
      ...Object.entries(values).map(([key, one]) => `${key}=${one}`),
      ...(dropped === undefined ? [] : [`(${dropped})`]),
    ].join(' '),
  );

/** The title and the total of somebody's value, and its lines. */
export function explained(
  list: string,
  name: string,
  tiebreak: Tiebreak,
  { k, ...settings }: Partial<Settings> & { readonly k?: number } = {},
): readonly string[] {
  const { wallList, settings: all } = standingText(list, settings);
  const event = makeEvent(wallList, all);
  const contest = event.contest();
  const player = contest.wallList.players.findIndex(one => one.name === name);
  const explanation = explain(contest, player, tiebreak, k);
  return [`${explanation.title} ${explanation.total}`, ...written(explanation)];
}
