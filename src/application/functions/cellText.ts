import { columnToMend } from '../../sheet/check/columnToMend';
import { problemMend, problemSentence, type Text } from '../../sheet/wording';
import type { Column, WhyUnknown } from '../../standings/column';
import { badCells } from '../../standings/score/badCell';
import type { Standing } from '../../standings/score/standing';
import type { BadCell } from '../../tournament/wallList';
import type { Cell } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { titleInRange } from './placeInRange';
import type { PlayerIndex } from '../../tournament/indices';

/** One value of a column as a cell: points as a number, a name, or the reason why there is none. */
export function pointCell(column: Column, player: PlayerIndex, text: Text): Cell {
  const value = column.values[player];
  if (value !== undefined && column.names) return column.names[player] ?? '';
  if (value !== undefined) return bounded(value / column.unit, column.bounds[player]);
  const missing = column.missing[player];
  return missing ? missingText(missing, text) : text('missing.unknown');
}

/** `> 2532.24` where the true value is known to be higher. */
const bounded = (value: number, bound: '<' | '>' | undefined): Cell =>
  bound === undefined ? value : `${bound} ${value}`;

export function missingText(missing: WhyUnknown, text: Text): string {
  switch (missing.kind) {
    case 'outside':
      return text('missing.outside', { round: missing.round, no: missing.opponentNo });
    case 'no start':
      return text('missing.noStart');
    case 'no rating':
      return text('missing.noRating');
    case 'not listed':
      return text('missing.notListed');
    case 'no even games':
      return text('missing.noEvenGames');
    case 'no teams':
      return text('missing.noTeams');
    case 'no part':
      return '';
  }
}

/**
 * The text that replaces a player's values if they need an unreadable cell: `R3: "7"?`. Undefined for a
 * player without such a cell.
 */
export function badCellTexts({
  wallList,
  settings,
}: Pick<Standing, 'wallList' | 'settings'>): (player: PlayerIndex) => string | undefined {
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

/** The text in place of an unknown start, with the column where it can be typed: `start unknown: Rank?`. */
export function noStartText(input: TournamentInput): string {
  const { columns } = input.reading;
  const unknown = input.text('missing.noStart');
  if (columns.rank === undefined && columns.start === undefined) return unknown;
  return `${unknown}: ${titleInRange(input, columnToMend(input.reading, { code: 'unknownStart' }))}?`;
}

/** One sentence where no player has a start, so that there is no order; otherwise undefined. */
export function nobodyStarts({ text }: TournamentInput, { problems }: Standing): string | undefined {
  const none = problems.find(({ code }) => code === 'noStarts');
  return none && `${problemSentence(text, none)} ${problemMend(text, none)}`.trim();
}
