import { expect } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { MissedRounds, NewTournamentForm, Request, View } from '../../src/application/protocol/protocol';
import { openTournament } from '../../src/application/read/openTournament';
import { checkWallList } from '../../src/sheet/check/checkWallList';
import type { System } from '../../src/tournament/systems';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

export const ask = (book: MemoryWorkbook, request: Request): View => answer(book.workbook, request).view;

/** The answer, which must be this view. */
export function expectView<V extends View['view']>(
  book: MemoryWorkbook,
  request: Request,
  view: V,
): Extract<View, { readonly view: V }> {
  const found = ask(book, request);
  if (found.view !== view) throw new Error(`${request.ask}: ${JSON.stringify(found)}`);
  return found as Extract<View, { readonly view: V }>;
}

const RANKS = ['5d', '4d', '3d', '2d', '1d', '1k', '2k', '4k', '6k', '9k', '12k', '15k'];

/** Books after *Create a tournament*, by what was asked: each test has a copy. */
const created = new Map<string, MemoryWorkbook>();

function createdBook(rounds: NewTournamentForm['rounds'], system: System): MemoryWorkbook {
  const key = `${rounds} ${system}`;
  const found = created.get(key);
  if (found) return found.copy();
  const book = memoryWorkbook();
  const bars = system === 'McMahon' ? { upperBar: '3d', lowerBar: '15k' } : { upperBar: '', lowerBar: '' };
  const tournament = { name: 'Spring Cup', system, teams: false, rounds, ...bars, seed: 'dice 6-3' };
  expectView(book, { ask: 'create', tournament }, 'created');
  expectView(book, { ask: 'clear examples' }, 'cleared');
  created.set(key, book.copy());
  return book;
}

/** A workbook after *Create a tournament*, with made-up players instead of the examples. */
export function tournamentBook(players: number, rounds = 5, system: System = 'McMahon') {
  const book = createdBook(rounds, system);
  for (let i = 0; i < players; i++)
    addPlayer(book, i + 1, `Player ${i + 1}`, RANKS[i % RANKS.length] as string);
  return book;
}

export function addPlayer(book: MemoryWorkbook, no: number, name: string, rank: string): void {
  book.type('Wall list', `B${no + 1}`, name);
  book.type('Wall list', `C${no + 1}`, rank);
}

/** Preview and write. */
export function pairRound(book: MemoryWorkbook) {
  const preview = expectView(book, { ask: 'preview' }, 'preview');
  return { preview, written: expectView(book, { ask: 'write', seen: preview.seen }, 'written') };
}

/** Types a result beside each game of a Round sheet and records them; Black wins unless the table is in `white`. */
export function playRound(book: MemoryWorkbook, round: number, white: readonly number[] = []) {
  book.values(`Round ${round}`).forEach((line, row) => {
    if (row > 2 && line[2] !== '')
      book.type(`Round ${round}`, `F${row + 1}`, white.includes(row - 2) ? 'w' : 'b');
  });
  return expectView(book, { ask: 'record' }, 'recorded');
}

/** Expects that CHECKWALLLIST reports nothing: above all, that the cells of both players agree. */
export function expectConsistent(book: MemoryWorkbook): void {
  const tournament = openTournament(book.workbook);
  if (!tournament) throw new Error('no wall list');
  expect(checkWallList(tournament.reading, tournament.settings)).toEqual([]);
}

export const column = (book: MemoryWorkbook, letter: string, players: number) =>
  Array.from({ length: players }, (_, i) => book.cell('Wall list', `${letter}${i + 2}`));

/** Changes which rounds a player misses, as a press in the panel does. */
export function changePlayer(
  book: MemoryWorkbook,
  player: string,
  press: (missed: MissedRounds, round: number, rounds: number) => MissedRounds,
  door = false,
) {
  const { people, round, rounds } = expectView(book, { ask: 'players', door }, 'players');
  const was = people.find(one => one.player === player)?.missed ?? { rounds: [], from: 0, awaited: false };
  const changes = [{ player, was, is: press(was, round, rounds) }];
  return expectView(book, { ask: 'change players', changes, door }, 'players');
}

/** The player is there. */
export const comesIn = (book: MemoryWorkbook, player: string) =>
  changePlayer(book, player, missed => ({ ...missed, awaited: false }), true);
