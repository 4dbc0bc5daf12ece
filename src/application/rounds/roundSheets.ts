import { type RoundSheet, roundSheets } from '../read/roundSheets';
import type { PairedGame } from '../../pairing/game/pairedGame';
import type { WithoutOpponent } from '../../pairing/round/withoutOpponent';
import { changeRound } from '../../sheet/rounds/changeRound';
import { intoEmpty, type Block } from '../../sheet/cells/block';
import { isBlank } from '../../sheet/cells/cell';
import { labelsNow } from '../../sheet/rounds/labelNow';
import {
  aloneRow,
  gameRow,
  makeLabel,
  roundHeading,
  roundTitles,
  titleRow,
  type RoundTable,
} from '../../sheet/rounds/roundSheet';
import { BRACKET_PARTS, type BracketPart } from '../../pairing/game/remark';
import { stageAt } from '../../standings/stages/stage';
import type { Text } from '../../sheet/wording';
import type { Player, WallList } from '../../tournament/wallList';
import { tournamentName } from '../read/tournamentName';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { SYSTEMS } from '../../tournament/systems';
import { nameFor } from '../write/takenNames';
import type { RoundNo } from '../../tournament/indices';

/**
 * The blocks that put the games of a round into a Round sheet: a new one, or the missing rows of one that has
 * the other games. A sheet of that name with any other content is left alone.
 */
export function roundSheetBlocks(
  workbook: Workbook,
  tournament: Tournament,
  round: RoundNo,
  paired: readonly PairedGame[],
  without: readonly WithoutOpponent[],
): { readonly blocks: readonly Block[]; readonly tables: readonly string[] } {
  // A game won by default has no table and no result to wait for.
  const games = paired.filter(({ wonBy }) => wonBy === undefined);
  const alone = [...without, ...paired.flatMap(wonByDefault)];
  const { text, reading } = tournament;
  const player = (index: number): Player => reading.wallList.players[index] as Player;
  const rowsOf = (some: readonly PairedGame[]): readonly (readonly string[])[] =>
    some.flatMap((game, i) => {
      const row = gameRow({ ...game, black: player(game.black), white: player(game.white) });
      const part = partOf(game);
      return part === partOf(some[i - 1]) ? [row] : [titleRow(partTitle(game, text)), row];
    });
  const last = alone.map(person => aloneRow(player(person.player), person.as, text));
  const label = ({ black, white }: PairedGame): string =>
    pairKey(makeLabel(player(black)), makeLabel(player(white)));
  const labels = new Set([...games.map(label), ...gamesInList(reading.wallList, round)]);
  const same = roundSheets(workbook, round);
  const begun = same.find(({ table }) => {
    if (!table || table.rows.length === 0) return false;
    const now = labelsNow(reading.wallList.players, table);
    return table.rows.every(r => labels.has(pairKey(now(r.black), now(r.white))));
  });
  if (begun?.table) return rowsAdded(begun, begun.table, { tournament, paired, games, alone });
  const blank = same.find(({ values }) => values.every(line => line.every(isBlank)));
  const sheet = blank?.sheet ?? nameFor(workbook, text('sheet.round', { round }));
  const heading = text('round.heading', { round, tournament: tournamentName(workbook) });
  const withMoves = needsLengths(tournament, round);
  const rows = [...roundHeading(heading, text, withMoves), ...rowsOf(games), ...last];
  return { blocks: [intoEmpty(sheet, 0, 0, squared(rows, roundTitles(withMoves).length))], tables: [] };
}

/** Games whose result is there are not paired again; a list without colours has each either way. */
const gamesInList = ({ players, entries }: WallList, round: RoundNo): readonly string[] =>
  players.flatMap((player, index) =>
    (entries[index]?.[round - 1] ?? []).flatMap(entry => {
      const opponent = entry.kind === 'game' ? players[entry.opponent] : undefined;
      if (!opponent) return [];
      const labels = [makeLabel(player), makeLabel(opponent)] as const;
      return [pairKey(...labels), pairKey(labels[1], labels[0])];
    }),
  );

/** The other games of the round keep their tables, and a bye that is gone loses its line. */
function rowsAdded(
  { sheet, values }: RoundSheet,
  table: RoundTable,
  {
    tournament: { reading, settings, text },
    paired,
    games,
    alone,
  }: {
    readonly tournament: Tournament;
    readonly paired: readonly PairedGame[];
    readonly games: readonly PairedGame[];
    readonly alone: readonly WithoutOpponent[];
  },
): { readonly blocks: readonly Block[]; readonly tables: readonly string[] } {
  const player = (index: number): Player => reading.wallList.players[index] as Player;
  const keyOf = (game: PairedGame): string =>
    pairKey(makeLabel(player(game.black)), makeLabel(player(game.white)));
  const now = labelsNow(reading.wallList.players, table);
  const tablesByPair = new Map(
    table.rows.map(row => [pairKey(now(row.black), now(row.white)), row.table ?? '']),
  );
  const fresh = games.filter(game => !tablesByPair.has(keyOf(game)));
  const { row, before, after, tables } = changeRound(values, table, {
    gone: [],
    goneAlone: [
      ...games.flatMap(({ black, white }) => [black, white]),
      ...alone.map(person => person.player),
    ].map(index => makeLabel(player(index))),
    games: fresh.map((game, i) => {
      const [at = '', ...cells] = gameRow({ ...game, black: player(game.black), white: player(game.white) });
      const begins = partOf(game) !== '' && partOf(game) !== partOf(fresh[i - 1]);
      return { cells, table: at, ...(begins && { title: partTitle(game, text) }) };
    }),
    alone: alone.map(person => aloneRow(player(person.player), person.as, text)),
    notes: [],
    excludedTables: settings.excludedTables,
    now,
  });
  const blocks = after.length === 0 ? [] : [{ sheet, row, column: 0, before, after }];
  return {
    blocks,
    tables: paired.map(game => tablesByPair.get(keyOf(game)) ?? tables[fresh.indexOf(game)] ?? ''),
  };
}

const wonByDefault = ({ black, white, wonBy }: PairedGame): readonly WithoutOpponent[] =>
  wonBy === undefined ? [] : [{ player: wonBy === 'black' ? black : white, as: 'walkOver' }];

/**
 * The part of the sheet that a game belongs to: its match, or the part of a knock-out that has a name; '' for any other
 * game.
 */
function partOf(game: PairedGame | undefined): string {
  return teamsOf(game) ?? bracketPart(game) ?? '';
}

const bracketPart = (game: PairedGame | undefined): BracketPart | undefined =>
  BRACKET_PARTS.find(part => game?.remarks.some(({ kind }) => kind === part));

const teamsOf = (game: PairedGame | undefined): string | undefined =>
  game?.remarks.flatMap(remark => (remark.kind === 'match' ? [remark.teams] : []))[0];

/** The heading above the first game of a part: the teams of the match, or the part of a knock-out; '' for other games. */
function partTitle(game: PairedGame, text: Text): string {
  const part = bracketPart(game);
  return [teamsOf(game) ?? '', part ? text(`remark.${part}`) : ''].filter(words => words !== '').join('. ');
}

function needsLengths({ event: { stages } }: Tournament, round: RoundNo): boolean {
  const stage = stages[stageAt(stages, round)];
  return stage !== undefined && SYSTEMS[stage.system].lengths;
}

const pairKey = (black: string, white: string): string => `${black} | ${white}`;

const squared = (rows: readonly (readonly string[])[], columns: number): readonly (readonly string[])[] =>
  rows.map(row => Array.from({ length: columns }, (_, column) => row[column] ?? ''));
