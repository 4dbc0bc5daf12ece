import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { toWallList } from '../../src/formats/wallList/toWallList';
import type { Column } from '../../src/standings/column';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeStanding } from '../../src/standings/score/makeStanding';
import type { Standing } from '../../src/standings/score/standing';
import { mms, wins } from '../../src/standings/tiebreaks/primaryScore';
import { sodos } from '../../src/standings/tiebreaks/sodos';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { sosos } from '../../src/standings/tiebreaks/sosos';
import { hasTakenPart } from '../../src/tournament/wallList';
import { eventOf } from '../eventOf';
import { hasReference, inReference } from '../reference';

/** What OpenGotha computed from the same files: scores and tiebreaks after every round, and places. */
interface Reference {
  readonly params: { readonly placement: readonly string[] };
  readonly players: readonly { readonly ogKey: string }[];
  readonly afterRound: readonly {
    readonly r: number;
    readonly criteria: Readonly<Record<string, readonly number[]>>;
    readonly order: readonly number[];
    readonly place: readonly number[];
  }[];
}

const COLUMNS: Readonly<Record<string, (standing: Standing) => Column>> = {
  MMS: mms,
  NBW: wins,
  SOSM: standing => sosK(standing, 0),
  SOSW: standing => sosK(standing, 0),
  SODOSM: sodos,
  SODOSW: sodos,
  SOSOSM: sosos,
  SOSOSW: sosos,
};
/** Placed by these criteria alone, an event must have OpenGotha's places. */
const SAME = new Set(['CAT', ...Object.keys(COLUMNS)]);

const names = hasReference
  ? readdirSync(inReference('opengotha/xml'))
      .map(file => file.replace('.xml', ''))
      .sort()
  : [];

describe.runIf(hasReference)('an OpenGotha file that became a wall list', () => {
  test.each(names)('%s has the scores and places of the event', name => {
    const reading = readOpenGotha(readFileSync(inReference(`opengotha/xml/${name}.xml`), 'utf8'));
    if (reading.kind !== 'read') return expect(reading.problems).toEqual([]);
    const reference = JSON.parse(
      readFileSync(inReference(`opengotha/data/${name}.json`), 'utf8'),
    ) as Reference;
    const { wallList, settings } = toWallList(reading.tournament);
    // The reference numbers players in an order of its own.
    const keys = wallList.players.map(player => player.name.replace(/ /g, '').toUpperCase());
    const at = reference.players.map(({ ogKey }) => keys.indexOf(ogKey));
    expect([...at].sort((a, b) => a - b)).toEqual([...keys.keys()]);
    for (const { r, criteria, order, place } of reference.afterRound) {
      const standing = makeStanding(wallList, { ...settings, throughRound: r });
      for (const title of reference.params.placement) {
        const column = COLUMNS[title]?.(standing);
        if (!column) continue;
        const ours = at.map(player => (column.values[player] ?? NaN) / column.unit);
        expect([r, title, ours]).toEqual([r, title, criteria[title]]);
      }
      if (!reference.params.placement.every(title => SAME.has(title))) continue;
      const { place: ours, absent } = makePlacement(eventOf(standing), 'final');
      // Its lists leave out who never played (`isPlayerImplied`); what it computes does not yet.
      const listed = order.flatMap((no, i) => {
        const player = at[no - 1] as number;
        return absent.has(player) ? [] : [{ player, place: place[i] as number }];
      });
      const better = (own: number): number => listed.filter(one => one.place < own).length;
      expect([r, listed.map(({ player }) => ours[player])]).toEqual([
        r,
        listed.map(one => 1 + better(one.place)),
      ]);
      for (const player of absent) expect(hasTakenPart(wallList, player)).toBe(false);
    }
  });
});
