import { describe, expect, test } from 'vitest';
import { auditEvent } from '../../src/audit/auditEvent';
import { makePairedFrom, readPairedFrom } from '../../src/sheet/write/pairedFrom';
import { playEvent } from '../../src/simulation/event';
import { MODEL, QUESTIONS } from '../../src/simulation/plan';
import { makeField } from '../../src/simulation/field';
import { kindField, KINDS, kindSettings, seedsOf } from '../pairing/everyKind';

/** What an audit should never find in an event that Wallist has paired. */
const faults = (audit: ReturnType<typeof auditEvent>) => [
  ...audit.rounds.flatMap(({ round, findings, optimal }) => [
    ...findings.filter(({ weight }) => weight === 'departure'),
    ...(optimal === 'same' ? [] : [{ round, optimal }]),
  ]),
  ...audit.end,
];

describe('events paired by Wallist, with absences, late entries and draws', () => {
  test.each(KINDS.map(kind => [kind[3], kind] as const))('%s', (text, kind) => {
    for (const seed of seedsOf()) {
      const settings = kindSettings(text, seed);
      const { players } = kindField(kind, seed);
      const plan = {
        field: { kind: 'players', players },
        settings,
        rounds: kind[1],
        events: 1,
        seed: `${seed}`,
        model: { ...MODEL, absence: 0.08, late: 0.1, jigo: 0.1 },
        questions: QUESTIONS,
      } as const;
      const played = playEvent(plan, makeField(plan), 0);
      const event = { wallList: played.list, settings: played.settings };
      const known = played.rounds.map(({ before, paired: { round } }) =>
        readPairedFrom(makePairedFrom({ round, wallList: before, settings: played.settings }))!,
      );
      const byLog = auditEvent({ ...event, known });
      expect(byLog.rounds.length).toBeGreaterThan(0);
      expect(byLog.rounds.every(({ from }) => from === 'log')).toBe(true);
      expect(faults(byLog), `by the Log, seed ${seed}`).toEqual([]);
      // The list does not tell when somebody came, and one more country may weigh on the first rounds.
      if (played.rounds[0]?.before.players.length === played.list.players.length)
        expect(faults(auditEvent({ ...event, known: [] })), `by the list, seed ${seed}`).toEqual([]);
    }
  });
});
