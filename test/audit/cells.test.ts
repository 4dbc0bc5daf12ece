import { describe, expect, test } from 'vitest';
import { ringsOf, BYE } from '../../src/audit/differences';
import { fixedIn } from '../../src/audit/fixedGames';
import { pairsText } from '../../src/audit/pairWords';
import { playedCells } from '../../src/audit/playedGames';
import { inListOf } from '../../src/audit/sameList';
import { hasStonesOfOthers } from '../../src/audit/stonesOfOthers';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { wallListText } from '../wallListText';

const round = wallListText(`
  No | Name | R1       | R2
  1  | Ada  | 2+/w2    | 2+/b 2-/w
  2  | Bob  | 1-/b     | 1-/w 1+
  3  | Cleo | 4+       | 0+
  4  | Dan  | 3-/w3    | 0-
  5  | Eve  | 0+       | 6?
  6  | Fay  | 0=       | .
  7  | Gus  | .        | 8+/b
  8  | Hal  | 99+      | 7-/b
  9  | Ivo  | 4+       | 5+`);

describe('the cells of a round', () => {
  const cells = playedCells(round, 1);

  test('are pairs, with Black and the stones as either of the two has them', () => {
    expect(cells.pairs.slice(0, 2)).toEqual([
      { players: [0, 1], blacks: [1], handicap: 2 },
      { players: [2, 3], blacks: [2], handicap: 3 },
    ]);
  });

  test('two games of one pair are two games, turned', () => {
    expect(playedCells(round, 2).pairs[0]).toEqual({ players: [0, 1], blacks: [0, 1], handicap: 0 });
  });

  test('tell byes, absences, and who has nothing and is nobody’s opponent', () => {
    expect([cells.byes, cells.absent, cells.nothing]).toEqual([[4], [5], [6]]);
    const second = playedCells(round, 2);
    // Fay has nothing typed, and Eve names her.
    expect([second.byes, second.absent, second.nothing]).toEqual([[2], [3], []]);
    const unread = { ...round, badCells: [{ player: 6, round: 1, text: 'x' }] } as unknown as typeof round;
    expect(playedCells(unread, 1).nothing).toEqual([]);
    const ofAnother = { ...unread, badCells: [{ player: 5, round: 1, text: 'x' }, { player: 6, round: 2, text: 'x' }] }; // prettier-ignore
    expect(playedCells(ofAnother as typeof round, 1).nothing).toEqual([6]);
    expect(playedCells({ ...unread, entries: round.entries.map(() => []) }, 2).nothing).toContain(6);
  });

  test('contradict each other where one names another one, or both had Black; an outsider contradicts nobody', () => {
    expect(cells.contradictions).toEqual([[8, 3]]);
    expect(playedCells(round, 2).contradictions.map(pair => [...pair].sort())).toEqual([[6, 7], [4, 8]]); // prettier-ignore
    // A game of which only one has written is one all the same.
    expect(playedCells(round, 2).pairs).toContainEqual({ players: [4, 5], blacks: [undefined], handicap: 0 });
    expect(cells.pairs.flatMap(({ players }) => players)).not.toContain(7);
    // The first of the list is somebody like all others.
    const first = wallListText(`
      No | Name | R1
      1  | Ada  | 3+
      2  | Bob  | 1-
      3  | Cleo | 1-
      4  | Dan  | 1=`);
    expect(playedCells(first, 1).contradictions).toEqual([[1, 0], [3, 0]]); // prettier-ignore
  });

  test('two games of one pair stand in the order of the first of the two', () => {
    const turned = wallListText(`
      No | Name | R1
      1  | Ada  | 2+/b 2-/w2
      2  | Bob  | 1+/b 1-/w`);
    expect(playedCells(turned, 1).pairs).toEqual([{ players: [0, 1], blacks: [0, 1], handicap: 2 }]);
  });
});

describe('games that stood before a round was paired', () => {
  const before = wallListText(`
    No | Name | R1
    7  | Ada  | 5?
    5  | Bob  | 7?
    3  | Cleo | 0+
    1  | Dan  | 9?
    9  | Eve  | 1?`);

  test('are by hand, or stayed when others were made anew; a bye is one with the number 0', () => {
    const fixed = fixedIn(before, 1, [[7, 5], [3, 0]]); // prettier-ignore
    expect([fixed.kept, fixed.byHand]).toEqual([[[0, 1], [2, BYE]], [[3, 4]]]); // prettier-ignore
    expect(fixedIn(before, 1, [[5, 7]]).kept).toEqual([[0, 1]]); // prettier-ignore
    const all = fixedIn(before, 1).byHand;
    expect(pairsText(before, all)).toBe('Ada (7) – Bob (5), Dan (1) – Eve (9), Cleo (3) – 0+');
    expect([fixedIn(before, 1).kept, pairsText(before, [])]).toEqual([[], '–']);
  });
});

