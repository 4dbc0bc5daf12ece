import { atEntry, atSetting, makeError, makeWarning, type Problem } from '../../tournament/problem';
import type { Event } from '../../standings/stages/event';
import type { WallList } from '../../tournament/wallList';
import type { Round } from '../game/round';
import type { FixedPair } from '../game/fixedPairs';
import { label, pairLabel } from '../game/remark';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface IsForbidden {
  (player: PlayerIndex, other: PlayerIndex): boolean;
  /** All forbidden pairs; undefined where they can only be asked about pair by pair. */
  readonly pairs?: readonly (readonly [number, number])[];
}

/** The pairs of the setting `Forbidden pairs`, which names players by their numbers. Numbers of nobody are ignored. */
export function forbiddenPairs({
  wallList,
  settings,
}: Pick<Event, 'wallList' | 'settings'>): readonly (readonly [number, number])[] {
  const index = new Map(wallList.players.map((player, i) => [player.no, i]));
  return settings.forbiddenPairs.flatMap(([one, other]) => {
    const [a, b] = [index.get(one), index.get(other)];
    return a === undefined || b === undefined || a === b ? [] : [[a, b] as const];
  });
}

export function makeIsForbidden(pairs: readonly (readonly [number, number])[], count: number): IsForbidden {
  if (pairs.length === 0) return Object.assign(() => false, { pairs });
  const keys = new Set(pairs.flatMap(([a, b]) => [a * count + b, b * count + a]));
  return Object.assign((player: PlayerIndex, other: PlayerIndex) => keys.has(player * count + other), {
    pairs,
  });
}

/** A pair typed by hand although the settings forbid it: the hand wins, and is told. */
export function forbiddenFixedPairs(
  wallList: WallList,
  round: RoundNo,
  pairs: readonly FixedPair[],
  isForbidden: IsForbidden,
): readonly Problem[] {
  return pairs
    .filter(({ players: [a, b] }) => isForbidden(a, b))
    .map(({ players: [a, b] }) =>
      makeWarning(
        'forbiddenFixedPair',
        { player: label(wallList, a), opponent: label(wallList, b), round },
        atEntry(a, round),
      ),
    );
}

/** Forbidden pairs of a table, which knows no other opponent: they play, and it is told. */
export function forbiddenByTable(
  { number, standing }: Round,
  games: readonly { readonly black: PlayerIndex; readonly white: PlayerIndex }[],
): readonly Problem[] {
  const { wallList } = standing;
  const isForbidden = makeIsForbidden(forbiddenPairs(standing), wallList.players.length);
  return games
    .filter(({ black, white }) => isForbidden(black, white))
    .map(({ black, white }) =>
      makeWarning(
        'forbiddenByTable',
        { player: label(wallList, black), opponent: label(wallList, white), round: number },
        atSetting('Forbidden pairs'),
      ),
    );
}

/** Forbidden pairs are never relaxed, unlike repeats; where they leave no pairing at all, this says which they are. */
export function tooManyForbidden(
  wallList: WallList,
  pairs: readonly (readonly [number, number])[],
  playing: readonly PlayerIndex[],
): Problem {
  const named = pairs.filter(([a, b]) => playing.includes(a) && playing.includes(b));
  const text = named.map(pair => pairLabel(wallList, pair)).join(', ');
  return makeError('tooManyForbiddenPairs', { pairs: text }, atSetting('Forbidden pairs'));
}
