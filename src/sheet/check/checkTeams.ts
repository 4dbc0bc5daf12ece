import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { teamProblems } from '../../tournament/teams/teamProblems';
import type { ListCells } from './listCells';
import { columnToMend } from './columnToMend';

export const checkTeams = (cells: ListCells, settings: Settings): readonly Problem[] =>
  teamProblems(cells.reading.wallList, settings).map(problem => ({
    ...problem,
    place: cellFor(cells, problem),
  }));

function cellFor(cells: ListCells, problem: Problem): Problem['place'] {
  const { place } = problem;
  if (place.kind === 'entry') return cells.cellOf(place.player, place.round - 1);
  if (place.kind !== 'player') return place;
  const { reading } = cells;
  const column = columnToMend(reading, problem);
  return { kind: 'cell', row: reading.rows[place.player] as number, column };
}
