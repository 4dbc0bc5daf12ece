import { describe, expect, test } from 'vitest';
import { isOutput, ofList, roundOfName } from '../../src/sheet/write/sheetNames';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import { addSheet, changeSheet, dropSheet, sheetNamed } from './book';
import type { Answering, Said } from './byAlerts';
import type { Fault } from './fakeGoogle';
import {
  all,
  created as createdEvent,
  eventOf,
  menuOver,
  setSetting,
  typeCell,
  valuesOf,
  type Menu,
  type PlannedEvent,
} from './eventByAlerts';

// N90 of docs/faults.md
/** More games than an alert shows: they stand in a sheet before anybody is asked. */
const LONG: Omit<PlannedEvent, 'name'> = { system: 'McMahon', rounds: 3, players: 28 };
const SHEET = 'Round 1 (preview)';

const created = (event: Partial<PlannedEvent> = {}): Menu => createdEvent({ name: '', ...LONG, ...event });

const names = ({ google }: Menu): readonly string[] => google.book().sheets.map(({ name }) => name);

/** Answers the question below the preview; all others with Yes. */
const answering =
  (answer: 'YES' | 'NO' | 'CANCEL' | undefined): Answering =>
  ({ title }) =>
    title.includes('Preview') ? answer : 'YES';

const pair = (menu: Menu, answer: 'YES' | 'NO' | 'CANCEL' | undefined): readonly Said[] =>
  menu.pick('pairNextRound', answering(answer));

/** Table, Black, White and stones of each game. */
const gamesIn = ({ google }: Menu, sheet: string): readonly string[] =>
  valuesOf(google, sheet)
    .slice(3)
    .filter(([table]) => table !== '')
    .map(line => line.slice(0, 4).map(String).join('|'));

function typeIn({ google }: Menu, no: number, title: string, value: string): void {
  const [titles = []] = valuesOf(google, 'Wall list');
  typeCell(google, 'Wall list', no, titles.indexOf(title), value);
}

