import { pastChanges, withPastOf, type PastChange } from '../../pairing/byHand/pastChanges';
import { roundByHand } from '../../pairing/byHand/byHand';
import { pairNextRound } from '../../pairing/nextRound';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import { makeEntries } from '../../sheet/read/notation';
import { countedScore } from '../../standings/score/standing';
import { komiText, makeLabel } from '../../sheet/rounds/roundSheet';
import type { LogEntry } from '../../sheet/write/logRows';
import { makePlacement } from '../../standings/order/placement';
import { entriesIn, type WallList } from '../../tournament/wallList';
import type { Workbook } from '../google/workbook';
import { prizesOf } from '../outputs/prizesSheet';
import { lastRoundWithGames, mayDecide } from '../pair/hand';
import type { View } from '../panel/protocol';
import { remarkOn } from '../panel/sentence';
import type { Tournament } from '../read/tournament';
import { publishedAt } from '../rounds/published';
import { roundSheets } from '../rounds/roundSheets';
import { fingerprint } from '../write/fingerprint';
import { readAction } from '../write/log';
import { write } from '../write/writing';
import { lastPairedList } from './lastPaired';
import { rateAloneBlocks } from './rateAlone';
import { carriedOut } from './settle';

type PastView = Extract<View, { readonly view: 'past changed' }>;

interface OpenPast {
  readonly round: number;
  readonly then: WallList;
  readonly changes: readonly PastChange[];
  readonly seen: string;
}

/** What has changed in rounds before the one in play since that was paired, unless somebody has settled it. */
function openPast(
  workbook: Workbook,
  { reading, settings }: Tournament,
  actions: readonly LogEntry[],
): OpenPast | undefined {
  const { wallList } = reading;
  const paired = lastPairedList(workbook, actions);
  if (!paired || paired.round !== lastRoundWithGames(wallList)) return undefined;
  const { round, no } = paired;
  const changes = pastChanges(paired.wallList, wallList, round);
  if (changes.length === 0) return undefined;
  const told = changes.map(one => [
    wallList.players[one.player]?.name ?? '',
    one.round,
    makeEntries(one.before),
    makeEntries(one.now),
  ]);
  const seen = fingerprint([[no, JSON.stringify(told), JSON.stringify(settings.tiebreaks)]]);
  const isSettled = actions.some(
    one => one.no > no && !one.hasCells && one.status === 'done' && readAction(workbook, one)?.seen === seen,
  );
  return isSettled ? undefined : { round, then: paired.wallList, changes, seen };
}

/** The question about a past result that was changed, with what follows from it; undefined where there is none. */
export function pastView(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): PastView | undefined {
  const open = openPast(workbook, tournament, actions);
  if (!open) return undefined;
  const { round, changes, seen } = open;
  const { reading } = tournament;
  const { wallList } = reading;
  const sheet = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  const inPlay = wallList.entries.some(row =>
    row[round - 1]?.some(entry => entry.kind === 'game' && entry.outcome === 'unknown'),
  );
  const mayPair = inPlay && mayDecide(tournament, round);
  const { sentences, affected } = impactOf(
    tournament,
    open,
    mayPair,
    prizesMoved(workbook, tournament, open),
  );
  return {
    view: 'past changed',
    round,
    seen,
    published: sheet !== undefined && publishedAt(sheet.values) !== '',
    changes: changes.map(one =>
      remarkOn(tournament, {
        code: 'pastChanged',
        severity: 'warning',
        place: { kind: 'entry', player: one.player, round: one.round },
        values: {
          round: one.round,
          player: labelOf(wallList, one.player),
          before: makeEntries(one.before) || '–',
          now: makeEntries(one.now) || '–',
        },
      }),
    ),
    impact: sentences,
    affected: mayPair ? affected : [],
    again: mayPair,
    rate: rateAloneBlocks(workbook, tournament, open.then, changes) !== undefined,
  };
}

const labelOf = ({ players }: WallList, player: number): string => {
  const one = players[player];
  return one ? makeLabel(one) : '';
};

const MOST_NAMED = 6;