describe('where games differ', () => {
  test('players who are not tied by any game are apart, and games that are the same are none', () => {
    const rings = ringsOf(
      [[0, 1], [2, 3], [5, 4], [6, 7], [8, BYE]],
      [[1, 2], [3, 0], [4, 5], [6, BYE], [7, 8]],
    ); // prettier-ignore
    expect(rings).toEqual([
      { played: [[0, 1], [2, 3]], best: [[1, 2], [3, 0]] },
      { played: [[6, 7], [8, BYE]], best: [[6, BYE], [7, 8]] },
    ]); // prettier-ignore
    expect(ringsOf([[0, 1]], [[1, 0]])).toEqual([]); // prettier-ignore
  });
});

describe('the players of an earlier list in the list of now', () => {
  const then = wallListText(`
    No | Name | R1
    1  | Ada  | 2+/b
    2  | Bob  | 1-/w
    3  | Cleo | 4+/b
    4  | Dan  | 3-/w
    5  | Eve  | 0+
    6  | Fay  | 0-`);

  test('are found by name where numbers were drawn anew, and by number where a name was corrected', () => {
    const now = wallListText(`
      No | Name | R1
      6  | Eve  | 0+
      5  | Fay  | 0-
      4  | Ada  | 3+/b
      3  | Bob  | 4-/w
      2  | Kleo | .
      1  | Dan  | .`);
    const found = inListOf(then, now)!;
    expect([0, 1, 3, 4, 5].map(found.now)).toEqual([2, 3, 5, 0, 1]);
    const renamed = wallListText(`
      No | Name  | R1
      1  | Ada   | .
      2  | Robert | .
      3  | Cleo  | .
      4  | Dan   | .`);
    expect([0, 1, 2, 3, 4].map(inListOf(then, renamed)!.now)).toEqual([0, 1, 2, 3, -1]);
  });

  test('of two of one name by number and name', () => {
    const two = wallListText(`
      No | Name | R1
      1  | Lee  | .
      2  | Lee  | .
      3  | Cy   | .`);
    const now = wallListText(`
      No | Name | R1
      2  | Lee  | .
      1  | Lee  | .
      9  | Cy   | .`);
    expect([0, 1, 2].map(inListOf(two, now)!.now)).toEqual([1, 0, 2]);
  });

  test('whoever came later has games that were not known, and the cells are those of the players of then', () => {
    const now = wallListText(`
      No | Name | R1
      9  | Lou  | 5?/b
      6  | Fay  | 0-
      5  | Eve  | 9?/w
      4  | Dan  | 0+
      2  | Bob  | 1-/w
      1  | Ada  | 2+/b`);
    const found = inListOf(then, now)!;
    const cells = found.cells(playedCells(now, 1));
    expect(cells.pairs).toEqual([{ players: [0, 1], blacks: [0], handicap: 0 }]);
    expect([cells.byes, cells.absent, cells.nothing]).toEqual([[3], [5], []]);
    expect(found.added(playedCells(now, 1))).toEqual([[0, 2]]);
  });

  test('of whom fewer than half are there: another list', () => {
    const other = (names: readonly string[]) =>
      wallListText(`No | Name | R1\n${names.map((name, i) => `${i + 11} | ${name} | .`).join('\n')}`);
    expect(inListOf(then, other(['Ada', 'Bob', 'Xen', 'Yon', 'Zoe', 'Wim']))).toBeUndefined();
    expect(inListOf(then, other(['Ada', 'Bob', 'Dan', 'Yon', 'Zoe', 'Wim']))).toBeDefined();
  });
});

describe('stones in an event without handicap', () => {
  const settingsOf = (text: string) => readSettings(text, { hasStart: false }).settings;
  const games = (stones: number, of: number) =>
    wallListText(
      `No | Name | R1\n${Array.from({ length: of }, (_, i) => {
        const opponent = i % 2 === 0 ? i + 2 : i;
        return `${i + 1} | P${i + 1} | ${opponent}${i % 2 === 0 ? '+/b' : '-/w'}${i < stones ? '2' : ''}`;
      }).join('\n')}`,
    );

  test('are another program’s rule where one game in eight has them, else slips', () => {
    const none = settingsOf('System=Swiss');
    expect(hasStonesOfOthers(games(2, 16), none)).toBe(true);
    expect(hasStonesOfOthers(games(2, 18), none)).toBe(false);
    expect(hasStonesOfOthers(games(0, 16), none)).toBe(false);
    expect(hasStonesOfOthers(games(16, 16), settingsOf('System=Swiss; Handicap=rank'))).toBe(false);
  });
});

test('a game against oneself is no pair, and no contradiction', () => {
  const { pairs, contradictions } = playedCells(
    wallListText(`
    No | Name | R1
    1  | Ada  | 1+
    2  | Bob  | 3+
    3  | Cleo | 2-`),
    1,
  );
  expect(pairs.map(({ players }) => players)).toEqual([[1, 2]]);
  expect(contradictions).toEqual([]);
});
