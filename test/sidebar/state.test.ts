import { describe, expect, test } from 'vitest';
import * as panel from '../../sidebar/state';
import { lookOnReturn } from '../../sidebar/view/lookOnReturn';
import type { Request, View } from '../../src/application/protocol/protocol';
import { answer, PREVIEW, VIEWS } from './views';

/** A panel that asked and was answered, question after question. */
const after = (...turns: readonly (readonly [Request, View])[]): panel.State =>
  turns.reduce((state, [request, view]) => {
    const asked = panel.asking(state, request);
    return panel.answered(asked, asked.turn, answer(view));
  }, panel.STARTING);

const viewOf = (state: panel.State | undefined): string | undefined =>
  state?.screen.screen === 'view' ? state.screen.view.view : state?.screen.screen;

const LOOK: Request = { ask: 'state' };

describe('answers', () => {
  test('one that comes too late is not heard', () => {
    const first = panel.asking(panel.STARTING, LOOK);
    const second = panel.asking(first, { ask: 'preview' });
    const late = panel.answered(second, first.turn, answer(VIEWS.ready));
    expect(late).toBe(second);
    expect(viewOf(panel.answered(second, second.turn, answer(PREVIEW)))).toBe('preview');
  });

  test('jumping to a cell keeps the screen, unless something is in the way', () => {
    const go: Request = { ask: 'go', to: { sheet: 'Wall list', a1: 'D7' } };
    expect(viewOf(after([LOOK, VIEWS.problems], [go, VIEWS.ready]))).toBe('problems');
    expect(viewOf(after([LOOK, VIEWS.problems], [go, VIEWS.stopped]))).toBe('stopped');
    // A file that waits to be saved stays as well, with what its receiver would ask.
    const made = panel.withMade(after([LOOK, VIEWS.files]), { files: [], remarks: [], untested: false });
    const asked = panel.asking(made, go);
    expect(viewOf(panel.answered(asked, asked.turn, answer(VIEWS.ready)))).toBe('made');
  });

  test('a quiet look that finds somebody writing, or nobody at all, changes nothing', () => {
    const ready = after([LOOK, VIEWS.ready]);
    const looking = panel.asking(ready, LOOK, true);
    expect(viewOf(panel.answered(looking, looking.turn, answer(VIEWS.busy)))).toBe('ready');
    expect(viewOf(panel.failed(looking, looking.turn, 'offline'))).toBe('ready');
  });

  test('a question that got no answer says so', () => {
    const asked = panel.asking(after([LOOK, VIEWS.ready]), { ask: 'preview' });
    expect(panel.failed(asked, asked.turn, 'offline').screen).toEqual({
      screen: 'failed',
      request: { ask: 'preview' },
      message: 'offline',
    });
  });
});

describe('results typed by phone', () => {
  const records = { ...VIEWS.missing, records: true } as View;
  const next = (
    asked: Request,
    view: View,
    quiet: boolean,
    isFirst = false,
    queue: panel.State['queue'] = [],
  ) => {
    const state = { ...panel.asking(after([LOOK, VIEWS.ready]), asked, quiet), queue };
    const { running } = state;
    if (!running) throw new Error('nothing is asked');
    return panel.recordingAfter(panel.answered(state, state.turn, answer(view)), running, isFirst);
  };

  test('are recorded when the panel opens or comes back to it', () => {
    const record = { ask: 'record', look: true };
    expect(next(LOOK, records, true)).toEqual(record);
    expect(next({ ask: 'preview' }, records, false, true)).toEqual(record);
    // Lengths that decide, where nothing else is open.
    expect(next(LOOK, { ...VIEWS.problems, records: true } as View, true)).toEqual(record);
    expect(next(LOOK, VIEWS.problems as View, true)).toBeUndefined();
  });

  test('wait where somebody has asked, typed in the panel or taken back', () => {
    expect(next(LOOK, records, false)).toBeUndefined();
    const entry = {
      round: 4,
      black: 'Ada',
      white: 'Ben',
      result: '1-0',
      stands: '??',
      is: 'waiting',
    } as const;
    expect(next(LOOK, records, true, false, [entry])).toBeUndefined();
    expect(next(LOOK, VIEWS.missing as View, true)).toBeUndefined();
    expect(next({ ask: 'record', look: true }, records, true)).toBeUndefined();
  });
});

