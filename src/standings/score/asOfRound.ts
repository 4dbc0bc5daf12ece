import type { WallList } from '../../tournament/wallList';
import type { RoundNo } from '../../tournament/indices';

/** The list with nothing entered in later rounds; the same list where no round is named. */
export function asOfRound(wallList: WallList, round: RoundNo | undefined): WallList {
  if (round === undefined || round >= wallList.rounds) return wallList;
  const { entries, badCells = [] } = wallList;
  return {
    ...wallList,
    entries: entries.map(row => row.map((cell, index) => (index < round ? cell : []))),
    badCells: badCells.filter(cell => cell.round <= round),
  };
}
