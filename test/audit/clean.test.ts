import { describe, expect, test } from 'vitest';
import { auditEvent } from '../../src/audit/auditEvent';
import { makePairedFrom, readPairedFrom } from '../../src/sheet/write/pairedFrom';
import { playEvent } from '../../src/simulation/event/event';
import { MODEL, QUESTIONS } from '../../src/simulation/event/plan';
import { simulatedField } from '../../src/simulation/event/field';
import { kindField, KINDS, kindSettings, seedsOf, type Kind } from '../pairing/everyKind';

/** Besides every system: teams, handicaps, criteria in order, groups apart, playoffs. */
const MORE: readonly Kind[] = [
  [16, 4, 0, 'System=Swiss; Teams=yes; Boards=2'],
  [16, 4, 0, 'System=Knock-out; Teams=yes; Boards=2'],
  [
    15,
    5,
    0,
    "System=McMahon; Upper bar=2d; Lower bar=12k; Handicap=MMS; Absent players' start=below the bar",
  ],
  [14, 4, 0, 'System=Swiss; Preset=OpenGotha; Criteria=in order'],
  [17, 4, 3, 'System=Swiss; Groups=apart'],
  [12, 6, 0, 'System=Swiss; Rounds=4; Playoff rounds=5-6; Tiebreaks='],
  [13, 4, 0, 'System=McMahon; Preset=AGA; Handicap=rank'],
];

/** What an audit should never find in an event that Wallist has paired. */
const faults = (audit: ReturnType<typeof auditEvent>) => [
  ...audit.rounds.flatMap(({ round, findings, optimal }) => [
    ...findings.filter(({ weight }) => weight === 'departure'),
    ...(optimal === 'same' ? [] : [{ round, optimal }]),
  ]),
  ...audit.end,
];

describe('events paired by Wallist, with absences, late entries and draws', () => {
  test.each([...KINDS, ...MORE].map(kind => [kind[3], kind] as const))('%s', (text, kind) => {
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
      const played = playEvent(plan, simulatedField(plan), 0);
      const event = { wallList: played.list, settings: played.settings };
      const known = played.rounds.map(({ before, paired: { round } }) =>
        readPairedFrom(makePairedFrom({ round, wallList: before, settings: played.settings }))!,
      );
      const byLog = auditEvent({ ...event, known });
      expect(byLog.rounds.length).toBeGreaterThan(0);
      expect(byLog.rounds.every(({ from }) => from === 'log')).toBe(true);
      expect(faults(byLog), `by the Log, seed ${seed}`).toEqual([]);
      // The list does not tell when somebody came, or was known to be out: both may weigh on the first rounds.
      const isKnown =
        played.rounds[0]?.before.players.length === played.list.players.length &&
        played.settings.absentStart === 'as others';
      if (isKnown)
        expect(faults(auditEvent({ ...event, known: [] })), `by the list, seed ${seed}`).toEqual([]);
    }
  });
});
