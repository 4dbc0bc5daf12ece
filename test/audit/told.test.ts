import { describe, expect, test } from 'vitest';
import { auditEvent, verdictOf } from '../../src/audit/auditEvent';
import type { AuditedEvent, LoggedRound } from '../../src/audit/auditedEvent';
import type { Finding, RoundAudit } from '../../src/audit/finding';
import { actsHere, irregularActs } from '../../src/audit/irregularActs';
import { auditClaims, auditPlaces } from '../../src/audit/places';
import { findingSentence } from '../../src/sheet/audit/auditWords';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { makeText } from '../../src/sheet/wording';
import { wallListText } from '../wallListText';

const text = makeText('en');
const settingsOf = (said: string) => readSettings(`${said}; Seed=told`, { hasStart: false }).settings;
const swiss = settingsOf('System=Swiss');
const said = (findings: readonly Finding[]): readonly string[] =>
  findings.map(one => findingSentence(text, one));

const four = (...rows: readonly [string, string, string, string]) =>
  wallListText(
    `No | Name | R1 | R2 | R3\n${['Ada', 'Bob', 'Cleo', 'Dan'].map((name, i) => `${i + 1} | ${name} | ${rows[i]}`).join('\n')}`,
  );
const open = four('. | . | .', '. | . | .', '. | . | .', '. | . | .');
const one = four('2+/b | . | .', '1-/w | . | .', '4+/b | . | .', '3-/w | . | .');
const now = four('2+/b | 3+/w | 4+/b', '1-/w | 4-/b | 3+/w', '4+/b | 1-/b | 2-/b', '3-/w | 2+/w | 1-/w');

const logged = (round: number, wallList: LoggedRound['wallList'], more: Partial<LoggedRound> = {}) => ({
  round,
  wallList,
  settings: swiss,
  ...more,
});
const event = (wallList: AuditedEvent['wallList'], ...known: readonly LoggedRound[]): AuditedEvent => ({
  wallList,
  settings: swiss,
  known,
});
const two = four('2+/b | 3+/w | .', '1-/w | 4-/b | .', '4+/b | 1-/b | .', '3-/w | 2+/w | .');

