import type { Block } from '../../sheet/write/block';
import type { Language } from '../../tournament/settings';
import type { MendOffer, Remarkable } from '../panel/protocol';
import { fingerprint } from '../write/fingerprint';
import type { NewSheet } from '../write/writing';

/** A change that mends something, as its button says it. */
export interface Plan {
  readonly label: string;
  readonly blocks: readonly Block[];
  readonly makes?: readonly NewSheet[];
  /** The sheets get their names and dropdowns in this language. */
  readonly language?: Language;
}

/** A remark of Check with what mends it. */
export interface MendableRemark {
  readonly remark: Remarkable;
  readonly plans: readonly Plan[];
}

/** The name of a plan in the panel: a fingerprint, so that another change is another plan. */
export const planId = ({ label, blocks }: Plan): string => fingerprint([[label, JSON.stringify(blocks)]]);

/** A remark as the panel gets it. */
export const shown = ({ remark, plans }: MendableRemark): Remarkable =>
  plans.length === 0 ? remark : { ...remark, mends: plans.map(offerOf) };

const offerOf = (plan: Plan): MendOffer => ({ label: plan.label, mend: planId(plan) });
