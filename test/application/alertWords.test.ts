import { describe, expect, test } from 'vitest';
import { byAlerts, type AlertOpening } from '../../src/application/alerts/byAlerts';
import { chosenOf, isYes } from '../../src/application/alerts/choice';
import { gameLines, inLines, inRuns, remarkLines, someOf } from '../../src/application/alerts/lines';
import { listByAlerts } from '../../src/application/alerts/listByAlerts';
import { named } from '../../src/application/alerts/names';
import { openViewAfter } from '../../src/application/alerts/openViewAfter';
import { missingLines } from '../../src/application/alerts/pairByAlerts';
import { tellView } from '../../src/application/alerts/tellView';
import { typedDeeds } from '../../src/application/alerts/typedPlayers';
import { typedResults } from '../../src/application/alerts/typedResults';
import { typedTournament } from '../../src/application/alerts/typedTournament';
import { wonLine } from '../../src/application/alerts/wonLine';
import type { View } from '../../src/application/protocol/protocol';
import { LEAVE, NOTHING, remark, talkWith, typed, viewOf, type Heard } from './alertTalk';

/** What is said and asked where there is no panel, alert by alert; texts are told by their keys. */

const READY = viewOf('ready', { round: 2, rounds: 5 });

function picked(
  opening: AlertOpening,
  ...rest: Parameters<typeof talkWith>
): Heard & { readonly again: number } {
  const heard = talkWith(...rest);
  let again = 0;
  byAlerts(heard.talk, opening, () => void (again += 1));
  return { ...heard, again };
}

describe('lines of an alert', () => {
  const { talk } = talkWith([]);

  test('leave blank ones out, and end where nobody can scroll', () => {
    expect(inLines('a', '', undefined, ' ', 'b')).toBe('a\n \nb');
    const many = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(someOf(many.slice(0, 6), talk.text)).toEqual(many.slice(0, 6));
    expect(someOf(many, talk.text)).toEqual([...many.slice(0, 6), 'alert.more 2']);
    expect(someOf(many, talk.text, 2)).toEqual(['1', '2', 'alert.more 6']);
  });

  test('say where a remark is meant, and what mends it', () => {
    const cell = { sheet: 'List', a1: 'B2' };
    expect(
      remarkLines([remark('Wrong.'), remark('Twice.', { cell, mend: 'Empty it.' })] as never, talk.text),
    ).toEqual(['Wrong.', 'List B2: Twice. Empty it.']);
    expect(remarkLines([remark('a'), remark('b'), remark('c')] as never, talk.text, 1)).toEqual([
      'a',
      'alert.more 2',
    ]);
  });

  test('have tables in runs', () => {
    expect(inRuns(['3', '5', '8', '11', '12', '13', '14', '17'])).toBe('3 5 8 11–14 17');
    expect(inRuns(['1', '2'])).toBe('1–2');
    expect(inRuns(['2.1', '2.2', '3', '4'])).toBe('2.1 2.2 3–4');
    expect(inRuns(['1', '2.1', '2'])).toBe('1 2.1 2');
    expect(inRuns([])).toBe('');
  });

  test('name people without their numbers, but namesakes with them', () => {
    expect(named('12 Ito Kenji (3d)', [])).toBe('Ito Kenji (3d)');
    expect(named('12 Ito Kenji (3d), 4 Anna (1k)', [])).toBe('Ito Kenji (3d), Anna (1k)');
    expect(named('12 Anna (3d), 4 Ben (1k)', ['anna'])).toBe('12 Anna (3d), Ben (1k)');
    expect(named('12 Anna', ['anna'])).toBe('12 Anna');
    expect(named('12 Annabel (1k)', ['anna'])).toBe('Annabel (1k)');
    expect(named('somebody', [])).toBe('somebody');
  });

  test('tell a game by its table, and its stones where it has some', () => {
    const game = (handicap: number) => ({ table: 4, black: '1 Anna (4d)', white: '2 Ben (2d)', handicap });
    expect(gameLines({ games: [game(0), game(2)] } as never, talk)).toEqual([
      '4. Anna (4d) – Ben (2d)',
      '4. Anna (4d) – Ben (2d), sidebar.preview.handicap 2',
    ]);
  });

  test('tell who has won', () => {
    const line = (result: string) =>
      wonLine(talk, '7', { black: '1 Anna (4d)', white: '2 Ben (2d)', result });
    expect(['1-0', '0-1', '=', ''].map(line)).toEqual([
      'alert.won 7 Anna (4d) Ben (2d)',
      'alert.won 7 Ben (2d) Anna (4d)',
      '7. Anna (4d) – Ben (2d) =',
      '7. Anna (4d) – Ben (2d) ?',
    ]);
  });

  test('tell what is missing: tables, games without one, or players', () => {
    const game = (table: string, result?: string) => ({ table, black: '1 Anna', white: '2 Ben', result });
    const missing = (fields: object) =>
      missingLines(talk, { known: 1, total: 3, missing: [], ...fields } as never);
    expect(missing({ games: [game('1'), game('2', '1-0'), game('3')] })).toEqual([
      'alert.progress 1 3',
      'alert.missingTables 1 3',
    ]);
    expect(missing({ missing: [remark('2 Ben')] })).toEqual(['alert.progress 1 3', '2 Ben']);
    expect(missing({ games: [game('')] })[1]).toContain('Anna – Ben');
  });
});

