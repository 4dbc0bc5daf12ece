import { sideOf } from '../../pairing/game/pairedGame';
import { MOST_EQUAL } from '../../pairing/equalRound';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withoutOpponent } from '../../pairing/round/withoutOpponent';
import { makeA1 } from '../../sheet/cells/cell';
import { RESULT_COLUMN, ROUND_HEADER } from '../../sheet/rounds/roundSheet';
import type { Block } from '../../sheet/cells/block';
import { makePairedFrom, type PairedFrom } from '../../sheet/write/pairedFrom';
import { roundOfName } from '../../sheet/write/sheetNames';
import { isBye, type Entry } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { placesIn } from '../afterStart/placesAfter';
import type { Workbook } from '../workbook/workbook';
import type { CellLink, HandWork, Remarkable, UndoOffer, View, WhyView } from '../protocol/protocol';
import { drawPairedBracket } from '../rounds/bracketLines';
import { remarkOn } from '../read/sentence';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { changesCells, unwritten, write } from '../write/writing';
import { reportsWaiting } from '../results/reports';
import { wrapsReplays } from './wrapReplays';
import { comparedWithBest, decidedWords, isDecided, isLeafed } from './costByHand';
import { handOf } from './hand';
import { changedSincePreview, planRound, type PairingPlan } from './planRound';
import { previewOf, type PreviewView } from './previewOf';
import type { RoundNo } from '../../tournament/indices';

/** A preview of the next round; nothing is written. */
export function preview(workbook: Workbook, tournament: Tournament, wish?: HandWork): View {
  const hand = handOf(tournament, wish);
  const planned = planRound(workbook, tournament, hand);
  if (planned.kind === 'view') return planned.view;
  const { plan } = planned;
  const view = withReports(workbook, tournament, previewOf(workbook, plan));
  if (!hand || isLeafed(hand)) return leafedTo(view, plan, wish);
  return {
    ...view,
    ...(wish && { hand: wish }),
    compared: comparedWithBest(workbook, plan, hand),
    weighed: false,
  };
}

/** Whoever has sent a result by a form plays no more, although the game is open. */
function withReports(workbook: Workbook, tournament: Tournament, view: PreviewView): PreviewView {
  const count = reportsWaiting(workbook, tournament);
  if (count === 0) return view;
  const sentence = tournament.text('summary.reports.waiting', { count });
  return {
    ...view,
    warnings: [{ severity: 'warning', sentence, mend: '', cell: undefined }, ...view.warnings],
  };
}

/** Answers about costs, and their report, are those of the pairing that lots choose. */
function leafedTo(view: PreviewView, { equal }: PairingPlan, wish: HandWork | undefined): PreviewView {
  const { at, all } = equal ?? { at: 1 };
  const { equal: _asked, ...others } = wish ?? {};
  const isMore = all === undefined && at < MOST_EQUAL;
  return {
    ...view,
    ...(wish && { hand: { ...others, ...(at > 1 && { equal: at }) } }),
    ...(at > 1 && { weighed: false }),
    ...(view.editable &&
      view.games.length > 1 && { equal: { at, ...(all !== undefined && { all }), isMore } }),
  };
}

/**
 * A preview of this pairing with the answer about it. A warning says so if it is not the pairing that the
 * person saw.
 */
export function previewWith(
  workbook: Workbook,
  tournament: Tournament,
  paired: PairedRound,
  seen: string,
  why: WhyView,
): View {
  const planned = planRound(workbook, tournament, undefined, undefined, () => paired);
  if (planned.kind === 'view') return planned.view;
  const now = leafedTo(previewOf(workbook, planned.plan), planned.plan, undefined);
  const notices = planned.plan.seen === seen ? [] : [remarkOn(tournament, changedSincePreview('warning'))];
  return { ...now, warnings: [...notices, ...now.warnings], why };
}

/** Writes the round of the preview if nothing has changed since. To be called under the lock. */
export function writePairing(
  workbook: Workbook,
  tournament: Tournament,
  seen: string,
  wish?: HandWork,
): View {
  const { text } = tournament;
  const hand = handOf(tournament, wish);
  const note = (news: string): string => text('action.changed', { games: news });
  const planned = planRound(workbook, tournament, hand, note);
  if (planned.kind === 'view') return planned.view;
  const { plan } = planned;
  if (plan.seen !== seen) return changed(tournament);
  const { round, games } = plan.paired;
  const done = text(doneBy(plan), { round, count: plan.part?.waiting ?? 0 });
  const decided = hand && isDecided(hand) ? decidedWords(workbook, plan, hand) : undefined;
  const what = decided ? text('action.byHand', { what: done, decided: decided[0], costs: decided[1] }) : done;
  const stays = changesCells(plan.blocks) ? {} : ({ unchanged: true } as const);
  return writePlan(
    workbook,
    plan,
    what,
    (different, undo, sheet) =>
      plan.isAgain
        ? { view: 'changed', round, ...stays, what, sheet, different, undo }
        : {
            view: 'written',
            round,
            games: games.length,
            players:
              new Set(games.flatMap(({ black, white }) => [black, white])).size +
              withoutOpponent(plan.paired).length,
            ...(plan.part && { waiting: plan.part.waiting }),
            sheet,
            different,
            undo,
          },
    [],
    decided,
  );
}

