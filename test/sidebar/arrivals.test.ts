import { describe, expect, test } from 'vitest';
import * as panel from '../../sidebar/state';
import type { DeskPerson } from '../../sidebar/model/desk';
import type { ListNow, Request, View } from '../../src/application/protocol/protocol';
import { answer, VIEWS } from './views';

type Desk = Extract<View, { readonly view: 'registration' }>;

const told = (state: panel.State, request: Request, view: View): panel.State => {
  const asked = panel.asking(state, request);
  return panel.answered(asked, asked.turn, answer(view));
};
const LOOK: Request = { ask: 'registration' };
const DESK = VIEWS.registration as Desk;
const desk = told(panel.STARTING, LOOK, DESK);
const LISTED = [
  { no: 1, name: 'Ada Ahn', rank: '3d', rating: '', country: 'KR', club: 'Seoul', pin: '' },
] as const;
const withAda: Desk = { ...DESK, players: 1, listed: LISTED };

const ADA: DeskPerson = { name: 'Ada Ahn', rank: '3d' };
const BO: DeskPerson = { name: 'Bo Berg' };
const CY: DeskPerson = { name: 'Cy Cruz', rank: '9k' };

const three = [ADA, BO, CY].reduce((state, person) => panel.comingIn(state, person, '1'), desk);
const keys = (state: panel.State): readonly number[] => state.arrivals.map(({ key }) => key);
const standing = (state: panel.State): readonly string[] => state.arrivals.map(({ is }) => is);
const deskOf = ({ screen }: panel.State): Desk | undefined =>
  screen.screen === 'view' && screen.view.view === 'registration' ? screen.view : undefined;
const ASKED = {
  heading: 'Who is that?',
  questions: [{ key: 'ada', sentence: 'The same?', people: [], choices: [], taken: 'other' }],
} as const;

