import { expect } from 'vitest';
import type { GameOfRound, ResultCode } from '../../../src/application/protocol/protocol';
import { gamesInPlay, choose, type Step } from './step';
import { momentOf, send, type World } from './world';

/** Players report the games of the round in play by their phones. */

const FORM = 'Form responses 7';
const TITLES = ['Timestamp', 'Round', 'Table', 'Result', 'Name'];
/** Later than anything that the Log of such an event has. */
const AT = new Date(2026, 2, 1, 12);

const SAID: Readonly<Record<'1-0' | '0-1' | '=', readonly string[]>> = {
  '1-0': ['1-0', 'B+R', 'Black wins', '1 : 0'],
  '0-1': ['0-1', 'W+7.5', 'Weiß gewinnt', 'w'],
  '=': ['=', 'jigo', '½-½'],
};
const CODES = ['1-0', '0-1', '='] as const;

interface Told {
  readonly game: GameOfRound;
  readonly rows: readonly (readonly (string | number | Date)[])[];
  /** Of which all reports say the same. */
  readonly code: ResultCode | undefined;
}

/** Nobody has said anything of it, and its table is that of no other game. */
const isToTake = (game: GameOfRound, games: readonly GameOfRound[]): boolean =>
  game.result === undefined &&
  game.half === undefined &&
  game.beside === undefined &&
  /^\d+$/.test(game.table) &&
  games.filter(({ table }) => table === game.table).length === 1;

/** What is reported of a game by the dice: nothing, one thing, twice the same, two that differ, or what nobody can read. */
function toldOf(round: number, game: GameOfRound, at: number, dice: readonly number[]): Told {
  const [how = 0, which = 0, step = 0] = dice;
  const code = choose(CODES, which + at) ?? '1-0';
  const other = choose(CODES, which + at + 1) ?? '0-1';
  const name = /^\d+ (.*?)(?: \(\w+\))?$/.exec(game.black)?.[1] ?? '';
  const row = (result: string): Told['rows'][number] => [AT, round, game.table, result, name];
  const say = (of: (typeof CODES)[number], more = 0): string => choose(SAID[of], at + more) ?? of;
  const told: readonly Omit<Told, 'game'>[] = [
    { rows: [row(say(code))], code },
    { rows: [row(say(code)), row(say(code, 1))], code },
    { rows: [row(say(code)), row(say(other))], code: undefined },
    { rows: [], code: undefined },
    { rows: [row('a fine game')], code: undefined },
  ];
  return { game, ...(choose(told, how + at * step) ?? { rows: [], code: undefined }) };
}

/** One press records what all say of games without a result, and nothing else; a report that comes before the press stops its game. */
export const takeReports: Step = (world, dice) => {
  const inPlay = gamesInPlay(world);
  if (!inPlay || inPlay.games.length === 0) return false;
  const { round, games } = inPlay;
  const told = games.map((game, at) => toldOf(round, game, at, dice));
  const rows = [...told.flatMap(one => one.rows), [AT, round, 4711, '1-0', ''], [AT, 99, 1, '1-0', '']];
  world.book.addSheet(FORM, [TITLES, ...rows]);
  world.script.push(`players report: ${rows.map(row => row.slice(1, 4).join(' ')).join('; ')}`);
  const view = send(world, { ask: 'reports' });
  const seen = view.view === 'reports' ? view.agreed : [];
  const wanted = told.flatMap(({ game, code }) => (code && isToTake(game, games) ? [{ game, code }] : []));
  expect(seen.map(({ black, white, result }) => [black, white, result])).toEqual(
    wanted.map(({ game, code }) => [game.black, game.white, code]),
  );
  const stopped = (dice[3] ?? 0) % 4 === 3 ? wanted[0]?.game : undefined;
  if (stopped) contradict(world, round, stopped, rows.length);
  const results = seen.map(({ black, white, result }) => ({ round, black, white, result }));
  const done = send(world, { ask: 'take reports', results });
  const now = gamesInPlay(world);
  if (now?.round === round && done.view !== 'stopped')
    for (const { game, code } of wanted) {
      const after = now.games.find(({ black, white }) => black === game.black && white === game.white);
      // What the sheet of the round or the colours of the list do not allow is told.
      const isTold = done.view === 'recorded' && done.left.length > 0;
      if (after && !isTold)
        expect(after.result, `${game.black} – ${game.white}`).toBe(game === stopped ? undefined : code);
    }
  forgetForm(world);
  return wanted.length > 0;
};

/** Another one says that the other side has won. */
function contradict(world: World, round: number, game: GameOfRound, rows: number): void {
  const cells = [AT, round, game.table, '1-0!', ''];
  cells.forEach((cell, i) => world.book.type(FORM, `${'ABCDE'[i]}${rows + 2}`, cell));
  world.script.push(`somebody contradicts table ${game.table}`);
}

/** Nobody else knows of the form. */
function forgetForm(world: World): void {
  world.book.removeSheet(FORM);
  const top = world.deeds[world.deeds.length - 1];
  if (top?.by !== 'panel' || !(FORM in top.before)) return;
  const { [FORM]: _form, ...before } = top.before;
  world.deeds[world.deeds.length - 1] = { ...top, before };
  if (JSON.stringify(momentOf(world.book).sheets) === JSON.stringify(before)) world.deeds.pop();
}
