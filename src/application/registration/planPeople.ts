import { lastRoundWithGames, roundInPlay } from '../read/roundInPlay';
import { valuesAfter } from '../../sheet/rows/references';
import {
  planRows,
  withoutNonPlayers,
  type PlannedCell,
  type RowPlan,
} from '../../sheet/registration/planRows';
import type { Newcomer } from '../../sheet/registration/whoIsWho';
import type { People, Person } from '../../sheet/registration/people';
import { textOf } from '../../sheet/cells/cell';
import { makeOut } from '../../sheet/cells/fields';
import { makeEntries } from '../../sheet/cells/notation';
import { readFrame } from '../../sheet/frame/frame';
import type { ColumnKind } from '../../sheet/cells/titles';
import { readSettingValues } from '../../sheet/settings/readSettings';
import type { Block } from '../../sheet/cells/block';
import type { Settings } from '../../tournament/settings';
import { absenceWorthIn } from '../../tournament/unplayed';
import type { Workbook } from '../workbook/workbook';
import { makeInput } from '../read/input';
import { listBlocks } from '../read/listRows';
import { WALL_LIST, type Tournament } from '../read/tournament';
import { heightWithRoom } from './growList';

export interface PeoplePlan {
  readonly rows: RowPlan;
  /** The rounds that are paired without whoever is new. */
  readonly past: readonly number[];
  /** The text of the cell in each of these rounds. */
  readonly absences: readonly string[];
  /** The round in play that whoever is new still gets a place in. */
  readonly inPlay: number | undefined;
  /** The round that somebody is to play from, and that is paired and gives nobody new a place. */
  readonly noPlace: number | undefined;
  /** The titles of columns in which formulas stand, so that nothing is written there. */
  readonly computed: readonly string[];
  readonly after: Tournament;
  readonly blocks: readonly Block[];
}

export interface Arrival extends Newcomer {
  readonly from: number | undefined;
  readonly isHere: boolean;
}

/** Plans the rows of people; `withOther`: details that the list has otherwise are replaced too. */
export function planPeople(
  workbook: Workbook,
  tournament: Tournament,
  { people }: People,
  coming: Arrival,
  withOther: boolean,
): PeoplePlan {
  const { reading, list, settings, settingsAt, named } = tournament;
  const { wallList } = reading;
  const { inPlay, noPlace, past, missed } = roundsOf(tournament, coming);
  const absences = absencesIn(settings, past);
  const isAwaited = !coming.isHere && wallList.players.some(({ out }) => out.isAwaited);
  const area = named ? workbook.namedArea(WALL_LIST) : undefined;
  const open = area ? heightWithRoom(workbook, area, people.length) : list.values.length + people.length;
  // Below it another list of the sheet may begin.
  const height = Math.min(open, (workbook.list?.part?.()?.bottom ?? Infinity) - list.origin.row);
  const fresh = {
    height,
    isOpenEnded: !named,
    past: past.flatMap((round, i) => {
      const column = reading.rounds[round - 1]?.[0];
      return column === undefined ? [] : [{ column, text: absences[i] ?? '' }];
    }),
    out: makeOut({ rounds: missed, from: undefined, ...(isAwaited && { isAwaited }) }),
  };
  const formulas = workbook.formulas(list.sheet);
  const isFormula = ({ row, column }: PlannedCell): boolean =>
    (formulas[row + list.origin.row]?.[column + list.origin.column] ?? '') !== '';
  const planOf = (newcomers: readonly Person[]) => {
    const rows = planRows(reading, list.values, newcomers, fresh, coming);
    const wanted = [...rows.cells, ...(withOther ? rows.otherCells : [])];
    const cells = wanted.filter(cell => !isFormula(cell));
    const after = valuesAfter(list.values, cells);
    return { rows, wanted, cells, input: makeInput(readFrame(after), readSettingValues(settingsAt?.values)) };
  };
  const whole = planOf(people);
  const isRead = new Set(whole.input.reading.rows);
  // `Lunch at 12` among people would stand in the list and play nothing.
  const nonPlayers = whole.rows.added.filter(({ row }) => !isRead.has(row)).map(({ person }) => person);
  const unread = new Set(nonPlayers.map(nameAndRank));
  const plan = unread.size === 0 ? whole : planOf(people.filter(person => !unread.has(nameAndRank(person))));
  const { cells, wanted, input } = plan;
  const rows = withoutNonPlayers(plan.rows, nonPlayers);
  return {
    rows,
    past,
    inPlay,
    noPlace,
    absences,
    computed: [...new Set(wanted.filter(isFormula).map(({ column }) => column))].map(column =>
      textOf(list.values[reading.header ?? -1]?.[column]),
    ),
    after: { ...tournament, ...input },
    blocks: blocksOf(tournament, rows, cells),
  };
}

/** The texts for rounds that somebody has missed, in their order. */
function absencesIn(settings: Settings, rounds: readonly number[]): readonly string[] {
  let had = 0;
  return rounds.map(round => {
    const worth = absenceWorthIn(settings, round, had);
    if (worth === 'half') had++;
    return makeEntries([{ kind: 'free', as: 'absence', worth }]);
  });
}

interface RoundsOfArrival extends Pick<PeoplePlan, 'past' | 'inPlay' | 'noPlace'> {
  /** Stand in the cell of the rounds that somebody does not play. */
  readonly missed: readonly number[];
}

function roundsOf(tournament: Tournament, coming: Arrival): RoundsOfArrival {
  const paired = lastRoundWithGames(tournament.reading.wallList);
  // Who is to play early enough gets a place in the round that goes on.
  const isPaired = coming.from !== undefined && coming.from <= paired;
  const inPlay = isPaired ? roundInPlay(tournament) : undefined;
  const from = inPlay ?? Math.max(paired + 1, coming.from ?? paired + 1);
  // Who has an Out starts below the bar, where the setting says so: rounds that are over count too.
  const first = tournament.settings.absentStart === 'below the bar' ? 1 : Math.min(paired + 1, from);
  return {
    inPlay,
    noPlace: isPaired && inPlay === undefined ? coming.from : undefined,
    past: Array.from({ length: Math.min(paired, from - 1) }, (_, i) => i + 1),
    missed: Array.from({ length: from - first }, (_, i) => first + i),
  };
}

const nameAndRank = ({ name, cells }: Person): string => `${name}\n${cells.rank ?? ''}`;

/** New rows are found again by their numbers, all others by their players. */
function blocksOf(tournament: Tournament, { added }: RowPlan, cells: RowPlan['cells']): readonly Block[] {
  const { row: top, column: left } = tournament.list.origin;
  const fresh = new Set(added.map(({ row }) => row));
  const written = new Map(cells.map(cell => [`${cell.row + top},${cell.column + left}`, cell.cell]));
  const placed = (isNew: boolean) =>
    cells
      .filter(({ row }) => fresh.has(row) === isNew)
      .map(cell => ({ ...cell, row: cell.row + top, column: cell.column + left }));
  const byNumber: readonly ColumnKind[] = ['no'];
  const blocks = [
    ...listBlocks(tournament, placed(true), byNumber),
    ...listBlocks(tournament, placed(false)),
  ];
  return blocks.map(block => ({
    ...block,
    cells: block.after.map((line, r) =>
      line.map((text, c) => written.get(`${block.row + r},${block.column + c}`) ?? text),
    ),
  }));
}
