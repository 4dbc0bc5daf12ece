import { expect } from 'vitest';
import { roundOf, type Fact, type PlainList, type Row } from './wallList';
import type { World } from './world';

/**
 * Nobody vanishes: whoever is in the event has something in a round that was paired, is announced absent, has come to the end of a
 * knock-out, a Diagonal or a table, or was named in a preview of this stage.
 */
export function expectEverybody(world: World, round: number, list: PlainList): void {
  const stage = stageOf(world, round);
  const told = [...world.foretold]
    .filter(([of]) => stage.from <= of && of <= round)
    .map(([, sentences]) => sentences)
    .join('\n');
  const vanished = list.rows.filter(row => {
    const isEmpty = cellsIn(row, round).every(({ text }) => text === '');
    return isEmpty && !isAway(outOf(row), round) && !isDone(list, row, stage, round) && !isNamed(told, row);
  });
  expect(
    vanished.map(({ name }) => name),
    `round ${round} has nothing for a player, and nobody was told`,
  ).toEqual([]);
}

interface Stage {
  readonly from: number;
  readonly system: string;
}

function stageOf({ kind }: World, round: number): Stage {
  for (const part of kind?.stages.split('; ') ?? []) {
    const [, from, to, system] = /^R(\d+)(?:-R(\d+))? (.*)$/.exec(part) ?? [];
    if (from && system && Number(from) <= round && round <= Number(to ?? from))
      return { from: Number(from), system };
  }
  return { from: 1, system: kind?.system ?? 'Swiss' };
}

const cellsIn = (row: Row, round: number): readonly Fact[] =>
  Object.entries(row.rounds).flatMap(([title, fact]) => (roundOf(title) === round ? [fact] : []));

/** A sentence names six and counts the others. */
const isNamed = (told: string, { name, team }: Row): boolean =>
  told.includes(name) || (team !== '' && told.includes(`${team} (`)) || /, \+\d/.test(told);

/** Whether the rules have nothing more for a player, or for the team. */
function isDone(list: PlainList, row: Row, { from, system }: Stage, round: number): boolean {
  const rounds = Array.from({ length: round - from }, (_, i) => from + i);
  const met = rounds.flatMap(one => sidesOf(list, row, one).map(({ side }) => side));
  const hasMetAll = (isOfTable: (one: Row) => boolean): boolean =>
    list.rows.every(
      one =>
        !isOfTable(one) ||
        sideOf(one) === sideOf(row) ||
        met.includes(sideOf(one)) ||
        hasNeverCome(one, round),
    );
  const lost = rounds.reduce((sum, one) => sum + lostIn(list, row, one), 0);
  // Two who meet twice in a round of a Diagonal play two games, not a match.
  const games = rounds.reduce((sum, one) => sum + gamesLostIn(list, row, one), 0);
  // Whoever is out as a punishment when a bracket is drawn is not in it, and forfeits no game of it.
  const isMissedDraw = isAway(row.out.replaceAll('!', ''), from);
  switch (system) {
    case 'Knock-out':
      return lost > 0 || isMissedDraw;
    case 'Double elimination':
      return lost > 1 || isMissedDraw;
    case 'Groups + knock-out':
      return lost > 0 || hasMetAll(one => one.group === row.group);
    case 'Diagonal':
      return Math.max(lost, games) > 1;
    case 'Round robin':
      return hasMetAll(() => true);
    default:
      return false;
  }
}

/** Out of the event by this round, and without a game in it: nobody's opponent. */
const hasNeverCome = ({ out, rounds }: Row, round: number): boolean =>
  out.split(/[ ,;]+/).some(part => /^\d+-$/.test(part) && Number.parseInt(part, 10) <= round) &&
  Object.values(rounds).every(({ games }) => games.length === 0);

const sideOf = ({ team, mark }: Row): string => team || mark;

/** The boards of a player, or of the team, in a round, by who the opponent was. */
function sidesOf(
  list: PlainList,
  row: Row,
  round: number,
): readonly { readonly side: string; readonly result: string }[] {
  return list.rows
    .filter(one => sideOf(one) === sideOf(row))
    .flatMap(one => cellsIn(one, round).flatMap(({ games }) => games))
    .flatMap(({ opponent, result }) => {
      const other = list.rows.find(({ mark }) => mark === opponent);
      return other ? [{ side: sideOf(other), result }] : [];
    });
}

const gamesLostIn = (list: PlainList, row: Row, round: number): number =>
  sidesOf(list, row, round).filter(({ result }) => result.startsWith('-')).length;

/** How many games, or matches of the team, were lost in a round; an absence is one. */
function lostIn(list: PlainList, row: Row, round: number): number {
  const boards = sidesOf(list, row, round);
  const own = list.rows.filter(one => sideOf(one) === sideOf(row)).flatMap(one => cellsIn(one, round));
  const isAbsent = boards.length === 0 && own.some(({ text }) => /^0[-=]/.test(text));
  const walkOvers = own.filter(({ text }) => /^(0\+|bye)/.test(text)).length;
  const matches = [...new Set(boards.map(({ side }) => side))].filter(side => {
    const results = boards.filter(one => one.side === side).map(({ result }) => result);
    const won = results.filter(result => result.startsWith('+')).length + walkOvers;
    const lost = results.filter(result => result.startsWith('-')).length + missing(list, row, side, round);
    return lost > won;
  });
  return matches.length + Number(isAbsent);
}

/** Boards that the other team has and this one gave up. */
const missing = (list: PlainList, row: Row, side: string, round: number): number =>
  row.team === ''
    ? 0
    : list.rows
        .filter(one => one.team === side)
        .flatMap(one => cellsIn(one, round))
        .filter(({ text }) => /^(0\+|bye)/.test(text)).length;

/** Who is out as a punishment has a zero of his own in each round; in a team nothing is counted for him alone. */
const outOf = ({ team, out }: Row): string => (team === '' ? out : out.replaceAll('!', ''));

const isAway = (out: string, round: number): boolean =>
  out
    .split(/[ ,;]+/)
    .some(part => Number(part) === round || (/^\d+-$/.test(part) && Number.parseInt(part, 10) <= round));
