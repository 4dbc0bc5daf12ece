import { makeOpenEvent } from '../src/pairing/round/makeOpenEvent';
import type { OpenEvent } from '../src/pairing/round/openEvent';
import type { Event } from '../src/standings/stages/event';
import { makeEvent } from '../src/standings/stages/makeEvent';

type Listed = Pick<Event, 'wallList' | 'settings'>;

/** The event of a standing. */
export const eventOf = ({ wallList, settings }: Listed): Event => makeEvent(wallList, settings);

/** The event of a standing, with its open round. */
export const openEventOf = ({ wallList, settings }: Listed): OpenEvent => makeOpenEvent(wallList, settings);
