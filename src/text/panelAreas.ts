import { isReadKey } from './readKeys';

/** What the panel says, and the sheets that it writes. No formula shows any of it, so they stay out of the bundle that formulas load. */
export const PANEL_AREAS = [
  'setting',
  'sidebar',
  'simulation',
  'system',
  'action',
  'absence',
  'summary',
  'example',
  'change',
  'repair',
  'matters',
  'audit',
  'people',
  'help',
  'departure',
] as const;

/** Whether only the panel needs a key. */
export const isOfPanel = (key: string): boolean =>
  (PANEL_AREAS as readonly string[]).includes(key.slice(0, key.indexOf('.'))) && !isReadKey(key);

/** The keys as the text file has them: those that a formula may show come first. */
export const inFileOrder = (keys: readonly string[]): readonly string[] => [
  ...keys.filter(key => !isOfPanel(key)),
  ...keys.filter(isOfPanel),
];
