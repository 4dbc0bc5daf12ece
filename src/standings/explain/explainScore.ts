import { isBye, type Entry, type Free, type Game } from '../../tournament/game';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import { asMcMahon } from '../score/asMcMahon';
import { halvesPerPoint } from '../score/points';
import { playedGames, ratingOf } from '../score/ratedGames';
import { gameValue } from '../score/score';
import { countedScore, countedWins, startOf, type Standing } from '../score/standing';
import { runningScores } from '../tiebreaks/cuss';
import { makeLine, opponentOf, type ExplainKind, type ExplainLine } from './explanation';

/** The rounds behind a score: the start, what each round gave, and what is rounded away (R1). */
export function explainScore(asked: Standing, player: number, score: 'MMS' | 'WINS'): ExplainLine[] {
  const isMms = score === 'MMS';
  const standing = isMms ? asMcMahon(asked) : asked;
  const { through } = standing;
  const lines: ExplainLine[] = isMms ? [startLine(standing, player)] : [];
  for (let round = 1; round <= through; round++) {
    lines.push(...roundLines(standing, player, round, isMms ? 'score' : 'wins'));
  }
  const exact = lines.reduce((sum, line) => sum + (line.value ?? 0), 0);
  const counted = (isMms ? countedScore(standing, player) : countedWins(standing, player)) / 2;
  if (counted !== exact) lines.push(makeLine('rounding', { value: counted - exact }));
  return lines;
}

function startLine(standing: Standing, player: number): ExplainLine {
  const name = standing.wallList.players[player]?.name ?? '';
  return standing.starts[player] === undefined
    ? makeLine('noStart', { values: { name } })
    : makeLine('start', { value: startOf(standing, player) / 2 });
}

function roundLines(
  { wallList, counting, settings }: Standing,
  player: number,
  round: number,
  kind: 'score' | 'wins',
): readonly ExplainLine[] {
  const entries = entriesIn(counting, player, round);
  if (entries.length === 0) return [makeLine('empty', { round, value: 0 })];
  return entries.map((entry, position) => {
    if (entry.kind === 'game') {
      const value = gameValue(entry.outcome) / 2;
      return makeLine(gameKind(entry), { round, value, ...opponentOf(wallList, entry) });
    }
    const { score, wins } = countedFree(entry, settings);
    const value: HalfPoints = kind === 'score' ? score : wins;
    const isIgnored = entry.as === 'absence' && value === 0 && score > 0;
    const typed = entriesIn(wallList, player, round)[position] ?? entry;
    return makeLine(isIgnored ? 'absenceIgnored' : freeKind(entry, typed), { round, value: value / 2 });
  });
}

/** A game with somebody who was taken out of the table is none. */
const freeKind = (entry: Free, typed: Entry): ExplainKind =>
  typed.kind === 'game' ? 'takenOut' : isBye(entry) ? 'bye' : 'absent';

export function gameKind({ outcome, byDefault }: Game): ExplainKind {
  switch (outcome) {
    case 'won':
      return byDefault ? 'wonByDefault' : 'won';
    case 'lost':
      return byDefault ? 'lostByDefault' : 'lost';
    case 'jigo':
      return 'jigo';
    case 'unknown':
      return 'pending';
  }
}

/** The counted scores behind CUSS (R2.6). */
export const explainCuss = (standing: Standing, player: number): readonly ExplainLine[] =>
  runningScores(standing, player).map((score, index) =>
    makeLine('runningScore', { round: index + 1, value: score / halvesPerPoint(standing.settings) }),
  );

/** The boards behind a Number of Board Wins, round by round, and what is rounded away (R1.6, A2). */
export function explainBoards(
  { wallList, through }: Standing,
  team: number,
  total: number,
): readonly ExplainLine[] {
  const { boardResults } = wallList;
  if (boardResults === undefined) return [makeLine('noTeams')];
  const lines = Array.from({ length: through }, (_, index): ExplainLine => {
    const round = index + 1;
    const [entry] = entriesIn(wallList, team, round);
    const value = (boardResults[team]?.[index] ?? 0) / 2;
    if (entry === undefined) return makeLine('empty', { round, value: 0 });
    if (entry.kind === 'free') return makeLine(entry.as === 'bye' ? 'bye' : 'absent', { round, value });
    const opponent = wallList.players[entry.opponent]?.name ?? '';
    return makeLine('boards', { round, value, opponent: entry.opponent, values: { opponent } });
  });
  const exact = lines.reduce((sum, { value = 0 }) => sum + value, 0);
  return total === exact ? lines : [...lines, makeLine('rounding', { value: total - exact })];
}

/** The games behind a performance rating: the point made in each, and the opponent's rating (R8.5). */
export const explainPerformance = (standing: Standing, player: number): readonly ExplainLine[] =>
  playedGames(standing, player).map(({ game, round }) => {
    const { opponent, values } = opponentOf(standing.wallList, game);
    if (opponent === undefined) return makeLine('outside', { round, opponent, values });
    const rating = ratingOf(standing, opponent);
    if (rating === undefined) return makeLine('unratedOpponent', { round, opponent, values });
    const value = gameValue(game.outcome) / 2;
    return makeLine('ratedGame', { round, opponent, value, values: { ...values, rating } });
  });
