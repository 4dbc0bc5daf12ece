import type { ColumnKind } from '../cells/titles';
import type { Person } from './people';
import { meansSame, pinKey } from './sameText';

/** Two people of one name differ in these. */
const TELLING = ['pin', 'club', 'country', 'rank'] as const satisfies readonly ColumnKind[];
type Telling = (typeof TELLING)[number];

export type TextOf = (kind: Telling) => string;

export const cellsOf =
  ({ cells }: Person): TextOf =>
  kind =>
    cells[kind] ?? '';

/** What two people of one name both have, and have otherwise. With one number they are one person. */
export function differences(one: TextOf, other: TextOf): readonly Telling[] {
  const pin = pinKey(one('pin'));
  if (pin !== '' && pin === pinKey(other('pin'))) return [];
  return TELLING.filter(
    kind => has(kind, one) && has(kind, other) && !meansSame(kind, one(kind), other(kind)),
  );
}

/** The one of several who has more in common with somebody than any other. */
export function nearest(
  came: TextOf,
  players: readonly number[],
  textsOf: (player: number) => TextOf,
): number | undefined {
  const common = players.map(player => {
    const there = textsOf(player);
    return TELLING.filter(kind => has(kind, came) && meansSame(kind, came(kind), there(kind))).length;
  });
  const best = players.filter((_, i) => common[i] === Math.max(...common));
  return best.length === 1 ? best[0] : undefined;
}

const has = (kind: Telling, textOf: TextOf): boolean =>
  (kind === 'pin' ? pinKey(textOf(kind)) : textOf(kind).trim()) !== '';
