import type { View } from '../../src/application/protocol/protocol';
import { text, type Panel } from '../model/panel';
import type { Say } from '../words';
import { onward, type AtEvent } from './parts/onward';

type Stopped = Extract<View, { view: 'stopped' }>;

export const stopped = ({ reasons }: Stopped, say: Say, at: AtEvent): Panel => ({
  heading: say('sidebar.stopped.heading'),
  parts: [{ part: 'remarks', remarks: reasons }, text(say('sidebar.stopped.text'))],
  primary: onward(at, say),
  others: [],
  back: undefined,
});
