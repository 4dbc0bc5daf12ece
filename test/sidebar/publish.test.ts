import { expect, test } from 'vitest';
import type { Button } from '../../sidebar/model/panel';
import * as panel from '../../sidebar/state';
import { panelOf } from '../../sidebar/view/panelOf';
import { makeSay } from '../../sidebar/words';
import { answer } from '../../src/application/panel/api';
import type { Request } from '../../src/application/protocol/protocol';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeFile } from '../../src/exchange/writeFile';
import { pairRound, tournamentBook } from '../application/tournamentBook';

/** A round of a hundred players whose last result has come; the organiser has nothing but the mouse. */
test('four clicks lead from the last result to the saved page, and nothing is typed', () => {
  const book = tournamentBook(100);
  pairRound(book);
  for (let row = 4; row <= 53; row++) book.type('Round 1', `F${row}`, 'b');
  const ask = (state: panel.State, request: Request): panel.State => {
    const asked = panel.asking(state, request);
    return panel.answered(asked, asked.turn, answer(book.workbook, request));
  };
  let state = ask(panel.STARTING, { ask: 'state' });
  const clicks: string[] = [];
  const click = (label: string | RegExp): Button => {
    const shown = panelOf(state, makeSay(state.words))!;
    const found = [shown.primary, ...shown.others].find(one => one && new RegExp(label).test(one.label));
    if (!found) throw new Error(`“${shown.heading}” has no button ${String(label)}.`);
    clicks.push(found.label);
    if (found.does.deed === 'ask') state = ask(state, found.does.request);
    return found;
  };

  click('Record results');
  click('^Files$');
  expect(click('Make it').does).toEqual({ deed: 'make file' });
  const { kind, ...shown } = state.wish;
  state = panel.withMade(state, writeFile(kind, state.tournament!, shown, 'en'));
  expect(click('^Save ').does).toEqual({ deed: 'save file', name: 'Spring Cup.html' });
  expect(clicks).toEqual(['Record results', 'Files', 'Make it', 'Save Spring Cup.html']);
  const made = state.screen.screen === 'made' ? state.screen.made.files : [];
  expect(made).toHaveLength(1);
  const page = new TextDecoder().decode(made[0]?.bytes);
  expect(page.match(/Player 100\b/g)?.length).toBeGreaterThan(1);
  expect(page).toContain('<h2 id="r1">Round 1</h2>');
});

test('one button leads out of the emergency, before the first round and after', () => {
  const book = tournamentBook(8);
  for (const round of [0, 1]) {
    if (round === 1) pairRound(book);
    const asked = panel.asking(panel.STARTING, { ask: 'files' });
    const state = panel.answered(asked, asked.turn, answer(book.workbook, { ask: 'files' }));
    const shown = panelOf(state, makeSay(state.words))!;
    const exit = shown.others.find(({ label }) => label === 'To go on without a computer');
    expect(exit?.does).toEqual({ deed: 'make file', kind: 'paper pack' });
    const { files } = writeFile('paper pack', state.tournament!, state.wish, 'en');
    expect(files.map(({ name }) => name)).toEqual(['Spring Cup-paper-pack.html', 'Spring Cup.xml']);
    const pages = new TextDecoder().decode(files[0]?.bytes).match(/<section class="sheet/g) ?? [];
    // The wall list; then also pairings by table and by name, and four slips.
    expect(pages).toHaveLength(round === 0 ? 1 : 4);
    expect(readOpenGotha(new TextDecoder().decode(files[1]?.bytes))).toMatchObject({
      kind: 'read',
      tournament: { players: { length: 8 }, games: { length: 4 * round } },
    });
  }
});
