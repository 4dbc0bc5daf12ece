import type { ProblemCode } from '../tournament/problem';
import { isReadKey } from './readKeys';

/** The panel says them, or they stand in sheets that it writes. No formula shows any, so they stay out of the bundle that formulas load. */
export const PANEL_AREAS = [
  'setting',
  'sidebar',
  'simulation',
  'system',
  'action',
  'absence',
  'seat',
  'summary',
  'example',
  'change',
  'mendBy',
  'matters',
  'audit',
  'registration',
  'merge',
  'help',
  'alert',
] as const;

/** Only the panel reads these back. */
const READ_BY_PANEL: readonly string[] = ['log', 'result', 'sheet', 'fee', 'hand'];

/** The sheets of settings and of rounds but for what is read back, and the costs of pairs by hand: areas that formulas need the rest of. */
const PANEL_KEYS = [
  'settings.meaning',
  'settings.group.',
  'round.heading',
  'round.how',
  'round.table',
  'round.bye',
  'round.rest',
  'round.walkOver',
  'why.moreGames',
  'why.fewerGames',
] as const;

/** Problems of other sheets than the list and the settings, of the Log, and of what was asked. No formula knows of these. */
export const PANEL_PROBLEMS = [
  'numbersMoved',
  'rowsMoved',
  'rowsGone',
  'namesMended',
  'notSortable',
  'settingOutside',
  'lotsWithoutColumn',
  'lotsOverText',
  'lotsTooLate',
  'lotsInSetting',
  'lotsWithoutSeed',
  'roundSheetDisagrees',
  'panelDisagrees',
  'panelGameUnlisted',
  'resultToRecord',
  'roundSheetMissing',
  'absenceChanged',
  'absenceOfSeveral',
  'halfEntered',
  'nothingToWrite',
  'playersClosed',
  'nobodyRead',
  'noProposals',
  'ranksTooLate',
  'noColumnToFill',
  'detailChanged',
  'pastChanged',
  'oddResult',
  'pairedAsTie',
  'roundResultUnreadable',
  'roundGameUnlisted',
  'roundGameNoTable',
  'feeUnclear',
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
  'couldNotChange',
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
  'exampleChanged',
  'settingsLeftOut',
  'settingsCut',
  'formulaNotInFirstRow',
  'roundsAreOver',
  'roundTitleChanged',
  'besideNotRead',
  'allAbsent',
  'roundBlocked',
  'roundWithoutTitle',
  'formulaStale',
  'formulaBehind',
  'formulaShort',
  'formulaAsleep',
  'announcedDiffers',
  'sheetsInLanguage',
  'printedScoreByBars',
  'printedScoreByStarts',
  'printedScoreDiffers',
  'columnsBeside',
  'columnsBlocked',
  'formatLost',
  'inOtherNotation',
  'opponentUnknown',
  'opponentTwice',
  'winnerUnknown',
  'crossTable',
  'crossTableOnly',
  'resultsWithoutOpponent',
  'resultsOfTeams',
  'numbersElsewhere',
  'tableRounds',
  'copyWithoutList',
  'copyOfOther',
  'copyNewer',
  'copyUnreadable',
  'copyNamesakes',
  'copyWithoutRoom',
  'copyHasRound',
  'copyUnsure',
  'copyWithoutRow',
  'mendBeforeMerge',
  'recordBeforeMerge',
  'tournamentExists',
  'tournamentUnnamed',
  'wrongRounds',
  'unreadableBar',
  'wrongSimulationNumber',
  'tooFewToSimulate',
  'barsCrossed',
  'wrongSystem',
] as const satisfies readonly ProblemCode[];

/** Whether only the panel needs a key. */
export function isOfPanel(key: string): boolean {
  const [area, name] = [areaOf(key), key.slice(key.indexOf('.') + 1)];
  const isProblem = area === 'problem' || area === 'mend';
  const ofPanel: readonly string[] = isProblem ? PANEL_PROBLEMS : PANEL_AREAS;
  if (PANEL_KEYS.some(prefix => key.startsWith(prefix))) return true;
  return READ_BY_PANEL.includes(area) || (ofPanel.includes(isProblem ? name : area) && !isReadKey(key));
}

/**
 * Whether the English of a key lies in the text file beside the other languages: a formula shows what to do about a problem, and why
 * two are not paired, in few answers, and every formula would load it.
 */
export const isAside = (key: string): boolean => ['mend', 'why'].includes(areaOf(key)) && !isOfPanel(key);

/**
 * The keys as the text file has them: those that a formula may show come first, so that they are its beginning. Areas stand together,
 * because each run of one area writes its name.
 */
export const inFileOrder = (keys: readonly string[]): readonly string[] => [
  ...byArea(keys.filter(key => !isOfPanel(key))),
  ...byArea(keys.filter(isOfPanel)),
];

const areaOf = (key: string): string => key.slice(0, key.indexOf('.'));

const byArea = (keys: readonly string[]): readonly string[] =>
  [...new Set(keys.map(areaOf))].flatMap(area => keys.filter(key => areaOf(key) === area));
