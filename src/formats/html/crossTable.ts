import type { ExchangedGame, ExchangedTournament, FinalOrder } from '../exchange';
import { htmlTable } from './markup';
import type { PlayerIndex } from '../../tournament/indices';

const SIGN = { won: '+', lost: '−', jigo: '=', unknown: '?' } as const;

/** Opponents in each round, in the final order: numbers on top, number and name before each row. */
export function crossRows(
  { games }: ExchangedTournament,
  { order }: FinalOrder,
  nameOf: (player: PlayerIndex) => string,
): { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const met = new Map<string, string[]>();
  const put = (player: PlayerIndex, opponent: PlayerIndex, game: ExchangedGame, sign: string): void => {
    const key = `${player} ${opponent}`;
    met.set(key, [...(met.get(key) ?? []), `${sign}${game.round}`]);
  };
  for (const game of games) {
    put(game.black, game.white, game, SIGN[game.blackOutcome]);
    put(game.white, game.black, game, SIGN[game.whiteOutcome]);
  }
  const rows = order.map((player, index) => [
    String(index + 1),
    nameOf(player),
    ...order.map(opponent =>
      player === opponent ? '–' : (met.get(`${player} ${opponent}`) ?? []).join(' '),
    ),
  ]);
  return { header: ['', '', ...order.map((_, index) => String(index + 1))], rows };
}

export function crossTable(
  tournament: ExchangedTournament,
  final: FinalOrder,
  nameOf: (player: PlayerIndex) => string,
): string {
  const { header, rows } = crossRows(tournament, final, nameOf);
  return htmlTable(header, rows);
}
