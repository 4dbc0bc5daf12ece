import { criterionTotals, exactTotal, type CriterionTotal } from '../../pairing/criteria/criterionTotals';
import { mateOf } from '../../pairing/optimum/optimum';
import type { ProvedRound } from '../../pairing/swiss/pairRound';
import { label } from '../../pairing/game/remark';
import { pairWeighedRound } from '../../pairing/weighedRound';
import type { Text } from '../../sheet/wording';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { LIST } from '../../tournament/problem';
import type { WallList } from '../../tournament/wallList';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { readArguments, type Argument } from './argument';
import { answeredIfReadable, tooLargeFor } from './answer';
import { firstProblemOf } from './placeInRange';

/**
 * The report on the pairing of the next round: its costs by criterion, with the games that cause them,
 * dearest first.
 */
export function PAIRINGREPORT(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const report = (event: OpenEvent): Table =>
    withWeighedRound(input, event, proved => reportTable(input.text, event.wallList, proved));
  return answeredIfReadable(input, report, 'contestants');
}

/** The answer of a function to the next round as paired, or one sentence with the reason why there is none. */
export function withWeighedRound(
  input: TournamentInput,
  event: OpenEvent,
  answer: (proved: ProvedRound) => Table,
): Table {
  const tooLarge = tooLargeFor(input, event);
  if (tooLarge) return tooLarge;
  const proved = pairWeighedRound(event);
  if (proved === undefined) return [[input.text('report.notWeighed')]];
  if ('paired' in proved) return answer(proved);
  // Problems in cells have no cell in the list of teams.
  const isOfTeams = event.wallList.boardResults !== undefined;
  const problems = isOfTeams
    ? proved.problems.map(problem => ({ ...problem, place: LIST }))
    : proved.problems;
  return [[firstProblemOf(input, problems)]];
}

/** A number, or its digits where a cell would round it. */
export const costCell = (cost: bigint): Cell =>
  Number.isSafeInteger(Number(cost)) ? Number(cost) : String(cost);

export function reportTable(text: Text, wallList: WallList, { optima }: ProvedRound): Table {
  const rows = optima.flatMap(optimum => {
    const mate = mateOf(optimum);
    if (mate === undefined) return [];
    return criterionTotals(optimum.field, mate).map((total): readonly Cell[] => [
      text(`criterion.${total.weight}`),
      costCell(exactTotal(total)),
      total.games.length,
      total.games.map(game => gameWords(game)).join(', '),
    ]);
  });
  function gameWords({ players: [one, other], cost }: CriterionTotal['games'][0]): string {
    return `${label(wallList, one)} – ${label(wallList, other)}: ${cost}`;
  }
  const header = [text('report.criterion'), text('report.cost'), text('report.count'), text('report.games')];
  return [header, ...rows, [text('report.proved'), '', '', '']];
}
