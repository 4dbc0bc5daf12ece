import type { ProblemCode } from '../../tournament/problem';

/** Every text a person reads, in English. Other languages may leave keys out and fall back to this one. */
export const en = {
  'sidebar.title': 'Wallist',
} as const satisfies Record<string, string>;

export type TextKey = keyof typeof en | `problem.${ProblemCode}` | `mend.${ProblemCode}`;
