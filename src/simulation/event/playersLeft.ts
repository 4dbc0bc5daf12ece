import { roundsOfTable } from '../../standings/roundRobin/roundRobin';
import { isBye, type Entry } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { type System, SYSTEMS } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/**
 * Counted from the cells in the plainest way, for the referee: fewer lost ties of a knock-out than it takes to be out, fewer than four lost
 * games of a Diagonal; else empty.
 */
export function playersLeft(
  list: WallList,
  settings: Settings,
  system: System,
  round: RoundNo,
): readonly number[] {
  const all = [...list.players.keys()];
  if (settings.stages.length > 0 || settings.system !== system) return [];
  const before = (player: PlayerIndex): readonly (readonly Entry[])[] =>
    (list.entries[player] ?? []).slice(0, round - 1);
  switch (SYSTEMS[system].pairs) {
    case 'weighed':
    case 'sections':
      return all;
    case 'draw':
      // Whoever has no game in a round without a bye is out of all that follow.
      return all.filter(player => {
        const missed = before(player).filter(cell => !isThrough(cell));
        return (
          missed.length < SYSTEMS[system].lives &&
          missed.every(cell => cell.some(({ kind }) => kind === 'game'))
        );
      });
    case 'pattern': {
      const isIn = (player: PlayerIndex): boolean =>
        before(player).every(cell => cell.some(({ kind }) => kind === 'game'));
      const left = all.filter(player => isIn(player) && quartersLost(before(player).flat(), settings) < 8);
      // Where all of them went out, a tie decides.
      return left.length > 1 ? left : [];
    }
    case 'table':
      return settings.groups === 'mixed' && round <= roundsOfTable(all.length, settings) ? all : [];
    case 'parts':
      return [];
  }
}

function isThrough(cell: readonly Entry[]): boolean {
  let balance = 0;
  for (const entry of cell) {
    if (entry.kind === 'free') balance += isBye(entry) ? 1 : -1;
    else if (entry.outcome !== 'jigo') balance += entry.outcome === 'won' ? 1 : -1;
  }
  return balance > 0;
}

/**
 * In quarters (R7.3): with two games against each opponent a lost game is half a loss, with one a whole; a jigo
 * half of that.
 */
function quartersLost(entries: readonly Entry[], { gamesPerOpponent }: Settings): number {
  const weight = gamesPerOpponent === 1 ? 2 : 1;
  let lost = 0;
  for (const entry of entries) {
    if (entry.kind === 'free') continue;
    if (entry.outcome === 'lost') lost += 2 * weight;
    else if (entry.outcome === 'jigo') lost += weight;
  }
  return lost;
}
