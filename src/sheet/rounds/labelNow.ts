import { foldName } from '../../tournament/foldName';
import type { Player } from '../../tournament/wallList';
import { makeLabel, parseLabel } from './roundSheet';

/**
 * A label of a Round sheet as it would be written today: of a player whose rank was changed or whose name was mended since the
 * sheet was written. A name that somebody else has now stays as it is, because rows may have moved.
 */
export function labelsNow(players: readonly Player[]): (label: string) => string {
  const byNo = new Map(players.map(player => [player.no, player]));
  const names = new Set(players.map(({ name }) => foldName(name)));
  return label => {
    const parts = parseLabel(label);
    const player = parts && byNo.get(parts.no);
    if (!parts || !player) return label;
    const name = foldName(parts.name);
    return name === foldName(player.name) || !names.has(name) ? makeLabel(player) : label;
  };
}
