import type { PlayerIndex, RoundNo, HalfPoints } from '../../tournament/indices';
import { gameValue, isBye, type Free, type Entry } from '../../tournament/game';
import { settingsForSystem } from '../../tournament/presets';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { SYSTEMS, SYSTEM_WITH_STARTS, type SystemFacts } from '../../tournament/systems';
import { entriesIn } from '../../tournament/wallList';
import { countedFree } from '../../tournament/unplayed';
import { makeColumn, knownValues, type Column } from '../column';
import { makeLine, gameKind, opponentOf, type ExplainLine, type ExplainKind } from '../explanation';
import { makeStanding } from '../score/makeStanding';
import { halvesPerPoint } from '../score/points';
import { countedScore, countedWins, startOf, type Standing } from '../score/standing';
import { hasUnplayedHalves } from '../score/unplayedHalves';
import type { TiebreakRule } from './rule';

/** Number of Wins Score (R1.4), rounded as the score; none for players taken out of a table. */
export function wins(standing: Standing): Column {
  const results = standing.wallList.players.map((_, player) =>
    standing.takenOut.has(player) ? ({ kind: 'no part' } as const) : countedWins(standing, player),
  );
  return makeColumn({
    title: hasUnplayedHalves(standing) ? 'NWS' : 'Wins',
    ...knownValues(results),
    unknown: 'behind',
  });
}

export const winsRule: TiebreakRule = {
  column: wins,
  explain: (standing, player) => scoreLines(standing, player, 'WINS'),
};

/** The McMahon score (R1.4); in a system without starting scores it starts from the ranks. */
export function mms(asked: Standing): Column {
  const standing = asMcMahon(asked);
  const results = standing.starts.map((start, player) =>
    start === undefined ? ({ kind: 'no start', player } as const) : countedScore(standing, player),
  );
  return makeColumn({ title: 'MMS', ...knownValues(results), unknown: 'behind' });
}

export const mmsRule: TiebreakRule = {
  column: mms,
  explain: (standing, player) => scoreLines(standing, player, 'MMS'),
};

/** The points of score pairing (R5.1). */
export function points(standing: Standing): Column {
  const values = standing.wallList.players.map((_, player) => countedScore(standing, player));
  return makeColumn({ title: 'Points', unit: halvesPerPoint(standing.settings), values });
}

/** The points of score pairing are wins; a knock-out shows its wins for information. */
export const primaryTiebreak = ({ settings }: Standing): 'MMS' | 'WINS' | 'PERFORMANCE' =>
  PRIMARY[SYSTEMS[settings.system].score];

const PRIMARY = {
  MMS: 'MMS',
  WINS: 'WINS',
  POINTS: 'WINS',
  ROUNDS: 'WINS',
  PERFORMANCE: 'PERFORMANCE',
} as const satisfies Readonly<Record<SystemFacts['score'], Tiebreak>>;

/** The standing that has McMahon scores: itself, or in a system without starting scores the same rounds with starts from the ranks. */
export const asMcMahon = (standing: Standing): Standing => {
  const { wallList, settings } = standing;
  return SYSTEMS[settings.system].score === 'MMS'
    ? standing
    : makeStanding(wallList, settingsForSystem(settings, SYSTEM_WITH_STARTS));
};

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