describe('a choice', () => {
  const choose = (count: number, ...answers: Parameters<typeof talkWith>[1] & object) => {
    const heard = talkWith([], answers);
    const choices = ['one', 'two', 'three']
      .slice(0, count)
      .map((label, i) => ({ label, ...(i === 0 && { becomes: ['A1: x → 1'] }) }));
    return { chosen: chosenOf(heard.talk, ['Which', 'said'], choices), ...heard };
  };

  test('of one is YES', () => {
    const { chosen, said } = choose(1, 'yes');
    expect([chosen, said]).toEqual([0, [`ask Which: said | A1: x → 1 |   | alert.yes one | ${LEAVE}`]]);
    expect(choose(1, 'no')).toMatchObject({ chosen: undefined, said: [expect.anything(), NOTHING] });
    expect(choose(1, undefined).chosen).toBeUndefined();
    expect(choose(0)).toMatchObject({ chosen: undefined, said: [NOTHING] });
  });

  test('of two is YES or NO', () => {
    const { chosen, said } = choose(2, 'no');
    expect([chosen, said]).toEqual([
      1,
      [
        'ask or cancel Which: said | one: | A1: x → 1 |   | alert.yes one | alert.no two | alert.cancel alert.leave',
      ],
    ]);
    expect([choose(2, 'yes').chosen, choose(2, 'cancel').chosen]).toEqual([0, undefined]);
  });

  test('of more is a number, asked until it is one', () => {
    const { chosen, said } = choose(3, typed('4'), typed('x'), typed(' ３ '));
    expect([chosen, said]).toEqual([
      2,
      [
        'type Which: said | 1: one: A1: x → 1 | 2: two | 3: three |   | alert.typeNumber',
        'type Which: alert.notRead 4 | said | 1: one: A1: x → 1 | 2: two | 3: three |   | alert.typeNumber',
        'type Which: alert.notRead x | said | 1: one: A1: x → 1 | 2: two | 3: three |   | alert.typeNumber',
      ],
    ]);
    expect([choose(3, typed('1')).chosen, choose(3, typed(' ')).chosen, choose(3, undefined).chosen]).toEqual(
      [0, undefined, undefined],
    );
    expect(choose(3, typed(' ')).said[1]).toBe(NOTHING);
  });

  test('that YES alone answers', () => {
    const heard = talkWith([], ['yes', 'no', undefined]);
    expect([1, 2, 3].map(() => isYes(heard.talk, 'Sure', 'said', 'do it'))).toEqual([true, false, false]);
    const asked = `ask Sure: said |   | alert.yes do it | ${LEAVE}`;
    expect(heard.said).toEqual([asked, asked, NOTHING, asked, NOTHING]);
  });
});

describe('what is said of a view', () => {
  const told = (view: View, behind?: string) => {
    const heard = talkWith([]);
    tellView(heard.talk, view, behind);
    return heard.said;
  };

  test('that stops', () => {
    expect(told(viewOf('busy'), 'b')).toEqual([
      'tell sidebar.busy.heading: sidebar.busy.text | alert.nothing | b',
    ]);
    expect(told(viewOf('stopped', { reasons: [remark('No.')] }), 'b')).toEqual([
      'tell sidebar.stopped.heading: No. | sidebar.stopped.text | b',
    ]);
    expect(told(viewOf('begun', { what: 'Pair', when: '10:00' }), 'b')).toEqual([
      'tell sidebar.begun.heading: Pair, 10:00 | alert.nothing | b',
    ]);
    expect(told(viewOf('files'))).toEqual(['tell sidebar.title: alert.nothing']);
  });

  test('without a list, with one, or after an undo', () => {
    expect(told(viewOf('no wall list'))).toEqual(['tell sidebar.title: alert.noList menu.create']);
    expect(told(viewOf('no wall list', { found: remark('Text.') }))).toEqual([
      'tell sidebar.title: Text. | alert.noList menu.create',
    ]);
    expect(told(viewOf('created'))).toEqual(['tell sidebar.created.heading: sidebar.created.text']);
    expect(told(viewOf('undone', { restored: 3, kept: [] }))).toEqual([
      'tell sidebar.undone.heading: sidebar.undone.restored: 3',
    ]);
    expect(told(viewOf('undone', { restored: 3, kept: [remark('B2')] }))).toEqual([
      'tell sidebar.undone.partly: sidebar.undone.restored: 3 | sidebar.undone.kept | B2',
    ]);
  });
});