describe('more games than an alert shows', () => {
  test('are in a sheet before the question, with counts, and Yes makes them the round', () => {
    const menu = created();
    const asked: string[] = [];
    menu.pick('pairNextRound', ({ title, text }) => {
      if (title.includes('Preview')) asked.push(text, ...gamesIn(menu, SHEET));
      return 'YES';
    });
    expect(asked[0]).toMatch(/^Nothing is written yet\.\nPlayers: 28, Games: 14, No bye\n/);
    expect(asked[0]).toContain(`All games are in the sheet “${SHEET}”.`);
    expect(asked[0]).toMatch(
      /YES: Write round 1\nNO: the preview stays.*“Pair.*” goes on with it\nCANCEL: the preview is forgotten/,
    );
    expect(asked[0]?.split('\n').length).toBeLessThanOrEqual(25);
    expect(asked.slice(1)).toHaveLength(14);
    expect(gamesIn(menu, 'Round 1')).toEqual(asked.slice(1));
    expect(names(menu)).not.toContain(SHEET);
  });

  test('No leaves the sheet, and the entry offers the same games', () => {
    const menu = created();
    pair(menu, 'NO');
    expect(names(menu)).toContain(SHEET);
    expect(names(menu)).not.toContain('Round 1');
    const [before, games] = [menu.google.book(), gamesIn(menu, SHEET)];
    for (const answer of ['NO', undefined] as const) {
      expect(all(pair(menu, answer))).toContain('the games are the same');
      expect(menu.google.book().sheets).toEqual(before.sheets);
    }
    const said = all(pair(menu, 'YES'));
    expect(said).toContain('Round 1 is written');
    expect(gamesIn(menu, 'Round 1')).toEqual(games);
    expect(names(menu)).not.toContain(SHEET);
  });

  test('Cancel forgets it', () => {
    const menu = created();
    const before = names(menu);
    expect(all(pair(menu, 'CANCEL'))).toContain('Nothing was written.');
    expect(names(menu).filter(name => name !== 'Log')).toEqual(before.filter(name => name !== 'Log'));
    expect(all(pair(menu, 'NO'))).not.toContain('preview of before');
    expect(all(menu.pick('undoLastAction'))).toContain('Undone');
    expect(names(menu)).not.toContain(SHEET);
  });

  test('somebody who withdrew since is named, and the sheet has the games of now', () => {
    const menu = created();
    pair(menu, 'NO');
    menu.pick('players', (_, nth) => (nth === 0 ? '5 out, 6 out' : ''));
    const said = all(pair(menu, 'NO'));
    expect(said).toMatch(
      /It is not the preview of before any more:\nPlayer 5 \(2k\): withdrew\nPlayer 6 \(3k\): withdrew\n(Other games: \d+|The games are the same\.)\nAll games are in the sheet “Round 1 \(preview\)”\./,
    );
    expect(said).toContain('Left out: 2 – Player 5 (2k): withdrew; Player 6 (3k): withdrew');
    expect(gamesIn(menu, SHEET)).toHaveLength(13);
    expect(names(menu)).not.toContain(`${SHEET} (2)`);
    pair(menu, 'YES');
    expect(gamesIn(menu, 'Round 1')).toHaveLength(13);
  });

  test('a name or a rank that was corrected since is told', () => {
    const menu = created();
    pair(menu, 'NO');
    typeIn(menu, 3, 'Name', 'Schröder');
    expect(all(pair(menu, 'YES'))).toMatch(/3 Player 3 \(2d\) → 3 Schröder \(2d\)\nThe games are the same\./);
    expect(gamesIn(menu, 'Round 1').join()).toContain('3 Schröder (2d)');
  });

  test('a result that was changed since makes other games', () => {
    const menu = created({ system: 'Swiss' });
    pair(menu, 'YES');
    const typed = Array.from({ length: 14 }, (_, i) => `${i + 1}b`).join(' ');
    const record = (what: string) =>
      menu.pick('recordResults', ({ text }, nth) =>
        text.includes('Type a table') ? (nth === 0 ? what : '') : 'YES',
      );
    record(typed);
    pair(menu, 'NO');
    const first = gamesIn(menu, 'Round 2 (preview)');
    record('1? 1w 2? 2w 3? 3w');
    expect(all(pair(menu, 'NO'))).toMatch(/not the preview of before any more:\nOther games: [1-9]/);
    expect(gamesIn(menu, 'Round 2 (preview)')).not.toEqual(first);
  });

  test.each([
    ['over a name', 4, 1, 'Somebody Else'],
    ['beside the games', 5, 6, 'near the window'],
    ['below them', 25, 0, 'a note'],
  ])('what somebody typed %s stays, letter by letter', (_, row, column, value) => {
    for (const isChanged of [false, true]) {
      const menu = created();
      pair(menu, 'NO');
      typeCell(menu.google, SHEET, row, column, value);
      const typed = valuesOf(menu.google, SHEET).map(line => line.map(String));
      if (isChanged) menu.pick('players', (__, nth) => (nth === 0 ? '5 out, 6 out' : ''));
      const said = all(pair(menu, 'NO'));
      const isOther = isChanged || value === 'Somebody Else';
      expect(valuesOf(menu.google, SHEET).map(line => line.map(String))).toEqual(typed);
      expect(said.includes(`Something was typed in the sheet “${SHEET}”.`)).toBe(isOther);
      expect(names(menu).includes(`${SHEET} (2)`)).toBe(isOther);
      expect(all(pair(menu, 'YES'))).toContain('Round 1 is written');
      expect(String(valuesOf(menu.google, SHEET)[row]?.[column])).toBe(value);
      expect(gamesIn(menu, 'Round 1').join()).not.toContain('Somebody Else');
    }
  });

  test('a sheet that was deleted or renamed since is no preview any more', () => {
    for (const happens of ['deleted', 'renamed', 'copied']) {
      const menu = created();
      pair(menu, 'NO');
      const { id, cells } = sheetNamed(menu.google.book(), SHEET)!;
      const book = menu.google.book();
      if (happens === 'deleted') menu.google.setBook(dropSheet(book, id));
      else if (happens === 'renamed')
        menu.google.setBook(changeSheet(book, id, sheet => ({ ...sheet, name: 'Ours' })));
      else {
        menu.google.setBook(addSheet(book, `Copy of ${SHEET}`, 9));
        const copy = sheetNamed(menu.google.book(), `Copy of ${SHEET}`)!;
        menu.google.setBook(changeSheet(menu.google.book(), copy.id, sheet => ({ ...sheet, cells })));
      }
      const before = names(menu).filter(name => name === 'Ours' || name.startsWith('Copy'));
      const said = all(pair(menu, 'YES'));
      expect(said).toContain('Round 1 is written');
      expect(said.includes('preview of before')).toBe(happens === 'copied');
      expect(names(menu).filter(name => name === 'Ours' || name.startsWith('Copy'))).toEqual(before);
      expect(names(menu)).not.toContain(SHEET);
    }
  });

  test('a sheet that is deleted, or typed in, while the question stands stops nothing', () => {
    for (const happens of ['deleted', 'typed in']) {
      const menu = created();
      const said = menu.pick('pairNextRound', ({ title }) => {
        const { google } = menu;
        if (!title.includes('Preview')) return 'YES';
        if (happens === 'deleted')
          google.setBook(dropSheet(google.book(), sheetNamed(google.book(), SHEET)!.id));
        else typeCell(google, SHEET, 6, 6, 'wheelchair');
        return 'YES';
      });
      expect(all(said)).toContain('Round 1 is written');
      expect(gamesIn(menu, 'Round 1')).toHaveLength(14);
      if (happens === 'typed in') expect(valuesOf(menu.google, SHEET)[6]?.[6]).toBe('wheelchair');
    }
  });

  test('what is changed in the list while the question stands is not paired, and told the next time', () => {
    const menu = created();
    const said = menu.pick('pairNextRound', ({ title }) => {
      if (title.includes('Preview')) typeIn(menu, 4, 'Name', 'Somebody Else');
      return 'YES';
    });
    expect(all(said)).toContain('Stopped');
    expect(names(menu)).not.toContain('Round 1');
    expect(all(pair(menu, 'YES'))).toContain('4 Player 4 (1d) → 4 Somebody Else (1d)');
    expect(gamesIn(menu, 'Round 1').join()).toContain('4 Somebody Else (1d)');
  });

  test('fewer games than fit are asked about with the preview that stands', () => {
    const menu = created({ players: 26 });
    pair(menu, 'NO');
    menu.pick('players', (_, nth) => (nth === 0 ? '5 out, 6 out, 7 out, 8 out' : ''));
    expect(all(pair(menu, 'YES'))).toContain('Player 8 (9k): withdrew');
    expect(gamesIn(menu, 'Round 1')).toHaveLength(11);
    expect(names(menu)).not.toContain(SHEET);
  });

  test('a protected sheet of the preview is told, and stops nothing', () => {
    const menu = created();
    pair(menu, 'NO');
    const { id } = sheetNamed(menu.google.book(), SHEET)!;
    menu.google.setBook(changeSheet(menu.google.book(), id, sheet => ({ ...sheet, isProtected: true })));
    expect([...pair(menu, 'YES')].pop()?.text).toMatch(
      /Sheet: “Round 1”[^]*“Round 1 \(preview\)” could not be changed/,
    );
    expect(gamesIn(menu, 'Round 1')).toHaveLength(14);
    menu.google.setBook(changeSheet(menu.google.book(), id, sheet => ({ ...sheet, isProtected: false })));
    expect(all(pair(menu, 'YES'))).toMatch(/left unfinished[^]*Missing tables: 1–14/);
    expect(names(menu)).not.toContain(SHEET);
  });

  test('of several lists each has its own', () => {
    const menu = created();
    menu.google.setBook(addSheet(menu.google.book(), 'Juniors', 9));
    const { id } = sheetNamed(menu.google.book(), 'Juniors')!;
    const lines = [
      ['No', 'Name', 'Rank', 'R1', 'R2'],
      ...Array.from({ length: 26 }, (_, i) => [i + 1, `Junior ${i + 1}`, '9k', '', '']),
    ];
    const cells = lines.map(line => line.map(value => ({ value, formula: '', isText: true })));
    menu.google.setBook(changeSheet(menu.google.book(), id, sheet => ({ ...sheet, cells })));
    const of =
      (list: string, answer: string): Answering =>
      ({ title, text }) => {
        if (text.includes('several lists')) return list;
        if (text.includes('Type the number of what is to be done')) return '1';
        return title.includes('Preview') ? answer : 'YES';
      };
    menu.pick('pairNextRound', of('1', 'NO'));
    const main = gamesIn(menu, SHEET);
    menu.pick('pairNextRound', of('2', 'NO'));
    expect(names(menu)).toEqual(expect.arrayContaining([SHEET, `${SHEET} · Juniors`]));
    expect(gamesIn(menu, SHEET)).toEqual(main);
    expect(all(menu.pick('pairNextRound', of('2', 'YES')))).toMatch(/the games are the same[^]*is written/);
    expect(names(menu)).toContain(SHEET);
    expect(names(menu)).not.toContain(`${SHEET} · Juniors`);
    expect(all(menu.pick('pairNextRound', of('1', 'CANCEL')))).toContain('Nothing was written');
    expect(names(menu)).not.toContain(SHEET);
  });

  test('where something was typed in it, Cancel and Yes leave the whole sheet, and say so', () => {
    for (const answer of ['CANCEL', 'YES'] as const) {
      const menu = created();
      pair(menu, 'NO');
      typeCell(menu.google, SHEET, 5, 6, 'near the window');
      const typed = valuesOf(menu.google, SHEET);
      const told = [...pair(menu, answer)].pop();
      expect(told?.text).toContain(
        answer === 'YES' ? 'Games: 14. Sheet: “Round 1”.' : 'Nothing was written.',
      );
      expect(told?.text).toContain(`Something was typed in the sheet “${SHEET}”. That sheet stays`);
      expect(valuesOf(menu.google, SHEET)).toEqual(typed);
      if (answer === 'CANCEL') expect(all(pair(menu, 'YES'))).toContain('Round 1 is written');
      const undone = (): string =>
        menu
          .pick('undoLastAction')
          .map(({ text }) => text)
          .join('\n');
      expect(undone()).toContain('Pair round 1');
      // By itself it is taken back as any other action: the cells of the person stay.
      expect(undone()).toContain(`Make ${SHEET}`);
      expect(valuesOf(menu.google, SHEET)[5]?.[6]).toBe('near the window');
      expect(all(menu.pick('undoLastAction'))).toContain('Clear 8 example players');
    }
  });
});

