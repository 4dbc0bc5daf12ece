import type { ExchangedTournament, FinalOrder } from '../formats/exchange';
import { fromWallList } from '../formats/wallList/fromWallList';
import type { FileProblem } from '../tournament/fileProblem';
import type { TournamentNow } from './fileRows';

export function exchangedOf(now: TournamentNow): {
  readonly tournament: ExchangedTournament;
  readonly final: FinalOrder;
  readonly problems: readonly FileProblem[];
} {
  const { wallList, settings, final } = now;
  const { tournament, problems } = fromWallList(wallList, { ...settings, rounds: wallList.rounds });
  const tables = new Map(now.tables.map(([round, table, no]) => [`${round} ${no}`, table]));
  const tableOf = (round: number, player: number): number | undefined =>
    tables.get(`${round} ${wallList.players[player]?.no}`);
  const games = tournament.games.map(game => ({
    ...game,
    table: tableOf(game.round, game.black) ?? tableOf(game.round, game.white),
  }));
  const facts = { ...tournament.facts, name: tournament.facts.name || now.name };
  return {
    tournament: { ...tournament, facts, games },
    // What was undefined comes as null through the panel's messages.
    final: { ...final, places: final.places.map(place => place ?? undefined) },
    problems,
  };
}
