import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/tournament/languages';
import type { System } from '../../src/tournament/systems';
import { changeSheet, dropSheet, sheetNamed } from './book';
import { warmAddon } from '../application/built';
import { choose, onward, type Answering, type Entry, type Said } from './byAlerts';
import { contentOf } from './content';
import {
  all,
  created as createdEvent,
  menuOver,
  RANKS,
  typeCell as type,
  valuesOf,
  type Menu,
} from './eventByAlerts';
import type { FakeGoogle, Fault } from './fakeGoogle';
import { ENTRIES } from './moments';

/** An event by the menu alone: Google shows no panel, and asks for one permission. */
const menu = (locale?: Language): Menu => menuOver(undefined, locale);

const created = (system: System, rounds: number, players = 8): Menu =>
  createdEvent({ name: system, system, rounds, players });

describe('answers', () => {
  test('No, and a window that is closed, write nothing and say so', () => {
    const { google, pick } = created('McMahon', 5);
    const before = google.book();
    for (const answer of ['NO', 'CLOSE', 'CANCEL'] as const)
      expect(all(pick('pairNextRound', () => answer))).toContain('Nothing was written.');
    for (const entry of ['createTournament', 'undoLastAction'] as const)
      expect(all(pick(entry, () => undefined))).toContain('Nothing was written.');
    expect(google.book()).toEqual(before);
  });

  test('what changed while the alert stood is not paired', () => {
    const { google, pick } = created('McMahon', 5);
    const said = pick('pairNextRound', ({ text }) => {
      if (text.includes('Nothing is written yet')) type(google, 'Wall list', 1, 1, 'Somebody Else');
      return 'YES';
    });
    expect(all(said)).toContain('Stopped');
    expect(google.book().sheets.map(({ name }) => name)).not.toContain('Round 1');
  });

  test('rubbish is asked again, with the reason', () => {
    const { pick } = menu();
    const typed = ['City; Chess; 5', 'City; McMahon; many', undefined];
    const said = pick('createTournament', () => typed.shift());
    expect(said).toHaveLength(4);
    expect(said[1]?.text).toContain('“City; Chess; 5” cannot be read.');
    expect(said[3]?.text).toContain('Nothing was written.');
  });

  test('results are said back by names, and what is not taken is named', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    const typed: (string | undefined)[] = ['1b 2w 31b 3q', '1w', undefined];
    const said = pick('recordResults', () => typed.shift());
    expect(said[1]?.text).toMatch(
      /^In: 2\n1\. Player.* won against Player.*\n2\. Player.* won against Player.*\nNOT in:\n31b: there is no such table\n3q: cannot be read/,
    );
    expect(said[2]?.text).toMatch(
      /1w: in already: 1\. Player.* won against Player.*\. To change it type 1\? 1w/,
    );
    expect(
      valuesOf(google, 'Wall list')
        .flat()
        .filter(cell => /^\d[+-]/.test(String(cell))),
    ).toHaveLength(4);
  });

  test('the first alert says how to get the panel, and the help lets Google ask again', () => {
    const { pick } = menu();
    const said = pick('pairNextRound');
    expect(all(said)).toContain('How to get the panel: More → Help.');
    expect(all(pick('help'))).toContain('tick both boxes');
    expect(all(pick('simulate'))).toContain('in the panel alone');
  });

  test.each([true, false])('Google is asked again where it can be: %s', canBeAsked => {
    const asked: string[] = [];
    const { google } = menu();
    const ScriptApp = {
      AuthMode: { FULL: 'FULL' },
      ...(canBeAsked && { requireAllScopes: (mode: string) => asked.push(mode) }),
    };
    const pick = (answer: 'YES' | 'NO') =>
      choose(google, warmAddon({ ...google.globals, ScriptApp }), 'help', () => answer);
    pick('NO');
    expect(asked).toEqual([]);
    pick('YES');
    expect(asked).toEqual(canBeAsked ? ['FULL'] : []);
  });

  // N86 of docs/faults.md
  test('Google is asked again where the panel alone does it, and nowhere else', () => {
    const { google } = created('McMahon', 5);
    let asked = 0;
    const ScriptApp = { AuthMode: { FULL: 'FULL' }, requireAllScopes: () => (asked += 1) };
    const addon = warmAddon({ ...google.globals, ScriptApp });
    const askedBy = (entry: Entry): number => {
      asked = 0;
      choose(google, addon, entry, () => undefined);
      return asked;
    };
    const ofPanel: readonly Entry[] = ['simulate', 'files', 'checkWholeEvent', 'selfTest'];
    expect(ofPanel.map(askedBy)).toEqual([1, 1, 1, 1]);
    for (const entry of ENTRIES) expect(askedBy(entry), entry).toBe(0);
  });

  test('in the language of the tournament', () => {
    const { pick } = menu('de');
    expect(all(pick('pairNextRound'))).toContain('In dieser Tabelle gibt es keine Turnierliste');
  });

  test('a protected sheet is told in a sentence', () => {
    const { google, pick } = created('McMahon', 5);
    const { id } = sheetNamed(google.book(), 'Wall list')!;
    google.setBook(changeSheet(google.book(), id, sheet => ({ ...sheet, isProtected: true })));
    const before = valuesOf(google, 'Wall list');
    expect(all(pick('pairNextRound'))).toMatch(/refuses to change|Stopped/);
    expect(valuesOf(google, 'Wall list')).toEqual(before);
  });
});

