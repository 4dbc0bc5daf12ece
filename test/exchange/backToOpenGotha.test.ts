import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Made } from '../../src/exchange/writeFile';
import { columnName } from '../../src/sheet/cells/cell';
import { makeText } from '../../src/sheet/wording';
import { fileSentence } from '../../src/text/files';
import { IN_FILE } from '../../src/tournament/fileProblem';
import { LANGUAGES } from '../../src/tournament/languages';
import { hasReference, inReference } from '../reference';
import { OPENGOTHA } from './examples';
import { bytesOf, imported, otherIn, playOn, sentBack, unsaid } from './sentBack';

/** L15: whoever goes back to OpenGotha gets the parameters back that came. */

/** The file before its last round was paired. */
function beforeLastRound(text: string): string {
  const rounds = [...text.matchAll(/<Game [^>]*roundNumber="(\d+)"/g)].map(([, round]) => Number(round));
  const last = new RegExp(`<(?:Game|ByePlayer) [^>]*roundNumber="${Math.max(...rounds)}"[^>]*/>`, 'g');
  return text.replace(last, '');
}

/** The same with a parameter that nothing here knows. */
const SEEDED = OPENGOTHA.replace(
  '<PlacementParameterSet>',
  '<PairingParameterSet paiMaDUDDWeight="7"/><PlacementParameterSet>',
);
const PLAYER = /<Player .*?\/>/.exec(OPENGOTHA)?.[0] ?? '';

