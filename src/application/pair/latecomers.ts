import { entriesIn, type WallList } from '../../tournament/wallList';
import type { RoundNo } from '../../tournament/indices';

export const placelessIn = (wallList: WallList, round: RoundNo): readonly number[] =>
  wallList.players.flatMap((_, player) => (entriesIn(wallList, player, round).length === 0 ? [player] : []));