describe('a fault at any call', () => {
  const FAULTS = Number(process.env['ALERT_FAULTS'] ?? 4);
  const KINDS: readonly Fault[] = ['throws before', 'throws after', 'dies', 'loses'];

  test.each([
    ['pairNextRound', ''],
    ['recordResults', '1b 2b 3b 4b'],
  ] as const)('%s: the menu leads out, and the round is whole', (entry, typed) => {
    const { google, pick } = created('McMahon', 5);
    const answer: Answering = (asked, nth) =>
      asked.text.includes('Type a table') ? typed : onward(asked, nth);
    if (entry === 'recordResults') pick('pairNextRound');
    const start = google.book();
    pick(entry, answer);
    const whole = contentOf(google.book());
    const calls = google.calls().length;
    for (let i = 0; i < FAULTS; i++) {
      const at = Math.floor(((i + 0.5) * calls) / FAULTS);
      google.setBook(start);
      google.failAt(call => (call === at ? KINDS[i % 4] : undefined));
      try {
        pick(entry, answer);
      } catch {
        // Google shows an error that the run could not catch.
      }
      google.failAt(undefined);
      for (let press = 0; press < 3; press++) pick(entry, answer);
      const lists = [whole, contentOf(google.book())].map(({ sheets }) =>
        sheets.filter(([name]) => name === 'Wall list' || name.startsWith('Round')),
      );
      const rounds = lists[1]?.map(([name]) => name);
      expect(rounds, `call ${at}`).toContain('Round 1');
      if (rounds?.length === lists[0]?.length) expect(lists[1], `call ${at}`).toEqual(lists[0]);
    }
  });
});