describe('acts by hand and later changes', () => {
  test('nothing is said of an event that stands as it was paired', () => {
    expect(irregularActs(event(now, logged(1, open), logged(2, one), logged(3, two)))).toEqual([]);
  });

  test('rounds before the first of the Log came with a file', () => {
    const known = [logged(2, one)];
    expect(said(irregularActs(event(now, ...known)))).toEqual([
      'Round 1 was not paired by this program, or its Log does not say so.',
      'Round 3 was not paired by this program, or its Log does not say so.',
    ]);
    expect(actsHere(event(now, ...known)).map(({ round }) => round)).toEqual([3]);
    expect(actsHere(event(now))).toEqual([]);
  });

  test('decisions in the preview are said with their cost, and not their pairs; games that stayed beside them', () => {
    const typed = four('2+/b | 3?/w | .', '1-/w | . | .', '4+/b | 1?/b | .', '3-/w | 0+ | .');
    const acts = (more: Partial<LoggedRound>) =>
      irregularActs(event(now, logged(1, open), logged(2, typed, more), logged(3, two)));
    expect(said(acts({}))).toEqual([
      'Round 2: typed by hand before the pairing: Ada (1) – Cleo (3), Dan (4) – 0+.',
    ]);
    const decided = acts({ decided: ['Ada – Cleo', 'nothing'] });
    expect(decided.map(({ kind, values }) => [kind, values])).toEqual([
      ['decided', { decided: 'Ada – Cleo', costs: 'nothing' }],
    ]);
    const both = acts({ decided: ['Ada – Cleo', 'nothing'], kept: [[4, 0]] }); // prettier-ignore
    expect(said(both).slice(1)).toEqual(['Round 2 was paired again; these stayed: Dan (4) – 0+.']);
  });

  test('a result that another one replaced is told once, at the first round paired from it', () => {
    const was = four('2-/b | . | .', '1+/w | . | .', '4+/b | . | .', '3-/w | . | .');
    const wasThen = four('2-/b | 3+/w | .', '1+/w | 4-/b | .', '4+/b | 1-/b | .', '3-/w | 2+/w | .');
    const known = [logged(1, open), logged(2, was), logged(3, wasThen)];
    expect(said(irregularActs(event(now, ...known)))).toEqual([
      'Round 2 was paired when Ada (1) – Bob (2) in round 1 was 2-; now it is 2+. The pairing is judged by what was known.',
    ]);
    // Changed back and forth it is told each time that a round was paired from something else.
    const between = [logged(1, open), logged(2, one), logged(3, wasThen)];
    expect(irregularActs(event(now, ...between)).map(({ round, values }) => [round, values['of']])).toEqual([
      [3, 1],
    ]);
  });

  test('an absence that became a bye, a game by default, and a cell that was emptied', () => {
    const was = four('2+!/b | . | .', '1-!/w | . | .', '0- | . | .', '0= | . | .');
    const is = four('2+/b | 3+/w | .', '1-/w | . | .', '0+ | 1-/b | .', '. | . | .');
    const acts = irregularActs(event(is, logged(1, open), logged(2, was)));
    expect(acts.map(({ values }) => [values['games'], values['was'], values['now']])).toEqual([
      ['Ada (1) – Bob (2)', '2+!', '2+'],
      ['Cleo (3)', '0-', '0+'],
      ['Dan (4)', '0=', '–'],
    ]);
  });

  test('colours and lengths decide no score, and whoever was numbered anew has no other result', () => {
    const coloured = four('2+/w | . | .', '1-/b | . | .', '4+#120 | . | .', '3- | . | .');
    expect(irregularActs(event(now, logged(1, open), logged(2, coloured), logged(3, two)))).toEqual([]);
    const anew = wallListText(`
      No | Name | R1   | R2   | R3
      4  | Ada  | 3+/b | 2+/w | 1+/b
      3  | Bob  | 4-/w | 1-/b | 2+/w
      2  | Cleo | 1+/b | 4-/b | 3-/b
      1  | Dan  | 2-/w | 3+/w | 4-/w`);
    expect(irregularActs(event(anew, logged(1, open), logged(2, one), logged(3, two)))).toEqual([]);
  });

  test('a game against somebody who is not in the list is told once where it became another one', () => {
    const list = (first: string, second = '. | . | . | .') => {
      const cells = second.split(' | ');
      return four(
        `${first} | ${cells[0]} | .`,
        `3-/w | ${cells[1]} | .`,
        `2+/b | ${cells[2]} | .`,
        `0+ | ${cells[3]} | .`,
      );
    };
    const was = list('99-');
    expect(irregularActs(event(was, logged(1, open), logged(2, was)))).toEqual([]);
    const second = '2+ | 1- | 4+ | 3-';
    const known = [logged(1, open), logged(2, was), logged(3, list('99-', second))];
    expect(
      irregularActs(event(list('99+', second), ...known)).map(({ round, values }) => [
        round,
        values['was'],
        values['now'],
      ]),
    ).toEqual([[2, '99-', '99+']]);
  });

  test('somebody who came after the pairing has a game that it did not know', () => {
    const three = wallListText(`
      No | Name | R1 | R2 | R3
      1  | Ada  | .  | .  | .
      2  | Bob  | .  | .  | .
      3  | Cleo | .  | .  | .`);
    const acts = irregularActs(event(now, logged(1, three), logged(2, one), logged(3, two)));
    expect(said(acts)).toEqual(['Round 1: Cleo (3) – Dan (4) was not known when the round was paired.']);
    expect(acts[0]).toMatchObject({ weight: 'departure', players: [2, 3] });
  });

  test('settings that decide pairings are told at the round they changed after, others never', () => {
    const other = settingsOf('System=Swiss; Forbidden pairs=1-2');
    const acts = (...known: readonly LoggedRound[]) =>
      irregularActs({ wallList: now, settings: swiss, known }).map(({ kind, round }) => [kind, round]);
    const [first, second, third] = [logged(1, open), logged(2, one), logged(3, two)];
    expect(acts({ ...first, settings: other }, second, third)).toEqual([['settingsChanged', 1]]);
    expect(acts(first, { ...second, settings: other }, third)).toEqual([['settingsChanged', 2]]);
    expect(acts({ ...first, settings: other }, { ...second, settings: other }, third)).toEqual([
      ['settingsChanged', 1],
    ]);
    expect(acts(first, second, { ...third, settings: { ...swiss, language: 'de' } })).toEqual([]);
  });

  test('results that go to the federations otherwise are told, if they are others', () => {
    const rated = (wish: string) =>
      irregularActs({
        ...event(two, logged(1, open), logged(2, one)),
        settings: settingsOf(`System=Swiss; ${wish}`),
      })
        .filter(({ kind }) => kind === 'ratedOtherwise')
        .map(({ values, players }) => [values['games'], values['was'], values['now'], players]);
    const [other] = rated('Rated otherwise=R1 1×2 0-1');
    expect(other?.[0]).toBe('Ada (1) – Bob (2)');
    expect(other?.[3]).toEqual([0]);
    expect([other?.[1], other?.[2]]).toEqual(['1-0', '0-1']);
    expect(rated('Rated otherwise=R1 1×2 1-0')).toEqual([]);
    // Who never met has no result that could be another one.
    expect(rated('Rated otherwise=R1 1×3 0-1')).toEqual([]);
    expect(rated('Rated otherwise=R1 1×99 0-1')).toEqual([]);
  });
});

