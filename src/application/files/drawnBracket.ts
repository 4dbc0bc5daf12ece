import type { DrawnBracket, DrawnPlace } from '../../exchange/fileRows';
import { makeBracketTree } from '../../pairing/knockout/bracketTree';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { fateIn } from '../../standings/knockout/knockout';
import { makeRank } from '../../tournament/rank';
import { entriesIn } from '../../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The knock-out of an event by name, for a drawing; of teams that of the teams. */
export function drawnBracket(event: OpenEvent): DrawnBracket | undefined {
  const contest = event.contest();
  const tree = makeBracketTree(contest);
  if (!tree) return undefined;
  const { players } = contest.wallList;
  const placed = (player: PlayerIndex | undefined, isThrough: boolean): DrawnPlace => {
    const person = player === undefined ? undefined : players[player];
    if (!person) return { name: '', isThrough: false };
    return { name: person.rank ? `${person.name} (${makeRank(person.rank)})` : person.name, isThrough };
  };
  const rounds = tree.rounds.map(({ round, places }, column) => {
    const next = tree.rounds[column + 1]?.places ?? [];
    const isLast = round === undefined;
    return {
      round: round ?? null,
      places: places.map(player => placed(player, isLast || next.includes(player))),
    };
  });
  // Where each round is drawn anew, nobody knows yet whom the next one brings together.
  const awaitsDraw = (column: number): boolean => tree.rounds[column]?.awaitsDraw === true;
  const drawnRounds = rounds.filter(({ round }, column) =>
    round === null ? rounds[column - 1]?.places.length === 2 && !awaitsDraw(column - 1) : !awaitsDraw(column),
  );
  const third = tree.third && {
    round: tree.third.round,
    places: tree.third.players.map(player => placed(player, false)),
  };
  const isThrough = (player: PlayerIndex, round: RoundNo): boolean =>
    fateIn(entriesIn(contest.wallList, player, round)) === 'through';
  const beside = tree.beside.map(({ round, pairs }) => ({
    round,
    pairs: pairs.map(pair => pair.map(player => placed(player, isThrough(player, round)))),
  }));
  const winner = tree.beside.length > 0 ? placed(tree.winner, true).name : '';
  return { rounds: drawnRounds, third: third ?? null, beside, winner };
}
