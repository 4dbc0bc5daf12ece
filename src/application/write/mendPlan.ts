import type { Block } from '../../sheet/cells/block';
import type { Language } from '../../tournament/languages';
import type { CellRange, Design, NewSheet } from '../workbook/design';
import type { MendOffer, Remarkable } from '../protocol/protocol';
import type { Heading } from './bridges';
import { fingerprint } from './fingerprint';

export interface MendPlan {
  readonly label: string;
  readonly blocks: readonly Block[];
  /** The mend is known by it where its cells have the time of the press. */
  readonly id?: string;
  readonly makes?: readonly NewSheet[];
  /** In words. */
  readonly becomes?: readonly string[];
  /** It adds the columns of a round, for which its blocks are planned anew. */
  readonly addsRound?: true;
  /** The list goes on with what the Log has of that one. */
  readonly follows?: string;
  /** How many rounds it adds, where that is not one. */
  readonly rounds?: number;
  /** The sheets get their names and dropdowns in this language. */
  readonly language?: Language;
  /** Headings of sheets that are written as one. */
  readonly headings?: readonly Heading[];
  /** Cells of the wall list that get the text format. */
  readonly textFormat?: readonly CellRange[];
  readonly looks?: readonly Design[];
}

export interface MendableRemark {
  readonly remark: Remarkable;
  readonly plans: readonly MendPlan[];
}

/** The name of a plan in the panel: a fingerprint, so that another change is another plan. */
export const planId = ({ label, blocks, id }: MendPlan): string =>
  fingerprint([[label, id ?? JSON.stringify(blocks)]]);

export const shown = ({ remark, plans }: MendableRemark): Remarkable =>
  plans.length === 0 ? remark : { ...remark, mends: plans.map(offerOf) };

/** More lines nobody reads. */
const MOST_LINES = 400;

const offerOf = (plan: MendPlan): MendOffer => ({
  label: plan.label,
  mend: planId(plan),
  ...(plan.becomes && { becomes: plan.becomes.slice(0, MOST_LINES), cells: plan.becomes.length }),
});
