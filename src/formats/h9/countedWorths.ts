import type { Free } from '../../tournament/game';
import type { FileProblem } from '../../tournament/fileProblem';
import type { Settings } from '../../tournament/settings';
import { countedFree } from '../../tournament/unplayed';
import { fullName, type ExchangedTournament } from '../exchange';
import { notCarried } from '../fileProblems';
import { toWallList } from '../wallList/toWallList';

/** Rounds without a game by the settings, for a federation's line says nothing but points: `0+`, `0=` or `0-`. */
export function withCountedWorths(tournament: ExchangedTournament): {
  readonly tournament: ExchangedTournament;
  readonly problems: readonly FileProblem[];
} {
  const { settings } = toWallList(tournament);
  const free = tournament.free.map(freeRound => ({
    ...freeRound,
    entry: counted(freeRound.entry, settings),
  }));
  const otherwise = (as: Free['as']): readonly string[] =>
    tournament.free.flatMap(({ player, round, entry }, index) => {
      const [one, now] = [tournament.players[player], free[index]?.entry];
      return entry.as === as && entry.worth !== now?.worth && one ? [`${fullName(one)}, R${round}`] : [];
    });
  return {
    tournament: { ...tournament, free },
    problems: [...notCarried('absences', otherwise('absence')), ...notCarried('byeWorths', otherwise('bye'))],
  };
}

function counted(entry: Free, settings: Settings): Free {
  const { score } = countedFree(entry, settings);
  if (entry.as === 'absence') return { ...entry, worth: score > 0 ? 'half' : 'nothing' };
  return { ...entry, worth: score >= 2 ? 'win' : score === 1 ? 'half' : 'nothing' };
}
