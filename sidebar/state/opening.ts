import type { Opening, Request } from '../../src/application/protocol/protocol';
import type { State } from './screen';

const OPENINGS: Readonly<Record<Opening, Request>> = {
  state: { ask: 'state' },
  // The form needs the texts, which come with any answer.
  create: { ask: 'state' },
  pair: { ask: 'preview', choose: true },
  record: { ask: 'record' },
  check: { ask: 'check' },
  'self-test': { ask: 'self-test' },
  standings: { ask: 'standings' },
  simulate: { ask: 'simulation' },
  files: { ask: 'files' },
  audit: { ask: 'audit', done: 0 },
  // Its texts go with what the sheet asks for.
  help: { ask: 'state' },
};

/** The first screen: that of the menu entry, or the next step without one. */
export const opening = (first: string | undefined): Opening =>
  Object.keys(OPENINGS).includes(String(first)) ? (first as Opening) : 'state';

/** The question of the first screen. */
export const firstRequest = (first: Opening): Request => OPENINGS[first];

/**
 * Whether the form opens at once, for the menu entry *Create a tournament*, unless a run broke off in this
 * spreadsheet.
 */
export const opensForm = (first: Opening, { screen }: State): boolean =>
  first === 'create' && screen.screen === 'view' && screen.view.view !== 'begun';
