import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { atFixedTables } from '../game/fixedTables';
import { strengthsIn, tableNumbers } from '../game/tables';
import { makeOpenEvent } from '../round/makeOpenEvent';
import type { CannotPair, OpenStage } from '../round/openEvent';
import { pairedAsTies, asRound } from './byHand';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface StandingGame {
  readonly black: PlayerIndex;
  readonly white: PlayerIndex;
}

export interface TablesAnew {
  readonly kind: 'tables';
  /** In the order of the games. */
  readonly tables: readonly number[];
}

/**
 * The tables that a fresh pairing would give to games of a round which stand (R4.7): in the order of strength before the round, behind
 * those of the stage the games of others who play on. Tables that are `taken` stay with the games that are not among these.
 */
export function tablesAnew(
  wallList: WallList,
  settings: Settings,
  round: RoundNo,
  games: readonly StandingGame[],
  taken: readonly number[],
): TablesAnew | CannotPair {
  const before = asRound(pairedAsTies(wallList, round), round, () => []);
  const open = makeOpenEvent(before, settings).openStage();
  if (open.kind !== 'open') return open;
  const { excludedTables, fixedTables } = settings;
  const closed = new Set([...excludedTables, ...taken]);
  let table = 0;
  const seated = byStrength(open, games).map(game => {
    do table++;
    while (closed.has(table));
    return { ...games[game]!, game, table };
  });
  const atTables = atFixedTables(seated, wallList, {
    excludedTables: [...closed],
    fixedTables: fixedTables.filter(([, fixed]) => !taken.includes(fixed)),
  });
  const tables: number[] = new Array(games.length);
  for (const seat of atTables) tables[seat.game] = seat.table;
  return { kind: 'tables', tables };
}

/** Positions of the games, the strongest first. */
function byStrength(open: OpenStage, games: readonly StandingGame[]): readonly number[] {
  const parts = [open, ...open.playingOn];
  const partOf = new Map(
    parts.flatMap(({ roster: { free, out, pairs } }, part) =>
      [...free, ...out, ...pairs.flatMap(pair => pair.players)].map(player => [player, part] as const),
    ),
  );
  const partOfGame = ({ black, white }: StandingGame): number =>
    Math.max(partOf.get(black) ?? 0, partOf.get(white) ?? 0);
  return parts.flatMap(({ round }, part) => {
    const partGames = [...games.keys()].filter(game => partOfGame(games[game]!) === part);
    const ranks = tableNumbers(partGames.map(game => games[game]!).map(strengthsIn(round)), []);
    const rank = new Map(partGames.map((game, i) => [game, ranks[i]!]));
    return partGames.sort((one, other) => rank.get(one)! - rank.get(other)!);
  });
}
