import { roundSheets } from '../read/roundSheets';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withoutOpponent } from '../../pairing/round/withoutOpponent';
import { changeRound, type ChangedRows, type GameLine } from '../../sheet/rounds/changeRound';
import { labelsNow } from '../../sheet/rounds/labelNow';
import { aloneRow, gameRow, makeLabel, publishedAt } from '../../sheet/rounds/roundSheet';
import { contiguousRuns, type Block } from '../../sheet/cells/block';
import { LIST, type Problem } from '../../tournament/problem';
import { entriesIn, type Player } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';

/** A change in the words that stand in the sheet of a published round, from the games and byes that are new there. */
export type Note = (news: string) => string;

export interface SheetChange {
  readonly blocks: readonly Block[];
  readonly tables: readonly string[];
  readonly published: boolean;
  readonly problems: readonly Problem[];
}

/**
 * The change of a Round sheet whose games of some players are made anew. A round without a sheet has nothing to change. What a
 * published sheet loses is printed below its games.
 */
export function changedSheet(
  workbook: Workbook,
  { reading, settings, text }: Tournament,
  paired: PairedRound,
  released: ReadonlySet<number>,
  note?: Note,
): SheetChange {
  const { wallList } = reading;
  const roundSheet = roundSheets(workbook, paired.round).find(({ table }) => table !== undefined);
  if (!roundSheet?.table) return { blocks: [], tables: [], published: false, problems: [] };
  const player = (index: number): Player => wallList.players[index] as Player;
  const label = (index: number): string => makeLabel(player(index));
  const gone = [...released].flatMap(index =>
    entriesIn(wallList, index, paired.round).flatMap(entry =>
      entry.kind === 'game' && entry.opponent >= 0
        ? [
            {
              black: label(index),
              white: label(entry.opponent),
              isRecorded: entry.outcome !== 'unknown',
            },
          ]
        : [],
    ),
  );
  const games = paired.games.filter(({ black }) => released.has(black));
  const alone = withoutOpponent(paired).filter(person => released.has(person.player));
  const published = publishedAt(roundSheet.values) !== '';
  const change = {
    gone,
    goneAlone: [...released].map(label),
    games: games.map(game => ({
      cells: gameRow({ ...game, black: player(game.black), white: player(game.white) }).slice(1),
    })),
    alone: alone.map(person => aloneRow(player(person.player), person.as, text)),
    notes: [],
    excludedTables: settings.excludedTables,
    now: labelsNow(wallList.players, roundSheet.table),
  };
  const { table, values } = roundSheet;
  const first = changeRound(values, table, change);
  const news = newLines(change.games, first);
  const notes =
    published && note && first.after.length > 0 ? [`${workbook.now().slice(0, 16)} ${note(news)}`] : [];
  const { row, before, after, tables, emptied, played } = changeRound(values, table, { ...change, notes });
  const problems: readonly Problem[] = played
    ? [{ code: 'resultToRecord', severity: 'error', place: LIST, values: { ...played, round: paired.round } }]
    : [];
  const results = emptied.map(cell => ({
    row: cell.row,
    column: table.resultColumn,
    before: cell.text,
    after: '',
  }));
  const blocks = [
    ...(after.length === 0 ? [] : [{ sheet: roundSheet.sheet, row, column: 0, before, after }]),
    ...contiguousRuns(roundSheet.sheet, results),
  ];
  return { blocks, tables, published, problems };
}

/** `3: 5 Ann – 9 Bo; Bye: 7 Gus` */
export const newLines = (games: readonly GameLine[], { tables, isNew, newAlone }: ChangedRows): string =>
  [
    ...games.flatMap(({ cells: [black, white] }, i) =>
      isNew[i] ? [`${tables[i] ?? ''}: ${black} – ${white}`] : [],
    ),
    ...newAlone.map(([word, player]) => `${word}: ${player}`),
  ].join('; ');
