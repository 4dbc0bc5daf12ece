import { pairNextRound } from '../../pairing/nextRound';
import { readWarmStart } from '../../pairing/optimum/warmStart';
import type { CannotPair } from '../../pairing/round/openStage';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { remarkValues, shortLabel, type Remark } from '../../pairing/game/remark';
import { isWeighedRound } from '../../pairing/weighedRound';
import { withoutOpponent, type WithoutOpponent } from '../../pairing/round/withoutOpponent';
import type { Block } from '../../sheet/write/block';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { makePairedFrom } from '../../sheet/write/pairedFrom';
import { roundOfName } from '../../sheet/write/sheetNames';
import { writeRound } from '../../sheet/write/writeRound';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { makePlacement } from '../../standings/order/placement';
import { isError, LIST, type Problem } from '../../tournament/problem';
import { fingerprint } from '../write/fingerprint';
import type { CellLink, PreviewGame, View, Why } from '../panel/protocol';
import { roundSheetBlocks } from '../rounds/roundSheets';
import { remarkOn } from '../panel/sentence';
import { listBlocks, listPrint } from '../read/listRows';
import { inputOf, type Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { write } from '../write/writing';
import type { Workbook } from '../google/workbook';

/** A pairing with all changes that writing it will make. */
interface PairingPlan {
  readonly tournament: Tournament;
  readonly paired: PairedRound;
  readonly blocks: readonly Block[];
  /** Fingerprint of the wall list, the settings and the pairing. */
  readonly seen: string;
}

type Preview = Extract<View, { readonly view: 'preview' }>;

type PlanOrView =
  { readonly kind: 'plan'; readonly plan: PairingPlan } | { readonly kind: 'view'; readonly view: View };

/** A preview of the next round; nothing is written. */
export function preview(workbook: Workbook, tournament: Tournament, warmStart?: unknown): View {
  const planned = planRound(workbook, tournament, pairFrom(warmStart));
  return planned.kind === 'view' ? planned.view : previewOf(planned.plan);
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
  why: Why,
): View {
  const planned = planRound(workbook, tournament, () => paired);
  if (planned.kind === 'view') return planned.view;
  const now = previewOf(planned.plan);
  const told = planned.plan.seen === seen ? [] : [remarkOn(tournament, changedSincePreview('warning'))];
  return { ...now, warnings: [...told, ...now.warnings], why };
}

/** Writes the round of the preview if nothing has changed since. To be called under the lock. */
export function writePairing(
  workbook: Workbook,
  tournament: Tournament,
  seen: string,
  warmStart?: unknown,
): View {
  const planned = planRound(workbook, tournament, pairFrom(warmStart));
  if (planned.kind === 'view') return planned.view;
  const { plan } = planned;
  if (plan.seen !== seen) return changed(tournament);
  const { round, games } = plan.paired;
  const what = tournament.text('action.pair', { round });
  const { settings, reading } = tournament;
  const { place, unplaced } = makePlacement(tournament.event, 'final');
  const places = place.map((one, player) => (unplaced.has(player) ? 0 : one));
  const pairedFrom = makePairedFrom({ round, wallList: reading.wallList, settings, places });
  const deed = {
    what,
    blocks: plan.blocks,
    undoes: undefined,
    seen: listPrint(tournament),
    pairedFrom,
    tournament,
  };
  const written = write(workbook, tournament.text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind === 'stopped') return changed(tournament);
  return {
    view: 'written',
    round,
    games: games.length,
    sheet: sheetOfRound(workbook, tournament, plan),
    different: written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell })),
    undo: { action: String(written.logged.no), what },
  };
}

/** The sheet that the games stand in. */
function sheetOfRound(
  workbook: Workbook,
  { list }: Tournament,
  { blocks, paired }: PairingPlan,
): CellLink | undefined {
  const sheet =
    blocks.find(block => block.sheet !== list.sheet)?.sheet ??
    workbook.sheetNames().find(name => roundOfName(name) === paired.round);
  return sheet === undefined ? undefined : { sheet, a1: 'A1' };
}

type Pair = (event: OpenEvent) => PairedRound | CannotPair;

