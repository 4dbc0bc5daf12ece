import { isBye, type Game } from '../../tournament/game';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn } from '../../tournament/wallList';
import type { WhyUnknown } from '../column';
import { halvesPerPoint } from '../score/points';
import { scoreAgainst, unplayedScore } from '../score/roundValue';
import { gameValue } from '../score/score';
import type { Standing } from '../score/standing';
import { sos as sosOf } from '../tiebreaks/sos';
import { leftOut } from '../tiebreaks/sosK';
import { sosAgainst, unplayedSos } from '../tiebreaks/sosos';
import { makeLine, opponentOf, type ExplainKind, type ExplainLine } from './explanation';

/** The rounds behind SOS-k (R2.3, R2.4), with those marked that are left out. */
export function explainSosK(standing: Standing, player: number, k: number): readonly ExplainLine[] {
  const flavour = standing.settings.sosFlavour;
  const values = standing.roundValues[player] ?? [];
  const out = leftOut(values, k, flavour);
  const perPoint = halvesPerPoint(standing.settings);
  return values.map((value, index) => {
    const round = index + 1;
    const dropped = !out.includes(index) ? undefined : flavour === 'EGF' ? 'smallest' : 'first rounds';
    switch (value.kind) {
      case 'score':
        return { ...roundLine(standing, player, round), dropped, value: value.score / perPoint };
      case 'open':
        return { ...roundLine(standing, player, round), dropped, value: undefined };
      default:
        return { ...missingLine(standing, round, value), dropped };
    }
  });
}

/** A round with a known value, by its first game. */
function roundLine(standing: Standing, player: number, round: number): ExplainLine {
  const { wallList, counting, games, opponentScores } = standing;
  const [game] = gamesIn(standing, player, round);
  if (game === undefined) return freeLine(standing, player, round);
  const named = opponentOf(counting, game);
  if (game.outcome === 'unknown') return makeLine('pending', { round, ...named });
  const number = games.rounds.indexOf(round, games.first[player]);
  const [score, stones] = [opponentScores[game.opponent], games.stones[number] ?? 0];
  if (score?.kind !== 'score' || stones === 0) return makeLine('opponentScore', { round, ...named });
  const values = { ...named.values, score: score.score / 2, stones };
  return makeLine('correctedScore', { round, ...opponentOf(wallList, game), values });
}

const gamesIn = ({ counting }: Standing, player: number, round: number): readonly Game[] =>
  entriesIn(counting, player, round).filter(entry => entry.kind === 'game');

function freeLine(standing: Standing, player: number, round: number): ExplainLine {
  const isPhantom = standing.settings.ownUnplayed === 'AGA phantom';
  return makeLine(isPhantom ? 'phantom' : freeKind(standing, player, round), { round });
}

function freeKind({ wallList }: Standing, player: number, round: number): ExplainKind {
  const [entry] = entriesIn(wallList, player, round);
  if (entry?.kind !== 'free') return 'emptyAddsStart';
  return entry.as === 'bye' ? 'byeAddsStart' : 'absenceAddsStart';
}

function missingLine({ wallList }: Standing, round: number, missing: WhyUnknown): ExplainLine {
  if (missing.kind === 'outside') return makeLine('outside', { round, values: { no: missing.opponentNo } });
  const name = missing.kind === 'no start' ? wallList.players[missing.player]?.name : undefined;
  return makeLine('noStart', { round, values: { name: name ?? '' } });
}

/** The products behind SODOS (R2.6). */
export function explainSodos(standing: Standing, player: number): readonly ExplainLine[] {
  const lines: ExplainLine[] = [];
  let game = standing.games.first[player] as number;
  for (let round = 1; round <= standing.through; round++) {
    for (const entry of entriesIn(standing.counting, player, round)) {
      if (entry.kind === 'game') lines.push(productLine(standing, player, round, entry, game++));
      else if (isBye(entry))
        lines.push(byeLine(standing, player, round, countedFree(entry, standing.settings).score));
      else lines.push(makeLine('freeAddsNothing', { round, value: 0 }));
    }
  }
  return lines;
}

function productLine(
  standing: Standing,
  player: number,
  round: number,
  entry: Game,
  game: number,
): ExplainLine {
  const named = opponentOf(standing.wallList, entry);
  if (entry.outcome === 'unknown') return makeLine('pending', { round, ...named });
  const value = gameValue(entry.outcome);
  if (value === 0) return makeLine('lost', { round, value: 0, ...named });
  const score = scoreAgainst(standing, player, game);
  if (score.kind !== 'score') return missingLine(standing, round, score);
  const perPoint = halvesPerPoint(standing.settings);
  const values = { ...named.values, part: value / 2, score: score.score / perPoint };
  return makeLine('product', { round, value: (value * score.score) / (2 * perPoint), ...named, values });
}

/** A bye is a win against the AGA's phantom. */
function byeLine(standing: Standing, player: number, round: number, value: number): ExplainLine {
  if (standing.settings.ownUnplayed !== 'AGA phantom' || value === 0)
    return makeLine('freeAddsNothing', { round, value: 0 });
  const score = unplayedScore(standing, player);
  if (score.kind !== 'score') return missingLine(standing, round, score);
  const perPoint = halvesPerPoint(standing.settings);
  return makeLine('phantom', { round, value: (value * score.score) / (2 * perPoint) });
}

/** The opponents' SOS behind SOSOS (R2.6). */
export function explainSosos(standing: Standing, player: number): readonly ExplainLine[] {
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

function sosLine(standing: Standing, round: number, sos: number | WhyUnknown, opponent: number): ExplainLine {
  if (typeof sos !== 'number') return missingLine(standing, round, sos);
  const value = sos / halvesPerPoint(standing.settings);
  const name = standing.wallList.players[opponent]?.name ?? '';
  return makeLine('opponentSos', { round, value, opponent, values: { opponent: name } });
}

function unplayedSosLine(standing: Standing, player: number, round: number): ExplainLine {
  const sos = unplayedSos(standing, player);
  if (typeof sos !== 'number') return missingLine(standing, round, sos);
  const value = sos / halvesPerPoint(standing.settings);
  return makeLine('roundsTimesStart', { round, value, values: { rounds: standing.through } });
}
