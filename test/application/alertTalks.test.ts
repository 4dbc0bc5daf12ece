import { describe, expect, test } from 'vitest';
import { byAlerts } from '../../src/application/alerts/byAlerts';
import { writePreviewed } from '../../src/application/alerts/previewByAlerts';
import { intoSheet } from '../../src/application/alerts/previewInSheet';
import { tablesByAlerts } from '../../src/application/alerts/tablesByAlerts';
import { makeTalk } from '../../src/application/alerts/talk';
import { LEAVE, NOTHING, remark, talkWith, typed, viewOf, type Heard } from './alertTalk';
import { memoryWorkbook } from './memoryWorkbook';

/** Whole conversations where there is no panel: a round is paired, its results come in, players come and go. Texts are told by their keys. */

const BUSY = viewOf('busy');

function picked(opening: 'pair' | 'record' | 'players', ...rest: Parameters<typeof talkWith>): Heard {
  const heard = talkWith(...rest);
  byAlerts(heard.talk, opening, () => undefined);
  return heard;
}

const game = (table: number, more: object = {}) => ({
  table,
  black: `${2 * table - 1} Black ${table} (3d)`,
  white: `${2 * table} White ${table} (2d)`,
  handicap: 0,
  remarks: [],
  ...more,
});
const games = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) => game(i + 1, more));
const preview = (fields: object = {}) =>
  viewOf('preview', { round: 2, seen: 's', games: games(1), summary: [], warnings: [], ...fields });
const WRITTEN = viewOf('written', {
  round: 2,
  games: 4,
  sheet: { sheet: 'Round 2', a1: 'A1' },
  different: [],
});
const SAID_WRITTEN =
  'tell sidebar.written.heading 2: alert.written 4 Round 2 | alert.enterThem | alert.takeBack menu.more menu.undo';