describe('a question that stands before an entry of the menu', () => {
  /** The first view, then those of the answers. */
  const asked = (view: View, answers: Parameters<typeof talkWith>[1], ...then: readonly View[]) => {
    const heard = talkWith(then, answers);
    return { open: openViewAfter(heard.talk, view)?.view, ...heard };
  };
  const BEGUN = { action: '7', what: 'Pair round 2', when: '10:00', inTheWay: [] };

  test('is none where all is open', () => {
    for (const view of ['ready', 'results missing', 'finished'] as const)
      expect(asked(viewOf(view), [])).toMatchObject({ open: view, said: [], requests: [] });
    expect(asked(viewOf('busy'), [])).toMatchObject({ open: undefined, requests: [] });
    expect(asked(viewOf('busy'), []).said).toHaveLength(1);
  });

  test('is whether a run that died is finished or undone', () => {
    const may = viewOf('begun', { ...BEGUN, mayFinish: true });
    const finished = asked(may, ['yes'], READY);
    expect(finished).toMatchObject({ open: 'ready', requests: [{ ask: 'finish', action: '7' }] });
    expect(finished.said).toEqual([
      'ask or cancel sidebar.begun.heading: Pair round 2, 10:00 | sidebar.begun.text |   | alert.yes sidebar.begun.finish | alert.no sidebar.undo | alert.cancel alert.leave',
    ]);
    const undone = asked(may, ['no'], viewOf('undone', { restored: 4, kept: [] }), READY);
    expect(undone.requests).toEqual([{ ask: 'undo', action: '7' }, { ask: 'state' }]);
    expect(undone.said[1]).toBe('tell sidebar.undone.heading: sidebar.undone.restored: 4');
    expect(asked(may, ['cancel'])).toMatchObject({ open: undefined, requests: [] });
    const only = asked(
      viewOf('begun', { ...BEGUN, mayFinish: false, inTheWay: [remark('B2 was typed.')] }),
      ['yes'],
      READY,
    );
    expect(only.requests).toEqual([{ ask: 'undo', action: '7' }]);
    expect(only.said[0]).toBe(
      `ask sidebar.begun.heading: Pair round 2, 10:00 | sidebar.begun.undoOnly | B2 was typed. |   | alert.yes sidebar.undo | ${LEAVE}`,
    );
  });

  test('is whether a text is split', () => {
    const { said, requests } = asked(
      viewOf('text', { sheet: 'List', rows: ['Anna 4d'], seen: 'x' }),
      ['yes'],
      READY,
    );
    expect([said, requests]).toEqual([
      [`ask List: Anna 4d |   | alert.yes sidebar.split | ${LEAVE}`],
      [{ ask: 'split', seen: 'x' }],
    ]);
    expect(asked(viewOf('text', { sheet: 'List', rows: [], seen: 'x' }), ['no'])).toMatchObject({
      open: undefined,
      requests: [],
    });
  });

  test('is which mend of the first problem that has one is made', () => {
    const mends = [
      { label: 'Take A', mend: 'a' },
      { label: 'Take B', mend: 'b' },
    ];
    const problems = [remark('One.'), remark('Two.', { mends })];
    const { said, requests, open } = asked(viewOf('problems', { problems, mayPair: false }), ['no'], READY);
    expect([said, requests, open]).toEqual([
      [
        'ask or cancel sidebar.problems.heading: One. | Two. |   | alert.yes Take A | alert.no Take B | alert.cancel alert.leave',
      ],
      [{ ask: 'mend', mend: 'b' }],
      'ready',
    ]);
    expect(asked(viewOf('problems', { problems, mayPair: true }), ['cancel']).said[0]).toContain(
      'sidebar.problems.warningsHeading',
    );
    const told = (fields: object) =>
      asked(viewOf('problems', { problems: [], mayPair: true, ...fields }), []).said;
    expect(told({})).toEqual(['tell sidebar.problems.noneHeading: sidebar.problems.none']);
    expect(told({ problems: [remark('One.')], mayPair: false })).toEqual([
      'tell sidebar.problems.heading: One.',
    ]);
  });

  test('is whether numbers are drawn by lot', () => {
    const offered = viewOf('problems', {
      problems: [remark('No numbers.')],
      mayPair: false,
      numbersOffered: true,
    });
    const no = asked(offered, ['no']);
    expect(no.said).toEqual([
      `ask sidebar.numbers: No numbers. | sidebar.numbers.offer |   | alert.yes alert.showNumbers | ${LEAVE}`,
      NOTHING,
    ]);
    expect(asked(offered, [undefined]).said[1]).toBe(NOTHING);
    const numbers = viewOf('numbers', { seed: 's', rows: ['1 Anna', '2 Ben'], seen: 'x' });
    const drawn = asked(offered, ['yes', 'yes'], numbers, viewOf('ready'));
    expect(drawn.requests).toEqual([{ ask: 'numbers' }, { ask: 'write numbers', seen: 'x' }]);
    expect(drawn.said.slice(1)).toEqual([
      `ask sidebar.numbers: sidebar.preview.text | sidebar.numbers.text s | 1 Anna | 2 Ben |   | alert.yes sidebar.numbers.write | ${LEAVE}`,
      'tell sidebar.numbers: alert.numbersWritten menu.pair',
    ]);
    expect(asked(offered, ['yes', 'no'], numbers).said[2]).toBe(NOTHING);
    for (const view of ['stopped', 'busy'] as const)
      expect(asked(offered, ['yes', 'yes'], numbers, viewOf(view, { reasons: [] })).said[2]).toContain(
        `sidebar.${view}.heading`,
      );
    expect(asked(offered, ['yes'], viewOf('busy')).said[1]).toContain('sidebar.busy.heading');
  });

  test('is whether changed settings are confirmed or put back', () => {
    const changes = (fields: object) =>
      viewOf('changes', {
        seen: 'x',
        again: false,
        grade: 'confirm',
        round: 3,
        changes: [remark('Komi.')],
        consequences: ['Others.'],
        ...fields,
      });
    const yes = asked(changes({}), ['yes'], READY);
    expect([yes.said, yes.requests]).toEqual([
      [
        'ask or cancel sidebar.changes.heading: sidebar.changes.text 3 | Komi. | Others. |   | alert.yes sidebar.changes.confirm | alert.no sidebar.changes.putBack | alert.cancel alert.leave',
      ],
      [{ ask: 'confirm changes', seen: 'x', again: false }],
    ]);
    const twice = asked(changes({}), ['yes', 'no'], changes({ again: true }), READY);
    expect(twice.said[1]).toContain('alert.yes sidebar.changes.again');
    expect(twice.requests[1]).toEqual({ ask: 'put back', seen: 'x' });
    expect(asked(changes({}), ['cancel'])).toMatchObject({ open: undefined, requests: [] });
    const refused = asked(changes({ grade: 'refuse' }), ['yes'], READY);
    expect([refused.said, refused.requests]).toEqual([
      [
        `ask sidebar.changes.refusedHeading: sidebar.changes.refused | Komi. | Others. |   | alert.yes sidebar.changes.putBack | ${LEAVE}`,
      ],
      [{ ask: 'put back', seen: 'x' }],
    ]);
  });

  test('is whether another version goes on', () => {
    const version = (differences: readonly string[]) =>
      viewOf('version', { from: '1', to: '2', rounds: [1, 2], differences, seen: 'x' });
    const { said, requests } = asked(version([]), ['yes'], READY);
    expect([said, requests]).toEqual([
      [
        `ask sidebar.version.heading: sidebar.version.text 1 2 1, 2 | sidebar.version.same |   | alert.yes sidebar.version.goOn 2 | ${LEAVE}`,
      ],
      [{ ask: 'take version', seen: 'x' }],
    ]);
    expect(asked(version(['Round 2']), ['no']).said[0]).toContain('sidebar.version.otherwise | Round 2');
  });

  test('is what becomes of a round after a past result was changed', () => {
    const past = (fields: object) =>
      viewOf('past changed', {
        round: 3,
        seen: 'x',
        published: false,
        again: false,
        affected: [],
        changes: [remark('2+')],
        impact: [],
        ...fields,
      });
    const choices = (fields: object, answer: Parameters<typeof talkWith>[1]) => {
      const { said, requests } = asked(past(fields), answer, READY);
      return [said[0]!.replace('sidebar.past.heading: sidebar.past.text 3 | 2+ | ', ''), requests[0]];
    };
    expect(choices({}, ['yes'])).toEqual([
      `ask  |  alert.yes sidebar.past.keep 3 | ${LEAVE}`.replace('ask  |  ', 'ask   | '),
      { ask: 'keep pairing', seen: 'x' },
    ]);
    expect(choices({ again: true }, ['yes'])[1]).toEqual({ ask: 'preview', hand: { again: 'all' } });
    expect(choices({ again: true, published: true }, ['yes'])[1]).toEqual({ ask: 'keep pairing', seen: 'x' });
    const three = choices({ again: true, affected: [1, 2] }, [typed('1')]);
    expect(three).toEqual([
      'type 1: sidebar.past.some | 2: sidebar.past.all | 3: sidebar.past.keep 3 |   | alert.typeNumber',
      { ask: 'preview', hand: { again: [1, 2] } },
    ]);
    expect(choices({ rate: true, published: true, again: true }, [typed('2')])).toEqual([
      'type 1: sidebar.past.keep 3 | 2: sidebar.past.rate: sidebar.past.rateMeans | 3: sidebar.past.all |   | alert.typeNumber',
      { ask: 'rate alone', seen: 'x' },
    ]);
    expect(choices({ impact: ['Anna falls.'] }, ['yes'])[0]).toContain('sidebar.past.impact | Anna falls.');
    expect(asked(past({}), ['no'])).toMatchObject({ open: undefined, requests: [] });
  });

  test('is whether changed details count', () => {
    const details = viewOf('details changed', {
      round: 2,
      seen: 'x',
      changes: [remark('4d → 3d')],
      impact: ['Others meet.'],
    });
    const { said, requests } = asked(details, ['yes'], READY);
    expect([said, requests]).toEqual([
      [
        'ask or cancel sidebar.problems.warningsHeading: sidebar.details.text 2 | 4d → 3d | Others meet. |   | alert.yes sidebar.details.keep | alert.no sidebar.changes.putBack | alert.cancel alert.leave',
      ],
      [{ ask: 'settle details', seen: 'x', keep: true }],
    ]);
    expect(asked(details, ['no'], READY).requests).toEqual([
      { ask: 'settle details', seen: 'x', keep: false },
    ]);
    expect(asked(details, ['cancel']).open).toBeUndefined();
  });

  test('is whether an odd result counts', () => {
    const odd = (mends: object[]) =>
      viewOf('odd results', { seen: 'x', results: [remark('Both won.', { mends })] });
    const { said, requests } = asked(odd([]), ['no'], READY);
    expect([said, requests]).toEqual([
      [
        'ask or cancel sidebar.odd.heading: sidebar.odd.text | Both won. |   | alert.yes sidebar.odd.keep | alert.no sidebar.odd.open | alert.cancel alert.leave',
      ],
      [{ ask: 'settle results', seen: 'x', keep: false }],
    ]);
    expect(asked(odd([]), ['yes'], READY).requests).toEqual([
      { ask: 'settle results', seen: 'x', keep: true },
    ]);
    const mended = asked(odd([{ label: 'Swap', mend: 'm' }]), [typed('3')], READY);
    expect(mended.requests).toEqual([{ ask: 'mend', mend: 'm' }]);
    expect(asked(odd([]), ['cancel']).open).toBeUndefined();
  });

  test('asks the state after an answer that says no more, and ends after twelve', () => {
    const text = viewOf('text', { sheet: 'List', rows: [], seen: 'x' });
    const { requests, open } = asked(text, ['yes'], viewOf('files'), READY);
    expect([requests, open]).toEqual([[{ ask: 'split', seen: 'x' }, { ask: 'state' }], 'ready']);
    const again = Array.from({ length: 40 }, () => text);
    expect(
      asked(
        text,
        Array.from({ length: 40 }, () => 'yes' as const),
        ...again,
      ),
    ).toMatchObject({ open: undefined });
    expect(
      asked(
        text,
        Array.from({ length: 40 }, () => 'yes' as const),
        ...again,
      ).said,
    ).toHaveLength(12);
    for (const view of ['stopped', 'busy'] as const)
      expect(asked(text, ['yes'], viewOf(view, { reasons: [] })).said).toHaveLength(2);
  });
});

