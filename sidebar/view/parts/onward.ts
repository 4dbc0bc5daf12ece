import { currentRound, requestAt, type Place } from '../../model/place';
import { asks, LOOK, type Button } from '../../model/panel';
import type { State } from '../../state/screen';
import type { Say } from '../../words';

export type AtEvent = Pick<State, 'event'>;

/** The place that the event is at: its players before the first round can be paired, the round in play or the next one, its places at the end. */
function placeNow(event: NonNullable<State['event']>): Place {
  const { plan, players } = event;
  if (players === 0) return { place: 'players' };
  const isOver = plan.length > 0 && plan.every(({ stands }) => stands === 'complete');
  return isOver ? { place: 'places' } : { place: 'round', round: currentRound(plan) };
}

/** The way on from a screen that has said what was done; where no tournament is known, that is looked for. */
export function onward({ event }: AtEvent, say: Say): Button {
  if (!event || event.plan.length === 0) return { label: say('sidebar.place.line'), does: LOOK };
  const place = placeNow(event);
  const label =
    place.place === 'round'
      ? say('sidebar.place.round', { round: place.round })
      : say(place.place === 'players' ? 'sidebar.place.players' : 'sidebar.place.places');
  // What the end of an event asks about is said by its own screen, above the places.
  return { label, does: place.place === 'places' ? LOOK : asks(requestAt(place)) };
}

export const onwardWithout = ({ event }: AtEvent, say: Say): readonly Button[] =>
  event ? [] : [onward({ event }, say)];
