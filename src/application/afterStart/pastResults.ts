import { roundSheets } from '../read/roundSheets';
import { lastRoundWithGames, mayDecide } from '../read/roundInPlay';
import { pastChanges } from '../../pairing/byHand/pastChanges';
import { makeEntries } from '../../sheet/cells/notation';
import { playerLabel, publishedAt } from '../../sheet/rounds/roundSheet';
import { makeConfirmed } from '../../sheet/settings/confirmedText';
import { settingChanges, withChanges } from '../../sheet/settings/settingChanges';
import type { LogEntry } from '../../sheet/write/logRows';
import { withSetting } from '../../tournament/settings';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { fingerprint } from '../write/fingerprint';
import { write } from '../write/writing';
import { isSettled, lastPairing, lastPairingList } from './lastPairing';
import { numberedNow, printOfSeed } from './openChanges';
import { impactOf, prizesMoved, type OpenPast } from './pastImpact';
import { rateAloneBlocks } from './rateAlone';
import { carriedOut } from './confirmChanges';
import { announced, belowEachOther, settingBlock } from './settingBlock';

type PastView = Extract<View, { readonly view: 'past changed' }>;

/** Only rounds before the one in play count, and nothing that somebody has settled. */
function openPast(
  workbook: Workbook,
  { reading, settings }: Tournament,
  actions: readonly LogEntry[],
): OpenPast | undefined {
  const { wallList } = reading;
  const paired = lastPairingList(workbook, actions);
  if (!paired || paired.round !== lastRoundWithGames(wallList)) return undefined;
  const { round, no } = paired;
  const changes = pastChanges(paired.wallList, wallList, round);
  if (changes.length === 0) return undefined;
  const changeKeys = changes.map(change =>
    JSON.stringify([
      paired.wallList.players[change.was]?.name ?? '',
      change.round,
      makeEntries(change.before),
      makeEntries(change.now),
    ]),
  );
  // The rows of the list may be sorted meanwhile.
  const seen = fingerprint([[no, `[${changeKeys.sort().join()}]`, JSON.stringify(settings.tiebreaks)]]);
  return isSettled(workbook, actions, no, seen) ? undefined : { round, then: paired.wallList, changes, seen };
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
    changes: changes.map(change =>
      remarkOn(tournament, {
        code: 'pastChanged',
        severity: 'warning',
        place: { kind: 'entry', player: change.player, round: change.round },
        values: {
          round: change.round,
          player: playerLabel(wallList, change.player),
          before: makeEntries(change.before) || '–',
          now: makeEntries(change.now) || '–',
        },
      }),
    ),
    impact: sentences,
    affected: mayPair ? affected : [],
    again: mayPair,
    rate: rateAloneBlocks(workbook, tournament, open.then, changes) !== undefined,
  };
}

const MOST_NAMED = 6;

/**
 * Keeps the pairing although a past result has changed: the Log says so, and nobody is asked again. To be called under the lock.
 */
export function keepPairing(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
): Reply {
  const open = openPast(workbook, tournament, actions);
  if (!open) return LOOK_AGAIN;
  const view = pastView(workbook, tournament, actions);
  if (open.seen !== seen) return view ?? LOOK_AGAIN;
  const what = tournament.text('action.keep', { round: open.round, changes: saidOf(view) });
  write(workbook, tournament.text, { what, blocks: [], undoes: undefined, seen, isDecision: true });
  return LOOK_AGAIN;
}

const saidOf = (view: PastView | undefined): string =>
  (view?.changes ?? [])
    .slice(0, MOST_NAMED)
    .map(({ sentence }) => sentence)
    .join(' ');

/**
 * Counts the corrected results for ratings alone: the list keeps what the round in play was paired by. To be called under the lock.
 */
export function rateAlone(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
): Reply {
  const open = openPast(workbook, tournament, actions);
  if (!open) return LOOK_AGAIN;
  const view = pastView(workbook, tournament, actions);
  const alone = rateAloneBlocks(workbook, tournament, open.then, open.changes);
  if (open.seen !== seen || !alone) return view ?? LOOK_AGAIN;
  const { text, settings } = tournament;
  const what = text('action.rateAlone', { round: open.round, changes: alone.games });
  const paired = lastPairing(workbook, actions);
  if (!paired) return LOOK_AGAIN;
  // Whoever presses confirms the setting by that; what else was changed is asked about as it is.
  const before = numberedNow(workbook, tournament, actions, paired.settings);
  const after = withSetting(settings, 'ratedResults', alone.rated);
  const changes = settingChanges(before, after, paired.round, text, printOfSeed, paired.confirmed).filter(
    ({ key }) => key === 'ratedResults',
  );
  const list = withChanges(settings, paired.round, changes, text);
  const settingBlocks = belowEachOther([...alone.own, ...settingBlock(tournament, 'confirmedChanges', list)]);
  const all = [...alone.blocks, ...settingBlocks, ...announced(workbook, tournament, list)];
  return carriedOut(workbook, tournament, what, all, makeConfirmed(list));
}