function doneBy({
  isAgain,
  isRest,
  part,
}: PairingPlan): 'action.pair' | 'action.pairAgain' | 'action.pairPart' | 'action.pairRest' {
  if (part) return 'action.pairPart';
  return isRest ? 'action.pairRest' : isAgain ? 'action.pairAgain' : 'action.pair';
}

/** Writes a plan with further blocks; the row of the Log keeps what it was paired from. */
export function writePlan(
  workbook: Workbook,
  plan: PairingPlan,
  what: string,
  viewOf: (different: readonly Remarkable[], undo: UndoOffer, sheet: CellLink | undefined) => View,
  more: readonly Block[] = [],
  decided?: PairedFrom['decided'],
): View {
  const { tournament } = plan;
  const deed = {
    what,
    blocks: [...plan.blocks.filter(isOfList), ...more, ...plan.blocks.filter(block => !isOfList(block))],
    undoes: undefined,
    seen: listPrint(tournament),
    pairedFrom: makePairedFrom({ ...pairedFrom(plan), decided }),
    tournament,
    dressed: wrapsReplays(tournament, plan.paired.round, plan.blocks.filter(isOfList)),
    // That the same games are right is a decision, too: what was paired from is known anew.
    ...(plan.isAgain && ({ isDecision: true } as const)),
  };
  const written = write(workbook, tournament.text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return changed(tournament, unwritten(written, 'changedSincePreview'));
  const different = written.different.map(({ problem, cell }) => ({
    ...remarkOn(tournament, problem),
    cell,
  }));
  drawPairedBracket(workbook, tournament, plan.paired);
  const undo = { action: String(written.logged.no), what };
  return viewOf(different, undo, sheetOfRound(workbook, tournament, plan));
}

const isOfList = ({ of }: Block): boolean => of !== undefined;

/**
 * A pairing follows from the list with what was decided by hand, and from the settings. A game that still goes on is kept as
 * such. Of pairs forbidden by hand the list has the games that those players got instead.
 */
function pairedFrom({ tournament, work, paired, decided, isAgain }: PairingPlan): PairedFrom {
  const { reading, settings } = tournament;
  const { round } = paired;
  const typed = reading.wallList;
  const places = placesIn(tournament.event);
  if (!work) return { round, wallList: typed, settings, places };
  const games = paired.games.filter(({ black, white }) => decided.has(black) || decided.has(white));
  const entries = new Map<number, Entry>(
    games.flatMap(game => [sideOf(typed, game, 'black'), sideOf(typed, game, 'white')]),
  );
  const list = work.event.wallList.entries.map((row, player) =>
    row.map((cell, index): readonly Entry[] => {
      if (index + 1 < round) return entriesIn(typed, player, index + 1);
      const entry = index + 1 === round ? entries.get(player) : undefined;
      return entry ? [entry] : cell;
    }),
  );
  const kept = isAgain ? stayed(work.freed, round) : [];
  return { round, wallList: { ...typed, entries: list }, settings, places, kept };
}

/** The games and byes of a round that are not made anew, by numbers; a bye has the opponent 0. */
const stayed = ({ players, entries }: WallList, round: RoundNo): NonNullable<PairedFrom['kept']> =>
  players.flatMap(({ no }, player) =>
    (entries[player]?.[round - 1] ?? []).flatMap((entry): NonNullable<PairedFrom['kept']> => {
      if (entry.kind === 'free') return isBye(entry) ? [[0, no]] : [];
      // A game is one of two rows.
      return player < entry.opponent ? [[no, entry.opponentNo]] : [];
    }),
  );

/** The sheet that the games stand in, at the first result to come. */
function sheetOfRound(
  workbook: Workbook,
  { list }: Tournament,
  { blocks, paired }: PairingPlan,
): CellLink | undefined {
  const block = blocks.find(({ sheet }) => sheet !== list.sheet);
  const sheet = block?.sheet ?? workbook.sheetNames().find(name => roundOfName(name) === paired.round);
  if (sheet === undefined) return undefined;
  const above = block?.row === 0 ? ROUND_HEADER + 1 : 0;
  const first = block?.after.slice(above).findIndex(([, black, white]) => Boolean(black && white)) ?? -1;
  return { sheet, a1: first < 0 || !block ? 'A1' : makeA1(block.row + above + first, RESULT_COLUMN) };
}

const changed = (tournament: Tournament, code: Problem['code'] = 'changedSincePreview'): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { ...changedSincePreview('error'), code })],
});