/** What was read in the preview is what stands in the round. */
function readAndWritten(menu: Menu): readonly string[] {
  const { say } = menu;
  const sheet = say('sheet.preview', { round: 1 });
  const pick = (answer: string): string =>
    all(
      menu.pick('pairNextRound', ({ title }) =>
        title.startsWith(say('sidebar.preview.heading', { round: 1 })) ? answer : 'YES',
      ),
    );
  pick('NO');
  const games = gamesIn(menu, sheet);
  const again = pick('NO');
  expect(again).toContain(say('alert.samePreview'));
  expect(pick('YES')).toContain(say('sidebar.written.heading', { round: 1 }));
  const round = valuesOf(menu.google, say('sheet.round', { round: 1 }))
    .filter(([table, , white]) => /^\d+$/.test(String(table)) && white !== '')
    .map(line => line.slice(0, 4).map(String).join('|'));
  expect(round).toEqual(games);
  expect(names(menu)).not.toContain(sheet);
  return [again, ...games];
}

test.each(LANGUAGES)('its sheet is ours, and that of no round: %s', language => {
  const name = makeText(language)('sheet.preview', { round: 3 });
  for (const one of [name, `${name} (2)`, ofList(name, 'Juniors')]) {
    expect([roundOfName(one, 'sheet.preview'), isOutput(one)]).toEqual([3, true]);
    for (const key of ['sheet.round', 'sheet.report', 'sheet.undoneRound'] as const)
      expect(roundOfName(one, key)).toBe(undefined);
  }
});