describe('a round that is paired', () => {
  const READY = viewOf('ready', { round: 2, rounds: 5 });

  test('is read and written', () => {
    const { said, requests } = picked('pair', [READY, preview(), WRITTEN], ['yes']);
    expect(said).toEqual([
      `ask sidebar.preview.heading 2: sidebar.preview.text | sidebar.preview.players 2, sidebar.preview.games 1, sidebar.preview.noBye | 1. Black 1 (3d) – White 1 (2d) |   | alert.yes sidebar.preview.write 2 | ${LEAVE}`,
      SAID_WRITTEN,
    ]);
    expect(requests).toEqual([
      { ask: 'state' },
      { ask: 'preview', without: true },
      { ask: 'write', seen: 's' },
    ]);
    expect(picked('pair', [READY, preview()], ['no']).said[1]).toBe(NOTHING);
    expect(picked('pair', [READY, preview(), BUSY], ['yes']).said[1]).toContain('sidebar.busy.heading');
  });

  test('says its bye, who is left out, what is special, and where it differs', () => {
    const left = [
      { name: '7 Eve (1k)', why: 'not here' },
      { name: '8 Dan (1k)', why: 'misses' },
      { name: '9 Cy (1k)', why: 'withdrew' },
      { name: '10 Bo (1k)', why: 'typed' },
    ];
    const fields = {
      bye: '3 Ito (3d)',
      players: 3,
      left,
      summary: ['Swiss', 'Swiss'],
      counts: ['No repeats'],
      warnings: [remark('Odd.')],
    };
    const { said } = picked(
      'pair',
      [READY, preview(fields), viewOf('written', { round: 2, games: 1, different: [remark('B2')] })],
      ['yes'],
    );
    expect(said[0]).toContain(
      ': sidebar.preview.text | sidebar.preview.players 3, sidebar.preview.games 1 | sidebar.preview.bye: Ito (3d) | sidebar.preview.left 4 – Eve (1k): sidebar.preview.notHere 2; Dan (1k): sidebar.preview.misses 2; Cy (1k): sidebar.preview.withdrew 2; Bo (1k): sidebar.preview.typed 2 | Swiss | No repeats | Odd. | 1.',
    );
    expect(said[1]).toBe(
      'tell sidebar.written.heading 2: alert.written 1  | alert.enterThem | alert.takeBack menu.more menu.undo | sidebar.written.different | B2',
    );
    const kept = picked('pair', [READY, preview({ kept: '2 games', players: 9 })], ['no']).said[0];
    expect(kept).toContain('| sidebar.preview.games 1 | sidebar.again.kept: 2 games |');
  });

  test('waits for those who have to be read first', () => {
    const awaited = viewOf('ready', { round: 2, rounds: 5, awaited: ['7 Eve (1k)'] });
    const { said } = picked('pair', [awaited, preview()], ['yes', 'no']);
    expect(said[0]).toBe(
      `ask sidebar.ready.awaited: 7 Eve (1k) | sidebar.ready.awaitedText |   | alert.yes sidebar.ready.without 2 | ${LEAVE}`,
    );
    expect(picked('pair', [awaited], ['no'])).toMatchObject({
      requests: [{ ask: 'state' }],
      said: [expect.anything(), NOTHING],
    });
    const nobody = viewOf('ready', { round: 2, rounds: 5, awaited: [] });
    expect(picked('pair', [nobody, preview()], ['no']).said).toHaveLength(2);
  });

  test('offers numbers by lot before', () => {
    const offered = viewOf('ready', { round: 1, rounds: 5, numbersOffered: true });
    const { said } = picked('pair', [offered, preview()], ['no', 'no']);
    expect(said[0]).toBe(
      'ask sidebar.numbers: sidebar.numbers.offer |   | alert.yes alert.showNumbers | alert.no alert.goOn',
    );
    expect(said).toHaveLength(3);
    expect(picked('pair', [offered], [undefined]).requests).toEqual([{ ask: 'state' }]);
  });

  test('asks by which system an own list is paired', () => {
    const choices = [
      { value: 'a', label: 'Swiss', means: 'By wins.' },
      { value: 'b', label: 'McMahon' },
    ];
    const ways = viewOf('ready', { round: 2, rounds: 5, ways: { list: 'Your list.', choices } });
    const { said, requests } = picked('pair', [ways, preview(), preview()], ['no', 'no']);
    expect(said[0]).toBe(
      'ask or cancel sidebar.ready.heading 2 5: Your list. | sidebar.ready.waysText | sidebar.ready.ways | Swiss: | By wins. |   | alert.yes Swiss | alert.no McMahon | alert.cancel alert.leave',
    );
    expect(requests).toEqual([
      { ask: 'state' },
      { ask: 'adopt', way: 'b' },
      { ask: 'preview', without: true },
    ]);
    expect(picked('pair', [ways], ['cancel']).requests).toHaveLength(1);
    expect(picked('pair', [ways, BUSY], ['yes']).said[1]).toContain('sidebar.busy.heading');
  });

  test('is not where something came between', () => {
    const text = viewOf('text', { sheet: 'List', rows: [], seen: 'x' });
    const { requests } = picked('pair', [READY, text, READY, preview()], ['yes', 'no']);
    expect(requests.map(({ ask }) => ask)).toEqual(['state', 'preview', 'split', 'preview']);
    expect(picked('pair', [READY, text, READY, READY], ['yes']).said[1]).toBe(NOTHING);
    expect(picked('pair', [READY, viewOf('finished')]).said).toEqual([NOTHING]);
    expect(picked('pair', [READY, BUSY]).said).toHaveLength(1);
    expect(picked('pair', [BUSY]).said).toHaveLength(1);
  });

  test('is none at the end', () => {
    expect(picked('pair', [viewOf('finished', { rounds: 5, warnings: [remark('Add one.')] })]).said).toEqual([
      'tell sidebar.finished.heading: Add one. | alert.thenStandings menu.standings',
    ]);
    expect(picked('pair', [viewOf('finished', { rounds: 5 })]).said).toEqual([
      'tell sidebar.finished.heading: alert.thenStandings menu.standings',
    ]);
  });
});

