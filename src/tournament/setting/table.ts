import { EVENT_SETTINGS } from './event';
import { HANDICAP_SETTINGS } from './handicap';
import { MAIN_SETTINGS } from './main';
import { PAIRING_SETTINGS } from './pairing';
import { SCORE_SETTINGS } from './scores';
import { SHEET_SETTINGS } from './sheets';
import { TIEBREAK_SETTINGS } from './tiebreaks';
import { TOURNAMENT_SETTINGS } from './tournament';
import { WEIGHT_SETTINGS } from './weights';

/** All settings in the order of the Settings sheet, those that matter most first. */
export const SETTING_GROUPS = {
  main: MAIN_SETTINGS,
  tournament: TOURNAMENT_SETTINGS,
  event: EVENT_SETTINGS,
  tiebreaks: TIEBREAK_SETTINGS,
  scores: SCORE_SETTINGS,
  pairing: PAIRING_SETTINGS,
  handicap: HANDICAP_SETTINGS,
  weights: WEIGHT_SETTINGS,
  sheets: SHEET_SETTINGS,
} as const;
export type SettingGroup = keyof typeof SETTING_GROUPS;

export const SETTINGS = {
  ...MAIN_SETTINGS,
  ...TOURNAMENT_SETTINGS,
  ...EVENT_SETTINGS,
  ...TIEBREAK_SETTINGS,
  ...SCORE_SETTINGS,
  ...PAIRING_SETTINGS,
  ...HANDICAP_SETTINGS,
  ...WEIGHT_SETTINGS,
  ...SHEET_SETTINGS,
} as const;
