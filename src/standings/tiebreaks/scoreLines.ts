import { isBye, type Entry, type Free } from '../../tournament/game';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import { asMcMahon } from '../score/asMcMahon';
import { gameValue } from '../score/score';
import { countedScore, countedWins, startOf, type Standing } from '../score/standing';
import { gameKind, makeLine, opponentOf, type ExplainKind, type ExplainLine } from '../explanation';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The rounds behind a score: the start, what each round gave, and what is rounded away (R1). */
export function scoreLines(
  asked: Standing,
  player: PlayerIndex,
  score: 'MMS' | 'WINS',
): readonly ExplainLine[] {
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

function startLine(standing: Standing, player: PlayerIndex): ExplainLine {
  const name = standing.wallList.players[player]?.name ?? '';
  return standing.starts[player] === undefined
    ? makeLine('noStart', { values: { name } })
    : makeLine('start', { value: startOf(standing, player) / 2 });
}

function roundLines(
  { wallList, counting, settings }: Standing,
  player: PlayerIndex,
  round: RoundNo,
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
