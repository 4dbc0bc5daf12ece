import type { View } from '../../../src/application/protocol/protocol';
import { asks, LOOK, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { undoOffer } from '../parts/offers';
import { registrationButton } from './registration';

type CheckInScreen = Extract<View, { view: 'check-in' }>;

/** Everybody by name: one click says that a player is there. */
export function checkIn({ people, begun, undo }: CheckInScreen, say: Say): Panel {
  const here = people.filter(one => one.here).length;
  const goOn = { label: say('sidebar.goOn'), does: LOOK };
  const all = begun || undo !== undefined;
  return {
    heading: all ? say('sidebar.checkIn.heading', { here, total: people.length }) : say('sidebar.checkIn'),
    parts: all
      ? [
          text(say('sidebar.checkIn.text')),
          {
            part: 'check-in',
            people,
            press: (player, isHere) => asks({ ask: 'is here', player, here: isHere }),
          },
          ...undoOffer(undo, say),
        ]
      : [text(say('sidebar.checkIn.beginText'))],
    primary: all ? goOn : { label: say('sidebar.checkIn.begin'), does: asks({ ask: 'begin check-in' }) },
    others: [...(all ? [] : [goOn]), registrationButton(say)],
    back: LOOK,
  };
}
