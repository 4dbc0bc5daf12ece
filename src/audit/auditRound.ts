import { pairedAsTies } from '../pairing/byHand/byHand';
import { label } from '../pairing/game/remark';
import { makeOpenEvent } from '../pairing/round/makeOpenEvent';
import type { Eligibility } from '../pairing/round/openEvent';
import type { Problem } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import { isOut, type WallList } from '../tournament/wallList';
import type { AuditedEvent } from './auditedEvent';
import { BYE, costOf, ringsOf, type Ring } from './differences';
import type { Finding, RoundAudit, TellFinding } from './finding';
import { fixedIn, type FixedGames } from './fixedGames';
import { actsIn } from './irregularActs';
import { ofPairs, sayIn, sidesOfPairs } from './legality';
import { allPairs, gameOf, pairsText } from './pairWords';
import { gamesBesideTable } from './gamesBesideTable';
import { isByScores, listBefore, withAbsences } from './listBefore';
import { playedCells, type PlayedCells, type PlayedPair } from './playedGames';
import { replayAround, replayRound, type Replay } from './replay';
import { inListOf } from './sameList';
import { hasStonesOfOthers } from './stonesOfOthers';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** The cells, then the games against the Log, else against the list of now without this and later rounds. */
export function auditRound(event: AuditedEvent, round: RoundNo): RoundAudit {
  const { wallList } = event;
  const logged = event.known.find(pairing => pairing.round === round);
  const then = logged && inListOf(logged.wallList, wallList);
  const now = playedCells(wallList, round);
  const judged: RoundToJudge =
    logged && then
      ? {
          list: logged.wallList,
          settings: logged.settings,
          cells: then.cells(now),
          given: fixedIn(logged.wallList, round, logged.kept),
          byLog: true,
          othersStones: false,
        }
      : {
          list: wallList,
          settings: event.settings,
          cells: now,
          given: undefined,
          byLog: false,
          othersStones: round <= (event.stonesUntil ?? 0),
        };
  const judgement = judge(round, judged);
  const nowOf = (player: PlayerIndex): number => (then ? then.now(player) : player);
  return {
    ...judgement,
    from: logged && then ? 'log' : 'list',
    findings: [
      ...judgement.findings.map(finding => ({ ...finding, players: finding.players.map(nowOf) })),
      ...(logged && then ? actsIn(event, logged, then, now) : []),
    ],
  };
}

interface RoundToJudge {
  /** The list as it was known, with this and later rounds where they stand in it. */
  readonly list: WallList;
  readonly settings: Settings;
  readonly cells: PlayedCells;
  readonly given: FixedGames | undefined;
  /** From the Log, unless another program paired it, which draws other lots and leaves cells of the absent empty. */
  readonly byLog: boolean;
  /** Whether the round came from a file, with stones by a rule that is not known. */
  readonly othersStones: boolean;
}

type Judgement = Omit<RoundAudit, 'from'>;

function judge(round: RoundNo, judged: RoundToJudge): Judgement {
  const { list, settings, cells: typed, given, byLog } = judged;
  const everybody = isByScores(list, settings, round);
  const { isEligible } = makeOpenEvent(list, settings);
  const { cells, forgotten, gone } = everybody
    ? withForgottenBye(list, typed, round, isEligible)
    : { cells: typed, forgotten: [], gone: [] };
  const { again, around } = makeReplays(round, judged, everybody, isEligible);
  const [free, kept] = [again(gone), around(gone, given?.cells.byes ?? [])];
  const replay = kept ?? free;
  const say = sayIn(round);
  const ofCells = [
    ...cells.contradictions.map(pair => say('sidesDiffer', pair, { games: gameOf(list, pair) })),
    ...forgotten.map(player => say('nothing', [player], { player: label(list, player) })),
    ...(everybody ? tooOften(list, cells, say) : []),
    ...outButPlaying(list, cells, round, say),
  ];
  if (replay.kind === 'not replayed') return notReplayed(round, ofCells, replay.problem, say);
  // Pairs typed by hand are held to the rules like any other.
  const rules = free.kind === 'replayed' ? free : replay;
  const byHand = kept && given ? given.byHand : [];
  const sides = sidesOfRound({ known: judged, cells, byHand }, rules, replay, say);
  const legality = [
    ...ofCells,
    ...(everybody
      ? ofPairs(rules, kept, byHand, cells, say)
      : gamesBesideTable(list, settings, round, { replay: rules, cells, say })),
    ...sides.filter(({ kind }) => byLog || kind !== 'colourByLot'),
  ];
  // Of byes too many or too few the others know nothing: they are judged as a round without these players.
  const hasOtherByes = everybody && cells.byes.length !== replay.byes.length;
  const without = [...gone, ...cells.byes];
  const rest = hasOtherByes ? (around(without, []) ?? again(without)) : replay;
  const best = rest.kind === 'replayed' ? rest : replay;
  const rings = ringsOf(allPairs(best === replay ? cells : { ...cells, byes: [] }), allPairs(best));
  const dearer = rings.map(ring => ofRing(list, best, ring, say));
  // Given games are not judged; their costs are said.
  const costs = kept ? costsOfGiven(list, kept, rules, say) : [];
  const isDeparture = ({ weight }: Finding): boolean => weight === 'departure';
  const otherwise = costs.length > 0 ? 'given' : rings.length > 0 ? 'equal' : 'same';
  return {
    round,
    // In an even game colours are a matter of balance.
    legal: !legality.some(finding => isDeparture(finding) && finding.values['stones'] !== 0),
    optimal: dearer.some(isDeparture) ? 'not' : otherwise,
    findings: [...legality, ...dearer, ...costs],
  };
}

