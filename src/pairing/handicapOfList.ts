import type { Entry } from '../tournament/game';
import {
  handicapOfGames,
  unknownStones,
  type HandicapRule,
  type StonedGame,
} from '../tournament/handicap/handicapOfGames';
import type { HalfPoints, WallList } from '../tournament/wallList';

export type ListedHandicap =
  | { readonly kind: 'none' }
  | { readonly kind: 'rule'; readonly rule: HandicapRule; readonly count: number }
  | { readonly kind: 'unknown'; readonly count: number };

/** The handicap of a list by its games; `starts` are those of a system that has any, else nobody has one. */
export function handicapOfList(
  wallList: WallList,
  starts: readonly (HalfPoints | undefined)[],
): ListedHandicap {
  const games = stonedGames(wallList);
  const players = wallList.players.map(({ rank }, player) => ({ rank, start: starts[player] }));
  const free = wallList.entries.flatMap((row, player) =>
    row.flatMap((cell, i) =>
      cell.flatMap(entry =>
        entry.kind === 'free' ? [{ player, round: i + 1, points: POINTS[entry.worth] }] : [],
      ),
    ),
  );
  const rule = handicapOfGames({ players, games, free }, undefined);
  const count = games.filter(({ handicap }) => handicap > 0).length;
  if (rule) return { kind: 'rule', rule, count };
  return unknownStones({ games }) === undefined ? { kind: 'none' } : { kind: 'unknown', count };
}

const POINTS = { win: 2, half: 1, nothing: 0, won: 2, jigo: 1, lost: 0, unknown: 0 } as const;

const stonedGames = ({ players, entries }: WallList): readonly StonedGame[] =>
  players.flatMap((_, player) =>
    (entries[player] ?? []).flatMap((cell, i) =>
      cell.flatMap((entry): readonly StonedGame[] => {
        if (entry.kind !== 'game' || entry.opponent <= player) return [];
        const other = (entries[entry.opponent]?.[i] ?? []).find(
          candidate => candidate.kind === 'game' && candidate.opponent === player,
        );
        const isBlack = (entry.colour ?? (colourOf(other) === 'white' ? 'black' : 'white')) === 'black';
        const [points, theirs] = [POINTS[entry.outcome], other?.kind === 'game' ? POINTS[other.outcome] : 0];
        const [black, white] = isBlack ? [player, entry.opponent] : [entry.opponent, player];
        return [
          {
            round: i + 1,
            black,
            white,
            handicap: Math.max(entry.handicap, other?.kind === 'game' ? other.handicap : 0),
            byDefault: entry.byDefault,
            blackPoints: isBlack ? points : theirs,
            whitePoints: isBlack ? theirs : points,
          },
        ];
      }),
    ),
  );

const colourOf = (entry: Entry | undefined) => (entry?.kind === 'game' ? entry.colour : undefined);