describe('the texts of the page', () => {
  const SENT: Request = { ask: 'preview' };
  const words = { ...answer(VIEWS.ready).text!, 'sidebar.title': 'Wallist!' };

  test('are not asked for again once it has them, and stay after an answer without any', () => {
    expect(panel.sent(panel.STARTING, SENT)).toEqual(SENT);
    const first = after([LOOK, VIEWS.ready]);
    expect(panel.sent(first, SENT)).toMatchObject({ words: 'en' });
    const { text: _, ...without } = answer(VIEWS.busy);
    const asked = panel.asking({ ...first, words }, SENT);
    expect(panel.answered(asked, asked.turn, without).words).toEqual(words);
  });

  test('follow another language', () => {
    const asked = panel.asking(after([LOOK, VIEWS.ready]), SENT);
    const german = panel.answered(asked, asked.turn, answer(VIEWS.busy, 'de'));
    expect(german.words['sidebar.tryAgain']).toBe('Noch einmal versuchen');
    expect(panel.sent(german, SENT)).toMatchObject({ words: 'de' });
  });
});

describe('the whole event, checked part after part', () => {
  const ask = (done: number): Request => ({ ask: 'audit', done });
  const part = (done: number): View => ({
    view: 'audit',
    done,
    rounds: 3,
    parts: [{ title: `Round ${done}`, findings: [] }],
    end: [],
  });
  const titles = ({ screen }: panel.State) =>
    screen.screen === 'view' && screen.view.view === 'audit'
      ? screen.view.parts.map(({ title }) => title)
      : undefined;

  test('the parts stand one below the other, and the panel asks until all rounds are checked', () => {
    const first = after([ask(0), part(1)]);
    expect(panel.nextPart(first, 1)).toEqual(ask(1));
    const last = after([ask(0), part(1)], [ask(1), part(2)], [ask(2), part(3)]);
    expect(titles(last)).toEqual(['Round 1', 'Round 2', 'Round 3']);
    expect([panel.nextPart(last, 1), last.playing]).toEqual([undefined, false]);
    expect(panel.nextPart(panel.playing(last), 1)).toBeUndefined();
  });

  test('asked again it begins anew, and what was stopped asks no more', () => {
    const again = after([ask(0), part(1)], [ask(1), part(2)], [ask(0), part(1)]);
    expect(titles(again)).toEqual(['Round 1']);
    const stopped = panel.stoppedPlaying(after([ask(0), part(1)]));
    expect([panel.nextPart(stopped, 1), titles(stopped)]).toEqual([undefined, ['Round 1']]);
  });
});

describe('the way back', () => {
  test('from the preview to what was before it, also after the preview changed', () => {
    const twice = after([LOOK, VIEWS.ready], [{ ask: 'preview' }, PREVIEW], [{ ask: 'preview' }, PREVIEW]);
    expect(viewOf(panel.back(twice))).toBe('ready');
  });

  test('from the form to the screen that offered it; what was typed is kept', () => {
    const form = panel.fillingForm(after([LOOK, VIEWS.noWallList]));
    expect(viewOf(form)).toBe('create');
    expect(viewOf(panel.back(form))).toBe('no wall list');

    const tournament = { ...panel.NEW_DRAFT, name: 'Tallinn Open' };
    const asked = panel.asking(form, { ask: 'create', tournament });
    const again = panel.fillingForm(panel.failed(asked, asked.turn, ''));
    expect(again.screen).toEqual({
      screen: 'view',
      view: { view: 'create', problems: [], draft: { ...tournament, language: 'en' } },
    });
  });

  test('there is none after the writing', () => {
    const written = after(
      [LOOK, VIEWS.ready],
      [{ ask: 'preview' }, PREVIEW],
      [{ ask: 'write', seen: 'f00d' }, VIEWS.written],
    );
    expect(panel.back(written)).toBeUndefined();
  });
});