/** Pairings of the round without some absent players: from nothing, and around the games that stood. */
function makeReplays(
  round: RoundNo,
  { list, settings, given, byLog }: RoundToJudge,
  everybody: boolean,
  isEligible: Eligibility,
): {
  readonly again: (absent: readonly PlayerIndex[]) => ReturnType<typeof replayRound>;
  readonly around: (absent: readonly PlayerIndex[], byes: PlayedCells['byes']) => Replay | undefined;
} {
  const filled = everybody && !byLog ? withAbsences(list, settings, round, isEligible) : list;
  // A game that still went on counted as a tie.
  const before = (absent: readonly PlayerIndex[], withGiven: boolean): WallList => {
    const earlier = listBefore(filled, settings, round, absent, withGiven);
    return byLog ? pairedAsTies(earlier, round) : earlier;
  };
  return {
    again: absent => replayRound(before(absent, false), settings, round),
    around: (absent, byes) =>
      everybody && given && given.byHand.length + given.kept.length > 0
        ? replayAround({ ...given.cells, byes }, before(absent, true), settings, round)
        : undefined,
  };
}

function notReplayed(
  round: RoundNo,
  findings: readonly Finding[],
  problem: Problem | undefined,
  say: TellFinding,
): Judgement {
  const why = say('notReplayed', [], { ...problem?.values });
  return {
    round,
    legal: findings.length === 0,
    optimal: 'unknown',
    findings: [...findings, { ...why, ...(problem && { code: problem.code }) }],
  };
}

/** Pairs by hand are held to the rules alone, all others to the pairing around them. */
function sidesOfRound(
  { known: judged, cells, byHand }: { known: RoundToJudge; cells: PlayedCells; byHand: FixedGames['byHand'] },
  rules: Replay,
  replay: Replay,
  say: TellFinding,
): readonly Finding[] {
  const { list, settings, byLog, othersStones } = judged;
  const isByHand = ({ players }: PlayedPair): boolean => byHand.some(pair => pair.join() === players.join());
  const byOthers = !byLog && (othersStones || hasStonesOfOthers(list, settings));
  const [typed, paired] = [cells.pairs.filter(isByHand), cells.pairs.filter(pair => !isByHand(pair))];
  return [
    ...sidesOfPairs(list, rules, typed, byOthers, say),
    ...sidesOfPairs(list, replay, paired, byOthers, say),
  ];
}

/** Where the best pairing around what was given costs more than the best of all. */
const costsOfGiven = (list: WallList, kept: Replay, free: Replay, say: TellFinding): readonly Finding[] =>
  kept.byes.length === free.byes.length
    ? ringsOf(allPairs(kept), allPairs(free))
        .map((ring): Finding => ({ ...ofRing(list, free, ring, say), weight: 'note' }))
        .filter(({ kind }) => kind !== 'equal')
    : [];

/** Without a bye one of an odd number of players without an entry is taken for it, others for gone, if not out. */
function withForgottenBye(
  list: WallList,
  cells: PlayedCells,
  round: RoundNo,
  isEligible: Eligibility,
): { readonly cells: PlayedCells; readonly forgotten: readonly number[]; readonly gone: readonly number[] } {
  const forgotten = cells.nothing.filter(
    player => isEligible(player, round) && !isOut(list.players[player] as WallList['players'][0], round),
  );
  const [only] = forgotten;
  const isBye = forgotten.length === 1 && only !== undefined && cells.byes.length === 0;
  return isBye
    ? { cells: { ...cells, byes: [only] }, forgotten, gone: [] }
    : { cells, forgotten, gone: forgotten };
}

function tooOften(
  list: WallList,
  { pairs, byes, absent }: PlayedCells,
  say: TellFinding,
): readonly Finding[] {
  const times = new Map<number, number>();
  for (const player of [...pairs.flatMap(({ players }) => players), ...byes, ...absent])
    times.set(player, (times.get(player) ?? 0) + 1);
  return [...times].flatMap(([player, count]) =>
    count > 1 ? [say('twice', [player], { player: label(list, player) })] : [],
  );
}

const outButPlaying = (
  list: WallList,
  { pairs }: PlayedCells,
  round: RoundNo,
  say: TellFinding,
): readonly Finding[] =>
  pairs
    .flatMap(({ players }) => players)
    .filter(player => isOut(list.players[player] as WallList['players'][0], round))
    .map(player => say('outPlays', [player], { player: label(list, player) }, 'note'));

function ofRing(list: WallList, { optima }: Replay, ring: Ring, say: TellFinding): Finding {
  const values = { games: pairsText(list, ring.played), best: pairsText(list, ring.best) };
  const players = [...ring.played, ...ring.best].flat().filter(player => player !== BYE);
  const cost = costOf(optima, ring);
  if (cost === undefined) return say('other', players, values);
  const { verdict, dearer = 0, criteria } = cost;
  return {
    ...say(verdict, players, { ...values, cost: dearer }, verdict === 'equal' ? 'note' : 'departure'),
    criteria,
  };
}
