import { SETTINGS } from '../../tournament/settings';
import { makeSettingValue } from '../settings/makeSettingValue';
import type { AnnounceRules } from './rows';
import { absencesText, announcedBye } from './unplayed';

export const announceScorePairing: AnnounceRules = (
  { settings },
  { text, row, setting, word, colours, apart, leftOver, earlier },
) => [
  row('system.pairs', 'system.pairs.Score pairing'),
  setting('sectionSplit', word(settings.sectionSplit)),
  row('system.score', 'system.scorePoints'),
  row('system.draws', 'system.drawsPoint'),
  colours('system.coloursPoints', ...earlier),
  setting('colourLimit', makeSettingValue(settings.colourLimit, SETTINGS.colourLimit.kind, word)),
  [
    text('system.byes'),
    [
      ...leftOver.map(key => text(key)),
      text('system.byesPoints', { points: announcedBye(settings).score }),
      ...earlier.map(key => text(key)),
    ].join(' '),
  ],
  [text('system.absences'), absencesText(settings, text)],
  row('system.repeats', 'system.repeatsNever'),
  ...apart,
];
