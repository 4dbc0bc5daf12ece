import type { Answer, RequestOfList, WhoAnswers } from '../../src/application/protocol/protocol';
import { setStatus } from '../aria/status';
import type { DeskArrival, DeskPerson } from '../model/desk';
import * as panel from '../state';
import type { Say } from '../words';

export interface Door {
  readonly state: () => panel.State;
  /** Takes a state and shows it. */
  readonly take: (next: panel.State) => void;
  /** Shows an answer that is another screen. */
  readonly show: (answer: Answer) => void;
  readonly ask: (request: RequestOfList) => Promise<Answer>;
  readonly say: Say;
}

/** Milliseconds until somebody is sent again while another run writes, or changed the list at that moment. */
const AGAIN = 2_000;
const MOST_STOPS = 3;
let stops = 0;

/** Somebody is put in: said at once, and written behind. */
export function register(door: Door, person: DeskPerson, round: string): void {
  door.take(panel.comingIn(door.state(), person, round));
  sendArrivals(door);
}

export function answerArrival(door: Door, key: number, answers: WhoAnswers): void {
  door.take(panel.arrivalAnswered(door.state(), key, answers));
  sendArrivals(door);
}

export function arrivalsOnceMore(door: Door): void {
  door.take(panel.arrivalsAgain(door.state()));
  sendArrivals(door);
}

/** Writes one after the other: each may change who the next one is. */
export function sendArrivals(door: Door): void {
  const next = panel.nextArrival(door.state());
  if (!next) return;
  door.take(panel.arrivalSent(door.state(), next.key));
  door.ask(panel.arrivalRequest(next)).then(
    answer => heard(door, next, answer),
    () => {
      door.take(panel.arrivalFailed(door.state(), next.key, door.say('sidebar.failed.heading')));
      sendArrivals(door);
    },
  );
}

function heard(door: Door, arrival: DeskArrival, answer: Answer): void {
  const { view } = answer;
  const { key, person } = arrival;
  if (view.view === 'registration') {
    stops = 0;
    const before = door.state();
    const next = panel.arrivedIn({ ...before, event: answer.event ?? before.event }, key, view);
    door.take(next);
    const player = [person.name, person.rank].filter(Boolean).join(' ');
    if (view.asked) setStatus(door.say('sidebar.enter.settle', { count: 1 }));
    else if (view.done !== undefined) setStatus(door.say('sidebar.desk.isInNow', { player }));
    return sendArrivals(door);
  }
  stops += 1;
  if (view.view === 'busy' || (view.view === 'stopped' && stops < MOST_STOPS)) {
    door.take(panel.arrivalWaits(door.state(), key));
    setTimeout(() => sendArrivals(door), AGAIN);
    return;
  }
  stops = 0;
  const why = view.view === 'stopped' ? (view.reasons[0]?.sentence ?? '') : '';
  door.take(panel.arrivalFailed(door.state(), key, why));
  // What broke off is settled first; whoever waits stays.
  if (view.view !== 'stopped') door.show(answer);
}
