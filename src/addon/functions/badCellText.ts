import { badCells } from '../../standings/score/badCell';
import type { Standing } from '../../standings/score/standing';
import type { BadCell } from '../../tournament/wallList';

/**
 * The text that replaces a player's values if they need an unreadable cell: `R3: "7"?`. Undefined for a
 * player without such a cell.
 */
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

/**
 * The text for one cell. Round columns are R1, R2 … in every language. In a team's row it says whose cell it
 * is.
 */
export const badCellText = ({ round, text, whose }: BadCell): string =>
  `R${round}: "${shortened(text)}"?${whose === undefined ? '' : ` (${whose})`}`;

const LONGEST = 20;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
