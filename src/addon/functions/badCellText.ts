import { badCells } from '../../standings/score/badCell';
import type { Standing } from '../../standings/score/standing';
import type { BadCell } from '../../tournament/wallList';

/** What stands in the row of a player instead of every value that needs a bad cell: `R3: "7"?`. Undefined without one. */
export function badCellTexts({
  wallList,
  settings,
}: Pick<Standing, 'wallList' | 'settings'>): (player: number) => string | undefined {
  const bad = badCells(wallList, settings);
  return player => {
    const cell = bad.get(player);
    return cell && badCellText(cell);
  };
}

/** Round columns are R1, R2 … in every language. The row of a team says whose cell it is. */
export const badCellText = ({ round, text, whose }: BadCell): string =>
  `R${round}: "${shortened(text)}"?${whose === undefined ? '' : ` (${whose})`}`;

const LONGEST = 20;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
