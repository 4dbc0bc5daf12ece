import { pairLabel } from '../pairing/game/remark';
import { SIGN_OF, type Outcome } from '../tournament/game';
import { ratedResultOf } from '../tournament/ratedResults';
import { entriesIn } from '../tournament/wallList';
import type { AuditedEvent } from './auditedEvent';
import type { Finding } from './finding';
import type { PlayerIndex } from '../tournament/indices';

/** Games that go to the federations with another result than here. */
export const ratedActs = ({ wallList, settings }: Pick<AuditedEvent, 'wallList' | 'settings'>) =>
  settings.ratedResults.flatMap(({ round, players, result }): readonly Finding[] => {
    const [one = -1, other = -1] = players.map(no => wallList.players.findIndex(player => player.no === no));
    const side = (player: PlayerIndex, opponent: PlayerIndex): Outcome | undefined =>
      entriesIn(wallList, player, round).flatMap(entry =>
        entry.kind === 'game' && entry.opponent === opponent ? [entry.outcome] : [],
      )[0];
    const [mine, theirs] = [side(one, other), side(other, one)];
    if (!mine || !theirs) return [];
    const counted = ratedResultOf(mine, theirs) ?? `${SIGN_OF[mine]}/${SIGN_OF[theirs]}`;
    if (counted === result) return [];
    const values = { games: pairLabel(wallList, [one, other]), was: counted, now: result };
    return [{ kind: 'ratedOtherwise', weight: 'note', round, players: [one], values }];
  });
