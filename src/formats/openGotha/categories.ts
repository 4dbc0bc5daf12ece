import type { Attributes, ExchangedPlayer, OpenGothaRest } from '../exchange';
import { RANK, rankText, wholeFrom } from './attribute';
import { ladderBetweenBars } from './startCorrection';

/** The first whose lowest rank is not above it, else the last; limits go from the strongest down. */
export function categoryOf(player: ExchangedPlayer, limits: readonly number[]): string {
  const categoryIndex = limits.findIndex(limit => ladderBetweenBars(player, {}) >= limit);
  return String(categoryIndex < 0 ? limits.length + 1 : categoryIndex + 1);
}

/** The limits as places on the ladder of ranks; undefined where one of them is no rank. */
export function readLimits(categories: readonly Attributes[]): readonly number[] | undefined {
  const inOrder = [...categories].sort((a, b) => Number(a['number']) - Number(b['number']));
  const limits = inOrder.map(({ number = '', lowerLimit = '' }) => {
    const rank = RANK.read(lowerLimit);
    return wholeFrom(1, 9).read(number) && rank?.kind === 'amateur' ? rank.index : undefined;
  });
  return limits.some(limit => limit === undefined) ? undefined : (limits as readonly number[]);
}

export const hasCategories = (rest: Pick<OpenGothaRest, 'categories'> | undefined): boolean =>
  (readLimits(rest?.categories ?? []) ?? []).length > 0;

/** The limits that give everybody the category of the list, strongest first; undefined where ranks do not tell. */
export function limitsFor(players: readonly ExchangedPlayer[]): readonly number[] | undefined {
  const names = [...new Set(players.map(({ category }) => category))];
  if (names.length > 9) return undefined;
  const ends = (name: string): { readonly lowest: number; readonly highest: number } =>
    players
      .filter(({ category }) => category === name)
      .map(player => ladderBetweenBars(player, {}))
      .reduce(
        ({ lowest, highest }, ladder) => ({
          lowest: Math.min(lowest, ladder),
          highest: Math.max(highest, ladder),
        }),
        { lowest: Infinity, highest: -Infinity },
      );
  const ordered = names.map(ends).sort((a, b) => b.lowest - a.lowest);
  const isApart = ordered.every(
    ({ highest }, index) => index === 0 || highest < (ordered[index - 1]?.lowest ?? 0),
  );
  return isApart ? ordered.slice(0, -1).map(({ lowest }) => lowest) : undefined;
}

export const categoryAttributes = (limits: readonly number[]): readonly Attributes[] =>
  limits.map((limit, index) => ({ number: String(index + 1), lowerLimit: rankText(limit) }));
