import { pairedAsTies } from '../pairing/byHand/byHand';
import { label } from '../pairing/game/remark';
import { forbiddenPairs, makeIsForbidden } from '../pairing/optimum/forbidden';
import type { Eligibility } from '../pairing/round/eligibility';
import { makeOpenEvent } from '../pairing/round/makeOpenEvent';
import type { Settings } from '../tournament/settings';
import { isOut, type WallList } from '../tournament/wallList';
import type { AuditedEvent } from './auditedEvent';
import { actsIn } from './irregularActs';
import { BYE, costOf, ringsOf, type Ring } from './differences';
import { allPairs, gameOf, words } from './pairWords';
import type { Finding, RoundAudit } from './finding';
import { isByScores, listBefore, withAbsences } from './listBefore';
import { playedCells, type PlayedCells, type PlayedPair } from './playedGames';
import { dueGame, isColourByLot, replayRound, type Replay } from './replay';
import { inListOf } from './sameList';

/**
 * One round: its cells, then its games against what was known when it was paired, or, where the Log says nothing, against the list
 * of now without this round and all later ones.
 */
export function auditRound(event: AuditedEvent, round: number): RoundAudit {
  const { wallList } = event;
  const known = event.known.find(one => one.round === round);
  const then = known && inListOf(known.wallList, wallList);
  const now = playedCells(wallList, round);
  const judged: Judged =
    known && then
      ? { list: known.wallList, settings: known.settings, cells: then.cells(now), byLog: true }
      : { list: wallList, settings: event.settings, cells: now, byLog: false };
  const found = judge(judged, round);
  const nowOf = (player: number): number => (then ? then.now(player) : player);
  return {
    ...found,
    from: known && then ? 'log' : 'list',
    findings: [
      ...found.findings.map(one => ({ ...one, players: one.players.map(nowOf) })),
      ...(known && then ? actsIn(event, known, then, now) : []),
    ],
  };
}

interface Judged {
  /** As it was known, the round itself and later ones included where they stand in it. */
  readonly list: WallList;
  readonly settings: Settings;
  readonly cells: PlayedCells;
  /** Whether this is what the pairing knew. Another program has drawn lots of its own, and leaves cells of the absent empty. */
  readonly byLog: boolean;
}

type Judgement = Omit<RoundAudit, 'from'>;

function judge({ list, settings, cells: typed, byLog }: Judged, round: number): Judgement {
  const everybody = isByScores(list, settings, round);
  const { isEligible } = makeOpenEvent(list, settings);
  const { cells, forgotten, gone } = everybody
    ? withForgottenBye(list, typed, round, isEligible)
    : { cells: typed, forgotten: [], gone: [] };
  const filled = everybody && !byLog ? withAbsences(list, settings, round, isEligible) : list;
  // A game that still went on counted as a tie.
  const before = (absent: readonly number[]): WallList => {
    const earlier = listBefore(filled, settings, round, absent);
    return byLog ? pairedAsTies(earlier, round) : earlier;
  };
  const again = (absent: readonly number[]) => replayRound(before(absent), settings, round);
  const replay = again(gone);
  const say = sayIn(round);
  const ofCells = [
    ...cells.contradictions.map(pair => say('sidesDiffer', pair, { games: gameOf(list, pair) })),
    ...forgotten.map(player => say('nothing', [player], { player: label(list, player) })),
    ...(everybody ? tooOften(list, cells, say) : []),
    ...outButPlaying(list, cells, round, say),
  ];
  if (replay.kind === 'not replayed') {
    const { problem } = replay;
    const why = say('notReplayed', [], { ...problem?.values });
    return {
      round,
      legal: ofCells.length === 0,
      optimal: 'unknown',
      findings: [...ofCells, { ...why, ...(problem && { code: problem.code }) }],
    };
  }
  const legality = [
    ...ofCells,
    ...(everybody ? ofPairs(replay, cells, say) : []),
    ...sidesOfPairs(list, replay, cells, say).filter(({ kind }) => byLog || kind !== 'colourByLot'),
  ];
  // Of byes too many or too few the others know nothing: they are judged as a round without these players.
  const hasOtherByes = everybody && cells.byes.length !== replay.byes.length;
  const rest = hasOtherByes ? again([...gone, ...cells.byes]) : replay;
  const judged = rest.kind === 'replayed' ? rest : replay;
  const rings = ringsOf(allPairs(judged === replay ? cells : { ...cells, byes: [] }), allPairs(judged));
  const others = rings.map(ring => ofRing(list, judged, ring, say));
  const isDeparture = ({ weight }: Finding): boolean => weight === 'departure';
  return {
    round,
    // In an even game colours are a matter of balance.
    legal: !legality.some(one => isDeparture(one) && one.values['stones'] !== 0),
    optimal: rings.length === 0 ? 'same' : others.some(isDeparture) ? 'not' : 'equal',
    findings: [...legality, ...others],
  };
}

