import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeskPerson } from '../../sidebar/model/desk';
import * as panel from '../../sidebar/state';
import { answer } from '../../src/application/panel/api';
import type { MissedRounds, Request, ResultCode } from '../../src/application/protocol/protocol';
import { missing, misses, playingRound } from '../../src/tournament/person/missedRounds';
import { column, expectConsistent, pairRound, tournamentBook } from '../application/tournamentBook';

/**
 * A run may save what it carries though its answer never comes, or come to nothing. Whatever is pressed, taken back and sent again
 * after it, the list ends with what the panel shows.
 */

/** What becomes of a run: it is answered; its answer is lost; it never came. */
const RUNS = ['answered', 'answer lost', 'never came'] as const;

const BOOK = tournamentBook(6);
pairRound(BOOK);

const shownBy = (book: typeof BOOK, request: Request): panel.State => {
  const asked = panel.asking(panel.STARTING, request);
  return panel.answered(asked, asked.turn, answer(book.workbook, request));
};

const player = fc.nat({ max: 1 });
const run = fc.constantFrom(...RUNS);

const peopleIn = ({ screen }: panel.State) =>
  screen.screen === 'view' && screen.view.view === 'players' ? screen.view.people : [];
const missedIn = (state: panel.State) => peopleIn(state).map(({ missed }) => missed);

// N240 of docs/faults.md
test('who plays is in the list as it is shown, whatever becomes of the runs', () => {
  const act = fc.oneof(
    fc.record({ does: fc.constant('press' as const), player, round: fc.constantFrom(3, 4) }),
    fc.record({ does: fc.constant('take back' as const) }),
    fc.record({ does: fc.constant('send' as const) }),
    fc.record({ does: fc.constant('hear' as const), run }),
  );
  fc.assert(
    fc.property(fc.array(act, { minLength: 3, maxLength: 25 }), acts => {
      const book = BOOK.copy();
      let state = shownBy(book, { ask: 'players' });
      const send = (): void => {
        state = { ...state, saving: { ...state.saving, failed: false } };
        const request = panel.nextSaving(state);
        if (request) state = panel.asking(state, request, true);
      };
      const hear = (becomes: (typeof RUNS)[number]): void => {
        const { running } = state;
        if (!running) return;
        const heard = becomes === 'never came' ? undefined : answer(book.workbook, running.request);
        state =
          heard && becomes === 'answered'
            ? panel.answered(state, running.turn, heard)
            : panel.failed(state, running.turn, 'offline');
      };
      const press = (at: number, round: number): void => {
        const person = peopleIn(state)[at];
        if (!person) return;
        const { player: name, missed: was } = person;
        const is: MissedRounds = misses(was, round) ? playingRound(was, round, 5) : missing(was, round);
        state = panel.pressPlayers(state, [{ player: name, was, is }]);
      };
      for (const next of acts) {
        if (next.does === 'press') press(next.player, next.round);
        else if (next.does === 'take back') state = panel.takeBackPlayers(state);
        else if (next.does === 'send') send();
        else hear(next.run);
      }
      const due = missedIn(state);
      for (let i = 0; i < 3; i++) {
        hear('answered');
        send();
      }
      expect(panel.unsaved(state)).toBe(0);
      expect(missedIn(state)).toEqual(due);
      expect(missedIn(shownBy(book, { ask: 'players' }))).toEqual(due);
      expectConsistent(book);
    }),
    { numRuns: Number(process.env['EVENTS'] ?? 15) },
  );
});

const RESULTS: readonly (ResultCode | '')[] = ['1-0', '0-1', '=', ''];

