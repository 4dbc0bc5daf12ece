import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { checkCategories } from './checkCategories';
import { checkGames } from './checkGames';
import { checkHandicaps } from './checkHandicaps';
import { checkNumbers } from './checkNumbers';
import { checkPlayers } from './checkPlayers';
import { checkTeams } from './checkTeams';
import { checkSupergroup } from './checkSupergroup';
import { makeListCells } from './listCells';
import { inRowOrder } from '../read/readWallList';
import type { WallListReading } from '../read/readWallList';

/**
 * Everything that a person should look at in a wall list: what could not be read, and what does not fit together
 * (R9, R1.2, A20). Every problem has a cell of the range, but for those of the list as a whole; in row order.
 * Numbers of nobody in the settings come last.
 */
export function checkWallList(reading: WallListReading, settings: Settings): readonly Problem[] {
  const cells = makeListCells(reading);
  return [
    ...inRowOrder([
      ...reading.problems,
      ...checkGames(cells),
      ...checkPlayers(cells, settings),
      ...checkTeams(cells, settings),
      ...checkCategories(cells, settings),
      ...checkSupergroup(cells, settings),
      ...checkHandicaps(cells, settings),
    ]),
    ...checkNumbers(reading.wallList, settings),
  ];
}
