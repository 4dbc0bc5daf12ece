import { SYSTEMS } from '../tournament/systems';
import { isBye, isOpenGame, isPresence } from '../tournament/game';
import { atEntry, makeWarning, type Problem } from '../tournament/problem';
import { entriesIn, type WallList } from '../tournament/wallList';
import { strengthOf, type Round } from './game/round';
import { forbiddenFixedPairs, forbiddenPairs, makeIsForbidden } from './optimum/forbidden';
import { makeOpenEvent } from './round/makeOpenEvent';
import { isWeighedRound, type OpenEvent } from './round/openEvent';
import { colourWarnings, thirdOf } from './game/colourWarnings';
import { readRoster } from './game/fixedPairs';
import { makeFixedGame, type GameWithoutTable, type PairedGame } from './game/pairedGame';
import { firstNames, pairLabel } from './game/remark';
import { nothingInRound, tooLate } from './notPlaying';
import { roundsOfNobody } from './round/roundsOfNobody';
import { secondAbsences } from './round/secondAbsences';
import { squaredPoints } from './criteria/scoreDifference';
import { pairingSystem } from './systems';
import { typedByes } from './round/typedByes';
import { pairWeighedRound } from './weighedRound';
import type { RoundNo } from '../tournament/indices';

/** Warnings before the next round is paired, for the panel and a check. */
export function roundWarnings(event: OpenEvent): readonly Problem[] {
  const ofSystems = new Set(event.stages.map(stage => pairingSystem(stage).warnings));
  return [
    ...[...ofSystems].flatMap(warnings => warnings?.(event) ?? []),
    ...roundsOfNobody(event),
    ...nothingInRound(event),
    ...tooLate(event),
    ...byesOfOpenRound(event),
    ...secondAbsences(event),
  ];
}

function byesOfOpenRound(event: OpenEvent): readonly Problem[] {
  const { round, missing } = event.openRound();
  if (round === undefined || missing.length > 0) return [];
  if (!event.wallList.entries.some(row => row[round - 1]?.some(isBye))) return [];
  const open = event.openStage();
  if (open.kind !== 'open' || open.playingOn.length > 0 || SYSTEMS[open.stage.system].pairs !== 'weighed')
    return [];
  return typedByes(open.round, open.roster.free);
}

type TypedPair = readonly [number, number];

/**
 * As if the round had been typed: forbidden pairs, a bye out of turn, needless score differences; nothing of a
 * round as proposed.
 */
export function playedRoundWarnings(event: OpenEvent): readonly Problem[] {
  const { wallList, settings } = event;
  const round = roundInPlay(wallList);
  if (round === 0 || !isWeighedRound(event, round)) return [];
  const games = gamesOf(wallList, round);
  const isForbidden = makeIsForbidden(forbiddenPairs(event), wallList.players.length);
  const pairs = games.map(players => ({ players, colour: undefined, handicap: 0 }));
  const forbidden = forbiddenFixedPairs(wallList, round, pairs, isForbidden);
  const open = makeOpenEvent(
    without(wallList, round, ({ kind }) => kind === 'game'),
    settings,
  ).openStage();
  if (open.kind !== 'open' || open.round.number !== round || open.playingOn.length > 0) return forbidden;
  const inGames = new Set(games.flat());
  const byes = typedByes(
    open.round,
    open.roster.free.filter(player => inGames.has(player)),
  );
  const best = bestGames(event, open.round);
  return [
    ...forbidden,
    ...byes,
    ...(best
      ? [...needless(event, open.round, games, best), ...needlessColours(event, open.round, best)]
      : []),
  ];
}

function bestGames({ wallList, settings }: OpenEvent, round: Round): readonly PairedGame[] | undefined {
  const list = without(wallList, round.number, isPresence);
  const proved = pairWeighedRound(makeOpenEvent(list, settings));
  if (proved === undefined || !('paired' in proved)) return undefined;
  return proved.paired.round === round.number ? proved.paired.games : undefined;
}

/** Colours turned that neither player is due, and more that come a third time in a row than in the best pairing. */
function needlessColours(
  { wallList }: OpenEvent,
  round: Round,
  best: readonly PairedGame[],
): readonly Problem[] {
  const games = readRoster(wallList, round.number).pairs.map(pair => makeFixedGame(round, pair));
  const thirds = (all: readonly GameWithoutTable[]): number => all.flatMap(thirdOf).length;
  const isNeedless = thirds(games) > thirds(best);
  return colourWarnings(round, games).filter(({ code }) => code === 'coloursUndue' || isNeedless);
}

/** The last round that has games, if one of them has no result yet; else 0. */
function roundInPlay({ entries, rounds }: WallList): number {
  for (let round = rounds; round > 0; round--) {
    const cells = entries.flatMap(row => row[round - 1] ?? []);
    if (cells.some(({ kind }) => kind === 'game')) return cells.some(isOpenGame) ? round : 0;
  }
  return 0;
}

const without = (
  wallList: WallList,
  round: RoundNo,
  isLeftOut: (entry: WallList['entries'][0][0][0]) => boolean,
): WallList => ({
  ...wallList,
  entries: wallList.entries.map(row =>
    row.map((cell, r) => (r === round - 1 ? cell.filter(entry => !isLeftOut(entry)) : cell)),
  ),
});

const gamesOf = (wallList: WallList, round: RoundNo): readonly TypedPair[] =>
  wallList.players.flatMap((_, player) =>
    entriesIn(wallList, player, round).flatMap(entry => {
      if (entry.kind !== 'game' || entry.opponent < 0) return [];
      const answers = entriesIn(wallList, entry.opponent, round).some(
        other => other.kind === 'game' && other.opponent === player,
      );
      return entry.opponent > player || !answers ? [[player, entry.opponent] as const] : [];
    }),
  );

function needless(
  { wallList }: OpenEvent,
  round: Round,
  games: readonly TypedPair[],
  proposed: readonly PairedGame[],
): readonly Problem[] {
  const best = proposed.map(({ black, white }) => [black, white] as const);
  const apart = ([a, b]: TypedPair): number =>
    squaredPoints(strengthOf(round, a).score - strengthOf(round, b).score);
  const sum = (pairs: readonly TypedPair[]): number => pairs.reduce((total, pair) => total + apart(pair), 0);
  if (sum(games) <= sum(best)) return [];
  const differing = games.filter(pair => apart(pair) > 0);
  const values = {
    round: round.number,
    pairs: firstNames(differing.map(pair => pairLabel(wallList, pair))),
    best: best.filter(pair => apart(pair) > 0).length,
  };
  const place = atEntry(differing[0]?.[0] ?? 0, round.number);
  return [makeWarning('needlessDifferences', values, place)];
}
