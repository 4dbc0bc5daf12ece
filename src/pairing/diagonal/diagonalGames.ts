import { opposite, type Colour, type Game } from '../../tournament/game';
import type { PatternPair } from './patterns';
import { coloursOfRound } from './diagonalColour';
import { typedGames } from './diagonalTyped';
import type { Round } from '../game/round';
import { komiOf } from '../game/handicap';
import type { PairedGame } from '../game/pairedGame';
import type { Remark } from '../game/remark';
import { tableNumbers } from '../game/tables';

/** A table for a pair (R7.2): two even games, the better player first as Black, or one; typed colours stay. */
export function diagonalGames(round: Round, pairs: readonly PatternPair[]): readonly PairedGame[] {
  const { settings } = round.standing;
  const inOrder = pairs.map((_, place) => ({ scores: [0, 0], places: [place, place] }) as const);
  const tables = tableNumbers(inOrder, settings.excludedTables);
  const typed = pairs.map(([a, b]) => typedColours(typedGames(round, a, b), typedGames(round, b, a)));
  const first = typed.map(pair => pair?.[0]);
  const colours =
    settings.gamesPerOpponent === 1
      ? coloursOfRound(round, pairs, first).map(colour => [colour])
      : typed.map(bothColours);
  return pairs.flatMap(([a, b], index) =>
    (colours[index] ?? []).map((colour): PairedGame => {
      const [black, white] = colour === 'black' ? [a, b] : [b, a];
      const isTyped = typed[index] !== undefined;
      return {
        table: tables[index] as number,
        black,
        white,
        handicap: 0,
        komi: komiOf(settings, 0),
        fixed: isTyped,
        remarks: remarksOn(round, [a, b], isTyped),
      };
    }),
  );
}

function bothColours(typed: readonly (Colour | undefined)[] | undefined): readonly Colour[] {
  const first = typed?.[0] ?? (typed?.[1] ? opposite(typed[1]) : 'black');
  return [first, typed?.[1] ?? opposite(first)];
}

/** Colours of the first of two players, game by game; undefined where neither cell has anything. */
function typedColours(
  ownGames: readonly Game[],
  theirs: readonly Game[],
): readonly (Colour | undefined)[] | undefined {
  if (ownGames.length > 0) return ownGames.map(({ colour }) => colour);
  if (theirs.length > 0) return theirs.map(({ colour }) => colour && opposite(colour));
  return undefined;
}

function remarksOn({ meetings }: Round, [a, b]: PatternPair, isTyped: boolean): readonly Remark[] {
  const lastRound = meetings.last(a, b);
  return [
    ...(isTyped ? [{ kind: 'fixed' } as const] : []),
    ...(lastRound > 0 ? [{ kind: 'repeat', lastRound } as const] : []),
  ];
}
