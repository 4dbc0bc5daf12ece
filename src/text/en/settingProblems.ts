/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems = {
  'problem.unknownSetting': 'There is no setting “{name}”.',
  'mend.unknownSetting': 'Did you mean “{suggestion|settingName}”? As it is, the row changes nothing.',
  'problem.noSuchSetting': 'There is no setting “{name}”.',
  'mend.noSuchSetting':
    'The first column of the sheet Settings has the names of all settings. As it is, the row changes nothing.',
  'problem.settingOutside': '“{name|settingName}” stands outside the settings and changes nothing.',
  'mend.settingOutside': 'Type the name below the last setting, in the same column, and the value beside it.',
  'problem.duplicateSetting': '{name|settingName} is set more than once; the first value counts.',
  'mend.duplicateSetting': 'Remove the other one.',
  'problem.wrongValue': '{name|settingName} cannot be “{text}”.',
  'mend.wrongValue': 'Allowed: {allowed|allowed}. Empty means the preset’s value.',
  'problem.contradictingSettings':
    '{first|settingName} {firstValue} and {second|settingName} {secondValue} contradict each other.',
  'mend.contradictingSettings': 'Change one of the two.',
  'problem.numberOfNobody': '{name|settingName} names number {no}, which no player has.',
  'mend.numberOfNobody': 'Correct the number, or take it out.',
  'problem.clubOfNobody': '{name|settingName} names the club “{club}”, which no player has.',
  'mend.clubOfNobody': 'Correct the name as the column Club has it, or take it out.',
  'problem.settingWithoutEffect':
    '{name|settingName} has no effect while {other|settingName} is {value|value}.',
  'mend.settingWithoutEffect': 'Empty it, or change {other|settingName}.',
  'problem.tiebreakTwice': '{name|settingName} has {tiebreak|value} twice.',
  'mend.tiebreakTwice': 'Remove the second one: it never decides.',
  'problem.resultInSeeding':
    '{name|settingName} has {tiebreak|value}, which is the same for everybody before round 1.',
  'mend.resultInSeeding': 'Use Rating, Previous order, Category or Lottery.',

  // Lists of tiebreaks (R2.10)
  'problem.tiebreakW1': '{setting|settingName} has more than one of SOS-2, SOS-1 and SOS.',
  'mend.tiebreakW1': 'Keep one of them.',
  'problem.tiebreakW2': 'The order in {setting|settingName} is not the one of the EGF rules.',
  'mend.tiebreakW2':
    'The order is: board wins, direct comparison, SOS-2, SOS-1, SOS, rating, previous order, lottery.',
  'problem.tiebreakW3': '{setting|settingName} has board wins, which only team events have, and have first.',
  'mend.tiebreakW3': 'Remove BOARDWINS, or put it first in a team event.',
  'problem.tiebreakW4': '{setting|settingName} has an SOS, which is for McMahon and Swiss only.',
  'mend.tiebreakW4': 'Use direct comparison.',
  'problem.tiebreakW5': 'In {setting|settingName}, what stands behind Lottery never decides.',
  'mend.tiebreakW5': 'Put Lottery last.',
  'problem.tiebreakW6': '{setting|settingName} has a tiebreak that the EGF rules do not know.',
  'mend.tiebreakW6': 'The EGF recommends direct comparison for final results and SOS for the pairing.',
} as const;