describe('an event that came from OpenGotha goes back as it came', () => {
  const files = hasReference
    ? readdirSync(inReference('opengotha/xml')).filter(name => name.endsWith('.xml'))
    : [];
  test.skipIf(!hasReference).each(files)('%s', name => {
    const whole = readFileSync(inReference(`opengotha/xml/${name}`), 'utf8');
    expect(otherIn(whole, sentBack(imported(name, bytesOf(whole))).text)).toEqual([]);
    const came = beforeLastRound(whole);
    const book = imported(name, bytesOf(came));
    expect(playOn(book)).toBe(true);
    const { text, made } = sentBack(book);
    const others = otherIn(came, text);
    // Who has no game in the round is away in it.
    expect(others.filter(one => !/ participating: /.test(one))).toEqual([]);
    expect(unsaid(others, made)).toEqual([]);
  });

  test('a small one, with a round played here', () => {
    const book = imported('spring.xml', bytesOf(OPENGOTHA));
    expect(otherIn(OPENGOTHA, sentBack(book).text)).toEqual([]);
    expect(playOn(book)).toBe(true);
    expect(playOn(book)).toBe(true);
    expect(otherIn(OPENGOTHA, sentBack(book).text)).toEqual([]);
  });

  test.each(LANGUAGES)('what was changed here since is written, and named, in %s', language => {
    const text = makeText(language);
    const book = imported('spring.xml', bytesOf(OPENGOTHA), language);
    const list = book.workbook.namedArea('WallList')?.sheet ?? '';
    const settings = book.workbook.namedArea('Settings')?.sheet ?? '';
    const row = book.values(settings).findIndex(line => line.includes(text('settingName.komi')));
    book.type(settings, `B${row + 1}`, '7.5');
    const rating = book.values(list)[0]?.findIndex(title => title === text('column.rating')) ?? -1;
    book.type(list, `${columnName(rating)}2`, 2310);
    const { made, text: sent } = sentBack(book, language);
    expect(otherIn(OPENGOTHA, sent)).toEqual([
      'TournamentParameterSet/GeneralParameterSet1 komi: 6.5 → 7.5',
      'KASK Mari rating: 2300 → 2310',
      'KASK Mari ratingOrigin: EGF → MAN',
    ]);
    expect(made.remarks.map(({ sentence }) => sentence)).toContainEqual(
      fileSentence(language, {
        ...{ code: 'changedSince', severity: 'note', place: IN_FILE },
        values: {
          text: 'komi 6.5 → 7.5; ratingOrigin: KASK Mari (EGF → MAN); rating: KASK Mari (2300 → 2310)',
        },
      }),
    );
  });

  test('players are found again by name or by all else, and who is gone is named', () => {
    const book = imported('spring.xml', bytesOf(OPENGOTHA.replace(/<Games>[^]*<\/Games>/, '')));
    const [, first, second, third] = book.values('Wall list');
    // The first two change places and numbers, the third is called otherwise, the fourth makes room for somebody else.
    ['B2', 'C2', 'D2', 'E2', 'F2', 'G2'].forEach((at, i) =>
      book.type('Wall list', at, second?.[i + 1] ?? ''),
    );
    ['B3', 'C3', 'D3', 'E3', 'F3', 'G3'].forEach((at, i) => book.type('Wall list', at, first?.[i + 1] ?? ''));
    book.type('Wall list', 'B4', 'NOVAKOVA Jana');
    ['NEW Ann', '5k', '', 'DE', '', ''].forEach((cell, i) => book.type('Wall list', `${'BCDEFG'[i]}5`, cell));
    expect(third?.[1]).toBe('NOVAK Jan');
    const { made, text: sent } = sentBack(book);
    expect(otherIn(OPENGOTHA, sent).filter(one => !/^(?:LAN Thi|NOVAK Jan) /.test(one))).toEqual([]);
    expect(sent).toMatch(/ratingOrigin="EGF"[^>]*name="NOVAKOVA"/);
    expect(sent).toMatch(/ratingOrigin="INI"[^>]*name="NEW"/);
    const said = made.remarks.map(({ sentence }) => sentence).join('\n');
    expect(said).toContain('not found in the list any more: LAN Thi.');
    expect(said).toContain('name: NOVAK');
  });

  test('sheets that were renamed change nothing', () => {
    const book = imported('spring.xml', bytesOf(OPENGOTHA));
    playOn(book);
    book.workbook.renameSheet('Wall list', 'Spring');
    book.workbook.renameSheet('Settings', 'Rules');
    book.workbook.renameSheet('Log', 'Protokoll');
    expect(otherIn(OPENGOTHA, sentBack(book).text)).toEqual([]);
  });

  test('without its Log, or with one that somebody has changed, it goes out with the usual parameters, and says so', () => {
    const isSaid = ({ remarks }: Made): boolean =>
      remarks.some(({ sentence }) => sentence.startsWith('The Log of this list keeps nothing of a file'));
    const book = imported('spring.xml', bytesOf(SEEDED));
    expect(isSaid(sentBack(book).made)).toBe(false);
    expect(sentBack(book).text).toContain('paiMaDUDDWeight="7"');
    const at = book.values('Log')[1]?.findIndex(cell => String(cell).startsWith('came ')) ?? -1;
    const kept = String(book.values('Log')[1]?.[at]);
    for (const forged of [`${kept.slice(0, -20)}`, kept.replace('[[', '[{'), 'came ', 'came []\n<x/>']) {
      book.type('Log', `${columnName(at)}2`, forged);
      const { made, text: sent } = sentBack(book);
      expect([forged.slice(-30), isSaid(made)]).toEqual([forged.slice(-30), true]);
      expect(sent).toContain('ratingOrigin="MAN"');
    }
    book.removeSheet('Log');
    expect(isSaid(sentBack(book).made)).toBe(true);
  });

  test('an event too long for a cell of the Log is split, and so is a letter of two halves', () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      PLAYER.replace('firstName="Mari"', `firstName="${'😀𠮷'.repeat(20)}${i}"`),
    );
    const long = OPENGOTHA.replace(/<Players>[^]*<\/Games>/, `<Players>${many.join('')}</Players>`);
    const book = imported('long.xml', bytesOf(long));
    const cells = book.values('Log').flatMap(line => line.map(cell => String(cell)));
    expect(Math.max(...cells.map(cell => cell.length))).toBeLessThanOrEqual(45_000);
    expect(cells.filter(cell => /^[=+@-]/.test(cell))).toEqual([]);
    expect(cells.filter(cell => /^…?[\udc00-\udfff]|[\ud800-\udbff]…?$/.test(cell))).toEqual([]);
    expect(otherIn(long, sentBack(book).text)).toEqual([]);
  });
});
