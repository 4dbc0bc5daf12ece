import { atEntry, makeError, type Problem } from '../../tournament/problem';
import { entriesIn, type WallList } from '../../tournament/wallList';
import type { MissingResult } from './openEvent';
import { label, pairLabel } from '../game/remark';
import { isOpenGame } from '../../tournament/game';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** A sentence names so many games; the rest is counted. */
const NAMED = 6;

/** One error for each round with missing results: it names the games, and stands at the first empty or unknown cell. */
export function missingResults(wallList: WallList, missing: readonly MissingResult[]): readonly Problem[] {
  const rounds = [...new Set(missing.map(result => result.round))];
  return rounds.map(round => {
    const players = missing.filter(result => result.round === round).map(result => result.player);
    const games = [...new Set(players.flatMap(player => gameLabels(wallList, player, round)))];
    const more = games.length > NAMED ? ` … (+${games.length - NAMED})` : '';
    return makeError(
      'resultsMissing',
      { round, games: games.slice(0, NAMED).join(', ') + more, count: games.length },
      atEntry(players[0] as number, round),
    );
  });
}

/** `Anna (1) – Bert (2)`, the earlier row first; only the player where no cell says who the opponent was. */
function gameLabels(wallList: WallList, player: PlayerIndex, round: RoundNo): readonly string[] {
  const opponents = opponentsOf(wallList, player, round);
  if (opponents.length === 0) return [label(wallList, player)];
  return opponents.map(opponent => {
    if (opponent < 0) return label(wallList, player);
    return pairLabel(wallList, [Math.min(player, opponent), Math.max(player, opponent)]);
  });
}

/** The opponents in a player's games without a result; with an empty cell, the first one whose cell has the player. */
function opponentsOf(wallList: WallList, player: PlayerIndex, round: RoundNo): readonly number[] {
  const ownEntries = entriesIn(wallList, player, round);
  const open = ownEntries.flatMap(entry => (isOpenGame(entry) ? [entry.opponent] : []));
  if (ownEntries.length > 0) return open;
  const namer = wallList.entries.findIndex(row =>
    (row[round - 1] ?? []).some(entry => entry.kind === 'game' && entry.opponent === player),
  );
  return namer < 0 ? [] : [namer];
}
