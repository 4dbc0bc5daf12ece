// The lists that the examples of docs/functions.md read, and what each answers. test/application/examples.test.ts asks the functions.
import { readFileSync } from 'node:fs';

const table = text =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));

const CLUB = {
  title: 'The club list',
  range: 'A1:I9',
  rows: table(`
No | Name        | Rank | Rating | Club   | R1   | R2   | R3   | R4
1  | Ito Ken     | 4d   | 2410   | Berlin | 2+/w | 3+/b | 4-/w |
2  | Ben Ode     | 3d   | 2290   | Prague | 1-/b | 4+/w | 3+/b |
3  | Carla Rossi | 3d   | 2325   | Milan  | 4+/b | 1-/w | 2-/w |
4  | Dan Novák   | 2d   | 2180   | Prague | 3-/w | 2-/b | 1+/b |
5  | Eva Lind    | 1d   | 2100   | Berlin | 6+/w | 7-/b | 8+/w |
6  | Finn Berg   | 1k   | 2015   | Berlin | 5-/b | 8+/w | 7+/b |
7  | Ana García  | 2k   | 1890   | Milan  | 8+/b | 5+/w | 6-/w |
8  | Hugo Petit  | 4k   | 1700   | Prague | 7-/w | 6-/b | 5-/b |
`),
  settings: [
    ['System', 'McMahon'],
    ['Upper bar', '3d'],
    ['Lower bar', '3k'],
    ['Seed', 'EGC2026'],
  ],
  // Beside the list, in K1:L5.
  prizes: [
    ['Money', 'Title'],
    ['100', 'Champion'],
    ['60', ''],
    ['40', ''],
    ['20', ''],
  ],
};

const TEAMS = {
  title: 'The list of teams',
  range: 'A1:G9',
  rows: table(`
No | Name    | Team   | Board | Rank | R1   | R2
1  | Aiko    | Berlin | 1     | 3d   | 3+/b | 5+/w
2  | Ben     | Berlin | 2     | 1d   | 4-/w | 6+/b
3  | Carla   | Milan  | 1     | 2d   | 1-/w | 7+/b
4  | Dario   | Milan  | 2     | 1k   | 2+/b | 8+/w
5  | Eliška  | Prague | 1     | 1d   | 7+/w | 1-/b
6  | Filip   | Prague | 2     | 2k   | 8-/b | 2-/w
7  | Georges | Paris  | 1     | 1d   | 5-/b | 3-/w
8  | Hélène  | Paris  | 2     | 3k   | 6+/w | 4-/b
`),
  settings: [
    ['System', 'Swiss'],
    ['Teams', 'yes'],
  ],
};

const CUP = {
  title: 'The list of the cup',
  range: 'A1:F9',
  rows: table(`
No | Name    | Rank | R1   | R2   | R3
1  | Ada     | 4d   | 8+/w | 5+/b | 2?/w
2  | Bo      | 3d   | 7+/b | 3+/w | 1?/b
3  | Chloé   | 3d   | 6+/w | 2-/b |
4  | Dov     | 2d   | 5-/w |      |
5  | Emil    | 1d   | 4+/b | 1-/w |
6  | Fay     | 1d   | 3-/b |      |
7  | Gus     | 1k   | 2-/w |      |
8  | Hana    | 2k   | 1-/b |      |
`),
  settings: [
    ['System', 'Knock-out'],
    ['Draw', 'seeded'],
  ],
};

/** The lists in the order in which the page prints them. */
export const LISTS = [CLUB, TEAMS, CUP];

/** The list that the examples of a function read. */
export const listFor = name =>
  ['BOARDWINS', 'TEAMSTANDINGS'].includes(name) ? TEAMS : name === 'BRACKET' ? CUP : CLUB;

/** What docs/functions.md prints below each example, row by row. */
export const ANSWERS = JSON.parse(
  readFileSync(new URL('../docs/functionAnswers.json', import.meta.url), 'utf8'),
);

/** An answer as the page prints it: a column in one line, a table row by row. */
export function printedAnswer(rows) {
  const cells = rows.map(row => row.map(cell => String(cell)));
  if (cells.every(row => row.length === 1)) return cells.map(([cell]) => cell || '–').join(', ');
  const isSentence = row => row.slice(1).every(cell => cell === '');
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(0, ...cells.filter(row => !isSentence(row)).map(row => (row[column] ?? '').length)),
  );
  return cells
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
