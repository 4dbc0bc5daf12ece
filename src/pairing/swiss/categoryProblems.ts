import { atPlayer, makeError, type Problem } from '../../tournament/problem';
import type { Round } from '../game/round';
import { categoriesIn } from '../game/round';
import { label } from '../game/remark';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

export function categoryProblems(round: Round, players: readonly PlayerIndex[]): readonly Problem[] {
  const { wallList, settings } = round.standing;
  if (SYSTEMS[settings.system].contests !== 'category') return [];
  if (wallList.players.every(player => player.category === '')) return [makeError('categoryColumnMissing')];
  const category = categoriesIn(round.standing);
  return players
    .filter(player => category(player) === 0)
    .map(player => makeError('categoryMissing', { name: label(wallList, player) }, atPlayer(player)));
}
