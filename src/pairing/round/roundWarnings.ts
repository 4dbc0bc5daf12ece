import { makeStanding } from '../../standings/score/standing';
import { SYSTEMS } from '../../tournament/systems';
import { isBye } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { strengthOf, type Round } from '../game/round';
import { forbiddenFixedPairs, forbiddenPairs, makeIsForbidden } from '../optimum/forbidden';
import { entriesOf, findOpenRound, isUnknown } from './openRound';
import { openStage } from './openStage';
import { label } from '../game/remark';
import { roundsOfNobody } from './roundsOfNobody';
import { beforeScorePairing } from '../scorePairing/scorePairingBefore';
import { squaredPoints } from '../criteria/scoreDifference';
import { tableWarnings } from '../roundRobin/tableProblems';
import { tooManyRounds } from './tooManyRounds';
import { typedByes } from './typedByes';
import { isWeighedRound, pairWeighedRound } from '../swiss/weighedRound';

/** Of the rounds, what should be looked at before the next one is paired: said by the panel and by a check. */
export function roundWarnings(wallList: WallList, settings: Settings): readonly Problem[] {
  return [
    ...beforeScorePairing(wallList, settings),
    ...tooManyRounds(wallList, settings),
    ...roundsOfNobody(wallList, settings),
    ...tableWarnings(wallList, settings),
    ...byesOfOpenRound(wallList, settings),
  ];
}

function byesOfOpenRound(wallList: WallList, settings: Settings): readonly Problem[] {
  const { round, missing } = findOpenRound(wallList, settings);
  if (round === undefined || missing.length > 0) return [];
  if (!wallList.entries.some(row => row[round - 1]?.some(isBye))) return [];
  const open = openStage(makeStanding(wallList, settings));
  if (open.kind !== 'open' || open.others.length > 0 || SYSTEMS[open.stage.system].pairs !== 'weighed')
    return [];
  return typedByes(open.round, open.soFar.free);
}

type Pair = readonly [number, number];

/**
 * What there is to say of a round that is being played, as if it had been typed by hand: forbidden pairs, a bye that is not due, and
 * score differences that the best pairing does without. Nothing of a round as it was proposed.
 */
export function playedRoundWarnings(wallList: WallList, settings: Settings): readonly Problem[] {
  const round = roundInPlay(wallList);
  if (round === 0 || !isWeighedRound(wallList, settings, round)) return [];
  const games = gamesOf(wallList, round);
  const isForbidden = makeIsForbidden(forbiddenPairs(wallList, settings), wallList.players.length);
  const pairs = games.map(players => ({ players, colour: undefined, handicap: 0 }));
  const forbidden = forbiddenFixedPairs(wallList, round, pairs, isForbidden);
  const open = openStage(
    makeStanding(
      without(wallList, round, ({ kind }) => kind === 'game'),
      settings,
    ),
  );
  if (open.kind !== 'open' || open.round.number !== round || open.others.length > 0) return forbidden;
  const inGames = new Set(games.flat());
  const byes = typedByes(
    open.round,
    open.soFar.free.filter(player => inGames.has(player)),
  );
  return [...forbidden, ...byes, ...needless(wallList, settings, open.round, games)];
}

/** The last round that has games, if one of them has no result yet; else 0. */
function roundInPlay({ entries, rounds }: WallList): number {
  for (let round = rounds; round > 0; round--) {
    const cells = entries.flatMap(row => row[round - 1] ?? []);
    if (cells.some(({ kind }) => kind === 'game')) return cells.some(isUnknown) ? round : 0;
  }
  return 0;
}

/** The list without some of what stands in a round. */
const without = (
  wallList: WallList,
  round: number,
  isLeftOut: (entry: WallList['entries'][0][0][0]) => boolean,
): WallList => ({
  ...wallList,
  entries: wallList.entries.map(row =>
    row.map((cell, r) => (r === round - 1 ? cell.filter(entry => !isLeftOut(entry)) : cell)),
  ),
});

/** By the first of both players; a game outside the list is none. */
const gamesOf = (wallList: WallList, round: number): readonly Pair[] =>
  wallList.players.flatMap((_, player) =>
    entriesOf(wallList, player, round).flatMap(entry => {
      if (entry.kind !== 'game' || entry.opponent < 0) return [];
      const answers = entriesOf(wallList, entry.opponent, round).some(
        other => other.kind === 'game' && other.opponent === player,
      );
      return entry.opponent > player || !answers ? [[player, entry.opponent] as const] : [];
    }),
  );

function needless(
  wallList: WallList,
  settings: Settings,
  round: Round,
  games: readonly Pair[],
): readonly Problem[] {
  const list = without(wallList, round.number, entry => entry.kind === 'game' || isBye(entry));
  const proved = pairWeighedRound(makeStanding(list, settings));
  if (proved === undefined || !('paired' in proved) || proved.paired.round !== round.number) return [];
  const best = proved.paired.games.map(({ black, white }) => [black, white] as const);
  const apart = ([a, b]: Pair): number =>
    squaredPoints(strengthOf(round, a).score - strengthOf(round, b).score);
  const sum = (pairs: readonly Pair[]): number => pairs.reduce((total, pair) => total + apart(pair), 0);
  if (sum(games) <= sum(best)) return [];
  const differing = games.filter(pair => apart(pair) > 0);
  const named = differing.slice(0, NAMED).map(([a, b]) => `${label(wallList, a)} – ${label(wallList, b)}`);
  const more = differing.length - named.length;
  const values = {
    round: round.number,
    pairs: [...named, ...(more > 0 ? [`+${more}`] : [])].join(', '),
    best: best.filter(pair => apart(pair) > 0).length,
  };
  const place = { kind: 'entry', player: differing[0]?.[0] ?? 0, round: round.number } as const;
  return [{ code: 'needlessDifferences', severity: 'warning', place, values }];
}

/** How many games a sentence names; the rest is counted. */
const NAMED = 6;
