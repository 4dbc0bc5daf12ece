import type { SettingKey } from '../../tournament/settingNames';

/** What it takes to change a setting after the first round; `free`: nothing, for it decides nothing of the event. */
export const GRADES = ['free', 'take note', 'confirm', 'confirm twice', 'refuse'] as const;
export type Grade = (typeof GRADES)[number];

/** What such a change does, as its question says. */
export const REASONS = [
  'scores',
  'places',
  'pairs',
  'chance',
  'favour',
  'length',
  'system',
  'record',
] as const;
export type Reason = (typeof REASONS)[number];

interface Rule {
  readonly grade: Grade;
  readonly reason: Reason;
}

const rule = (grade: Grade, reason: Reason): Rule => ({ grade, reason });

const FREE = rule('free', 'record');
/** They move the scores of rounds that are played. */
const SCORES = rule('confirm twice', 'scores');
/** They choose the winner among equals. */
const PLACES = rule('confirm twice', 'places');
/** They decide who meets whom in the rounds to come. */
const PAIRS = rule('confirm', 'pairs');
const ROUNDS = rule('confirm twice', 'length');

/**
 * The grade of a change of each setting once a round is paired, and why. What the settings of played rounds
 * would become is refused apart (settingChanges.ts).
 */
export const CHANGE_RULES: Readonly<Record<SettingKey, Rule>> = {
  preset: PLACES,
  system: rule('confirm twice', 'system'),
  stages: rule('confirm twice', 'system'),
  rounds: ROUNDS,
  playoffRounds: ROUNDS,
  playoffPlaces: PLACES,
  upperBar: SCORES,
  lowerBar: SCORES,
  supergroup: SCORES,
  absentStart: SCORES,
  teams: rule('refuse', 'system'),
  boards: SCORES,
  scoreZeroAt: FREE,
  throughRound: FREE,
  eventName: FREE,
  eventPlace: FREE,
  eventCountry: FREE,
  eventBegins: FREE,
  eventEnds: FREE,
  eventDirector: FREE,
  timeLimits: rule('take note', 'record'),
  rulesOfPlay: rule('take note', 'record'),
  lateness: rule('take note', 'record'),
  timetable: FREE,
  boardSize: rule('take note', 'record'),
  online: FREE,
  tiebreaks: PLACES,
  pairingTiebreaks: PAIRS,
  seedingTiebreaks: PAIRS,
  prizeTiebreaks: PLACES,
  prizeUnit: rule('confirm', 'places'),
  globalTiebreaks: PLACES,
  sosFlavour: PLACES,
  handicapInSos: PLACES,
  roundDownDirectComparison: PLACES,
  defaultGamesInDirectComparison: PLACES,
  rounding: SCORES,
  opponentsUnplayed: PLACES,
  ownUnplayed: PLACES,
  byeValue: SCORES,
  byeWins: SCORES,
  absenceValue: SCORES,
  absenceWins: SCORES,
  absencesInWins: SCORES,
  absence: rule('take note', 'scores'),
  performance: FREE,
  tournamentClass: rule('take note', 'record'),
  bye: rule('take note', 'pairs'),
  forbiddenPairs: rule('confirm twice', 'favour'),
  ratherNot: PAIRS,
  excludedTables: FREE,
  fixedTables: FREE,
  earlyRounds: PAIRS,
  earlySeeding: PAIRS,
  seeding: PAIRS,
  drawUpFrom: PAIRS,
  drawDownFrom: PAIRS,
  geography: PAIRS,
  groups: PAIRS,
  sectionSplit: PAIRS,
  colourLimit: PAIRS,
  cycles: ROUNDS,
  leavers: SCORES,
  knockoutDraw: PAIRS,
  thirdPlace: rule('confirm twice', 'length'),
  diagonalOrder: PAIRS,
  gamesPerOpponent: ROUNDS,
  fewPlayersUpTo: PAIRS,
  middlePlayer: PAIRS,
  qualifiers: ROUNDS,
  notQualified: ROUNDS,
  seed: rule('confirm twice', 'chance'),
  handicap: PAIRS,
  handicapReduction: PAIRS,
  handicapLimit: PAIRS,
  handicapFrom: PAIRS,
  komi: PAIRS,
  criteria: PAIRS,
  expert: FREE,
  weightScore: PAIRS,
  weightFloat: PAIRS,
  weightSeeding: PAIRS,
  weightColour: PAIRS,
  weightHandicap: PAIRS,
  weightCountry: PAIRS,
  weightClub: PAIRS,
  wallListSheet: FREE,
  language: FREE,
  version: FREE,
  confirmedChanges: rule('refuse', 'record'),
  ratedResults: rule('take note', 'record'),
  lotNumbers: rule('confirm twice', 'chance'),
};
