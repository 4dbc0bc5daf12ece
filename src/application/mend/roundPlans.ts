import { roundSheets } from '../read/roundSheets';
import { findPair, type GameSide } from '../../sheet/rounds/roundPair';
import { RESULTS, type RoundResult } from '../../sheet/rounds/roundResult';
import { textOf } from '../../sheet/cells/cell';
import { makeEntries } from '../../sheet/cells/notation';
import { colourWords, entryBeside } from '../../sheet/write/coloursBeside';
import type { CellChange } from '../../sheet/cells/block';
import type { Problem } from '../../tournament/problem';
import { entryBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { sheetInStep } from '../rounds/sheetInStep';
import type { Workbook } from '../workbook/workbook';
import type { MendPlan } from '../write/mendPlan';
import type { RoundNo } from '../../tournament/indices';

/**
 * A sheet of a round and the wall list have different results: the word of either is taken. Games that only one of the two has are one
 * change, which is offered once.
 */
export function roundPlans(
  workbook: Workbook,
  tournament: Tournament,
  { sheet, round, problems }: SheetOfRound,
  problem: Problem,
): readonly MendPlan[] {
  if (isOutOfStep(problem))
    return problems.find(isOutOfStep) === problem ? sheetInStep(workbook, tournament, round) : [];
  return resultPlans(workbook, tournament, sheet, problem);
}

interface SheetOfRound {
  readonly sheet: string;
  readonly round: RoundNo;
  readonly problems: readonly Problem[];
}

/** A line that the list does not have, a game without one, or one with other colours or stones. */
export const isOutOfStep = ({ code, values }: Problem): boolean =>
  code === 'roundGameUnlisted' ||
  code === 'roundGameNoTable' ||
  code === 'roundAloneStale' ||
  (code === 'roundSheetDisagrees' &&
    [values.typed, values.listed].every(text => /^(b\d*|b – w|w – b)$/.test(String(text))));

function resultPlans(
  workbook: Workbook,
  tournament: Tournament,
  sheet: string,
  { code, place, values }: Problem,
): readonly MendPlan[] {
  const [typed, listed] = [resultNamed(values.typed), resultNamed(values.listed)];
  if (code !== 'roundSheetDisagrees' || place.kind !== 'cell' || !typed) return [];
  const { text, reading } = tournament;
  const round = Number(values.round);
  const roundSheet = roundSheets(workbook, round).find(candidate => candidate.sheet === sheet);
  const row = roundSheet?.table?.rows.find(line => line.row === place.row);
  const pair = row && findPair(reading, row, round);
  if (!roundSheet || !row || !pair) return [];
  const sides = [
    [pair.black, typed.result.black],
    [pair.white, typed.result.white],
  ] as const;
  const changes = sides.flatMap(([side, outcome]) =>
    changeOf(tournament, round, side, outcome, typed.result.byDefault),
  );
  const before = textOf(roundSheet.values[place.row]?.[place.column]);
  // Two cells that contradict each other are no word to take.
  const takeList: readonly MendPlan[] = listed
    ? [
        {
          label: text('mendBy.takeList', { says: String(values.listed) }),
          blocks: [
            { sheet, row: place.row, column: place.column, before: [[before]], after: [[text(listed.key)]] },
          ],
        },
      ]
    : [];
  if (changes.length !== sides.length) return takeList;
  const takeSheet: MendPlan = {
    label: text('mendBy.takeSheet', { says: String(values.typed) }),
    blocks: entryBlocks(tournament, changes),
  };
  return [...takeList, takeSheet];
}

const resultNamed = (name: unknown) => RESULTS.find(({ key }) => key === `result.${String(name)}`);

/** The player's cell with another outcome; none where it holds several games. */
function changeOf(
  { reading, list }: Tournament,
  round: RoundNo,
  { player, game }: GameSide,
  outcome: RoundResult['black'],
  byDefault: boolean,
): readonly CellChange[] {
  const [row, column] = [reading.rows[player], reading.rounds[round - 1]?.[0]];
  const isAlone = reading.wallList.entries[player]?.[round - 1]?.length === 1;
  if (row === undefined || column === undefined || !isAlone || reading.rounds[round - 1]?.length !== 1)
    return [];
  const words = colourWords(reading, list.values);
  const after = { ...game, outcome, byDefault };
  const { entry } = entryBeside(reading, list.values, words, row, column, after);
  return [{ row, column, before: textOf(list.values[row]?.[column]), after: makeEntries([entry]) }];
}
