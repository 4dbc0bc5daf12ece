import type { Problem, ProblemCode } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import { teamProblems } from '../tournament/teamProblems';
import type { ListCells } from './listCells';
import type { ColumnKind } from './titles';

/** What does not fit together in a team event, each at the cell that is to be mended. */
export const checkTeams = (cells: ListCells, settings: Settings): readonly Problem[] =>
  teamProblems(cells.reading.wallList, settings).map(problem => ({
    ...problem,
    place: cellFor(cells, problem),
  }));

/** The column in which a slip would be mended, where the list has it. */
const MENDED_IN: Partial<Readonly<Record<ProblemCode, ColumnKind>>> = {
  teamMissing: 'team',
  teamOfOne: 'team',
  teamShort: 'team',
  sameBoard: 'board',
  teamsOff: 'team',
};

function cellFor(cells: ListCells, { place, code }: Problem): Problem['place'] {
  if (place.kind === 'entry') return cells.cellOf(place.player, place.round - 1);
  if (place.kind !== 'player') return place;
  const { columns, rows } = cells.reading;
  const kind = MENDED_IN[code];
  const column = (kind && columns[kind]) ?? columns.name ?? columns.surname ?? 0;
  return { kind: 'cell', row: rows[place.player] as number, column };
}
