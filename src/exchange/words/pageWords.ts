import type { PageWords } from '../../formats/html/makePage';
import { FILE_TEXTS } from '../../text/files';
import type { Language } from '../../tournament/languages';

/** The words of a page; `say` has the organiser's texts by key. */
export const pageWords = (
  language: Language,
  say: (key: string, values?: Readonly<Record<string, string | number>>) => string,
): PageWords => ({
  language,
  standings: say('sheet.standings'),
  crosstable: FILE_TEXTS[language]['page.crosstable'],
  find: FILE_TEXTS[language]['page.find'],
  round: round => say('sheet.round', { round }),
  place: say('title.place'),
  no: say('column.no'),
  name: say('column.name'),
  rank: say('column.rank'),
  country: say('column.country'),
  club: say('column.club'),
  pin: say('column.pin'),
  table: say('round.table'),
  black: say('round.black'),
  white: say('round.white'),
  handicap: say('round.handicap'),
  result: say('round.result'),
  bye: say('round.bye'),
  remarks: say('next.remarks'),
  teams: say('sheet.teams'),
  team: say('column.team'),
  board: say('column.board'),
});
