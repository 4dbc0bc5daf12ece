import type { FileProblem } from '../tournament/fileProblem';
import type { Out } from '../tournament/wallList';
import { fullName, type ExchangedGame, type ExchangedTournament } from './exchange';
import { notCarried } from './fileProblems';
import type { RoundNo } from '../tournament/indices';

/**
 * A round with three games of somebody becomes three, and later ones move back; a round without an opponent stays
 * in the first.
 */
export function spreadRounds(tournament: ExchangedTournament): {
  readonly tournament: ExchangedTournament;
  readonly problems: readonly FileProblem[];
} {
  const { players, games, free, rounds } = tournament;
  const parts = Array.from({ length: rounds }, () => 1);
  const taken = new Set(free.map(({ player, round }) => `${player} ${round} 1`));
  const placed = games.map(game => {
    let part = 1;
    while (
      taken.has(`${game.black} ${game.round} ${part}`) ||
      taken.has(`${game.white} ${game.round} ${part}`)
    )
      part++;
    for (const player of [game.black, game.white]) taken.add(`${player} ${game.round} ${part}`);
    parts[game.round - 1] = Math.max(parts[game.round - 1] ?? 1, part);
    return { game, part };
  });
  if (parts.every(count => count === 1)) return { tournament, problems: [] };
  const first = parts.map((_, index) => 1 + parts.slice(0, index).reduce((sum, count) => sum + count, 0));
  const newRound = (round: RoundNo, part = 1): number => (first[round - 1] ?? round) + part - 1;
  const total = parts.reduce((sum, count) => sum + count, 0);
  const moved = placed.map(({ game, part }): ExchangedGame => ({
    ...game,
    round: newRound(game.round, part),
  }));
  const out = (absence: Out): Out => ({
    ...absence,
    rounds: absence.rounds.flatMap(round =>
      Array.from({ length: parts[round - 1] ?? 1 }, (_, part) => newRound(round, part + 1)),
    ),
    from:
      absence.from === undefined
        ? undefined
        : absence.from > rounds
          ? total + absence.from - rounds
          : newRound(absence.from),
  });
  return {
    tournament: {
      ...tournament,
      rounds: total,
      players: players.map(player => ({ ...player, out: out(player.out) })),
      games: [...moved].sort((a, b) => a.round - b.round),
      free: free.map(freeRound => ({ ...freeRound, round: newRound(freeRound.round) })),
      settings: { ...tournament.settings, rounds: total },
    },
    problems: notCarried(
      'severalGames',
      placed
        .filter(({ part }) => part > 1)
        .map(
          ({ game }) => `${fullName(players[game.black] ?? { surname: '', firstName: '' })}, R${game.round}`,
        ),
    ),
  };
}