describe('a round whose results are missing', () => {
  const missing = (fields: object = {}) =>
    viewOf('results missing', {
      round: 2,
      known: 1,
      total: 3,
      missing: [],
      games: [],
      recordable: 0,
      ...fields,
    });

  test('is recorded first', () => {
    expect(picked('pair', [missing()]).said).toEqual([
      'tell sidebar.missing.heading 2: alert.progress 1 3 | alert.thenRecord menu.record',
    ]);
  });

  test('pairs those who are left', () => {
    const left = { round: 2, names: ['7 Eve', '8 Dan'], again: [7, 8] };
    const { said, requests } = picked('pair', [missing({ left }), preview(), WRITTEN], ['yes', 'yes']);
    expect(said[0]).toBe(
      `ask sidebar.left 2 2: 7 Eve | 8 Dan | alert.progress 1 3 |   | alert.yes sidebar.left.pair 2 2 | ${LEAVE}`,
    );
    expect(requests.slice(1)).toEqual([
      { ask: 'preview', hand: { again: [7, 8] } },
      { ask: 'write', seen: 's', hand: { again: [7, 8] } },
    ]);
    expect(picked('pair', [missing({ left })], ['no']).said[1]).toBe(NOTHING);
    expect(picked('pair', [missing({ left, recordable: 2 })]).said[0]).toContain(
      'tell sidebar.missing.heading',
    );
  });

  test('may be paired ahead, or among those who wait', () => {
    const ahead = picked('pair', [missing({ ahead: 3 }), preview()], ['yes', 'no']);
    expect(ahead.said[0]).toBe(
      `ask sidebar.missing.heading 2: alert.progress 1 3 |   | alert.yes sidebar.missing.waits 3 | ${LEAVE}`,
    );
    expect(ahead.requests[1]).toEqual({ ask: 'preview', ahead: true });
    const waits = picked('pair', [missing({ waits: 3 }), preview()], ['yes', 'no']);
    expect(waits.requests[1]).toEqual({ ask: 'preview', ahead: true, hand: {} });
    expect(picked('pair', [missing({ waits: 3, recordable: 1 })]).said[0]).toContain('tell sidebar.missing');
    expect(picked('pair', [missing({ ahead: 3 })], ['no']).said[1]).toBe(NOTHING);
  });

  test('may have its tables numbered anew', () => {
    const tables = (fields: object = {}) =>
      viewOf('tables', {
        seen: 't',
        published: true,
        rows: [{ black: '1 Anna', white: '2 Ben', was: '', is: 4 }],
        ...fields,
      });
    const heard = picked(
      'pair',
      [missing({ tables: true }), tables(), viewOf('changed', { round: 2, what: 'Moved.', different: [] })],
      ['yes'],
    );
    expect(heard.said).toEqual([
      `ask sidebar.tables.heading 2: alert.progress 1 3 | alert.thenRecord menu.record |   | sidebar.tables.text | sidebar.again.published | – → 4: Anna – Ben |   | alert.yes sidebar.tables.write | ${LEAVE}`,
      'tell sidebar.changed.heading 2: Moved. | alert.enterThem | alert.takeBack menu.more menu.undo',
    ]);
    expect(heard.requests.slice(1)).toEqual([
      { ask: 'tables', round: 2 },
      { ask: 'write tables', seen: 't', round: 2 },
    ]);
    const none = picked('pair', [missing({ tables: true }), tables({ rows: [] })]);
    expect(none.said[0]).toContain('tell sidebar.missing.heading 2');
    const refused = talkWith([BUSY]);
    expect(tablesByAlerts(refused.talk, 2, '')).toBe(false);
    const left = talkWith([tables({ published: false })], ['no']);
    expect(tablesByAlerts(left.talk, 2, '')).toBe(true);
    expect([left.said[0]!.includes('published'), left.said[1]]).toEqual([false, NOTHING]);
    const same = viewOf('changed', { round: 2, what: '', unchanged: true, different: [] });
    expect(picked('pair', [missing({ tables: true }), tables(), same], ['yes']).said[1]).toContain(
      'sidebar.unchanged.heading 2',
    );
  });
});

