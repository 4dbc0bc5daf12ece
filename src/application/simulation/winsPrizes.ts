import { excerpt } from '../../sheet/cells/cell';
import { readPrizes, type PrizeColumn } from '../../sheet/read/readPrizes';
import type { Text } from '../../sheet/wording';
import type { Report } from '../../simulation/counts/report';
import type { PlannedWins, Questions } from '../../simulation/event/plan';
import { makeEvent } from '../../standings/stages/makeEvent';
import { typedPrizes } from '../afterStart/prizesNow';
import { leftByWins } from '../prizes/onePrizeEach';
import type { SimulationWish } from '../protocol/protocol';
import { eligibleFor } from '../read/prizeCondition';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { MakeFigure } from './figure';
import type { NamedPlan, WishReading } from './wish';

interface NamedWins extends PlannedWins {
  readonly label: string;
}

/** Letters of a title that a sentence has. */
const TITLE = 60;

/** The questions that the sheet with prizes puts to a simulation. */
export interface PlannedPrizes {
  readonly wins: readonly NamedWins[];
  readonly leave?: Questions['leave'];
}

/**
 * The prizes by wins of the sheet with prizes, each once. Those under a condition are for players of the list, so made-up ones cannot
 * win them.
 */
export function plannedPrizes(
  workbook: Workbook,
  tournament: Tournament | undefined,
  { field }: SimulationWish,
): PlannedPrizes {
  const values = tournament && typedPrizes(workbook, tournament);
  const read = values && readPrizes(values);
  if (!tournament || read?.kind !== 'prizes') return { wins: [] };
  const columns = read.columns.filter(({ title }) => {
    const who = eligibleFor(tournament, title);
    return who.kind === 'all' || (who.kind === 'some' && field === 'sheet' && !tournament.settings.teams);
  });
  const named = columns.map((column, at) => winsOf(tournament, column, at));
  const all = named.flat();
  const wins = all.filter(({ key }, at) => all.findIndex(prize => prize.key === key) === at);
  if (!tournament.settings.onePrize || wins.length === 0) return { wins };
  const { reading } = tournament;
  const leave: Questions['leave'] = ({ list, settings, fieldOf }) => {
    const contest = makeEvent(list, { ...settings, onePrize: true }).contest();
    const rows = fieldOf.flatMap(player => reading.rows[player] ?? []);
    const left = leftByWins({ ...tournament, reading: { ...reading, rows } }, contest, columns);
    const contestants = (rowsLeft: ReadonlySet<number> = NOBODY): ReadonlySet<number> =>
      settings.teams ? rowsLeft : new Set([...rowsLeft].map(row => fieldOf[row] ?? row));
    return new Map(named.flatMap((prizes, at) => prizes.map(({ key }) => [key, contestants(left[at])])));
  };
  return { wins, leave };
}

const NOBODY: ReadonlySet<number> = new Set();

function winsOf(
  tournament: Tournament,
  { title, byWins = [] }: PrizeColumn,
  column: number,
): readonly NamedWins[] {
  const who = eligibleFor(tournament, title);
  return byWins.map(({ wins, of }) => {
    const prize = `${wins}/${of}`;
    return who.kind === 'some'
      ? {
          key: `${prize} ${column}`,
          label: `${excerpt(title, TITLE)} ${prize}`,
          ...{ wins, of, players: [...who.players] },
        }
      : { key: prize, label: prize, wins, of };
  });
}

/** A wish whose systems are played with these prizes. */
export function withPrizes<W extends WishReading>(wished: W, { wins, leave }: PlannedPrizes): W {
  if (wished.kind !== 'plans' || wins.length === 0) return wished;
  const plans = wished.plans.map(({ system, plan }): NamedPlan => ({
    system,
    plan: { ...plan, questions: { ...plan.questions, winsPrizes: wins, ...(leave && { leave }) } },
  }));
  return { ...wished, plans };
}

/** For each prize a sentence that says how many win it; of two systems under the name of each. */
export const winnersOfAll = (
  text: Text,
  figure: MakeFigure,
  prizes: readonly NamedWins[],
  names: readonly string[],
  reports: readonly Report[],
): readonly string[] =>
  reports.flatMap((report, i) =>
    winnersSaid(text, figure, prizes, report).map(line => (names.length > 1 ? `${names[i]}: ${line}` : line)),
  );

const winnersSaid = (
  text: Text,
  figure: MakeFigure,
  prizes: readonly NamedWins[],
  { winners }: Report,
): readonly string[] =>
  winners.flatMap(({ key, mean, fewest, most }) => {
    const label = prizes.find(prize => prize.key === key)?.label;
    return label === undefined || mean === undefined
      ? []
      : [text('simulation.winners', { prize: label, mean: figure(mean, 'number').value, fewest, most })];
  });
