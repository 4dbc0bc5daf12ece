import { textOf } from '../../sheet/cells/cell';
import { pointsWon } from '../../sheet/rounds/pointsWon';
import { findPair } from '../../sheet/rounds/roundPair';
import { parseResult } from '../../sheet/rounds/roundResult';
import type { GamePoints } from '../../exchange/fileRows';
import { knownResults, type RoundSheet } from '../read/roundSheets';
import type { Tournament } from '../read/tournament';

/** The points that stand in the sheets of rounds, of the games that the list has with the same winner. */
export function pointsOfGames(
  { reading, settings }: Tournament,
  sheets: readonly RoundSheet[],
): readonly GamePoints[] {
  return sheets.flatMap(({ round, table }) =>
    (table?.rows ?? []).flatMap((row): readonly GamePoints[] => {
      const typed = textOf(row.result);
      const points = pointsWon(typed);
      const pair = points === undefined ? undefined : findPair(reading, row, round);
      const result = parseResult(typed, settings.language, knownResults());
      if (points === undefined || !pair || typeof result !== 'object') return [];
      const { black, white } = pair;
      const isListed = black.game.outcome === result.black && white.game.outcome === result.white;
      if (!isListed || black.game.colour === 'white') return [];
      return [[round, black.player, white.player, points]];
    }),
  );
}
