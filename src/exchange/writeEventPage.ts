import type { ExchangedPlayer } from '../formats/exchange';
import { makeEventPage } from '../formats/html/makePage';
import { textToBytes } from '../formats/parse/textToBytes';
import { standingsAsChosen } from '../formats/standingsColumns';
import { FILE_TEXTS } from '../text/files';
import { isFileError } from '../tournament/fileProblem';
import type { Language } from '../tournament/languages';
import { exchangedOf } from './exchangedOf';
import type { TournamentNow } from './fileRows';
import { numbersIn } from './numbersIn';
import { pageOf } from './pageOf';
import { pageWords } from './words/pageWords';
import { sayOf } from './words/sayOf';
import { fileName, saidOf, type Choices, type Made, type MadeRemark } from './writeFile';

/** A list of the workbook; without a tournament where it cannot be read. */
export interface ListForPage {
  readonly list: string;
  readonly tournament: TournamentNow | undefined;
  /** The numbers that are typed to be hidden are those of this list. */
  readonly isOpen: boolean;
}

/**
 * One page of all lists of a workbook, each a tournament. Who is hidden in the list that is open is hidden by name in all others. A list that
 * cannot be read is left out and named.
 */
export function writeEventPage(lists: readonly ListForPage[], shown: Choices, language: Language): Made {
  const own = FILE_TEXTS[language];
  const hidden = hiddenNames(lists, shown);
  const read = lists.flatMap(({ list, tournament }) => (tournament ? [{ list, tournament }] : []));
  const remarks = lists.flatMap(({ list, tournament }): readonly MadeRemark[] => {
    if (!tournament)
      return [
        {
          severity: 'warning',
          sentence: own['page.listLeftOut'].replace('{list}', () => list),
          cell: undefined,
        },
      ];
    const { problems } = exchangedOf(tournament);
    return saidOf(problems, tournament, language).map(one => ({
      ...one,
      sentence: `${list}: ${one.sentence}`,
    }));
  });
  const whole = read.filter(({ tournament }) => !exchangedOf(tournament).problems.some(isFileError));
  const [first] = whole;
  if (!first) return { files: [], remarks, untested: false, ofEvent: true };
  const names = [...new Set(whole.map(({ tournament }) => tournament.name))];
  const pages = whole.map(({ list, tournament }) => {
    const now = { ...tournament, ...standingsAsChosen(tournament.final, tournament.ranking, shown) };
    const hide = exchangedOf(tournament)
      .tournament.players.flatMap(player => (hidden.has(nameIn(player)) ? [player.no] : []))
      .join(' ');
    return {
      name: names.length === 1 ? list : tournament.name,
      page: pageOf(now, { ...shown, hide }, language),
    };
  });
  const title = names.join(' · ');
  const called = (shown.called ?? '').trim();
  return {
    files: [
      {
        name: `${fileName(called === '' ? title : called)}-event.html`,
        type: 'text/html;charset=utf-8',
        bytes: textToBytes(makeEventPage(title, pages, pageWords(language, sayOf(first.tournament))), 'utf-8')
          .bytes,
      },
    ],
    remarks,
    untested: false,
    ofEvent: true,
  };
}

function hiddenNames(lists: readonly ListForPage[], { hide }: Choices): ReadonlySet<string> {
  const numbers = new Set(numbersIn(hide));
  const players = lists.flatMap(({ isOpen, tournament }) =>
    isOpen && tournament ? exchangedOf(tournament).tournament.players : [],
  );
  return new Set(players.filter(({ no }) => numbers.has(no)).map(nameIn));
}

const nameIn = ({ surname, firstName }: ExchangedPlayer): string => `${surname} ${firstName}`;
