import { forbiddenPairs, makeIsForbidden } from '../pairing/optimum/forbidden';
import { stageAt, stagesOf } from '../standings/stages/stage';
import { foldName } from '../tournament/name/foldName';
import type { Settings } from '../tournament/settings';
import { entriesIn, type WallList } from '../tournament/wallList';
import type { Finding, TellFinding } from './finding';
import { gameOf } from './pairWords';
import type { PlayedCells, PlayedPair } from './playedGames';
import type { Replay } from './replay';
import type { RoundNo } from '../tournament/indices';

/**
 * Where teams, a table, a draw or a pattern say who meets whom: games against the rules that those of the table would not have been.
 * A table that goes round twice has its repeats itself.
 */
export function gamesBesideTable(
  list: WallList,
  settings: Settings,
  round: RoundNo,
  { replay, cells, say }: { readonly replay: Replay; readonly cells: PlayedCells; readonly say: TellFinding },
): readonly Finding[] {
  const keyOf = makeKey(list, settings);
  const last = lastMeetings(list, settings, round, keyOf);
  const due = new Set(replay.pairs.map(keyOf));
  const beside = cells.pairs.filter(pair => !due.has(keyOf(pair)));
  const isRepeat = (pair: PlayedPair): boolean => last.has(keyOf(pair));
  const countOf = (pairs: readonly PlayedPair[]): number => new Set(pairs.filter(isRepeat).map(keyOf)).size;
  // The numbers of a setting are those of teams where teams play.
  const isForbidden = settings.teams
    ? () => false
    : makeIsForbidden(forbiddenPairs({ wallList: list, settings }), list.players.length);
  const repeats = countOf(cells.pairs) > countOf(replay.pairs) ? beside.filter(isRepeat) : [];
  return [
    ...beside
      .filter(({ players: [a, b] }) => isForbidden(a, b))
      .map(({ players }) => say('forbidden', players, { games: gameOf(list, players) })),
    ...repeats.map(pair =>
      say('repeat', pair.players, { games: gameOf(list, pair.players), last: last.get(keyOf(pair)) ?? 0 }),
    ),
  ];
}

type SideKey = (pair: Pick<PlayedPair, 'players'>) => string;

/** A key names the two players of a game, or the teams of two. */
function makeKey({ players }: WallList, settings: Settings): SideKey {
  const sides = players.map(({ team }, player) => (settings.teams && foldName(team)) || String(player));
  return ({ players: pair }) =>
    pair
      .map(player => sides[player] ?? '')
      .sort()
      .join('\n');
}

/** The last round of the same stage, before this one, in which two have met. */
function lastMeetings(
  list: WallList,
  settings: Settings,
  round: RoundNo,
  keyOf: SideKey,
): ReadonlyMap<string, number> {
  const stages = stagesOf(list, settings);
  const from = stages[stageAt(stages, round)]?.from ?? 1;
  const last = new Map<string, number>();
  for (let number = from; number < round; number++)
    list.players.forEach((_, player) => {
      for (const entry of entriesIn(list, player, number))
        if (entry.kind === 'game' && entry.opponent >= 0)
          last.set(keyOf({ players: [player, entry.opponent] }), number);
    });
  return last;
}
