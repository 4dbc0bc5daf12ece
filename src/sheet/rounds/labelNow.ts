import { foldName } from '../../tournament/name/foldName';
import type { Player } from '../../tournament/wallList';
import { isLikeName } from '../../tournament/name/likeName';
import { makeLabel, parseLabel, type RoundTable } from './roundSheet';

/**
 * After changes of ranks and names since the sheet was written; a name that somebody else has now stays, for rows
 * may have moved, but where the number's player has a name like it that nobody in the sheet has.
 */
export function labelsNow(
  players: readonly Player[],
  table: Pick<RoundTable, 'rows' | 'alone'>,
): (label: string) => string {
  const byNo = new Map(players.map(player => [player.no, player]));
  const names = new Set(players.map(({ name }) => foldName(name)));
  const labels = [
    ...table.rows.flatMap(({ black, white }) => [black, white]),
    ...(table.alone ?? []).map(line => line.player),
  ];
  const inSheet = new Set(labels.map(label => foldName(parseLabel(label)?.name ?? '')));
  return label => {
    const parts = parseLabel(label);
    const player = parts && byNo.get(parts.no);
    if (!parts || !player) return label;
    const [name, own] = [foldName(parts.name), foldName(player.name)];
    const isRespelled = !inSheet.has(own) && isLikeName(parts.name, player.name);
    return name === own || !names.has(name) || isRespelled ? makeLabel(player) : label;
  };
}
