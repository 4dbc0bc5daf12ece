import { makeA1 } from '../../sheet/read/cell';
import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { freeName } from '../../sheet/write/sheetNames';
import { isError } from '../../tournament/problem';
import { provisional } from '../functions/notes';
import { NAMES } from '../functions/crosstable';
import { STANDINGS } from '../functions/standings';
import { TEAMSTANDINGS } from '../functions/teams';
import { mayBeSorted } from '../mend/sortByPlace';
import type { View } from '../panel/protocol';
import { place, TITLE_LOOK, type Design } from '../google/design';
import { makeOutput, sheetWith } from './outputSheet';
import type { SheetRange, Tournament } from '../read/tournament';
import type { Workbook } from '../google/workbook';

/** The formulas of standings: of players, and of teams in a team event. Each fills a sheet of its own. */
const KINDS = {
  players: { formula: 'STANDINGS', table: STANDINGS, name: 'sheet.standings' },
  teams: { formula: 'TEAMSTANDINGS', table: TEAMSTANDINGS, name: 'sheet.teams' },
  names: { formula: 'NAMES', table: NAMES, name: 'sheet.names' },
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

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

function sheetOf(workbook: Workbook, tournament: Tournament, kind: Kind) {
  const begins = new RegExp(`^=\\s*${kind.formula}\\s*\\(`, 'i');
  const made = sheetWith(workbook, tournament, ([first = '']) => begins.test(first));
  if (made !== undefined) return { sheet: made, different: [] };
  const sheet = freeName(tournament.text(kind.name), workbook.sheetNames());
  const cells = [[{ formula: formulaFor(tournament, kind) }]];
  return {
    sheet,
    different: makeOutput(workbook, tournament, sheet, { cells, design: design(tournament, kind) }),
  };
}

/** The looks of the formula's answer: each column as wide as its longest text, numbers and short codes centred. */
function design({ list, settingsAt, problems }: Tournament, kind: Kind): Design {
  const table = problems.some(isError) ? [] : kind.table(list.values, settingsAt?.values);
  const titles = table[0] ?? [''];
  const columns = titles.map((_, column) => {
    const texts = table.map(line => String(line[column] ?? ''));
    const needed = MARGIN + LETTER * Math.max(0, ...texts.map(({ length }) => length));
    // All games of a Diagonal round stand in one cell. A formula's rows do not grow, so the column does.
    const isLong = needed > WIDEST;
    const isName = texts.slice(1).some(text => A_NAME.test(text));
    const wide = WIDTHS.find(one => one >= needed) ?? WIDEST_ROUND;
    const width = Math.min(wide, isName ? WIDEST : WIDEST_ROUND);
    return { width, align: isName || isLong ? ('left' as const) : ('center' as const) };
  });
  const rows = Math.max(1, table.length);
  return {
    place: place(0, 0, rows, titles.length),
    looks: [
      ...columns.map(({ align }, at) => [place(0, at, rows, 1), { align }] as const),
      [place(0, 0, 1, titles.length), TITLE_LOOK],
    ],
    widths: table.length > 0 ? columns.map(({ width }) => width) : [],
    frozen: [1, 0],
  };
}

/** Pixels. */
const [MARGIN, LETTER, WIDEST, WIDEST_ROUND] = [16, 8, 240, 620];
/** Columns of few widths are set in few calls. */
const WIDTHS = [80, 140, 240, 400] as const;
const A_NAME = /\p{L}{3}/u;

/** The formula with the named ranges where they exist, else with the cells as they are now. */
function formulaFor({ list, named, settingsAt }: Tournament, { formula }: Kind): string {
  if (named && settingsAt) return `=${formula}(WallList;Settings)`;
  const parts = [reference(list), ...(settingsAt ? [settingsReference(settingsAt)] : [])];
  return `=${formula}(${parts.join(';')})`;
}

/** The settings in a formula, with room for more settings below. */
export const settingsReference = (found: SheetRange): string =>
  reference(found).replace(/\d+$/, last => String(Math.max(SETTING_ROWS, Number(last))));

/** A range in a formula. */
export function reference({ sheet, origin, values }: SheetRange): string {
  const last = makeA1(
    origin.row + values.length - 1,
    origin.column + Math.max(1, values[0]?.length ?? 1) - 1,
  );
  return `'${sheet.replace(/'/g, "''")}'!${makeA1(origin.row, origin.column)}:${last}`;
}
