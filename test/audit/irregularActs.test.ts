import { expect, test } from 'vitest';
import { irregularActs } from '../../src/audit/irregularActs';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { findingSentence } from '../../src/sheet/audit/auditWords';
import { makeText } from '../../src/sheet/wording';
import { wallListText } from '../wallListText';

const { settings } = readSettings('System=Swiss; Seed=acts', { hasStart: false });
const text = makeText('en');

const now = wallListText(`
  No  Name  R1    R2    R3
  1   Ada   2+/b  3+/w  4+/b
  2   Bob   1-/w  4+/b  3+/w
  3   Cleo  4-/b  1-/b  2-/b
  4   Dan   3+/w  2-/w  1-/w
`);
/** Round 2 was paired when Ada and Bob had it the other way round, and with a game that somebody had typed. */
const beforeSecond = wallListText(`
  No  Name  R1    R2    R3
  1   Ada   2-/b  .     .
  2   Bob   1+/w  4?/b  .
  3   Cleo  4-/b  .     .
  4   Dan   3+/w  2?/w  .
`);
const beforeFirst = wallListText(`
  No  Name  R1  R2  R3
  1   Ada   .   .   .
  2   Bob   .   .   .
  3   Cleo  .   .   .
  4   Dan   .   .   .
`);

test('what was done by hand or changed later is told by round, and nothing of a round that is as it was paired', () => {
  const known = [
    { round: 1, wallList: beforeFirst, settings },
    { round: 2, wallList: beforeSecond, settings },
  ];
  const acts = irregularActs({ wallList: now, settings, known });
  expect(acts.map(act => findingSentence(text, act))).toEqual([
    'Round 2: typed by hand before the pairing: Bob (2) – Dan (4).',
    'Round 2 was paired when Ada (1) – Bob (2) in round 1 was 2-; now it is 2+. The pairing is judged by what was known.',
    'Round 3 was not paired by this program, or its Log does not say so.',
  ]);
});