describe('a preview that is too long for an alert', () => {
  const long = (fields: object = {}) => preview({ games: games(13), ...fields });
  const inSheet = (more: object = {}) =>
    viewOf('print sheet', { sheet: 'Preview 2', preview: { action: '9', isSame: false, ...more } });
  const shown = (
    views: Parameters<typeof talkWith>[0],
    answers: Parameters<typeof talkWith>[1],
    given = long(),
  ) => {
    const heard = talkWith(views, answers);
    writePreviewed(heard.talk, given, undefined);
    return heard;
  };

  test('stands in a sheet before it is asked about', () => {
    const { said, requests } = shown([inSheet(), WRITTEN, viewOf('undone', { kept: [] })], ['yes']);
    expect(said).toEqual([
      'ask or cancel sidebar.preview.heading 2: sidebar.preview.text | sidebar.preview.players 26, sidebar.preview.games 13, sidebar.preview.noBye | alert.inSheet Preview 2 |   | alert.yes sidebar.preview.write 2 | alert.no alert.keepPreview menu.pair | alert.cancel alert.forgetPreview',
      SAID_WRITTEN,
    ]);
    expect(requests.slice(1)).toEqual([
      { ask: 'write', seen: 's' },
      { ask: 'undo', action: '9', whole: true },
    ]);
    expect(requests[0]).toMatchObject({
      ask: 'print sheet',
      round: 2,
      printed: { heads: [0, 2], widths: [60, 264, 264, 80, 400] },
    });
    const twelve = talkWith([], ['no']);
    writePreviewed(twelve.talk, preview({ games: games(12) }), undefined);
    expect(twelve.said[0]).toContain('12. Black 12');
    const again = talkWith([inSheet()], ['no']);
    writePreviewed(again.talk, preview({ inSheet: true }), undefined);
    expect(again.requests).toHaveLength(1);
  });

  test('has a row for each game, the bye and whoever is left out', () => {
    const heard = talkWith([inSheet()]);
    const given = preview({
      games: [game(1, { handicap: 2, remarks: ['Again.', 'Far.'] })],
      bye: '5 Ito (3d)',
      left: [{ name: '7 Eve (1k)', why: 'misses' }],
    });
    const made = intoSheet(heard.talk, given);
    expect(made?.rows).toEqual([
      ['sidebar.preview.heading 2'],
      ['sidebar.preview.text alert.notReadHere menu.pair'],
      ['sidebar.preview.table', 'sidebar.preview.black', 'sidebar.preview.white', 'round.handicap'],
      ['1', '1 Black 1 (3d)', '2 White 1 (2d)', '2', 'Again. Far.'],
      ['', '5 Ito (3d)', 'sidebar.preview.bye'],
      ['', '7 Eve (1k)', 'sidebar.preview.misses 2'],
    ]);
    expect(made).toMatchObject({ sheet: 'Preview 2', preview: { action: '9' } });
    const refused = talkWith([BUSY, viewOf('print sheet', { sheet: 'x' })]);
    expect([intoSheet(refused.talk, given), intoSheet(refused.talk, given)]).toEqual([undefined, undefined]);
    expect(refused.said).toHaveLength(2);
  });

  test('stays, is taken away, or stays because somebody typed in it', () => {
    expect(shown([inSheet()], ['no'])).toMatchObject({
      said: [expect.anything()],
      requests: [expect.anything()],
    });
    expect(shown([inSheet()], [undefined]).said).toHaveLength(1);
    expect(shown([inSheet(), viewOf('undone', { kept: [] })], ['cancel']).said[1]).toBe(NOTHING);
    expect(shown([inSheet(), viewOf('undone', { kept: [remark('B2')] })], ['cancel']).said[1]).toBe(
      'tell sidebar.title: alert.nothing | alert.typedInPreview Preview 2',
    );
    expect(shown([inSheet(), viewOf('stopped', { reasons: [remark('No.')] })], ['cancel']).said[1]).toBe(
      'tell sidebar.title: alert.nothing | No.',
    );
    // Where nothing was written, the sheet stays to be read.
    expect(shown([inSheet(), BUSY], ['yes']).requests).toHaveLength(2);
  });

  test('names the games that are worth a look, in as many lines as there are', () => {
    const looked = long({
      games: games(13).map((one, i) => ({
        ...one,
        ...(i < 8 && { sign: '!', remarks: i === 0 ? ['Met before.'] : [] }),
      })),
    });
    const [said = ''] = shown([inSheet()], ['no'], looked).said;
    expect(said).toContain(
      '| sidebar.preview.lookAt 8 | 1. Black 1 (3d) – White 1 (2d): Met before. | 2. Black 2 (3d) – White 2 (2d) | 3.',
    );
    expect(said).toContain('| 6. Black 6 (3d) – White 6 (2d) | alert.more 2 |');
    const full = {
      ...looked,
      summary: ['a', 'b', 'c', 'd', 'e'],
      warnings: [1, 2, 3, 4, 5].map(no => remark(`w${no}`)),
    } as unknown as typeof looked;
    const [crowded = ''] = shown([inSheet()], ['no'], full).said;
    expect(crowded).toContain('| a | b | c | alert.more 2 | w1 | w2 | w3 | alert.more 2 |');
    expect(crowded).not.toContain('lookAt 8 | alert.more');
    expect(crowded.split(' | ').length).toBeLessThanOrEqual(23);
  });

  describe('says what has changed since the one before', () => {
    const rowsOf = (more: readonly (readonly string[])[]) => [['h'], ['t'], ['titles'], ...more];
    const now = long({ games: games(13), bye: '30 Ito (3d)' });
    const rows = intoSheet(talkWith([inSheet()]).talk, now)!.rows;
    const since = (before: readonly (readonly string[])[] | undefined, more: object = {}): string => {
      const said = shown([inSheet({ ...(before && { before }), ...more })], ['no'], now).said[0] ?? '';
      return said.slice(
        said.indexOf('sidebar.preview.bye: Ito (3d)') + 32,
        said.indexOf('alert.inSheet') - 3,
      );
    };

    test('nothing, where it is the same', () => {
      expect(since(rows)).toBe('');
      expect(since(undefined)).toBe('');
      expect(since(rows, { isSame: true })).toBe('alert.samePreview');
      expect(since(rows, { typedIn: 'Preview 1' })).toBe('alert.typedInPreview Preview 1');
    });

    test('who is called otherwise, is new, is gone or plays', () => {
      const changed = rows.map(line => line.map(cell => cell.replace('1 Black 1 (3d)', '1 Black One (3d)')));
      expect(since(changed)).toBe('alert.otherPreview | 1 Black One (3d) → 1 Black 1 (3d) | alert.sameGames');
      const gone = [...rows, ['', '40 Zoe (1k)', 'sidebar.preview.misses 2']];
      expect(since(gone)).toBe('alert.otherPreview | Zoe (1k): alert.gone | alert.sameGames');
      const without = rows.filter(([, one]) => !one?.startsWith('30 '));
      expect(since(without)).toBe('alert.otherPreview | Ito (3d): sidebar.preview.bye | alert.sameGames');
      const bye = rows
        .map(line => (line[1]?.startsWith('30 ') ? ['', '1 Black 1 (3d)', 'sidebar.preview.bye'] : line))
        .filter(([table]) => table !== '1');
      expect(since(bye)).toBe(
        'alert.otherPreview | Black 1 (3d): alert.plays | White 1 (2d): alert.plays | Ito (3d): sidebar.preview.bye | alert.otherGames 1',
      );
    });

    test('how many games are others: by players, colours and stones', () => {
      const other = (change: (line: readonly string[]) => readonly string[]) =>
        since(rows.map((line, i) => (i === 3 ? change(line) : line)));
      expect(other(([table = '', black = '', white = '', ...rest]) => [table, white, black, ...rest])).toBe(
        'alert.otherPreview | alert.otherGames 1',
      );
      expect(
        other(([table = '', black = '', white = '', , ...rest]) => [table, black, white, '3', ...rest]),
      ).toBe('alert.otherPreview | alert.otherGames 1');
      expect(other(([, ...rest]) => ['99', ...rest])).toBe('alert.otherPreview | alert.sameGames');
      expect(since(rowsOf([]))).toContain('alert.more 24');
    });
  });
});