describe('looking again by itself', () => {
  const lookAt = (view: View, asked: Request = LOOK) => lookOnReturn(after([asked, view]))?.ask;

  test.each([
    ['no wall list', VIEWS.noWallList, 'state'],
    ['ready', VIEWS.ready, 'state'],
    ['the preview stays a preview', PREVIEW, 'preview'],
    ['results missing', VIEWS.missing, 'round'],
    ['a form is being filled', VIEWS.create, undefined],
    ['reasons to read', VIEWS.stopped, undefined],
    ['cells to visit after an undo', VIEWS.undoneKept, undefined],
    ['an undo without remains', VIEWS.undone, 'state'],
    ['a write to try again', VIEWS.busy, undefined],
  ] as const)('%s', (_, view, expected) => {
    expect(lookAt(view)).toBe(expected);
  });

  test('problems are looked for as they were found', () => {
    expect(lookAt(VIEWS.problems, { ask: 'check' })).toBe('check');
    expect(lookAt(VIEWS.problems, LOOK)).toBe('state');
  });

  test('not while something runs', () => {
    expect(lookOnReturn(panel.asking(after([LOOK, VIEWS.ready]), { ask: 'preview' }))).toBeUndefined();
  });
});

describe('opening', () => {
  test('the menu entry to pair lets choose where there is a choice, and a check begins at the first round', () => {
    expect(panel.firstRequest(panel.opening('pair'))).toEqual({ ask: 'preview', choose: true });
    expect(panel.firstRequest(panel.opening('audit'))).toEqual({ ask: 'audit', done: 0 });
  });

  test('a panel that opens has nothing typed, nothing chosen and nothing to save', () => {
    const { draft, rules, wish, done, queue, clashes, arrivals, cameIn, playing } = panel.STARTING;
    expect(draft).toMatchObject({ name: '', teams: false, upperBar: '', lowerBar: '', seed: '' });
    expect([rules, wish.kind, wish.hide, wish.round, playing]).toEqual(['', 'html', '', '', false]);
    expect([done, queue, clashes, arrivals, cameIn].map(({ length }) => length)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([
    ['pair', 'preview'],
    // It opens the results, and records nothing by itself.
    ['record', 'state'],
    ['check', 'check'],
    ['standings', 'standings'],
    ['players', 'players'],
    ['self-test', 'self-test'],
    ['simulate', 'simulation'],
    ['files', 'files'],
    ['audit', 'audit'],
    ['create', 'state'],
    ['help', 'state'],
    ['state', 'state'],
    ['', 'state'],
    ['toString', 'state'],
    [undefined, 'state'],
  ] as const)('the menu entry %s asks for %s', (entry, asked) => {
    expect(panel.firstRequest(panel.opening(entry)).ask).toBe(asked);
  });

  test('only what reads is asked a second time after a failure', () => {
    expect(panel.repeatable({ ask: 'preview' })).toBe(true);
    expect(panel.repeatable({ ask: 'write', seen: 'f00d' })).toBe(false);
    expect(panel.repeatable({ ask: 'undo', action: 'A7' })).toBe(false);
  });
});

describe('files that are opened', () => {
  const ready = after([LOOK, VIEWS.ready]);
  const bytes = new Uint8Array([1]);
  const REFUSED = { kind: 'refused', sentence: 'Line 3: no result.' } as const;

  test('one that cannot be read says why, and no import of an earlier one is left', () => {
    const read = { kind: 'read', rows: {}, remarks: [], questions: [] } as unknown as Parameters<
      typeof panel.withFile
    >[1];
    const held = panel.withFile(ready, read, { name: 'cup.h9', bytes });
    expect([held.file?.source.name, held.screen]).toEqual(['cup.h9', ready.screen]);
    const refused = panel.withFile(held, REFUSED, { name: 'cup.doc', bytes });
    expect([refused.file, refused.screen]).toEqual([
      undefined,
      { screen: 'refused', sentence: REFUSED.sentence },
    ]);
    expect(panel.withoutCopy(held, 'No event in it.').screen).toEqual({
      screen: 'refused',
      sentence: 'No event in it.',
    });
  });

  test('a rating list shows who is meant, or why it cannot be read', () => {
    const asked = panel.askingForRatings(ready);
    expect(viewOf(asked)).toBe('rating list');
    const read = { kind: 'ratings', list: 'EGF', found: [], doubtful: [], missing: [] } as const;
    expect(panel.withRatings(asked, read).screen).toEqual({ screen: 'rating matches', read });
    expect(panel.withRatings(asked, REFUSED).screen).toEqual({
      screen: 'refused',
      sentence: REFUSED.sentence,
    });
  });

  test('are another copy of the event where one is asked for, and a saved event where there is an event', () => {
    expect(panel.isForMerge(panel.askingForCopy(panel.STARTING), 'cup.h9')).toBe(true);
    expect(panel.isForMerge(after([LOOK, VIEWS.merge]), 'cup.h9')).toBe(true);
    const rounds = { ...VIEWS.merge, view: 'merge rounds' } as unknown as View;
    expect(panel.isForMerge(after([LOOK, rounds]), 'cup.h9')).toBe(true);
    expect(['Cup.JSON', 'cup.h9', 'cup.json.h9'].map(name => panel.isForMerge(ready, name))).toEqual([
      true,
      false,
      false,
    ]);
    expect(panel.isForMerge(after([LOOK, VIEWS.noWallList]), 'cup.json')).toBe(false);
  });

  test('take the place of the screen, so that the next look reads everything', () => {
    const glance = { sheets: 'A' } as unknown as panel.State['glance'];
    const seen = { ...ready, glance };
    const made = { files: [], remarks: [], untested: false };
    const screens = [
      panel.withFile(seen, REFUSED, { name: 'x', bytes }),
      panel.withMade(seen, made),
      panel.askingForRatings(seen),
      panel.askingForCopy(seen),
      panel.withoutCopy(seen, ''),
      panel.withRatings(seen, REFUSED),
      panel.fillingForm(seen),
    ];
    expect(screens.map(state => state.glance)).toEqual(screens.map(() => undefined));
    const quiet = panel.asking(seen, LOOK, true);
    expect(panel.sent(quiet, LOOK)).toHaveProperty('glance', glance);
    expect(panel.sent(quiet, { ask: 'standings' })).not.toHaveProperty('glance');
    expect(panel.sent(panel.asking(seen, LOOK), LOOK)).not.toHaveProperty('glance');
  });
});

describe('events by dice, part after part', () => {
  const { wish, tallies } = VIEWS.simulation;
  const played = (done: number) => after([LOOK, { ...VIEWS.simulation, done } as View]);

  test('the next part is asked for until all are played or somebody stops it', () => {
    const some = panel.playing(played(wish.events - 1));
    expect(panel.nextPart(some, 25)).toEqual({ ask: 'simulate', wish, count: 25, tallies });
    expect(panel.nextPart(panel.playing(played(wish.events)), 25)).toBeUndefined();
    expect(panel.nextPart(played(wish.events - 1), 25)).toBeUndefined();
    expect(panel.nextPart(panel.playing(after([LOOK, VIEWS.ready])), 25)).toBeUndefined();
    expect(panel.nextPart(panel.playing(panel.STARTING), 25)).toBeUndefined();
    // What is on its way when it is stopped comes too late.
    const asked = panel.asking(some, panel.nextPart(some, 25)!);
    const stopped = panel.stoppedPlaying(asked);
    expect(panel.answered(stopped, asked.turn, answer(VIEWS.ready))).toBe(stopped);
    expect(stopped.running).toBeUndefined();
  });

  test('the way back is the form as it was filled in', () => {
    const form = after([LOOK, VIEWS.simulate as View], [LOOK, VIEWS.simulation as View]);
    expect(panel.back(form)?.screen).toEqual({
      screen: 'view',
      view: { ...VIEWS.simulate, wish, problems: [] },
    });
  });
});

describe('screens that stay', () => {
  const preview = (seen: string): View => ({ ...(PREVIEW as object), seen }) as View;
  const look = (state: panel.State, view: View): panel.State => {
    const asked = panel.asking(state, { ask: 'preview' }, true);
    return panel.answered(asked, asked.turn, answer(view));
  };

  test('a preview that a look finds as it was keeps what the organiser does with it', () => {
    const shown = { ...after([LOOK, preview('a')]), byHand: true };
    expect(look(shown, preview('a')).screen).toBe(shown.screen);
    const other = look(shown, preview('b'));
    expect([other.screen, other.byHand]).toEqual([{ screen: 'view', view: preview('b') }, true]);
    expect(look(shown, VIEWS.ready as View).byHand).toBe(false);
  });

  test('nothing has changed: the screen and all it knows are as they were', () => {
    const ready = after([LOOK, VIEWS.ready]);
    const asked = panel.asking(ready, LOOK, true);
    const same = panel.answered(asked, asked.turn, answer({ view: 'same' } as View));
    expect(same).toEqual({ ...asked, running: undefined });
  });

  test('without a tournament there is no event, and an answer that tells none leaves the one that is known', () => {
    const ready = after([LOOK, VIEWS.ready]);
    expect(ready.event).toBeDefined();
    const asked = panel.asking(ready, LOOK);
    const { event: _, ...silent } = answer(VIEWS.busy);
    expect(panel.answered(asked, asked.turn, silent).event).toBe(ready.event);
    expect(panel.answered(asked, asked.turn, answer(VIEWS.noWallList)).event).toBeUndefined();
  });

  test('the game that was chosen stays chosen while the results are on the screen', () => {
    const missing = after([LOOK, VIEWS.missingForty]);
    const chosen = panel.choosing(missing, 2, 1);
    const after2 = (view: View, quiet: boolean): panel.State => {
      const asked = panel.asking(chosen, LOOK, quiet);
      return panel.answered(asked, asked.turn, answer(view));
    };
    expect(after2(VIEWS.missingForty, false).row).toEqual(chosen.row);
    expect(after2(VIEWS.ready as View, false).row.game).toBeUndefined();
    expect(panel.chosenAt(after2(VIEWS.missingForty, true))).toBe(2);
  });
});

describe('several lists in one workbook', () => {
  const [main, side] = ['A7', 'B2'].map(id => ({ id }) as NonNullable<panel.State['list']>) as [
    NonNullable<panel.State['list']>,
    NonNullable<panel.State['list']>,
  ];
  const from = (state: panel.State, request: Request, more: object): panel.State => {
    const asked = panel.asking(state, request);
    return panel.answered(asked, asked.turn, { ...answer(VIEWS.ready), ...more });
  };
  const GO: Request = { ask: 'go', to: { sheet: 'Wall list', a1: 'D7' } };
  const both = from(panel.STARTING, LOOK, { list: main, lists: [main, side] });

  test('every question says of which list the screen speaks', () => {
    expect(panel.sent(both, GO)).toMatchObject({ list: 'A7', ask: 'go' });
    expect(panel.sent(after([LOOK, VIEWS.ready]), GO)).not.toHaveProperty('list');
  });

  test('an answer that tells none leaves them, a look or an answer of no list takes them away', () => {
    expect(from(both, GO, { list: main }).lists).toEqual([main, side]);
    expect(from(both, GO, { list: side, lists: [side] })).toMatchObject({ list: side, lists: [side] });
    expect(from(both, LOOK, { list: main }).lists).toBeUndefined();
    expect(from(both, GO, {})).toMatchObject({ list: undefined, lists: undefined });
  });
});

describe('what a screen has open', () => {
  const asks = (state: panel.State, view: View, quiet: boolean, asked: Request = LOOK): panel.State => {
    const asking = panel.asking(state, asked, quiet);
    return panel.answered(asking, asking.turn, answer(view));
  };

  test('a look by itself takes no question away, anything else does', () => {
    const players = { ...after([LOOK, VIEWS.players]), row: { ...panel.STARTING.row, begins: true } };
    expect(asks(players, VIEWS.players, true).row.begins).toBe(true);
    expect(asks(players, VIEWS.players, false).row.begins).toBeUndefined();
    const ready = { ...after([LOOK, VIEWS.ready]), row: { ...panel.STARTING.row, begins: true } };
    expect(asks(ready, VIEWS.ready as View, true).row.begins).toBeUndefined();
  });

  test('numbers and a preview that were seen alike are two screens', () => {
    const numbers = after([LOOK, VIEWS.numbers]);
    const preview = { ...(PREVIEW as object), seen: VIEWS.numbers.seen } as View;
    expect(viewOf(asks(numbers, preview, true))).toBe('preview');
  });

  test('events go on being played when their answer comes', () => {
    const played = panel.playing(after([LOOK, VIEWS.simulation as View]));
    expect(asks(played, VIEWS.simulation as View, false).playing).toBe(true);
  });

  test('the looks that may be answered by “the same” take along what the screen rests on', () => {
    const seen = {
      ...after([LOOK, VIEWS.ready]),
      glance: { sheets: 'A' } as unknown as panel.State['glance'],
    };
    const looks = (['state', 'preview', 'round', 'places'] as const).map(ask => ({ ask }) as Request);
    for (const look of looks)
      expect(panel.sent(panel.asking(seen, look, true), look)).toHaveProperty('glance', seen.glance);
  });

  test('the rules of the event are those of the last answer, and none where it says none', () => {
    const asked = panel.asking(panel.STARTING, LOOK);
    const known = panel.answered(asked, asked.turn, { ...answer(VIEWS.ready), rules: 'EGF' });
    expect([known.rules, asks(known, VIEWS.ready as View, false).rules]).toEqual(['EGF', '']);
  });

  test('the form of an event in another language begins in that language', () => {
    const asked = panel.asking(panel.STARTING, LOOK);
    const german = panel.answered(asked, asked.turn, answer(VIEWS.noWallList, 'de'));
    expect(panel.fillingForm(german).screen).toMatchObject({ view: { draft: { language: 'de' } } });
  });

  test('the cost of changes by hand is said aloud on their preview alone', () => {
    const say = ((key: string) => key) as unknown as Parameters<typeof panel.saidAloud>[1];
    const compared = { ...(PREVIEW as object), compared: ['One repeat', 'No bye'] } as unknown as View;
    const shown = { ...after([LOOK, compared]), byHand: true };
    expect(panel.saidAloud(shown, say)).toBe('sidebar.hand.compared: One repeat. No bye');
    expect(panel.saidAloud({ ...shown, byHand: false }, say)).toBe('');
    expect(panel.saidAloud({ ...after([LOOK, PREVIEW]), byHand: true }, say)).toBe('');
    expect(panel.saidAloud({ ...after([LOOK, VIEWS.ready]), byHand: true }, say)).toBe('');
    expect(panel.saidAloud({ ...panel.STARTING, byHand: true }, say)).toBe('');
  });

  test('problems that were asked for are looked for again', () => {
    expect(panel.lookAgain({ ask: 'check' })).toEqual({ ask: 'check' });
    expect(panel.lookAgain({ ask: 'mend' } as Request)).toEqual({ ask: 'check' });
    expect(panel.lookAgain({ ask: 'standings' })).toEqual({ ask: 'state' });
  });
});
