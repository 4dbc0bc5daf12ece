import type { ProblemCode } from '../../tournament/problem';
import type { TextKey } from '../../text/en';

/** By the kind of the problem. */
const WHY: Readonly<Record<string, readonly ProblemCode[]>> = {
  'matters.unread': [
    'unreadableCell',
    'resultMissing',
    'worthMissing',
    'twoMeanings',
    'turnedIntoDate',
    'turnedIntoNumber',
    'errorInCell',
    'selfPlay',
    'twoGamesInRound',
    'inOtherNotation',
    'opponentUnknown',
    'opponentTwice',
    'winnerUnknown',
    'crossTable',
    'crossTableOnly',
    'resultsWithoutOpponent',
    'resultsOfTeams',
    'numbersElsewhere',
  ],
  'matters.twoWords': [
    'opponentDisagrees',
    'opponentEmpty',
    'opponentElsewhere',
    'colourDisagrees',
    'handicapDisagrees',
    'roundSheetDisagrees',
  ],
  'matters.who': [
    'duplicateName',
    'duplicatePin',
    'duplicateNumber',
    'numbersMoved',
    'rowsMoved',
    'rowsGone',
    'namesMended',
    'numberMissing',
    'numbersByRow',
    'unlistedOpponent',
    'nameMissing',
  ],
  'matters.strength': [
    'unreadableRank',
    'unknownStart',
    'noStarts',
    'rankRatingApart',
    'startAboveBar',
    'startBeatsOut',
    'startBeatsSupergroup',
    'handicapUnknown',
  ],
  'matters.rules': [
    'sheetMissing',
    'wrongValue',
    'unknownSetting',
    'noSuchSetting',
    'settingOutside',
    'settingsLeftOut',
    'settingsCut',
    'announcedDiffers',
    'settingWithoutEffect',
    'contradictingSettings',
  ],
};

const KEYS = new Map(
  Object.entries(WHY).flatMap(([key, codes]) => codes.map(code => [code, key as TextKey] as const)),
);

/** The sentence that says why a problem matters; undefined where its own sentence does. */
export const whyOf = (code: ProblemCode): TextKey | undefined => KEYS.get(code);
