import { expect, test } from 'vitest';
import type { MemoryWorkbook } from '../../application/memoryWorkbook';
import {
  column,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from '../../application/tournamentBook';
import { doesNotCome, type Organiser } from './organiser';

const LIST = 'Wall list';
const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);
const cellOf = (book: MemoryWorkbook, label: string, letter = 'H'): string =>
  String(book.cell(LIST, `${letter}${noOf(label) + 1}`));
/** Black and White of a table, as its sheet names them. */
const tableOf = (book: MemoryWorkbook, round: number, table: number): readonly [string, string] => [
  String(book.cell(`Round ${round}`, `B${table + 3}`)),
  String(book.cell(`Round ${round}`, `C${table + 3}`)),
];

/** Somebody does not come, a result was wrong, a game goes on, the power goes. */
export function accidents(at: () => Organiser): void {
  /** Nine players, round 1 published; one has the bye. */
  const published = tournamentBook(9);
  pairRound(published);
  expectView(published, { ask: 'publish', round: 1 }, 'changed');
  const bye = column(published, 'H', 9).indexOf('0+') + 1;

  test('a no-show at the table after publication: a win by default', async () => {
    const { opens, clicks, reads, looks, job } = at();
    const book = published.copy();
    const [absent, here] = tableOf(book, 1, 2);
    await opens(book);
    await job('A no-show: the opponent wins by default', async () => {
      await doesNotCome(at(), absent);
      await looks('absence');
      expect(await reads()).toContain('It is not a bye: one may still come.');
      await clicks('Write it', 'Round 1 is changed');
    });
    await looks('absence-written');
    expect([cellOf(book, absent), cellOf(book, here)].map(cell => cell.slice(1, 3))).toEqual(['-!', '+!']);
    expect(book.values('Round 1').flat().join('\n')).toContain(`${absent} did not come`);
    expectConsistent(book);
  });

  test('the one who is left over plays whoever has the bye; all other tables stay; who did not come withdraws', async () => {
    const { opens, clicks, picks, looks, job } = at();
    const book = published.copy();
    const tables = () => [1, 3, 4].map(table => tableOf(book, 1, table));
    const [before, [absent, here]] = [tables(), tableOf(book, 1, 2)];
    await opens(book);
    await job('A no-show: the opponent plays whoever has the bye, and the other withdraws', async () => {
      await doesNotCome(at(), absent);
      await picks(new RegExp(` plays ${bye} `));
      await picks('withdraws');
      await looks('absence-bye');
      await clicks('Write it', 'Round 1 is changed');
    });
    expect([cellOf(book, absent), cellOf(book, absent, 'G')]).toEqual(['0-', '2-']);
    expect(cellOf(book, here)).toContain(`${bye}?`);
    expect(tables()).toEqual(before);
    expectConsistent(book);
    await clicks('Undo', 'Undone');
    await clicks('Round 1', /^Round 1: /);
    expect(cellOf(book, `${bye}`)).toBe('0+');
  });

  test('two do not come: those who are left over play each other', async () => {
    const { opens, clicks, picks, job } = at();
    const book = published.copy();
    const [[one, left], [other, over]] = [tableOf(book, 1, 1), tableOf(book, 1, 3)];
    await opens(book);
    await doesNotCome(at(), one);
    await clicks('Write it', 'Round 1 is changed');
    await clicks('Enter results', /^Round 1: /);
    await job('A second no-show: the two who are left over play each other', async () => {
      await doesNotCome(at(), other);
      await picks(new RegExp(` plays ${noOf(left)} `));
      await clicks('Write it', 'Round 1 is changed');
    });
    expect([one, other].map(label => cellOf(book, label))).toEqual(['0-', '0-']);
    expect(cellOf(book, left)).toContain(`${noOf(over)}?`);
    expectConsistent(book);
  });

  /** A result of round 1 that turns out to be wrong once round 2 is paired, and published or not. */
  function wrong(isPublished: boolean) {
    const book = tournamentBook(12);
    pairRound(book);
    playRound(book, 1);
    pairRound(book);
    if (isPublished) expectView(book, { ask: 'publish', round: 2 }, 'changed');
    const [black, white] = tableOf(book, 1, 1);
    return { book, black, white, pairing: () => column(book, 'I', 12) };
  }

  /** The referee corrects the two cells of the list and the sheet of the round. */
  const corrects = ({ types }: Organiser, { black, white }: ReturnType<typeof wrong>): void => {
    types(LIST, `H${noOf(black) + 1}`, `${noOf(white)}-/b`);
    types(LIST, `H${noOf(white) + 1}`, `${noOf(black)}+/w`);
    types('Round 1', 'F4', 'w');
  };

  test('a past result changes: what follows is shown first; the published pairing is kept', async () => {
    const { opens, clicks, comesBack, sees, reads, looks, job } = at();
    const event = wrong(true);
    const before = event.pairing();
    await opens(event.book);
    await job('A past result was wrong: corrected, and the published pairing kept', async () => {
      corrects(at(), event);
      await comesBack();
      await sees('A past result has changed');
      expect(await reads()).toMatch(/Scores before this round: 2 change\.[^]*Places that move at once/);
      await looks('past-changed');
      await clicks('Keep the pairing of round 2', /^Round 2: /);
    });
    expect(event.pairing()).toEqual(before);
    await at().comesBack();
    await sees(/^Round 2: /);
  });

  test('a past result changes before publication: the affected alone are paired again', async () => {
    const { opens, clicks, comesBack, sees, looks, job } = at();
    const event = wrong(false);
    const { book, black, white } = event;
    const before = event.pairing().map(cell => noOf(cell));
    await opens(book);
    await job('A past result was wrong: corrected, and the affected paired again', async () => {
      corrects(at(), event);
      await comesBack();
      await sees('A past result has changed');
      await clicks('Pair the affected games again', 'Round 2 paired again');
      await looks('affected-again');
      await clicks('Change round 2', 'Round 2 is changed');
    });
    const two = [noOf(black), noOf(white)];
    const touched = new Set([...two, ...two.map(no => before[no - 1] ?? 0)]);
    const others = before.map((_, i) => i + 1).filter(no => !touched.has(no));
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(no => noOf(event.pairing()[no - 1]))).toEqual(others.map(no => before[no - 1]));
    expect(event.pairing().map(cell => noOf(cell))).not.toEqual(before);
    expectConsistent(book);
  });

  test('a past result changes for the rating file alone', async () => {
    const { opens, clicks, comesBack, sees, looks, job } = at();
    const event = wrong(true);
    const { book, black, white } = event;
    const before = [column(book, 'H', 12), event.pairing()];
    await opens(book);
    await job('A past result was wrong: it counts for the rating file alone', async () => {
      corrects(at(), event);
      await comesBack();
      await sees('A past result has changed');
      await clicks('Count it for ratings alone', /^Round 2: /);
    });
    await looks('rated-alone');
    expect([column(book, 'H', 12), event.pairing()]).toEqual(before);
    const rated = book.values('Settings').find(([name]) => name === 'Rated otherwise');
    expect(rated?.[1]).toBe(`R1 ${noOf(black)}×${noOf(white)} 0-1`);
  });

  test('two results contradict each other: nothing is paired before the arbiter has decided', async () => {
    const { opens, clicks, comesBack, sees, looks, types, job } = at();
    const book = tournamentBook(12);
    pairRound(book);
    playRound(book, 1);
    await opens(book);
    const [black, white] = [noOf(book.cell('Round 1', 'B4')), noOf(book.cell('Round 1', 'C4'))];
    await job('Two results of a game contradict each other: kept as the arbiter’s', async () => {
      types(LIST, `H${white + 1}`, `${black}+/w`);
      await comesBack();
      await sees('Decided by the arbiter?');
      await looks('odd-results');
      await clicks('Keep them as decided', 'Round 2 of 5');
    });
    await clicks('Preview round 2', 'Preview of round 2');
  });

  test('a game still goes on: the next round does not wait, and its result comes later', async () => {
    const { opens, clicks, comesBack, presses, sees, looks, job, page } = at();
    const book = tournamentBook(12);
    pairRound(book);
    await opens(book);
    await presses('2', 'b', ...['w', 'b', 'w', 'b'].flatMap(key => ['ArrowDown', key]));
    await sees('Round 1: 5 of 6');
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    await comesBack();
    await job('A game still goes on: the next round is paired without it', async () => {
      await clicks('Pair round 2 without waiting', 'Preview of round 2');
      // What is only to be known is folded.
      expect(await page.locator('.fold.warning').textContent()).toContain('still goes on: paired as a tie');
      await looks('going-on');
      await clicks('Write round 2', 'Round 2 is written');
    });
    await clicks('Enter results', /^Round 2: /);
    await looks('still-going-on');
    const paired = column(book, 'I', 12);
    await job('Its result comes while the next round is played', async () => {
      await clicks('Round 1', /^Round 1: /);
      await presses('ArrowDown', 'b');
      await sees('Round 1: 6 of 6');
      await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    });
    expect(column(book, 'H', 12).filter(cell => String(cell).includes('?'))).toEqual([]);
    expect(column(book, 'I', 12)).toEqual(paired);
    expectConsistent(book);
  });

  test('the power goes while a round is written: the next look offers to finish it', async () => {
    const { opens, clicks, sees, looks, job } = at();
    const [book, whole] = [tournamentBook(12), tournamentBook(12)];
    pairRound(whole);
    await opens(book);
    await clicks('Preview round 1', 'Preview of round 1');
    book.dieAfter(1);
    await clicks('Write round 1', 'No answer');
    book.dieAfter(undefined);
    await job('After a power cut: what was begun is finished', async () => {
      await clicks('Round 1', 'Something was left unfinished');
      await looks('begun');
      await clicks('Finish', /^Round 1: /);
    });
    await sees(/^Round 1: /);
    expect(column(book, 'H', 12)).toEqual(column(whole, 'H', 12));
    await job('The last action is undone', async () => {
      await clicks('Undo', 'Undone');
    });
    expect(column(book, 'H', 12).join('')).toBe('');
  });
}
