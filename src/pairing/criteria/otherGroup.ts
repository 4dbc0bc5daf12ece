import { groupKey } from '../../tournament/wallList';
import type { Criterion } from './criterion';
import { playerOf } from '../game/round';
import type { Field } from './field';

/** Games between groups that play apart (R4.2), where one cannot be paired alone: few, and before all weights. */
export const OTHER_GROUP: Criterion = {
  weight: 'group',
  most: 1,
  paidBy: 'any game',
  units: ({ round, players }: Field) => {
    const groups = players.map(player => groupKey(playerOf(round, player)));
    return (i, j) => (groups[i] === groups[j] ? 0 : 1);
  },
};
