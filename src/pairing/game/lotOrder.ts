import { drawLots } from '../../lots/lots';
import type { Settings } from '../../tournament/settings';
import { lotNumber, type WallList } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

export const lotIds = ({ players }: WallList, drawn: readonly number[]): readonly string[] =>
  drawn.map(player => String(lotNumber(players[player])));

export const inOrderOfLots = (
  { wallList, settings }: { readonly wallList: WallList; readonly settings: Settings },
  players: readonly PlayerIndex[],
  context: string,
): readonly number[] =>
  drawLots(lotIds(wallList, players), settings.seed, context).map(position => players[position] as number);
