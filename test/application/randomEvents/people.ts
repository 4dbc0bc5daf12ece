import { expect } from 'vitest';
import { missing, playingRound, returning, withdrawing } from '../../../src/tournament/person/missedRounds';
import {
  RANK_WAYS,
  type FieldLines,
  type MissedRounds,
  type PeopleSource,
} from '../../../src/application/protocol/protocol';
import { choose, type Step } from './step';
import { labelOf, plainList } from './wallList';
import { lastLogged, send, type World } from './world';

/** Who registers, who is there, who plays on. */

/** The presses of the grid; the round counts from the next one. */
const PRESSES = [
  (missed: MissedRounds, next: number) => missing(missed, next),
  (missed: MissedRounds, next: number, last: number) => missing(missed, Math.min(next + 1, last)),
  (missed: MissedRounds, next: number, last: number) => playingRound(missed, next, last),
  (missed: MissedRounds, next: number) => withdrawing(missed, next),
  (missed: MissedRounds, next: number) => returning(missed, next),
];

/** One or several players, by one press or another; now and then by a screen that is old. */
export const changePlayers: Step = (world, [die = 0, which = 0]) => {
  const view = send(world, { ask: 'players' });
  const press = choose(PRESSES, which);
  if (view.view !== 'players' || !press || view.round > view.rounds) return false;
  const some = view.people.filter((_, i) => (i + die) % (which % 3 === 0 ? 2 : view.people.length) === 0);
  const changes = some.map(({ player, missed }) => ({
    player,
    was: die % 7 === 6 ? { ...missed, rounds: [...missed.rounds, view.rounds] } : missed,
    is: press(missed, view.round, view.rounds),
  }));
  send(world, { ask: 'change players', changes });
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

/** Somebody as a rating list has them: with a rating, a number and where these come from. */
const asListed = (source: PeopleSource, die: number): PeopleSource =>
  source.from === 'person'
    ? {
        ...source,
        person: {
          ...source.person,
          rating: String(1700 + (die % 100)),
          country: 'DE',
          pin: String(10_000_000 + die),
          membership: die % 2 === 0 ? 'FFG -' : 'AGA 2027-03-31',
          ratingList: 'EGF 2026-11-01',
        },
      }
    : source;

/** At the desk; whoever may be one of the list is told apart by the first answer that there is. */
export const enterPerson: Step = (world, [die = 0, kind = 0]) => {
  const { columns } = plainList(world.book);
  if (['team', 'category', 'group'].some(name => columns[name] !== undefined)) return false;
  const typed = sourceOf(world, [die, 2 * kind]);
  const source = kind % 3 === 0 ? asListed(typed, die) : typed;
  const view = send(world, { ask: 'enter person', source });
  const [question] = view.view === 'registration' ? (view.asked?.questions ?? []) : [];
  const answer = question && choose(question.choices, die)?.answer;
  if (question && answer) send(world, { ask: 'enter person', source, answers: { [question.key]: answer } });
  return true;
};

/** Somebody comes while a round is played, and gets one of the seats; now and then by a screen that is old. */
export const seatLate: Step = (world, [die = 0, kind = 0, which = 0]) => {
  const { columns } = plainList(world.book);
  if (['team', 'category', 'group'].some(name => columns[name] !== undefined)) return false;
  const view = send(world, { ask: 'enter person', source: sourceOf(world, [die, 4 * kind + 2]) });
  const { late, seats = [] } = view.view === 'registration' ? view : { late: undefined };
  if (!late) return false;
  const { player, round, bye } = late;
  // Without one it is that against the bye.
  const seat = which % 4 === 0 ? undefined : choose(seats, which)?.value;
  const asked = {
    player,
    round: die % 7 === 6 ? round + 1 : round,
    ...(bye !== undefined && { bye }),
    ...(seat !== undefined && { seat }),
  };
  const after = send(world, { ask: 'seat', ...asked });
  if (die % 7 === 6) expect(after.view).toBe('stopped');
  if (after.view === 'registration') expectSeated(world, asked);
  return true;
};

/** Who is named plays whom it says, or has the bye; whose game was moved plays whom it says. */
function expectSeated(
  { book }: World,
  { player, bye, round, seat }: { player: string; bye?: string; round: number; seat?: string },
): void {
  const { rows } = plainList(book);
  const opponents = (who: (typeof rows)[number] | undefined) =>
    who?.rounds[`R${round}`]?.games.map(({ opponent }) => opponent);
  const of = (no: number) => rows.find(row => row.no === no);
  const late = rows.find(row => labelOf(row) === player);
  const holder = rows.find(row => labelOf(row) === bye);
  const [opponent, moved, to] = seat === undefined ? [holder?.no ?? 0] : seat.split(' ').map(Number);
  expect(opponents(late)).toEqual(opponent ? [of(opponent)?.mark] : []);
  if (moved) expect(opponents(of(moved))).toEqual(to ? [of(to)?.mark] : []);
}

export const isHere: Step = (world, [die = 0, here = 0]) => {
  const view = send(world, { ask: 'players', door: true });
  const people = view.view === 'players' ? view.people : [];
  const person = people.some(({ missed }) => missed.awaited) ? choose(people, die) : undefined;
  if (!person) return false;
  const { player, missed } = person;
  const changes = [{ player, was: missed, is: { ...missed, awaited: here % 2 !== 0 } }];
  send(world, { ask: 'change players', changes, door: true });
  return true;
};

export const takeProposals: Step = world => {
  const view = send(world, { ask: 'proposals' });
  if (view.view !== 'proposals') return false;
  send(world, { ask: 'take proposals', seen: view.seen });
  return true;
};

/** Lines go anywhere over the field; now and then over a field that is old. */
export const moveLines: Step = (world, [die = 0, which = 0]) => {
  const view = send(world, { ask: 'groups' });
  if (view.view !== 'groups') return false;
  const upper = (die % 7) - 3;
  const lower = upper - 1 - (which % 4);
  const lines: readonly FieldLines[] = [
    { upper, lower },
    { upper, lower, ...(view.hasSupergroup && { top: upper + (which % 2) }) },
    {},
    { lower },
    { upper: lower, lower: upper },
  ];
  const asked = choose(lines, which) ?? {};
  const seen = die === 11 ? `${view.seen} old` : view.seen;
  const after = send(world, { ask: 'write groups', lines: asked, seen });
  if (asked.upper !== undefined && asked.lower !== undefined && asked.upper <= asked.lower)
    expect(after.view).toBe('stopped');
  if (die === 11 || !view.mayMove) expect(after.view).toBe('stopped');
  else if (after.view === 'groups') {
    expect(after.lines?.upper, 'the upper bar stands where it was put').toBe(asked.upper);
    expect(after.lines?.lower, 'the lower bar stands where it was put').toBe(asked.lower);
  }
  return true;
};

/** Many ranks or ratings at once, of everybody or of some. */
export const changeRanks: Step = (world, [die = 0, which = 0, steps = 0]) => {
  const form = send(world, { ask: 'preview ranks' });
  const way = choose(RANK_WAYS, die);
  if (form.view !== 'ranks' || way === undefined) return false;
  const change = { way, steps: 1 + (steps % 3), of: choose(form.whom, which)?.value ?? '' };
  const view = send(world, { ask: 'preview ranks', change });
  if (view.view !== 'ranks') return false;
  const replace = which % 2 === 0;
  const wanted = view.filled.length + (replace ? view.others.length : 0);
  const seen = die === 11 ? `${view.seen} old` : view.seen;
  const before = lastLogged(world);
  const after = send(world, { ask: 'write ranks', change, replace, seen });
  if (die === 11) expect(after.view).toBe('stopped');
  else if (wanted === 0) expect(lastLogged(world), 'nothing is done where nothing changes').toBe(before);
  return true;
};

/** Ratings with ranks, or ratings only, as the form offers. */
export const writeRatings: Step = (world, [die = 0, which = 0]) => {
  const row = choose(plainList(world.book).rows, die);
  if (!row) return false;
  const rank = which % 2 === 0 ? '' : '3d';
  const player = { no: row.no, name: row.name, pin: '10000001', rank, rating: 1500 + die };
  const ratings = { list: 'EGF 2026-11-01', players: [player] };
  const view = send(world, { ask: 'preview ratings', ratings });
  if (view.view !== 'ratings' || view.seen === '') return false;
  send(world, { ask: 'write ratings', ratings, seen: view.seen });
  return true;
};
