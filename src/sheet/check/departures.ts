import { LIST, type Problem, type ProblemCode } from '../../tournament/problem';
import { SETTING_NAMES, type SettingKey } from '../../tournament/settings';
import type { Text } from '../wording';

/** Settings that count otherwise than the EGF's rules, each as it is meant to be. */
const OF_SETTINGS =
  /^(?:worthNotEgf|absenceAboveBye|ratingPairsEarly|ratingLeftOut|tiebreakW\d|boardWinsMissing)$/;

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

/**
 * Departures from the EGF's rules that may have come with a file are one line: an alarm that always rings is none.
 */
export function inOneLine(
  problems: readonly Problem[],
  text: Text,
  isFromFile: () => boolean,
  isJoined: (problem: Problem) => boolean = () => true,
): readonly Problem[] {
  const joined = problems.filter(
    problem => (OF_SETTINGS.test(problem.code) || isFact(problem)) && isJoined(problem),
  );
  if (joined.length === 0 || !isFromFile()) return problems;
  const names = joined.map(({ place }) => (place.kind === 'setting' ? place.name : undefined));
  const what = [
    ...(Object.keys(SETTING_NAMES) as SettingKey[])
      .filter(key => names.includes(SETTING_NAMES[key]))
      .map(key => text(`settingName.${key}`)),
    ...OF_FACTS.flatMap(fact => {
      const count = joined.filter(({ code }) => code === fact).length;
      return count === 0 ? [] : [text(`departure.${fact}`, { count })];
    }),
  ];
  const values = { what: what.join(', ') };
  return [
    ...problems.filter(problem => !joined.includes(problem)),
    { code: 'departures', severity: 'note', place: LIST, values },
  ];
}

const isFact = ({ code, severity }: Problem): boolean =>
  severity !== 'error' && (OF_FACTS as readonly ProblemCode[]).includes(code);