describe('results that come in', () => {
  const RECORDED = viewOf('recorded', { results: 0, left: [] });
  const open = (fields: object = {}) =>
    viewOf('results missing', {
      round: 2,
      known: 0,
      total: 2,
      missing: [],
      recordable: 0,
      games: [1, 2].map(no => ({
        table: String(no),
        black: `${no} B${no}`,
        white: `${no + 2} W${no}`,
        stands: '',
        stones: 0,
      })),
      ...fields,
    });
  const READY = viewOf('ready', { round: 3, rounds: 5 });
  const entered = (...what: string[]) => viewOf('entered', { entries: what.map(one => ({ entered: one })) });
  const ASKED = 'type sidebar.missing.heading 2: ';
  const TYPE = 'alert.progress 0 2 | alert.missingTables 1–2 |   | alert.typeResults';

  test('are typed by tables until that is all', () => {
    const { said, requests } = picked(
      'record',
      [open(), RECORDED, open(), entered('saved'), open({ known: 1 }), entered('saved'), READY, READY],
      [typed('1b'), typed('2w'), 'no'],
    );
    expect(said).toEqual([
      `${ASKED}${TYPE}`,
      `${ASKED}alert.in 1 | alert.won 1 B1 W1 | alert.progress 1 2 | alert.missingTables 1–2 |   | alert.typeResults`,
      'ask sidebar.recorded.heading: alert.in 1 | alert.won 2 W2 B2 | alert.thenPair menu.pair |   | alert.yes alert.enterMore 2 | alert.no alert.enough',
    ]);
    expect(requests[3]).toEqual({
      ask: 'enter',
      entries: [{ round: 2, black: '1 B1', white: '3 W1', result: '1-0', stands: '' }],
    });
    expect(picked('record', [open(), RECORDED, open()], [undefined]).said).toHaveLength(1);
    expect(picked('record', [open(), RECORDED, open()], [typed(' ')]).said).toHaveLength(1);
  });

  test('say what was recorded from the sheets before', () => {
    const recorded = viewOf('recorded', {
      results: 3,
      left: [remark('Table 4.')],
      draws: [remark('Drawn.')],
    });
    expect(picked('record', [open(), recorded, open()], [typed('')]).said).toEqual([
      `${ASKED}sidebar.recorded.results: 3 | Drawn. | sidebar.recorded.left | Table 4. | ${TYPE}`,
    ]);
    expect(picked('record', [open(), BUSY]).said[0]).toContain('sidebar.busy.heading');
    expect(picked('record', [BUSY]).said).toHaveLength(1);
  });

  test('say what is not in, and why', () => {
    const games = [
      { table: '1', black: '1 B1', white: '3 W1', stands: '1-0', result: '1-0', stones: 0 },
      { table: '2', black: '2 B2', white: '4 W2', stands: '', stones: 0 },
    ];
    const { said } = picked(
      'record',
      [open({ games }), RECORDED, open({ games }), entered('clash'), open()],
      [typed('1w 2b 9b 2q'), undefined],
    );
    expect(said[1]).toBe(
      `${ASKED}alert.notIn | 2b: alert.meanwhile | 1w: alert.inAlready alert.won 1 B1 W1 1? 1w | 9b: alert.noTable | 2q: alert.noResult | ${TYPE}`,
    );
    const refused = picked('record', [open(), RECORDED, open(), open()], [typed('9b'), undefined]);
    expect(refused.said[1]).toBe(`${ASKED}alert.notIn | 9b: alert.noTable | ${TYPE}`);
    expect(picked('record', [open(), RECORDED, open(), BUSY], [typed('1b')]).said[1]).toBe(
      'tell sidebar.busy.heading: sidebar.busy.text | alert.nothing | alert.notIn | 1b',
    );
  });

  test('count what has changed, with points and stones', () => {
    const { said } = picked(
      'record',
      [open(), RECORDED, open(), entered('saved', 'saved', 'saved'), open()],
      [typed('1b+3.5 2w/3 2?'), undefined],
    );
    expect(said[1]).toContain(
      `${ASKED}alert.in 2 | alert.won 1 B1 W1, sidebar.enter.points 3.5 | 2. B2 – W2 ?, sidebar.preview.handicap 3 |`,
    );
    const same = [{ table: '1', black: '1 B1', white: '3 W1', stands: '1-0', result: '1-0', stones: 0 }];
    expect(
      picked(
        'record',
        [open(), RECORDED, open({ games: same }), entered('saved'), open()],
        [typed('1b'), undefined],
      ).said[1],
    ).toContain('alert.in 0 |');
  });

  test('of a round that is complete may be changed, and then of that before', () => {
    const whole = open({ known: 2 });
    const changed = picked(
      'record',
      [READY, RECORDED, READY, whole, entered('saved'), whole],
      ['yes', typed('1b'), typed('')],
    );
    expect(changed.said[0]).toBe(
      'ask sidebar.recorded.noneHeading: alert.thenPair menu.pair |   | alert.yes alert.enterMore 2 | alert.no alert.enough',
    );
    expect(changed.requests.map(({ ask }) => ask)).toEqual([
      'state',
      'record',
      'state',
      'round',
      'enter',
      'round',
    ]);
    expect(changed.requests[3]).toEqual({ ask: 'round', round: 2 });
    const goingOn = open({ goingOn: [{ round: 1 }, { round: 1 }] });
    const earlier = picked(
      'record',
      [goingOn, RECORDED, goingOn, open({ round: 1 })],
      [typed(''), typed('')],
    );
    expect(earlier.requests[3]).toEqual({ ask: 'round', round: 1 });
    expect(earlier.said[1]).toContain('sidebar.missing.heading 1');
    const finished = viewOf('finished', { rounds: 5 });
    const end = picked('record', [finished, RECORDED, finished, finished, finished], ['yes', 'no']);
    expect(end.said[0]).toContain(
      'sidebar.finished.heading | alert.thenStandings menu.standings |   | alert.yes alert.enterMore 5',
    );
    expect(end.requests[3]).toEqual({ ask: 'round', round: 5 });
    const three = viewOf('recorded', { results: 3, left: [] });
    expect(picked('record', [finished, three, finished], ['no']).said).toEqual([
      expect.stringContaining(
        'ask sidebar.recorded.heading: sidebar.recorded.results: 3 | sidebar.finished.heading |',
      ),
    ]);
    const fresh = viewOf('ready', { round: 1, rounds: 5 });
    expect(picked('record', [fresh, RECORDED, fresh]).said).toEqual([
      'tell sidebar.recorded.noneHeading: alert.thenPair menu.pair',
    ]);
  });

  test('wait while something else has to be asked', () => {
    const text = viewOf('text', { sheet: 'List', rows: [], seen: 'x' });
    const recorded = viewOf('recorded', { results: 3, left: [] });
    const { said } = picked('record', [open(), recorded, text, open()], ['yes', typed('')]);
    expect(said).toEqual([
      'tell sidebar.recorded.heading: sidebar.recorded.results: 3',
      `ask List:   | alert.yes sidebar.split | ${LEAVE}`,
      `${ASKED}${TYPE}`,
    ]);
    expect(picked('record', [open(), RECORDED, text], ['no']).said[1]).toBe(NOTHING);
  });

  test('that players have sent are asked about once', () => {
    const waiting = open({ reports: { agreed: 1, unclear: 1 } });
    const report = { round: 2, table: '1', black: '1 B1', white: '3 W1', result: '1-0' };
    const reports = viewOf('reports', { agreed: [report], unclear: [remark('Two answers.')] });
    const took = picked(
      'record',
      [open(), RECORDED, waiting, reports, open({ noticed: 'Taken.' })],
      ['yes', typed('')],
    );
    expect(took.said).toEqual([
      `ask sidebar.reports: alert.won 1 B1 W1 | sidebar.reports.open | Two answers. |   | alert.yes sidebar.reports.record 1 | ${LEAVE}`,
      `${ASKED}Taken. | sidebar.reports.open | Two answers. | ${TYPE}`,
    ]);
    expect(took.requests[4]).toEqual({
      ask: 'take reports',
      results: [{ round: 2, black: '1 B1', white: '3 W1', result: '1-0' }],
    });
    expect(picked('record', [open(), RECORDED, waiting, reports], ['no', typed('')]).said[1]).toBe(
      `${ASKED}${TYPE}`,
    );
    const two = viewOf('reports', { agreed: [report, { ...report, round: 1 }], unclear: [] });
    expect(picked('record', [open(), RECORDED, waiting, two], ['no', undefined]).said[0]).toContain(
      'sidebar.place.round 2: alert.won 1 B1 W1 | sidebar.place.round 1: alert.won 1 B1 W1 |   |',
    );
    const unclear = viewOf('reports', { agreed: [], unclear: [remark('Two answers.')] });
    expect(picked('record', [open(), RECORDED, waiting, unclear], [undefined]).said).toEqual([
      `${ASKED}sidebar.reports.open | Two answers. | ${TYPE}`,
    ]);
    expect(picked('record', [open(), RECORDED, waiting, reports, BUSY], ['yes']).said[1]).toContain(
      'sidebar.busy.heading',
    );
    expect(picked('record', [open(), RECORDED, waiting, BUSY], [undefined]).said).toEqual([
      `${ASKED}${TYPE}`,
    ]);
  });
});