describe('results typed by tables', () => {
  const typing = (pick: Menu['pick'], lines: readonly string[]): readonly Said[] => {
    const rest = [...lines];
    return pick('recordResults', ({ text }) =>
      text.includes('Type a table') ? rest.shift() : rest.length > 0 ? 'YES' : 'NO',
    );
  };
  /** The result of a line that says who won, or has its sign; `nth` is its game in the sheet of the round. */
  const signOf = (google: FakeGoogle, line: string, nth: number): string | undefined => {
    const [, winner] = /^\d+\. (.*) won against /.exec(line) ?? [];
    if (winner === undefined) return line.split(' ').pop();
    const [, black, white] = valuesOf(google, 'Round 1')[3 + nth] ?? [];
    return String(black).endsWith(` ${winner}`) ? '1-0' : String(white).endsWith(` ${winner}`) ? '0-1' : line;
  };
  /** The signs of round 1 in the list, in the order of the rows. */
  const signs = (google: FakeGoogle): string => {
    const [titles = [], ...rows] = valuesOf(google, 'Wall list');
    const at = titles.indexOf('R1');
    return rows.map(row => /^\d+([+\-=?]!?)/.exec(String(row[at]))?.[1] ?? '').join('');
  };

  test('N15: are taken back by ?, changed only behind it, and named', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    typing(pick, ['1b 2b 3b 4b']);
    const all4 = signs(google);
    expect(all4).not.toContain('?');
    const said = typing(pick, ['1w', '1? 1w 2?', '2=']);
    expect(said[1]?.text).not.toContain('In:');
    expect(said[2]?.text).toMatch(/NOT in:\n1w: in already: 1\. /);
    expect(said[3]?.text).toMatch(/^In: 2\n1\. .* won against .*\n2\. .* \?\n/);
    expect(said[4]?.text).toMatch(/^In: 1\n2\. .* =\n/);
    expect(signs(google)).not.toContain('?');
    expect(signs(google)).not.toBe(all4);
    expect(signs(google).split('=')).toHaveLength(3);
    // The sheet of the round says the same.
    expect(
      valuesOf(google, 'Round 1')
        .slice(3)
        .map(line => line[5])
        .filter(word => word !== ''),
    ).toHaveLength(4);
    expect(all(pick('undoLastAction'))).toContain('Undone');
    expect(signs(google)).toContain('?');
  });

  // N91 of docs/faults.md
  test('what is in and what is not stands above the next field: three times typed are four windows', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    const said = typing(pick, ['1b 1w', '1? 1w', '2b 31b']);
    expect(said).toHaveLength(4);
    const lines = said.map(({ text }) => text.split('\n'));
    expect(signOf(google, lines[1]![1]!, 0)).toBe('1-0');
    expect(lines[1]).toContain('1 of 4 results are in the wall list');
    expect(lines[1]![3]).toMatch(/^1w: in already: 1\. .* won against .*\. To change it type 1\? 1w$/);
    expect(signOf(google, lines[2]![1]!, 0)).toBe('0-1');
    expect(signOf(google, lines[3]![1]!, 1)).toBe('1-0');
    expect(lines[3]).toContain('31b: there is no such table');
  });

  test('the points that a game was won by stay beside it in the sheet of the round, and are said back', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    const said = typing(pick, ['1b+12,5 2w', '2w+7']);
    expect(said[1]?.text).toMatch(/^In: 2\n1\. .* won against .*, by 12\.5 points\n/);
    expect(said[2]?.text).toMatch(/^In: 1\n2\. .* won against .*, by 7 points\n/);
    const results = valuesOf(google, 'Round 1')
      .slice(3)
      .map(line => line[5]);
    expect(results.slice(0, 2)).toEqual(['B+12.5', 'W+7']);
  });

  test.each([
    ['1 b 2 W', '1-0', '0-1'],
    ['1: 1-0, 2: 0-1', '1-0', '0-1'],
    ['1. B+12,5; 2. w+r', '1-0', '0-1'],
    ['1b,2w', '1-0', '0-1'],
    ['１ｂ　２ｗ', '1-0', '0-1'],
    ['1) ½-½ 2) jigo', '=', '='],
    ['1 White wins by default 2x', '0-1!', '0-0!'],
    ['01b! 02 B+F', '1-0!', '1-0!'],
  ])('%s', (typed, first, second) => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    const said = typing(pick, [typed]);
    const [one = '', other = ''] = (said[1]?.text ?? '').split('\n').slice(1);
    expect([one, other].map((line, i) => signOf(google, line, i))).toEqual([first, second]);
    expect(said[1]?.text).not.toContain('NOT in');
  });

  test('two results of one table, and rubbish of any length, are named and change nothing else', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    const said = typing(pick, [
      '1b 1w 0b 7 b 1-0 -3b 4.5 b3',
      'x'.repeat(5000),
      Array(900).fill('99b').join(' '),
    ]);
    expect(said[1]?.text).toContain('In: 1\n1. ');
    for (const part of ['1w: in already', '0b: there is no such table', '7 b: there is no such table'])
      expect(said[1]?.text).toContain(part);
    for (const { text } of said) expect(text.split('\n').length).toBeLessThanOrEqual(25);
    expect(signs(google).replace(/\?/g, '')).toHaveLength(2);
  });

  test('stones behind a stroke, with a result or alone, go into both cells and the sheet of the round', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    const said = typing(pick, ['1b/2 2/3 3 White wins / 4 4/10 2w', '1/0', '1? 1w/5']);
    expect(said[1]?.text).toMatch(
      /^In: 3\n1\. .* won against .*, Handicap 2\n2\. .* won .*, Handicap 3\n3\. .* won .*, Handicap 4\nNOT in:\n4\/10: cannot be read/,
    );
    expect(said[2]?.text).toMatch(/^In: 1\n1\. .* won against .*, Handicap 0\n/);
    expect(said[3]?.text).toMatch(/^In: 1\n1\. .* won against .*, Handicap 5\n/);
    const [, , , ...games] = valuesOf(google, 'Round 1');
    expect(games.slice(0, 4).map(line => line.slice(3, 6))).toEqual([
      ['5', '½', 'White wins'],
      ['3', '½', 'White wins'],
      ['4', '½', 'White wins'],
      ['', expect.anything(), ''],
    ]);
    const [titles = [], ...rows] = valuesOf(google, 'Wall list');
    const cells = rows.map(row => String(row[titles.indexOf('R1')])).filter(cell => cell !== '');
    expect(cells.map(cell => /[bw]\d*$/.exec(cell)?.[0]).sort()).toEqual([
      'b',
      'b3',
      'b4',
      'b5',
      'w',
      'w3',
      'w4',
      'w5',
    ]);
    expect(all(pick('checkWallList', () => undefined))).not.toContain('cannot be read');
  });

  test('what somebody else entered while the prompt stood is not replaced', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    const [titles = []] = valuesOf(google, 'Wall list');
    const at = titles.indexOf('R1');
    let asked = 0;
    const said = pick('recordResults', ({ text }) => {
      if (!text.includes('Type a table') || ++asked > 1) return undefined;
      valuesOf(google, 'Wall list').forEach((row, i) => {
        const cell = String(row[at]);
        if (/^\d+\?/.test(cell))
          type(google, 'Wall list', i, at, cell.replace('?', cell.endsWith('b') ? '-' : '+'));
      });
      return '1b 2w';
    });
    expect(said[1]?.text).toContain('1b: another result has come in meanwhile');
    expect(signs(google)).not.toContain('?');
  });

  test('a game of an earlier round that still goes on is asked for behind those of the round', () => {
    const { google, pick } = created('McMahon', 5);
    pick('pairNextRound');
    typing(pick, ['1b 2b 3b']);
    pick('pairNextRound');
    expect(google.book().sheets.map(({ name }) => name)).toContain('Round 2');
    const said = typing(pick, ['1b', '', '4w', '']);
    expect(said.map(({ title }) => title).slice(0, 4)).toEqual([
      'Results of round 2',
      'Results of round 2',
      'Results of round 1',
      'Results of round 2',
    ]);
    expect(signs(google)).not.toContain('?');
  });

  test('the second game of a table is typed with its place behind a point', () => {
    const { google, pick } = created('Diagonal', 3);
    pick('pairNextRound');
    const said = typing(pick, ['1.1b 1.2: 1-0 02.2w 1b', '1.2?']);
    expect(said[0]?.text).toMatch(/Missing tables: 1\.1 1\.2 2\.1/);
    expect(said[1]?.text).toMatch(
      /In: 3\n1\.1\. (.*) won against (.*)\n1\.2\. \2 won against \1\n2\.2\. .* won .*\nNOT in:\n1b: there is no such table/,
    );
    expect(said[2]?.text).toMatch(/^In: 1\n1\.2\. .* \?\n/);
    const results = valuesOf(google, 'Round 1')
      .slice(3, 7)
      .map(line => line[5]);
    expect(results).toEqual(['Black wins', '', '', 'White wins']);
  });

  test('without the sheet of the round, games are named with numbers', () => {
    const { google, pick } = created('Swiss', 3);
    pick('pairNextRound');
    google.setBook(dropSheet(google.book(), sheetNamed(google.book(), 'Round 1')!.id));
    const said = typing(pick, ['2w 0b', '1b 3= 4!']);
    expect(said[0]?.text).toMatch(/Missing tables:\n1\. .* – .*\n2\. .*\n3\. .*\n4\. /);
    expect(said[1]?.text).toMatch(/^In: 1\n2\. .* won against .*\nNOT in:\n0b: there is no such table/);
    expect(signs(google).replace(/\?/g, '')).toHaveLength(6);
  });

  test('N14: a drawn game of a knock-out is asked about: either of the two may have won its replay', () => {
    for (const answer of ['YES', 'NO', 'CANCEL'] as const) {
      const { google, pick } = created('Knock-out', 3);
      pick('pairNextRound');
      const rest = ['1b 2b 3b 4='];
      const said = pick('recordResults', (asked, nth) => {
        if (asked.text.includes('Type a table')) return rest.shift();
        return asked.text.includes('Replay') ? answer : onward(asked, nth);
      });
      expect(all(said)).toMatch(
        /YES: Replay: Player \d has won\nNO: Replay: Player \d has won\nCANCEL: nothing is written/,
      );
      const cells = valuesOf(google, 'Wall list')
        .slice(1, 9)
        .map(line => String(line[7]));
      const replays = cells.map(cell => /=\S* \d+([+-])/.exec(cell)?.[1] ?? '').join('');
      expect(replays).toBe({ YES: '+-', NO: '-+', CANCEL: '' }[answer]);
      if (answer === 'CANCEL') expect(all(said)).toContain('Nothing was written.');
    }
  });

  test('in German by its letters', () => {
    const found = menu('de');
    found.pick('createTournament', ({ text }) =>
      text.includes('System; Runden') ? 'Stadt; Schweizer System; 3' : 'YES',
    );
    const name = 'Turnierliste';
    const sheet =
      found.google.book().sheets.find(one => one.cells[0]?.some(({ value }) => value === 'R1'))?.name ?? name;
    const [titles = []] = valuesOf(found.google, sheet);
    RANKS.slice(0, 8).forEach((rank, i) => {
      [i + 1, `Spieler ${i + 1}`, rank].forEach((value, column) =>
        type(found.google, sheet, i + 1, column, value),
      );
    });
    found.pick('pairNextRound');
    const said = found.pick('recordResults', ({ text }) =>
      text.includes('12s Schwarz') ? (text.includes('Eingetragen') ? undefined : '1s 2w 3s! 4x') : 'NO',
    );
    expect(titles).toContain('R1');
    expect(all(said)).toMatch(
      /Eingetragen: 4\n1\. .* hat gegen .* gewonnen\n2\. .* hat gegen .* gewonnen\n3\. .* 1-0!\n4\. .* 0-0!/,
    );
  });
});
