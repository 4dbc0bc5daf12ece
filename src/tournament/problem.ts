import type { SettingName } from './settingNames';

/**
 * A problem that a person should know of, as data. The dictionaries (`src/text`) have its wording and how to
 * mend it: one sentence per code, filled from `values`.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly place: ProblemPlace;
  readonly values: Readonly<Record<string, string | number>>;
}

/** An error stops what was asked for; a warning and a note do not. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The place of a problem. The core knows players and rounds; the sheet turns them into cells. */
export type ProblemPlace =
  | { readonly kind: 'list' }
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'player'; readonly player: number }
  | { readonly kind: 'entry'; readonly player: number; readonly round: number }
  | {
      readonly kind: 'setting';
      /** Undefined for a name that no setting has. */
      readonly name?: SettingName;
      /** Its cell in the settings range; missing where settings came as text or from the preset. */
      readonly at?: { readonly row: number; readonly column: number };
    };

/** All codes. Each has its sentence under `problem.<code>` in the dictionaries; the compiler checks that. */
export const PROBLEM_CODES = [
  // reading a list
  'emptyRange',
  'noPlayers',
  'noRounds',
  'roundsUntitled',
  'textInOneColumn',
  'unreadableCell',
  'resultsInOtherForm',
  'resultMissing',
  'worthMissing',
  'twoMeanings',
  'turnedIntoDate',
  'turnedIntoNumber',
  'errorInCell',
  'selfPlay',
  'twoGamesInRound',
  'duplicateNumber',
  'unreadableRank',
  'unreadableNumber',
  'unreadableOut',
  'duplicateColumn',
  'secondList',
  'startNotRead',
  'numbersByRow',
  'numberMissing',
  'nameMissing',
  'roundColumnMissing',
  'columnIgnored',
  'besideNotRead',
  'roundsGuessed',
  'resultOutside',
  'rowsLeftOut',
  'onlyNames',
  // consistency of a list
  'unlistedOpponent',
  'opponentDisagrees',
  'opponentEmpty',
  'opponentElsewhere',
  'colourDisagrees',
  'handicapDisagrees',
  'halfOutsideSwiss',
  'duplicateName',
  'duplicatePin',
  'numbersMoved',
  'rowsMoved',
  'rowsGone',
  'namesMended',
  'notSortable',
  'rankRatingApart',
  'byeTwice',
  'byeOfAnotherWorth',
  'metTwice',
  'outButPlaying',
  // teams
  'noTeams',
  'tooFewTeams',
  'teamMissing',
  'teamOfOne',
  'teamShort',
  'sameBoard',
  'teammatesMeet',
  'twoMatches',
  'teamDraw',
  'teamsOff',
  // settings
  'unknownSetting',
  'noSuchSetting',
  'settingOutside',
  'duplicateSetting',
  'wrongValue',
  'contradictingSettings',
  'settingWithoutEffect',
  'worthNotEgf',
  'absenceAboveBye',
  'numberOfNobody',
  'tiebreakTwice',
  'resultInSeeding',
  'ratingPairsEarly',
  'ratingLeftOut',
  // tiebreak lists (R2.10)
  'tiebreakW1',
  'tiebreakW2',
  'tiebreakW3',
  'tiebreakW4',
  'tiebreakW5',
  'tiebreakW6',
  'boardWinsMissing',
  'departures',
  // functions
  'notComputable',
  'unknownPlayer',
  'unknownTiebreak',
  'wrongArgument',
  // pairing
  'resultsMissing',
  'nothingInRound',
  'notInStage',
  'allRoundsPaired',
  'nobodyLeft',
  'roundOfNobody',
  'tooFewPlayers',
  'noPairingWithoutRepeat',
  'groupsMixed',
  'tooManyForbiddenPairs',
  'pairingNotProved',
  'byeNotPlaying',
  'anotherBye',
  'byeOutOfTurn',
  'moreByes',
  'byeFollows',
  'byeNotDue',
  'topGroupOffered',
  'topGroupNamed',
  'topGroupSize',
  'topGroupTooBig',
  'barAboveStarts',
  'startBeatsSupergroup',
  'startBeatsOut',
  'startAboveBar',
  'strongAbsent',
  'handicapUnknown',
  'fixedPairIncomplete',
  'forbiddenFixedPair',
  'needlessDifferences',
  'onlyRepeatsLeft',
  'roundsAdvice',
  'numbersByRating',
  'lotsWithoutColumn',
  'lotsOverText',
  'lotsTooLate',
  'lotsInSetting',
  'lotsWithoutSeed',
  'tooManyRounds',
  'unknownStart',
  'noStarts',
  'categoryMissing',
  'supergroupOff',
  'categoryColumnMissing',
  'diagonalWon',
  'nobodyHasWon',
  'lengthsMissing',
  'diagonalCellDiffers',
  'joinsTooLate',
  'diagonalWithdrawal',
  'ratingMissing',
  'ratingsMissing',
  // tables, groups and knock-outs
  'forbiddenByTable',
  'forbiddenToCome',
  'outOfTable',
  'tooFewRounds',
  'tooFewForKnockout',
  'tableLeft',
  'pairTooOften',
  'cannotMeetAll',
  'leftBeforeHalf',
  'noGroup',
  'groupOfOne',
  'groupTooSmall',
  'qualifiersTied',
  'knockoutDraw',
  'knockoutContradiction',
  'knockoutOver',
  'knockoutWithdrawal',
  'seedsMoved',
  'knockoutPaired',
  'nobodyThrough',
  // playoffs
  'playoffNotNeeded',
  'playoffOver',
  'playoffUndecided',
  'playoffStranger',
  // writing and recording
  'roundSheetDisagrees',
  'panelDisagrees',
  'panelGameUnlisted',
  'resultToRecord',
  'roundSheetMissing',
  'absenceChanged',
  'halfEntered',
  'nothingToWrite',
  'playersClosed',
  'nobodyRead',
  'noProposals',
  'detailChanged',
  'pastChanged',
  'pairedAsTie',
  'secondAbsence',
  'roundResultUnreadable',
  'roundGameUnlisted',
  'roundTableTwice',
  'roundAloneStale',
  'resultBesideNoGame',
  'matchLineUnclear',
  'cellNotEmpty',
  'changedSincePreview',
  'changedWhileRecording',
  'cellDiffers',
  'changedSinceWritten',
  'gamesKept',
  'rowNotFound',
  'cellTaken',
  'refused',
  'changedMeanwhile',
  'listMoved',
  'listChanged',
  'sheetMissing',
  'nothingToUndo',
  'unexpected',
  'strangeRequest',
  'settingChanged',
  'notOfTournament',
  'rowsBelow',
  'roundWithoutColumn',
  'exampleChanged',
  'settingsLeftOut',
  'settingsCut',
  'formulaNotInFirstRow',
  'roundsAreOver',
  'roundTitleChanged',
  'allAbsent',
  'roundBlocked',
  'formulaStale',
  'formulaBehind',
  'formulaShort',
  'announcedDiffers',
  'sheetsInLanguage',
  'printedScoreByBars',
  'printedScoreByStarts',
  'printedScoreDiffers',
  'columnsBeside',
  'inOtherNotation',
  'opponentUnknown',
  'opponentTwice',
  'winnerUnknown',
  'crossTable',
  'resultsWithoutOpponent',
  'resultsOfTeams',
  'numbersElsewhere',
  'tableRounds',
  // a new tournament
  'tournamentExists',
  'tournamentUnnamed',
  'wrongRounds',
  'unreadableBar',
  'wrongSimulationNumber',
  'tooFewToSimulate',
  'barsCrossed',
  'wrongSystem',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const atPlayer = (player: number): ProblemPlace => ({ kind: 'player', player });
export const atEntry = (player: number, round: number): ProblemPlace => ({ kind: 'entry', player, round });
export const atSetting = (name: SettingName): ProblemPlace => ({ kind: 'setting', name });

export const LIST: ProblemPlace = { kind: 'list' };

export const makeError = (
  code: ProblemCode,
  values: Problem['values'] = {},
  place: ProblemPlace = LIST,
): Problem => ({
  code,
  severity: 'error',
  place,
  values,
});

export const makeWarning = (
  code: ProblemCode,
  values: Problem['values'] = {},
  place: ProblemPlace = LIST,
): Problem => ({
  code,
  severity: 'warning',
  place,
  values,
});

export const isError = (problem: Problem): boolean => problem.severity === 'error';
