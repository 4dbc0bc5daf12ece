import { fateIn, runKnockout, stillIn } from '../../standings/knockout/knockout';
import type { Event } from '../../standings/stages/event';
import type { StageInForce } from '../../standings/stages/stage';
import type { Entry, Game } from '../../tournament/game';
import { atEntry, makeError, makeWarning, type Problem } from '../../tournament/problem';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { nobodyHasWon } from '../round/nobodyHasWon';
import { label } from '../game/remark';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Games of earlier rounds that are drawn or that both have won; a game that nobody has won is a warning. */
export function knockoutProblems(
  wallList: WallList,
  stage: StageInForce,
  round: RoundNo,
): readonly Problem[] {
  const { from } = stage;
  const problems: Problem[] = [];
  for (let r = from; r < round; r++) {
    const players = r === from ? undefined : new Set(stillIn(runKnockout(wallList, stage, r - 1)));
    wallList.entries.forEach((row, player) => {
      const opponent = opponentIn(row[r - 1] ?? []);
      if (opponent < 0 || (players && !players.has(player))) return;
      const code = codeOf(wallList, player, opponent, r);
      const isSecond = opponent < player && codeOf(wallList, opponent, player, r) === code;
      if (code && !isSecond) problems.push(problemOf(wallList, code, player, opponent, r));
    });
  }
  return [...problems, ...strayGames(wallList, stage, round)];
}

/** Where a loss is not the end: games across the brackets before the final, and past games of players who were out (R6.7). */
function strayGames(wallList: WallList, stage: StageInForce, round: RoundNo): readonly Problem[] {
  if (SYSTEMS[stage.system].lives === 1) return [];
  const rounds = Array.from({ length: round - stage.from }, (_, index) => stage.from + 1 + index);
  return rounds.flatMap(r => {
    const run = runKnockout(wallList, stage, r - 1);
    const isFinal = stillIn(run).length === 2;
    return wallList.entries.flatMap((row, player): readonly Problem[] => {
      const opponent = opponentIn(row[r - 1] ?? []);
      if (opponent < 0) return [];
      const isOut = (index: number): boolean => run.outIn[index] !== undefined;
      if (isOut(player)) return r < round ? [strayGame(wallList, 'knockoutPaired', player, opponent, r)] : [];
      // Named once, by who has not lost yet.
      return !isFinal && !isOut(opponent) && (run.losses[player] ?? 0) < (run.losses[opponent] ?? 0)
        ? [strayGame(wallList, 'bracketsCrossed', player, opponent, r)]
        : [];
    });
  });
}

const strayGame = (
  wallList: WallList,
  code: 'knockoutPaired' | 'bracketsCrossed',
  player: PlayerIndex,
  opponent: PlayerIndex,
  round: RoundNo,
): Problem =>
  makeWarning(
    code,
    { player: label(wallList, player), opponent: label(wallList, opponent), round },
    atEntry(player, round),
  );

export function knockoutWarnings(event: Event): readonly Problem[] {
  return event.stages.flatMap((stage, index) => {
    if (SYSTEMS[stage.system].pairs !== 'draw') return [];
    const last = Math.min(stage.to, event.wallList.rounds);
    const problems = knockoutProblems(event.listOf(index), stage, last + 1);
    return problems.map((problem): Problem => ({ ...problem, severity: 'warning' }));
  });
}

/** Somebody has won, or something keeps that open. */
export function knockoutEnd(event: Event, index: number): readonly Problem[] {
  const wallList = event.listOf(index);
  const stage = event.stages[index] as StageInForce;
  const { rounds } = wallList;
  const problems = knockoutProblems(wallList, stage, rounds + 1).filter(
    ({ severity }) => severity === 'error',
  );
  const [winner, ...others] = stillIn(runKnockout(wallList, stage, rounds));
  if (problems.length > 0 || winner === undefined) return problems;
  if (others.length > 0) return [nobodyHasWon(event, [winner, ...others])];
  return [makeError('knockoutOver', { player: label(wallList, winner) })];
}

type Code = 'knockoutDraw' | 'knockoutContradiction' | 'nobodyThrough';

function codeOf(
  wallList: WallList,
  player: PlayerIndex,
  opponent: PlayerIndex,
  round: RoundNo,
): Code | undefined {
  const fate = fateIn(entriesIn(wallList, player, round));
  const theirs = fateIn(entriesIn(wallList, opponent, round));
  if (fate === 'drawn') return 'knockoutDraw';
  if (fate !== theirs) return undefined;
  return fate === 'through' ? 'knockoutContradiction' : fate === 'lost' ? 'nobodyThrough' : undefined;
}

function problemOf(
  wallList: WallList,
  code: Code,
  player: PlayerIndex,
  opponent: PlayerIndex,
  round: RoundNo,
): Problem {
  const no = (index: number): number => wallList.players[index]?.no ?? 0;
  return {
    code,
    severity: code === 'nobodyThrough' ? 'warning' : 'error',
    place: atEntry(player, round),
    values: {
      player: label(wallList, player),
      opponent: label(wallList, opponent),
      round,
      own: `${no(opponent)}= ${no(opponent)}+`,
      theirs: `${no(player)}= ${no(player)}-`,
    },
  };
}

const opponentIn = (entries: readonly Entry[]): number =>
  entries.find((entry): entry is Game => entry.kind === 'game')?.opponent ?? -1;
