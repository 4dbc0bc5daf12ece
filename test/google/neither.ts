import { BLANK, cellAt, type Book } from './book';

const MOMENT = /\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?/g;

/** The cells that hold neither what they held before nor what they hold after, but for those of a sheet that somebody touched. */
export function neither(before: Book, after: Book, now: Book, touched?: number): readonly string[] {
  const textIn = (one: Book, id: number, row: number, column: number): string => {
    const sheet = one.sheets.find(each => each.id === id);
    const { value, formula } = sheet ? cellAt(sheet, row, column) : BLANK;
    return formula === '' ? JSON.stringify(value).replace(MOMENT, 'moment') : formula;
  };
  return now.sheets
    .filter(
      ({ id, name }) =>
        id !== touched && !/^(Log|Protokoll)$/.test(name) && before.sheets.some(one => one.id === id),
    )
    .flatMap(sheet =>
      sheet.cells.flatMap((line, row) =>
        line.flatMap((_, column) => {
          const is = textIn(now, sheet.id, row, column);
          const may = [before, after].map(one => textIn(one, sheet.id, row, column));
          return may.includes(is) ? [] : [`${sheet.name} ${row},${column}: ${is}, ${may.join(' → ')}`];
        }),
      ),
    );
}
