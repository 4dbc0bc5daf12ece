import { makeRank } from '../../tournament/rank';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { category } from '../tiebreaks/category';
import { compareDirectly } from '../tiebreaks/directComparison';
import { makeLine, type ExplainLine } from './explanation';
import { lotId, lotOf } from '../../lots/lots';
import { lotteryContext } from '../tiebreaks/lottery';
import { rating } from '../tiebreaks/rating';
import type { Standing } from '../score/standing';
import type { TiedClasses } from '../purpose';

/** The steps of Direct Comparison: DC-1 among all who were tied, DC-2 among those still tied after it … (R2.2). */
export function explainDirectComparison(
  standing: Standing,
  player: number,
  tied: TiedClasses,
  unit: number,
): ExplainLine[] {
  const { steps, notCompared } = compareDirectly(standing, tied.classes);
  const reason = notCompared[player];
  if (reason?.kind === 'alone') return [makeLine('alone')];
  if (reason?.kind === 'no start')
    return [makeLine('noStart', { values: { name: standing.wallList.players[player]?.name ?? '' } })];
  const nameOf = (one: number) => standing.wallList.players[one]?.name ?? '';
  if (reason) {
    const values = { first: nameOf(reason.first), second: nameOf(reason.second), games: reason.games };
    return [makeLine(reason.games === 0 ? 'neverMet' : 'uneven', { values })];
  }
  const own = steps[player] ?? [];
  const first = tied.classes.find(group => group.includes(player)) ?? [];
  return own.map((value, step) => {
    const group = first.filter(other =>
      own.slice(0, step).every((earlier, i) => steps[other]?.[i] === earlier),
    );
    const values = { step: step + 1, players: group.map(nameOf).join(', ') };
    const per = 100 ** step;
    // Steps for which the number has no room part classes all the same (R2.2).
    return makeLine('directComparison', { value: value / 2, per: 2 * per <= unit ? per : Infinity, values });
  });
}

/** The line of a tiebreak that rests on no game: a fact about the player, or the lot. */
export function explainOrder(
  standing: Standing,
  player: number,
  tiebreak: Extract<Tiebreak, 'Rating' | 'Previous order' | 'Category' | 'Lottery'>,
  tied: TiedClasses,
): ExplainLine {
  const one = standing.wallList.players[player];
  switch (tiebreak) {
    case 'Rating': {
      const value = rating(standing).values[player];
      if (value === undefined || !one) return makeLine('noRating');
      if (one.rating !== undefined || !one.rank) return makeLine('rating', { value });
      return makeLine('ratingOfRank', { value, values: { rank: makeRank(one.rank) } });
    }
    case 'Previous order':
      return one?.previousOrder === undefined
        ? makeLine('notListed')
        : makeLine('previousOrder', { value: one.previousOrder });
    case 'Category': {
      const value = category(standing).values[player];
      return value === undefined
        ? makeLine('notListed')
        : makeLine('category', { value, values: { category: one?.category ?? '' } });
    }
    case 'Lottery':
      return lotLine(standing, player, tied);
  }
}

function lotLine(standing: Standing, player: number, tied: TiedClasses): ExplainLine {
  const { seed } = standing.settings;
  const own = tied.classes.findIndex(group => group.includes(player));
  if ((tied.classes[own]?.length ?? 0) < 2) return makeLine('alone');
  const better = tied.classes.slice(0, own).reduce((sum, group) => sum + group.length, 0);
  const context = lotteryContext(standing, tied, better + 1);
  const id = lotId(standing.wallList, player);
  return makeLine('lot', { values: { drawn: `${seed}|${context}|${id}`, lot: lotOf(seed, context, id) } });
}
