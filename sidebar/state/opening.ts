import type { Opening, Request } from '../../src/application/protocol/protocol';
import type { State } from './screen';

const OPENINGS: Readonly<Record<Opening, Request>> = {
  state: { ask: 'state' },
  // The form needs the texts, which come with any answer.
  create: { ask: 'state' },
  pair: { ask: 'preview', choose: true },
  players: { ask: 'players' },
  // The results of the round that is played, or of the last one.
  record: { ask: 'state' },
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

/** The round whose results the menu entry *Record results* shows, where the first answer has not shown any. */
export const roundToOpen = (first: Opening, { screen, event }: State): Request | undefined =>
  first === 'record' &&
  event !== undefined &&
  event.round > 0 &&
  screen.screen === 'view' &&
  ['ready', 'finished'].includes(screen.view.view)
    ? { ask: 'round', round: event.round }
    : undefined;

/** The question of the first screen. */
export const firstRequest = (first: Opening): Request => OPENINGS[first];

/**
 * Whether the form opens at once, for the menu entry *Create a tournament*, unless a run broke off in this
 * spreadsheet.
 */
export const opensForm = (first: Opening, { screen }: State): boolean =>
  first === 'create' && screen.screen === 'view' && screen.view.view !== 'begun';
