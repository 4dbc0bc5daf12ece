import { isBlank, textOf } from '../../sheet/cells/cell';
import type { CellChange } from '../../sheet/cells/block';
import type { Problem } from '../../tournament/problem';
import { entriesIn } from '../../tournament/wallList';
import { listBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { MendPlan } from '../write/mendPlan';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The winner of the replay of a drawn game: the new game is added to both cells. */
export function replayPlans(tournament: Tournament, { code, place }: Problem): readonly MendPlan[] {
  const { event, reading, text } = tournament;
  const { wallList } = reading;
  if (code !== 'knockoutDraw' || place.kind !== 'entry' || event.teams() || reading.results.length > 0)
    return [];
  const { player, round } = place;
  const games = entriesIn(wallList, player, round);
  const last = games[games.length - 1];
  if (last?.kind !== 'game' || last.outcome !== 'jigo') return [];
  const { opponent } = last;
  const answer = entriesIn(wallList, opponent, round);
  const theirs = answer[answer.length - 1];
  if (theirs?.kind !== 'game' || theirs.opponent !== player || theirs.outcome !== 'jigo') return [];
  return [player, opponent].flatMap((winner): readonly MendPlan[] => {
    const sign = (side: number): string => (side === winner ? '+' : '-');
    const changes = [
      addition(tournament, player, round, `${last.opponentNo}${sign(player)}`),
      addition(tournament, opponent, round, `${theirs.opponentNo}${sign(opponent)}`),
    ].flatMap(change => change ?? []);
    if (changes.length < 2) return [];
    const name = wallList.players[winner]?.name ?? '';
    return [{ label: text('mendBy.replay', { name }), blocks: listBlocks(tournament, changes) }];
  });
}

/** A game behind those of a round: in its next column, or in the cell of the last one. */
function addition(
  { reading, list }: Tournament,
  player: PlayerIndex,
  round: RoundNo,
  game: string,
): CellChange | undefined {
  const [row, columns] = [reading.rows[player], reading.rounds[round - 1] ?? []];
  if (row === undefined) return undefined;
  const filled = columns.filter(column => !isBlank(list.values[row]?.[column]));
  const last = filled[filled.length - 1];
  if (last === undefined) return undefined;
  const next = columns[columns.indexOf(last) + 1];
  const before = next === undefined ? textOf(list.values[row]?.[last]) : '';
  const place = { row: row + list.origin.row, column: (next ?? last) + list.origin.column };
  return { ...place, before, after: before === '' ? game : `${before} ${game}` };
}
