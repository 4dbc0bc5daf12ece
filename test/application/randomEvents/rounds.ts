import { expect } from 'vitest';
import { RESULT_CODES, STAYING } from '../../../src/application/protocol/protocol';
import { WISH } from '../simulationWish';
import type { Step } from './step';
import { types } from './hands';
import { plainSheets } from './roundSheets';
import { choose, gamesInPlay, look, openGames } from './step';
import { POWER_CUT } from '../memoryWorkbook';
import { ask } from '../tournamentBook';
import { lastLogged, momentOf, newest, send } from './world';

/** A round: paired, played, changed. */

export const preview: Step = world => {
  send(world, { ask: 'preview', without: true });
  return true;
};

/** A press on a preview: members of a club or a country are kept apart, or no more. */
export const keepApart: Step = (world, [die = 0, which = 0]) => {
  const view = send(world, { ask: 'preview', without: true });
  if (view.view !== 'preview') return false;
  // Where no two share a home, no press is offered, and one by a screen that is old does no harm.
  const none = { which: which % 2 === 0 ? 'clubs' : 'countries', on: die % 2 === 0 } as const;
  const toggle = choose(view.apart ?? [], which) ?? none;
  const on = die % 5 === 4 ? toggle.on : !toggle.on;
  const after = send(world, { ask: 'keep apart', which: toggle.which, on });
  // Whatever else has to be asked first, a preview says what was pressed.
  if (after.view === 'preview')
    expect(after.apart?.find(one => one.which === toggle.which)?.on ?? on).toBe(on);
  return true;
};

/** Somebody is let in from a preview; now and then by a screen that is old. */
export const letIn: Step = (world, [die = 0, which = 0]) => {
  const view = send(world, { ask: 'preview', without: true });
  const left = view.view === 'preview' ? (view.left ?? []) : [];
  const one = choose(
    left.filter(({ change }) => change),
    which,
  );
  if (!one?.change || view.view !== 'preview') return false;
  const { change } = one;
  const changes = [
    die % 7 === 6 ? { ...change, was: { ...change.was, awaited: !change.was.awaited } } : change,
  ];
  const after = send(world, { ask: 'let in', changes });
  if (after.view === 'preview') expect(after.left?.map(({ name }) => name)).not.toContain(one.name);
  return true;
};

/** Somebody goes to any round, to one that is far off too. */
export const goToRound: Step = (world, [die = 0]) => {
  const { view } = send(world, { ask: 'round', round: (die % 6) + 1 });
  return view !== 'stopped';
};

/** A list without settings gets those of what it was paired as so far: the model counts by that. */
export const adopt: Step = world => {
  const seen = send(world, { ask: 'preview', choose: true });
  const way = seen.view === 'ready' && seen.ways?.choices.find(({ label }) => label === 'Swiss');
  if (!way) return false;
  send(world, { ask: 'adopt', way: way.value });
  return true;
};

/** One event by dice, of what each kind of question asks. */
export const simulate: Step = (world, [die = 0]) => {
  const purpose = choose(['answers', 'advice'] as const, die) ?? 'answers';
  const field = die % 4 < 2 ? ('sheet' as const) : WISH.field;
  send(world, { ask: 'simulate', wish: { ...WISH, purpose, field, events: 1 }, count: 1, tallies: [] });
  return true;
};

/** The system that is suggested is taken, where no round is paired, and given back: the model counts by its own. */
export const useSystem: Step = world => {
  const wish = { ...WISH, purpose: 'advice', field: 'sheet', system: '', rounds: '4', events: 1 } as const;
  const seen = send(world, { ask: 'simulate', wish, count: 1, tallies: [] });
  if (seen.view !== 'simulation') return false;
  if (!seen.use) {
    const way = { system: 'Swiss', rounds: '4', bar: '', seen: 'no' } as const;
    return send(world, { ask: 'use system', ...way }).view === 'stopped';
  }
  const { changes: _changes, ...way } = seen.use;
  send(world, { ask: 'use system', ...way });
  send(world, { ask: 'undo', action: newest(world) });
  return true;
};

export const write: Step = (world, [die = 0]) => {
  const state = look(world);
  const left = state.view === 'results missing' ? state.left : undefined;
  const hand = left
    ? { again: left.again }
    : state.view === 'results missing' && state.again && die % 4 === 0
      ? { again: 'all' as const }
      : undefined;
  const seen = send(world, { ask: 'preview', without: true, ...(hand && { hand }) });
  if (seen.view !== 'preview') return false;
  const [game] = seen.games;
  const leafed = seen.equal && die % 3 === 1 ? { ...hand, equal: 2 + (die % 4) } : hand;
  const forbidden = hand && game && die % 8 === 0 ? { ...hand, forbidden: [game.numbers] } : leafed;
  const last =
    forbidden === hand ? seen : send(world, { ask: 'preview', ...(forbidden && { hand: forbidden }) });
  if (last.view !== 'preview') return true;
  send(world, { ask: 'write', seen: last.seen, ...(forbidden && { hand: forbidden }) });
  return true;
};

