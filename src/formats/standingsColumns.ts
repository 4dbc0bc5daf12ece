import type { FinalOrder, RankedLines, RankedNow } from './exchange';

/** Columns of standings that paper, page and file may do without. */
export type MayLack = 'country' | 'club' | 'rounds' | 'tiebreaks';

/** How standings look wherever they go: chosen once. */
export interface StandingsLook {
  readonly lacks?: readonly MayLack[];
  /** `12+` rather than `12+/w3`. */
  readonly shortGames?: boolean;
}

export const hasColumn = ({ lacks = [] }: StandingsLook, column: MayLack): boolean => !lacks.includes(column);

/** A cell of a round with opponents and results alone, or as it is. */
export const gameAsChosen = ({ shortGames }: StandingsLook, cell: string): string =>
  shortGames === true ? cell.replace(/\/[bw]?\d*/g, '') : cell;

function linesAsChosen<L extends RankedLines>(lines: L, look: StandingsLook): L {
  if (!hasColumn(look, 'rounds')) return { ...lines, rounds: [], games: lines.games.map(() => []) };
  return { ...lines, games: lines.games.map(line => line.map(cell => gameAsChosen(look, cell))) };
}

/** The score always stays. */
function criteriaAsChosen<F extends FinalOrder>(final: F, look: StandingsLook): F {
  return hasColumn(look, 'tiebreaks') ? final : { ...final, criteria: final.criteria.slice(0, 1) };
}

export function standingsAsChosen(
  final: FinalOrder,
  ranking: RankedNow,
  look: StandingsLook,
): { readonly final: FinalOrder; readonly ranking: RankedNow } {
  const { players, teams } = ranking;
  return {
    final: criteriaAsChosen(final, look),
    ranking: {
      ...ranking,
      players: linesAsChosen(players, look),
      teams: teams && criteriaAsChosen(linesAsChosen(teams, look), look),
    },
  };
}
