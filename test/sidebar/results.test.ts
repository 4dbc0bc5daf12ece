import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actOfKey } from '../../sidebar/results/resultKeys';
import * as panel from '../../sidebar/state';
import { gamesMeant, namesOf } from '../../sidebar/view/parts/names';
import type { GameOfRound } from '../../src/application/protocol/protocol';
import { resultsMissing } from '../../sidebar/view/round/resultsMissing';
import { makeSay } from '../../sidebar/words';
import { LANGUAGES } from '../../src/tournament/languages';
import { answer, EVENT, FORTY, VIEWS } from './views';

// F10.3 of docs/faults.md

const LOOK = { ask: 'state' } as const;
const shown = panel.answered(panel.asking(panel.STARTING, LOOK), 1, answer(VIEWS.missingForty));
const at = (state: panel.State, row: number): panel.State => panel.choosing(state, row, 0);
const game = (row: number): GameOfRound => FORTY[row] as GameOfRound;
const results = (state: panel.State) => state.queue.map(({ result }) => result);

describe('entries', () => {
  test('wait in their order, and go together; what comes meanwhile waits for the next run', () => {
    const two = panel.entering(at(panel.entering(at(shown, 0), '1-0'), 1), '0-1');
    expect(panel.toSend(two.queue).map(({ result, stands }) => [result, stands])).toEqual([
      ['1-0', '??'],
      ['0-1', '??'],
    ]);
    const sent = { ...two, queue: panel.sentNow(two.queue) };
    const third = panel.entering(at(sent, 2), '=');
    expect(panel.toSend(third.queue)).toEqual([]);
    const answers = sent.queue.map(({ round, black, white, result }) => ({
      round,
      black,
      white,
      result,
      entered: 'saved' as const,
    }));
    const after = panel.afterRun(third.queue, answers, []);
    expect(after.queue.map(({ result }) => result)).toEqual(['=']);
    expect(panel.toSend(panel.failedNow(sent.queue)).length).toBe(2);
  });

  test('of one game: the last one counts, and one taken back in time is none', () => {
    const one = panel.entering(at(shown, 0), '1-0');
    const asked = panel.entering(one, '0-1');
    expect([results(asked), asked.row.question]).toEqual([['1-0'], '0-1']);
    expect(results(panel.entering(asked, '0-1', true))).toEqual(['0-1']);
    expect(results(panel.entering(one, ''))).toEqual([]);
    expect(results(panel.takingLastBack(at(one, 7)))).toEqual([]);
  });

  test('of another round are out of sight, and no press takes them back', () => {
    const one = panel.entering(at(shown, 0), '1-0');
    const next = { ...VIEWS.missingForty, round: VIEWS.missingForty.round + 1 };
    const later = panel.answered(panel.asking(one, LOOK), 2, answer(next));
    expect(panel.lastEntryIn(one)?.round).toBe(VIEWS.missingForty.round);
    expect(panel.lastEntryIn(later)).toBeUndefined();
    expect(panel.takingLastBack(later)).toBe(later);
  });

  test('of one game that is on its way believe what that says', () => {
    const one = panel.entering(at(shown, 0), '1-0');
    const sent = { ...one, queue: panel.sentNow(one.queue) };
    const changed = panel.entering(sent, '0-1', true);
    expect(changed.queue.map(({ result, stands, is }) => [result, stands, is])).toEqual([
      ['1-0', '??', 'sent'],
      ['0-1', '+-', 'waiting'],
    ]);
  });

  test('a second press of the same result is no change, and without a game nothing is entered', () => {
    const one = panel.entering(at(shown, 3), '1-0');
    expect(panel.entering(one, '1-0').queue).toBe(one.queue);
    expect(panel.entering(shown, '1-0')).toBe(shown);
  });

  test('that clash are settled by the buttons of the clash alone', () => {
    const one = panel.entering(at(shown, 0), '1-0');
    const { round, black, white, result } = one.queue[0]!;
    const { queue, clashes } = panel.afterRun(
      panel.sentNow(one.queue),
      [{ round, black, white, result, entered: 'clash' }],
      [],
    );
    const clashed = { ...one, queue, clashes };
    expect(panel.isClash(clashed, 3, game(0))).toBe(true);
    expect(panel.entering(clashed, '0-1')).toBe(clashed);
    expect(panel.nextOpen(at(clashed, 19))).toBe(0);
    expect(panel.entering(clashed, '1-0', true).clashes).toEqual([]);
  });
});

