import { label } from '../pairing/game/remark';
import { forbiddenPairs, makeIsForbidden } from '../pairing/optimum/forbidden';
import type { WallList } from '../tournament/wallList';
import type { Finding, TellFinding } from './finding';
import type { FixedGames } from './fixedGames';
import { gameOf } from './pairWords';
import type { PlayedCells, PlayedPair } from './playedGames';
import { dueGame, isColourByLot, type Replay } from './replay';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

export const sayIn =
  (round: RoundNo): TellFinding =>
  (kind, players, values, weight = 'departure') => ({ kind, weight, round, players, values });

/** Forbidden pairs, repeats, byes; `around`: with the games that stood, which may leave only a repeat. */
export function ofPairs(
  { event, pairs: best, byes }: Replay,
  around: Replay | undefined,
  byHand: FixedGames['byHand'],
  cells: PlayedCells,
  say: TellFinding,
): readonly Finding[] {
  const { wallList } = event;
  const isForbidden = makeIsForbidden(forbiddenPairs(event), wallList.players.length);
  const open = event.openStage();
  const last = (one: PlayerIndex, other: PlayerIndex): number =>
    open.kind === 'open' ? open.round.meetings.last(one, other) : 0;
  const isRepeat = ({ players: [a, b] }: PlayedPair): boolean => last(a, b) > 0;
  const isByHand = ({ players }: PlayedPair): boolean => byHand.some(pair => pair.join() === players.join());
  const forced = around?.pairs.filter(pair => isRepeat(pair) && !isByHand(pair)) ?? [];
  const needed = Math.max(best.filter(isRepeat).length, forced.length);
  const repeats = cells.pairs.filter(isRepeat);
  const isNeeded = repeats.length <= needed;
  return [
    ...cells.pairs
      .filter(({ players: [a, b] }) => isForbidden(a, b))
      .map(({ players }) => say('forbidden', players, { games: gameOf(wallList, players) })),
    ...repeats.map(({ players }) =>
      say(
        isNeeded ? 'repeatNeeded' : 'repeat',
        players,
        { games: gameOf(wallList, players), last: last(...players) },
        isNeeded ? 'note' : 'departure',
      ),
    ),
    ...(cells.byes.length === byes.length
      ? []
      : [
          say('byes', cells.byes, {
            found: cells.byes.length,
            due: byes.length,
            players: cells.byes.map(player => label(wallList, player)).join(', ') || '–',
          }),
        ]),
  ];
}

/** Where the list says them; `byOthers`: stones follow a rule that the settings do not have, and are never wrong. */
export function sidesOfPairs(
  list: WallList,
  replay: Replay,
  pairs: readonly PlayedPair[],
  byOthers: boolean,
  say: TellFinding,
): readonly Finding[] {
  return pairs.flatMap((pair): readonly Finding[] => {
    const due = dueGame(replay, pair.players);
    if (due === undefined) return [];
    const games = gameOf(list, pair.players);
    if (pair.handicap !== due.handicap)
      return [
        say(
          'handicap',
          pair.players,
          { games, found: pair.handicap, due: due.handicap },
          byOthers ? 'note' : 'departure',
        ),
      ];
    const [black, dueBlack] = [pair.blacks[0], due.blacks[0]];
    // Of two games the colours are turned: the order of their cells says nothing.
    const isTurned = pair.blacks.length > 1 && due.blacks.length > 1;
    if (black === undefined || dueBlack === undefined || black === dueBlack || isTurned) return [];
    const isLot = pair.handicap === 0 && isColourByLot(replay, pair.players);
    const values = { games, due: label(list, dueBlack), stones: pair.handicap };
    return [say(isLot ? 'colourByLot' : 'colour', pair.players, values, isLot ? 'note' : 'departure')];
  });
}
