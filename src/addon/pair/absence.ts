import type { ByHand } from '../../pairing/byHand/byHand';
import { recordRound } from '../../sheet/rounds/recordRound';
import { changeRound } from '../../sheet/rounds/changeRound';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { Block, CellChange } from '../../sheet/write/block';
import { makeOut } from '../../sheet/read/fields';
import { isBlank, textOf } from '../../sheet/read/cell';
import type { Entry, Game } from '../../tournament/game';
import { LIST } from '../../tournament/problem';
import { entriesIn } from '../../tournament/wallList';
import type { Workbook } from '../google/workbook';
import type { Choice, Request, View } from '../panel/protocol';
import { remarkOn } from '../panel/sentence';
import { listBlocks, listPrint } from '../read/listRows';
import { inputOf, type Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { publishedAt } from '../rounds/published';
import { knownResults, roundSheets } from '../rounds/roundSheets';
import { fingerprint } from '../write/fingerprint';
import { write } from '../write/writing';
import { mayDecide } from './hand';
import { writePlan } from './pair';
import { pairFrom, planRound, type PlanOrView } from './planRound';

type AbsenceRequest = Extract<Request, { readonly ask: 'write absence' }>;

/** A player who is not there, and the opponent at the table. */
interface NoShow {
  readonly round: number;
  readonly player: number;
  readonly opponent: number;
  readonly game: Game;
}

/** What can be done for the opponent. */
interface Remedy {
  readonly choice: Choice;
  /** How the round is made anew; undefined for a result by default. */
  readonly hand: ByHand | undefined;
  /** Black first, for a game whose absent player has Black. */
  readonly results?: readonly [string, string];
}

/** How many players without an opponent are offered; a list of more helps nobody. */
const OFFERED = 6;

/** What can be done about a player who has not come. Nothing is written. */
export function previewAbsence(
  workbook: Workbook,
  tournament: Tournament,
  { round, player }: Pick<AbsenceRequest, 'round' | 'player'>,
): View {
  const found = findNoShow(tournament, round, player);
  if (!found) return stoppedAt(tournament, round, player);
  return {
    view: 'absence',
    seen: printOf(tournament, round, player),
    round,
    player: labelOf(tournament, found.player),
    opponent: labelOf(tournament, found.opponent),
    remedies: remediesOf(workbook, tournament, found).map(({ choice }) => choice),
    stays: staysOf(tournament, found),
  };
}

/** Writes what was chosen. To be called under the lock. */
export function writeAbsence(workbook: Workbook, tournament: Tournament, asked: AbsenceRequest): View {
  const { round, player } = asked;
  const { text, reading } = tournament;
  const found = findNoShow(tournament, round, player);
  const remedy = found && remediesOf(workbook, tournament, found, asked.remedy)[0];
  const stays = found && staysOf(tournament, found).find(({ value }) => value === asked.stays);
  if (!found || !remedy || !stays || asked.seen !== printOf(tournament, round, player))
    return stoppedAt(tournament, round, player);
  const name = labelOf(tournament, found.player);
  const said = text('action.didNotCome', { player: name, remedy: remedy.choice.label });
  const no = reading.wallList.players[found.player]?.no ?? 0;
  const what = text('action.absent', { round, what: said, stays: `${no} ${stays.label}` });
  const leaving = listBlocks(tournament, placed(tournament, leavingChanges(tournament, found, asked.stays)));
  if (remedy.hand) {
    const planned = planFor(workbook, tournament, remedy.hand, said);
    if (planned.kind === 'view') return planned.view;
    return writePlan(
      workbook,
      planned.plan,
      what,
      (different, undo, sheet) => ({ view: 'changed', round, what, sheet, different, undo }),
      leaving,
    );
  }
  const changes = resultChanges(tournament, found, remedy);
  const blocks = [
    ...listBlocks(tournament, placed(tournament, changes)),
    ...leaving,
    ...noteBlocks(workbook, round, said),
  ];
  const deed = { what, blocks, undoes: undefined, seen: listPrint(tournament), tournament };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind === 'stopped') return stoppedAt(tournament, round, player);
  return {
    view: 'changed',
    round,
    what,
    sheet: undefined,
    different: written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell })),
    undo: { action: String(written.logged.no), what },
  };
}

