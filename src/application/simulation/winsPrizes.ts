import { excerpt } from '../../sheet/cells/cell';
import { readPrizes } from '../../sheet/read/readPrizes';
import type { Text } from '../../sheet/wording';
import type { Report } from '../../simulation/counts/report';
import type { PlannedWins } from '../../simulation/event/plan';
import { typedPrizes } from '../changes/prizesNow';
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

/**
 * The prizes by wins of the sheet with prizes, each once. Those under a condition are for players of the list, so made-up ones cannot
 * win them.
 */
export function plannedWins(
  workbook: Workbook,
  tournament: Tournament | undefined,
  { field }: SimulationWish,
): readonly NamedWins[] {
  const values = tournament && typedPrizes(workbook, tournament);
  const read = values && readPrizes(values);
  if (!tournament || read?.kind !== 'prizes') return [];
  const all = read.columns.flatMap(({ title, byWins = [] }, column): readonly NamedWins[] => {
    const who = eligibleFor(tournament, title);
    const isAsked =
      who.kind === 'all' || (who.kind === 'some' && field === 'sheet' && !tournament.settings.teams);
    if (!isAsked) return [];
    return byWins.map(({ wins, of }) => {
      const prize = `${wins}/${of}`;
      return who.kind === 'all'
        ? { key: prize, label: prize, wins, of }
        : {
            key: `${prize} ${column}`,
            label: `${excerpt(title, TITLE)} ${prize}`,
            ...{ wins, of, players: [...who.players] },
          };
    });
  });
  return all.filter(({ key }, at) => all.findIndex(one => one.key === key) === at);
}

/** A wish whose systems are played with these prizes. */
export function withPrizes<W extends WishReading>(wished: W, winsPrizes: readonly PlannedWins[]): W {
  if (wished.kind !== 'plans' || winsPrizes.length === 0) return wished;
  const plans = wished.plans.map(({ system, plan }): NamedPlan => ({
    system,
    plan: { ...plan, questions: { ...plan.questions, winsPrizes } },
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
    winnersSaid(text, figure, prizes, report).map(said => (names.length > 1 ? `${names[i]}: ${said}` : said)),
  );

const winnersSaid = (
  text: Text,
  figure: MakeFigure,
  prizes: readonly NamedWins[],
  { winners }: Report,
): readonly string[] =>
  winners.flatMap(({ key, mean, fewest, most }) => {
    const label = prizes.find(one => one.key === key)?.label;
    return label === undefined || mean === undefined
      ? []
      : [text('simulation.winners', { prize: label, mean: figure(mean, 'number').value, fewest, most })];
  });
