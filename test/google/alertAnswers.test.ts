import { describe, expect, test } from 'vitest';
import { dropSheet, sheetNamed, type Book } from './book';
import { all, menuOver, typeCell, valuesOf, type Menu } from './eventByAlerts';
import { MOST, someQuestions, titlesOf, until } from './moments';

const RUNS = Number(process.env['RUNS'] ?? 6);

/** What somebody else does to the sheets while a question stands, where they have it; what was typed, by its sheet and cell. */
const HAPPENS: Readonly<
  Record<string, (menu: Menu) => readonly [string, number, number, string] | undefined>
> = {
  'a name is corrected': menu => typed(menu, 'Wall list', 2, 1, 'Somebody Else'),
  'a player comes': menu => typed(menu, 'Wall list', 12, 1, 'Latest of All'),
  'a result is typed into the list': menu => {
    const column = titlesOf(menu).indexOf('R1');
    return column < 0 ? undefined : typed(menu, 'Wall list', 1, column, '4+/b');
  },
  'a result is typed into the sheet of the round': menu => typed(menu, 'Round 1', 4, 5, 'w'),
  'the sheet of the round is deleted': menu => {
    const sheet = sheetNamed(menu.google.book(), 'Round 1');
    if (sheet) menu.google.setBook(dropSheet(menu.google.book(), sheet.id));
    return undefined;
  },
};

function typed(
  menu: Menu,
  sheet: string,
  row: number,
  column: number,
  value: string,
): readonly [string, number, number, string] | undefined {
  if (!sheetNamed(menu.google.book(), sheet)) return undefined;
  typeCell(menu.google, sheet, row, column, value);
  return [sheet, row, column, value];
}

describe('each question of each entry, at every moment of an event', () => {
  test('cancelled or closed: nothing more is written, and it is said where the question says so', () => {
    for (const { moment, entry, question, start } of someQuestions(1, RUNS))
      for (const answer of ['CANCEL', undefined]) {
        const menu = menuOver(start);
        let then: Book | undefined;
        const said = menu.pick(
          entry,
          until(question, () => (then = menu.google.book()), answer === 'CANCEL' ? answer : undefined),
        );
        const at = `${moment}, ${entry}, question ${question + 1}, ${answer ?? 'closed'}`;
        // A question that says it beforehand is answered by it.
        const asked = said.findLast(({ text }) => text !== 'Nothing was written.')?.text ?? '';
        if (/(NO|CANCEL): nothing is written/.test(asked))
          expect(said[said.length - 1]?.text, `${at}\n${all(said)}`).toContain('Nothing was written.');
        expect(menu.google.book(), `${at}\n${all(said)}`).toEqual(then);
      }
  });

  test.each(Object.keys(HAPPENS))(
    '%s meanwhile, and all goes on: what was typed stays, letter by letter, and something is said',
    name => {
      for (const { moment, entry, question, start } of someQuestions(name.length, RUNS)) {
        const menu = menuOver(start);
        let cell: ReturnType<(typeof HAPPENS)[string]>;
        let asked = 0;
        const goOn = until(MOST, () => undefined, undefined);
        const said = menu.pick(entry, (one, nth) => {
          if (asked++ === question) cell = HAPPENS[name]!(menu);
          return goOn(one, nth);
        });
        const at = `${moment}, ${entry}, question ${question + 1}\n${all(said)}`;
        expect(all(said), at).not.toMatch(/undefined|\[object|Something unexpected/);
        expect(said[said.length - 1]?.text.trim(), at).not.toBe('');
        if (!cell) continue;
        const [sheet, row, column, value] = cell;
        expect(String(valuesOf(menu.google, sheet)[row]?.[column]), at).toBe(value);
      }
    },
  );
});
