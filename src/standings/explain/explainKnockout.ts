import { entriesIn } from '../../tournament/wallList';
import { fateIn, isUnbeaten, runKnockout } from '../knockout/knockout';
import { firstEntry } from '../order/order';
import type { Standing } from '../score/standing';
import { gameKind, makeLine, opponentOf, type ExplainLine } from '../explanation';
import type { PlayerIndex } from '../../tournament/indices';

/** The rounds of a knock-out that a player came through, and the half for the third place (R6.4) or for no loss (R6.7). */
export function explainKnockout(standing: Standing, player: PlayerIndex): readonly ExplainLine[] {
  const { wallList, through, settings } = standing;
  const from = firstEntry(standing);
  const rules = { system: settings.system, from };
  const run = runKnockout(wallList, rules, through);
  const { survived, outIn, wonAfter } = run;
  if (survived[player] === undefined) return [makeLine('absent', { round: from, value: 0 })];
  const out = outIn[player] ?? Infinity;
  const last = Math.min(through, wonAfter[player] ? out + 1 : out);
  const lines = Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
    const round = from + index;
    const cell = entriesIn(wallList, player, round);
    const fate = fateIn(cell);
    const isThrough = fate === 'through';
    // Of a tie with replays the last game decided it (R6.2).
    const game = cell.filter(entry => entry.kind === 'game').pop();
    const value = round > out ? 0.5 : isThrough || (fate === 'lost' && round < out) ? 1 : 0;
    if (!game) return makeLine(isThrough ? 'bye' : cell.length === 0 ? 'empty' : 'absent', { round, value });
    return makeLine(round > out ? 'thirdPlace' : gameKind(game), {
      round,
      value,
      ...opponentOf(wallList, game),
    });
  });
  return isUnbeaten(rules, run, player) ? [...lines, makeLine('unbeaten', { value: 0.5 })] : lines;
}
