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
  });

  test('asked again it begins anew, and what was stopped asks no more', () => {
    const again = after([ask(0), part(1)], [ask(1), part(2)], [ask(0), part(1)]);
    expect(titles(again)).toEqual(['Round 1']);
    const stopped = panel.stopped(after([ask(0), part(1)]));
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
  test.each([
    ['pair', 'preview'],
    // It opens the results, and records nothing by itself.
    ['record', 'state'],
    ['check', 'check'],
    ['standings', 'standings'],
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