const pairFrom =
  (warmStart: unknown): Pair =>
  event =>
    pairNextRound(event, readWarmStart(warmStart));

function planRound(workbook: Workbook, tournament: Tournament, pair: Pair): PlanOrView {
  const { reading, settings, event, problems, list } = tournament;
  const errors = problems.filter(isError);
  if (errors.length > 0) return stopped(tournament, errors);
  const paired = pair(event);
  if (paired.kind === 'cannot pair') return stopped(tournament, paired.problems);
  const writing = writeRound(reading, list.values, paired);
  if (writing.problems.length > 0) return stopped(tournament, writing.problems);
  const { row, column } = list.origin;
  const changes = writing.changes.map(one => ({ ...one, row: one.row + row, column: one.column + column }));
  const blocks = [
    ...listBlocks(tournament, changes),
    ...roundSheetBlocks(workbook, tournament, paired.round, paired.games, withoutOpponent(paired)),
  ];
  const seen = fingerprint(inputOf(tournament), [[JSON.stringify(settings), JSON.stringify(changes)]]);
  return { kind: 'plan', plan: { tournament, paired, blocks, seen } };
}

function previewOf({ tournament, paired, seen }: PairingPlan): Preview {
  const { text, reading } = tournament;
  const name = (player: number): string => {
    const one = reading.wallList.players[player];
    return one ? makeLabel(one) : '';
  };
  const number = (player: number): number => reading.wallList.players[player]?.no ?? 0;
  const say = (remark: Remark): string =>
    text(`remark.${remark.kind}`, remarkValues(remark, reading.wallList, shortLabel));
  const games: readonly PreviewGame[] = paired.games.map(game => ({
    table: game.table,
    numbers: [number(game.black), number(game.white)],
    black: name(game.black),
    white: name(game.white),
    handicap: game.handicap,
    fixed: game.fixed,
    remarks: game.remarks.filter(({ kind }) => kind !== 'fixed').map(say),
  }));
  const alone = (as: WithoutOpponent['as']) =>
    withoutOpponent(paired).flatMap(one => (one.as === as ? [one.player] : []));
  const [byes, rests, walkOvers] = [alone('bye'), alone('rest'), alone('walkOver')];
  return {
    view: 'preview',
    round: paired.round,
    seen,
    games,
    bye:
      byes.length === 0
        ? undefined
        : [
            byes.map(name).join(', '),
            // The panel itself says that it is a bye.
            ...paired.byeRemarks.filter(({ kind }) => kind !== 'bye').map(say),
          ].join('. '),
    warnings: paired.warnings.map(problem => remarkOn(tournament, problem)),
    summary: [
      ...(rests.length === 0 ? [] : [text('summary.rests', { players: rests.map(name).join(', ') })]),
      ...(walkOvers.length === 0
        ? []
        : [text('summary.walkOvers', { players: walkOvers.map(name).join(', ') })]),
      ...summaryOf(tournament, paired),
    ],
    warmStart: paired.warmStart ?? [],
    weighed: isWeighedRound(tournament.event, paired.round),
  };
}

const SUMMARY = [
  ['summary.repeats', ['repeat']],
  ['summary.different', ['scoreDifference']],
  ['summary.handicaps', ['handicap']],
  ['summary.sameClub', ['sameClub', 'sameCountry']],
  ['summary.fixed', ['fixed']],
] as const satisfies readonly (readonly [string, readonly Remark['kind'][]])[];

const summaryOf = ({ text }: Tournament, { games }: PairedRound): readonly string[] =>
  SUMMARY.flatMap(([key, kinds]) => {
    const wanted: readonly string[] = kinds;
    const count = games.filter(game => game.remarks.some(({ kind }) => wanted.includes(kind))).length;
    return count === 0 ? [] : [text(key, { count })];
  });

const stopped = (tournament: Tournament, problems: readonly Problem[]): PlanOrView => ({
  kind: 'view',
  view: { view: 'stopped', reasons: problems.map(problem => remarkOn(tournament, problem)) },
});

const changed = (tournament: Tournament): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, changedSincePreview('error'))],
});

const changedSincePreview = (severity: Problem['severity']): Problem => ({
  code: 'changedSincePreview',
  severity,
  place: LIST,
  values: {},
});
