import { fullName, type ExchangedTournament } from '../../src/formats/exchange';
import { matchPlayers, type RatingMatch } from '../../src/formats/ratingLists/matchPlayers';
import type { RatedPlayer, RatingList } from '../../src/formats/ratingLists/readRatingList';
import { listLabel } from '../../src/formats/ratingLists/listDate';
import { withRatingsOfList } from '../../src/formats/ratingLists/withRatings';

export interface Rated {
  readonly tournament: ExchangedTournament;
  /** What changed and who is in doubt, a sentence each. */
  readonly sentences: readonly string[];
}

export function rateBy(tournament: ExchangedTournament, list: RatingList, day: string): Rated {
  const matches = matchPlayers(tournament.players, list);
  const {
    tournament: rated,
    changes,
    isFrozen,
  } = withRatingsOfList(tournament, matches, listLabel(list, day));
  const nameOf = (player: number): string => {
    const playerInList = tournament.players[player];
    return playerInList ? fullName(playerInList) : '';
  };
  const changed = changes.map(
    ({ player, what, before, after }) =>
      `${nameOf(player)}: ${what} ${before === '' ? after : `${before} → ${after}`}`,
  );
  return {
    tournament: rated,
    sentences: [
      ...(isFrozen ? ['A round is paired, so that ranks and ratings stay.'] : []),
      ...changed,
      ...matches.flatMap(match => inDoubt(match, nameOf(match.player), list.federation)),
    ],
  };
}

const shown = ({ name, country, club, pin }: RatedPlayer): string =>
  [name, country, club, pin].filter(part => part !== '').join(' ');

function inDoubt(match: RatingMatch, name: string, federation: string): readonly string[] {
  if (match.kind === 'not found') return [`${name} is not in the list of the ${federation}.`];
  if (match.kind !== 'doubtful') return [];
  return [`${name} may be ${match.candidates.slice(0, 4).map(shown).join(', or ')}: type the number.`];
}
