import type { FileProblem } from '../tournament/fileProblem';
import { OUTCOMES_OF } from '../tournament/ratedResults';
import { fullName, type ExchangedTournament } from './exchange';
import type { PlayerIndex } from '../tournament/indices';

/** The tournament as federations get it: corrected results that came too late for the event count for ratings. */
export function asRated(tournament: ExchangedTournament): {
  readonly tournament: ExchangedTournament;
  readonly problems: readonly FileProblem[];
} {
  const rated = tournament.settings.ratedResults ?? [];
  if (rated.length === 0) return { tournament, problems: [] };
  const { players } = tournament;
  const no = (player: PlayerIndex): number => players[player]?.no ?? 0;
  const problems: FileProblem[] = [];
  const games = tournament.games.map(game => {
    const { round, black, white } = game;
    const ratedResult = rated.find(
      result =>
        result.round === round && result.players.includes(no(black)) && result.players.includes(no(white)),
    );
    if (!ratedResult) return game;
    const [first, second] = OUTCOMES_OF[ratedResult.result];
    const isFirst = ratedResult.players[0] === no(black);
    const [name, opponent] = (isFirst ? [black, white] : [white, black]).map(player =>
      nameOf(players[player]),
    );
    problems.push({
      code: 'ratedOtherwise',
      severity: 'note',
      place: { kind: 'entry', player: black, round },
      values: { round, name: name ?? '', opponent: opponent ?? '', result: ratedResult.result },
    });
    const [blackOutcome, whiteOutcome] = isFirst ? [first, second] : [second, first];
    return { ...game, blackOutcome, whiteOutcome, byDefault: false };
  });
  return { tournament: { ...tournament, games }, problems };
}

const nameOf = (player: ExchangedTournament['players'][number] | undefined): string =>
  player ? fullName(player) : '';
