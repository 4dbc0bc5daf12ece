import type { Tiebreak } from '../../tournament/tiebreaks';
import { SYSTEMS, type SystemFacts } from '../../tournament/systems';
import { makeColumn, knownValues, type Column } from '../column';
import { asMcMahon } from '../score/asMcMahon';
import { halvesPerPoint } from '../score/points';
import { countedScore, countedWins, type Standing } from '../score/standing';
import { hasUnplayedHalves } from '../score/unplayedHalves';
import type { TiebreakRule } from './rule';
import { scoreLines } from './scoreLines';

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
