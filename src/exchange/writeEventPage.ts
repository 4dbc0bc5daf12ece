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
import { fileName, saidOf, type Choices, type Made, type MadeFile, type MadeRemark } from './writeFile';

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
  const read = lists.map(list => ({ ...list, exchanged: list.tournament && exchangedOf(list.tournament) }));
  const remarks = read.flatMap(({ list, tournament, exchanged }): readonly MadeRemark[] =>
    tournament && exchanged
      ? saidOf(exchanged.problems, tournament, language).map(remark => ({
          ...remark,
          sentence: `${list}: ${remark.sentence}`,
        }))
      : [
          {
            severity: 'warning',
            sentence: FILE_TEXTS[language]['page.listLeftOut'].replace('{list}', () => list),
            cell: undefined,
          },
        ],
  );
  const whole = read.flatMap(({ list, tournament, isOpen, exchanged }) =>
    tournament && exchanged && !exchanged.problems.some(isFileError)
      ? [{ list, tournament, isOpen, players: exchanged.tournament.players }]
      : [],
  );
  const [first] = whole;
  const numbers = new Set(numbersIn(shown.hide));
  // Where the list that is open cannot be read, nobody knows who is to be hidden.
  if (!first || (numbers.size > 0 && !whole.some(({ isOpen }) => isOpen)))
    return { files: [], remarks, untested: false, ofEvent: true };
  const hidden = new Set(
    whole.flatMap(({ isOpen, players }) =>
      isOpen ? players.filter(({ no }) => numbers.has(no)).map(nameIn) : [],
    ),
  );
  const names = [...new Set(whole.map(({ tournament }) => tournament.name))];
  const pages = whole.map(({ list, tournament, players }) => {
    const now = { ...tournament, ...standingsAsChosen(tournament.final, tournament.ranking, shown) };
    const hide = players.flatMap(player => (hidden.has(nameIn(player)) ? [player.no] : [])).join(' ');
    return {
      name: names.length === 1 ? list : tournament.name,
      page: pageOf(now, { ...shown, hide }, language),
    };
  });
  const title = names.join(' · ');
  const page = makeEventPage(title, pages, pageWords(language, sayOf(first.tournament)));
  const file: MadeFile = {
    name: `${fileName((shown.called ?? '').trim() || title)}-event.html`,
    type: 'text/html;charset=utf-8',
    bytes: textToBytes(page, 'utf-8').bytes,
  };
  return { files: [file], remarks, untested: false, ofEvent: true };
}

const nameIn = ({ surname, firstName }: ExchangedPlayer): string => `${surname} ${firstName}`;
