import type { Table } from '../catalogue/table';
import { settingsReference, reference } from '../read/reference';
import { sheetWith } from '../read/sheetWith';
import { isError } from '../../tournament/problem';
import { provisional } from '../functions/notes';
import { NAMES } from '../functions/crosstable';
import { STANDINGS } from '../functions/standings';
import { TEAMSTANDINGS } from '../functions/teams';
import { mayBeSorted } from './sortByPlace';
import type { View } from '../protocol/protocol';
import { place, TITLE_LOOK, type Design } from '../workbook/design';
import { sheetAtRequest } from './sheetAtRequest';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { nameFor } from '../write/takenNames';

/** The formulas of standings: of players, and of teams in a team event. Each fills a sheet of its own. */
const KINDS = {
  players: { formula: 'STANDINGS', table: STANDINGS, name: 'sheet.standings' },
  teams: { formula: 'TEAMSTANDINGS', table: TEAMSTANDINGS, name: 'sheet.teams' },
  names: { formula: 'NAMES', table: NAMES, name: 'sheet.names' },
} as const;
type StandingsKind = (typeof KINDS)[keyof typeof KINDS];

/** Shows the sheet with the standings, of teams in a team event, or makes it. To be called under the lock. */
export function showStandings(workbook: Workbook, tournament: Tournament): View {
  const kinds = [KINDS.players, ...(tournament.settings.teams ? [KINDS.teams] : [])];
  const shown = kinds.map(kind => sheetOf(workbook, tournament, kind));
  const sheet = shown[shown.length - 1]?.sheet ?? '';
  workbook.activate({ sheet, row: 0, column: 0 });
  const reasons = shown.flatMap(({ different }) => different);
  if (reasons.length > 0) return { view: 'stopped', reasons };
  const sortable = mayBeSorted(tournament) && { sortable: true };
  return { view: 'standings written', sheet, provisional: provisional(tournament), ...sortable };
}

/** Shows the sheet that has the list with names, or makes it. To be called under the lock. */
export function showNames(workbook: Workbook, tournament: Tournament): View {
  const { sheet, different } = sheetOf(workbook, tournament, KINDS.names);
  workbook.activate({ sheet, row: 0, column: 0 });
  return different.length > 0 ? { view: 'stopped', reasons: different } : { view: 'names written', sheet };
}

function sheetOf(workbook: Workbook, tournament: Tournament, kind: StandingsKind) {
  const table = tableOf(tournament, kind);
  const begins = new RegExp(`^=\\s*${kind.formula}\\s*\\(`, 'i');
  const made = sheetWith(workbook, tournament, ([first = '']) => begins.test(first));
  if (made !== undefined) {
    drawCategories(workbook, tournament, made, table);
    return { sheet: made, different: [] };
  }
  const sheet = nameFor(workbook, tournament.text(kind.name));
  const cells = [[{ formula: formulaFor(tournament, kind) }]];
  const different = sheetAtRequest(workbook, tournament, sheet, { cells, design: design(table) });
  drawCategories(workbook, tournament, sheet, table);
  return { sheet, different };
}

const tableOf = ({ list, settingsAt, problems }: Tournament, kind: StandingsKind): Table =>
  problems.some(isError) ? [] : kind.table(list.values, settingsAt?.values);

/** The looks of the formula's answer: each column as wide as its longest text, numbers and short codes centred. */
function design(table: Table): Design {
  const titles = table[0] ?? [''];
  const columns = titles.map((title, column) => {
    const texts = table.slice(1).map(line => String(line[column] ?? ''));
    const needed =
      MARGIN + Math.max(BOLD * lettersOf(String(title)), ...texts.map(text => LETTER * lettersOf(text)));
    const isName = texts.some(text => A_NAME.test(text));
    // A note has no cells below.
    const widest = texts.some(text => text !== '') ? WIDEST : WIDEST_NOTE;
    const width = Math.min(widest, WIDTHS.find(pixels => pixels >= needed) ?? widest);
    return { width, isName, isLong: needed > LONG, hasMany: texts.some(text => MANY_GAMES.test(text)) };
  });
  // The rounds of a Diagonal begin at one side, also those in which few are left.
  const manyAreLong = columns.some(({ isLong, hasMany }) => isLong && hasMany);
  const alignOf = ({ isName, isLong, hasMany }: (typeof columns)[number]) =>
    isName || isLong || (manyAreLong && hasMany) ? 'left' : 'center';
  const rows = Math.max(1, table.length);
  const names = columns.slice(0, 1 + columns.findIndex(({ isName }) => isName));
  const namesEnd = names.reduce((sum, { width }) => sum + width, 0);
  return {
    place: place(0, 0, rows, titles.length),
    looks: [
      ...columns.map((column, at) => [place(0, at, rows, 1), { align: alignOf(column) }] as const),
      [place(0, 0, 1, titles.length), TITLE_LOOK],
    ],
    widths: table.length > 0 ? columns.map(({ width }) => width) : [],
    frozen: [1, namesEnd <= MOST_FROZEN ? names.length : 0],
  };
}

/** Pixels. A Diagonal round with names is the longest that a cell may hold. A formula's rows do not grow, so the column does. */
const [MARGIN, BOLD, LETTER, LONG, WIDEST_NOTE, WIDEST] = [16, 8, 7, 240, 620, 1240];
/** Columns of few widths are set in few calls. */
const WIDTHS = [72, 132, 180, 240, 320, 400, 620] as const;
/** Pixels of columns that stay in view beside the panel on a small screen. */
const MOST_FROZEN = 520;
const A_NAME = /\p{L}{3}/u;
const MANY_GAMES = /^\d+[-+=?]\S* \d/;

/** The length of a text in Latin letters: those of East Asia are twice as wide. */
const lettersOf = (text: string): number => text.length + (text.match(EAST_ASIAN)?.length ?? 0);
const EAST_ASIAN = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff01-\uff60]/g;

/** A line below the last player of each category, where the list has one category after the other. */
function drawCategories(workbook: Workbook, { text }: Tournament, sheet: string, table: Table): void {
  const [titles = [], ...lines] = table;
  const at = titles.indexOf(text('column.category'));
  if (at < 0) return;
  const ends = lines.flatMap((line, row) => {
    const next = lines[row + 1];
    return next && next[at] !== line[at] ? [place(1 + row, 0, 1, titles.length)] : [];
  });
  workbook.drawLines(sheet, { within: place(1, 0, lines.length, titles.length), below: ends, right: [] });
}

/** The formula with the named ranges where they exist, else with the cells as they are now. */
function formulaFor({ list, named, settingsAt }: Tournament, { formula }: StandingsKind): string {
  if (named && settingsAt) return `=${formula}(WallList;Settings)`;
  const parts = [reference(list), ...(settingsAt ? [settingsReference(settingsAt)] : [])];
  return `=${formula}(${parts.join(';')})`;
}