/** Scores, places and games that would be others. Those who are affected have another score, and their game is not played. */
function impactOf(
  { reading, settings, text }: Tournament,
  { round, then, changes }: OpenPast,
  mayPair: boolean,
  prizes: string,
): { readonly sentences: readonly string[]; readonly affected: readonly number[] } {
  const { wallList } = reading;
  const as = { ...settings, throughRound: round - 1 };
  const placesBy = (list: WallList) => {
    const event = makeOpenEvent(list, as);
    const standing = event.standing();
    return {
      score: list.players.map((_, player) => countedScore(standing, player)),
      place: makePlacement(event, 'final').place,
    };
  };
  const [old, now] = [placesBy(withPastOf(then, wallList, changes)), placesBy(wallList)];
  const points = (halves: number | undefined): string => komiText(halves ?? 0);
  const named = (players: readonly number[], say: (player: number) => string): string =>
    [...players.slice(0, MOST_NAMED).map(say), ...(players.length > MOST_NAMED ? ['…'] : [])].join(', ');
  const everybody = wallList.players.map((_, player) => player);
  const scored = everybody.filter(player => old.score[player] !== now.score[player]);
  const moved = everybody.filter(player => old.place[player] !== now.place[player]);
  const name = (player: number): string => wallList.players[player]?.name ?? '';
  const scores = named(
    scored,
    player => `${name(player)} ${points(old.score[player])} → ${points(now.score[player])}`,
  );
  const places = named(
    moved,
    player => `${name(player)} ${old.place[player] ?? '–'} → ${now.place[player] ?? '–'}`,
  );
  const others = mayPair ? otherGames(wallList, settings, round) : [];
  const games = named(others, player => {
    const [entry] = entriesIn(wallList, player, round);
    const opponent = entry?.kind === 'game' ? entry.opponent : -1;
    return `${labelOf(wallList, player)} – ${labelOf(wallList, opponent)}`;
  });
  return {
    sentences: [
      text('summary.pastScores', { count: scored.length, players: scores }),
      moved.length === 0
        ? text('summary.noPlaceMoves')
        : text('summary.placesMove', { count: moved.length, players: places }),
      ...(mayPair
        ? [
            others.length === 0
              ? text('summary.pastNoGames')
              : text('summary.pastGames', { count: others.length, games }),
          ]
        : []),
      prizes,
    ],
    affected: scored
      .filter(player => isOpen(wallList, player, round))
      .map(player => wallList.players[player]?.no ?? 0),
  };
}

/** The prizes that are others if all ended now; where none are typed, that they follow the list. */
function prizesMoved(workbook: Workbook, tournament: Tournament, { round, then, changes }: OpenPast): string {
  const { text, reading, settings } = tournament;
  const { wallList } = reading;
  const as = { ...settings, throughRound: round - 1 };
  const given = (list: WallList) => prizesOf(workbook, tournament, makeOpenEvent(list, as));
  const [old, now] = [given(withPastOf(then, wallList, changes)), given(wallList)];
  if (!old || !now) return text('summary.pastPrizes');
  const others = wallList.players.flatMap(({ name }, player) =>
    old[player] === now[player] ? [] : [`${name} ${old[player] || '–'} → ${now[player] || '–'}`],
  );
  const players = [...others.slice(0, MOST_NAMED), ...(others.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return others.length === 0
    ? text('summary.noPrizeMoves')
    : text('summary.prizesMove', { count: others.length, players });
}

const isOpen = (wallList: WallList, player: number, round: number): boolean =>
  entriesIn(wallList, player, round).some(
    entry =>
      (entry.kind === 'game' && entry.outcome === 'unknown') || (entry.kind === 'free' && entry.as === 'bye'),
  );

/** The first players of games that the round would not have, were it paired from the list of now. */
function otherGames(wallList: WallList, settings: Tournament['settings'], round: number): readonly number[] {
  const hand = { round, again: 'all', absent: [], pairs: [], forbidden: [], bye: undefined } as const;
  const { event, released } = roundByHand(wallList, settings, hand);
  const paired = pairNextRound(event);
  if (paired.kind !== 'paired' || paired.round !== round) return [];
  const games = new Set(
    paired.games.flatMap(({ black, white }) => [`${black},${white}`, `${white},${black}`]),
  );
  return [...released].filter(player => {
    const [entry] = entriesIn(wallList, player, round);
    return entry?.kind === 'game' && player < entry.opponent && !games.has(`${player},${entry.opponent}`);
  });
}

/**
 * Keeps the pairing although a past result has changed: the Log says so, and nobody is asked again. Undefined when all is done.
 * To be called under the lock.
 */
export function keepPairing(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
): View | undefined {
  const open = openPast(workbook, tournament, actions);
  if (!open) return undefined;
  const view = pastView(workbook, tournament, actions);
  if (open.seen !== seen) return view;
  const what = tournament.text('action.keep', { round: open.round, changes: saidOf(view) });
  write(workbook, tournament.text, { what, blocks: [], undoes: undefined, seen });
  return undefined;
}

/** The changes as a row of the Log tells them. */
const saidOf = (view: PastView | undefined): string =>
  (view?.changes ?? [])
    .slice(0, MOST_NAMED)
    .map(({ sentence }) => sentence)
    .join(' ');

/**
 * Counts the corrected results for ratings alone: the list keeps what the round in play was paired by. Undefined when all is done.
 * To be called under the lock.
 */
export function rateAlone(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
): View | undefined {
  const open = openPast(workbook, tournament, actions);
  if (!open) return undefined;
  const view = pastView(workbook, tournament, actions);
  const alone = rateAloneBlocks(workbook, tournament, open.then, open.changes);
  if (open.seen !== seen || !alone) return view;
  const what = tournament.text('action.rateAlone', { round: open.round, changes: alone.games });
  return carriedOut(workbook, tournament, what, alone.blocks);
}