describe('results of a round', () => {
  const saved = (row: number, result: NonNullable<GameOfRound['result']>, stands: string): panel.State => {
    const games = FORTY.map((one, i) => (i === row ? { ...one, result, stands } : one)) as typeof FORTY;
    const view = { ...VIEWS.missingForty, games } as typeof VIEWS.missingForty;
    return panel.answered(panel.asking(panel.STARTING, LOOK), 1, answer(view));
  };
  const CODES = [
    ['1-0', '+-'],
    ['0-1', '-+'],
    ['=', '=='],
    ['1-0!', '+-!'],
    ['0-1!', '-+!'],
    ['0-0!', '--!'],
    ['1-1!', '++!'],
    ['', '??'],
  ] as const;

  test('what stands in the list already is not entered', () => {
    for (const [result, stands] of CODES) {
      expect(panel.queued([], 3, { ...game(0), stands }, result)).toEqual([]);
      expect(panel.queued([], 3, { ...game(0), stands: 'x' }, result)).toHaveLength(1);
    }
  });

  test('are cleared together, but for open games and those that clash', () => {
    const two = panel.entering(at(saved(0, '1-0', '+-'), 1), '0-1');
    const cleared = panel.clearing(two);
    expect(cleared.queue.map(({ result, stands }) => [result, stands])).toEqual([['', '+-']]);
    expect(cleared.row.game).toBeUndefined();
    expect(panel.resultNow(cleared.queue, 3, { ...game(0), result: '1-0' })).toBeUndefined();
    const clash = { game: two.row.game!, mine: '0-1' } as const;
    expect(panel.clearing({ ...two, clashes: [clash] }).queue.map(({ result }) => result)).toEqual([
      '0-1',
      '',
    ]);
    expect(panel.clearing(panel.STARTING)).toBe(panel.STARTING);
  });

  test('a question stays while its game is chosen, in whatever column', () => {
    const asked = panel.entering(at(panel.entering(at(shown, 0), '1-0'), 0), '0-1');
    expect(asked.row).toMatchObject({ question: '0-1', column: 0, more: false });
    expect(panel.choosing(asked, 0, 2).row).toMatchObject({ question: '0-1', column: 2 });
    expect(panel.choosing(asked, 1, 2).row).toMatchObject({ question: undefined, column: 2, more: false });
    expect(panel.choosing(asked, 99).row.game).toBeUndefined();
  });

  test('the next open game is the one behind, and after the last the first', () => {
    const two = panel.entering(at(panel.entering(at(shown, 1), '1-0'), 2), '1-0');
    expect([panel.nextOpen(at(two, 0)), panel.nextOpen(at(two, 3)), panel.nextOpen(at(two, 19))]).toEqual([
      3, 4, 0,
    ]);
    expect(panel.nextOpen(two)).toBe(3);
    expect(panel.nextOpen(panel.STARTING)).toBeUndefined();
  });

  test('the last entry is taken back without a question, one before it is asked about', () => {
    const two = panel.entering(at(panel.entering(at(shown, 0), '1-0'), 1), '0-1');
    expect(results(panel.entering(two, ''))).toEqual(['1-0']);
    const asked = panel.entering(at(two, 0), '');
    expect([results(asked), asked.row.question]).toEqual([['1-0', '0-1'], '']);
  });

  test('taking back believes what the list has by now', () => {
    const one = panel.entering(at(shown, 4), '1-0');
    const games = FORTY.map((each, i) => (i === 4 ? { ...each, result: '1-0', stands: '+-' } : each));
    const view = { ...VIEWS.missingForty, games } as unknown as typeof VIEWS.missingForty;
    const later = panel.answered(panel.asking({ ...one, queue: [] }, LOOK), 2, answer(view));
    const back = panel.takingLastBack(later);
    expect(back.queue.map(({ result, stands }) => [result, stands])).toEqual([['', '+-']]);
    expect([back.done, panel.chosenAt(back)]).toEqual([[], 4]);
  });

  test('of a run that failed only what was on its way has failed', () => {
    const one = panel.entering(at(shown, 0), '1-0');
    const two = panel.entering(at({ ...one, queue: panel.sentNow(one.queue) }, 1), '0-1');
    expect(panel.failedNow(two.queue).map(({ is }) => is)).toEqual(['failed', 'waiting']);
    expect(panel.waitingAgain(panel.failedNow(two.queue)).map(({ is }) => is)).toEqual([
      'waiting',
      'waiting',
    ]);
    expect(panel.stateOfEntry(panel.failedNow(two.queue), 3, game(0))).toBe('failed');
    expect(panel.stateOfEntry(two.queue, 3, game(7))).toBeUndefined();
  });
});