describe('several lists', () => {
  const lists = [
    { id: '2', name: 'Spring', range: 'A1:D3', players: 4 },
    { id: '3', name: 'Autumn', range: 'A1:D9', players: 8 },
  ];
  const choose = (all: typeof lists, ...answers: Parameters<typeof talkWith>[1] & object) => {
    const heard = talkWith([READY, READY], answers, {
      mayHaveSeveral: () => true,
      lists: () => ({ now: lists[0], all }) as never,
    });
    return { is: listByAlerts(heard.talk), ...heard };
  };

  test('are asked about by their numbers, and nothing means the one of now', () => {
    const { is, said, requests } = choose(lists, typed('2'));
    expect([is, said, requests]).toEqual([
      true,
      [
        'type sidebar.title: alert.whichList Spring A1:D3 | 1: sidebar.list.other Spring A1:D3 4 | 2: sidebar.list.other Autumn A1:D9 8',
      ],
      [{ ask: 'state' }, { ask: 'choose list', list: '3' }],
    ]);
    expect(choose(lists, typed(' ')).requests[1]).toEqual({ ask: 'choose list', list: '2' });
    const again = choose(lists, typed('7'), typed('１'));
    expect(again.said[1]).toContain('alert.notRead 7 | alert.whichList');
    expect(again.requests[1]).toEqual({ ask: 'choose list', list: '2' });
    expect(choose(lists, undefined)).toMatchObject({ is: false, said: [expect.anything(), NOTHING] });
  });

  test('are none where there is one', () => {
    expect(choose(lists.slice(0, 1))).toMatchObject({ is: true, said: [] });
    const one = talkWith([]);
    expect([listByAlerts(one.talk), one.requests]).toEqual([true, []]);
  });

  test('are asked about before entries of a list alone', () => {
    const refused = { mayHaveSeveral: () => true, lists: () => ({ now: lists[0], all: lists }) as never };
    for (const opening of ['pair', 'players', 'record', 'check', 'standings', 'undo'] as const)
      expect(picked(opening, [READY], [undefined], refused).said[1]).toBe(NOTHING);
    expect(picked('help', [], ['no'], refused).said).toHaveLength(1);
  });
});

