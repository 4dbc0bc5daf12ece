import { afterAll, describe, expect, test } from 'vitest';
import type { Answer, NewTournamentForm, Request, View } from '../../src/application/protocol/protocol';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { openWorkbook } from '../../workbench/headless';
import { DIST } from './built';

/** What every template makes in a real spreadsheet: formulas that spill, a round, and the standings. */

/** McMahon and Swiss are played in google.test.ts and on the page. */
const OTHERS = [
  ...SYSTEM_NAMES.filter(system => system !== 'McMahon' && system !== 'Swiss').map(system => ({
    system,
    teams: false,
  })),
  { system: 'Swiss', teams: true } as const,
];
const ROUNDS: NewTournamentForm['rounds'] = 6;
const RANKS = ['5d', '4d', '2d', '1d', '2k', '3k', '7k', '9k'];

describe.each(OTHERS)('$system in a real spreadsheet, teams: $teams', ({ system, teams }) => {
  const book = openWorkbook({ dist: DIST });
  afterAll(() => book.close());

  const ask = (request: Request): View => (book.run('sidebar', request) as unknown as Answer).view;
  function expectView<V extends View['view']>(request: Request, view: V) {
    const found = ask(request);
    if (found.view !== view) throw new Error(`${request.ask}: ${JSON.stringify(found)}`);
    return found as Extract<View, { readonly view: V }>;
  }
  /** No formula of the sheet says #NAME?, #ERROR! or #REF!. */
  async function expectSound(sheet: string): Promise<void> {
    await book.settled();
    const cells = book.getValues(sheet, 'A1:Z12').flat().map(String);
    expect(cells.filter(cell => cell.startsWith('#'))).toEqual([]);
  }
  const titles = (): readonly string[] => book.getValues('Wall list', 'A1:Z1')[0]!.map(String);
  const letter = (title: string): string => String.fromCharCode('A'.charCodeAt(0) + titles().indexOf(title));

  test('a round and the standings', async () => {
    const tournament = {
      name: 'Cup',
      system,
      teams,
      rounds: ROUNDS,
      upperBar: '',
      lowerBar: '',
      seed: 'dice',
    };
    expectView({ ask: 'create', tournament }, 'created');
    await expectSound('Wall list');
    expect(titles()).toContain(teams ? 'Board wins' : 'Place');
    expect(expectView({ ask: 'clear examples' }, 'cleared').cleared).toBe(8);
    RANKS.forEach((rank, i) =>
      book.setValues('Wall list', `B${i + 2}:C${i + 2}`, [[`Player ${i + 1}`, rank]]),
    );
    for (const title of ['Category', 'Group', 'Team'].filter(one => titles().includes(one)))
      RANKS.forEach((_, i) => {
        const name = 'ABCD'.charAt(i % (teams ? 4 : 2));
        book.setValues('Wall list', `${letter(title)}${i + 2}`, [[name]]);
      });
    await book.settled();
    const { seen, games } = expectView({ ask: 'preview' }, 'preview');
    expectView({ ask: 'write', seen }, 'written');
    await book.settled();
    const hasMoves = system === 'Diagonal';
    // The boards of a match stand below a row that names the teams.
    const rows = book
      .getValues('Round 1', `A1:A${3 * games.length + 4}`)
      .flatMap(([table], i) => (/^\d+$/.test(String(table)) ? [i + 1] : []));
    expect(rows).toHaveLength(games.length);
    games.forEach(({ black, white }, i) =>
      book.setValues('Round 1', `F${rows[i]}:${hasMoves ? 'G' : 'F'}${rows[i]}`, [
        [black < white ? 'b' : 'w', ...(hasMoves ? ['200'] : [])],
      ]),
    );
    await book.settled();
    expect(expectView({ ask: 'record' }, 'recorded').left).toEqual([]);
    expect(expectView({ ask: 'preview' }, 'preview').round).toBe(2);
    await expectSound('Wall list');
    const { sheet } = expectView({ ask: 'standings' }, 'standings written');
    await expectSound(sheet);
    expect(book.getValues(sheet, 'C2')[0]?.[0]).toMatch(teams ? /^[ABCD]$/ : /^Player/);
    if (teams) await expectSound('Teams');
    if (!book.sheets().includes('Bracket')) return;
    await expectSound('Bracket');
    // The final is still to come: the winner stands behind it.
    if (system === 'Knock-out')
      expect(book.getValues('Bracket', 'A1:C1')[0]?.slice(0, 2)).toEqual(['R1', 'R2']);
  });
});