type Say = (
  kind: Finding['kind'],
  players: readonly number[],
  values: Finding['values'],
  weight?: Finding['weight'],
) => Finding;

const sayIn =
  (round: number): Say =>
  (kind, players, values, weight = 'departure') => ({ kind, weight, round, players, values });

/**
 * Players with nothing typed in a round that everybody has something in: of an odd number without a bye, one is taken for it. The
 * others are taken for gone. Who is out by the list need not have anything.
 */
function withForgottenBye(
  list: WallList,
  cells: PlayedCells,
  round: number,
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

function tooOften(list: WallList, { pairs, byes, absent }: PlayedCells, say: Say): readonly Finding[] {
  const times = new Map<number, number>();
  for (const player of [...pairs.flatMap(({ players }) => players), ...byes, ...absent])
    times.set(player, (times.get(player) ?? 0) + 1);
  return [...times].flatMap(([player, count]) =>
    count > 1 ? [say('twice', [player], { player: label(list, player) })] : [],
  );
}

const outButPlaying = (list: WallList, { pairs }: PlayedCells, round: number, say: Say): readonly Finding[] =>
  pairs
    .flatMap(({ players }) => players)
    .filter(player => isOut(list.players[player] as WallList['players'][0], round))
    .map(player => say('outPlays', [player], { player: label(list, player) }, 'note'));

/** Forbidden pairs, repeats and the number of byes, where pairs follow from scores. */
function ofPairs({ event, pairs: best, byes }: Replay, cells: PlayedCells, say: Say): readonly Finding[] {
  const { wallList } = event;
  const isForbidden = makeIsForbidden(forbiddenPairs(event), wallList.players.length);
  const open = event.openStage();
  const last = (one: number, other: number): number =>
    open.kind === 'open' ? open.round.meetings.last(one, other) : 0;
  const isRepeat = ({ players: [a, b] }: PlayedPair): boolean => last(a, b) > 0;
  const needed = best.filter(isRepeat).length;
  const repeats = cells.pairs.filter(isRepeat);
  const isNeeded = repeats.length <= needed;
  return [
    ...cells.pairs
      .filter(({ players: [a, b] }) => isForbidden(a, b))
      .map(({ players }) => say('forbidden', players, { games: gameOf(wallList, players) })),
    ...repeats.map(({ players }) =>
      say(
        isNeeded ? 'repeatNeeded' : 'repeat',
        players,
        { games: gameOf(wallList, players), last: last(...players) },
        isNeeded ? 'note' : 'departure',
      ),
    ),
    ...(cells.byes.length === byes.length
      ? []
      : [
          say('byes', cells.byes, {
            found: cells.byes.length,
            due: byes.length,
            players: cells.byes.map(player => label(wallList, player)).join(', ') || '–',
          }),
        ]),
  ];
}

/** Handicaps and colours, where the list says them. */
function sidesOfPairs(list: WallList, replay: Replay, { pairs }: PlayedCells, say: Say): readonly Finding[] {
  return pairs.flatMap((pair): readonly Finding[] => {
    const due = dueGame(replay, pair.players);
    if (due === undefined) return [];
    const games = gameOf(list, pair.players);
    if (pair.handicap !== due.handicap)
      return [say('handicap', pair.players, { games, found: pair.handicap, due: due.handicap })];
    const [black, dueBlack] = [pair.blacks[0], due.blacks[0]];
    // Of two games the colours are turned: the order of their cells says nothing.
    const isTurned = pair.blacks.length > 1 && due.blacks.length > 1;
    if (black === undefined || dueBlack === undefined || black === dueBlack || isTurned) return [];
    const isLot = pair.handicap === 0 && isColourByLot(replay, pair.players);
    const values = { games, due: label(list, dueBlack), stones: pair.handicap };
    return [say(isLot ? 'colourByLot' : 'colour', pair.players, values, isLot ? 'note' : 'departure')];
  });
}

function ofRing(list: WallList, { optima }: Replay, ring: Ring, say: Say): Finding {
  const values = { games: words(list, ring.played), best: words(list, ring.best) };
  const players = [...ring.played, ...ring.best].flat().filter(player => player !== BYE);
  const cost = costOf(optima, ring);
  if (cost === undefined) return say('other', players, values);
  const { verdict, dearer = 0, criteria } = cost;
  return {
    ...say(verdict, players, { ...values, cost: dearer }, verdict === 'equal' ? 'note' : 'departure'),
    criteria,
  };
}
