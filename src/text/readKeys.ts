import type { TextKey } from './en';

/**
 * What is read back in any language, whatever the language of the tournament: names of sheets, settings and values, titles, marks; and the
 * titles and words that formulas show with no sentence beside them, so that their answers read no file.
 */
const AREAS = ['settingName', 'value', 'sheet', 'log', 'result', 'menu', 'fee', 'hand'] as const;
const KEYS = [
  'settings.name',
  'settings.value',
  'settings.inForce',
  'system.tournament',
  'round.black',
  'round.white',
  'round.handicap',
  'round.komi',
  'round.result',
  'round.moves',
  'check.row',
  'check.column',
  'check.what',
  'check.mend',
  'check.none',
  'check.settings',
  'title.place',
  'title.standingsNo',
  'title.Wins',
  'title.Board wins',
  'title.Points',
  'missing.noStart',
  'column.name',
  'column.rank',
  'column.country',
  'column.club',
  'column.team',
  'next.table',
  'next.blackNo',
  'next.black',
  'next.whiteNo',
  'next.white',
  'next.handicap',
  'next.komi',
  'next.remarks',
  'next.left',
  'next.bye',
  'next.rest',
  'next.walkOver',
  'rules.EGF',
  'rules.OpenGotha',
  'rules.ownTiebreaks',
  'rules.WMSG 2008',
  'rules.AGA',
  'prizes.title',
  'prizes.aboveExpectation',
  'example.mark',
  'sidebar.title',
  'action.import',
] as const satisfies readonly TextKey[];

/** A key whose words every formula has at hand in all languages. All others are decoded in one language only. */
export type ReadKey = Extract<TextKey, `${(typeof AREAS)[number]}.${string}`> | (typeof KEYS)[number];

export const isReadKey = (key: string): key is ReadKey =>
  (AREAS as readonly string[]).includes(key.slice(0, key.indexOf('.'))) ||
  (KEYS as readonly string[]).includes(key);
