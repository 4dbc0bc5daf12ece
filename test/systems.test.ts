import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SYSTEM_NAMES } from '../src/tournament/systems';

/** Where the name of a system stands as a text, and why. Everybody else asks the table of facts. */
const NAMED: Readonly<Record<string, string>> = {
  'src/tournament/systems.ts': 'the facts',
  'sidebar/systems.ts': 'those that the form shows first',
  'src/pairing/systems.ts': 'a line a system: who pairs it',
  'src/sheet/announcement/systemRules.ts': 'a line a system: who announces it',
  'src/application/alerts/typedTournament.ts': 'the example that the prompt shows',
  'src/pairing/roundRobin/tableProblems.ts': 'its own folder',
  'src/standings/teams/teamEvent.ts': 'single players of a team event are ranked as in a Swiss',
  'src/standings/order/order.ts': 'the column that ranks a knock-out',
  'src/standings/orderStep.ts': 'the column that ranks a knock-out',
};

const LITERAL = new RegExp(`'(?:${SYSTEM_NAMES.map(name => name.replace('+', '\\+')).join('|')})'`);

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name))
    // Dictionaries translate the names; a file format has some of the systems, under names of its own.
    .filter(file => !file.startsWith('src/text/') && !file.startsWith('src/formats/'));

const namesOne = (file: string): boolean => LITERAL.test(readFileSync(file, 'utf8'));

describe('the name of a system', () => {
  test('stands where it is said to stand, and nowhere else', () => {
    const files = ['src', 'sidebar', 'cli'].flatMap(sources);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(namesOne).sort()).toEqual(Object.keys(NAMED).sort());
  });

  test.each([
    [`system === 'Groups + knock-out'`, true],
    [`case 'Swiss':`, true],
    [`text('system.pairs.Swiss')`, false],
  ])('%s: %s', (code, isNamed) => {
    expect(LITERAL.test(code)).toBe(isNamed);
  });
});