describe('entries of the menu', () => {
  test('that need the panel say so, and ask for it again', () => {
    for (const opening of ['state', 'self-test', 'simulate', 'files', 'audit'] as const)
      expect(picked(opening, [])).toMatchObject({ said: ['tell sidebar.title: alert.onlyPanel'], again: 1 });
    const help = picked('help', [], ['yes']);
    expect([help.said, help.again]).toEqual([
      ['ask menu.help: alert.help |   | alert.yes alert.askAgain | alert.no alert.enough'],
      1,
    ]);
    expect(picked('help', [], ['no']).again).toBe(0);
  });

  test('create a tournament as it is typed, with or without examples', () => {
    const asked = (reason = '') =>
      expect.stringMatching(
        new RegExp(
          `^type menu.create: ${reason}alert.create alert.exampleName; value.McMahon; 5 \\| value\\.`,
        ),
      );
    const created = picked('create', [viewOf('created')], [typed('City Open; Swiss; 4'), 'no']);
    expect(created.said).toEqual([
      asked(),
      'ask sidebar.created.heading: sidebar.created.text | sidebar.created.examples |   | alert.yes sidebar.clearExamples | alert.no alert.enough',
    ]);
    expect(created.requests[0]).toMatchObject({
      ask: 'create',
      tournament: { name: 'City Open', system: 'Swiss', rounds: 4 },
    });
    const refused = picked(
      'create',
      [
        viewOf('create', { problems: [remark('Too many.')] }),
        viewOf('created'),
        viewOf('cleared', { kept: [remark('Kept.')] }),
      ],
      [typed('x; nonsense'), typed('; ; 900'), typed(''), 'yes'],
    );
    expect(refused.said).toEqual([
      asked(),
      asked('alert.notRead x; nonsense \\| '),
      asked('Too many. \\| '),
      expect.anything(),
      'tell sidebar.cleared.heading: alert.thenPlayers menu.pair | Kept.',
    ]);
    expect(picked('create', [viewOf('created'), viewOf('busy')], [typed(''), 'yes']).said[2]).toContain(
      'sidebar.busy.heading',
    );
    expect(picked('create', [], [undefined]).said[1]).toBe(NOTHING);
    expect(picked('create', [viewOf('busy')], [typed('')]).said[1]).toContain('sidebar.busy.heading');
  });

  test('check, and say what is open where nothing is wrong', () => {
    expect(picked('check', [viewOf('problems', { problems: [], mayPair: true })]).said).toEqual([
      'tell sidebar.problems.noneHeading: sidebar.problems.none',
    ]);
    expect(picked('check', [READY]).said).toEqual([NOTHING]);
  });

  test('write standings, then prizes where they are wanted', () => {
    const written = viewOf('standings written', { sheet: 'Standings', provisional: 'Not yet.' });
    const yes = picked(
      'standings',
      [written, viewOf('prizes written', { sheet: 'Prizes', provisional: 'Nor these.' })],
      ['yes'],
    );
    expect(yes.said).toEqual([
      'ask sidebar.standings.heading: sidebar.standings.text Standings | Not yet. |   | alert.yes sidebar.prizes.heading | alert.no alert.enough',
      'tell sidebar.prizes.heading: sidebar.prizes.text Prizes | Nor these.',
    ]);
    expect(picked('standings', [written], ['no']).requests).toEqual([{ ask: 'standings' }]);
    expect(picked('standings', [written, viewOf('busy')], ['yes']).said[1]).toContain('sidebar.busy.heading');
    // What stands before them is asked first.
    const text = viewOf('text', { sheet: 'List', rows: [], seen: 'x' });
    expect(picked('standings', [text, READY, written], ['yes', 'no']).requests).toEqual([
      { ask: 'standings' },
      { ask: 'split', seen: 'x' },
      { ask: 'standings' },
    ]);
    expect(picked('standings', [text, READY, viewOf('busy')], ['yes']).said[1]).toContain(
      'sidebar.busy.heading',
    );
    expect(picked('standings', [viewOf('busy')]).said).toHaveLength(1);
  });

  test('undo the last action, by what it means', () => {
    const offer = (means?: object, when?: string) =>
      viewOf('ready', { undo: { action: '7', what: 'Pair round 2', ...(when && { when }), means } });
    const question = (words: string) => `alert.yes ${words} | alert.undoesStay | ${LEAVE}`;
    const undone = viewOf('undone', { restored: 3, kept: [] });
    for (const [means, words] of [
      [{ kind: 'open', games: 3 }, 'alert.undoesOpen 3'],
      [{ kind: 'results', games: 3 }, 'alert.undoesResults 3'],
      [{ kind: 'round', round: 2, games: 4 }, 'alert.undoesRound 2 4'],
      [{ kind: 'sheets', sheets: ['A', 'B'] }, 'alert.undoesSheets A, B'],
      [{ kind: 'players', players: 5 }, 'alert.undoesPlayers 5'],
      [undefined, 'alert.undoes'],
    ] as const) {
      const { said, requests } = picked('undo', [offer(means), undone], ['yes']);
      expect(said).toEqual([
        `ask menu.undo: sidebar.undoOffer Pair round 2 |   | ${question(words)}`,
        'tell sidebar.undone.heading: sidebar.undone.restored: 3',
      ]);
      expect(requests).toEqual([
        { ask: 'state', undo: true },
        { ask: 'undo', action: '7' },
      ]);
    }
    expect(picked('undo', [offer(undefined, '10:00')], ['no']).said).toEqual([
      expect.stringContaining('ask menu.undo: Pair round 2, 10:00 |'),
      NOTHING,
    ]);
    expect(picked('undo', [READY]).said).toEqual(['tell menu.undo: alert.nothingToUndo']);
    expect(picked('undo', [viewOf('busy')]).said).toEqual(['tell menu.undo: alert.nothingToUndo']);
    expect(picked('undo', [offer(), viewOf('busy')], ['yes']).said[1]).toContain('sidebar.busy.heading');
    const begun = viewOf('begun', {
      action: '8',
      what: 'Pair',
      when: '9:00',
      inTheWay: [],
      mayFinish: false,
    });
    expect(picked('undo', [begun], ['no']).said[0]).toContain('sidebar.begun.heading');
  });
});

