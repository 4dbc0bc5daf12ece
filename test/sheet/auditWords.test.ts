import { describe, expect, test } from 'vitest';
import type { CriterionDifference, Finding, RoundAudit } from '../../src/audit/finding';
import { actSentences } from '../../src/sheet/audit/actWords';
import { auditSummary, costSentence, findingSentence, roundSentence } from '../../src/sheet/audit/auditWords';
import { placesInCells } from '../../src/sheet/audit/placesInCells';
import { makeText } from '../../src/sheet/wording';
import { wallListText } from '../wallListText';
import { range } from './range';

const text = makeText('en');
const finding = (given: Partial<Finding>): Finding => ({
  kind: 'worse',
  weight: 'departure',
  round: 3,
  players: [],
  values: { games: 'Ada – Bob', best: 'Ada – Cleo' },
  ...given,
});

describe('what an audit found', () => {
  const paying = (given: Partial<CriterionDifference>): CriterionDifference => ({
    weight: 'score',
    played: 0,
    best: 0,
    gamesPlayed: 0,
    gamesBest: 0,
    ...given,
  });

  test('names the criteria with the games that pay them, or says what is worse or better', () => {
    const criteria = [
      paying({ gamesPlayed: 3, gamesBest: 1, played: 9, best: 4 }),
      paying({ weight: 'country', gamesPlayed: 1, gamesBest: 2, played: 4, best: 9 }),
      paying({ weight: 'float', gamesPlayed: 2, gamesBest: 2, played: 9, best: 4 }),
      paying({ weight: 'club', gamesPlayed: 2, gamesBest: 2, played: 4, best: 9 }),
      paying({ weight: 'seeding', gamesPlayed: 1, gamesBest: 2, played: 9, best: 4 }),
      paying({ weight: 'handicap', gamesPlayed: 2, gamesBest: 1, played: 4, best: 9 }),
    ];
    expect(findingSentence(text, finding({ criteria }))).toBe(
      'Round 3: Ada – Bob instead of Ada – Cleo is worse. The first of these decides: ' +
        'Score difference in more games (+2); Same country in fewer games (−1); ' +
        'Draw-ups and draw-downs (worse); Same club (better); ' +
        'Seeding in fewer games (−1), yet worse taken together; Handicaps in more games (+1), yet better taken together.',
    );
  });

  test('says why a round cannot be paired again, and nothing where that is unknown', () => {
    const stopped = finding({ kind: 'notReplayed', values: { pairs: '1–2' } });
    expect(findingSentence(text, stopped)).toBe('Round 3 cannot be paired again.');
    expect(findingSentence(text, { ...stopped, code: 'tooManyForbiddenPairs' })).toBe(
      'Round 3 cannot be paired again. The forbidden pairs leave no pairing: 1–2.',
    );
  });

  test('has the words of STANDINGS for a result that is rated otherwise', () => {
    const values = { games: 'Ada – Bob', was: '2+', now: '2-' };
    expect(findingSentence(text, finding({ kind: 'ratedOtherwise', values }))).toBe(
      'Round 3: Ada – Bob counts here as 2+; files for ratings have 2-.',
    );
  });

  test('has its cost in groups of three digits, if it has one', () => {
    const cost = (given: Partial<Finding>) => costSentence(text, finding(given));
    expect(cost({ kind: 'dearer', values: { cost: 1234567 } })).toContain(': 1\u202f234\u202f567.');
    expect(cost({ kind: 'dearer', values: { cost: 999 } })).toContain(': 999.');
    expect(cost({ kind: 'dearer', values: {} })).toContain(': 0.');
    expect(cost({ kind: 'worse', values: { cost: 5 } })).toBe('');
  });

  test('comes before what was changed in the settings after the start', () => {
    const acts = [finding({ kind: 'byHand', round: 2, values: { games: 'Ada – Bob' } })];
    expect(
      actSentences(text, acts, { confirmedChanges: 'R1 Handicap: none → rank\nR2 what is no change' }),
    ).toEqual(['Round 2: typed by hand before the pairing: Ada – Bob.', 'R1 Handicap: none → rank']);
  });
});

describe('a round that was checked', () => {
  const round = (given: Partial<RoundAudit>): RoundAudit => ({
    round: 2,
    from: 'log',
    legal: true,
    optimal: 'same',
    findings: [],
    ...given,
  });

  test.each([
    [{}, 'Round 2 (by the Log): legal, the best pairing.'],
    [{ from: 'list', optimal: 'equal' }, 'Round 2 (by the list): legal, as good as the best pairing.'],
    [{ optimal: 'given' }, 'Round 2 (by the Log): legal, the best pairing around the games that stood.'],
    [{ legal: false, optimal: 'not' }, 'Round 2 (by the Log): not legal, not the best pairing.'],
    [{ optimal: 'unknown' }, 'Round 2 (by the Log): legal, cannot be paired again.'],
  ] as const)('%j: %s', (given, sentence) => expect(roundSentence(text, round(given))).toBe(sentence));

  test('counts with its departures, and the end with its own; notes are none', () => {
    const note = finding({ weight: 'note' });
    const rounds = [round({ findings: [note, finding({})] }), round({ findings: [finding({})] })];
    expect(auditSummary(text, { rounds, end: [finding({ kind: 'place' }), note] })).toBe(
      'Rounds checked: 2. Departures from the rules: 3.',
    );
    expect(auditSummary(text, { rounds: [round({ findings: [note] })], end: [note] })).toBe(
      'Rounds checked: 1. Everything is what the rules say.',
    );
  });
});

describe('places that stand in a table', () => {
  const list = wallListText('Name | R1\nAnn | .\nBo | .\nCy | .\nDi | .');
  const places = (table: string, numbers?: number) => placesInCells(list, range(table), numbers);

  test.each(['Place', 'Pl.', 'Platz', '順位', 'Место'])('under “%s”, beside the names', title => {
    expect(places(`My list |\n${title} | Name\n2 | Bo\n1 | Ann\n | Cy\n4 |`)).toEqual([
      '1',
      '2',
      undefined,
      undefined,
    ]);
  });

  test('are those below their title', () => {
    expect(places('3 | Ann\nPlace | Name\n1 | Ann')?.[0]).toBe('1');
  });

  test('are unknown for two of one name, however often it comes', () => {
    expect(places('Place | Name\n1 | Ann\n2 | Bo\n3 | Bo')).toEqual(['1', undefined, undefined, undefined]);
    expect(places('Place | Name\n1 | Bo\n2 | Bo\n3 | Bo')).toEqual(Array(4).fill(undefined));
  });

  test('are none without a title for them or for names, or where they are the numbers', () => {
    expect(places('Prize | Name\n1 | Ann')).toBeUndefined();
    expect(places('Place | Who\n1 | Ann')).toBeUndefined();
    expect(places('Place | Name\n1 | Ann', 0)).toBeUndefined();
    expect(places('Place | Name | Pl\n1 | Ann | 3', 0)?.[0]).toBe('3');
    expect(places('')).toBeUndefined();
  });
});
