import { languageOf } from '../read/languageOf';
import { makeText, type Text } from '../../sheet/wording';
import { compareReports, makeReport } from '../../simulation/counts/makeReport';
import { MEASURES, type Estimate, type Report, type Unit } from '../../simulation/counts/report';
import { NO_EVENTS, type Tally } from '../../simulation/counts/tally';
import { intoNewSheet } from '../../sheet/cells/block';
import { place, type Design } from '../workbook/design';
import { write } from '../write/writing';
import type { SimulationWish, View } from '../protocol/protocol';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { allMeasures } from './rows';
import type { ReportNameOf } from './charts';
import { baseSettings, candidateName, plansOf, playerNames } from './simulate';
import { figuresIn } from './figure';
import { plannedPrizes, winnersOfAll, withPrizes } from './winsPrizes';
import { readWish } from './wish';
import { nameFor } from '../write/takenNames';

type ReportCell = string | number;

/** Widths in pixels: the measure, then value and interval of each system. */
const WIDTHS = [330, 90, 90, 90];

/** Writes all measures into a new sheet; other sheets stay untouched. To be called under the lock. */
export function writeSimulation(
  workbook: Workbook,
  tournament: Tournament | undefined,
  wish: SimulationWish,
  tallies: readonly Tally[],
): View {
  const language = tournament?.settings.language ?? languageOf(workbook);
  const text = makeText(language);
  const prizes = plannedPrizes(workbook, tournament, wish);
  const wished = withPrizes(readWish(wish, tournament, baseSettings(tournament)), prizes);
  if (wished.kind === 'problems')
    return { view: 'stopped', reasons: wished.problems.map(problem => remark(language, problem)) };
  const reports = plansOf(wished).map(({ plan }, i) => makeReport(plan, tallies[i] ?? NO_EVENTS));
  const names =
    wished.kind === 'advice'
      ? wished.candidates.map(candidate => candidateName(text, candidate))
      : wished.plans.map(({ system }) => text(`value.${system}`));
  const won = winnersOfAll(text, figuresIn(language), prizes.wins, names, reports);
  const sheet = nameFor(workbook, text('sheet.simulation'));
  const rows = [
    ...measureTable(text, names, reports),
    [],
    ...playerTable(text, names, playerNames(text, wish), reports),
    ...lists(text, names, reports),
    ...(won.length > 0 ? [[], ...won.map(sentence => [sentence])] : []),
  ];
  const written = write(workbook, text, {
    what: text('action.simulation', { events: wish.events, seed: wish.seed }),
    blocks: [intoNewSheet(sheet, squared(rows))],
    makes: [{ name: sheet, design: design(rows) }],
    undoes: undefined,
    seen: '',
  });
  addChart(workbook, sheet, text, rows, names);
  workbook.activate({ sheet, row: 0, column: 0 });
  if (written.kind === 'written' && written.different.length > 0)
    return {
      view: 'stopped',
      reasons: written.different.map(({ problem, cell }) => ({ ...remark(language, problem), cell })),
    };
  return { view: 'simulation written', sheet };
}

/** A bar chart of the first table of players: how often each is first. */
function addChart(
  workbook: Workbook,
  sheet: string,
  text: Text,
  rows: readonly (readonly ReportCell[])[],
  names: readonly string[],
): void {
  const head = rows.findIndex(([first]) => first === text('column.name'));
  const end = rows.findIndex((row, i) => i > head && row.length === 0);
  const players = (end < 0 ? rows.length : end) - head - 1;
  if (head < 0 || players < 1) return;
  workbook.chart?.({
    sheet,
    title: text('simulation.chart.first'),
    labels: { sheet, row: head, column: 0, rows: players + 1, columns: 1 },
    values: { sheet, row: head, column: 3, rows: players + 1, columns: 1 },
    at: { sheet, row: 1, column: 2 + 3 * names.length },
  });
}

