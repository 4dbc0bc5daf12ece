import { label } from '../pairing/game/remark';
import { makeOpenEvent } from '../pairing/round/makeOpenEvent';
import { makePlacement } from '../standings/placement/placement';
import type { AuditedEvent } from './auditedEvent';
import type { Finding } from './finding';

/** Places and prizes written at the end of an event, by player as text; undefined where nothing is. */
export interface Claims {
  readonly places?: readonly (string | undefined)[];
}

/** Faults in any of the tables that have places, or that all of them are right. */
export function auditClaims(event: AuditedEvent, claims: readonly Claims[]): readonly Finding[] {
  const findings = claims.flatMap(claim => auditPlaces(event, claim));
  const wrong = findings.filter(({ kind }) => kind === 'place');
  return wrong.length > 0 ? wrong : findings.slice(0, 1);
}

/** Places against the rules, or that all are right; `3.`, `=3` and `3-5` are the third place. */
export function auditPlaces({ wallList, settings }: AuditedEvent, { places }: Claims): readonly Finding[] {
  if (places === undefined || places.every(text => !/\d/.test(text ?? ''))) return [];
  const { place, unplaced } = makePlacement(makeOpenEvent(wallList, settings), 'final');
  const wrong = places.flatMap((claim, player): readonly Finding[] => {
    const placeDigits = /\d+/.exec(claim ?? '')?.[0];
    const due = place[player];
    if (placeDigits === undefined || unplaced.has(player) || due === undefined || Number(placeDigits) === due)
      return [];
    return [
      {
        kind: 'place',
        weight: 'departure',
        round: 0,
        players: [player],
        values: { player: label(wallList, player), found: Number(placeDigits), due },
      },
    ];
  });
  const right: Finding = { kind: 'placesRight', weight: 'note', round: 0, players: [], values: {} };
  return wrong.length > 0 ? wrong : [right];
}
