import { describe, expect, test } from 'vitest';
import * as panel from '../../sidebar/state';
import type { MissedRounds, PlayerChange, Request, View } from '../../src/application/protocol/protocol';
import { answer, VIEWS } from './views';

const HERE: MissedRounds = { rounds: [], from: 0, awaited: false };
const AWAITED: MissedRounds = { rounds: [], from: 0, awaited: true };
const GONE: MissedRounds = { rounds: [], from: 4, awaited: false };
const NOT_IN_5: MissedRounds = { rounds: [5], from: 0, awaited: false };

const [ITO, KASK, LAN] = VIEWS.players.people.map(({ player }) => player) as [string, string, string];
const change = (player: string, was: MissedRounds, is: MissedRounds): PlayerChange => ({ player, was, is });

const told = (state: panel.State, request: Request, view: View, quiet = false): panel.State => {
  const asked = panel.asking(state, request, quiet);
  return panel.answered(asked, asked.turn, answer(view));
};
const LOOK: Request = { ask: 'players' };
const shown = told(panel.STARTING, LOOK, VIEWS.players);
const door = told(panel.STARTING, LOOK, VIEWS.checkIn);

const viewOf = ({ screen }: panel.State): string =>
  screen.screen === 'view' ? screen.view.view : screen.screen;
const missedOf = ({ screen }: panel.State, player: string): MissedRounds | undefined =>
  screen.screen === 'view' && screen.view.view === 'players'
    ? screen.view.people.find(one => one.player === player)?.missed
    : undefined;
const waiting = ({ saving }: panel.State) => saving.queue.map(({ player, was, is }) => [player, was, is]);

/** The run that would go now. */
const going = (state: panel.State) => {
  const request = panel.nextSaving(state);
  if (request === undefined) throw new Error('nothing waits');
  return { request, state: panel.asking(state, request) };
};

describe('presses about players', () => {
  test('are seen at once, and go in their order in one run that says which screen it is', () => {
    const two = panel.pressPlayers(panel.pressPlayers(shown, [change(ITO, HERE, NOT_IN_5)]), [
      change(LAN, GONE, HERE),
    ]);
    expect([missedOf(two, ITO), missedOf(two, LAN)]).toEqual([NOT_IN_5, HERE]);
    expect(missedOf(two, KASK)).toEqual({ rounds: [2], from: 5, awaited: false });
    expect(panel.unsaved(two)).toBe(2);
    expect(panel.nextSaving(two)).toEqual({
      ask: 'change players',
      changes: [change(ITO, HERE, NOT_IN_5), change(LAN, GONE, HERE)],
      door: false,
    });
    const atDoor = panel.pressPlayers(door, [change(ITO, HERE, AWAITED)]);
    expect(panel.nextSaving(atDoor)).toMatchObject({ door: true });
    const elsewhere = { ...atDoor, screen: { screen: 'copy' } } as const;
    expect(panel.nextSaving(elsewhere)).toMatchObject({ door: false });
  });

  test('of one player who waits are one change from what stood there; there and back is none', () => {
    const once = panel.pressPlayers(shown, [change(ITO, HERE, NOT_IN_5)]);
    const both = panel.pressPlayers(once, [change(LAN, GONE, HERE)]);
    const twice = panel.pressPlayers(both, [change(ITO, NOT_IN_5, GONE)]);
    expect(waiting(twice)).toEqual([
      [ITO, HERE, GONE],
      [LAN, GONE, HERE],
    ]);
    const back = panel.pressPlayers(twice, [change(ITO, GONE, HERE)]);
    expect(waiting(back)).toEqual([[LAN, GONE, HERE]]);
    expect(missedOf(back, ITO)).toEqual(HERE);
  });

  test('one that is on its way stays as it went, and the next of the same player is a change of its own', () => {
    const { state: sent } = going(panel.pressPlayers(shown, [change(ITO, HERE, NOT_IN_5)]));
    const more = panel.pressPlayers(sent, [change(ITO, NOT_IN_5, GONE)]);
    expect(waiting(more)).toEqual([
      [ITO, HERE, NOT_IN_5],
      [ITO, NOT_IN_5, GONE],
    ]);
    // Nothing else is sent while it runs; the screen has the last press, whatever the answer says.
    expect(panel.nextSaving(more)).toBeUndefined();
    const after = panel.answered(more, more.turn, answer(VIEWS.players));
    expect(waiting(after)).toEqual([[ITO, NOT_IN_5, GONE]]);
    expect(missedOf(after, ITO)).toEqual(GONE);
    expect(panel.nextSaving(after)).toMatchObject({ changes: [change(ITO, NOT_IN_5, GONE)] });
  });

  test('taken back is a change of its own: one press after the other, and then there is none', () => {
    const two = panel.pressPlayers(panel.pressPlayers(shown, [change(ITO, HERE, NOT_IN_5)]), [
      change(LAN, GONE, HERE),
      change(ITO, NOT_IN_5, GONE),
    ]);
    const one = panel.takeBackPlayers(two);
    expect([missedOf(one, ITO), missedOf(one, LAN)]).toEqual([NOT_IN_5, GONE]);
    expect(waiting(one)).toEqual([[ITO, HERE, NOT_IN_5]]);
    const none = panel.takeBackPlayers(one);
    expect([missedOf(none, ITO), panel.unsaved(none)]).toEqual([HERE, 0]);
    expect(panel.nextSaving(none)).toBeUndefined();
    expect(panel.takeBackPlayers(none)).toBe(none);
    // After it was saved as well: the list gets back what stood there.
    const { state: sent } = going(panel.pressPlayers(shown, [change(ITO, HERE, NOT_IN_5)]));
    const saved = panel.answered(sent, sent.turn, answer(VIEWS.players));
    expect(panel.unsaved(saved)).toBe(0);
    expect(waiting(panel.takeBackPlayers(saved))).toEqual([[ITO, NOT_IN_5, HERE]]);
  });

  test('wait as well where the screen is another one, which stays', () => {
    const pressed = panel.pressPlayers(shown, [change(ITO, HERE, NOT_IN_5)]);
    const elsewhere = told(pressed, { ask: 'state' }, VIEWS.ready);
    const back = panel.takeBackPlayers(elsewhere);
    expect([viewOf(back), panel.unsaved(elsewhere), panel.unsaved(back)]).toEqual(['ready', 1, 0]);
    // Its answer does not call the organiser back to the players.
    expect(viewOf(told(elsewhere, going(elsewhere).request, VIEWS.players))).toBe('ready');
  });
});

