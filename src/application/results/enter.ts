import { inHalves, wholeEntries } from '../../sheet/read/halves';
import { textOf, type Values } from '../../sheet/cells/cell';
import { makeCellEdits, placeOfEntry } from '../../sheet/read/entryInCell';
import { contiguousRuns, type Block, type CellChange } from '../../sheet/cells/block';
import { makeEntry, parseEntries } from '../../sheet/cells/notation';
import type { WallListReading } from '../../sheet/read/wallListReading';
import { findPair, type GameSides } from '../../sheet/rounds/roundPair';
import { RESULTS, resultWord } from '../../sheet/rounds/roundResult';
import { komiOf } from '../../pairing/game/handicap';
import { komiText } from '../../sheet/rounds/roundSheet';
import { wordsOf } from '../../text/vocabulary';
import type { Game, Outcome } from '../../tournament/game';
import { placesAtEndWith } from '../afterStart/placesAfter';
import type { EntryAnswer, PlayedStones, PressedEntry, View } from '../protocol/protocol';
import { listBlocks, listPrint } from '../read/listRows';
import { openTournament } from '../read/openTournament';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import type { Workbook } from '../workbook/workbook';
import { readActions, undoOffer } from '../write/log';
import { unwritten, write } from '../write/writing';
import { makeError } from '../../tournament/problem';
import { decideEntered } from './decide';
import { readRecords } from './records';
import { resultsMissing } from './resultsMissing';
import { sheetPlaceOf, signsOf, signsOfCode, standsOf, type SheetPlace } from './standing';

/**
 * Enters results at a press and takes them back, all in one action. A result that stands there already is no change; any other than
 * the one that the entry speaks of is left, and told. To be called under the lock.
 */
export function enterResults(
  workbook: Workbook,
  tournament: Tournament,
  entries: readonly PressedEntry[],
): View {
  const { text, settings, list, reading } = tournament;
  const records = readRecords(workbook, tournament);
  const planned = lastOfEach(entries).map(last => planEntry(workbook, tournament, records, last));
  const whole = wholeEntries(reading, list.values);
  const edits = makeCellEdits(whole);
  for (const { entry, sides, does } of planned)
    if (does === 'write' && sides) edit(reading, whole, edits, sides, entry);
  const inRange = inHalves(reading, list.values, edits.changes());
  const { row, column } = list.origin;
  const changes = inRange.map(change => ({
    ...change,
    row: change.row + row,
    column: change.column + column,
  }));
  const blocks = [...listBlocks(tournament, changes), ...sheetBlocks(workbook, tournament, planned)];
  const written = planned.filter(({ does }) => does === 'write');
  if (written.length > 0) {
    const rounds = [...new Set(written.map(({ entry }) => entry.round))].sort((a, b) => a - b);
    const deed = {
      what: text('action.record', { results: written.length, round: rounds.join(', ') }),
      blocks,
      undoes: undefined,
      seen: listPrint(tournament),
      pairedFrom: placesAtEndWith(tournament, inRange),
      tournament,
    };
    const done = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
    if (done.kind !== 'written') {
      const code = unwritten(done, 'changedWhileRecording');
      return { view: 'stopped', reasons: [remark(settings.language, makeError(code))] };
    }
  }
  const now = openTournament(workbook) ?? tournament;
  decideEntered(workbook, now, written.flatMap(oddOf));
  return entered(workbook, now, entries, planned);
}

/** Whoever presses that both lose, or both win, has decided it. */
const oddOf = ({ entry: { round, result }, sides }: PlannedEntry) =>
  sides && (result === '0-0!' || result === '1-1!')
    ? [{ round, players: [sides.black.player, sides.white.player] as const }]
    : [];

interface PlannedEntry {
  readonly entry: PressedEntry;
  readonly sides: GameSides | undefined;
  readonly place: SheetPlace | undefined;
  readonly does: 'write' | 'nothing' | 'clash' | 'refuse';
}

const gameOf = ({ round, black, white }: Pick<PressedEntry, 'round' | 'black' | 'white'>): string =>
  JSON.stringify([round, black, white]);