describe('the same games', () => {
  test('with handicaps, and with colours as they are told', () => {
    const prepare: PlannedEvent['prepare'] = (google, say) =>
      setSetting(google, 'settingName.handicap', say('value.rank'), say);
    const menu = created({ system: 'Swiss', prepare });
    // Odd numbers of strong and weak players: one pair at least is of both.
    for (let no = 1; no <= 28; no++) typeIn(menu, no, 'Rank', no <= 13 ? '5d' : '4k');
    const [, ...games] = readAndWritten(menu);
    expect(games.some(game => /\|[2-9]$/.test(game))).toBe(true);
  });

  test('of teams', () => {
    const prepare: PlannedEvent['prepare'] = (google, say) => {
      setSetting(google, 'settingName.teams', say('value.yes'), say);
      const [titles = []] = valuesOf(google, say('sheet.wallList'));
      typeCell(google, say('sheet.wallList'), 0, titles.indexOf(say('column.country')), say('column.team'));
      typeCell(google, say('sheet.wallList'), 0, titles.indexOf(say('column.club')), say('column.board'));
    };
    const [, ...games] = readAndWritten(created({ system: 'Swiss', players: 30, prepare }));
    expect(games).toHaveLength(15);
  });

  test.each(['de', 'ja', 'fr'] as const)('in the language of the person: %s', language => {
    const [again] = readAndWritten(created({ language }));
    expect(again).not.toMatch(/YES:|CANCEL:|preview|Round|Nothing was|All games/);
  });

  test('of a bye, whose number is not told', () => {
    const [again] = readAndWritten(created({ players: 27 }));
    expect(again).toMatch(/^Bye: Player \d+ \(\d+[dk]\)$/m);
  });
});

