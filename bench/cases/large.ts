import { answer } from '../../src/application/panel/api';
import { FUNCTIONS } from '../../src/application/functions/all';
import type { Request, View } from '../../src/application/protocol/protocol';
import { memoryWorkbook } from '../../test/application/memoryWorkbook';

/**
 * The actions of the panel in a large event whose last round is open: seconds of the processor, and the cells of the book, over a workbook
 * in memory; and the formulas that a sheet of that list shows. A JSON line for each. Arguments: players (even), rounds, system.
 */
const [players = 5000, rounds = 20] = process.argv.slice(2, 4).map(Number);
const system = process.argv[4] ?? 'Swiss';
const RANKS = ['5d', '3d', '1d', '2k', '5k', '9k', '14k', '20k'];
const book = memoryWorkbook();

/** By the circle, so that nobody meets anybody twice. */
function played(): readonly (readonly string[])[] {
  const cells = Array.from({ length: players }, () => Array.from({ length: rounds }, () => ''));
  const circle = players - 1;
  for (let round = 0; round < rounds - 1; round++)
    for (let i = 0; i < players / 2; i++) {
      const black = i === 0 ? circle : (round + i) % circle;
      const white = i === 0 ? round % circle : (round - i + circle) % circle;
      const isBlack = (black * 7 + white * 3 + round) % 2 === 0;
      (cells[black] as string[])[round] = `${white + 1}${isBlack ? '+' : '-'}/b`;
      (cells[white] as string[])[round] = `${black + 1}${isBlack ? '-' : '+'}/w`;
    }
  return cells;
}

function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system: kernel } = process.cpuUsage(began);
  return Math.round((user + kernel) / 1e4) / 100;
}

function timed(action: string, request: Request): View {
  const began = process.cpuUsage();
  const { view } = answer(book.workbook, request);
  const seconds = secondsSince(began);
  const cells = book.workbook
    .sheetNames()
    .reduce((sum, name) => sum + book.values(name).length * (book.values(name)[0]?.length ?? 0), 0);
  console.log(
    JSON.stringify({ case: 'large', system, action, players, rounds, seconds, cells, view: view.view }),
  );
  return view;
}

const titles = [
  'No',
  'Name',
  'Rank',
  'Club',
  'Out',
  ...Array.from({ length: rounds }, (_, r) => `R${r + 1}`),
];
book.addSheet('Players', [
  titles,
  ...played().map((cells, i) => [
    String(i + 1),
    `Family${i + 1} First${i}`,
    RANKS[i % RANKS.length] ?? '',
    `C${i % 97}`,
    '',
    ...cells,
  ]),
]);
const settings = [
  ['Setting', 'Value'],
  ['System', system],
  ['Rounds', String(rounds)],
  ['Seed', 'dice'],
  ...(system === 'McMahon'
    ? [
        ['Upper bar', '3d'],
        ['Lower bar', '20k'],
      ]
    : []),
];
book.addSheet('Settings', settings);
book.select('Players');
for (const name of ['STANDINGS', 'PLACE', 'SOS', 'SOSOS', 'CHECKWALLLIST', 'NEXTROUND'] as const) {
  const began = process.cpuUsage();
  const table = FUNCTIONS[name](book.values('Players'), settings);
  const seconds = secondsSince(began);
  console.log(
    JSON.stringify({ case: 'large', system, formula: name, players, rounds, seconds, rows: table.length }),
  );
}
for (const ask of ['state', 'check', 'standings', 'names', 'sort by place'] as const) timed(ask, { ask });
const preview = timed('preview', { ask: 'preview' });
if (preview.view === 'preview') {
  timed('write', { ask: 'write', seen: preview.seen });
  timed('look after', { ask: 'state' });
  const sheet = book.workbook.sheetNames().find(name => name === `Round ${rounds}`) ?? '';
  book.values(sheet).forEach((line, row) => {
    if (row > 2 && line[2] !== '') book.type(sheet, `F${row + 1}`, 'b');
  });
  timed('record', { ask: 'record' });
  const state = timed('look at the end', { ask: 'state' });
  if ('undo' in state && state.undo) timed('undo', { ask: 'undo', action: state.undo.action });
}