describe('players who come and go', () => {
  const none = { rounds: [], from: 0, awaited: false };
  const people = (...missed: object[]) =>
    [1, 2, 3].map((no, i) => ({ no, player: `${no} P${no}`, missed: { ...none, ...missed[i] } }));
  const players = (fields: object = {}) =>
    viewOf('players', { people: people(), round: 3, rounds: 5, ...fields });
  const TYPE = 'alert.typePlayers alert.wordOut alert.wordIn alert.wordSeat';

  test('are told first: who misses the round, and who came late', () => {
    const late = [
      { player: '7 Eve', round: 2, bye: '1 P1', seat: 's' },
      { player: '8 Dan', round: 2 },
    ];
    const view = players({ people: people({ from: 2 }, { rounds: [3] }, { from: 4 }), late });
    expect(picked('players', [view], [typed('')]).said).toEqual([
      `type sidebar.players.heading 3 1 3: 1 P1: sidebar.players.withdraws | 2 P2: sidebar.players.misses 3 | sidebar.late.bye 7 Eve 2 1 P1 | sidebar.late.noBye 8 Dan 2 |   | ${TYPE}`,
    ]);
    expect(picked('players', [players({ round: 6, people: people({ from: 2 }) })], [undefined]).said).toEqual(
      [`type sidebar.players: sidebar.players.closed |   | ${TYPE}`, NOTHING],
    );
  });

  test('are changed in one act, and said back', () => {
    const { said, requests } = picked(
      'players',
      [players(), players({ refused: ['2 P2'] }), players()],
      [typed('1 out, 1 in 4, 2 out 3, 3 in, 9 out'), undefined],
    );
    expect(said[1]).toBe(
      `type sidebar.players.heading 3 3 3: 1 P1: sidebar.players.withdraws | 1 P1: sidebar.players.plays 4 | 3 P3: sidebar.players.again | sidebar.players.refused 2 P2 | 9 out: alert.noPlayer |   | ${TYPE}`,
    );
    expect(said).toHaveLength(2);
    const [, change] = requests as readonly {
      readonly changes?: readonly {
        readonly player: string;
        readonly is: { readonly rounds: readonly number[] };
      }[];
    }[];
    expect(change?.changes?.map(({ player }) => player)).toEqual(['1 P1', '2 P2', '3 P3']);
    expect(change?.changes?.[1]?.is.rounds).toEqual([3]);
    const all = picked('players', [players(), players(), players()], [typed('1 out'), typed('')]);
    expect(all.said[1]).toContain(': 1 P1: sidebar.players.withdraws |   |');
    const refused = picked('players', [players(), players()], [typed('1 dance'), typed('')]);
    expect(refused.said[1]).toContain('1 dance: alert.noResult |');
    expect(refused.requests).toHaveLength(2);
    expect(picked('players', [players(), BUSY], [typed('1 out')]).said[1]).toContain('sidebar.busy.heading');
  });

  test('get a place in the round in play', () => {
    const late = [{ player: '2 P2', round: 2, bye: '1 P1', seat: 's' }];
    const seated = picked(
      'players',
      [players({ late }), viewOf('registration', { done: 'Seated.' }), players()],
      [typed('2 seat'), typed('')],
    );
    expect(seated.said[1]).toContain(': Seated. |');
    expect(seated.requests[1]).toEqual({ ask: 'seat', player: '2 P2', round: 2, bye: '1 P1', seat: 's' });
    expect(picked('players', [players({ late }), players()], [typed('1 seat'), undefined]).said[1]).toContain(
      '1 seat: alert.noSeat |',
    );
    expect(picked('players', [players({ late }), BUSY], [typed('2 seat')]).said[1]).toContain(
      'sidebar.busy.heading',
    );
    expect(
      picked('players', [players({ late }), viewOf('registration')], [typed('2 seat')]).said,
    ).toHaveLength(2);
  });

  test('wait for a run that died, for a list, and for players', () => {
    const begun = viewOf('begun', {
      action: '7',
      what: 'Pair',
      when: '10:00',
      inTheWay: [],
      mayFinish: false,
    });
    expect(
      picked('players', [begun, viewOf('ready'), players()], ['yes', undefined]).requests.map(
        ({ ask }) => ask,
      ),
    ).toEqual(['players', 'undo', 'players']);
    expect(picked('players', [begun], ['no']).said[1]).toBe(NOTHING);
    expect(picked('players', [viewOf('registration')]).said).toEqual([
      'tell menu.players: alert.thenPlayers menu.pair',
    ]);
    expect(picked('players', [BUSY]).said[0]).toContain('sidebar.busy.heading');
  });
});

