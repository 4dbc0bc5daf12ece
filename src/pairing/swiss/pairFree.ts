import { atEntry, atSetting, makeError, makeWarning, type Problem } from '../../tournament/problem';
import { groupKey } from '../../tournament/wallList';
import { byesOfPlayer } from '../optimum/bye';
import { playerOf, type Round } from '../game/round';
import type { IsForbidden } from '../optimum/forbidden';
import { pairingGroups } from './pairingGroups';
import { pairField, type FieldPairing, type PairPlayers } from '../optimum/pairField';
import { label, labelOfNumber, pairLabel } from '../game/remark';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * Group by group; where one has no pairing of its own all are paired together, which comes before a repeat (R4.2).
 */
export function pairFree(
  round: Round,
  free: readonly PlayerIndex[],
  isForbidden: IsForbidden,
  pairPlayers: PairPlayers = pairField,
): readonly FieldPairing[] | undefined {
  const namedBye = chosenBye(round, free);
  const groups = groupsWith(round, free, namedBye);
  const apart = groups.map(group => pairPlayers(round, group, isForbidden, { namedBye }));
  const isDone = apart.every(one => one !== undefined);
  if (groups.length === 1 || (isDone && !apart.some(one => hasRepeat(round, one))))
    return isDone ? apart : undefined;
  const together = pairPlayers(round, free, isForbidden, { namedBye, acrossGroups: true });
  if (together === undefined) return isDone ? apart : undefined;
  return [{ ...together, warnings: [...groupsMixed(round, together), ...(together.warnings ?? [])] }];
}

const hasRepeat = (round: Round, { pairs }: FieldPairing): boolean =>
  pairs.some(([a, b]) => round.meetings.last(a, b) > 0);

/** Said with the games between groups; there may be none where repeats were unavoidable anyway. */
function groupsMixed(round: Round, { pairs }: FieldPairing): readonly Problem[] {
  const { wallList } = round.standing;
  const mixed = pairs.filter(([a, b]) => groupIn(round, a) !== groupIn(round, b));
  if (mixed.length === 0) return [];
  const named = mixed.map(pair => pairLabel(wallList, pair)).join(', ');
  const values = { round: round.number, pairs: named };
  return [makeWarning('groupsMixed', values)];
}

/** The others make up groups as if the player who has the bye by the settings were not there, who then joins their own. */
function groupsWith(
  round: Round,
  free: readonly PlayerIndex[],
  bye: PlayerIndex | undefined,
): readonly (readonly number[])[] {
  if (bye === undefined) return pairingGroups(round, free);
  const groups = pairingGroups(
    round,
    free.filter(player => player !== bye),
  );
  const groupIndex = groups.findIndex(
    ([first = bye], index) => index > 0 && groupIn(round, first) === groupIn(round, bye),
  );
  return groups.map((group, index) => (index === Math.max(0, groupIndex) ? [...group, bye] : group));
}

const groupIn = (round: Round, player: PlayerIndex): string => groupKey(playerOf(round, player));

/** The setting `Bye`. With an even number of players nobody has a bye, and the setting waits. */
function chosenBye(round: Round, free: readonly PlayerIndex[]): number | undefined {
  const { bye } = round.standing.settings;
  if (free.length % 2 === 0) return undefined;
  return free.find(player => playerOf(round, player).no === bye);
}

/** The player who should have the bye has no free place in this round. */
export function byeNotPlaying(round: Round, free: readonly PlayerIndex[]): readonly Problem[] {
  const { bye } = round.standing.settings;
  if (bye === 'automatic' || free.length % 2 === 0 || chosenBye(round, free) !== undefined) return [];
  const values = { player: labelOfNumber(round.standing.wallList, bye), round: round.number };
  return [makeError('byeNotPlaying', values, atSetting('Bye'))];
}

/** A second bye, which happens only when everybody else has had one too, or would need a repeat. */
export function anotherBye(round: Round, bye: PlayerIndex | undefined): readonly Problem[] {
  if (bye === undefined || byesOfPlayer(round, bye) === 0) return [];
  return [
    makeWarning(
      'anotherBye',
      { player: label(round.standing.wallList, bye), round: round.number },
      atEntry(bye, round.number),
    ),
  ];
}
