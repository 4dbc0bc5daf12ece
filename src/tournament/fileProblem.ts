import type { Severity } from './problem';
import type { PlayerIndex, RoundNo } from './indices';

/** An error refuses the whole file, a warning is to be judged, a note says what a format cannot hold. */
export interface FileProblem {
  readonly code: FileProblemCode;
  readonly severity: Severity;
  readonly place: FilePlace;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A place in the text of a file, counted from 1 in characters; else a player or a round of the tournament. */
export type FilePlace =
  | { readonly kind: 'file' }
  | { readonly kind: 'text'; readonly line: number; readonly column: number }
  | { readonly kind: 'player'; readonly player: PlayerIndex }
  | { readonly kind: 'entry'; readonly player: PlayerIndex; readonly round: RoundNo };

export const FILE_PROBLEM_CODES = [
  // the text itself
  'unreadableBytes',
  'fileTooBig',
  'tooManyRows',
  'encodingGuessed',
  'notXml',
  'doctypeRefused',
  'doctypeLeftOut',
  'tooDeep',
  'tooManyElements',
  'wrongQuotes',
  'unknownFormat',
  'otherFormat',
  'pairgothFile',
  'jsonFile',
  'copyBroken',
  'copyNewer',
  // what it says
  'attributeMissing',
  'wrongAttribute',
  'partLeftOut',
  'wrongLine',
  'wrongCell',
  'noPlayersInFile',
  'playerNotInFile',
  'playerTwice',
  'numberTwice',
  'againstSelf',
  'secondGame',
  'roundOutside',
  'sidesDiffer',
  'gameUnknown',
  'gameOneSided',
  'resultsUnlike',
  'unevenRounds',
  'roundsToCome',
  'stonesUnknown',
  // what it does not say
  'systemByMeetings',
  'systemByLosses',
  'systemByNearRanks',
  'systemByFarRanks',
  'systemUnknown',
  'handicapAsked',
  // what a format cannot hold
  'notCarried',
  'changedSince',
  'cameAndGone',
  'nothingKept',
  'keptForReturn',
  'formerEvent',
  'cannotExport',
  'partOfRounds',
  'partWithoutDays',
  'roundsUnclear',
  // what a rating officer would send back
  'eventUnnamed',
  'placeMissing',
  'datesMissing',
  'datesReversed',
  'pinMissing',
  'wrongPin',
  'pinTwice',
  'rankMissing',
  'rankOutside',
  'unknownCountry',
  'classTooHigh',
  'timeMissing',
  'resultOpen',
  'ratedOtherwise',
  'nobodyPlayed',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEM_CODES)[number];

/** The values of `what` in `notCarried`. */
export const CARRIED_PARTS = [
  'ranks',
  'professionalRanks',
  'grades',
  'ratings',
  'maximumRatings',
  'ratingLists',
  'countries',
  'clubs',
  'longNames',
  'pins',
  'memberships',
  'otherNumbers',
  'numbers',
  'starts',
  'categories',
  'groups',
  'supergroup',
  'previousOrder',
  'teams',
  'boards',
  'out',
  'tables',
  'handicaps',
  'results',
  'oneSidedResults',
  'defaults',
  'byes',
  'byeWorths',
  'absences',
  'lengths',
  'severalGames',
  'outsiders',
  'neverPlayed',
  'letters',
  'system',
  'settings',
  'tiebreaks',
  'zero',
  'rounding',
  'handicapRule',
  'facts',
  'time',
  'clubGroups',
  'parameters',
  'unknownParts',
  'lists',
] as const;
export type CarriedPart = (typeof CARRIED_PARTS)[number];

export const IN_FILE: FilePlace = { kind: 'file' };

export const isFileError = ({ severity }: FileProblem): boolean => severity === 'error';
