import { label } from '../pairing/game/remark';
import type { WallList } from '../tournament/wallList';
import { BYE, type Ring } from './differences';
import type { PlayedCells } from './playedGames';

export const gameOf = (list: WallList, [one, other]: readonly [number, number]): string =>
  `${label(list, one)} – ${label(list, other)}`;

/** The games and byes of a round; a bye is a pair with `BYE`. */
export const allPairs = ({
  pairs,
  byes,
}: Pick<PlayedCells, 'pairs' | 'byes'>): readonly (readonly [number, number])[] => [
  ...pairs.map(({ players }) => players),
  ...byes.map(player => [player, BYE] as const),
];

/** `Ada (1) – Bob (2), Cleo (3) – 0+`. */
export const pairsText = (list: WallList, pairs: Ring['played']): string =>
  pairs
    .map(([one, other]) => (other === BYE ? `${label(list, one)} – 0+` : gameOf(list, [one, other])))
    .join(', ') || '–';
