import { scoreOfRank } from '../../standings/score/startingScore';
import type { Starting } from '../../standings/score/topGroup';
import { atPlayer, type Problem, type ProblemCode } from '../../tournament/problem';
import { hasOut, type HalfPoints } from '../../tournament/wallList';

/**
 * A typed Start in place of supergroup or Out (R4.2), or above the bar; players from `topScore` on who miss
 * rounds.
 */
export function startWarnings(
  { wallList, settings, starts }: Starting,
  topScore: HalfPoints | undefined,
): readonly Problem[] {
  const { upperBar, supergroup, absentStart } = settings;
  const bar = upperBar && scoreOfRank(upperBar, settings);
  const isAbove = aboveBar(wallList, bar);
  return wallList.players.flatMap((player, index): readonly Problem[] => {
    const { name, start } = player;
    const tell = (code: ProblemCode, severity: Problem['severity'], values: Problem['values']): Problem => ({
      code,
      severity,
      place: atPlayer(index),
      values: { name, ...values },
    });
    const isBelow = absentStart === 'below the bar' && bar !== undefined && hasOut(player);
    if (start !== undefined && isBelow && start >= bar)
      return [tell('startBeatsOut', 'warning', { start: start / 2, score: bar / 2 - 1 })];
    const member = bar !== undefined && supergroup && player.supergroup && !isBelow ? bar + 2 : undefined;
    if (start !== undefined && member !== undefined && start !== member)
      return [tell('startBeatsSupergroup', 'warning', { start: start / 2, score: member / 2 })];
    if (start !== undefined && bar !== undefined && member === undefined && isAbove(start))
      return [tell('startAboveBar', 'warning', { start: start / 2, score: bar / 2 })];
    const ownStart = starts[index];
    const isStrong = ownStart !== undefined && topScore !== undefined && ownStart >= topScore;
    return isStrong && hasOut(player) && player.out.from !== 1 ? [tell('strongAbsent', 'note', {})] : [];
  });
}

/** Whether a typed Start is above the bar. Where half of them are, their zero is another one, which is a matter of the bar. */
function aboveBar(
  { players }: Starting['wallList'],
  bar: HalfPoints | undefined,
): (start: HalfPoints) => boolean {
  const typed = players.flatMap(({ start }) => (start === undefined ? [] : [start]));
  const above = typed.filter(start => bar !== undefined && start > bar).length;
  return start => bar !== undefined && start > bar && 2 * above < typed.length;
}