describe('a conversation about a workbook', () => {
  const LIST = [
    ['Name', 'Rank', 'R1', 'R2'],
    ['Anna', '4d', '2+', ''],
    ['Ben', '3d', '1-', ''],
  ];
  const bookOf = (...names: readonly string[]) => {
    const book = memoryWorkbook();
    for (const name of names)
      book.addSheet(name, name === 'Club' ? [...LIST, ['', '', '', ''], ...LIST] : LIST);
    book.removeSheet('Sheet1');
    book.select(names[0] ?? '');
    return book;
  };
  const talkOf = (book: ReturnType<typeof bookOf>) => {
    const said: (readonly [string, string])[] = [];
    const hear = (title: string, text: string): undefined => void said.push([title, text]);
    const dialogue = { tell: hear, ask: hear, type: hear };
    return {
      said,
      talk: makeTalk(
        () => book.workbook,
        dialogue,
        () => 'The panel does more.',
        () => 'de',
      ),
    };
  };

  test('ends what is said first with a note, and that alone', () => {
    const { said, talk } = talkOf(bookOf('Spring'));
    talk.tell('Title', 'One.');
    talk.ask('Title', 'Two.', false);
    talk.type('Title', 'Three.');
    expect(said).toEqual([
      ['Title', 'One.\n\nThe panel does more.'],
      ['Title', 'Two.'],
      ['Title', 'Three.'],
    ]);
  });

  test('says in each title which of several lists is meant, and stays with it', () => {
    const book = bookOf('Spring', 'Autumn');
    const { said, talk } = talkOf(book);
    expect([talk.request({ ask: 'state' }).view, talk.lists().now?.name, talk.lists().all.length]).toEqual([
      'ready',
      'Spring',
      2,
    ]);
    talk.tell('Title', 'One.');
    book.select('Autumn');
    talk.request({ ask: 'check' });
    talk.tell('Title', 'Two.');
    expect(said.map(([title]) => title)).toEqual(['Title (Spring)', 'Title (Spring)']);
    const one = talkOf(bookOf('Spring'));
    one.talk.request({ ask: 'state' });
    one.talk.tell('Title', 'One.');
    expect(one.said[0]?.[0]).toBe('Title');
    const club = talkOf(bookOf('Club'));
    club.talk.request({ ask: 'state' });
    club.talk.tell('Title', 'One.');
    expect(club.said[0]?.[0]).toBe('Title (Club A1:D3)');
  });

  test('knows whether there may be several lists', () => {
    expect(['Spring', 'Club'].map(name => talkOf(bookOf(name)).talk.mayHaveSeveral())).toEqual([false, true]);
    expect(talkOf(bookOf('Spring', 'Notes')).talk.mayHaveSeveral()).toBe(true);
  });

  test('goes on in the own language where nothing may be read', () => {
    const dialogue = { tell: () => undefined, ask: () => undefined, type: () => undefined };
    const refusing = makeTalk(
      () => {
        throw new Error('No permission');
      },
      dialogue,
      () => '',
      () => 'de',
    );
    expect([refusing.language(), refusing.mayHaveSeveral(), refusing.lists()]).toEqual([
      'de',
      false,
      { now: undefined, all: [] },
    ]);
    const { view } = { view: refusing.request({ ask: 'state' }) };
    expect(view.view).toBe('stopped');
    expect(refusing.text('menu.help')).toBe('Hilfe');
    const { talk } = talkOf(bookOf('Spring'));
    expect([talk.language(), talk.named('1 Anna')]).toEqual(['en', 'Anna']);
    talk.request({ ask: 'state' });
    expect(talk.language()).toBe('en');
  });
});
