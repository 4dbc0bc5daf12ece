import { expect, test } from 'vitest';
import { writeFile, type FileKind } from '../../src/exchange/writeFile';
import { CHOICES, now } from './printed';

const TEAMS = `
  No | Name | Team  | Board | R1
  1  | Ann  | Oaks  | 1     | 3+/b
  2  | Bo   | Oaks  | 2     | 4-/w
  3  | Cy   | Pines | 1     | 1-/w
  4  | Di   | Pines | 2     | 2+/b`;

const names = (kind: FileKind, of = now(TEAMS, { teams: true }), called = ''): readonly string[] =>
  writeFile(kind, of, { ...CHOICES, called }, 'en').files.map(({ name }) => name);

test('a table is called by the event and by what it has; only standings have a second one, of the teams', () => {
  expect(names('csv')).toEqual(['Cup.csv']);
  expect(names('pairings csv')).toEqual(['Cup-pairings.csv']);
  expect(names('standings csv')).toEqual(['Cup-standings.csv', 'Cup-teams.csv']);
  expect(names('standings csv', now(TEAMS))).toEqual(['Cup-standings.csv']);
  expect(names('standings csv', undefined, ' Day 1: end ')).toEqual([
    'Day 1 end-standings.csv',
    'Day 1 end-teams.csv',
  ]);
});

test('acts by hand go to federations beside the file, and not with a page', () => {
  const acted = { ...now(TEAMS), acts: ['Round 1: typed by hand.'] };
  expect(names('csv', acted)).toEqual(['Cup.csv', 'Cup-acts.txt']);
  expect(names('html', acted)).toEqual(['Cup.html']);
});

test('an event by the rules of OpenGotha that keeps nothing of a file is told on its way there, no other one', () => {
  const said = (preset: 'EGF' | 'OpenGotha'): readonly string[] =>
    writeFile('opengotha', now(TEAMS, { preset }), CHOICES, 'en')
      .remarks.filter(({ severity }) => severity === 'warning')
      .map(({ sentence }) => sentence);
  expect(said('OpenGotha').filter(one => !said('EGF').includes(one))).toEqual([
    expect.stringMatching(/OpenGotha/),
  ]);
});
