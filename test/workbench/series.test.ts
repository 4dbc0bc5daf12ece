import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openWorkbook, type OpenWorkbook } from '../../workbench/headless';

let open: OpenWorkbook | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

const TITLES = ['No', 'Name', 'R1', 'R2'];
/** Ada wins both; Ben and Cleo share the second place. */
const SPRING = [
  TITLES,
  [1, 'Ada', '4+', '2+'],
  [2, 'Ben', '3+', '1-'],
  [3, 'Cleo', '2-', '4+'],
  [4, 'Dov', '1-', '3-'],
];
/** Other people, and Ada in another row: last. */
const AUTUMN = [
  TITLES,
  [1, 'Cleo', '4+', '2+'],
  [2, 'Eva', '3+', '1-'],
  [3, 'Ben', '2-', '4+'],
  [4, 'Ada', '1-', '3-'],
];
const POINTS = [
  ['Place', 'GP points'],
  [1, 10],
  [2, 6],
  [3, 4],
  [4, 1],
];
const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva'];

/** The formulas of the page, in the order of its columns B, C, D and E. */
const FORMULAS =
  (/## A series[^]*?(?=\n## |$)/.exec(readFileSync('docs/standings.md', 'utf8'))?.[0] ?? '').match(
    /(?<=`)=[^`]+(?=`)/g,
  ) ?? [];

async function series(
  autumn: readonly (readonly (string | number)[])[],
): Promise<readonly (readonly unknown[])[]> {
  open = openWorkbook({
    sheets: {
      Spring: SPRING,
      Autumn: autumn,
      Prizes: POINTS,
      'Prizes · Autumn': POINTS,
      Series: [['Name'], ...PLAYERS.map(name => [name])],
    },
    formulas: {
      Prizes: { F1: '=PRIZES(Spring!A1:D5,A1:E31,"System=Swiss; Tiebreaks=none")' },
      'Prizes · Autumn': { F1: '=PRIZES(Autumn!A1:D5,A1:E31,"System=Swiss; Tiebreaks=none")' },
      Series: Object.fromEntries(
        PLAYERS.flatMap((_, i) =>
          FORMULAS.map((formula, column) => [
            `${'BCDE'[column]}${i + 2}`,
            formula.replace(/(?<=[A-E])2\b/g, String(i + 2)),
          ]),
        ),
      ),
    },
  });
  await open.settled();
  return open.getValues('Series', `A2:E${PLAYERS.length + 1}`);
}

test('a series over several lists: points by place, shared where places are, the best event alone, and a rank', async () => {
  expect(FORMULAS).toHaveLength(4);
  // 6 + 4 is shared by those of the second place, each time.
  expect(await series(AUTUMN)).toEqual([
    ['Ada', 10, 1, 11, 2],
    ['Ben', 5, 5, 10, 3],
    ['Cleo', 5, 10, 15, 1],
    ['Dov', 1, 0, 1, 5],
    ['Eva', 0, 5, 5, 4],
  ]);
});

test('before an event is played all of its list share its points, as the page says', async () => {
  const planned = AUTUMN.map((row, at) => (at === 0 ? row : [...row.slice(0, 2), '', '']));
  expect((await series(planned)).map(row => row[2])).toEqual([5.25, 5.25, 5.25, 0, 5.25]);
  expect(readFileSync('docs/standings.md', 'utf8')).toContain('until then all of its list share its points');
});