describe('whoever comes in at the desk', () => {
  test('waits in line, each with a key of their own, and goes one after the other', () => {
    expect(keys(three)).toEqual([1, 2, 3]);
    expect(panel.nextArrival(three)).toMatchObject({ key: 1, person: ADA, round: '1', said: '' });
    const sent = panel.arrivalSent(three, 1);
    expect(standing(sent)).toEqual(['sent', 'waiting', 'waiting']);
    expect(panel.nextArrival(sent)).toBeUndefined();
    const written = panel.arrivedIn(sent, 1, { ...withAda, done: 'Registration: Ahn Ada' });
    expect(keys(written)).toEqual([2, 3]);
    expect(panel.nextArrival(written)).toMatchObject({ key: 2, person: BO });
    // A key is nobody else's while somebody has it.
    expect(keys(panel.comingIn(panel.leavingArrival(three, 1), ADA, '2'))).toEqual([2, 3, 4]);
    expect(panel.nextArrival(desk)).toBeUndefined();
  });

  test('is sent for the round and the list that it was typed for', () => {
    expect(panel.arrivalRequest(three.arrivals[1]!)).toEqual({
      ask: 'enter person',
      source: { from: 'person', person: BO, round: '1' },
    });
    const list: ListNow = { ...({ id: 'A7' } as ListNow) };
    const [arrival] = panel.comingIn({ ...desk, list }, ADA, '2').arrivals;
    expect(panel.arrivalRequest({ ...arrival!, answers: { ada: 'other' } })).toEqual({
      ask: 'enter person',
      source: { from: 'person', person: ADA, round: '2' },
      answers: { ada: 'other' },
      list: 'A7',
    });
  });

  test('stands on the screen and among the last four once it is written', () => {
    const people = ['A', 'B', 'C', 'D', 'E'].map(name => ({ name, rank: '5k' }));
    const all = people.reduce((state, person) => panel.comingIn(state, person, '1'), desk);
    const written = keys(all).reduce(
      (state, key) => panel.arrivedIn(panel.arrivalSent(state, key), key, { ...withAda, done: 'in' }),
      all,
    );
    expect(written.cameIn.map(({ label }) => label)).toEqual(['E 5k', 'D 5k', 'C 5k', 'B 5k']);
    expect(deskOf(written)).toMatchObject({ players: 1, listed: LISTED, done: 'in' });
    expect(panel.listedNow(written)).toEqual(LISTED);
    expect([written.arrivals, panel.listedNow(told(written, LOOK, VIEWS.ready))]).toEqual([[], []]);
  });

  test('whose name alone is known is called by it; what was left out is said with it, and not by the screen', () => {
    const said = panel.arrivedIn(three, 2, { ...withAda, said: 'The club has no column.' });
    expect(said.cameIn).toEqual([{ label: 'Bo Berg', said: 'The club has no column.' }]);
    expect(deskOf(said)).not.toHaveProperty('said');
    const plain = panel.arrivedIn(three, 2, { ...withAda, done: 'in' });
    expect(plain.cameIn).toEqual([{ label: 'Bo Berg', said: '' }]);
    // Nothing was written and nothing said: nobody came in.
    expect(panel.arrivedIn(three, 2, withAda)).toMatchObject({
      cameIn: [],
      arrivals: [{ key: 1 }, { key: 3 }],
    });
  });

  test('who has to be told apart is asked about, the answers add up, and the line goes on behind', () => {
    const asked = panel.arrivedIn(panel.arrivalSent(three, 1), 1, { ...withAda, asked: ASKED, answers: {} });
    expect(standing(asked)).toEqual(['asked', 'waiting', 'waiting']);
    expect(asked.arrivals[0]?.asked).toEqual(ASKED);
    expect(asked.cameIn).toEqual([]);
    expect(deskOf(asked)).not.toHaveProperty('asked');
    expect(panel.nextArrival(asked)).toMatchObject({ key: 2 });
    const once = panel.arrivalAnswered(asked, 1, { ada: 'other' });
    const twice = panel.arrivalAnswered(once, 1, { eve: 'same' });
    expect(twice.arrivals[0]).toMatchObject({
      is: 'waiting',
      asked: undefined,
      answers: { ada: 'other', eve: 'same' },
    });
    expect(panel.nextArrival(twice)).toMatchObject({ key: 1 });
    expect(panel.arrivalAnswered(three, 7, { ada: 'same' })).toEqual(three);
  });

  test('whose run did not come back says why, is told apart again, and goes once more when asked', () => {
    const answered = panel.arrivalAnswered(three, 2, { bo: 'other' });
    const failed = panel.arrivalFailed(panel.arrivalSent(answered, 2), 2, 'offline');
    expect(failed.arrivals[1]).toMatchObject({ is: 'failed', said: 'offline', answers: {} });
    const again = panel.arrivalsAgain(panel.arrivalSent(failed, 1));
    expect(standing(again)).toEqual(['sent', 'waiting', 'waiting']);
    expect(again.arrivals[1]?.said).toBe('');
    expect(standing(panel.arrivalWaits(again, 1))).toEqual(['waiting', 'waiting', 'waiting']);
  });

  test('for another list leaves the desk of this one alone; nobody who has left comes in', () => {
    const list = (id: string): ListNow => ({ ...({ id } as ListNow) });
    const typed = panel.comingIn({ ...desk, list: list('A7') }, ADA, '1');
    const moved = { ...typed, list: list('B2') };
    expect([
      panel.isAtDesk(typed, 'A7'),
      panel.isAtDesk(moved, 'A7'),
      panel.isAtDesk(moved, undefined),
    ]).toEqual([true, false, true]);
    const written = panel.arrivedIn(moved, 1, { ...withAda, done: 'in' });
    expect(written.screen).toBe(moved.screen);
    expect(written.cameIn).toEqual([{ label: 'Ada Ahn 3d', said: '' }]);
    const elsewhere = told(typed, { ask: 'state' }, VIEWS.ready);
    expect(panel.isAtDesk(elsewhere, undefined)).toBe(false);
    expect(panel.arrivedIn(elsewhere, 1, { ...withAda, done: 'in' }).screen).toBe(elsewhere.screen);
    expect(panel.arrivedIn(three, 9, withAda)).toBe(three);
  });

  test('while a round is played: whoever came late before is asked about first', () => {
    const [first, second] = [
      { player: '41 Late Leo (12k)', round: 1, bye: '17 Koch Sophie (14k)' },
      { player: '42 Later Lou (3k)', round: 1 },
    ];
    const seats = [[{ value: '17', label: 'Koch', means: '' }], [{ value: '0', label: 'bye', means: '' }]];
    const one = panel.arrivedIn(three, 1, { ...withAda, done: 'in', late: first, seats: seats[0] });
    expect([deskOf(one)?.late, deskOf(one)?.seats]).toEqual([first, seats[0]]);
    const two = panel.arrivedIn(one, 2, { ...withAda, done: 'in', late: second, seats: seats[1] });
    // With the seats that were offered to them.
    expect([deskOf(two)?.late, deskOf(two)?.seats]).toEqual([first, seats[0]]);
    expect(deskOf(panel.arrivedIn(three, 1, { ...withAda, done: 'in' }))).not.toHaveProperty('late');
  });
});
