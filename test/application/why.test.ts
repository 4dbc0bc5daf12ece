import { describe, expect, test } from 'vitest';
import { PAIRINGREPORT } from '../../src/application/functions/pairingReport';
import { memoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** A round is played; round 2 is looked at. */
function secondRound() {
  const book = tournamentBook(12);
  pairRound(book);
  playRound(book, 1);
  return { book, preview: expectView(book, { ask: 'preview' }, 'preview') };
}

describe('questions about the preview', () => {
  const { book, preview } = secondRound();
  const why = (first: string, second: string) => {
    const answer = expectView(book, { ask: 'why', seen: preview.seen, first, second }, 'preview');
    return { ...answer, why: answer.why! };
  };
  const [game, other] = preview.games as [(typeof preview.games)[0], (typeof preview.games)[0]];

  test('why not these two: what their game would cost; the preview stays what it is, nothing is written', () => {
    const before = book.snapshot();
    const answer = why(String(game.numbers[0]), String(other.numbers[0]));
    const { why: said, ...same } = answer;
    expect(same).toEqual(preview);
    expect(said.sentences).toHaveLength(1);
    expect(said.sentences[0]).toMatch(/the round as a whole would be worse: [^0-9]/);
    expect(said.sentences.join(' ')).not.toMatch(/\d{3}/);
    expect(said.games[0]).toContain(`(${game.numbers[0]})`);
    expect(said.games[0]).toContain(`(${other.numbers[0]})`);
    expect(book.snapshot()).toEqual(before);
  });

  test('why this game: what the round would cost without it', () => {
    const { sentences } = why(String(game.numbers[0]), String(game.numbers[1])).why;
    expect(sentences[0]).toMatch(/ meet in this round\.$/);
    expect(sentences[1]).toMatch(/^Without this game /);
  });

  test('players by name, by what the panel offers, by a part of the name that only one has', () => {
    const by = (first: string, second: string) => why(first, second).why.sentences;
    expect(by('Player 3', '4 Player 4 (2d)')).toEqual(by('3', '4'));
    expect(by('player 12', '#4')).toEqual(by('12', '4'));
    expect(by('Ann', '4')).toEqual(['There is no player “Ann” in the list.']);
    expect(by('Player', '4')).toEqual(['There is no player “Player” in the list.']);
  });

  test('a repeat is named with its round', () => {
    const met = book.values('Wall list')[1]!.flatMap(cell => /^(\d+)[+-]/.exec(String(cell))?.[1] ?? []);
    expect(met).toHaveLength(1);
    expect(why('1', met[0]!).why.sentences[0]).toMatch(/have met in round 1\.$/);
  });

  test('after a change the new preview is shown, with the answer about it, and told', () => {
    const changed = book.copy();
    changed.type('Wall list', 'F2', 'Elsewhere');
    const answer = expectView(
      changed,
      { ask: 'why', seen: preview.seen, first: '1', second: '2' },
      'preview',
    );
    expect(answer.seen).not.toBe(preview.seen);
    expect(answer.warnings[0]!.sentence).toContain('changed since the preview');
    expect(answer.why!.sentences).toHaveLength(1);
  });

  test('an error in the list says so as the preview does', () => {
    const broken = book.copy();
    const column = book.values('Wall list')[0]!.indexOf('R1');
    broken.type('Wall list', `${String.fromCharCode(65 + column)}2`, 'x?x');
    expect(ask(broken, { ask: 'why', seen: preview.seen, first: '1', second: '2' })).toEqual(
      ask(broken, { ask: 'write', seen: preview.seen }),
    );
  });
});

describe('the report as a sheet', () => {
  test('holds what PAIRINGREPORT says; asked again, it is shown again; a round later it is still there', () => {
    const { book } = secondRound();
    const { sheet } = expectView(book, { ask: 'report' }, 'report written');
    expect(sheet).toBe('Report on round 2');
    expect(book.selected()).toBe(`${sheet}!0,0`);
    const table = book.values(sheet);
    const list = book.values('Wall list');
    const expected = PAIRINGREPORT(list, book.values('Settings'));
    expect(table).toEqual(expected.map(row => [...row]));
    expect(expectView(book, { ask: 'report' }, 'report written').sheet).toBe(sheet);
    pairRound(book);
    expect(book.values(sheet)).toEqual(table);
    playRound(book, 2);
    expect(expectView(book, { ask: 'preview' }, 'preview').round).toBe(3);
  });

  test('a sheet of somebody else under that name stays', () => {
    const { book } = secondRound();
    book.addSheet('Report on round 2', [['mine']]);
    const { sheet } = expectView(book, { ask: 'report' }, 'report written');
    expect(sheet).toBe('Report on round 2 (2)');
    expect(book.values('Report on round 2')).toEqual([['mine']]);
  });
});

test('a system that weighs nothing offers no question, and answers with the preview', () => {
  const book = memoryWorkbook();
  book.addSheet('List', [
    ['Name', 'R1', 'R2'],
    ['Ada', '', ''],
    ['Ben', '', ''],
    ['Cleo', '', ''],
    ['Dov', '', ''],
  ]);
  book.addSheet('Settings', [['System', 'Knock-out']]);
  const preview = expectView(book, { ask: 'preview' }, 'preview');
  expect(preview.weighed).toBe(false);
  expect(ask(book, { ask: 'why', seen: preview.seen, first: '1', second: '2' })).toEqual(preview);
  expect(ask(book, { ask: 'report' })).toEqual(preview);
});
