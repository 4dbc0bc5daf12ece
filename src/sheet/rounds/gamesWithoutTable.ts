import { opponentsEntry } from '../../tournament/opponentsEntry';
import { makeWarning, type Problem } from '../../tournament/problem';
import { entriesIn } from '../../tournament/wallList';
import type { WallListReading } from '../read/wallListReading';
import { playerOfLabel } from './roundPair';
import { playerLabel, type RoundTable } from './roundSheet';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** A game of the list, by the sides that it says; Black is the first of the list where it does not say. */
export interface GameOfList {
  readonly black: number;
  readonly white: number;
  readonly handicap: number;
}

/**
 * The games of a round that both rows of the list have; undefined where one row has a game that the other does not, for somebody may be
 * typing it. What was won by default needs no table.
 */
export function gamesOfList(
  { wallList }: WallListReading,
  round: RoundNo,
): readonly GameOfList[] | undefined {
  const sides = wallList.players.flatMap((_, player) =>
    entriesIn(wallList, player, round).flatMap((entry, position) =>
      entry.kind === 'game' && entry.opponent >= 0 ? [{ player, entry, position }] : [],
    ),
  );
  if (sides.some(({ player, position }) => opponentsEntry(wallList, player, round, position) === undefined))
    return undefined;
  return sides.flatMap(({ player, entry: { opponent, colour, handicap, byDefault } }) => {
    const isFirst = colour === 'black' || (colour === undefined && player < opponent);
    return isFirst && !byDefault ? [{ black: player, white: opponent, handicap }] : [];
  });
}

/**
 * Games that somebody typed into the list after the sheet was written; `rows` has those of the sheet. Where a player of it stands in a
 * line that the list does not have, that line is told.
 */
export function gamesWithoutTable(
  reading: WallListReading,
  round: RoundNo,
  { header, nameColumns, rows: lines }: RoundTable,
  rows: ReadonlyMap<string, number>,
): readonly Problem[] {
  if (!nameColumns || lines.length === 0) return [];
  const name = (player: PlayerIndex): string => playerLabel(reading.wallList, player);
  const rowsWithTable = new Set(rows.values());
  const linePlayers = new Set(
    lines
      .filter(({ row }) => !rowsWithTable.has(row))
      .flatMap(line => [line.black, line.white].map(label => playerOfLabel(reading, label))),
  );
  return (gamesOfList(reading, round) ?? [])
    .filter(({ black, white }) => !rows.has(`${black},${white}`) && !rows.has(`${white},${black}`))
    .filter(({ black, white }) => !linePlayers.has(black) && !linePlayers.has(white))
    .map(({ black, white }) =>
      makeWarning(
        'roundGameNoTable',
        { round, black: name(black), white: name(white) },
        { kind: 'cell', row: header, column: 0 },
      ),
    );
}