/** Some of those who have no game are paired first; whoever waits is named as left until then. */
export const pairPart: Step = (world, [die = 0, step = 0]) => {
  const view = send(world, { ask: 'part' });
  if (view.view !== 'part') return view.view !== 'stopped';
  const isIn = (at: number): boolean => (at * (1 + (step % 3)) + die) % 3 !== 0;
  const part = view.people.flatMap(({ no }, at) => (isIn(at) ? [no] : []));
  const isWhole = part.length === view.people.length;
  const hand = isWhole
    ? { ...(view.again && { again: view.again }) }
    : { part, ...(view.again && { again: part }) };
  const seen = send(world, { ask: 'preview', without: true, hand });
  if (seen.view !== 'preview') return false;
  const done = send(world, { ask: 'write', seen: seen.seen, hand });
  if (isWhole || !['written', 'changed'].includes(done.view)) return true;
  const now = look(world);
  if (now.view !== 'results missing') return true;
  const waiting = view.people.filter(({ no }) => !part.includes(no)).map(({ name }) => name);
  expect(now.left?.names ?? [], 'whoever waits is named').toEqual(expect.arrayContaining(waiting));
  expect(seen.bye, 'a part has no bye').toBeUndefined();
  return true;
};

/** The run dies while it writes the round, and the next look offers to finish that. */
export const finish: Step = (world, [die = 0]) => {
  const seen = send(world, { ask: 'preview', without: true });
  if (seen.view !== 'preview') return false;
  const { sheets } = momentOf(world.book);
  const logged = lastLogged(world);
  world.book.dieAfter(1 + (die % 6));
  try {
    ask(world.book, { ask: 'write', seen: seen.seen });
  } catch (error) {
    if (!String(error).includes(POWER_CUT)) throw error;
  } finally {
    world.book.dieAfter(undefined);
  }
  world.script.push(`the run dies while it writes round ${seen.round}`);
  world.deeds.push({ by: 'panel', after: logged, before: sheets });
  const begun = ask(world.book, { ask: 'state' });
  if (begun.view === 'begun') {
    const { length } = world.deeds;
    send(world, { ask: 'finish', action: begun.action });
    world.deeds.length = length;
  }
  if (JSON.stringify(momentOf(world.book).sheets) === JSON.stringify(sheets)) world.deeds.pop();
  return begun.view === 'begun';
};

export const why: Step = (world, [die = 0]) => {
  const seen = send(world, { ask: 'preview', without: true });
  const game = seen.view === 'preview' ? choose(seen.games, die) : undefined;
  if (seen.view !== 'preview' || !game) return false;
  send(world, {
    ask: 'why',
    seen: seen.seen,
    first: String(game.numbers[0]),
    second: String(game.numbers[1]),
  });
  return true;
};

/** Results of some or of all open games, in the panel. */
export const record: Step = (world, dice) => {
  const inPlay = gamesInPlay(world);
  const open = openGames(inPlay?.games ?? []);
  if (!inPlay || open.length === 0) return send(world, { ask: 'record' }).view !== 'stopped';
  const some = (dice[0] ?? 0) % 3 === 0 ? open.slice(0, 1) : open;
  const codes = (dice[1] ?? 0) % 3 === 0 ? RESULT_CODES : (['1-0', '0-1'] as const);
  const results = some.map(({ black, white }, i) => ({
    round: inPlay.round,
    black,
    white,
    result: choose(codes, (dice[2] ?? 0) + i * (dice[3] ?? 0)) ?? '1-0',
  }));
  send(world, { ask: 'record', results });
  return true;
};

/**
 * Results at a press: of open games, of games that have one already, taken back too, played with other stones or won by so many points too; some by whoever saw
 * the list before.
 */
