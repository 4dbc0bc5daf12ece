import { describe, expect, test } from 'vitest';
import { makeEntries } from '../../src/sheet/cells/notation';
import type { WallList } from '../../src/tournament/wallList';
import { makeRank } from '../../src/tournament/rank';
import { LIST_TIEBREAKS } from '../../src/tournament/tiebreaks';
import { kindField, kindSettings, KINDS, seedsOf } from '../pairing/everyKind';
import { playToTheEnd } from '../pairing/playToTheEnd';
import { FUNCTIONS, type Table } from './formulas';

/** What a function says beside a player is what STANDINGS shows for that player under the same title, whatever the systems. */

type Cell = string | number;

describe.each(KINDS)('%i players, %i rounds, %i groups: %s', (...kind) => {
  test.each(seedsOf())('by dice %i', seed => {
    const [players, rounds, , text] = kind;
    const asked = `${text}; Seed=dice ${seed}`;
    const settings = kindSettings(text, seed);
    const played = playToTheEnd({ players, rounds, seed, settings }, kindField(kind, seed));
    expect(played.rounds.length, played.end.map(({ code }) => code).join()).toBeGreaterThan(1);
    played.rounds.forEach((_, index) => {
      const cells = cellsOf(played.list, index + 1);
      const shown = FUNCTIONS['STANDINGS']!(cells, asked);
      const columns = columnsBeside(cells, asked);
      for (const column of columns) expectSame(shown, cells, column);
      expectSideBySide(cells, asked, columns);
      expectExplained(shown, cells, asked, titlesOf(columns));
    });
  });
});

interface Beside {
  readonly formula: string;
  readonly column: readonly Cell[];
}

function columnsBeside(cells: Table, settings: string): readonly Beside[] {
  const names = ['PLACE', 'SCORE', ...LIST_TIEBREAKS];
  const column = (answer: Table): readonly Cell[] => answer.map(([cell]) => cell ?? '');
  return [
    ...names.map(formula => ({ formula, column: column(FUNCTIONS[formula]!(cells, settings)) })),
    ...[1, 2, 3, 4].map(k => ({
      formula: `SOSK ${k}`,
      column: column(FUNCTIONS['SOSK']!(cells, k, settings)),
    })),
  ];
}

/** What is said where a value is missing; the columns of RANKING are too narrow for it. */
const REASON =
  /^(?:Number \d+ \(R\d+\) not in the range|start unknown|no rating|not listed|no even game|no teams|not known)$/;

const short = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'string' && REASON.test(cell) ? '?' : cell;

/** RANKING has the same columns in one answer. */
function expectSideBySide(cells: Table, settings: string, columns: readonly Beside[]): void {
  const single = columns.filter(({ formula }) => !/^SOSK [^1]/.test(formula));
  const names = single.map(({ formula }) => formula.replace(/ 1$/, '')).join(', ');
  const answer = FUNCTIONS['RANKING']!(cells, names, settings);
  expect(answer).toEqual(answer.map((_, row) => single.map(({ column }) => short(column[row]))));
}

function expectSame(shown: Table, cells: Table, { formula, column }: Beside): void {
  const [titles = [], ...rows] = shown;
  const [title, ...values] = column;
  const at = titles.flatMap((one, index) => (one === title ? [index] : []));
  if (formula === 'PLACE' || formula === 'SCORE')
    expect(at.length, `${formula} (${title})`).toBeGreaterThan(0);
  if (at.length === 0) return;
  for (const row of rows) {
    const index = cells.findIndex(cell => cell[1] === row[titles.indexOf('Name')]) - 1;
    // Stages that compare the same have a column each; blank is a stage that does not rank the player.
    const cell = at.map(one => row[one]).find(one => one !== '');
    if (cell !== undefined || formula === 'SCORE')
      expect({ formula, name: row[2], value: values[index] }).toEqual({
        formula,
        name: row[2],
        value: cell ?? '',
      });
  }
}

/** What the tiebreaks are called above their columns. */
const titlesOf = (columns: readonly Beside[]): readonly Cell[] =>
  columns.flatMap(({ formula, column: [title = ''] }) => (/^(PLACE|SCORE)$/.test(formula) ? [] : [title]));

/** EXPLAIN speaks of the same number. */
function expectExplained(
  shown: Table,
  cells: Table,
  settings: string,
  tiebreakTitles: readonly Cell[],
): void {
  const [titles = [], ...rows] = shown;
  for (const [index, title] of titles.entries()) {
    if (!tiebreakTitles.includes(title) && !/^SOS-\d/.test(String(title))) continue;
    for (const row of [rows[0]!, rows[rows.length - 1]!]) {
      if (typeof row[index] !== 'number') continue;
      const name = row[titles.indexOf('Name')];
      const asked = title === 'DC' ? 'DIRECTCOMPARISON' : title;
      const [explained] = FUNCTIONS['EXPLAIN']!(cells, name, asked, settings);
      expect({ name, title, value: explained?.[2] }).toEqual({ name, title, value: row[index] });
    }
  }
}

/** The list as somebody would have typed it, as of a round. */
function cellsOf({ players, entries, rounds }: WallList, through: number): Table {
  const titles = Array.from({ length: rounds }, (_, round) => `R${round + 1}`);
  return [
    ['No', 'Name', 'Rank', 'Rating', 'Country', 'Category', 'Group', ...titles],
    ...players.map((player, i) => [
      player.no,
      player.name,
      player.rank ? makeRank(player.rank) : '',
      player.rating ?? '',
      player.country,
      player.category,
      player.group,
      ...titles.map((_, round) => (round < through ? makeEntries(entries[i]?.[round] ?? []) : '')),
    ]),
  ];
}
