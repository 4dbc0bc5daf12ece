import type { Tiebreak } from '../../tournament/tiebreaks';
import type { Column } from '../column';
import type { TiedClasses } from '../purpose';
import type { Standing } from '../score/standing';
import { boardWinsRule } from './boardWins';
import { categoryRule } from './category';
import { cussRule } from './cuss';
import { directComparisonRule } from './directComparison';
import { lotteryRule } from './lottery';
import { performanceRule } from './performance';
import { previousOrderRule } from './previousOrder';
import { mmsRule, winsRule } from './primaryScore';
import { ratingRule } from './rating';
import type { RuleSeries, TiebreakRule } from './rule';
import { sodosRule } from './sodos';
import { sosKRule, sosKSeries } from './sosK';
import { sososRule } from './sosos';

const RULES: Readonly<Record<Tiebreak, TiebreakRule | RuleSeries>> = {
  BOARDWINS: boardWinsRule,
  DIRECTCOMPARISON: directComparisonRule,
  SOS2: sosKRule(2),
  SOS1: sosKRule(1),
  SOS: sosKRule(0),
  Rating: ratingRule,
  'Previous order': previousOrderRule,
  Lottery: lotteryRule,
  SODOS: sodosRule,
  SOSOS: sososRule,
  CUSS: cussRule,
  WINS: winsRule,
  MMS: mmsRule,
  Category: categoryRule,
  SOSK: sosKSeries,
  PERFORMANCE: performanceRule,
};

export function ruleOf(tiebreak: Tiebreak, k: number): TiebreakRule {
  const rule = RULES[tiebreak];
  return 'at' in rule ? rule.at(k) : rule;
}

/** The columns that a tiebreak compares, one after the other while a tie is left; one, but for SOSK. */
export function tiebreakColumns(
  standing: Standing,
  tiebreak: Tiebreak,
  tied: TiedClasses,
): readonly Column[] {
  const rule = RULES[tiebreak];
  const count = 'at' in rule ? rule.length(standing) : 1;
  const compared = withoutPlayoff(standing);
  return Array.from({ length: count }, (_, index) =>
    ruleOf(tiebreak, index + 1).column(compared, () => tied),
  );
}

/** No tiebreak counts the games of a playoff. */
export const withoutPlayoff = (standing: Standing): Standing =>
  standing.played === standing.through ? standing : { ...standing, played: standing.through };
