import { isOpenGame, type Entry } from '../../tournament/game';
import { entriesIn, isOut, type WallList } from '../../tournament/wallList';
import type { OpenEvent } from './openEvent';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/**
 * Paired and not played, or played and not typed, up to `Through round`; an empty cell of round `counted`, the
 * last that counts, is a game to come.
 */
export function openGames(event: OpenEvent, counted: number): number {
  const { wallList, settings, isEligible } = event;
  const { round: open, missing } = event.openRound();
  const last = Math.min(wallList.rounds, settings.throughRound ?? wallList.rounds);
  /** By round from 1: players who lack a result. */
  const lacking = Array.from({ length: last + 1 }, () => new Set<number>());
  for (const { round, player } of missing) lacking[round]?.add(player);
  // Player by player, so that a large list is walked once.
  wallList.players.forEach((player, index) => {
    for (let round = 1; round <= last; round++) {
      const entries = entriesIn(wallList, index, round);
      if (entries.length === 0) {
        if (round === open && round <= counted && !isOut(player, round) && isEligible(index, round))
          lacking[round]!.add(index);
      } else if (entries.some(isOpenGame)) lacking[round]!.add(index);
    }
  });
  return lacking.reduce((sum, players, round) => sum + gamesOf(wallList, players, round), 0);
}

/** Two players of a game count once; of those whom nobody names two make a game, and one alone lacks one all the same. */
function gamesOf(wallList: WallList, players: ReadonlySet<PlayerIndex>, round: RoundNo): number {
  const games = new Map<string, number>();
  let alone = 0;
  for (const player of players) {
    const ownEntries = entriesIn(wallList, player, round);
    const opponents =
      ownEntries.length > 0
        ? ownEntries.filter(isOpenGame).map(opponentOf)
        : namersOf(wallList, player, round);
    if (opponents.length === 0) alone++;
    const times = new Map<string, number>();
    for (const opponent of opponents) {
      const game = `${Math.min(player, opponent)},${Math.max(player, opponent)}`;
      times.set(game, (times.get(game) ?? 0) + 1);
    }
    for (const [game, count] of times) games.set(game, Math.max(count, games.get(game) ?? 0));
  }
  return (
    [...games.values()].reduce((sum, count) => sum + count, 0) + (alone === 1 ? 1 : Math.floor(alone / 2))
  );
}

const opponentOf = (entry: Entry): number => (entry.kind === 'game' ? entry.opponent : -1);

/** Players whose game names somebody with an empty cell. */
const namersOf = ({ entries }: WallList, player: PlayerIndex, round: RoundNo): readonly number[] =>
  entries.flatMap((row, other) =>
    (row[round - 1] ?? []).some(entry => opponentOf(entry) === player) ? [other] : [],
  );
