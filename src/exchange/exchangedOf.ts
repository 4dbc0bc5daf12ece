import type { ExchangedGame, ExchangedTournament, FinalOrder } from '../formats/exchange';
import { fromWallList } from '../formats/wallList/fromWallList';
import type { FileProblem } from '../tournament/fileProblem';
import type { TournamentNow } from './fileRows';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

export function exchangedOf(now: TournamentNow): {
  readonly tournament: ExchangedTournament;
  readonly final: FinalOrder;
  readonly problems: readonly FileProblem[];
} {
  const { wallList, settings, final } = now;
  const { tournament, problems } = fromWallList(wallList, { ...settings, rounds: wallList.rounds });
  const tables = new Map(now.tables.map(([round, table, no]) => [`${round} ${no}`, table]));
  const tableOf = (round: RoundNo, player: PlayerIndex): number | undefined =>
    tables.get(`${round} ${wallList.players[player]?.no}`);
  const points = new Map(
    (now.points ?? []).map(([round, black, white, won]) => [`${round} ${black} ${white}`, won]),
  );
  const pointsOf = ({ round, black, white, colourKnown }: ExchangedGame): string | undefined =>
    points.get(`${round} ${black} ${white}`) ??
    (colourKnown ? undefined : points.get(`${round} ${white} ${black}`));
  const games = tournament.games.map(game => {
    const won = pointsOf(game);
    return {
      ...game,
      table: tableOf(game.round, game.black) ?? tableOf(game.round, game.white),
      ...(won !== undefined && { points: won }),
    };
  });
  const facts = { ...tournament.facts, name: tournament.facts.name || now.name };
  return {
    tournament: { ...tournament, facts, games },
    // What was undefined comes as null through the panel's messages.
    final: { ...final, places: final.places.map(place => place ?? undefined) },
    problems,
  };
}
