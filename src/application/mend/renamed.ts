import { makeLabel, parseLabel } from '../../sheet/rounds/roundSheet';
import { findKnown } from '../../sheet/rows/knownPlayers';
import { nameColumn } from '../../sheet/frame/readPlayer';
import { makeWarning, type Problem } from '../../tournament/problem';
import { foldName } from '../../tournament/name/foldName';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { knownPlayers } from './knownFromSheets';
import { relabelled } from './labels';
import type { MendPlan } from '../write/mendPlan';

/**
 * Names that were mended in the list since a round was paired: the sheets have the number with a name that no row of the list is
 * theirs. The change writes the new ones into the sheets.
 */
export function renamedPlan(
  workbook: Workbook,
  { reading, list, text }: Tournament,
  rounds?: ReadonlySet<number>,
): { readonly problem: Problem; readonly plans: readonly MendPlan[] } | undefined {
  const { players } = reading.wallList;
  const playersBefore = knownPlayers(workbook, rounds);
  const names = new Set(playersBefore.map(({ name }) => foldName(name)));
  const mended = findKnown(reading, list.values, playersBefore).flatMap(({ one, players: found }) => {
    const player = players.findIndex(({ no }) => no === one.no);
    const now = players[player];
    if (!now || foldName(now.name) === foldName(one.name)) return [];
    const isIts =
      found.length === 1 ? found[0] === player : found.length === 0 && !names.has(foldName(now.name));
    return isIts ? [{ player, now, was: one.name }] : [];
  });
  const [first] = mended;
  if (!first) return undefined;
  const relabel = (label: string): string => {
    const parts = parseLabel(label);
    const rename = mended.find(({ now, was }) => now.no === parts?.no && was === parts.name);
    return rename ? makeLabel(rename.now) : label;
  };
  const place = {
    kind: 'cell',
    row: reading.rows[first.player] ?? 0,
    column: nameColumn(reading.columns) ?? 0,
  } as const;
  const values = { count: mended.length, name: first.now.name, was: first.was };
  const blocks = relabelled(workbook, relabel);
  return {
    problem: makeWarning('namesMended', values, place),
    plans: blocks.length > 0 ? [{ label: text('mendBy.names'), blocks }] : [],
  };
}
