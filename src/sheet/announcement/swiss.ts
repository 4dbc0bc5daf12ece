import type { TextKey } from '../../text/en';
import { SETTINGS, type Settings } from '../../tournament/settings';
import { clubsText, makeSettingValue } from '../settings/makeSettingValue';
import type { AnnounceRules, RowMaker, SystemRow } from './rows';
import { absencesText, byesText } from './unplayed';

/** McMahon and Swiss (R4): they differ in how pairs, score and bye are told. */
const weighed =
  (pairs: TextKey, score: TextKey, bye: TextKey): AnnounceRules =>
  ({ settings, from, to }, { text, row, said, setting, word, colours, apart, leftOver, earlier }) => [
    row('system.pairs', pairs),
    row('system.score', score),
    row('system.draws', 'system.drawsHalf'),
    colours('system.coloursText', ...earlier),
    [text('system.byes'), byesText(settings, text)],
    said('system.byeFor', ...leftOver, bye, ...earlier),
    [text('system.absences'), absencesText(settings, text)],
    ...limitsOfAbsences(settings, setting, word),
    setting('rounding', word(settings.rounding)),
    row('system.repeats', 'system.repeatsText'),
    ...apart,
    ...(settings.earlyRounds >= from
      ? [setting('earlySeeding', `${word(settings.earlySeeding)} (${from}–${settings.earlyRounds})`)]
      : []),
    ...(to === undefined || settings.earlyRounds < to ? [setting('seeding', word(settings.seeding))] : []),
    setting('drawUpFrom', word(settings.drawUpFrom)),
    setting('drawDownFrom', word(settings.drawDownFrom)),
    setting('geography', word(settings.geography)),
    ...homes(settings, setting),
    setting('criteria', word(settings.criteria)),
  ];

/** How many absences are agreed, where any are; in a match the boards count. */
function limitsOfAbsences(
  { absence, teams, agreedAbsences, noAbsencesIn }: Settings,
  setting: RowMaker['setting'],
  word: RowMaker['word'],
): readonly SystemRow[] {
  if (absence !== '0=' || teams) return [];
  return [
    ...(agreedAbsences === undefined ? [] : [setting('agreedAbsences', String(agreedAbsences))]),
    ...(noAbsencesIn.length === 0
      ? []
      : [setting('noAbsencesIn', makeSettingValue(noAbsencesIn, SETTINGS.noAbsencesIn.kind, word))]),
  ];
}

function homes(
  { geography, weights, ...settings }: Settings,
  setting: RowMaker['setting'],
): readonly SystemRow[] {
  if (geography === 'never') return [];
  const { geographyWins, homeGap, clubGroups, homeClub, criteria } = settings;
  const isOfClubs = weights.club > 0;
  const isOfHomes = isOfClubs || weights.country > 0;
  return [
    ...(geographyWins !== undefined && isOfHomes ? [setting('geographyWins', String(geographyWins))] : []),
    ...(homeGap !== undefined && isOfHomes && criteria === 'weighed'
      ? [setting('homeGap', String(homeGap))]
      : []),
    ...(isOfClubs && clubGroups.length > 0 ? [setting('clubGroups', clubsText(clubGroups))] : []),
    ...(isOfClubs && homeClub !== '' ? [setting('homeClub', homeClub)] : []),
  ];
}

export const announceMcMahon = weighed('system.pairs.McMahon', 'system.scoreMcMahon', 'system.byeFewest');
export const announceSwiss = weighed('system.pairs.Swiss', 'system.scoreWins', 'system.byeFewest');
export const announceCategories = weighed(
  'system.pairs.Swiss by categories',
  'system.scoreCategory',
  'system.byeCategory',
);
