import { isBye, type Entry } from '../../tournament/game';
import { atEntry, makeWarning, type Problem } from '../../tournament/problem';
import { byeClasses } from '../optimum/bye';
import type { Round } from '../game/round';
import { label, labels } from '../game/remark';
import { entriesIn } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * More byes than an odd number needs, of which one may follow from those typed; or one due to somebody else
 * (R4.7). `free` have nothing typed; `bye` is theirs, where known.
 */
export function typedByes(round: Round, free: readonly PlayerIndex[], bye?: PlayerIndex): readonly Problem[] {
  const { wallList } = round.standing;
  const having = (isMeant: (entry: Entry) => boolean): readonly number[] =>
    wallList.players.flatMap((_, player) =>
      entriesIn(wallList, player, round.number).some(isMeant) ? [player] : [],
    );
  const typed = having(isBye);
  const [first] = typed;
  if (first === undefined) return [];
  const playing = having(({ kind }) => kind === 'game');
  const needed = (free.length + typed.length + playing.length) % 2;
  const byes = typed.length + ((free.length + playing.length) % 2);
  const problem = (code: 'moreByes' | 'byeFollows' | 'byeNotDue', values: Problem['values']): Problem =>
    makeWarning(code, { ...values, round: round.number }, atEntry(first, round.number));
  if (byes > needed) {
    const values = { byes, needed, players: labels(wallList, typed) };
    return [
      bye === undefined
        ? problem('moreByes', values)
        : problem('byeFollows', { ...values, bye: label(wallList, bye) }),
    ];
  }
  const [due = []] = byeClasses(round, [...free, ...typed, ...playing]);
  return due.includes(first)
    ? []
    : [problem('byeNotDue', { player: label(wallList, first), first: labels(wallList, due) })];
}
