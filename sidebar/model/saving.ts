import type { PlayerChange } from '../../src/application/protocol/protocol';

/** Presses about players are seen at once, saved as soon as no other question runs, and taken back by one press. */
export interface PlayersSaving {
  /** Pressed and not yet saved; the first of them, `sent`, are on their way. */
  readonly queue: readonly PlayerChange[];
  readonly sent: number;
  /** So many of the first have been on their way, and may be in the list though nothing was heard of them. */
  readonly tried: number;
  /** Whether the last run failed: nothing goes by itself until somebody says so. */
  readonly failed: boolean;
  /** The last one is behind. */
  readonly pressed: readonly (readonly PlayerChange[])[];
}

export const NOTHING_PRESSED: PlayersSaving = { queue: [], sent: 0, tried: 0, failed: false, pressed: [] };
