import { describe, expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { range } from '../sheet/range';
import { ask, expectView, tournamentBook } from './tournamentBook';

// F10.18 of docs/faults.md

/** The top group and starts in CHECKWALLLIST and in the panel (R4.1, R4.2, R4.3, R4.6). */

const check = (list: string, settings: string): readonly string[] =>
  CHECKWALLLIST(range(list), settings)
    .slice(1)
    .map(row => String(row[2]));

const starts = (typed: readonly number[]): string =>
  ['Name | Start | R1', ...typed.map((start, i) => `P${i + 1} | ${start} | `)].join('\n');
const EIGHT = starts([30, 30, 30, 30, 20, 20, 20, 20]);

describe('CHECKWALLLIST', () => {
  test('names the top group of a list without a bar, and offers it as one', () => {
    const [, row] = CHECKWALLLIST(range(EIGHT), 'Rounds=3');
    expect(row?.slice(2)).toEqual([
      'No upper bar is typed: the top group is everybody who starts with 30 or more, 4: P1, P2, P3, P4.',
      'To set it yourself, type 1d as Upper bar, or another rank.',
    ]);
    expect(check(EIGHT, 'Rounds=3; Upper bar=1d')).toEqual([]);
  });

  test('warns of its size without a bar, with one, and in a stage', () => {
    const sentence = 'Players in the top group: 4; for 5 rounds, 6 to 12 are usual.';
    expect(check(EIGHT, 'Rounds=5')).toContain(sentence);
    expect(check(EIGHT, 'Rounds=5; Upper bar=1d')).toEqual([sentence]);
    const seven = EIGHT.replace('R1', 'R1 | R2 | R3 | R4 | R5 | R6 | R7').replace(/\| $/gm, '| | | | | | |');
    expect(check(seven, 'Upper bar=1d; Stages=R1-R5 McMahon; R6-R7 Knock-out')).toContain(sentence);
  });

  test('a bar that no Start reaches is another zero', () => {
    expect(check(EIGHT, 'Rounds=3; Upper bar=3d')).toEqual([
      'The upper bar 3d means a score of 32, and no typed Start reaches it: the highest is 30.',
    ]);
    expect(check(EIGHT, 'Rounds=3; Upper bar=3d; Score zero=1d').join()).not.toContain('reaches');
  });

  test('a typed Start that beats the supergroup, or Absent players’ start', () => {
    const list = `
      Name | Rank | Start | Supergroup | Out | R1
      Ann  | 7d   | 32    | x          |     |
      Bo   | 5d   |       | x          |     |
      Cy   | 4d   | 32    |            | 2   |
      Di   | 3d   |       |            | 2   |
      Ed   | 3d   |       |            |     |
      Flo  | 3d   |       |            |     |`;
    const settings = 'System=McMahon; Rounds=3; Upper bar=3d; Supergroup=yes';
    expect(check(list, settings)).toEqual([
      'Ann is marked for the supergroup, which starts with 33; the Start typed, 32, counts.',
      'Cy starts in the top group and is going to miss rounds.',
      'Di starts in the top group and is going to miss rounds.',
    ]);
    expect(check(list, `${settings}; Absent players' start=below the bar`)).toEqual([
      'Ann is marked for the supergroup, which starts with 33; the Start typed, 32, counts.',
      'Cy misses rounds and would start with 31 at most; the Start typed, 32, counts.',
    ]);
  });

  test('a preset’s own tiebreaks are no problems', () => {
    const list = starts([30, 30, 30, 30]);
    for (const preset of ['OpenGotha', 'AGA', 'WMSG 2008'])
      expect(check(list, `Preset=${preset}; Rounds=3; Upper bar=1d`)).toEqual([]);
  });

  test('handicaps of players with neither rank nor rating', () => {
    const list = 'Name | Rank | R1\nAnn | 16k | \nBo | | \nCy | | ';
    expect(check(list, 'Handicap=EGF')).toEqual([
      'Bo has neither rank nor rating, so all games of such players are even (2).',
    ]);
    expect(check(list, '')).toEqual(['No problems found'].slice(1));
  });
});

describe('the panel', () => {
  const SIZE = 'Players in the top group: 3; for 5 rounds, 6 to 12 are usual.';
  const told = (view: ReturnType<typeof ask>): readonly string[] =>
    view.view === 'ready' ? view.warnings.map(({ sentence }) => sentence) : [view.view];

  test('warns of the size before the first round; a check does later as well', () => {
    const book = tournamentBook(8);
    expect(told(ask(book, { ask: 'state' }))).toEqual([SIZE]);
    const checked = () =>
      expectView(book, { ask: 'check' }, 'problems').problems.map(({ sentence }) => sentence);
    expect(checked()).toEqual([SIZE]);
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
    expect(checked()).toEqual([SIZE]);
    expect(JSON.stringify(ask(book, { ask: 'state' }))).not.toContain('top group');
  });

  test('hints at a strong player who is going to miss rounds: 5d with Out 2,3', () => {
    const book = tournamentBook(8);
    book.type('Wall list', 'G2', '2,3');
    const state = expectView(book, { ask: 'state' }, 'ready');
    const hint = state.warnings.find(({ sentence }) => sentence.includes('miss rounds'));
    expect(hint).toMatchObject({
      severity: 'note',
      sentence: 'Player 1 starts in the top group and is going to miss rounds.',
      cell: { sheet: 'Wall list', a1: 'G2' },
    });
  });
});

describe('a bar by one click', () => {
  /** The cell of the announcement beside a label. */
  const announced = (book: ReturnType<typeof tournamentBook>, label: string) =>
    book.values('Tournament system').find(([one]) => one === label)?.[1];
  const remarks = (book: ReturnType<typeof tournamentBook>) =>
    expectView(book, { ask: 'check' }, 'problems').problems;

  test('the warning sets the bar that suits, and the announcement says so', () => {
    const book = tournamentBook(8);
    const [size] = remarks(book).filter(({ sentence }) => sentence.includes('top group'));
    const [offer] = size?.mends ?? [];
    expect(offer?.label).toBe('Set Upper bar to 2k');
    ask(book, { ask: 'mend', mend: offer?.mend ?? '' });
    expect(announced(book, 'Upper bar')).toBe('2k');
    expect(JSON.stringify(ask(book, { ask: 'check' }))).not.toMatch(/top group|announced/i);
  });

  test('a proposal that is taken is announced in the same click, and undone with it', () => {
    const book = tournamentBook(8);
    const { seen } = expectView(book, { ask: 'proposals' }, 'proposals');
    const { undo } = expectView(book, { ask: 'take proposals', seen }, 'registration');
    expect(announced(book, 'Upper bar')).toBe('2k');
    expect(JSON.stringify(ask(book, { ask: 'state' }))).not.toContain('announced');
    ask(book, { ask: 'undo', action: undo?.action ?? '' });
    expect(announced(book, 'Upper bar')).toBe('3d');
  });

  test('nothing is said of a group in which nobody starts together', () => {
    for (const ranks of ['6d 5d 3d 1d 1k 3k', '3d 2d 1k 4k 6k 10k']) {
      const list = ['Name | Rank | R1', ...ranks.split(' ').map((rank, i) => `P${i + 1} | ${rank} | `)].join('\n'); // prettier-ignore
      expect(check(list, 'System=McMahon; Rounds=5').join()).not.toContain('are usual');
      expect(check(list.replaceAll('1k', '1d'), 'System=McMahon; Rounds=5; Upper bar=1d').join()).toContain(
        'are usual',
      );
    }
  });
});
