import { isOut } from '../../tournament/wallList';
import type { Settings } from '../../tournament/settings';
import type { PlayedRound } from './playedRound';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

/** The most players for which everything is tried; more would take too long. */
const MOST_PLAYERS = 14;

/** Tries everything; undefined with too many players, or where other rules decide too. */
export function isPossibleWithoutRepeat(
  { before, paired, system }: PlayedRound,
  settings: Settings,
): boolean | undefined {
  if (system === 'playoff' || settings.stages.length > 0) return undefined;
  const { pairs, contests } = SYSTEMS[system];
  if (pairs !== 'weighed' || contests !== 'everybody') return undefined;
  if (settings.teams || settings.groups === 'apart' || settings.bye !== 'automatic') return undefined;
  const present = [...before.players.keys()].filter(player => {
    const playerInList = before.players[player];
    return playerInList !== undefined && !isOut(playerInList, paired.round);
  });
  if (present.length > MOST_PLAYERS) return undefined;
  const no = (player: PlayerIndex): number => before.players[player]?.no ?? 0;
  const mayMeet = (a: number, b: number): boolean =>
    !(before.entries[a] ?? []).some(cell =>
      cell.some(entry => entry.kind === 'game' && entry.opponent === b),
    ) &&
    !settings.forbiddenPairs.some(
      ([one, other]) => (one === no(a) && other === no(b)) || (one === no(b) && other === no(a)),
    );
  const canPair = ([first, ...rest]: readonly number[]): boolean =>
    first === undefined ||
    rest.some(other => mayMeet(first, other) && canPair(rest.filter(player => player !== other)));
  if (present.length % 2 === 0) return canPair(present);
  return present.some(bye => canPair(present.filter(player => player !== bye)));
}