function measureTable(
  text: Text,
  names: readonly string[],
  reports: readonly Report[],
): readonly (readonly ReportCell[])[] {
  const head = [...names, ...(reports.length === 2 ? [text('simulation.difference')] : [])].flatMap(name => [
    name,
    text('simulation.from'),
    text('simulation.to'),
  ]);
  const [a, b] = reports;
  const differences = reports.length === 2 && a && b ? compareReports(a, b).measures : undefined;
  return [
    [text('simulation.what'), ...head],
    [text('simulation.events'), ...reports.flatMap(({ events }) => [events, '', ''])],
    ...allMeasures.map(measure => [
      `${text(`simulation.${measure}`)}${MEASURES[measure] === 'share' ? ' (%)' : ''}`,
      ...reports.flatMap(({ measures }) => cells(measures[measure], MEASURES[measure])),
      ...(differences ? cells(differences[measure]?.difference, MEASURES[measure]) : []),
    ]),
  ];
}

/** Tables of ties at the top after each tiebreak, and of rating differences by round and by table. */
const lists = (
  text: Text,
  names: readonly string[],
  reports: readonly Report[],
): readonly (readonly ReportCell[])[] =>
  reports.flatMap(({ ties, rounds, tables }, i) => [
    [],
    [`${names[i]}: ${text('simulation.ties')} (%)`, '', text('simulation.from'), text('simulation.to')],
    ...ties.map(({ after, share }) => line(after, cells(share, 'share'))),
    [`${names[i]}: ${text('simulation.chart.gap')}`, '', text('simulation.from'), text('simulation.to')],
    ...rounds.map((gap, r) => line(`R${r + 1}`, cells(gap, 'points'))),
    [`${names[i]}: ${text('simulation.gapByTable')}`, '', text('simulation.from'), text('simulation.to')],
    ...tables.map((gap, t) => line(t + 1, cells(gap, 'points'))),
  ]);

const line = (what: ReportCell, numbers: readonly ReportCell[]): readonly ReportCell[] => [
  String(what),
  ...numbers,
];

function playerTable(
  text: Text,
  names: readonly string[],
  nameOf: ReportNameOf,
  reports: readonly Report[],
): readonly (readonly ReportCell[])[] {
  const [first] = reports;
  if (!first) return [];
  const order = first.players
    .map((player, index) => ({ player, index }))
    .sort((a, b) => b.player.strength - a.player.strength || a.index - b.index);
  const columns = ['first', 'inPrizes', 'place', 'games', 'won'] as const;
  return [
    [
      text('column.name'),
      text('column.no'),
      text('simulation.strength'),
      ...names.flatMap(name => columns.map(column => `${name}: ${text(`simulation.player.${column}`)}`)),
    ],
    ...order.map(({ player, index }) => [
      nameOf(player),
      player.no,
      Math.round(player.strength),
      ...reports.flatMap(({ players }) =>
        columns.map(column =>
          estimateCell(players[index]?.[column], column === 'first' || column === 'inPrizes'),
        ),
      ),
    ]),
  ];
}

const estimateCell = (estimate: Estimate | undefined, isShare: boolean): ReportCell =>
  estimate ? rounded(estimate.value, isShare ? 'share' : 'number') : '';

const cells = (estimate: Estimate | undefined, unit: Unit): readonly ReportCell[] =>
  estimate ? [estimate.value, estimate.low, estimate.high].map(value => rounded(value, unit)) : ['', '', ''];

/** A number as precise as some thousand events make it: percent with one decimal, others with three. */
const rounded = (value: number, unit: Unit): number =>
  unit === 'share' ? Math.round(1000 * value) / 10 : Math.round(1000 * value) / 1000;

const widthOf = (rows: readonly (readonly ReportCell[])[]): number =>
  Math.max(...rows.map(row => row.length));

const squared = (rows: readonly (readonly ReportCell[])[]): readonly (readonly ReportCell[])[] =>
  rows.map(row => Array.from({ length: widthOf(rows) }, (_, column) => row[column] ?? ''));

function design(rows: readonly (readonly ReportCell[])[]): Design {
  const columns = widthOf(rows);
  const head = { bold: true, fill: '#e8eaed', wrap: true };
  const second = rows.findIndex(row => row.length === 0) + 1;
  return {
    place: place(0, 0, rows.length, columns),
    looks: [
      [place(0, 0, 1, columns), head],
      ...(second > 0 ? [[place(second, 0, 1, columns), head] as const] : []),
    ],
    widths: Array.from({ length: columns }, (_, column) => WIDTHS[column] ?? 90),
    frozen: [1, 1],
  };
}
