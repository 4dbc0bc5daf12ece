import { makeLabel } from '../../sheet/rounds/roundSheet';
import { isBye } from '../../tournament/game';
import { entriesIn, isOut, type WallList } from '../../tournament/wallList';
import type { LeftToPair } from '../protocol/protocol';
import type { Workbook } from '../workbook/workbook';
import { lastRoundWithGames, mayDecide } from './roundInPlay';
import { roundSheets } from './roundSheets';
import type { Tournament } from './tournament';
import type { RoundNo } from '../../tournament/indices';

/** Players can still have a game in a round if nothing is typed, nobody names them, and they do not miss it. */
export function withoutGame({ reading, event }: Tournament, round: RoundNo): readonly number[] {
  const { wallList } = reading;
  const named = namedIn(wallList, round);
  return wallList.players.flatMap((who, player) =>
    entriesIn(wallList, player, round).length === 0 &&
    !named.has(player) &&
    !isOut(who, round) &&
    event.isEligible(player, round)
      ? [player]
      : [],
  );
}

function namedIn({ entries }: WallList, round: RoundNo): ReadonlySet<number> {
  const cells = entries.flatMap(row => row[round - 1] ?? []);
  return new Set(cells.flatMap(entry => (entry.kind === 'game' ? [entry.opponent] : [])));
}

/**
 * Some have no game in the last round that is written, which has a sheet: the others were paired first, or they came late. Their
 * cells are empty, and until the next round is written they can be paired in this one; whoever has the bye plays where they are odd in
 * number.
 */
export function leftToPair(workbook: Workbook, tournament: Tournament): LeftToPair | undefined {
  const { wallList } = tournament.reading;
  const round = lastRoundWithGames(wallList);
  if (round === 0 || !mayDecide(tournament, round)) return undefined;
  const players = withoutGame(tournament, round);
  if (players.length === 0 || !roundSheets(workbook, round).some(({ table }) => table !== undefined))
    return undefined;
  const byes = wallList.players.flatMap(({ no }, player) =>
    entriesIn(wallList, player, round).some(isBye) ? [no] : [],
  );
  const numbers = players.map(player => wallList.players[player]?.no ?? 0);
  return {
    round,
    numbers,
    again: numbers.length % 2 === 1 ? [...numbers, ...byes] : numbers,
    names: players.flatMap(player => wallList.players[player] ?? []).map(makeLabel),
  };
}
