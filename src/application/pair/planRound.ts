import { partOfRound, repeatsAfter } from '../../pairing/byHand/partOfRound';
import { roundByHand, type ByHand, type HandRound } from '../../pairing/byHand/byHand';
import { pairEqualRound } from '../../pairing/equalRound';
import { pairNextRound } from '../../pairing/nextRound';
import type { OpenEvent, CannotPair } from '../../pairing/round/openEvent';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withoutOpponent } from '../../pairing/round/withoutOpponent';
import { textOf } from '../../sheet/cells/cell';
import type { Block, CellChange } from '../../sheet/cells/block';
import { writeRound } from '../../sheet/write/writeRound';
import type { Settings } from '../../tournament/settings';
import { stageAt } from '../../standings/stages/stage';
import { SYSTEMS } from '../../tournament/systems';
import { byeWorth } from '../../tournament/unplayed';
import { isError, LIST, makeError, type Problem } from '../../tournament/problem';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { inputOf } from '../read/openTournament';
import type { Workbook } from '../workbook/workbook';
import type { EqualPairing, View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import { listBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { changedSheet, type Note } from '../rounds/changedSheet';
import { roundSheetBlocks } from '../rounds/roundSheets';
import { fingerprint } from '../write/fingerprint';
import { placelessIn } from './latecomers';
import type { RoundNo } from '../../tournament/indices';

/** A pairing with all changes that writing it will make. */
export interface PairingPlan {
  readonly tournament: Tournament;
  readonly paired: PairedRound;
  readonly blocks: readonly Block[];
  /** Fingerprint of the wall list, the settings and the pairing. */
  readonly seen: string;
  /** Missing where no director has decided anything. */
  readonly work: HandRound | undefined;
  /** Players who were forbidden somebody by hand. */
  readonly decided: ReadonlySet<number>;
  /** Whether games that were written already are made anew: those of `released`. */
  readonly isAgain: boolean;
  /** Whether nobody is named whose game stood there: those are paired who were left. */
  readonly isRest: boolean;
  readonly released: ReadonlySet<number>;
  /** The tables of all games, or of those made anew; none where a sheet begins. */
  readonly tables: readonly string[];
  /** Whether that is printed as a change. */
  readonly published: boolean;
  /** How many follow in a later part of the round, with `odd` of this part; and how many of their games would be repeats. */
  readonly part?: { readonly waiting: number; readonly odd: readonly number[]; readonly repeats: number };
  /** Among the pairings that are equally good; missing where nobody asked for another. */
  readonly equal?: Pick<EqualPairing, 'at' | 'all'>;
}

export type PlanOrView =
  { readonly kind: 'plan'; readonly plan: PairingPlan } | { readonly kind: 'view'; readonly view: View };

/** Pairs the next round; or, by hand, the one that is asked for. Nothing is written. */
export function planRound(
  workbook: Workbook,
  tournament: Tournament,
  hand?: ByHand,
  note?: Note,
  pair: (event: OpenEvent) => PairedRound | CannotPair = pairNextRound,
): PlanOrView {
  const { reading, settings, event, problems, list } = tournament;
  const errors = problems.filter(isError);
  if (errors.length > 0) return cannotPlan(tournament, errors);
  const work = hand && roundByHand(reading.wallList, settings, hand);
  const asked = work?.event ?? event;
  const equal = hand?.equal === undefined ? undefined : pairEqualRound(asked, hand.equal);
  const pairing = equal === undefined ? pair(asked) : equal.kind === 'equal' ? equal.paired : equal;
  if (pairing.kind === 'cannot pair') return cannotPlan(tournament, pairing.problems);
  const { paired, odd } = partOfRound(withBye(pairing, settings, hand?.bye), hand ?? {});
  const follow = hand?.waits?.length ?? 0;
  if (hand && paired.round !== hand.round) return cannotPlan(tournament, [changedSincePreview('error')]);
  // Of one player alone no part is made.
  if (follow > 0 && !hasNewGame(reading.wallList, paired, work))
    return cannotPlan(tournament, [makeError('tooFewPlayers', { players: 1 })]);
  const changes = changesOf(tournament, paired, hand, work);
  if (changes.problems.length > 0) return cannotPlan(tournament, changes.problems);
  const { row, column } = list.origin;
  const placed = changes.changes.map(one => ({ ...one, row: one.row + row, column: one.column + column }));
  const isAgain = work !== undefined && work.released.size > 0;
  const isRest = isAgain && isOfRest(reading.wallList, paired.round, hand?.again);
  // Whoever had no place in the round gets one with those who are released.
  const released = isAgain ? new Set(placelessIn(work.freed, paired.round)) : NOBODY;
  const sheet = isAgain
    ? changedSheet(workbook, tournament, paired, released, note)
    : {
        ...roundSheetBlocks(workbook, tournament, paired.round, paired.games, withoutOpponent(paired)),
        published: false,
        problems: [],
      };
  if (sheet.problems.length > 0) return cannotPlan(tournament, sheet.problems);
  const seen = fingerprint(inputOf(tournament), [[JSON.stringify(settings), JSON.stringify(placed)]]);
  const { tables, published } = sheet;
  const decided = new Set([...(hand?.forbidden.flat() ?? []), ...[hand?.bye ?? []].flat()]);
  const blocks = [...listBlocks(tournament, placed), ...sheet.blocks];
  return {
    kind: 'plan',
    plan: {
      ...{ tournament, paired, blocks, seen, work, decided, isAgain, isRest, released, tables, published },
      ...(follow > 0 && {
        part: {
          waiting: follow + odd.length,
          odd,
          repeats: repeatsAfter(work?.freed ?? reading.wallList, settings, paired),
        },
      }),
      ...(equal?.kind === 'equal' && {
        equal: { at: equal.at, ...(equal.all !== undefined && { all: equal.all }) },
      }),
    },
  };
}

/** Whether none of those who are paired again had a game. */
const isOfRest = (typed: WallList, round: RoundNo, again: ByHand['again'] = 'all'): boolean =>
  again !== 'all' &&
  !again.some(player => entriesIn(typed, player, round).some(({ kind }) => kind === 'game'));

const hasNewGame = (typed: WallList, { games, round }: PairedRound, work: HandRound | undefined): boolean =>
  games.some(({ black }) => entriesIn(work?.freed ?? typed, black, round).length === 0);

/** A bye that a director gave stands in the list; it is shown and written like any other. */
function withBye(paired: PairedRound, settings: Settings, bye: number | undefined): PairedRound {
  if (bye === undefined || bye === paired.bye) return paired;
  const worth = byeWorth(settings);
  return paired.bye === undefined
    ? { ...paired, bye, byeWorth: worth, byeRemarks: [{ kind: 'bye' }] }
    : { ...paired, free: [...paired.free, { player: bye, worth, as: 'bye' }] };
}

const NOBODY: ReadonlySet<number> = new Set();

/** The changes of the list. A cell of a game that is made anew has its text of now as the one before. */
function changesOf(
  tournament: Tournament,
  paired: PairedRound,
  hand: ByHand | undefined,
  work: HandRound | undefined,
): { readonly changes: readonly CellChange[]; readonly problems: readonly Problem[] } {
  const { reading, list } = tournament;
  const areColoursByTable = byTable(tournament, paired.round);
  if (!hand || !work) return writeRound(reading, list.values, { ...paired, areColoursByTable });
  const roundColumns = reading.rounds[hand.round - 1] ?? [];
  const beside = [...reading.colours, ...reading.stones].filter(({ round }) => roundColumns.includes(round));
  const results = reading.halves.filter(({ opponent }) => roundColumns.includes(opponent));
  const columns = [
    ...roundColumns,
    ...beside.map(({ column }) => column),
    ...results.map(({ result }) => result),
  ];
  const rows = new Set([...work.released].map(player => reading.rows[player]));
  const values = list.values.map((line, row) =>
    rows.has(row) ? line.map((value, column) => (columns.includes(column) ? '' : value)) : line,
  );
  const absent = hand.absent.map(player => ({ player, worth: 'nothing' as const }));
  const writing = writeRound({ ...reading, wallList: work.freed }, values, {
    ...paired,
    areColoursByTable,
    free: [...paired.free, ...absent],
  });
  const textNow = (row: number, column: number): string => textOf(list.values[row]?.[column]);
  const written = new Set(writing.changes.map(({ row, column }) => `${row},${column}`));
  const emptied = [...rows].flatMap(row =>
    columns.flatMap((column): readonly CellChange[] =>
      row === undefined || written.has(`${row},${column}`)
        ? []
        : [{ row, column, before: textNow(row, column), after: '' }],
    ),
  );
  const changes = writing.changes.map(change => ({ ...change, before: textNow(change.row, change.column) }));
  return {
    changes: [...changes, ...emptied].filter(({ before, after }) => before !== after),
    problems: writing.problems,
  };
}

/** Whether the table of a round robin says who has Black, whatever was played. */
export function byTable({ event, settings }: Tournament, round: RoundNo): boolean {
  const stage = event.stages[stageAt(event.stages, round)];
  return SYSTEMS[stage?.system ?? settings.system].pairs === 'table';
}

export const cannotPlan = (tournament: Tournament, problems: readonly Problem[]): PlanOrView => ({
  kind: 'view',
  view: { view: 'stopped', reasons: problems.map(problem => remarkOn(tournament, problem)) },
});

export const changedSincePreview = (severity: Problem['severity']): Problem => ({
  code: 'changedSincePreview',
  severity,
  place: LIST,
  values: {},
});
