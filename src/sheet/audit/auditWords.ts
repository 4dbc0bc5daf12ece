import type { CriterionDifference, Finding, RoundAudit, EventAudit } from '../../audit/finding';
import type { TextKey } from '../../text/en';
import type { ProblemCode } from '../../tournament/problem';
import type { Text } from '../wording';

export function findingSentence(text: Text, { kind, round, values, criteria = [], code }: Finding): string {
  const parts = criteria.map(difference => criterionWords(text, difference)).join('; ');
  const reason = code === undefined ? '' : text(`problem.${code as ProblemCode}`, values);
  const key = kind === 'ratedOtherwise' ? 'standings.ratedOtherwise' : (`audit.${kind}` as const);
  return text(key, { ...values, round, parts, reason }).trim();
}

/** A sentence on costs for a report; '' where nothing is known of them. */
export const costSentence = (text: Text, { kind, values }: Finding): string =>
  kind === 'dearer' ? text('audit.cost', { cost: grouped(Number(values['cost'] ?? 0)) }) : '';

/** `Score difference in more games (+2)`; better or worse where the number of games does not say it. */
function criterionWords(text: Text, difference: CriterionDifference): string {
  const criterion = text(`criterion.${difference.weight}`);
  const [count, cost] = [difference.gamesPlayed - difference.gamesBest, difference.played - difference.best];
  if (count === 0) return text(cost > 0 ? 'why.moreCost' : 'why.lessCost', { criterion });
  const change = text(count > 0 ? 'why.moreGames' : 'why.fewerGames', { criterion, count: Math.abs(count) });
  if (cost > 0 === count > 0) return change;
  return text(cost > 0 ? 'why.yetWorse' : 'why.yetBetter', { change });
}

/** A whole number in groups of three digits with narrow no-break spaces. */
const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** `Round 3 (by the Log): legal, the best pairing.` */
export const roundSentence = (text: Text, { round, from, legal, optimal }: RoundAudit): string =>
  text('audit.round', {
    round,
    from: text(from === 'log' ? 'audit.byLog' : 'audit.byList'),
    legal: text(legal ? 'audit.legal' : 'audit.notLegal'),
    optimal: text(OPTIMAL[optimal]),
  });

const OPTIMAL: Readonly<Record<RoundAudit['optimal'], TextKey>> = {
  same: 'audit.same',
  equal: 'audit.asGood',
  given: 'audit.given',
  not: 'audit.notBest',
  unknown: 'audit.unknown',
};

export function auditSummary(text: Text, { rounds, end }: EventAudit): string {
  const count = [...rounds.flatMap(({ findings }) => findings), ...end].filter(
    ({ weight }) => weight === 'departure',
  ).length;
  return text(count === 0 ? 'sidebar.audit.clean' : 'sidebar.audit.departures', {
    rounds: rounds.length,
    count,
  });
}
