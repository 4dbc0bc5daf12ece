import { foldName } from '../../tournament/foldName';
import type { Player } from '../../tournament/wallList';
import { makeLabel, parseLabel } from './roundSheet';

/**
 * After changes of ranks and names since the sheet was written; a name that somebody else has now stays, for rows
 * may have moved.
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
