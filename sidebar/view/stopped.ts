import type { View } from '../../src/application/protocol/protocol';
import { LOOK, text, type Panel } from '../model/panel';
import type { Say } from '../words';

type Stopped = Extract<View, { view: 'stopped' }>;

export const stopped = ({ reasons }: Stopped, say: Say): Panel => ({
  heading: say('sidebar.stopped.heading'),
  parts: [{ part: 'remarks', remarks: reasons }, text(say('sidebar.stopped.text'))],
  primary: { label: say('sidebar.lookAgain'), does: LOOK },
  others: [],
  back: undefined,
});