/** The last entry for a game, with everything that it and those before it speak of: a run that was not heard of may have saved some. */
interface LastEntry {
  readonly entry: PressedEntry;
  readonly seen: readonly string[];
}

function lastOfEach(entries: readonly PressedEntry[]): readonly LastEntry[] {
  const lastEntries = new Map<string, LastEntry>();
  for (const entry of entries) {
    const before = lastEntries.get(gameOf(entry));
    lastEntries.set(gameOf(entry), {
      entry: before ? withStonesOf(before.entry, entry) : entry,
      seen: [...(before?.seen ?? []), entry.stands],
    });
  }
  return [...lastEntries.values()];
}

/** Stones of an earlier one stay where the last one says none. */
const withStonesOf = ({ stones }: PressedEntry, entry: PressedEntry): PressedEntry => ({
  ...entry,
  stones: stones && entry.stones ? { was: stones.was, is: entry.stones.is } : (entry.stones ?? stones),
});

function planEntry(
  workbook: Workbook,
  tournament: Tournament,
  records: ReturnType<typeof readRecords>,
  { entry, seen }: LastEntry,
): PlannedEntry {
  const { round, black, white, result, points } = entry;
  const row = { row: 0, black, white, handicap: undefined, result, moves: undefined };
  const { reading } = tournament;
  const sides = round >= 1 && round <= reading.wallList.rounds ? findPair(reading, row, round) : undefined;
  if (!sides || sides.black.game.colour === 'white')
    return { entry, sides: undefined, place: undefined, does: 'refuse' };
  const game = `${sides.black.player},${sides.white.player}`;
  const place = sheetPlaceOf(workbook, tournament, records, round, game);
  const { black: one, white: other } = sides;
  const inList = signsOf(one.game.outcome, other.game.outcome, one.game.byDefault || other.game.byDefault);
  const wanted = signsOfCode(result);
  const isThere =
    inList === wanted &&
    (place === undefined ||
      ((place.typed === '' || place.signs === wanted) && (points === undefined || place.points === points)));
  const given = stonesNow(reading, one.game, entry);
  if (given === 'refuse') return { entry, sides, place, does: given };
  const isSeen = seen.includes(standsOf(inList, place)) && given !== 'clash';
  const does = isThere && given === 'nothing' ? 'nothing' : isSeen ? 'write' : 'clash';
  return { entry, sides, place, does };
}

/** Stones alone may change: they stand in the cells of both, behind the colours. */
function stonesNow(
  { colours, stones: beside }: WallListReading,
  game: Game,
  { stones }: PressedEntry,
): PlannedEntry['does'] {
  if (!stones) return 'nothing';
  if (game.colour === undefined || colours.length > 0 || beside.length > 0) return 'refuse';
  return game.handicap === stones.is ? 'nothing' : game.handicap === stones.was ? 'write' : 'clash';
}

/** Both cells get the result; what else an entry says stays as it is typed. */
function edit(
  reading: WallListReading,
  whole: Values,
  edits: ReturnType<typeof makeCellEdits>,
  sides: GameSides,
  { round, result, stones }: PressedEntry,
): void {
  const [black = '?', white = '?', bang = ''] = signsOfCode(result);
  for (const [side, sign] of [
    [sides.black, black],
    [sides.white, white],
  ] as const) {
    const place = placeOfEntry(reading, whole, side.player, round, side.position);
    if (place) edits.edit(place, typed => withSign(typed, `${sign}${bang}`, side.game, stones));
  }
}

