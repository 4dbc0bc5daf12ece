import { expect } from 'vitest';
import { addRound } from '../../../src/application/mend/carryOut';
import type { FileRows, Request } from '../../../src/application/protocol/protocol';
import type { MergeAnswers } from '../../../src/application/protocol/protocol';
import { addRoundPlans } from '../../../src/application/mend/addRound';
import { openTournament } from '../../../src/application/read/openTournament';
import { makeA1 } from '../../../src/sheet/cells/cell';
import { copyOfBook } from '../copyOfBook';
import { ask } from '../tournamentBook';
import { look, type Step } from './step';
import { foretell, newest, send, sheetsOf, type Sheets, type World } from './world';

/** Lists that are made: beside the one that is there, or out of a text in one column. */

export const FILE: FileRows = {
  name: 'Guests',
  list: [
    ['No', 'Name', 'Rank', 'R1'],
    ['1', 'Guest Ada', '1d', '2+'],
    ['2', 'Guest Ben', '2k', '1-'],
  ],
  settings: [['System', 'Swiss']],
  tables: [],
};

/** Made in a copy of the workbook, where every other sheet stays as it is, and taken back. */
function beside({ book, script }: World, request: Request, made: 'created' | 'imported'): boolean {
  const copy = book.copy();
  const before = sheetsOf(copy);
  const view = ask(copy, request);
  script.push(`beside: ${request.ask} → ${view.view}`);
  if (view.view !== made) return false;
  const all = sheetsOf(copy);
  const others = (sheets: Sheets) => Object.keys(before).map(sheet => [sheet, sheets[sheet]]);
  expect(others(all), `${request.ask} changes nothing that was there`).toEqual(others(before));
  expect(Object.keys(all).length, `${request.ask} makes sheets`).toBeGreaterThan(Object.keys(before).length);
  ask(copy, { ask: 'undo', action: newest({ book: copy }) });
  expect(sheetsOf(copy), `undo of ${request.ask} gives back the workbook`).toEqual(before);
  return true;
}

export const create: Step = world =>
  beside(
    world,
    {
      ask: 'create',
      tournament: {
        name: 'Second',
        system: 'Swiss',
        teams: false,
        rounds: 3,
        upperBar: '',
        lowerBar: '',
        seed: 'd',
      },
    },
    'created',
  );

export const importFile: Step = world => beside(world, { ask: 'import', file: FILE }, 'imported');

export const split: Step = world => {
  const view = look(world);
  if (view.view !== 'text') return false;
  send(world, { ask: 'split', seen: view.seen });
  return true;
};

/** The event as it is now goes on elsewhere for a round, or for results, and comes back. */
function copyThatWentOn(world: World, [die = 0]: readonly number[]) {
  const other = world.book.copy();
  const preview = ask(other, { ask: 'preview' });
  if (preview.view === 'preview') {
    foretell(world, preview);
    ask(other, { ask: 'write', seen: preview.seen });
  }
  const round = ask(other, { ask: 'state' });
  if (round.view === 'results missing') {
    const entries = (round.games ?? [])
      .filter((_, i) => i % 2 === die % 2)
      .map(({ black, white, stands }) => ({
        round: round.round,
        black,
        white,
        result: '1-0' as const,
        stands,
      }));
    ask(other, { ask: 'enter', entries });
  }
  return copyOfBook(other);
}

/** A copy with a round more than the list has columns for: they are made in a copy of the list, and taken back. */
export const addRounds: Step = ({ book, script }) => {
  const other = book.copy();
  const tournament = openTournament(other.workbook);
  const [plan] = tournament ? addRoundPlans(other.workbook, tournament) : [];
  if (!tournament || !plan) return false;
  addRound(other.workbook, tournament, plan);
  const longer = openTournament(other.workbook);
  const [row = 0] = longer?.reading.rows ?? [];
  const { origin, sheet } = tournament.list;
  const [column = 0] = longer?.reading.rounds.at(-1) ?? [];
  other.type(sheet, makeA1(origin.row + row, origin.column + column), '0-');
  const copy = copyOfBook(other);
  const here = book.copy();
  const before = sheetsOf(here);
  const offer = ask(here, { ask: 'preview merge', copy });
  expect(sheetsOf(here), 'an offer changes nothing').toEqual(before);
  script.push(`add rounds: ${offer.view}`);
  if (offer.view !== 'merge rounds') return false;
  const view = ask(here, { ask: 'add rounds', copy, seen: offer.seen });
  expect(view, 'the copy is compared once its round has columns').toMatchObject({ view: 'merge' });
  expect(ask(here, { ask: 'add rounds', copy, seen: offer.seen }), 'added once').toMatchObject({
    view: 'stopped',
  });
  ask(here, { ask: 'undo', action: newest({ book: here }) });
  expect(sheetsOf(here), 'undo of added rounds gives back the workbook').toEqual(before);
  return true;
};

export const previewMerge: Step = (world, dice) => {
  send(world, { ask: 'preview merge', copy: copyThatWentOn(world, dice) });
  return true;
};

export const mergeCopy: Step = (world, dice) => {
  const copy = copyThatWentOn(world, dice);
  let answers: MergeAnswers = {};
  for (;;) {
    const seen = send(world, { ask: 'preview merge', copy, answers });
    if (seen.view !== 'merge') return false;
    const open = seen.questions.filter(({ taken }) => taken === undefined);
    answers = {
      ...answers,
      ...Object.fromEntries(
        open.map(({ key, choices }, i) => [key, choices[((dice[i % 4] ?? 0) + i) % 2]?.answer ?? 'here']),
      ),
    };
    if (open.length > 0) continue;
    if (seen.changes === 0) return false;
    return send(world, { ask: 'merge', copy, answers, seen: seen.seen }).view === 'merged';
  }
};
