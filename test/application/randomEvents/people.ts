import { PLAYER_CHANGES, type PeopleSource } from '../../../src/application/protocol/protocol';
import { choose, type Step } from './step';
import { plainList } from './wallList';
import { send, type World } from './world';

/** Who registers, who is there, who plays on. */

export const changePlayer: Step = (world, [die = 0, which = 0]) => {
  const view = send(world, { ask: 'players' });
  const player = view.view === 'players' ? choose(view.players, die) : undefined;
  if (!player) return false;
  send(world, {
    ask: 'change player',
    player: player.value,
    change: choose(PLAYER_CHANGES, which) ?? 'misses',
  });
  return true;
};

/** Somebody new, or somebody of a name that the list has. */
function sourceOf(world: World, [die = 0, kind = 0]: readonly number[]): PeopleSource {
  const { rows } = plainList(world.book);
  const club = `club${rows.length + 1}`;
  const name = kind % 4 === 0 ? (choose(rows, die)?.name ?? 'Ivo Iris') : `Late ${rows.length + 1}`;
  return kind % 2 === 0
    ? { from: 'person', person: { name, rank: '3k', club }, round: '' }
    : { from: 'text', text: `Name\tRank\tClub\n${name}\t3k\t${club}` };
}

export const previewPeople: Step = (world, dice) => {
  send(world, { ask: 'preview people', source: sourceOf(world, dice) });
  return true;
};

export const writePeople: Step = (world, dice) => {
  // Nobody can be given a team, a category or a group by the form.
  const { columns } = plainList(world.book);
  if (['team', 'category', 'group'].some(kind => columns[kind] !== undefined)) return false;
  const source = sourceOf(world, dice);
  const seen = send(world, { ask: 'preview people', source });
  if (seen.view !== 'people') return false;
  send(world, { ask: 'write people', source, seen: seen.seen, replace: false });
  return true;
};

export const isHere: Step = (world, [die = 0, here = 0]) => {
  const view = send(world, { ask: 'check-in' });
  const person = view.view === 'check-in' && view.begun ? choose(view.people, die) : undefined;
  if (!person) return false;
  send(world, { ask: 'is here', player: person.player, here: here % 2 === 0 });
  return true;
};

export const takeProposals: Step = world => {
  const view = send(world, { ask: 'proposals' });
  if (view.view !== 'proposals') return false;
  send(world, { ask: 'take proposals', seen: view.seen });
  return true;
};

export const writeRatings: Step = (world, [die = 0]) => {
  const row = choose(plainList(world.book).rows, die);
  if (!row) return false;
  const player = { no: row.no, name: row.name, pin: '10000001', rank: '', rating: 1500 + die };
  const ratings = { list: 'EGF 2026-11-01', players: [player] };
  const view = send(world, { ask: 'preview ratings', ratings });
  if (view.view !== 'ratings' || view.seen === '') return false;
  send(world, { ask: 'write ratings', ratings, seen: view.seen });
  return true;
};
