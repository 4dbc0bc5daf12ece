import type { PageOf, Publication } from '../formats/html/makePage';
import { wordsOfState } from '../formats/print/ranked';
import type { Language } from '../tournament/languages';
import { exchangedOf } from './exchangedOf';
import type { TournamentNow } from './fileRows';
import { numbersIn } from './numbersIn';
import { pageWords } from './words/pageWords';
import { sayOf } from './words/sayOf';
import { titlesInWords } from './words/titlesInWords';

/** The tournament as a page shows it; `hide` has the numbers of those who are hidden. */
export function pageOf(
  now: TournamentNow,
  shown: Omit<Publication, 'hidden'> & { readonly hide: string },
  language: Language,
): PageOf {
  const { tournament, final } = exchangedOf(now);
  const numbers = new Set(numbersIn(shown.hide));
  const words = pageWords(language, sayOf(now));
  return {
    tournament,
    final: titlesInWords(final, sayOf(now)),
    shown: {
      ...shown,
      hidden: new Set(tournament.players.flatMap(({ no }, player) => (numbers.has(no) ? [player] : []))),
    },
    words: { ...words, rules: now.rules, state: wordsOfState(now.ranking, words) },
    ranking: now.ranking,
  };
}