// N241 of docs/faults.md
test('results are in the list as they are shown, whatever becomes of the runs', () => {
  const act = fc.oneof(
    fc.record({ does: fc.constant('enter' as const), at: player, result: fc.constantFrom(...RESULTS) }),
    fc.record({ does: fc.constant('take back' as const) }),
    fc.record({ does: fc.constant('look' as const) }),
    fc.record({ does: fc.constant('send' as const) }),
    fc.record({ does: fc.constant('hear' as const), run }),
  );
  fc.assert(
    fc.property(fc.array(act, { minLength: 3, maxLength: 25 }), acts => {
      const book = BOOK.copy();
      const LOOK: Request = { ask: 'round', round: 1 };
      let state = shownBy(book, LOOK);
      let sent: Request | undefined;
      const look = (): void => {
        const asked = panel.asking(state, LOOK, true);
        state = panel.answered(asked, asked.turn, answer(book.workbook, LOOK));
      };
      const send = (): void => {
        const entries = panel.toSend(state.queue);
        if (entries.length === 0) return;
        state = { ...state, queue: panel.sentNow(state.queue) };
        sent = { ask: 'enter', entries: entries.map(({ is: _is, isTried: _isTried, ...entry }) => entry) };
      };
      const hear = (becomes: (typeof RUNS)[number]): void => {
        if (!sent) return;
        const heard = becomes === 'never came' ? undefined : answer(book.workbook, sent).view;
        sent = undefined;
        if (becomes !== 'answered' || heard?.view !== 'entered') {
          state = { ...state, queue: panel.failedNow(state.queue) };
          return;
        }
        const { queue, clashes } = panel.afterRun(state.queue, heard.entries, state.clashes);
        state = { ...state, queue, clashes, screen: { screen: 'view', view: heard.now } };
      };
      const shown = () => panel.gamesIn(state).map(game => panel.resultNow(state.queue, 1, game));
      for (const next of acts) {
        if (next.does === 'enter') state = panel.entering(panel.choosing(state, next.at), next.result, true);
        else if (next.does === 'take back') state = panel.takingLastBack(state);
        else if (next.does === 'look') look();
        else if (next.does === 'send') send();
        else hear(next.run);
      }
      const due = shown();
      for (let i = 0; i < 3; i++) {
        hear('answered');
        send();
      }
      expect([state.queue, state.clashes]).toEqual([[], []]);
      expect(shown()).toEqual(due);
      const cells = column(book, 'H', 6).map(String);
      expect(cells.filter(cell => !cell.includes('?'))).toHaveLength(2 * due.filter(Boolean).length);
      expectConsistent(book);
    }),
    { numRuns: Number(process.env['EVENTS'] ?? 15) },
  );
});

const QUEUE: readonly DeskPerson[] = [
  { name: 'Ada Ahn', rank: '3d', club: 'Ulm' },
  { name: 'Bo Berg', rank: '2k' },
  { name: 'Cy Cruz', rank: '9k', country: 'FR' },
  // A namesake, about whom somebody is asked.
  { name: 'Ada Ahn', rank: '12k', club: 'Köln' },
];

test('whoever came in at the desk stands in the list once, whatever becomes of the runs', () => {
  const act = fc.oneof(
    fc.record({ does: fc.constant('put in' as const), who: fc.nat({ max: QUEUE.length - 1 }) }),
    fc.record({ does: fc.constant('answer' as const) }),
    fc.record({ does: fc.constant('again' as const) }),
    fc.record({ does: fc.constant('send' as const) }),
    fc.record({ does: fc.constant('hear' as const), run }),
  );
  fc.assert(
    fc.property(fc.array(act, { minLength: 3, maxLength: 20 }), acts => {
      const book = BOOK.copy();
      let state = shownBy(book, { ask: 'registration' });
      const came = new Set<DeskPerson>();
      const putIn = (person: DeskPerson | undefined): void => {
        // Nobody types somebody anew who waits still.
        if (!person || state.arrivals.some(arrival => arrival.person === person)) return;
        came.add(person);
        state = panel.comingIn(state, person, '');
      };
      const answerAll = (): void => {
        for (const { key, asked } of state.arrivals.filter(({ is }) => is === 'asked')) {
          const answers = Object.fromEntries(
            (asked?.questions ?? []).map(one => [one.key, 'other' as const]),
          );
          state = panel.arrivalAnswered(state, key, answers);
        }
      };
      const send = (): void => {
        const next = panel.nextArrival(state);
        if (next) state = panel.arrivalSent(state, next.key);
      };
      const hear = (becomes: (typeof RUNS)[number]): void => {
        const sent = state.arrivals.find(({ is }) => is === 'sent');
        if (!sent) return;
        const heard =
          becomes === 'never came' ? undefined : answer(book.workbook, panel.arrivalRequest(sent)).view;
        if (becomes !== 'answered') state = panel.arrivalFailed(state, sent.key, 'offline');
        else if (heard?.view === 'registration') state = panel.arrivedIn(state, sent.key, heard);
        else throw new Error(JSON.stringify(heard));
      };
      for (const next of acts) {
        if (next.does === 'put in') putIn(QUEUE[next.who]);
        else if (next.does === 'answer') answerAll();
        else if (next.does === 'again') state = panel.arrivalsAgain(state);
        else if (next.does === 'send') send();
        else hear(next.run);
      }
      for (let i = 0; i < 4 * QUEUE.length && state.arrivals.length > 0; i++) {
        hear('answered');
        answerAll();
        state = panel.arrivalsAgain(state);
        send();
      }
      expect(state.arrivals).toEqual([]);
      const names = column(book, 'B', 6 + QUEUE.length + 2).map(String);
      const fresh = names.filter(name => QUEUE.some(person => person.name === name));
      expect(fresh.sort()).toEqual([...came].map(({ name }) => name ?? '').sort());
      expectConsistent(book);
    }),
    { numRuns: Number(process.env['EVENTS'] ?? 15) },
  );
});