export const enterSome: Step = (world, dice) => {
  const inPlay = gamesInPlay(world);
  const games = inPlay?.games ?? [];
  if (!inPlay || games.length === 0) return false;
  const some = (dice[0] ?? 0) % 3 === 0 ? games.slice(0, 1) : openGames(games);
  const isLate = (dice[1] ?? 0) % 4 === 3;
  const hasOthers = (dice[1] ?? 0) % 5 === 2;
  const hasPoints = (dice[1] ?? 0) % 7 === 4;
  const entries = some.map(({ black, white, stands, stones }, i) => ({
    round: inPlay.round,
    black,
    white,
    result: choose(['1-0', '0-1', '=', '1-0!', '0-0!', ''] as const, (dice[2] ?? 0) + i) ?? '1-0',
    stands: isLate ? '??' : stands,
    ...(hasOthers && { stones: { was: isLate ? stones + 1 : stones, is: ((dice[2] ?? 0) + i) % 10 } }),
    ...(hasPoints && { points: ['12.5', '0.5', '7'][i % 3] }),
  }));
  return send(world, { ask: 'enter', entries }).view === 'entered';
};

export const absent: Step = (world, [die = 0, side = 0]) => {
  const inPlay = gamesInPlay(world);
  const game = choose(openGames(inPlay?.games ?? []), die);
  if (!inPlay || !game) return false;
  send(world, { ask: 'absent', round: inPlay.round, player: side % 2 === 0 ? game.black : game.white });
  return true;
};

/** Each remedy that is offered can be carried out. */
export const writeAbsence: Step = (world, [die = 0, side = 0, which = 0, then = 0]) => {
  if (!absent(world, [die, side])) return false;
  const { view } = world;
  if (view.view !== 'absence') return true;
  const { seen, round, player } = view;
  const remedy = choose(view.remedies, which)?.value ?? 'win';
  const stays =
    choose(
      STAYING.filter(one => view.stays.some(({ value }) => value === one)),
      then,
    ) ?? 'plays on';
  const done = send(world, { ask: 'write absence', seen, round, player, remedy, stays });
  if (done.view !== 'changed') throw new Error(`${remedy} was offered, and then: ${JSON.stringify(done)}`);
  return true;
};

export const publish: Step = world => {
  const inPlay = gamesInPlay(world);
  if (!inPlay) return false;
  send(world, { ask: 'publish', round: inPlay.round });
  return true;
};

/** The tables of a round in play, mostly after somebody has typed another one. */
export const tables: Step = (world, [die = 0, which = 0]) => {
  const inPlay = gamesInPlay(world);
  if (!inPlay) return false;
  const game = choose(
    plainSheets(world.book).flatMap(({ sheet, games }) => games.map(({ row }) => ({ sheet, row }))),
    die,
  );
  if (game && which % 4 !== 3)
    types(world, 'a table in the sheet', [[game.sheet, `A${game.row + 1}`, String(20 + game.row)]]);
  send(world, { ask: 'tables', round: inPlay.round, ...(die % 3 === 0 && { played: true }) });
  return true;
};

/** Where tables are out of order they come into it, and a second look finds none. */
export const writeTables: Step = (world, dice) => {
  if (!tables(world, dice)) return false;
  const { view } = world;
  if (view.view !== 'tables' || view.rows.length === 0) return true;
  const { seen, round, played } = view;
  const asked = { round, ...(played && { played: true }) };
  const done = send(world, { ask: 'write tables', seen, ...asked });
  if (done.view !== 'changed') throw new Error(`Tables were shown, and then: ${JSON.stringify(done)}`);
  const after = send(world, { ask: 'tables', ...asked });
  if (after.view === 'tables') expect(after.rows).toEqual([]);
  return true;
};

export const report: Step = world => {
  if (send(world, { ask: 'preview', without: true }).view !== 'preview') return false;
  send(world, { ask: 'report' });
  return true;
};

/** What is shown is every pair of two who may be paired, once above the diagonal and once below it. */
export const costs: Step = (world, [die = 0]) => {
  const seen = send(world, { ask: 'preview', without: true });
  if (seen.view !== 'preview') return false;
  const game = choose(seen.games, die);
  const view = send(world, { ask: 'costs', ...(game && { around: String(game.numbers[0]) }) });
  if (view.view !== 'costs written') return true;
  const [header = [], ...rows] = world.book.values(view.sheet).map(row => row.map(String));
  const count = header.filter(cell => /^\d+$/.test(cell)).length;
  rows
    .slice(0, count)
    .forEach((row, one) =>
      row.slice(1, count + 1).forEach((cell, other) => expect(rows[other]?.[one + 1]).toBe(cell)),
    );
  return true;
};

export const writeNumbers: Step = world => {
  const seen = send(world, { ask: 'numbers' });
  if (seen.view !== 'numbers') return false;
  send(world, { ask: 'write numbers', seen: seen.seen });
  return true;
};
