import type { PairedGame } from '../../pairing/game/pairedGame';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withoutOpponent } from '../../pairing/round/withoutOpponent';
import { changeRound } from '../../sheet/rounds/changeRound';
import { aloneRow, gameRow, makeLabel } from '../../sheet/rounds/roundSheet';
import type { Block } from '../../sheet/write/block';
import { LIST, type Problem } from '../../tournament/problem';
import { entriesIn, type Player } from '../../tournament/wallList';
import type { Workbook } from '../google/workbook';
import type { Tournament } from '../read/tournament';
import { publishedAt } from './published';
import { roundSheets } from './roundSheets';

export interface SheetChange {
  readonly blocks: readonly Block[];
  /** The tables of the new games. */
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
  note?: (games: readonly PairedGame[], tables: readonly string[]) => string,
): SheetChange {
  const { wallList } = reading;
  const found = roundSheets(workbook, paired.round).find(({ table }) => table !== undefined);
  if (!found?.table) return { blocks: [], tables: [], published: false, problems: [] };
  const player = (index: number): Player => wallList.players[index] as Player;
  const label = (index: number): string => makeLabel(player(index));
  const gone = [...released].flatMap(index =>
    entriesIn(wallList, index, paired.round).flatMap(entry =>
      entry.kind === 'game' && entry.opponent >= 0
        ? [{ black: label(index), white: label(entry.opponent) }]
        : [],
    ),
  );
  const games = paired.games.filter(({ black }) => released.has(black));
  const alone = withoutOpponent(paired).filter(one => released.has(one.player));
  const published = publishedAt(found.values) !== '';
  const change = {
    gone,
    goneAlone: [...released].map(label),
    games: games.map(game =>
      gameRow({ ...game, black: player(game.black), white: player(game.white) }).slice(1),
    ),
    alone: alone.map(one => aloneRow(player(one.player), one.as, text)),
    notes: [],
    excludedTables: settings.excludedTables,
  };
  const { table, values } = found;
  const first = changeRound(values, table, change);
  const notes = published && note ? [`${workbook.now().slice(0, 16)} ${note(games, first.tables)}`] : [];
  const { row, before, after, tables, played } = changeRound(values, table, { ...change, notes });
  const problems: readonly Problem[] = played
    ? [{ code: 'resultToRecord', severity: 'error', place: LIST, values: { ...played, round: paired.round } }]
    : [];
  const blocks = after.length === 0 ? [] : [{ sheet: found.sheet, row, column: 0, before, after }];
  return { blocks, tables, published, problems };
}
