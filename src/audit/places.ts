import { label } from '../pairing/game/remark';
import { makeOpenEvent } from '../pairing/round/makeOpenEvent';
import { makePlacement } from '../standings/order/placement';
import type { AuditedEvent } from './auditedEvent';
import type { Finding } from './finding';

/** What somebody has written down of the end of an event, by player as text; undefined where nothing is. */
export interface Claims {
  readonly places?: readonly (string | undefined)[];
}

/** Places that are not what the rules say. `3.`, `=3` and `3-5` are the third place. */
export function auditPlaces({ wallList, settings }: AuditedEvent, { places }: Claims): readonly Finding[] {
  if (places === undefined || places.every(one => one === undefined)) return [];
  const { place, unplaced } = makePlacement(makeOpenEvent(wallList, settings), 'final');
  return places.flatMap((claim, player): readonly Finding[] => {
    const found = /\d+/.exec(claim ?? '')?.[0];
    const due = place[player];
    if (found === undefined || unplaced.has(player) || due === undefined || Number(found) === due) return [];
    return [
      {
        kind: 'place',
        weight: 'departure',
        round: 0,
        players: [player],
        values: { player: label(wallList, player), found: Number(found), due },
      },
    ];
  });
}