describe('people are named', () => {
  const lines = (menu: Menu): readonly string[] =>
    all(pair(menu, 'NO'))
      .split('\n')
      .filter(line => /^\d+\. /.test(line));

  test('without their numbers', () => {
    const menu = created({ players: 8 });
    for (const line of lines(menu))
      expect(line).toMatch(/^\d\. Player \d \(\d+[dk]\) – Player \d \(\d+[dk]\)$/);
  });

  test('with them where several of the event have the name, whether they play or not', () => {
    const menu = created({ players: 9 });
    typeIn(menu, 2, 'Name', 'Müller Anna');
    typeIn(menu, 9, 'Name', 'müller Anna');
    menu.pick('players', (_, nth) => (nth === 0 ? '9 out' : ''));
    const said = lines(menu).join('\n');
    expect(said).toContain('2 Müller Anna (4d)');
    expect(said.match(/\d Player/g)).toBe(null);
    pair(menu, 'YES');
    const typed = menu.pick('recordResults', (_, nth) => (nth === 0 ? '1b 2b 3b 4b' : undefined));
    expect(all(typed)).toContain('2 Müller Anna (4d)');
    expect(all(typed)).toMatch(/\d\. Player \d \(\d+[dk]\) won against Player \d/);
  });

  test('with the stones of their game behind them', () => {
    const menu = created({ players: 2, system: 'Swiss', rounds: 1 });
    setSetting(menu.google, 'settingName.handicap', 'rank');
    typeIn(menu, 2, 'Rank', '3k');
    // Seven ranks apart, less two by the setting that nobody has changed.
    expect(lines(menu)).toEqual(['1. Player 2 (3k) – Player 1 (5d), Handicap 5']);
  });

  test('six games that are worth a look, and how many more there are', () => {
    const menu = created({ system: 'Swiss', players: 40 });
    const [titles = []] = valuesOf(menu.google, 'Wall list');
    const club = titles.indexOf('Club');
    for (let no = 1; no <= 40; no++) typeCell(menu.google, 'Wall list', no, club, 'Köln');
    const said = pair(menu, 'NO').find(({ title }) => title.includes('Preview'))?.text ?? '';
    expect(said).toMatch(/Look at these: 20\n(\d+\. .* – .*: .*\n){6}and 14 more\n/);
    expect(said.split('\n').length).toBeLessThanOrEqual(25);
  });
});

