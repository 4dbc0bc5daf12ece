import type { Text } from '../../sheet/wording';
import type { TextKey } from '../../text/en';
import { SETTING_KEYS } from '../../tournament/settingNames';

const PAGE_TEXTS = [
  'sheet.wallList',
  'sheet.standings',
  'sheet.round',
  'sheet.bracket',
  'bracket.notDrawn',
  'bracket.winner',
  'bracket.thirdPlace',
  'sheet.teams',
  'sheet.prizes',
  'sheet.settings',
  'settings.name',
  'settings.value',
  'settingName.eventDirector',
  'next.remarks',
  'next.left',
  'column.rating',
  'column.category',
  'column.group',
  'column.board',
  'title.place',
  'title.Wins',
  'title.Board wins',
  'title.Points',
  'title.Group',
  'title.Group place',
  'title.Playoff',
  'value.Rating',
  'value.Previous order',
  'value.Lottery',
  'value.Category',
  'settingName.performance',
  'column.no',
  'column.name',
  'column.rank',
  'column.country',
  'column.club',
  'column.pin',
  'column.team',
  'round.table',
  'round.black',
  'round.white',
  'round.handicap',
  'round.komi',
  'round.result',
  'round.bye',
  'result.black',
  'result.white',
  'result.jigo',
  'audit.acts',
] as const satisfies readonly TextKey[];

/** The texts that pages and prints show besides what people typed; the hole for a round is left open. */
export const pageTexts = (text: Text): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...PAGE_TEXTS, ...SETTING_KEYS.map(key => `settingName.${key}` as const)].map(key => [
      key,
      text(key, { round: '{round}' }),
    ]),
  );