describe('a run that did not come back', () => {
  const pressed = panel.pressPlayers(shown, [change(ITO, HERE, NOT_IN_5)]);
  const { state: sent } = going(pressed);

  test('waits for a word, with all that it carried, and says so', () => {
    const failed = panel.failed(sent, sent.turn, 'offline');
    expect(failed.saving).toMatchObject({ failed: true, sent: 0 });
    expect(waiting(failed)).toEqual([[ITO, HERE, NOT_IN_5]]);
    expect(panel.nextSaving(failed)).toBeUndefined();
  });

  test('goes again by itself where another question overtook it', () => {
    const overtaken = told(sent, { ask: 'state' }, VIEWS.ready);
    expect(overtaken.saving).toMatchObject({ failed: false, sent: 0 });
    expect(panel.nextSaving(overtaken)).toMatchObject({ changes: [change(ITO, HERE, NOT_IN_5)] });
  });

  test('waits for a word where somebody else was writing, and is forgotten where it was refused', () => {
    const busy = panel.answered(sent, sent.turn, answer(VIEWS.busy));
    expect([busy.saving.failed, panel.unsaved(busy)]).toEqual([true, 1]);
    const stopped = panel.answered(sent, sent.turn, answer(VIEWS.stopped));
    expect([viewOf(stopped), panel.unsaved(stopped), panel.nextSaving(stopped)]).toEqual([
      'stopped',
      0,
      undefined,
    ]);
    expect(panel.takeBackPlayers(stopped)).toBe(stopped);
  });

  test('a look that fails leaves what waits as it is', () => {
    const looking = panel.asking(pressed, { ask: 'state' }, true);
    const failed = panel.failed(looking, looking.turn, 'offline');
    expect(panel.nextSaving(failed)).toMatchObject({ changes: [change(ITO, HERE, NOT_IN_5)] });
  });
});

describe('the check-in', () => {
  const begun = (before: View) =>
    told(told(panel.STARTING, LOOK, before), { ask: 'begin check-in' }, VIEWS.checkIn);
  const open = {
    ...VIEWS.checkIn,
    people: VIEWS.checkIn.people.map(person => ({ ...person, missed: HERE })),
  } as View;

  test('once begun is one press, which takes back all who are awaited by it', () => {
    const state = begun(open);
    const [first, ...others] = VIEWS.checkIn.people.filter(({ missed }) => missed.awaited);
    expect(first).toBeDefined();
    expect(state.saving.pressed).toEqual([
      [first!, ...others].map(({ player }) => change(player, HERE, AWAITED)),
    ]);
    expect(panel.unsaved(state)).toBe(0);
    expect(waiting(panel.takeBackPlayers(state))).toEqual(
      [first!, ...others].map(({ player }) => [player, AWAITED, HERE]),
    );
  });

  test('where nobody changes it is no press, nor where the players were not on the screen', () => {
    expect(begun(VIEWS.checkIn).saving.pressed).toEqual([]);
    expect(begun(VIEWS.ready).saving.pressed).toEqual([]);
    // Of somebody who came meanwhile nothing is known to take back.
    const [ito] = VIEWS.checkIn.people;
    expect(begun({ ...VIEWS.checkIn, people: [{ ...ito, missed: HERE }] }).saving.pressed).toEqual([]);
  });
});