/** The open game of a player in a round, by the label of the panel. */
function findNoShow({ reading }: Tournament, round: number, label: string): NoShow | undefined {
  const { wallList } = reading;
  const player = wallList.players.findIndex(one => makeLabel(one) === label);
  const games = entriesIn(wallList, player, round).filter((one): one is Game => one.kind === 'game');
  const [game] = games;
  return game && games.length === 1 && game.outcome === 'unknown' && game.opponent >= 0
    ? { round, player, opponent: game.opponent, game }
    : undefined;
}

const printOf = (tournament: Tournament, round: number, player: string): string =>
  fingerprint(inputOf(tournament), [[JSON.stringify(tournament.settings), round, player]]);

const labelOf = ({ reading }: Tournament, player: number): string => {
  const one = reading.wallList.players[player];
  return one ? makeLabel(one) : '';
};

const planFor = (workbook: Workbook, tournament: Tournament, hand: ByHand, said: string): PlanOrView =>
  planRound(workbook, tournament, pairFrom(undefined), hand, () => said);

/** What can be done, the usual first; `only` one of them where it is chosen already. */
function remediesOf(
  workbook: Workbook,
  tournament: Tournament,
  found: NoShow,
  only?: string,
): readonly Remedy[] {
  const { text, reading } = tournament;
  const { player, opponent, round } = found;
  const names = { player: labelOf(tournament, player), opponent: labelOf(tournament, opponent), round };
  const byResult = (value: 'win' | 'both', results: readonly [string, string]): Remedy => ({
    choice: { value, label: text(`absence.${value}`, names), means: text(`absence.${value}Means`, names) },
    hand: undefined,
    results,
  });
  const byHand = { round, pairs: [], forbidden: [], bye: undefined } as const;
  const bye: Remedy = {
    choice: {
      value: 'bye',
      label: text('absence.bye', names),
      means: text('absence.byeMeans', names),
    },
    hand: { ...byHand, again: [player, opponent], absent: [player], bye: opponent },
  };
  const isDecided = mayDecide(tournament, round);
  const others = isDecided ? leftOver(tournament, found) : [];
  const games = others.flatMap(({ other, absent, isBye }): readonly Remedy[] => {
    const no = reading.wallList.players[other]?.no ?? 0;
    const value = `with ${no}`;
    if (only !== undefined && only !== value) return [];
    const hand = {
      ...byHand,
      again: [player, opponent, other],
      absent: [player, ...(absent === undefined ? [] : [absent])],
    };
    const planned = planFor(workbook, tournament, hand, '');
    if (planned.kind === 'view') return [];
    const { paired, tables, released } = planned.plan;
    const fresh = paired.games.filter(({ black }) => released.has(black));
    const at = fresh.findIndex(({ black, white }) => [black, white].includes(other));
    const game = fresh[at];
    if (!game || ![game.black, game.white].includes(opponent)) return [];
    const values = { ...names, other: labelOf(tournament, other), table: tables[at] ?? '' };
    const met = game.remarks.some(({ kind }) => kind === 'repeat') ? ` ${text('absence.met', values)}` : '';
    const means = text(isBye ? 'absence.withByeMeans' : 'absence.withWinnerMeans', values);
    return [{ choice: { value, label: text('absence.with', values), means: `${means}${met}` }, hand }];
  });
  const all = [
    byResult('win', ['0-1!', '1-0!']),
    ...games,
    ...(isDecided ? [bye] : []),
    byResult('both', ['0-0!', '0-0!']),
  ];
  return only === undefined ? all : all.filter(({ choice }) => choice.value === only);
}

interface LeftOver {
  readonly other: number;
  /** The opponent who did not come. */
  readonly absent: number | undefined;
  readonly isBye: boolean;
}

