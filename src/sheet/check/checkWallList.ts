import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallListReading } from '../read/wallListReading';
import { checkCategories } from './checkCategories';
import { checkGames } from './checkGames';
import { checkHandicaps } from './checkHandicaps';
import { checkClubs } from './checkClubs';
import { checkNumbers } from './checkNumbers';
import { checkPins } from './checkPins';
import { checkPlayers } from './checkPlayers';
import { checkTeams } from './checkTeams';
import { checkSupergroup } from './checkSupergroup';
import { makeListCells } from './listCells';
import { columnsOfNoRound } from '../read/columnsOfNoRound';
import { inRowOrder } from '../read/readWallList';

/**
 * Unreadable cells and contradictions (R9, R1.2, A20) in row order, then numbers in the settings that nobody has.
 * Only problems of the whole list have no cell.
 */
export function checkWallList(reading: WallListReading, settings: Settings): readonly Problem[] {
  const cells = makeListCells(reading);
  return [
    ...inRowOrder([
      ...reading.problems,
      ...checkGames(cells),
      ...checkPlayers(cells, settings),
      ...checkPins(cells),
      ...checkTeams(cells, settings),
      ...checkCategories(cells, settings),
      ...checkSupergroup(cells, settings),
      ...checkHandicaps(cells, settings),
      ...columnsOfNoRound(reading, settings),
    ]),
    ...checkNumbers(reading.wallList, settings),
    ...checkClubs(reading.wallList, settings),
  ];
}
