import type { Request } from './protocol';

/** Requests that change nothing: they need no lock, and may be repeated where no answer came. */
export const READING: readonly Request['ask'][] = [
  'state',
  'self-test',
  'preview',
  'why',
  'numbers',
  'absent',
  'check',
  'players',
  'registration',
  'preview people',
  'check-in',
  'proposals',
  'audit',
  'go',
  'choose list',
  'simulation',
  'simulate',
  'files',
  'preview import',
  'preview ratings',
];
