import { entriesIn } from '../../tournament/wallList';
import { fateIn, runKnockout } from '../knockout/knockout';
import { firstEntry } from '../order/order';
import type { Standing } from '../score/standing';
import { gameKind, makeLine, opponentOf, type ExplainLine } from '../explanation';

/** The rounds of a knock-out that a player came through, and the half for a won game for the third place (R6.4). */
export function explainKnockout(standing: Standing, player: number): readonly ExplainLine[] {
  const { wallList, through } = standing;
  const first = firstEntry(standing);
  const { survived, outIn, wonAfter } = runKnockout(wallList, first, through);
  if (survived[player] === undefined) return [makeLine('absent', { round: first, value: 0 })];
  const out = outIn[player] ?? Infinity;
  const last = Math.min(through, wonAfter[player] ? out + 1 : out);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).map(round => {
    const cell = entriesIn(wallList, player, round);
    const isThrough = fateIn(cell) === 'through';
    // Of a tie with replays the last game decided it (R6.2).
    const game = cell.filter(entry => entry.kind === 'game').pop();
    const value = round > out ? 0.5 : isThrough ? 1 : 0;
    if (!game) return makeLine(isThrough ? 'bye' : cell.length === 0 ? 'empty' : 'absent', { round, value });
    return makeLine(round > out ? 'thirdPlace' : gameKind(game), {
      round,
      value,
      ...opponentOf(wallList, game),
    });
  });
}
