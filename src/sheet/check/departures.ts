import { LIST, type Problem, type ProblemCode } from '../../tournament/problem';
import { SETTING_NAMES, type SettingKey } from '../../tournament/settingNames';
import type { Text } from '../wording';

/** Settings that count otherwise than the EGF's rules, each as it is meant to be. */
const OF_SETTINGS: readonly ProblemCode[] = [
  'worthNotEgf',
  'absenceAboveBye',
  'ratingPairsEarly',
  'ratingLeftOut',
  'tiebreakW1',
  'tiebreakW2',
  'tiebreakW3',
  'tiebreakW4',
  'tiebreakW5',
  'tiebreakW6',
  'boardWinsMissing',
];

/** Facts that nobody can change any more where they came with a file. */
const OF_FACTS = [
  'metTwice',
  'byeTwice',
  'opponentDisagrees',
  'rankRatingApart',
  'secondAbsence',
  'topGroupSize',
  'topGroupTooBig',
] as const satisfies readonly ProblemCode[];
type Fact = (typeof OF_FACTS)[number];

/**
 * Departures from the EGF's rules that may have come with a file are one line: an alarm that always rings is none.
 */
export function inOneLine(
  problems: readonly Problem[],
  text: Text,
  isFromFile: () => boolean,
): readonly Problem[] {
  const settings = problems.filter(({ code }) => OF_SETTINGS.includes(code));
  const facts = problems.filter(isFact);
  if (settings.length + facts.length === 0 || !isFromFile()) return problems;
  const reported = new Set([...settings, ...facts]);
  const names = new Set(settings.map(({ place }) => (place.kind === 'setting' ? place.name : undefined)));
  const what = [
    ...(Object.keys(SETTING_NAMES) as SettingKey[])
      .filter(key => names.has(SETTING_NAMES[key]))
      .map(key => text(`settingName.${key}`)),
    ...factsOf(facts, text),
  ];
  const line: Problem = {
    code: 'departures',
    severity: 'note',
    place: LIST,
    values: { what: what.join(', ') },
  };
  return [...problems.filter(problem => !reported.has(problem)), line];
}

const isFact = ({ code, severity }: Problem): boolean =>
  severity !== 'error' && (OF_FACTS as readonly ProblemCode[]).includes(code);

const factsOf = (facts: readonly Problem[], text: Text): readonly string[] =>
  OF_FACTS.flatMap((fact: Fact) => {
    const count = facts.filter(({ code }) => code === fact).length;
    return count === 0 ? [] : [text(`departure.${fact}`, { count })];
  });