describe('places that a list has', () => {
  const claims = (...places: readonly (string | undefined)[]) =>
    auditPlaces(event(two), { places }).map(({ kind, players, values }) => [
      kind,
      players,
      values['found'],
      values['due'],
    ]);

  test('may be written with a full stop, as shared or as a range', () => {
    const right = auditPlaces(event(two), { places: ['1', undefined, undefined, undefined] });
    expect(said(right)).toEqual(['The places in the list are what the rules say.']);
    expect(right[0]).toMatchObject({ weight: 'note', round: 0, players: [] });
    expect(claims('1.', '=4', undefined, undefined)).toEqual([['placesRight', [], undefined, undefined]]);
    expect(claims('2-3', undefined, '1', undefined)).toMatchObject([
      ['place', [0], 2, 1],
      ['place', [2], 1, expect.any(Number) as number],
    ]);
  });

  test('are not asked where there is no number, and wrong ones of any table come before right ones', () => {
    expect(auditPlaces(event(two), {})).toEqual([]);
    expect(claims('', 'x', undefined, '–')).toEqual([]);
    const [right, wrong] = [{ places: ['1'] }, { places: ['3'] }];
    expect(auditClaims(event(two), [right, wrong, right]).map(({ kind }) => kind)).toEqual(['place']);
    expect(auditClaims(event(two), [right, right]).map(({ kind }) => kind)).toEqual(['placesRight']);
    expect(auditClaims(event(two), [])).toEqual([]);
  });
});

describe('the verdict on an event', () => {
  const round = (more: Partial<RoundAudit>): RoundAudit => ({
    round: 1,
    from: 'list',
    legal: true,
    optimal: 'same',
    findings: [],
    ...more,
  });
  const finding = (weight: Finding['weight']): Finding => ({
    kind: 'place',
    weight,
    round: 0,
    players: [],
    values: {},
  });
  const verdict = (rounds: readonly RoundAudit[], end: readonly Finding[] = []) => verdictOf({ rounds, end });

  test('one round against the rules is enough, and better pairings or departures leave it legal', () => {
    expect(verdict([round({}), round({ legal: false, optimal: 'not' })])).toBe('illegal');
    expect(verdict([round({}), round({ optimal: 'not' })])).toBe('legal');
    expect(verdict([round({ findings: [finding('departure')] })])).toBe('legal');
    expect(verdict([round({})], [finding('departure')])).toBe('legal');
  });

  test('games as good, around what stood, or not known, and notes, change nothing', () => {
    expect(verdict([round({}), round({ optimal: 'equal' }), round({ optimal: 'given' })])).toBe('best');
    expect(verdict([round({ optimal: 'unknown', findings: [finding('note')] })], [finding('note')])).toBe(
      'best',
    );
    expect(verdict([])).toBe('best');
  });
});

