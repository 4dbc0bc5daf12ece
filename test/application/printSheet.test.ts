import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { writeFile, type Choices, type FileKind } from '../../src/exchange/writeFile';
import type { MemoryWorkbook } from './memoryWorkbook';
import { expectView, pairRound, tournamentBook } from './tournamentBook';

const CHOICES: Choices = {
  names: 'full',
  club: true,
  pin: false,
  hide: '',
  paper: 'A4',
  round: '',
};

/** What the panel makes of a kind, and the sheet that comes of it. */
function printed(book: MemoryWorkbook, kind: FileKind, choices: Partial<Choices> = {}) {
  const { tournament } = expectView(book, { ask: 'files' }, 'files');
  if (!tournament) throw new Error('no tournament');
  const { rows } = writeFile(kind, tournament, { ...CHOICES, ...choices }, 'en');
  if (!rows) throw new Error(`no rows of ${kind}`);
  const { sheet, undo } = expectView(book, { ask: 'print sheet', printed: rows }, 'print sheet');
  return { rows, sheet, undo, lines: book.values(sheet).map(line => line.join('|').replace(/\|+$/, '')) };
}

const prepared = tournamentBook(80, 3);
pairRound(prepared);

describe('a sheet for the spreadsheet’s own print', () => {
  test('has 35 pairings a page, each page with its titles, as high as the paper', () => {
    const book = prepared.copy();
    for (const [paper, height] of [
      ['A4', 46],
      ['letter', 43],
    ] as const) {
      const { lines, sheet } = printed(book, 'print tables', { paper });
      expect(lines.slice(0, 3)).toEqual([
        'Spring Cup',
        'Round 1 · by table · 1/2',
        'Table|Black|White|Result',
      ]);
      expect(lines[37]).toMatch(/^35\|/);
      expect(lines.slice(38, height)).toEqual(Array(height - 38).fill(''));
      expect(lines.slice(height, height + 2)).toEqual(['Spring Cup', 'Round 1 · by table · 2/2']);
      expect(lines.slice(height + 3).map(line => line.split('|')[0])).toEqual(['36', '37', '38', '39', '40']);
      expect(sheet).toBe(paper === 'A4' ? 'Print' : 'Print (2)');
    }
  });

  test('has four slips a page', () => {
    const { lines, rows } = printed(prepared.copy(), 'print slips');
    expect(lines[0]).toBe('Spring Cup||Spring Cup');
    const tables = lines.flatMap((line, row) =>
      line.includes('Table') ? [[row % 46, line.split('|').length]] : [],
    );
    expect(tables.length).toBe(20);
    expect(new Set(tables.map(([row]) => row))).toEqual(new Set([1, 24]));
    expect(tables.every(([, cells]) => cells === 3)).toBe(true);
    expect(rows.widths.reduce((sum, width) => sum + width, 0)).toBe(650);
  });

  test.each([
    ['print names', 'Name|Table||Opponent'],
    ['print list', 'No|Name|Rank|Country|Club|R1|R2|R3'],
    ['print standings', 'Place|No|Name|Rank|Country|Club|R1|'],
    ['print cross table', '||1|2|3|'],
  ] as const)('%s stands under its titles', (kind, header) => {
    const { lines } = printed(prepared.copy(), kind);
    expect([lines[0], lines[2]?.startsWith(header)]).toEqual(['Spring Cup', true]);
    expect(lines.some(line => line.includes('Player 80'))).toBe(true);
  });

  test('is never taken for the wall list, not where no range is named either, and goes with Undo', () => {
    const book = prepared.copy();
    const before = openTournament(book.workbook)?.list.sheet;
    const { sheet, undo } = printed(book, 'print list');
    expect(book.workbook.activeSheet()).toBe(sheet);
    expect(openTournament(book.workbook)?.list.sheet).toBe(before);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.workbook.sheetNames()).not.toContain(sheet);
  });

  test('matches of teams stay together; what only a page can draw has no sheet', () => {
    const book = prepared.copy();
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    if (!tournament) throw new Error('no tournament');
    const players = tournament.wallList.players.map((player, index) => ({
      ...player,
      team: `Team ${index % 20}`,
      board: 1 + Math.floor(index / 20),
    }));
    const teams = { ...tournament, wallList: { ...tournament.wallList, players } };
    const { rows } = writeFile('print matches', teams, CHOICES, 'en');
    const at = rows?.rows.findIndex(row => row[1] === 'Black') ?? 0;
    expect(rows?.rows[at - 1]?.[1]).toMatch(/^Team \d+ – Team \d+$/);
    expect(rows?.rows[at - 1]?.[3]).toBe('0 : 0');
    expect(writeFile('print bracket', teams, CHOICES, 'en').rows).toBeUndefined();
  });
});
