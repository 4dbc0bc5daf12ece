import type { HalfPoints } from '../../tournament/wallList';
import { makeColumn, knownValues, type Column, type WhyUnknown } from '../column';
import { makeLine, missingLine, type ExplainLine } from '../explanation';
import { halvesPerPoint } from '../score/points';
import { outside } from '../score/roundValue';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';
import { sos as sosOf } from './sos';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** SOSOS (R2.6): the sum of the opponents' SOS. */
export function sosos(standing: Standing): Column {
  const sos = sosOf(standing);
  const results = standing.starts.map((_, player) => sumOfSos(standing, player, sos));
  return makeColumn({ title: 'SOSOS', unit: sos.unit, ...knownValues(results) });
}

function sumOfSos(standing: Standing, player: PlayerIndex, sos: Column): HalfPoints | WhyUnknown {
  const { first, rounds } = standing.games;
  let sum = 0;
  let unplayed = standing.through;
  let last = 0;
  for (let game = first[player] as number; game < (first[player + 1] as number); game++) {
    if (rounds[game] !== last) unplayed--;
    last = rounds[game] as number;
    const value = sosAgainst(standing, player, game, sos);
    if (typeof value !== 'number') return value;
    sum += value;
  }
  if (unplayed === 0) return sum;
  const value = unplayedSos(standing, player);
  return typeof value === 'number' ? sum + unplayed * value : value;
}

/** The SOS of the opponent; nothing while the game has no result. */
function sosAgainst(
  standing: Standing,
  player: PlayerIndex,
  game: number,
  sos: Column,
): HalfPoints | WhyUnknown {
  const { opponents, values } = standing.games;
  const opponent = opponents[game] as number;
  if (values[game] === undefined) return 0;
  if (opponent < 0) return outside(standing, player, game);
  const value = sos.values[opponent];
  if (value !== undefined) return value;
  if (standing.starts[opponent] === undefined) return { kind: 'no start', player: opponent };
  return sos.missing[opponent] as WhyUnknown;
}

/** The player's own start as often as rounds were played: the SOS of somebody who only met such players. */
function unplayedSos({ starts, through }: Standing, player: PlayerIndex): HalfPoints | WhyUnknown {
  const start = starts[player];
  return start === undefined ? { kind: 'no start', player } : through * start;
}

export const sososRule: TiebreakRule = {
  column: sosos,
  explain: sosLines,
};

function sosLines(standing: Standing, player: PlayerIndex): readonly ExplainLine[] {
  const sos = sosOf(standing);
  const { first, rounds, opponents, values } = standing.games;
  const lines: ExplainLine[] = [];
  let game = first[player] as number;
  const end = first[player + 1] as number;
  for (let round = 1; round <= standing.through; round++) {
    if (game === end || rounds[game] !== round) lines.push(unplayedSosLine(standing, player, round));
    for (; game < end && rounds[game] === round; game++) {
      if (values[game] === undefined) continue;
      const value = sosAgainst(standing, player, game, sos);
      lines.push(sosLine(standing, round, value, opponents[game] as number));
    }
  }
  return lines;
}

function sosLine(
  standing: Standing,
  round: RoundNo,
  sos: number | WhyUnknown,
  opponent: PlayerIndex,
): ExplainLine {
  if (typeof sos !== 'number') return missingLine(standing.wallList, round, sos);
  const value = sos / halvesPerPoint(standing.settings);
  const name = standing.wallList.players[opponent]?.name ?? '';
  return makeLine('opponentSos', { round, value, opponent, values: { opponent: name } });
}

function unplayedSosLine(standing: Standing, player: PlayerIndex, round: RoundNo): ExplainLine {
  const sos = unplayedSos(standing, player);
  if (typeof sos !== 'number') return missingLine(standing.wallList, round, sos);
  const value = sos / halvesPerPoint(standing.settings);
  return makeLine('roundsTimesStart', { round, value, values: { rounds: standing.through } });
}