describe('cells that no rule allows', () => {
  const findings = (list: AuditedEvent['wallList'], settings = swiss) =>
    auditEvent({ wallList: list, settings, known: [] }).rounds.flatMap(one => one.findings);
  const kinds = (list: AuditedEvent['wallList'], settings = swiss) =>
    findings(list, settings).map(({ kind, players, weight }) => [kind, players, weight]);

  test('somebody with two entries, somebody without any, and one who is out and plays', () => {
    const list = wallListText(`
      No | Name | Out | R1
      1  | Ada  | .   | 2+/b 3+/b
      2  | Bob  | .   | 1-/w
      3  | Cleo | 1   | 1-/w
      4  | Dan  | .   | .
      5  | Eve  | .   | .
      6  | Fay  | 1   | .`);
    const found = kinds(list);
    expect(found).toContainEqual(['twice', [0], 'departure']);
    expect(found.filter(([kind]) => kind === 'twice')).toHaveLength(1);
    expect(found.filter(([kind]) => kind === 'nothing')).toEqual([
      ['nothing', [3], 'departure'],
      ['nothing', [4], 'departure'],
    ]);
    expect(found).toContainEqual(['outPlays', [2], 'note']);
    expect(found.filter(([kind]) => kind === 'outPlays')).toHaveLength(1);
  });

  test('an even number of players has no bye', () => {
    const list = wallListText(`
      No | Name | R1
      1  | Ada  | 2+/b
      2  | Bob  | 1-/w
      3  | Cleo | 0+
      4  | Dan  | 0+`);
    const byes = findings(list).filter(({ kind }) => kind === 'byes');
    expect(said(byes)).toEqual(['Round 1: there are 2 byes and should be 0: Cleo (3), Dan (4).']);
    expect(byes[0]?.players).toEqual([2, 3]);
  });

  test('in a round robin who meets again beside the table', () => {
    const list = wallListText(`
      No | Name | R1   | R2
      1  | Ada  | 2+/b | 2+/b
      2  | Bob  | 1-/w | 1-/w
      3  | Cleo | 4+/b | 4+/b
      4  | Dan  | 3-/w | 3-/w`);
    const found = findings(list, settingsOf('System=Round robin')).filter(({ kind }) => kind === 'repeat');
    expect(found.map(({ round, players, values }) => [round, players, values['last']])).toEqual([
      [2, [0, 1], 1],
      [2, [2, 3], 1],
    ]);
  });

  test('two who had to meet again, and one who was out and came, leave the round legal', () => {
    const list = wallListText(`
      No | Name | R1   | R2
      1  | Ada  | 2+/b | 2-/w
      2  | Bob  | 1-/w | 1+/b`);
    const [, second] = auditEvent({ wallList: list, settings: swiss, known: [] }).rounds;
    expect(second?.findings.map(({ kind, weight }) => [kind, weight])).toContainEqual([
      'repeatNeeded',
      'note',
    ]);
    expect([second?.legal, second?.optimal]).toEqual([true, 'same']);
  });

  test('in a round robin who must not meet and meets beside the table', () => {
    const list = wallListText(`
      No | Name | R1
      1  | Ada  | 2+/b
      2  | Bob  | 1-/w
      3  | Cleo | 4+/b
      4  | Dan  | 3-/w`);
    const found = findings(list, settingsOf('System=Round robin; Forbidden pairs=1-2'));
    expect(said(found.filter(({ kind }) => kind === 'forbidden'))).toEqual([
      'Round 1: the settings forbid Ada (1) – Bob (2).',
    ]);
  });

  test('teams that meet again are told board by board, and nobody is asked for pairs by scores', () => {
    const list = wallListText(`
      No | Name | Team | Board | R1   | R2
      1  | Ada  | Ulm  | 1     | 3+/b | 3+/b
      2  | Bob  | Ulm  | 2     | 4+/w | 4+/w
      3  | Cleo | Jena | 1     | 1-/w | 1-/w
      4  | Dan  | Jena | 2     | 2-/b | 2-/b
      5  | Eve  | Köln | 1     | 7+/b | 7+/b
      6  | Fay  | Köln | 2     | 8+/w | 8+/w
      7  | Gus  | Bonn | 1     | 5-/w | 5-/w
      8  | Hal  | Bonn | 2     | 6-/b | 6-/b`);
    const repeats = findings(list, settingsOf('System=Swiss; Teams=yes')).filter(
      one => one.kind === 'repeat',
    );
    expect(repeats.map(({ round, players, values }) => [round, players, values['last']])).toEqual([
      [2, [0, 2], 1],
      [2, [1, 3], 1],
      [2, [4, 6], 1],
      [2, [5, 7], 1],
    ]);
  });
});
