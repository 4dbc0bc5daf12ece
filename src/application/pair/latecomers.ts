import { entriesIn, type WallList } from '../../tournament/wallList';

/** Who has nothing in a round. */
export const placelessIn = (wallList: WallList, round: number): readonly number[] =>
  wallList.players.flatMap((_, player) => (entriesIn(wallList, player, round).length === 0 ? [player] : []));