describe('an undo says what follows', () => {
  const asked = (menu: Menu): string => menu.pick('undoLastAction', () => 'NO')[0]?.text ?? '';
  const record = (menu: Menu, typed: string): void =>
    void menu.pick('recordResults', ({ text }, nth) =>
      text.includes('Type a table') ? (nth === 0 ? typed : undefined) : 'YES',
    );

  test('for each of its kinds', () => {
    const menu = created({ players: 9 });
    menu.pick('players', (_, nth) => (nth === 0 ? '2 out 2, 3 out 3' : ''));
    expect(asked(menu)).toContain('YES: who plays which rounds is as it was before, players: 2\n');
    pair(menu, 'YES');
    expect(asked(menu)).toContain('YES: round 1 is unpaired again, and its games go: 4\n');
    record(menu, '1b 2w 3=');
    expect(asked(menu)).toMatch(
      /^Record 3 results of round 1, \d{4}-.*\n \nYES: games that are open again: 3\nCells changed since then stay, and are named afterwards\.\nNO: nothing is written/,
    );
    record(menu, '1? 1w 4b');
    expect(asked(menu)).toContain('YES: the results are as they were before, games: 2\n');
    record(menu, '4?');
    expect(asked(menu)).toContain('YES: the results are as they were before, games: 1\n');
    menu.pick('standingsAndPrizes', () => 'NO');
    expect(asked(menu)).toContain('YES: this goes: Standings\n');
  });

  test('of a preview in its sheet, and of what cannot be told', () => {
    const menu = created();
    expect(asked(menu)).toContain('YES: it is taken back\n');
    pair(menu, 'NO');
    expect(asked(menu)).toContain(`YES: this goes: ${SHEET}\n`);
    expect(all(menu.pick('undoLastAction'))).toContain('Undone');
    expect(names(menu)).not.toContain(SHEET);
    pair(menu, 'YES');
    expect(asked(menu)).toContain('YES: round 1 is unpaired again, and its games go: 14\n');
    expect(all(menu.pick('undoLastAction'))).toContain('Undone');
    expect(names(menu)).not.toContain('Round 1');
  });

  test('of a round in which pairs play several games', () => {
    const menu = created({ system: 'Diagonal', rounds: 3, players: 8 });
    pair(menu, 'YES');
    const { length } = gamesIn(menu, 'Round 1').filter(game => /\|.+\|/.test(game));
    expect(asked(menu)).toContain(`YES: round 1 is unpaired again, and its games go: ${length}\n`);
    record(menu, '1.1b 1.2w');
    expect(asked(menu)).toContain('YES: games that are open again: 2\n');
  });
});

describe('a fault at any call', () => {
  const FAULTS = Number(process.env['ALERT_FAULTS'] ?? 6);
  const KINDS: readonly Fault[] = ['dies', 'throws before', 'loses', 'throws after'];

  test('of a preview, of the round behind it or of its end: the menu leads out, and the round is whole', () => {
    const start = created().google.book();
    const all14 = Array.from({ length: 14 }, (_, i) => `${i + 1}b`).join(' ');
    const whole = menuOver(start);
    pair(whole, 'YES');
    const content = eventOf(whole.google);
    const calls = whole.google.calls().length;
    for (let i = 0; i < FAULTS; i++) {
      const at = Math.floor(((i + 0.5) * calls) / FAULTS);
      const menu = menuOver(start);
      menu.google.failAt(call => (call === at ? KINDS[i % KINDS.length] : undefined));
      try {
        pair(menu, 'YES');
      } catch {
        // Google shows an error that the run could not catch.
      }
      menu.google.failAt(undefined);
      const told: string[] = [];
      for (let press = 0; press < 3 && !told.join().includes('Missing tables'); press++)
        told.push(all(menu.pick('pairNextRound')));
      const where = `call ${at}\n${told.join('\n')}`;
      expect(eventOf(menu.google), where).toEqual(content);
      menu.pick('recordResults', ({ text }, nth) =>
        text.includes('Type a table') && nth === 0 ? all14 : 'NO',
      );
      expect(all(pair(menu, 'YES')), where).toContain('Round 2 is written');
      expect(names(menu).join(), where).not.toContain('preview');
    }
  });

  test('between the preview and the answer: the run ends there, and the entry offers the same games', () => {
    const menu = created();
    const said = menu.pick('pairNextRound', ({ title }) => {
      // Whoever closes the tab answers nothing, and no more call comes.
      if (title.includes('Preview')) menu.google.failAt(() => 'dies');
      return 'YES';
    });
    menu.google.failAt(undefined);
    expect(all(said)).not.toContain('Round 1 is written');
    const games = gamesIn(menu, SHEET);
    expect(games).toHaveLength(14);
    const again = all(pair(menu, 'YES'));
    expect(again).toContain('the games are the same');
    expect(gamesIn(menu, 'Round 1')).toEqual(games);
  });
});