/** `14?/w2` with another result; whatever is not in this form is written anew. */
function withSign(typed: string, sign: string, game: Game, stones: PlayedStones | undefined): string {
  const match = /^(\s*\d{1,6})[+\-=?]!?(\/?[bw?]?\d{0,2})!?(#\d{1,4})?(\s*)$/i.exec(typed);
  if (match && !stones) return `${match[1]}${sign}${match[2]}${match[3] ?? ''}${match[4]}`;
  const entries = parseEntries(typed);
  const [entry] = 'kind' in entries ? [] : entries;
  const outcome = OUTCOMES[sign[0] ?? '?'] ?? 'unknown';
  return entry?.kind === 'game'
    ? makeEntry({
        ...entry,
        colour: game.colour,
        outcome,
        byDefault: sign.endsWith('!'),
        ...(stones && { handicap: stones.is }),
      })
    : typed;
}

/** The sheet of a round has them in a column of its own, with the komi that goes with them. */
function stonesInSheet(
  workbook: Workbook,
  { settings }: Tournament,
  { entry: { stones }, place }: PlannedEntry,
): readonly (CellChange & { readonly sheet: string })[] {
  if (!stones || !place) return [];
  const values = workbook.read(place.sheet)?.values ?? [];
  const columnOf = (titles: readonly string[]): number =>
    values.slice(0, place.row).reduce(
      (column, line) =>
        Math.max(
          column,
          line.findIndex(cell => titles.includes(textOf(cell))),
        ),
      -1,
    );
  const komi = komiText(komiOf(settings, stones.is));
  return (
    [
      [columnOf(wordsOf('round.handicap')), stones.is === 0 ? '' : String(stones.is)],
      [columnOf(wordsOf('round.komi')), komi],
    ] as const
  ).flatMap(([column, after]) => {
    const before = textOf(values[place.row]?.[column]);
    return column < 0 || before === after
      ? []
      : [{ sheet: place.sheet, row: place.row, column, before, after }];
  });
}

const OUTCOMES: Readonly<Record<string, Outcome>> = { '+': 'won', '-': 'lost', '=': 'jigo', '?': 'unknown' };

/** What says the same already stays, since it may say more: the points, or that somebody resigned. */
function wordInSheet({ entry: { result, points }, place }: PlannedEntry, word: string): string {
  const winner = result === '1-0' ? 'B' : result === '0-1' ? 'W' : undefined;
  if (points !== undefined && winner !== undefined) return `${winner}+${points}`;
  return place?.signs !== undefined && place.signs === signsOfCode(result) ? place.typed : word;
}

/** The sheets of the rounds get the words of the results, and lose those that are taken back. */
function sheetBlocks(
  workbook: Workbook,
  tournament: Tournament,
  planned: readonly PlannedEntry[],
): readonly Block[] {
  const { text } = tournament;
  const cells = planned.flatMap(plan => {
    const { entry, place, does } = plan;
    const [black, white, bang] = signsOfCode(entry.result);
    const word = resultWord({
      black: OUTCOMES[black ?? ''] ?? 'unknown',
      white: OUTCOMES[white ?? ''] ?? 'unknown',
      byDefault: bang !== undefined,
    });
    const key = RESULTS.find(candidate => candidate.key === `result.${word ?? ''}`)?.key;
    return does === 'write' && place
      ? [
          {
            sheet: place.sheet,
            row: place.row,
            column: place.column,
            before: place.typed,
            after: wordInSheet(plan, key ? text(key) : ''),
          },
          ...stonesInSheet(workbook, tournament, plan),
        ]
      : [];
  });
  return [...new Set(cells.map(({ sheet }) => sheet))].flatMap(sheet =>
    contiguousRuns(
      sheet,
      cells.filter(cell => cell.sheet === sheet).sort((one, other) => one.row - other.row),
    ),
  );
}

function entered(
  workbook: Workbook,
  tournament: Tournament,
  entries: readonly PressedEntry[],
  planned: readonly PlannedEntry[],
): View {
  const done = new Map(planned.map(({ entry, does }) => [gameOf(entry), does]));
  const answers = entries.map(({ round, black, white, result }): EntryAnswer => {
    const does = done.get(gameOf({ round, black, white }));
    const verdict = does === 'clash' ? 'clash' : does === 'refuse' ? 'refused' : 'saved';
    return { round, black, white, result, entered: verdict };
  });
  const round = entries[entries.length - 1]?.round ?? 1;
  const missing = tournament.event.openRound().missing.filter(result => result.round === round);
  const undo = undoOffer(readActions(workbook));
  const now = resultsMissing(
    workbook,
    tournament,
    round,
    new Set(missing.map(({ player }) => player)),
    undo,
    true,
  );
  return { view: 'entered', entries: answers, now };
}