describe('keys', () => {
  const press = (key: string, more: object = {}) =>
    actOfKey({ key, code: '', shift: false, repeat: false, held: false, at: 'list', ...more });

  test('enter a result for the row alone', () => {
    expect(['b', 'W', 'j', '=', 'x'].map(key => press(key))).toEqual(
      ['1-0', '0-1', '=', '=', '0-0!'].map(result => ({ act: 'enter', result })),
    );
    expect(['B', 'w', 'n'].map(key => press(key, { shift: true }))).toEqual(
      ['0-1!', '1-0!', '0-0!'].map(result => ({ act: 'enter', result })),
    );
    expect([press('и', { code: 'KeyB' }), press('ц', { code: 'KeyW' })]).toEqual([press('b'), press('w')]);
    expect(['b', 'w', '='].map(key => press(key, { at: 'heading' }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('ten thousand presses: none enters what no rule allows', () => {
    const keys = [
      ...'bBwWjJxXnN=0123456789./!?aeiouzцийо',
      'Enter',
      'Escape',
      'Tab',
      'Backspace',
      'Delete',
      'F5',
    ];
    const anyKey = fc.record({
      key: fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 2 })),
      code: fc.constantFrom('KeyB', 'KeyW', 'KeyN', 'Digit1', 'Digit0', 'Numpad1', ''),
      shift: fc.boolean(),
      repeat: fc.boolean(),
      held: fc.boolean(),
      at: fc.constantFrom('list' as const, 'heading' as const, 'elsewhere' as const),
    });
    fc.assert(
      fc.property(anyKey, pressed => {
        const act = actOfKey(pressed);
        if (act?.act !== 'enter') return;
        expect([pressed.held, pressed.repeat, pressed.at]).toEqual([false, false, 'list']);
        expect(pressed.key).not.toMatch(/^\d$/);
        expect(
          /^[bwjxn]$/i.test(pressed.key) ||
            /^Key[BWN]$/.test(pressed.code) ||
            /^(=|Backspace|Delete)$/.test(pressed.key),
        ).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the menu of a round', () => {
  test.each(LANGUAGES)(
    'N199: in %s nothing waits, and no game is paired again, where all are played',
    language => {
      const say = makeSay(answer(VIEWS.missingForty, language).text!);
      const round = {
        ...VIEWS.missingForty,
        again: true,
        waits: 4,
        published: '2026-05-01',
        hasNext: true,
      } as const;
      const offers = (known: number, more: object = {}) =>
        (resultsMissing({ ...round, known, ...more }, say, { event: EVENT }).menu ?? [])
          .map(({ label }) => label)
          .filter(label =>
            [say('sidebar.missing.waits', { round: 4 }), say('sidebar.again')].some(one => one === label),
          ).length;
      expect([offers(0), offers(19), offers(20)]).toEqual([2, 2, 0]);
      // Whoever is left without a game may still be paired.
      expect(offers(20, { left: { round: 3, numbers: [1, 2], names: ['A', 'B'] } })).toBe(2);
      expect(resultsMissing({ ...round, known: 20 }, say, { event: EVENT }).primary?.label).toBe(
        say('sidebar.enter.pair', { round: 4 }),
      );
    },
  );
});

describe('names', () => {
  const pair = (black: string, white: string) => ({ table: '1', black, white });

  test('are short, unless two would be called the same', () => {
    const names = namesOf([
      pair('1 Van den Berg Kees (5d)', '2 橋本 健二 (5d)'),
      pair('3 Müller Thomas (3k)', '4 Müller Tina (8k)'),
      pair('5 Bauer, Lena', '6 Cher (1k)'),
    ]);
    expect([...names.values()].map(({ short, rank }) => `${short} ${rank}`.trim())).toEqual([
      'Van den Berg K. 5d',
      '橋本 健二 5d',
      'Müller Thomas 3k',
      'Müller Tina 8k',
      'Bauer L.',
      'Cher 1k',
    ]);
  });

  test('are found by any part, without accents; digits are a table', () => {
    expect(gamesMeant('dvorak', FORTY)).toEqual([7]);
    expect(gamesMeant('mul', FORTY)).toEqual([10, 15]);
    expect(gamesMeant('cruz', FORTY)).toEqual([3]);
    expect(gamesMeant('1', FORTY)).toEqual([0]);
    expect(gamesMeant('  ', FORTY)).toEqual([]);
  });
});