describe('a tournament that is typed', () => {
  const system = (text: string) => typedTournament(`Cup; ${text}; 3`, 'x')?.system;

  test('has a name, a system and rounds, or those of the example', () => {
    expect(typedTournament(' City Open ； swiss ；4', 'Example')).toEqual({
      name: 'City Open',
      system: 'Swiss',
      rounds: 4,
      teams: false,
      upperBar: '',
      lowerBar: '',
      seed: '',
    });
    expect(typedTournament('', 'Example')).toMatchObject({ name: 'Example', system: 'McMahon', rounds: 5 });
    expect(
      ['Cup; ; 0', 'Cup; ; 2.5', 'Cup; ; many', 'Cup; ; 1'].map(text => typedTournament(text, 'x')?.rounds),
    ).toEqual([undefined, undefined, undefined, 1]);
  });

  test('has a system by its name in any language, or by a beginning that is no other’s', () => {
    expect([
      system('McMahon'),
      system('mcm'),
      system('Schweizer System'),
      system('nonsense'),
      system(''),
    ]).toEqual(['McMahon', 'McMahon', 'Swiss', undefined, 'McMahon']);
  });
});

describe('what is typed of players', () => {
  const { talk } = talkWith([]);
  const people = [1, 2, 12].map(no => ({ no, player: `${no} P` }));
  const view = { people: [...people, { no: 2, player: '2 Again' }], round: 3, rounds: 5 } as never;
  const deeds = (text: string) =>
    typedDeeds(text, view, talk.text).map(deed =>
      deed.kind === 'refused'
        ? `${deed.typed}: ${deed.reason}`
        : deed.kind === 'seat'
          ? `seat ${deed.person.no}`
          : `${deed.person.no} ${deed.plays ? 'plays' : 'misses'} ${deed.round ?? 'all'}`,
    );

  test('is who comes, goes or gets a place', () => {
    expect(deeds('12 out, 1 in 4; 12in5、1 seat\n1 OUT 3')).toEqual([
      '12 misses all',
      '1 plays 4',
      '12 plays 5',
      'seat 1',
      '1 misses 3',
    ]);
    expect(deeds('12 alert.wordout')).toEqual(['12 alert.wordout: alert.noResult']);
  });

  test('is refused with the reason', () => {
    expect(deeds('7 out, 2 out, 1 dance, 1, out, 1 seat 3, 1 in 2, 1 in 6, , 1 in 3')).toEqual([
      '7 out: alert.noPlayer',
      '2 out: alert.noPlayer',
      '1 dance: alert.noResult',
      '1: alert.noResult',
      'out: alert.noResult',
      '1 seat 3: alert.noResult',
      '1 in 2: alert.noRound',
      '1 in 6: alert.noRound',
      '1 plays 3',
    ]);
  });
});

