import type { Entry, Game } from '../../tournament/game';
import type { AskOfBoth } from './decisions';
import type { CellsOfRound } from './cellsOfRound';
import type { RoundWords } from './roundWords';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * The cells of a round as they are after the merge: what one side has alone, and of a game that both have what one side knows of it. A
 * round that is paired in two ways is one question; a result that both have otherwise is one each.
 */
export function mergeRound(
  here: CellsOfRound,
  copy: CellsOfRound,
  words: RoundWords,
  ask: AskOfBoth,
): CellsOfRound {
  const isPart = (player: PlayerIndex): boolean =>
    inBoth(here, copy, player) && !isSamePlay(here, copy, player);
  const parted = here.flatMap((_, player) => (isPart(player) ? [player] : []));
  const first = parted.length === 0 ? 'here' : (words.askPairing(here, copy, parted, ask) ?? 'here');
  const isByCopy = decidedGames(here, copy, words, ask);
  const cells = here.map((ours, player): readonly Entry[] => {
    const theirs = copy[player] ?? [];
    if (ours.length === 0) return theirs;
    if (theirs.length === 0) return ours;
    if (isPart(player)) return first === 'copy' ? theirs : ours;
    return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => {
      const [one, other] = [ours[at], theirs[at]];
      if (!one || !other) return (one ?? other) as Entry;
      const decided = isByCopy(player, at);
      return decided === undefined ? (joinedEntry(one, other) ?? one) : decided ? other : one;
    });
  });
  return withoutLeft(cells, here, copy, isPart);
}

const inBoth = (here: CellsOfRound, copy: CellsOfRound, player: PlayerIndex): boolean =>
  (here[player]?.length ?? 0) > 0 && (copy[player]?.length ?? 0) > 0;

function isSamePlay(here: CellsOfRound, copy: CellsOfRound, player: PlayerIndex): boolean {
  return (here[player] ?? []).every((one, at) => {
    const other = copy[player]?.[at];
    if (!other || one.kind !== other.kind) return !other;
    return one.kind === 'free' || isSameOpponent(one, other as Game);
  });
}

const isSameOpponent = (one: Game, other: Game): boolean =>
  one.opponent === other.opponent && (one.opponent >= 0 || one.opponentNo === other.opponentNo);

/** One entry with what either side knows of it; undefined where they contradict each other. */
export function joinedEntry(one: Entry, other: Entry): Entry | undefined {
  if (one.kind === 'free' && other.kind === 'free')
    return one.as === other.as && one.worth === other.worth ? one : undefined;
  if (one.kind === 'free' || other.kind === 'free') return undefined;
  const game = one.outcome === 'unknown' ? other : one;
  const isOpen = one.outcome === 'unknown' || other.outcome === 'unknown';
  const coloured = one.colour === undefined ? other : one;
  const isBare =
    (one.colour === undefined && one.handicap === 0) || (other.colour === undefined && other.handicap === 0);
  if (!isOpen && (one.outcome !== other.outcome || one.byDefault !== other.byDefault)) return undefined;
  if (one.colour !== undefined && other.colour !== undefined && one.colour !== other.colour) return undefined;
  if (one.handicap !== other.handicap && !isBare) return undefined;
  if (one.moves !== undefined && other.moves !== undefined && one.moves !== other.moves) return undefined;
  return {
    ...one,
    outcome: game.outcome,
    byDefault: game.byDefault,
    colour: coloured.colour,
    handicap: Math.max(one.handicap, other.handicap),
    moves: one.moves ?? other.moves,
  };
}

/**
 * Asks about each game, and each round without one, that both sides have in another way; the answer holds for the rows of both players.
 * Undefined where nothing was asked.
 */
function decidedGames(
  here: CellsOfRound,
  copy: CellsOfRound,
  words: RoundWords,
  ask: AskOfBoth,
): (player: PlayerIndex, at: number) => boolean | undefined {
  const decided = new Map<string, boolean>();
  here.forEach((ours, player) => {
    if (!inBoth(here, copy, player) || !isSamePlay(here, copy, player)) return;
    ours.forEach((one, at) => {
      const other = copy[player]?.[at];
      if (!other || joinedEntry(one, other)) return;
      const key = gameKey(here, player, at);
      if (decided.has(key)) return;
      decided.set(key, words.askEntry(here, copy, player, at, ask) === 'copy');
    });
  });
  return (player, at) => decided.get(gameKey(here, player, at));
}

/** The game of an entry from the rows of both: who, and which one of several against each other. */
function gameKey(cells: CellsOfRound, player: PlayerIndex, at: number): string {
  const entry = cells[player]?.[at];
  if (entry?.kind !== 'game' || entry.opponent < 0) return `${player} ${at}`;
  const nth = (cells[player] ?? [])
    .slice(0, at)
    .filter(cell => cell.kind === 'game' && cell.opponent === entry.opponent).length;
  return [Math.min(player, entry.opponent), Math.max(player, entry.opponent), nth].join();
}

/** Whoever was to meet somebody who meets another one now has nobody. */
function withoutLeft(
  cells: CellsOfRound,
  here: CellsOfRound,
  copy: CellsOfRound,
  isPart: (player: PlayerIndex) => boolean,
): CellsOfRound {
  const meets = (some: CellsOfRound, player: PlayerIndex, opponent: PlayerIndex): boolean =>
    (some[player] ?? []).some(entry => entry.kind === 'game' && entry.opponent === opponent);
  const isLeft = (player: PlayerIndex, entry: Entry): boolean => {
    if (entry.kind !== 'game' || entry.opponent < 0 || inBoth(here, copy, player)) return false;
    const from = (here[player]?.length ?? 0) > 0 ? here : copy;
    return (
      isPart(entry.opponent) && meets(from, entry.opponent, player) && !meets(cells, entry.opponent, player)
    );
  };
  return cells.map((entries, player) => entries.filter(entry => !isLeft(player, entry)));
}
