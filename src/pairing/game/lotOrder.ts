import { drawLots } from '../../lots/lots';
import type { Standing } from '../../standings/score/standing';
import { lotNumber } from '../../tournament/lotNumbers';

type Drawn = Pick<Standing, 'wallList' | 'settings'>;

/** Positions in `players`, the smallest lot first; lots are drawn with the players' numbers for a context (R2.8). */
export const lotOrder = (
  { wallList, settings }: Drawn,
  players: readonly number[],
  context: string,
): readonly number[] =>
  drawLots(
    players.map(player => String(lotNumber(wallList.players[player]))),
    settings.seed,
    context,
  );

/** The players in the order of their lots. */
export const inOrderOfLots = (
  standing: Drawn,
  players: readonly number[],
  context: string,
): readonly number[] => lotOrder(standing, players, context).map(position => players[position] as number);