describe('what is typed of results', () => {
  const game = (table: string, result?: string, more: object = {}) =>
    ({ table, black: '1 Anna', white: '2 Ben', result, stands: result ?? '', stones: 0, ...more }) as never;
  const read = (text: string, ...games: never[]) =>
    typedResults(text, 3, games.length > 0 ? games : [game('1'), game('2'), game('12')], 'en').map(one =>
      one.kind === 'read'
        ? `${one.label} ${one.entry.result}${one.entry.stones ? ` /${one.entry.stones.was}→${one.entry.stones.is}` : ''}${one.entry.points ? ` +${one.entry.points}` : ''}`
        : one.kind === 'refused'
          ? `${one.typed}: ${one.reason}`
          : `${one.typed}: ${one.stands} already`,
    );

  test('is read by tables, in one word or several', () => {
    expect(read('12b 1w, 2=')).toEqual(['12 1-0', '1 0-1', '2 =']);
    expect(read('1. b;2) w!\n12x')).toEqual(['1 1-0', '2 0-1!', '12 0-0!']);
    expect(read('1 White wins 2 Black wins')).toEqual(['1 0-1', '2 1-0']);
    expect(read('1 0-1 2 1-0')).toEqual(['1 0-1', '2 1-0']);
    expect(read('１２ｂ')).toEqual(['12 1-0']);
  });

  test('may have points and stones', () => {
    expect(read('12b+3,5 1w+4.5')).toEqual(['12 1-0 +3.5', '1 0-1 +4.5']);
    expect(read('1b/3 2/4')).toEqual(['1 1-0 /0→3', '2  /0→4']);
    expect(read('1/0')).toEqual(['1 ']);
    expect(read('1q/3')).toEqual(['1q/3: no result']);
  });

  test('is refused where no table, no result, or another one stands', () => {
    expect(read('7b b 1q')).toEqual(['7b: no table', 'b: no result', '1q: no result']);
    expect(read('1b', game('1', '0-1'))).toEqual(['1b: 0-1 already']);
    expect(read('1w', game('1', '0-1'))).toEqual(['1 0-1']);
    expect(read('1? 1b', game('1', '0-1'))).toEqual(['1 ', '1 1-0']);
    expect(read('1b 1w')).toEqual(['1 1-0', '1w: 1-0 already']);
    expect(read('1/2', game('1', ''))).toEqual(['1/2: no result']);
  });

  test('is of one game at a table with several', () => {
    const two = [game('2'), game('2'), game('3')];
    expect(read('2.1b 2.2 w 3b', ...two)).toEqual(['2.1 1-0', '2.2 0-1', '3 1-0']);
    expect(read('2b', ...two)).toEqual(['2b: no table']);
  });
});
