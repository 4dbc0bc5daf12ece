import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { expectView, tournamentBook } from './tournamentBook';

/** Five players; the columns stand beside the list, behind all that is computed. */
function withFees(
  fees: readonly string[],
  paid: readonly string[],
  titles = ['Fee', 'Paid'],
): MemoryWorkbook {
  const book = tournamentBook(5);
  titles.forEach((title, i) => book.type('Wall list', ['AM1', 'AN1'][i] ?? '', title));
  fees.forEach((text, i) => book.type('Wall list', `AM${i + 2}`, text));
  paid.forEach((text, i) => book.type('Wall list', `AN${i + 2}`, text));
  return book;
}
const feesOf = (book: MemoryWorkbook) => expectView(book, { ask: 'registration' }, 'registration').fees;

describe('fees', () => {
  test('a list without the column has none', () => {
    expect(feesOf(tournamentBook(5))).toBeUndefined();
  });

  test('what is due, paid and open, and who owes: a mark is the whole fee, and too much pays for nobody else', () => {
    expect(feesOf(withFees(['20 €', '20', '15,50', '', '10'], ['x', '12.50', '', '', '15']))).toEqual({
      due: '65.50 €',
      paid: '47.50 €',
      open: '23 €',
      owing: ['2 Player 2 (4d): 7.50 €', '3 Player 3 (3d): 15.50 €'],
      unclear: [],
    });
  });

  test('the titles of any language', () => {
    expect(feesOf(withFees(['20'], ['20'], ['Startgeld', 'bezahlt']))).toMatchObject({
      due: '20',
      open: '0',
    });
    expect(feesOf(withFees(['2000円'], [], ['参加費', '支払済']))).toMatchObject({ open: '2000 円' });
  });

  test('what is no amount, or another currency, is named by its cell, here and by Check, and is in no sum', () => {
    const book = withFees(['20 €', '1.250', '20 CHF', '20'], ['', '', '', 'later']);
    const fees = feesOf(book);
    expect(fees).toMatchObject({ due: '20 €', paid: '0 €', open: '20 €' });
    expect(fees?.unclear.map(({ cell, sentence }) => [cell?.a1, sentence])).toEqual([
      ['AM3', '“1.250” of Player 2 is no amount that can be added.'],
      ['AM4', '“20 CHF” of Player 3 is no amount that can be added.'],
      ['AN5', '“later” of Player 4 is no amount that can be added.'],
    ]);
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    expect(problems.filter(({ kind }) => kind === 'feeUnclear').map(({ cell }) => cell?.a1)).toEqual([
      'AM3',
      'AM4',
      'AN5',
    ]);
  });

  test('the check-in list has what each still owes', () => {
    const book = withFees(['20', '20', 'x?'], ['20', '5']);
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    expect(tournament?.owed).toEqual(['', '15', '?', '', '']);
  });
});
