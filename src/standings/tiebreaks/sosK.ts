import type { Settings } from '../../tournament/settings';
import type { Game } from '../../tournament/game';
import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import type { Column, WhyUnknown } from '../column';
import { makeLine, missingLine, opponentOf, type ExplainKind, type ExplainLine } from '../explanation';
import { halvesPerPoint } from '../score/points';
import { sumOf } from '../score/roundValue';
import type { RoundValue } from '../score/scores';
import type { Standing } from '../score/standing';
import type { RuleSeries, TiebreakRule } from './rule';
import { sos, sumOfRounds } from './sos';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

type Flavour = Settings['sosFlavour'];

/** SOS-k (R2.4): SOS without the k smallest values of rounds (EGF), or without the first k rounds (WMSG). SOS-0 is SOS. */
export function sosK(standing: Standing, k: number): Column {
  if (k === 0) return sos(standing);
  const flavour = standing.settings.sosFlavour;
  return sumOfRounds(standing, `SOS-${k} (${flavour})`, values =>
    flavour === 'EGF' ? sumOfLargest(values, k) : sumOf(values.slice(k)),
  );
}

/** 0 where there are no more than k; a round not played has a value too, a game without a result none. */
function sumOfLargest(values: readonly RoundValue[], k: number): HalfPoints | WhyUnknown {
  if (values.length <= k) return 0;
  const all = sumOf(values);
  return typeof all === 'number' ? smallest(values, k).reduce((sum, score) => sum - score, all) : all;
}

function smallest(values: readonly RoundValue[], k: number): readonly HalfPoints[] {
  const least: HalfPoints[] = [];
  for (const value of values) {
    if (value.kind !== 'score') continue;
    let place = least.length;
    while (place > 0 && (least[place - 1] as number) > value.score) place--;
    if (place === k) continue;
    for (let next = Math.min(least.length, k - 1); next > place; next--)
      least[next] = least[next - 1] as number;
    least[place] = value.score;
  }
  return least;
}

/** Positions of the rounds left out, of equal ones the earlier; none while a value is missing. */
export function leftOutRounds(values: readonly RoundValue[], k: number, flavour: Flavour): readonly number[] {
  const rounds = [...values.keys()];
  if (flavour === 'WMSG' || rounds.length <= k) return rounds.slice(0, k);
  if (typeof sumOf(values) !== 'number') return [];
  const scores = values.map(value => (value.kind === 'score' ? value.score : undefined));
  return rounds
    .filter(round => scores[round] !== undefined)
    .sort((a, b) => (scores[a] as number) - (scores[b] as number))
    .slice(0, k);
}

export const sosKRule = (k: number): TiebreakRule => ({
  column: standing => sosK(standing, k),
  explain: (standing, player) => roundsWithout(standing, player, k),
});

/** SOS-1, SOS-2 … as far as needed (R5.10); after the last of them players stay equal (A11). */
export const sosKSeries: RuleSeries = {
  at: sosKRule,
  length: ({ through }) => Math.max(1, through - 1),
};

function roundsWithout(standing: Standing, player: PlayerIndex, k: number): readonly ExplainLine[] {
  const flavour = standing.settings.sosFlavour;
  const values = standing.roundValues[player] ?? [];
  const out = leftOutRounds(values, k, flavour);
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
        return { ...missingLine(standing.wallList, round, value), dropped };
    }
  });
}

function roundLine(standing: Standing, player: PlayerIndex, round: RoundNo): ExplainLine {
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

const gamesIn = ({ counting }: Standing, player: PlayerIndex, round: RoundNo): readonly Game[] =>
  entriesIn(counting, player, round).filter(entry => entry.kind === 'game');

function freeLine(standing: Standing, player: PlayerIndex, round: RoundNo): ExplainLine {
  const isPhantom = standing.settings.ownUnplayed === 'AGA phantom';
  return makeLine(isPhantom ? 'phantom' : freeKind(standing, player, round), { round });
}

function freeKind({ wallList }: Standing, player: PlayerIndex, round: RoundNo): ExplainKind {
  const [entry] = entriesIn(wallList, player, round);
  if (entry?.kind !== 'free') return 'emptyAddsStart';
  return entry.as === 'bye' ? 'byeAddsStart' : 'absenceAddsStart';
}