/** Who has nobody to play with: a bye, or a win by default over somebody who did not come either. */
function leftOver({ reading }: Tournament, { round, player, opponent }: NoShow): readonly LeftOver[] {
  const { wallList } = reading;
  const isLost = (entry: Entry | undefined): boolean =>
    entry?.kind === 'game' && entry.outcome === 'lost' && entry.byDefault;
  return wallList.players
    .flatMap((_, other): readonly LeftOver[] => {
      const [entry] = entriesIn(wallList, other, round);
      if (!entry || other === player || other === opponent) return [];
      if (entry.kind === 'free') return entry.as === 'bye' ? [{ other, absent: undefined, isBye: true }] : [];
      const isWon = entry.outcome === 'won' && entry.byDefault && entry.opponent >= 0;
      return isWon && isLost(entriesIn(wallList, entry.opponent, round)[0])
        ? [{ other, absent: entry.opponent, isBye: false }]
        : [];
    })
    .slice(0, OFFERED);
}

function staysOf({ text, reading, settings }: Tournament, { round, player }: NoShow): readonly Choice[] {
  const values = {
    next: round + 1,
    absence: settings.absence,
    player: reading.wallList.players[player]?.no ?? 0,
  };
  const choice = (value: string, key: 'plays' | 'withdraws' | 'disqualified'): Choice => ({
    value,
    label: text(`absence.${key}`, values),
    means: text(`absence.${key}Means`, values),
  });
  const isLast = round >= reading.wallList.rounds;
  const hasOut = reading.columns.out !== undefined;
  return [
    choice('plays on', 'plays'),
    ...(isLast || !hasOut ? [] : [choice('withdraws', 'withdraws')]),
    ...(hasOut ? [choice('disqualified', 'disqualified')] : []),
  ];
}

/** The column Out from the next round on; who is disqualified has nothing in each round to come. */
function leavingChanges(
  { reading, list }: Tournament,
  { round, player }: NoShow,
  stays: AbsenceRequest['stays'],
): readonly CellChange[] {
  const [row, column] = [reading.rows[player], reading.columns.out];
  const one = reading.wallList.players[player];
  if (stays === 'plays on' || row === undefined || column === undefined || !one) return [];
  const from = Math.min(round + 1, one.out.from ?? round + 1);
  const after = makeOut({ rounds: one.out.rounds.filter(out => out < from), from });
  const out = { row, column, before: textOf(list.values[row]?.[column]), after };
  if (stays === 'withdraws') return [out];
  const rest = reading.rounds
    .slice(round)
    .flatMap(([first]): readonly CellChange[] =>
      first !== undefined && isBlank(list.values[row]?.[first])
        ? [{ row, column: first, before: '', after: '0-' }]
        : [],
    );
  return [out, ...rest].filter(({ before, after: then }) => before !== then);
}

function resultChanges(
  { reading, list, settings }: Tournament,
  { round, player, opponent, game }: NoShow,
  { results = ['', ''] }: Remedy,
): readonly CellChange[] {
  const { players } = reading.wallList;
  const label = (index: number): string => {
    const one = players[index];
    return one ? makeLabel(one) : '';
  };
  const isBlack = game.colour !== 'white';
  const [black, white] = isBlack ? [player, opponent] : [opponent, player];
  const row = {
    row: 0,
    black: label(black),
    white: label(white),
    handicap: '',
    result: results[isBlack ? 0 : 1],
    moves: undefined,
  };
  const table = { header: -1, resultColumn: 0, rows: [row], strays: [], end: 1 };
  return recordRound(reading, list.values, round, table, settings.language, knownResults()).changes;
}

const placed = ({ list }: Tournament, changes: readonly CellChange[]): readonly CellChange[] =>
  changes.map(one => ({ ...one, row: one.row + list.origin.row, column: one.column + list.origin.column }));

/** What is printed below the games of a published round. */
function noteBlocks(workbook: Workbook, round: number, said: string): readonly Block[] {
  const found = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  if (!found?.table || publishedAt(found.values) === '') return [];
  const { row, before, after } = changeRound(found.values, found.table, {
    gone: [],
    goneAlone: [],
    games: [],
    alone: [],
    notes: [`${workbook.now().slice(0, 16)} ${said}`],
    excludedTables: [],
  });
  return [{ sheet: found.sheet, row, column: 0, before, after }];
}

const stoppedAt = (tournament: Tournament, round: number, player: string): View => ({
  view: 'stopped',
  reasons: [
    remarkOn(tournament, {
      code: 'absenceChanged',
      severity: 'error',
      place: LIST,
      values: { round, player },
    }),
  ],
});
