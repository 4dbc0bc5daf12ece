/** A federation's list may speak against somebody's licence or membership, and a cell of the wall list then says so. */

export type Membership =
  /** By the licence of the FFG. */
  | { readonly kind: 'none' | 'leisure' }
  /** The day until which the AGA's lasts: `2015-09-16`. */
  | { readonly kind: 'until'; readonly day: string };

/** The signs of the FFG's list. */
const SIGNS = { none: '-', leisure: 'C' } as const;

/** The federation with its own sign, which is the same in every language, or with a day, which alone a spreadsheet would turn. */
export const membershipCell = (membership: Membership): string =>
  membership.kind === 'until' ? `AGA ${membership.day}` : `FFG ${SIGNS[membership.kind]}`;

/** Undefined for another sign, and for what somebody has typed in words. */
export function readMembership(cell: string): Membership | undefined {
  const until = /^AGA (\d{4}-\d\d-\d\d)$/.exec(cell)?.[1];
  if (until !== undefined) return { kind: 'until', day: until };
  const sign = licenceStatus(cell);
  return sign === SIGNS.none ? { kind: 'none' } : sign === SIGNS.leisure ? { kind: 'leisure' } : undefined;
}

/** The sign of the FFG alone, as OpenGotha's file has it; undefined for a cell of another kind. */
export const licenceStatus = (cell: string): string | undefined => /^FFG (\S.*)$/.exec(cell)?.[1];

export const licenceCell = (status: string): string | undefined =>
  status.trim() === '' ? undefined : `FFG ${status.trim()}`;
