import type { ColumnKind } from '../cells/titles';
import type { Person } from './people';
import { meaning, meansSame, pinKey } from './sameText';
import type { PlayerIndex } from '../../tournament/indices';

/** Two people of one name differ in these. */
const TELLING = ['pin', 'club', 'country', 'rank'] as const satisfies readonly ColumnKind[];
type Telling = (typeof TELLING)[number];

export type TextOf = (kind: Telling) => string;

export const cellsOfPerson =
  ({ cells }: Person): TextOf =>
  kind =>
    cells[kind] ?? '';

/** Details of TELLING in order, read once: a long list is held against everybody of the name. */
export type Meanings = readonly (string | undefined)[];

export const meaningsOf = (texts: TextOf): Meanings =>
  TELLING.map(kind => (has(kind, texts) ? meaning(kind, texts(kind)) : undefined));

/** Details in common and different ones; with one number they are one person. */
export function differences(one: Meanings, other: Meanings): readonly Telling[] {
  if (one[0] !== undefined && one[0] === other[0]) return [];
  return TELLING.filter((_, i) => one[i] !== undefined && other[i] !== undefined && one[i] !== other[i]);
}

export function nearest(
  came: TextOf,
  players: readonly number[],
  textsOf: (player: PlayerIndex) => TextOf,
): number | undefined {
  const common = players.map(player => {
    const playerTexts = textsOf(player);
    return TELLING.filter(kind => has(kind, came) && meansSame(kind, came(kind), playerTexts(kind))).length;
  });
  const best = players.filter((_, i) => common[i] === Math.max(...common));
  return best.length === 1 ? best[0] : undefined;
}

const has = (kind: Telling, textOf: TextOf): boolean =>
  (kind === 'pin' ? pinKey(textOf(kind)) : textOf(kind).trim()) !== '';
